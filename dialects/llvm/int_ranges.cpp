// Ranges of integers for the int-range analysis (passes/int_range_interface.h). Poison may be taken
// for anything, so nuw and nsw bound the result.

#include "dialects/llvm/memory_interfaces.h"
#include "dialects/llvm/ops.h"
#include "passes/int_range_interface.h"

namespace pliron::llvm_dialect {

namespace {

using int_range::Binary;
using int_range::gives_integer;
using int_range::infer_binary;
using int_range::Operands;
using int_range::Results;
using int_range::Wrapping;
using Cast = IntRange (*)(const IntRange&, unsigned);

template <typename O, Wrapping F>
void infer_wrapping(Operation* op, Operands operands, Results results) {
  if (!gives_integer(op))
    return;
  IntegerAttr flags = O(op).template attr_as<IntegerAttr, "overflowFlags">();
  std::int64_t bits = flags ? flags.as_int() : 0;
  results[0] = F(operands[0], operands[1],
                 {.no_unsigned = (bits & Nuw) != 0, .no_signed = (bits & Nsw) != 0});
}

template <Cast F>
void infer_cast(Operation* op, Operands operands, Results results) {
  if (gives_integer(op))
    results[0] = F(operands[0], results[0].width());
}

void infer_select(Operation* op, Operands operands, Results results) {
  if (!gives_integer(op))
    return;
  std::optional<llvm::APInt> condition;
  if (op->operand(0).type().is<IntegerType>())
    condition = operands[0].constant();
  if (condition)
    results[0] = operands[condition->isZero() ? 2 : 1];
  else
    results[0] = operands[1].join(operands[2]);
}

// A count of bits.
void infer_count(Operation* op, Operands, Results results) {
  if (!gives_integer(op))
    return;
  unsigned width = results[0].width();
  if (width > 1)
    results[0] = IntRange::from_unsigned(llvm::APInt::getZero(width), llvm::APInt(width, width));
}

std::optional<IntPredicate> icmp_predicate(Operation* op) {
  constexpr IntPredicate table[] = {IntPredicate::Eq,  IntPredicate::Ne,  IntPredicate::Slt,
                                    IntPredicate::Sle, IntPredicate::Sgt, IntPredicate::Sge,
                                    IntPredicate::Ult, IntPredicate::Ule, IntPredicate::Ugt,
                                    IntPredicate::Uge};
  return table[static_cast<int>(op->as<ICmpOp>().predicate())];
}

}  // namespace

void attach_int_range_interfaces(Context& context) {
  using int_range::attach;
  attach<AddOp, infer_wrapping<AddOp, int_range::add>>(context);
  attach<SubOp, infer_wrapping<SubOp, int_range::sub>>(context);
  attach<MulOp, infer_wrapping<MulOp, int_range::mul>>(context);
  attach<UDivOp, infer_binary<int_range::udiv>>(context);
  attach<SDivOp, infer_binary<int_range::sdiv>>(context);
  attach<URemOp, infer_binary<int_range::urem>>(context);
  attach<SRemOp, infer_binary<int_range::srem>>(context);
  attach<AndOp, infer_binary<int_range::bit_and>>(context);
  attach<OrOp, infer_binary<int_range::bit_or>>(context);
  attach<XorOp, infer_binary<int_range::bit_xor>>(context);
  attach<ShlOp, infer_binary<int_range::shl>>(context);
  attach<LShrOp, infer_binary<int_range::lshr>>(context);
  attach<AShrOp, infer_binary<int_range::ashr>>(context);
  attach<UMinOp, infer_binary<int_range::umin>>(context);
  attach<UMaxOp, infer_binary<int_range::umax>>(context);
  attach<SMinOp, infer_binary<int_range::smin>>(context);
  attach<SMaxOp, infer_binary<int_range::smax>>(context);
  attach<ZExtOp, infer_cast<int_range::zext>>(context);
  attach<SExtOp, infer_cast<int_range::sext>>(context);
  attach<TruncOp, infer_cast<int_range::trunc>>(context);
  attach<SelectOp, infer_select>(context);
  attach<CtpopOp, infer_count>(context);
  attach<CtlzOp, infer_count>(context);
  attach<CttzOp, infer_count>(context);
  static constexpr IntCompareInterface compare{.predicate = icmp_predicate};
  context.attach_interface(ICmpOp::def.name, IntCompareInterface::id, &compare);
}

}  // namespace pliron::llvm_dialect
