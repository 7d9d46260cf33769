// Evaluation of integer ops, and of those that do not look at their operands' bits. The semantics
// are those of the LLVM language reference; where it is silent about poison (a poison dividend and
// -1), those of Alive2 (Lopes et al., PLDI 2021).

#include "dialects/llvm/eval.h"

#include "dialects/llvm/ops.h"

namespace pliron::llvm_dialect {

using llvm::APInt;

namespace detail {

EvalStatus give(EvalResults& results, APInt bits) {
  results.push_back({std::move(bits)});
  return EvalStatus::Done;
}

EvalStatus give_poison(Operation* op, EvalResults& results) {
  results.push_back(EvalValue::poison(scalar_width(scalar_result(op))));
  return EvalStatus::Done;
}

bool is_any_poison(const EvalInput& in) {
  return llvm::any_of(in.operands, [](const EvalValue& value) { return value.is_poison; });
}

static Type scalar(Type type) {
  VectorType vector = type.try_as<VectorType>();
  return vector ? vector.element_type() : type;
}
Type scalar_result(Operation* op) {
  return scalar(op->result(0).type());
}
Type scalar_operand(Operation* op, unsigned i) {
  return scalar(op->operand(i).type());
}

unsigned scalar_width(Type type) {
  if (IntegerType integer = type.try_as<IntegerType>())
    return integer.width();
  return type.as<FloatType>().width();
}

}  // namespace detail

namespace {

using detail::EvalResults;
using detail::give;
using detail::give_bool;
using detail::give_poison;
using detail::is_any_poison;

unsigned overflow_flags(Operation* op) {
  Attribute flags = op->attr("overflowFlags");
  return flags ? static_cast<unsigned>(flags.as<IntegerAttr>().as_int()) : 0;
}
bool has_flag(Operation* op, llvm::StringRef name) {
  return static_cast<bool>(op->attr(name));
}
bool has_true(Operation* op, llvm::StringRef name) {
  Attribute attr = op->attr(name);
  return attr && attr.as<IntegerAttr>().as_int() != 0;
}

// Ops of integers alone whose result is poison when an operand is.
template <APInt (*Function)(Operation*, const APInt&)>
EvalStatus unary(Operation* op, const EvalInput& in, EvalResults& results) {
  if (is_any_poison(in))
    return give_poison(op, results);
  return give(results, Function(op, in.operands[0].bits));
}
template <APInt (*Function)(const APInt&, const APInt&)>
EvalStatus binary(Operation* op, const EvalInput& in, EvalResults& results) {
  if (is_any_poison(in))
    return give_poison(op, results);
  return give(results, Function(in.operands[0].bits, in.operands[1].bits));
}

// add, sub, mul: `Unsigned` and `Signed` wrap and say whether they did.
using Wrapping = APInt (APInt::*)(const APInt&, bool&) const;
template <Wrapping Unsigned, Wrapping Signed>
EvalStatus wrapping(Operation* op, const EvalInput& in, EvalResults& results) {
  if (is_any_poison(in))
    return give_poison(op, results);
  const APInt &a = in.operands[0].bits, &b = in.operands[1].bits;
  bool unsigned_wrap = false, signed_wrap = false;
  APInt result = (a.*Unsigned)(b, unsigned_wrap);
  (void)(a.*Signed)(b, signed_wrap);
  unsigned flags = overflow_flags(op);
  if ((unsigned_wrap && flags & Nuw) || (signed_wrap && flags & Nsw))
    return give_poison(op, results);
  return give(results, std::move(result));
}

bool is_shift_too_far(const EvalInput& in) {
  return in.operands[1].bits.uge(in.operands[0].bits.getBitWidth());
}
EvalStatus shl(Operation* op, const EvalInput& in, EvalResults& results) {
  if (is_any_poison(in) || is_shift_too_far(in))
    return give_poison(op, results);
  return wrapping<&APInt::ushl_ov, &APInt::sshl_ov>(op, in, results);
}
template <APInt (APInt::*Shift)(const APInt&) const>
EvalStatus shift_right(Operation* op, const EvalInput& in, EvalResults& results) {
  if (is_any_poison(in) || is_shift_too_far(in))
    return give_poison(op, results);
  const APInt &a = in.operands[0].bits, &amount = in.operands[1].bits;
  if (has_flag(op, "isExact") && a.countr_zero() < amount.getZExtValue() && !a.isZero())
    return give_poison(op, results);
  return give(results, (a.*Shift)(amount));
}

// Division: by poison or zero nothing is defined.
bool is_undefined_division(const EvalInput& in, bool is_signed) {
  const EvalValue &a = in.operands[0], &b = in.operands[1];
  if (b.is_poison || b.bits.isZero())
    return true;
  return is_signed && b.bits.isAllOnes() && (a.is_poison || a.bits.isMinSignedValue());
}
template <bool IsSigned>
EvalStatus divide(Operation* op, const EvalInput& in, EvalResults& results) {
  if (is_undefined_division(in, IsSigned))
    return EvalStatus::UndefinedBehavior;
  if (is_any_poison(in))
    return give_poison(op, results);
  const APInt &a = in.operands[0].bits, &b = in.operands[1].bits;
  APInt rest = IsSigned ? a.srem(b) : a.urem(b);
  if (has_flag(op, "isExact") && !rest.isZero())
    return give_poison(op, results);
  return give(results, IsSigned ? a.sdiv(b) : a.udiv(b));
}
template <bool IsSigned>
EvalStatus remainder(Operation* op, const EvalInput& in, EvalResults& results) {
  if (is_undefined_division(in, IsSigned))
    return EvalStatus::UndefinedBehavior;
  if (is_any_poison(in))
    return give_poison(op, results);
  const APInt &a = in.operands[0].bits, &b = in.operands[1].bits;
  return give(results, IsSigned ? a.srem(b) : a.urem(b));
}

EvalStatus bit_or(Operation* op, const EvalInput& in, EvalResults& results) {
  if (is_any_poison(in))
    return give_poison(op, results);
  const APInt &a = in.operands[0].bits, &b = in.operands[1].bits;
  if (has_flag(op, "isDisjoint") && a.intersects(b))
    return give_poison(op, results);
  return give(results, a | b);
}

bool compare(IcmpPredicate predicate, const APInt& a, const APInt& b) {
  switch (predicate) {
    case IcmpPredicate::Eq:
      return a == b;
    case IcmpPredicate::Ne:
      return a != b;
    case IcmpPredicate::Slt:
      return a.slt(b);
    case IcmpPredicate::Sle:
      return a.sle(b);
    case IcmpPredicate::Sgt:
      return a.sgt(b);
    case IcmpPredicate::Sge:
      return a.sge(b);
    case IcmpPredicate::Ult:
      return a.ult(b);
    case IcmpPredicate::Ule:
      return a.ule(b);
    case IcmpPredicate::Ugt:
      return a.ugt(b);
    case IcmpPredicate::Uge:
      return a.uge(b);
  }
  return false;
}
EvalStatus icmp(Operation* op, const EvalInput& in, EvalResults& results) {
  if (is_any_poison(in))
    return give_poison(op, results);
  return give_bool(results,
                   compare(op->as<ICmpOp>().predicate(), in.operands[0].bits, in.operands[1].bits));
}
template <bool IsSigned>
EvalStatus three_way(Operation* op, const EvalInput& in, EvalResults& results) {
  if (is_any_poison(in))
    return give_poison(op, results);
  const APInt &a = in.operands[0].bits, &b = in.operands[1].bits;
  bool less = IsSigned ? a.slt(b) : a.ult(b);
  unsigned width = detail::scalar_width(detail::scalar_result(op));
  int order = less ? -1 : a == b ? 0 : 1;
  return give(results, APInt(width, static_cast<std::uint64_t>(order), true, true));
}

// Conversions.

EvalStatus trunc(Operation* op, const EvalInput& in, EvalResults& results) {
  if (is_any_poison(in))
    return give_poison(op, results);
  const APInt& a = in.operands[0].bits;
  APInt result = a.trunc(detail::scalar_width(detail::scalar_result(op)));
  unsigned flags = overflow_flags(op), width = a.getBitWidth();
  if ((flags & Nuw && result.zext(width) != a) || (flags & Nsw && result.sext(width) != a))
    return give_poison(op, results);
  return give(results, std::move(result));
}
EvalStatus zext(Operation* op, const EvalInput& in, EvalResults& results) {
  if (is_any_poison(in) || (has_flag(op, "nonNeg") && in.operands[0].bits.isNegative()))
    return give_poison(op, results);
  return give(results, in.operands[0].bits.zext(detail::scalar_width(detail::scalar_result(op))));
}
APInt sext(Operation* op, const APInt& a) {
  return a.sext(detail::scalar_width(detail::scalar_result(op)));
}
// Of scalars, and of vectors with as many elements, whose elements are the same bits.
EvalStatus bitcast(Operation* op, const EvalInput& in, EvalResults& results) {
  auto is_number = [](Type type) { return type.is<IntegerType>() || type.is<FloatType>(); };
  Type from = detail::scalar_operand(op, 0), to = detail::scalar_result(op);
  if (!is_number(from) || !is_number(to) || detail::scalar_width(from) != detail::scalar_width(to))
    return EvalStatus::Unknown;
  results.push_back(in.operands[0]);
  return EvalStatus::Done;
}

// Choices.

EvalStatus freeze(Operation*, const EvalInput& in, EvalResults& results) {
  const EvalValue& value = in.operands[0];
  return give(results,
              value.is_poison ? in.arbitrary.zextOrTrunc(value.bits.getBitWidth()) : value.bits);
}
EvalStatus first_operand(Operation*, const EvalInput& in, EvalResults& results) {
  results.push_back(in.operands[0]);
  return EvalStatus::Done;
}

// Intrinsics.

template <APInt (APInt::*Shift)(const APInt&) const>
EvalStatus saturating_shift(Operation* op, const EvalInput& in, EvalResults& results) {
  if (is_any_poison(in) || is_shift_too_far(in))
    return give_poison(op, results);
  return give(results, (in.operands[0].bits.*Shift)(in.operands[1].bits));
}
EvalStatus bswap(Operation* op, const EvalInput& in, EvalResults& results) {
  if (in.operands[0].bits.getBitWidth() % 16 != 0)
    return EvalStatus::Unknown;
  if (is_any_poison(in))
    return give_poison(op, results);
  return give(results, in.operands[0].bits.byteSwap());
}
template <unsigned (APInt::*Count)() const>
EvalStatus count_zeros(Operation* op, const EvalInput& in, EvalResults& results) {
  const APInt& a = in.operands[0].bits;
  if (is_any_poison(in) || (a.isZero() && has_true(op, "is_zero_poison")))
    return give_poison(op, results);
  return give(results, APInt(a.getBitWidth(), (a.*Count)(), false, true));
}
EvalStatus absolute(Operation* op, const EvalInput& in, EvalResults& results) {
  const APInt& a = in.operands[0].bits;
  if (is_any_poison(in) || (a.isMinSignedValue() && has_true(op, "is_int_min_poison")))
    return give_poison(op, results);
  return give(results, a.abs());
}
// A half of the operands side by side, the first above, shifted by the third modulo the width.
template <bool IsLeft>
EvalStatus funnel_shift(Operation* op, const EvalInput& in, EvalResults& results) {
  if (is_any_poison(in))
    return give_poison(op, results);
  const APInt &high = in.operands[0].bits, &low = in.operands[1].bits;
  unsigned width = high.getBitWidth();
  auto amount = static_cast<unsigned>(in.operands[2].bits.urem(width));
  APInt both = high.concat(low);
  return give(results, IsLeft ? both.shl(amount).extractBits(width, width)
                              : both.lshr(amount).extractBits(width, 0));
}

APInt bit_and(const APInt& a, const APInt& b) {
  return a & b;
}
APInt bit_xor(const APInt& a, const APInt& b) {
  return a ^ b;
}
template <APInt (APInt::*Function)(const APInt&) const>
APInt method(const APInt& a, const APInt& b) {
  return (a.*Function)(b);
}
APInt smax(const APInt& a, const APInt& b) {
  return llvm::APIntOps::smax(a, b);
}
APInt smin(const APInt& a, const APInt& b) {
  return llvm::APIntOps::smin(a, b);
}
APInt umax(const APInt& a, const APInt& b) {
  return llvm::APIntOps::umax(a, b);
}
APInt umin(const APInt& a, const APInt& b) {
  return llvm::APIntOps::umin(a, b);
}
APInt ctpop(Operation*, const APInt& a) {
  return APInt(a.getBitWidth(), a.popcount(), false, true);
}
APInt bitreverse(Operation*, const APInt& a) {
  return a.reverseBits();
}

}  // namespace

llvm::ArrayRef<detail::EvalEntry> detail::integer_evals() {
  static constexpr EvalEntry entries[] = {
      {"llvm.add", wrapping<&APInt::uadd_ov, &APInt::sadd_ov>},
      {"llvm.sub", wrapping<&APInt::usub_ov, &APInt::ssub_ov>},
      {"llvm.mul", wrapping<&APInt::umul_ov, &APInt::smul_ov>},
      {"llvm.udiv", divide<false>},
      {"llvm.sdiv", divide<true>},
      {"llvm.urem", remainder<false>},
      {"llvm.srem", remainder<true>},
      {"llvm.and", binary<bit_and>},
      {"llvm.or", bit_or},
      {"llvm.xor", binary<bit_xor>},
      {"llvm.shl", shl},
      {"llvm.lshr", shift_right<&APInt::lshr>},
      {"llvm.ashr", shift_right<&APInt::ashr>},
      {"llvm.icmp", icmp},
      {"llvm.trunc", trunc},
      {"llvm.zext", zext},
      {"llvm.sext", unary<sext>},
      {"llvm.bitcast", bitcast},
      {"llvm.freeze", freeze},
      {"llvm.intr.sadd.sat", binary<method<&APInt::sadd_sat>>},
      {"llvm.intr.uadd.sat", binary<method<&APInt::uadd_sat>>},
      {"llvm.intr.ssub.sat", binary<method<&APInt::ssub_sat>>},
      {"llvm.intr.usub.sat", binary<method<&APInt::usub_sat>>},
      {"llvm.intr.sshl.sat", saturating_shift<&APInt::sshl_sat>},
      {"llvm.intr.ushl.sat", saturating_shift<&APInt::ushl_sat>},
      {"llvm.intr.smax", binary<smax>},
      {"llvm.intr.smin", binary<smin>},
      {"llvm.intr.umax", binary<umax>},
      {"llvm.intr.umin", binary<umin>},
      {"llvm.intr.ctpop", unary<ctpop>},
      {"llvm.intr.bswap", bswap},
      {"llvm.intr.bitreverse", unary<bitreverse>},
      {"llvm.intr.ctlz", count_zeros<&APInt::countl_zero>},
      {"llvm.intr.cttz", count_zeros<&APInt::countr_zero>},
      {"llvm.intr.abs", absolute},
      {"llvm.intr.fshl", funnel_shift<true>},
      {"llvm.intr.fshr", funnel_shift<false>},
      {"llvm.intr.scmp", three_way<true>},
      {"llvm.intr.ucmp", three_way<false>},
      {"llvm.intr.expect", first_operand},
      {"llvm.intr.expect.with.probability", first_operand},
  };
  return entries;
}

EvalFunction find_eval(llvm::StringRef op) {
  for (llvm::ArrayRef<detail::EvalEntry> entries : {detail::integer_evals(), detail::float_evals()})
    for (const detail::EvalEntry& entry : entries)
      if (entry.op == op)
        return entry.function;
  return nullptr;
}

}  // namespace pliron::llvm_dialect
