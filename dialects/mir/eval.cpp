#include "dialects/mir/eval.h"

#include "dialects/mir/ops.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APSInt.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

namespace pliron::mir {

using llvm::APFloat;
using llvm::APInt;
using llvm::APSInt;

namespace {

using Results = llvm::SmallVectorImpl<EvalValue>;

bool is_number(Type type) {
  return type.is<IntegerType>() || type.is<FloatType>();
}
unsigned width_of(Type type) {
  IntegerType integer = type.try_as<IntegerType>();
  return integer ? integer.width() : type.as<FloatType>().width();
}
bool is_signed(Type type) {
  IntegerType integer = type.try_as<IntegerType>();
  return integer && integer.is_signed();
}
bool has(Operation* op, llvm::StringRef attr) {
  return static_cast<bool>(op->attr(attr));
}
Type operand_type(Operation* op, unsigned i = 0) {
  return op->operand(i).type();
}
APFloat real(Operation* op, const EvalInput& in, unsigned i) {
  return {operand_type(op, i).as<FloatType>().semantics(), in.operands[i].bits};
}
APSInt number(Operation* op, const EvalInput& in, unsigned i) {
  return APSInt(in.operands[i].bits, !is_signed(operand_type(op, i)));
}

EvalStatus give(Results& results, APInt bits) {
  results.push_back({std::move(bits)});
  return EvalStatus::Done;
}
EvalStatus give_real(Results& results, const APFloat& value) {
  return value.isNaN() ? EvalStatus::Unknown : give(results, value.bitcastToAPInt());
}
// When an operand is poison, all results are.
bool gives_poison(Operation* op, const EvalInput& in, Results& results) {
  if (llvm::none_of(in.operands, [](const EvalValue& value) { return value.is_poison; }))
    return false;
  for (Value result : op->results())
    results.push_back(EvalValue::poison(width_of(result.type())));
  return true;
}

using Wrapping = APInt (APInt::*)(const APInt&, bool&) const;
using Rounding = APFloat::opStatus (APFloat::*)(const APFloat&, APFloat::roundingMode);

APInt wrap(Operation* op, const EvalInput& in, Wrapping with_sign, Wrapping without,
           bool& overflow) {
  const APInt &a = in.operands[0].bits, &b = in.operands[1].bits;
  return is_signed(operand_type(op)) ? (a.*with_sign)(b, overflow) : (a.*without)(b, overflow);
}

template <Wrapping Signed, Wrapping Unsigned, Rounding Float>
EvalStatus arithmetic(Operation* op, const EvalInput& in, Results& results) {
  if (gives_poison(op, in, results))
    return EvalStatus::Done;
  if (operand_type(op).is<FloatType>()) {
    APFloat value = real(op, in, 0);
    (value.*Float)(real(op, in, 1), APFloat::rmNearestTiesToEven);
    return give_real(results, value);
  }
  bool overflow = false;
  APInt value = wrap(op, in, Signed, Unsigned, overflow);
  if (overflow && has(op, "unchecked"))
    return EvalStatus::UndefinedBehavior;
  return give(results, std::move(value));
}

template <Wrapping Signed, Wrapping Unsigned>
EvalStatus with_overflow(Operation* op, const EvalInput& in, Results& results) {
  if (gives_poison(op, in, results))
    return EvalStatus::Done;
  bool overflow = false;
  give(results, wrap(op, in, Signed, Unsigned, overflow));
  return give(results, APInt(1, overflow));
}

// Division by poison or zero is undefined, as is the least number by -1.
bool is_undefined_division(Operation* op, const EvalInput& in) {
  const EvalValue &a = in.operands[0], &b = in.operands[1];
  if (b.is_poison || b.bits.isZero())
    return true;
  return is_signed(operand_type(op)) && b.bits.isAllOnes() &&
         (a.is_poison || a.bits.isMinSignedValue());
}
template <bool IsRemainder>
EvalStatus divide(Operation* op, const EvalInput& in, Results& results) {
  bool is_float = operand_type(op).is<FloatType>();
  if (!is_float && is_undefined_division(op, in))
    return EvalStatus::UndefinedBehavior;
  if (gives_poison(op, in, results))
    return EvalStatus::Done;
  if (!is_float) {
    APSInt a = number(op, in, 0), b = number(op, in, 1);
    return give(results, IsRemainder ? a % b : a / b);
  }
  APFloat value = real(op, in, 0);
  if (IsRemainder)
    value.mod(real(op, in, 1));
  else
    value.divide(real(op, in, 1), APFloat::rmNearestTiesToEven);
  return give_real(results, value);
}

template <APInt (*Function)(const APInt&, const APInt&)>
EvalStatus bitwise(Operation* op, const EvalInput& in, Results& results) {
  if (gives_poison(op, in, results))
    return EvalStatus::Done;
  return give(results, Function(in.operands[0].bits, in.operands[1].bits));
}
APInt bit_and(const APInt& a, const APInt& b) {
  return a & b;
}
APInt bit_or(const APInt& a, const APInt& b) {
  return a | b;
}
APInt bit_xor(const APInt& a, const APInt& b) {
  return a ^ b;
}

// The amount is cut to what the width, a power of two, allows.
template <bool IsLeft>
EvalStatus shift(Operation* op, const EvalInput& in, Results& results) {
  unsigned width = in.operands[0].bits.getBitWidth();
  if (!llvm::isPowerOf2_32(width))
    return EvalStatus::Unknown;
  if (gives_poison(op, in, results))
    return EvalStatus::Done;
  APSInt value = number(op, in, 0), amount = number(op, in, 1);
  bool is_too_far =
      amount.isNegative() || amount.getActiveBits() > 32 || amount.zextOrTrunc(32).uge(width);
  if (is_too_far && has(op, "unchecked"))
    return EvalStatus::UndefinedBehavior;
  auto bits = static_cast<unsigned>(amount.zextOrTrunc(32).getZExtValue()) & (width - 1);
  if (IsLeft)
    return give(results, value.shl(bits));
  return give(results, value.isSigned() ? value.ashr(bits) : value.lshr(bits));
}

EvalStatus negate(Operation* op, const EvalInput& in, Results& results) {
  if (gives_poison(op, in, results))
    return EvalStatus::Done;
  if (!operand_type(op).is<FloatType>())
    return give(results, -in.operands[0].bits);
  return give_real(results, llvm::neg(real(op, in, 0)));
}
EvalStatus complement(Operation* op, const EvalInput& in, Results& results) {
  if (gives_poison(op, in, results))
    return EvalStatus::Done;
  return give(results, ~in.operands[0].bits);
}

bool holds(llvm::StringRef predicate, bool less, bool equal, bool greater) {
  return llvm::StringSwitch<bool>(predicate)
      .Case("eq", equal)
      .Case("ne", !equal)
      .Case("lt", less)
      .Case("le", less || equal)
      .Case("gt", greater)
      .Default(greater || equal);
}
EvalStatus compare(Operation* op, const EvalInput& in, Results& results) {
  if (!is_number(operand_type(op)))
    return EvalStatus::Unknown;
  if (gives_poison(op, in, results))
    return EvalStatus::Done;
  llvm::StringRef predicate = op->attr("predicate").as<StringAttr>().value();
  if (operand_type(op).is<FloatType>()) {
    APFloat::cmpResult order = real(op, in, 0).compare(real(op, in, 1));
    return give(results,
                APInt(1, holds(predicate, order == APFloat::cmpLessThan, order == APFloat::cmpEqual,
                               order == APFloat::cmpGreaterThan)));
  }
  APSInt a = number(op, in, 0), b = number(op, in, 1);
  return give(results, APInt(1, holds(predicate, a<b, a == b, a> b)));
}
EvalStatus three_way(Operation* op, const EvalInput& in, Results& results) {
  if (gives_poison(op, in, results))
    return EvalStatus::Done;
  APSInt a = number(op, in, 0), b = number(op, in, 1);
  int order = a < b ? -1 : a == b ? 0 : 1;
  return give(results, APInt(width_of(op->result(0).type()), static_cast<std::uint64_t>(order),
                             /*isSigned=*/true, /*implicitTrunc=*/true));
}

// Saturates; NaN gives 0.
APInt to_integer(const APFloat& value, Type type) {
  APSInt result(width_of(type), !is_signed(type));
  if (value.isNaN())
    return APInt::getZero(width_of(type));
  bool is_exact = false;
  value.convertToInteger(result, APFloat::rmTowardZero, &is_exact);
  return result;
}

// Neither bool nor a pointer has a constant of every bit pattern.
bool has_all_patterns(Type type) {
  return is_number(type) && width_of(type) > 1;
}

EvalStatus cast(Operation* op, const EvalInput& in, Results& results) {
  Type from = operand_type(op), to = op->result(0).type();
  if (!is_number(from) || !is_number(to))
    return EvalStatus::Unknown;
  if (gives_poison(op, in, results))
    return EvalStatus::Done;
  switch (cast_kind(op->attr("kind").as<StringAttr>().value())) {
    case CastKind::IntToInt:
      return give(results, number(op, in, 0).extOrTrunc(width_of(to)));
    case CastKind::FloatToInt:
      return give(results, to_integer(real(op, in, 0), to));
    case CastKind::IntToFloat: {
      APFloat value(to.as<FloatType>().semantics());
      value.convertFromAPInt(in.operands[0].bits, is_signed(from), APFloat::rmNearestTiesToEven);
      return give_real(results, value);
    }
    case CastKind::FloatToFloat: {
      APFloat value = real(op, in, 0);
      bool loses = false;
      value.convert(to.as<FloatType>().semantics(), APFloat::rmNearestTiesToEven, &loses);
      return give_real(results, value);
    }
    case CastKind::Transmute:
      if (width_of(from) != width_of(to) || !has_all_patterns(from) || !has_all_patterns(to))
        return EvalStatus::Unknown;
      return give(results, in.operands[0].bits);
    default:
      return EvalStatus::Unknown;
  }
}

struct Entry {
  llvm::StringLiteral op;
  EvalFunction function;
};
constexpr Entry entries[] = {
    {"mir.add", arithmetic<&APInt::sadd_ov, &APInt::uadd_ov, &APFloat::add>},
    {"mir.sub", arithmetic<&APInt::ssub_ov, &APInt::usub_ov, &APFloat::subtract>},
    {"mir.mul", arithmetic<&APInt::smul_ov, &APInt::umul_ov, &APFloat::multiply>},
    {"mir.add_with_overflow", with_overflow<&APInt::sadd_ov, &APInt::uadd_ov>},
    {"mir.sub_with_overflow", with_overflow<&APInt::ssub_ov, &APInt::usub_ov>},
    {"mir.mul_with_overflow", with_overflow<&APInt::smul_ov, &APInt::umul_ov>},
    {"mir.div", divide<false>},
    {"mir.rem", divide<true>},
    {"mir.and", bitwise<bit_and>},
    {"mir.or", bitwise<bit_or>},
    {"mir.xor", bitwise<bit_xor>},
    {"mir.shl", shift<true>},
    {"mir.shr", shift<false>},
    {"mir.neg", negate},
    {"mir.not", complement},
    {"mir.compare", compare},
    {"mir.three_way_compare", three_way},
    {"mir.cast", cast},
};

}  // namespace

EvalFunction find_eval(llvm::StringRef op) {
  const Entry* found = llvm::find_if(entries, [&](const Entry& entry) { return entry.op == op; });
  return found == std::end(entries) ? nullptr : found->function;
}

}  // namespace pliron::mir
