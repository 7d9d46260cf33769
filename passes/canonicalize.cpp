// canonicalize: ops become the value or constant that they always equal.
//
//   %two = mir.constant 2                               %four = mir.constant 4
//   %four = mir.add %two, %two                     =>   mir.return %four
//   mir.return %four
//
// Needs: fold hooks, and the dialect's `materialize_constant` for results that are constants.
// Preserves: dominance.
//
// A worklist starts with all ops in order; when an op is replaced its users come again, and ops
// that lose their last use and have no effect go.

#include "ir/context.h"
#include "ir/dialect.h"
#include "ir/walk.h"
#include "llvm/ADT/DenseSet.h"
#include "passes/builtin_passes.h"
#include "passes/fold.h"
#include "passes/op_utils.h"

namespace pliron {

namespace {

class Folder {
 public:
  Folder(Operation* root, DominanceInfo& dominance) : root_(root), dominance_(dominance) {}

  bool run() {
    llvm::SmallVector<Operation*, 64> all;
    walk_pre_order(root_, [&](Operation* op) {
      all.push_back(op);
      return WalkResult::Advance;
    });
    for (Operation* op : llvm::reverse(all))
      push(op);
    while (!stack_.empty()) {
      Operation* op = stack_.pop_back_val();
      if (pending_.erase(op) && op != root_)
        visit(op);
    }
    return changed_;
  }

 private:
  // What has been erased stays in the stack, but not among the pending ones.
  void push(Operation* op) {
    if (pending_.insert(op).second)
      stack_.push_back(op);
  }

  void visit(Operation* op) {
    if (is_removable_when_unused(op) && !op->has_uses())
      return erase(op);
    Value replacement = fold(op);
    if (!replacement)
      return;
    changed_ = true;
    Value result = op->result(0);
    for (OpOperand& use : result.uses())
      push(use.owner());
    if (result.name() && !replacement.name())
      replacement.set_name(result.name());
    result.replace_all_uses_with(replacement);
    if (is_removable_when_unused(op))
      erase(op);
  }

  // What the op's one result always equals, as a value that may be used in its place; or null.
  static Value fold(Operation* op) {
    if (op->num_results() != 1 || op->has(Trait::ConstantLike) || !op->has_uses())
      return {};
    FoldResult folded = fold_op(op, constant_operands(op));
    Type type = op->result(0).type();
    Value value = folded.value();
    if (folded.constant()) {
      const DialectInfo* dialect = op->context().dialect(op->info().dialect_name);
      if (!dialect || !dialect->materialize_constant)
        return {};
      Builder builder = Builder::before(op);
      Operation* constant =
          dialect->materialize_constant(builder, op->location(), folded.constant(), type);
      value = constant ? constant->result(0) : Value();
    }
    assert((!value || value.type() == type) && "folding must not change the type");
    return value != op->result(0) ? value : Value();
  }

  void erase(Operation* op) {
    changed_ = true;
    llvm::SmallVector<Operation*, 4> feeders;
    for (Value operand : op->operands())
      if (Operation* def = operand.defining_op(); def && def != op)
        feeders.push_back(def);
    walk(op, [&](Operation* inner) {
      pending_.erase(inner);
      for (Region& region : inner->regions())
        dominance_.invalidate(region);
    });
    op->erase();
    for (Operation* feeder : feeders)
      if (is_removable_when_unused(feeder) && !feeder->has_uses() && root_->is_ancestor_of(feeder))
        push(feeder);
  }

  Operation* root_;
  DominanceInfo& dominance_;
  bool changed_ = false;
  llvm::SmallVector<Operation*, 64> stack_;
  llvm::DenseSet<Operation*> pending_;
};

}  // namespace

static LogicalResult run_canonicalize(Operation* root, PassContext& context) {
  if (!Folder(root, context.dominance()).run())
    context.mark_unchanged();
  return success();
}

const PassDef canonicalize_pass{
    .name = "canonicalize",
    .summary = "Folds ops to the values and constants that they always equal.",
    .preserves = {Analysis::Dominance},
    .run = run_canonicalize,
};

}  // namespace pliron
