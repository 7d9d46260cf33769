#include "fixed.h"

#include "ir/builtin_attributes.h"
#include "passes/plugin.h"

namespace fixed {

namespace {

// Whether a type of the dialect makes sense; says what does not.
LogicalResult check(Operation* op, NumType type) {
  if (type.param<"width">() == 0 || type.param<"width">() > 64)
    return op->emit_op_error() << "a fixed-point number has 1 to 64 bits, but '" << type << "' has "
                               << type.param<"width">();
  if (type.param<"fraction">() > type.param<"width">())
    return op->emit_op_error() << "'" << type << "' has a longer fraction than bits";
  return success();
}

NumType num(Value value) {
  return value.type().as<NumType>();
}

}  // namespace

LogicalResult ConstantOp::verify() {
  NumType type = num(result<"result">());
  if (failed(check(op_, type)))
    return failure();
  std::int64_t value = attr_as<IntegerAttr, "value">().value().getSExtValue();
  std::uint64_t bits = type.param<"width">();
  std::int64_t most = bits == 64 ? INT64_MAX : (std::int64_t{1} << (bits - 1)) - 1;
  if (value <= most && value >= -most - 1)
    return success();
  return op_->emit_op_error() << "value " << value << " does not fit '" << type << "'";
}

FoldResult ConstantOp::fold(FoldInput) {
  return attr<"value">();
}

FoldResult NegOp::fold(FoldInput) {
  Operation* def = operand<"operand">().defining_op();
  NegOp inner = def ? def->try_as<NegOp>() : NegOp(nullptr);
  return inner ? FoldResult(inner.operand<"operand">()) : FoldResult();
}

LogicalResult ConvertOp::verify() {
  if (failed(check(op_, num(operand<"operand">()))))
    return failure();
  return check(op_, num(result<"result">()));
}

LogicalResult AssumeOp::verify() {
  RangeAttr range = attr_as<RangeAttr, "range">();
  if (range.param<"least">() <= range.param<"greatest">())
    return success();
  return op_->emit_op_error() << "the range " << range << " is empty";
}

Dialect dialect() {
  return {.name = "fixed",
          .summary = "Arithmetic on binary fixed-point numbers.",
          .ops = ops<ConstantOp, AddOp, MulOp, NegOp, ConvertOp, AssumeOp>(),
          .types = types<NumType>(),
          .attrs = attrs<RangeAttr>()};
}

static const Plugin plugin{
    .name = "fixed",
    .register_dialects = [](Context& context) { context.register_dialect(dialect()); },
    .register_passes = [](PassRegistry& registry) { registry.add(mul_to_add_pass); },
};

}  // namespace fixed

PLIRON_PLUGIN(fixed::plugin)
