// dce: removes what no effect depends on: unreachable blocks, ops whose results nobody needs, and
// block arguments with the operands that branches pass to them, also when these only need each
// other.
//
//   ^loop(%i: i32, %unused: i32):                      ^loop(%i: i32):
//     %a = mir.add %unused, %i                    =>     mir.goto ^loop(%i)
//     mir.goto ^loop(%i, %a)
//
// Needs: effects (ir/effects.h). An op may go when it reads and allocates at most, with what is
// inside it where the op has the effects of that, and is neither a terminator nor a symbol. A slot
// with stores to it stays. Preserves nothing.
//
// Works from what must stay: everything else is dead until something live uses it. Linear.

#include "ir/arena_map.h"
#include "ir/successor_operands.h"
#include "ir/walk.h"
#include "passes/alias.h"
#include "passes/branches.h"
#include "passes/builtin_passes.h"
#include "passes/op_utils.h"

namespace pliron {

namespace {

class Liveness {
 public:
  explicit Liveness(Operation* root) : root_(root) {
    mark_op(root);
    walk(root, [&](Operation* op) {
      if (must_stay(op))
        mark_with_ancestors(op);
    });
    while (!worklist_.empty())
      visit(worklist_.pop_back_val());
  }

  bool is_live(Operation* op) const { return live_.get(op); }
  bool is_live(Value argument) const { return live_.get(argument); }

 private:
  // Whether the op itself does something. Terminators stay when what is around them does.
  static bool must_stay(Operation* op) {
    if (op->has(Trait::Terminator))
      return false;
    return op->has(Trait::Symbol) || (!op->has(Trait::Pure) && !own_effects(op).is_droppable());
  }

  void mark_op(Operation* op) {
    if (std::exchange(live_[op], true))
      return;
    worklist_.push_back(op);
  }
  void mark_with_ancestors(Operation* op) {
    for (; op && !live_.get(op); op = op->parent_op())
      mark_op(op);
  }
  void mark_value(Value value) {
    if (Operation* def = value.defining_op())
      return def->is_ancestor_of(root_) ? void() : mark_op(def);
    mark_argument(value);
  }
  void mark_argument(Value argument) {
    if (std::exchange(live_[argument], true))
      return;
    Block* block = argument.owner_block();
    for (BlockOperand* edge = block->first_use(); edge; edge = edge->next_use()) {
      OperandSpan span = edge->owner()->successor_operands(edge->index());
      if (argument.index() < span.count)
        mark_value(edge->owner()->operand(span.first + argument.index()));
    }
  }

  void visit(Operation* op) {
    // Operands that go to block arguments are needed when the arguments are.
    llvm::SmallVector<bool, 8> passed_on(op->num_operands(), false);
    for (OperandSpan span : successor_operand_spans(op))
      for (unsigned k = 0; k < span.count; ++k)
        passed_on[span.first + k] = true;
    for (unsigned i = 0; i < op->num_operands(); ++i)
      if (!passed_on[i])
        mark_value(op->operand(i));
    for (Region& region : op->regions()) {
      for (Block* block : region.blocks()) {
        if (!can_lose_arguments(block))
          for (Value argument : block->arguments())
            mark_argument(argument);
        if (Operation* last = block->back(); last && last->has(Trait::Terminator))
          mark_op(last);
      }
    }
  }

  static bool can_lose_arguments(Block* block) {
    if (block->is_entry())
      return false;
    for (BlockOperand* edge = block->first_use(); edge; edge = edge->next_use())
      if (!edge->owner()->can_set_successor_operands(edge->index()))
        return false;
    return true;
  }

  Operation* root_;
  ArenaMap<bool> live_;  // ops and block arguments
  llvm::SmallVector<Operation*, 32> worklist_;
};

// Takes the operands for dead arguments out of the branches to `block`.
void drop_operands(Block* block, const Liveness& liveness) {
  SuccessorOperandChanges changes;
  for (BlockOperand* edge = block->first_use(); edge; edge = edge->next_use()) {
    llvm::SmallVector<Value, 4> kept;
    llvm::SmallVector<Value, 4> passed = successor_operands(edge->owner(), edge->index());
    for (unsigned i = 0; i < passed.size(); ++i)
      if (liveness.is_live(block->argument(i)))
        kept.push_back(passed[i]);
    changes.set(edge->owner(), edge->index(), kept);
  }
  changes.apply();
}

bool has_dead_argument(Block* block, const Liveness& liveness) {
  return llvm::any_of(block->arguments(),
                      [&](Value argument) { return !liveness.is_live(argument); });
}

bool remove_dead_code(Operation* root) {
  bool changed = false;
  walk(root, [&](Operation* op) {
    for (Region& region : op->regions())
      changed |= erase_unreachable_blocks(region);
  });
  Liveness liveness(root);
  llvm::SmallVector<Operation*, 16> dead_ops;
  llvm::SmallVector<Block*, 8> blocks;  // with dead arguments
  walk_pre_order(root, [&](Operation* op) {
    if (!liveness.is_live(op)) {
      dead_ops.push_back(op);
      return WalkResult::Skip;
    }
    for (Region& region : op->regions())
      for (Block* block : region.blocks())
        if (has_dead_argument(block, liveness))
          blocks.push_back(block);
    return WalkResult::Advance;
  });
  for (Block* block : blocks)
    drop_operands(block, liveness);
  erase_together(dead_ops);
  for (Block* block : blocks)
    for (unsigned i = block->num_arguments(); i-- > 0;)
      if (!liveness.is_live(block->argument(i)))
        block->erase_argument(i);
  return changed || !dead_ops.empty() || !blocks.empty();
}

}  // namespace

static LogicalResult run_dce(Operation* root, PassContext& context) {
  if (!remove_dead_code(root))
    context.mark_unchanged();
  return success();
}

const PassDef dce_pass{
    .name = "dce",
    .summary = "Removes unused ops and block arguments, and unreachable blocks.",
    .run = run_dce,
};

}  // namespace pliron
