// int-range-optimizations: comparisons that the ranges of their operands decide become constants,
// with what depends on them: branches become jumps, and checks that always hold go.
//
//   ^head(%i: i64):                                   ^head(%i: i64):
//     %c = llvm.icmp "ult" %i, %ten                     %c = llvm.icmp "ult" %i, %ten
//     llvm.cond_br %c, ^body, ^exit               =>    llvm.cond_br %c, ^body, ^exit
//   ^body:                                            ^body:
//     %d = llvm.icmp "ult" %i, %sixteen                 %next = llvm.add %i, %one
//     llvm.cond_br %d, ^go, ^out_of_bounds              llvm.br ^head(%next)
//   ^go:
//     %next = llvm.add %i, %one
//     llvm.br ^head(%next)
//   ^out_of_bounds:
//     llvm.intr.trap
//
// Needs: passes/int_range_interface.h of ops, `taken_successor` and Pure branches,
// materialize_constant of the dialect. Preserves nothing.

#include "ir/builtin_attributes.h"
#include "ir/walk.h"
#include "passes/builtin_passes.h"
#include "passes/dataflow/constant_rewriter.h"
#include "passes/dataflow/int_ranges.h"
#include "passes/int_range_interface.h"
#include "passes/op_utils.h"

namespace pliron {

// Removes the checks of which it is known that they hold. Whether there were any.
static bool erase_checks(Operation* root) {
  llvm::SmallVector<Operation*, 16> dead;
  walk(root, [&](Operation* op) {
    const auto* check = op->interface<RuntimeCheckInterface>();
    if (!check)
      return;
    Attribute condition = constant_value(op->operand(0));
    IntegerAttr value = condition ? condition.try_as<IntegerAttr>() : IntegerAttr(nullptr);
    if (value && value.value().getBoolValue() == check->expected(op))
      dead.push_back(op);
  });
  for (Operation* op : dead)
    op->erase();
  return !dead.empty();
}

static LogicalResult run_int_range_optimizations(Operation* root, PassContext& context) {
  IntRanges ranges(root, context.dominance());
  SparseForwardSolver solver(ranges, root);
  solver.run();
  auto constant = [&](Value value) -> Attribute {
    std::optional<IntRange> range = ranges.range(solver.value(value), value.type());
    std::optional<llvm::APInt> only = range ? range->constant() : std::nullopt;
    return only ? Attribute(IntegerAttr::get(value.type(), *only)) : Attribute();
  };
  ConstantRewriter rewriter(solver, constant);
  rewriter.run(root);
  context.statistic("num-constants") += rewriter.num_constants();
  context.statistic("num-branches") += rewriter.num_branches();
  bool has_erased = erase_checks(root);
  if (!rewriter.has_changed() && !has_erased)
    context.mark_unchanged();
  return success();
}

const PassDef int_range_optimizations_pass{
    .name = "int-range-optimizations",
    .summary = "Decides comparisons and checks by the ranges of integers.",
    .statistics = {{"num-constants", "Values that became constants"},
                   {"num-branches", "Branches that became jumps"}},
    .run = run_int_range_optimizations,
};

}  // namespace pliron
