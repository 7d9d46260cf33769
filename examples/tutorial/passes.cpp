// The passes on `calc`, and the plugin that brings the dialect and its passes into pliron's tools.

#include "calc.h"
#include "ir/walk.h"
#include "passes/plugin.h"

namespace calc {

// doc(hoist_comment)
// calc-hoist-factor: a factor that all elements of a sum have is multiplied once.
//
//   %1 = calc.broadcast %k : !calc.array<3>
//   %2 = calc.mul %1, %x : !calc.array<3>             %2 = calc.reduce sum %x : !calc.array<3>
//   %3 = calc.reduce sum %2 : !calc.array<3>    =>    %3 = calc.mul %k, %2 : !calc.array<1>
//
// Needs nothing. Preserves dominance. The broadcast stays for dce.
// doc end

// doc(hoist)
static BroadcastOp broadcast(Value value) {
  Operation* def = value.defining_op();
  return def ? def->try_as<BroadcastOp>() : BroadcastOp(nullptr);
}

// Rewrites a sum of a product with a broadcast factor, and gives the sum that is left; null when it
// is none.
static ReduceOp hoist_factor(ReduceOp sum) {
  Operation* def = sum.operand<"value">().defining_op();
  if (sum.kind() != Reduction::Sum || !def || !def->is<MulOp>() || !def->result(0).has_one_use())
    return {};
  MulOp product = def->as<MulOp>();
  Value array = product.operand<"rhs">();
  BroadcastOp factor = broadcast(product.operand<"lhs">());
  if (!factor) {
    array = product.operand<"lhs">();
    factor = broadcast(product.operand<"rhs">());
  }
  if (!factor)
    return {};
  Builder builder = Builder::before(sum);
  ReduceOp rest = ReduceOp::build(builder, sum.location())
                      .set<"value">(array)
                      .set<"kind">(Reduction::Sum)
                      .create();
  MulOp scaled = MulOp::build(builder, product.location())
                     .set<"lhs">(factor.operand<"value">())
                     .set<"rhs">(rest.result<"result">())
                     .create();
  sum.result<"result">().replace_all_uses_with(scaled.result<"result">());
  sum->erase();
  product->erase();
  return rest;
}

static LogicalResult run_hoist_factor(Operation* root, PassContext& context) {
  bool changed = false;
  walk<ReduceOp>(root, [&](ReduceOp sum) {
    while ((sum = hoist_factor(sum)))
      changed = true;
  });
  if (!changed)
    context.mark_unchanged();
  return success();
}

const PassDef hoist_factor_pass{
    .name = "calc-hoist-factor",
    .summary = "Multiplies a sum, not its elements, by their common factor.",
    .anchor = FuncOp::def.name,
    .preserves = {Analysis::Dominance},
    .run = run_hoist_factor,
};
// doc end

// doc(cost)
// calc-cost: says how many floating-point operations each function takes. It knows no op: what has
// no CostInterface costs nothing. Needs nothing, changes nothing.
static LogicalResult run_cost(Operation* root, PassContext& context) {
  walk(root, [](Operation* func) {
    if (!func->has(Trait::FunctionLike))
      return;
    unsigned total = 0;
    walk(func, [&](Operation* op) {
      if (const CostInterface* interface = op->interface<CostInterface>())
        total += interface->cost(op);
    });
    func->context().emit_remark(func->location()) << total << " floating-point operations";
  });
  context.mark_unchanged();
  return success();
}

const PassDef cost_pass{
    .name = "calc-cost",
    .summary = "Says how many floating-point operations each function takes.",
    .run = run_cost,
};
// doc end

}  // namespace calc

// doc(plugin)
static const pliron::Plugin plugin{
    .name = "calc",
    .register_dialects =
        [](pliron::Context& context) { context.register_dialect(calc::dialect()); },
    .register_passes =
        [](pliron::PassRegistry& registry) {
          registry.add(calc::hoist_factor_pass);
          registry.add(calc::cost_pass);
          registry.add(calc::to_llvm_pass);
        },
};
PLIRON_PLUGIN(plugin)
// doc end
