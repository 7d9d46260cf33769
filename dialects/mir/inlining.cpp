// A body may stand wherever its function is called: values go over as they are, and an aggregate
// argument (`mir.indirect`) already points to a copy that the caller has made. Kernels are not
// called, and Rust's `#[inline(never)]` is heeded.

#include "dialects/mir/inlining.h"

#include "dialects/mir/ops.h"
#include "passes/inlining.h"

namespace pliron::mir {

static bool can_inline_function(Operation* op) {
  return !op->as<FuncOp>().is_kernel();
}

static InlineHint function_hint(Operation* op) {
  return op->as<FuncOp>().attr<"inline_never">() ? InlineHint::Never : InlineHint::None;
}

static bool can_inline_call(Operation*, Operation* function) {
  return function->is<FuncOp>();
}

static OperandRange call_arguments(Operation* op) {
  return op->as<CallOp>().operands<"args">();
}

void attach_inlining_interfaces(Context& context) {
  static constexpr InlinableFunctionInterface function{.can_inline = can_inline_function,
                                                       .hint = function_hint};
  static constexpr InlinableCallInterface call{.can_inline = can_inline_call,
                                               .arguments = call_arguments};
  context.attach_interface(FuncOp::def.name, &function);
  context.attach_interface(CallOp::def.name, &call);
}

}  // namespace pliron::mir
