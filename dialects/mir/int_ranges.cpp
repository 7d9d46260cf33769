// Ranges of integers for the int-range analysis (passes/int_range_interface.h). Types say whether
// an integer is signed; `unchecked` ops do not overflow.

#include "dialects/mir/memory_interfaces.h"
#include "dialects/mir/ops.h"
#include "llvm/ADT/StringSwitch.h"
#include "passes/int_range_interface.h"

namespace pliron::mir {

namespace {

using int_range::Binary;
using int_range::gives_integer;
using int_range::infer_binary;
using int_range::Operands;
using int_range::Results;
using int_range::Wrapping;

bool is_signed(Type type) {
  IntegerType integer = type.try_as<IntegerType>();
  return integer && integer.is_signed();
}

// One function for signed values, one for unsigned ones.
template <Binary Signed, Binary Unsigned>
void infer_by_sign(Operation* op, Operands operands, Results results) {
  if (gives_integer(op))
    results[0] = (is_signed(op->result(0).type()) ? Signed : Unsigned)(operands[0], operands[1]);
}

template <typename O, Wrapping F>
void infer_wrapping(Operation* op, Operands operands, Results results) {
  if (!gives_integer(op))
    return;
  bool is_unchecked = static_cast<bool>(O(op).template attr<"unchecked">());
  bool has_sign = is_signed(op->result(0).type());
  results[0] = F(operands[0], operands[1],
                 {.no_unsigned = is_unchecked && !has_sign, .no_signed = is_unchecked && has_sign});
}

// The overflow flag is known when the exact result, computed with twice the bits, fits or does not.
template <Wrapping F>
void infer_with_overflow(Operation* op, Operands operands, Results results) {
  results[0] = F(operands[0], operands[1], {});
  unsigned width = operands[0].width();
  bool has_sign = is_signed(op->operand(0).type());
  auto extend = has_sign ? int_range::sext : int_range::zext;
  IntRange exact = F(extend(operands[0], 2 * width), extend(operands[1], 2 * width), {});
  IntRange type = extend(IntRange::full(width), 2 * width);
  // The exact result of both is taken as signed, since a difference of unsigned ones may be
  // negative.
  bool fits = exact.smin.sge(type.smin) && exact.smax.sle(type.smax);
  bool never_fits = exact.smax.slt(type.smin) || exact.smin.sgt(type.smax);
  if (fits || never_fits)
    results[1] = IntRange::constant(llvm::APInt(1, !fits));
}

// Amounts may be of another width than the value, and count modulo the width.
template <bool IsLeft>
void infer_shift(Operation* op, Operands operands, Results results) {
  unsigned width = results[0].width();
  const IntRange& amount = operands[1];
  if (amount.umax.uge(width))
    return;
  IntRange fitting =
      amount.width() > width ? int_range::trunc(amount, width) : int_range::zext(amount, width);
  if (IsLeft)
    results[0] = int_range::shl(operands[0], fitting);
  else if (is_signed(op->result(0).type()))
    results[0] = int_range::ashr(operands[0], fitting);
  else
    results[0] = int_range::lshr(operands[0], fitting);
}

void infer_cast(Operation* op, Operands operands, Results results) {
  CastKind kind = cast_kind(op->as<CastOp>().attr_as<StringAttr, "kind">().value());
  IntegerType from = op->operand(0).type().try_as<IntegerType>();
  if (kind != CastKind::IntToInt || !from || !gives_integer(op))
    return;
  unsigned width = results[0].width();
  if (width <= from.width())
    results[0] = int_range::trunc(operands[0], width);
  else
    results[0] =
        is_signed(from) ? int_range::sext(operands[0], width) : int_range::zext(operands[0], width);
}

// -1, 0 or 1.
void infer_three_way(Operation*, Operands, Results results) {
  unsigned width = results[0].width();
  results[0] = IntRange::from_signed(llvm::APInt::getAllOnes(width), llvm::APInt(width, 1));
}

std::optional<IntPredicate> compare_predicate(Operation* op) {
  CompareOp compare = op->as<CompareOp>();
  bool has_sign = is_signed(op->operand(0).type());
  auto pick = [&](IntPredicate with_sign, IntPredicate without) {
    return has_sign ? with_sign : without;
  };
  return llvm::StringSwitch<std::optional<IntPredicate>>(
             compare.attr_as<StringAttr, "predicate">().value())
      .Case("eq", IntPredicate::Eq)
      .Case("ne", IntPredicate::Ne)
      .Case("lt", pick(IntPredicate::Slt, IntPredicate::Ult))
      .Case("le", pick(IntPredicate::Sle, IntPredicate::Ule))
      .Case("gt", pick(IntPredicate::Sgt, IntPredicate::Ugt))
      .Case("ge", pick(IntPredicate::Sge, IntPredicate::Uge))
      .Default(std::nullopt);
}

bool expected(Operation* op) {
  return op->as<AssertOp>().attr_as<IntegerAttr, "expected">().value().getBoolValue();
}

}  // namespace

void attach_int_range_interfaces(Context& context) {
  using int_range::attach;
  attach<AddOp, infer_wrapping<AddOp, int_range::add>>(context);
  attach<SubOp, infer_wrapping<SubOp, int_range::sub>>(context);
  attach<MulOp, infer_wrapping<MulOp, int_range::mul>>(context);
  attach<DivOp, infer_by_sign<int_range::sdiv, int_range::udiv>>(context);
  attach<RemOp, infer_by_sign<int_range::srem, int_range::urem>>(context);
  attach<AndOp, infer_binary<int_range::bit_and>>(context);
  attach<OrOp, infer_binary<int_range::bit_or>>(context);
  attach<XorOp, infer_binary<int_range::bit_xor>>(context);
  attach<ShlOp, infer_shift<true>>(context);
  attach<ShrOp, infer_shift<false>>(context);
  attach<AddWithOverflowOp, infer_with_overflow<int_range::add>>(context);
  attach<SubWithOverflowOp, infer_with_overflow<int_range::sub>>(context);
  attach<MulWithOverflowOp, infer_with_overflow<int_range::mul>>(context);
  attach<CastOp, infer_cast>(context);
  attach<ThreeWayCompareOp, infer_three_way>(context);
  static constexpr IntCompareInterface compare{.predicate = compare_predicate};
  context.attach_interface(CompareOp::def.name, IntCompareInterface::id, &compare);
  static constexpr RuntimeCheckInterface check{.expected = expected};
  context.attach_interface(AssertOp::def.name, RuntimeCheckInterface::id, &check);
}

}  // namespace pliron::mir
