// Evaluation of float ops, on LLVM's APFloat with the rounding to nearest of the default
// environment, and of select, which has fast-math flags as well. nnan and ninf make poison of what
// they exclude, nsz lets the signs of zeros be chosen; what other flags allow besides is not
// evaluated.

#include <optional>

#include "dialects/llvm/eval.h"
#include "dialects/llvm/ops.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APSInt.h"

namespace pliron::llvm_dialect {

using llvm::APFloat;
using llvm::APInt;
using llvm::APSInt;

namespace {

using detail::EvalResults;
using detail::give;
using detail::give_bool;
using detail::give_poison;
using detail::is_any_poison;

constexpr APFloat::roundingMode nearest = APFloat::rmNearestTiesToEven;

unsigned fastmath(Operation* op) {
  Attribute flags = op->attr("fastmathFlags");
  return flags ? flags.as<FastmathAttr>().flags() : 0;
}
bool excludes(Operation* op, const APFloat& value) {
  unsigned flags = fastmath(op);
  return (flags & Nnan && value.isNaN()) || (flags & Ninf && value.isInfinity());
}
// The value with a sign that may be chosen when it is a zero; `bit` of what is given chooses.
APFloat with_chosen_sign(Operation* op, const EvalInput& in, unsigned bit, APFloat value) {
  if (value.isZero() && in.arbitrary[bit] && fastmath(op) & Nsz)
    value.changeSign();
  return value;
}
APFloat operand(Operation* op, const EvalInput& in, unsigned i) {
  return with_chosen_sign(
      op, in, i + 1,
      {detail::scalar_operand(op, i).as<FloatType>().semantics(), in.operands[i].bits});
}
// The operands, when none is poison or excluded by a flag.
std::optional<llvm::SmallVector<APFloat, 3>> operands(Operation* op, const EvalInput& in) {
  llvm::SmallVector<APFloat, 3> values;
  if (is_any_poison(in))
    return std::nullopt;
  for (unsigned i = 0; i < in.operands.size(); ++i) {
    values.push_back(operand(op, in, i));
    if (excludes(op, values.back()))
      return std::nullopt;
  }
  return values;
}
EvalStatus give_float(Operation* op, const EvalInput& in, EvalResults& results,
                      const APFloat& value) {
  if (excludes(op, value))
    return give_poison(op, results);
  return give(results, with_chosen_sign(op, in, 0, value).bitcastToAPInt());
}

template <APFloat (*Function)(const APFloat&)>
EvalStatus unary(Operation* op, const EvalInput& in, EvalResults& results) {
  auto values = operands(op, in);
  return values ? give_float(op, in, results, Function((*values)[0])) : give_poison(op, results);
}
template <APFloat (*Function)(const APFloat&, const APFloat&)>
EvalStatus binary(Operation* op, const EvalInput& in, EvalResults& results) {
  auto values = operands(op, in);
  return values ? give_float(op, in, results, Function((*values)[0], (*values)[1]))
                : give_poison(op, results);
}

using Arithmetic = APFloat::opStatus (APFloat::*)(const APFloat&, APFloat::roundingMode);
template <Arithmetic Function>
APFloat rounded(const APFloat& a, const APFloat& b) {
  APFloat result = a;
  (result.*Function)(b, nearest);
  return result;
}
APFloat frem(const APFloat& a, const APFloat& b) {
  APFloat result = a;
  result.mod(b);
  return result;
}
APFloat fneg(const APFloat& a) {
  return llvm::neg(a);
}
APFloat fabs(const APFloat& a) {
  return llvm::abs(a);
}
APFloat copysign(const APFloat& a, const APFloat& b) {
  return APFloat::copySign(a, b);
}
template <APFloat::roundingMode Mode>
APFloat to_integral(const APFloat& a) {
  APFloat result = a;
  result.roundToIntegral(Mode);
  return result;
}
APFloat minnum(const APFloat& a, const APFloat& b) {
  return llvm::minnum(a, b);
}
APFloat maxnum(const APFloat& a, const APFloat& b) {
  return llvm::maxnum(a, b);
}
APFloat minimum(const APFloat& a, const APFloat& b) {
  return llvm::minimum(a, b);
}
APFloat maximum(const APFloat& a, const APFloat& b) {
  return llvm::maximum(a, b);
}

EvalStatus fma(Operation* op, const EvalInput& in, EvalResults& results) {
  auto values = operands(op, in);
  if (!values)
    return give_poison(op, results);
  APFloat result = (*values)[0];
  result.fusedMultiplyAdd((*values)[1], (*values)[2], nearest);
  return give_float(op, in, results, result);
}
EvalStatus ldexp(Operation* op, const EvalInput& in, EvalResults& results) {
  if (is_any_poison(in))
    return give_poison(op, results);
  APFloat value = operand(op, in, 0);
  if (excludes(op, value))
    return give_poison(op, results);
  // Beyond this every float is zero or infinite.
  constexpr std::int64_t most = 1 << 17;
  std::int64_t power = in.operands[1].bits.getSignificantBits() > 18
                           ? (in.operands[1].bits.isNegative() ? -most : most)
                           : in.operands[1].bits.getSExtValue();
  return give_float(op, in, results, llvm::scalbn(value, static_cast<int>(power), nearest));
}

// For which outcomes a predicate holds: 1 equal, 2 greater, 4 less, 8 unordered.
unsigned outcomes(FcmpPredicate predicate) {
  // By the predicate's number: false, the ordered ones, ord, the unordered ones, uno, true.
  constexpr std::uint8_t bits[] = {0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 8, 15};
  return bits[static_cast<unsigned>(predicate)];
}
EvalStatus fcmp(Operation* op, const EvalInput& in, EvalResults& results) {
  auto values = operands(op, in);
  if (!values)
    return give_poison(op, results);
  unsigned outcome = 0;
  switch ((*values)[0].compare((*values)[1])) {
    case APFloat::cmpEqual:
      outcome = 1;
      break;
    case APFloat::cmpGreaterThan:
      outcome = 2;
      break;
    case APFloat::cmpLessThan:
      outcome = 4;
      break;
    case APFloat::cmpUnordered:
      outcome = 8;
      break;
  }
  return give_bool(results, (outcomes(op->as<FCmpOp>().predicate()) & outcome) != 0);
}

// Flags are about the value that is chosen.
EvalStatus select(Operation* op, const EvalInput& in, EvalResults& results) {
  const EvalValue& condition = in.operands[0];
  const EvalValue& chosen = condition.bits.isZero() ? in.operands[2] : in.operands[1];
  FloatType real = detail::scalar_result(op).try_as<FloatType>();
  if (real && !condition.is_poison && !chosen.is_poison && fastmath(op))
    return give_float(op, in, results, APFloat(real.semantics(), chosen.bits));
  results.push_back(chosen);
  results.back().is_poison |= condition.is_poison;
  return EvalStatus::Done;
}

EvalStatus is_fpclass(Operation* op, const EvalInput& in, EvalResults& results) {
  if (is_any_poison(in))
    return give_poison(op, results);
  APFloat value = operand(op, in, 0);
  // Bits as in LLVM's FPClassTest: NaNs, then from -inf up to +inf.
  unsigned bit = 0;
  if (value.isNaN())
    bit = value.isSignaling() ? 0 : 1;
  else {
    unsigned size = value.isInfinity() ? 3 : value.isZero() ? 0 : value.isDenormal() ? 1 : 2;
    bit = value.isNegative() ? 5 - size : 6 + size;
  }
  std::uint64_t wanted = op->attr("bit").as<IntegerAttr>().value().getZExtValue();
  return give_bool(results, (wanted >> bit & 1) != 0);
}

// Conversions.

EvalStatus convert(Operation* op, const EvalInput& in, EvalResults& results) {
  if (is_any_poison(in))
    return give_poison(op, results);
  APFloat value = operand(op, in, 0);
  bool loses = false;
  value.convert(detail::scalar_result(op).as<FloatType>().semantics(), nearest, &loses);
  return give(results, value.bitcastToAPInt());
}
template <bool IsSigned>
EvalStatus to_integer(Operation* op, const EvalInput& in, EvalResults& results) {
  if (is_any_poison(in))
    return give_poison(op, results);
  APSInt result(detail::scalar_width(detail::scalar_result(op)), !IsSigned);
  bool is_exact = false;
  if (operand(op, in, 0).convertToInteger(result, APFloat::rmTowardZero, &is_exact) ==
      APFloat::opInvalidOp)
    return give_poison(op, results);
  return give(results, result);
}
template <bool IsSigned>
EvalStatus from_integer(Operation* op, const EvalInput& in, EvalResults& results) {
  const APInt& value = in.operands[0].bits;
  if (is_any_poison(in) || (op->attr("nonNeg") && value.isNegative()))
    return give_poison(op, results);
  APFloat result(detail::scalar_result(op).as<FloatType>().semantics());
  result.convertFromAPInt(value, IsSigned, nearest);
  return give(results, result.bitcastToAPInt());
}

}  // namespace

llvm::ArrayRef<detail::EvalEntry> detail::float_evals() {
  static constexpr EvalEntry entries[] = {
      {"llvm.fadd", binary<rounded<&APFloat::add>>},
      {"llvm.fsub", binary<rounded<&APFloat::subtract>>},
      {"llvm.fmul", binary<rounded<&APFloat::multiply>>},
      {"llvm.fdiv", binary<rounded<&APFloat::divide>>},
      {"llvm.frem", binary<frem>},
      {"llvm.fneg", unary<fneg>},
      {"llvm.fcmp", fcmp},
      {"llvm.select", select},
      {"llvm.fptrunc", convert},
      {"llvm.fpext", convert},
      {"llvm.fptosi", to_integer<true>},
      {"llvm.fptoui", to_integer<false>},
      {"llvm.sitofp", from_integer<true>},
      {"llvm.uitofp", from_integer<false>},
      {"llvm.intr.fabs", unary<fabs>},
      {"llvm.intr.copysign", binary<copysign>},
      {"llvm.intr.floor", unary<to_integral<APFloat::rmTowardNegative>>},
      {"llvm.intr.ceil", unary<to_integral<APFloat::rmTowardPositive>>},
      {"llvm.intr.trunc", unary<to_integral<APFloat::rmTowardZero>>},
      {"llvm.intr.rint", unary<to_integral<APFloat::rmNearestTiesToEven>>},
      {"llvm.intr.nearbyint", unary<to_integral<APFloat::rmNearestTiesToEven>>},
      {"llvm.intr.roundeven", unary<to_integral<APFloat::rmNearestTiesToEven>>},
      {"llvm.intr.round", unary<to_integral<APFloat::rmNearestTiesToAway>>},
      {"llvm.intr.minnum", binary<minnum>},
      {"llvm.intr.maxnum", binary<maxnum>},
      {"llvm.intr.minimum", binary<minimum>},
      {"llvm.intr.maximum", binary<maximum>},
      {"llvm.intr.fma", fma},
      {"llvm.intr.ldexp", ldexp},
      {"llvm.intr.is.fpclass", is_fpclass},
  };
  return entries;
}

}  // namespace pliron::llvm_dialect
