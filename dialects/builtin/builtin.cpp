#include "dialects/builtin/ops.h"

namespace pliron::builtin {

LogicalResult ModuleOp::verify() {
  Region& region = op_->region(0);
  if (!region.has_one_block())
    return op_->emit_op_error() << "must have a body of one block";
  if (region.front()->num_arguments())
    return op_->emit_op_error() << "body must not have arguments";
  return success();
}

ModuleOp ModuleOp::make(Context& context, Location location) {
  Builder builder(context);
  ModuleOp module = build(builder, location).create();
  module.region<"bodyRegion">().add_block();
  return module;
}

LogicalResult UnrealizedConversionCastOp::verify() {
  if (op_->num_results() == 0)
    return op_->emit_op_error() << "needs at least one result";
  return success();
}

// A cast there and back is nothing.
FoldResult UnrealizedConversionCastOp::fold(FoldInput) {
  if (op_->num_operands() != 1 || op_->num_results() != 1)
    return {};
  Value input = op_->operand(0);
  Type wanted = op_->result(0).type();
  if (input.type() == wanted)
    return input;
  Operation* before = input.defining_op();
  if (before && before->is<UnrealizedConversionCastOp>() && before->num_operands() == 1 &&
      before->num_results() == 1 && before->operand(0).type() == wanted)
    return before->operand(0);
  return {};
}

Dialect dialect() {
  return {.name = "builtin",
          .summary = "What every other dialect stands on: modules, types, attributes.",
          .ops = ops<ModuleOp, UnrealizedConversionCastOp>()};
}

}  // namespace pliron::builtin
