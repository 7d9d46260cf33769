// fixed-mul-to-add: a product by two, which is exact, becomes a sum.
//
//   %two = fixed.constant 512 : !fixed.num<16, 8>
//   %r = fixed.mul %x, %two : !fixed.num<16, 8>      =>     %r = fixed.add %x, %x : !fixed.num<16,
//   8>
//
// Needs nothing. Preserves dominance.

#include "fixed.h"
#include "ir/builder.h"
#include "ir/builtin_attributes.h"
#include "ir/walk.h"

namespace fixed {

static bool is_two(Value value) {
  Operation* def = value.defining_op();
  ConstantOp constant = def ? def->try_as<ConstantOp>() : ConstantOp(nullptr);
  if (!constant)
    return false;
  std::uint64_t fraction = value.type().as<NumType>().param<"fraction">();
  std::int64_t bits = constant.attr_as<IntegerAttr, "value">().value().getSExtValue();
  return fraction < 62 && bits == std::int64_t{2} << fraction;
}

static LogicalResult run_mul_to_add(Operation* root, PassContext&) {
  walk(root, [](Operation* op) {
    MulOp mul = op->try_as<MulOp>();
    if (!mul)
      return;
    Value lhs = mul.operand<"lhs">(), rhs = mul.operand<"rhs">();
    if (!is_two(lhs) && !is_two(rhs))
      return;
    Value factor = is_two(lhs) ? rhs : lhs;
    Builder builder = Builder::before(op);
    AddOp sum =
        AddOp::build(builder, op->location()).set<"lhs">(factor).set<"rhs">(factor).create();
    mul.result<"result">().replace_all_uses_with(sum.result<"result">());
    op->erase();
  });
  return success();
}

const PassDef mul_to_add_pass{
    .name = "fixed-mul-to-add",
    .summary = "Makes a sum of a product by two.",
    .preserves = {Analysis::Dominance},
    .run = run_mul_to_add,
};

}  // namespace fixed
