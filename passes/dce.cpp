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
// Works from what must stay: everything else is dead until something live uses it. Two sweeps over
// the ops, from the last to the first. Linear.

#include "ir/arena_map.h"
#include "ir/successor_operands.h"
#include "ir/walk.h"
#include "passes/alias.h"
#include "passes/branches.h"
#include "passes/builtin_passes.h"
#include "passes/op_utils.h"

namespace pliron {

namespace {

// Goes through all ops inside of another from the last to the first, but what is around others in
// front of what is inside. So most ops come after all their users, and memory is gone through in
// order. `visit` says whether to go inside of the op; it may erase it.
template <typename F>
void sweep_back(Operation* root, F visit) {
  llvm::SmallVector<Operation*, 32> rest;  // each with what is in front of it in its block
  auto enter = [&](Operation* op) {
    for (Region& region : op->regions())
      for (Block* block : region.blocks())
        if (Operation* last = block->back())
          rest.push_back(last);
  };
  enter(root);
  while (!rest.empty()) {
    for (Operation* op = rest.pop_back_val(); op;) {
      Operation* before = op->prev();
      prefetch_before(op);
      if (!visit(op)) {
        op = before;
        continue;
      }
      if (before)
        rest.push_back(before);
      enter(op);
      break;
    }
  }
}

// Finds out what must stay, in one sweep. Only what becomes live behind its back, by way of a loop,
// is visited on its own. On the way unreachable blocks go.
class Liveness {
 public:
  explicit Liveness(Operation* root) : root_(root), has_outside_(root->parent_op()) {
    state_[root] = Live | Swept;
    enter(root);
    mark_entry_arguments(root);
    sweep_back(root, [&](Operation* op) {
      sweep(op);
      return op->num_regions() != 0;
    });
    while (!worklist_.empty()) {
      Operation* op = worklist_.pop_back_val();
      mark_used_by(op);
      mark_entry_arguments(op);
      mark_terminators(op);
    }
  }

  bool is_live(Operation* op) const { return state_.get(op) & Live; }
  bool is_live(Value argument) const { return state_.get(argument) & Live; }
  bool has_erased_blocks() const { return has_erased_blocks_; }

 private:
  enum State : std::uint8_t { Live = 1, Swept = 2 };

  void enter(Operation* op) {
    for (Region& region : op->regions())
      has_erased_blocks_ |= erase_unreachable_blocks(region);
  }

  void sweep(Operation* op) {
    std::uint8_t& state = state_[op];
    state |= Swept;
    if (op->num_regions() != 0)
      enter(op);
    if (op->has(Trait::Terminator)) {
      // Stays when what is around it does.
      if (is_live(op->parent_op()))
        state |= Live;
    } else if (!(state & Live) && must_stay(op)) {
      state |= Live;
      for (Operation* around = op->parent_op(); around && !is_live(around);
           around = around->parent_op())
        mark_op(around);
    }
    if (!(state & Live))
      return;
    mark_used_by(op);
    if (op->num_regions() != 0)
      mark_entry_arguments(op);
  }

  // Whether the op itself does something.
  static bool must_stay(Operation* op) {
    return op->has(Trait::Symbol) || (!op->has(Trait::Pure) && !own_effects(op).is_droppable());
  }

  void mark_op(Operation* op) {
    std::uint8_t& state = state_[op];
    if (state & Live)
      return;
    state |= Live;
    if (state & Swept)
      worklist_.push_back(op);
  }
  void mark_value(Value value) {
    Operation* def = value.defining_op();
    if (!def)
      return mark_argument(value);
    if (!has_outside_ || !def->is_ancestor_of(root_))
      mark_op(def);
  }
  void mark_argument(Value argument) {
    if (std::exchange(state_[argument], Live))
      return;
    Block* block = argument.owner_block();
    for (BlockOperand* edge = block->first_use(); edge; edge = edge->next_use()) {
      OperandSpan span = edge->owner()->successor_operands(edge->index());
      if (argument.index() < span.count)
        mark_value(edge->owner()->operand(span.first + argument.index()));
    }
  }

  void mark_used_by(Operation* op) {
    if (op->num_successors() == 0) {
      for (Value operand : op->operands())
        mark_value(operand);
      return;
    }
    // Operands that go to block arguments are needed when the arguments are; and these are when
    // the operands cannot be taken out of the branch.
    llvm::SmallVector<bool, 8> passed_on(op->num_operands(), false);
    llvm::SmallVector<OperandSpan, 4> spans = successor_operand_spans(op);
    for (unsigned i = 0; i < spans.size(); ++i) {
      for (unsigned k = 0; k < spans[i].count; ++k)
        passed_on[spans[i].first + k] = true;
      if (!op->can_set_successor_operands(i))
        for (Value argument : op->successor(i)->arguments())
          mark_argument(argument);
    }
    for (unsigned i = 0; i < op->num_operands(); ++i)
      if (!passed_on[i])
        mark_value(op->operand(i));
  }

  // What is around the region may give these any values.
  void mark_entry_arguments(Operation* op) {
    for (Region& region : op->regions())
      if (!region.empty())
        for (Value argument : region.entry()->arguments())
          mark_argument(argument);
  }
  void mark_terminators(Operation* op) {
    for (Region& region : op->regions())
      for (Block* block : region.blocks())
        if (Operation* last = block->back(); last && last->has(Trait::Terminator))
          mark_op(last);
  }

  Operation* root_;
  bool has_outside_;              // whether there are ops around the root
  ArenaMap<std::uint8_t> state_;  // of ops and block arguments
  llvm::SmallVector<Operation*, 32> worklist_;
  bool has_erased_blocks_ = false;
};

bool has_dead_argument(Block* block, const Liveness& liveness) {
  return llvm::any_of(block->arguments(),
                      [&](Value argument) { return !liveness.is_live(argument); });
}

// Takes what goes to dead arguments out of a branch.
void drop_operands(Operation* branch, const Liveness& liveness) {
  auto is_affected = [&](BlockOperand& edge) { return has_dead_argument(edge.get(), liveness); };
  if (llvm::none_of(branch->successors(), is_affected))
    return;
  SuccessorOperandChanges changes;
  llvm::SmallVector<OperandSpan, 4> spans = successor_operand_spans(branch);
  for (unsigned i = 0; i < spans.size(); ++i) {
    Block* block = branch->successor(i);
    if (!has_dead_argument(block, liveness))
      continue;
    llvm::SmallVector<Value, 4> kept;
    for (unsigned k = 0; k < spans[i].count; ++k)
      if (liveness.is_live(block->argument(k)))
        kept.push_back(branch->operand(spans[i].first + k));
    changes.set(branch, i, kept);
  }
  changes.apply();
}

// Ops are erased from the last on, when that has no users left, unless some use each other in a
// circle.
class Remover {
 public:
  explicit Remover(Operation* root) : liveness_(root) {
    changed_ = liveness_.has_erased_blocks();
    note_blocks(root);
    sweep_back(root, [&](Operation* op) { return keep_or_erase(op); });
    erase_together(in_circles_);
    for (Block* block : blocks_)
      for (unsigned i = block->num_arguments(); i-- > 0;)
        if (!liveness_.is_live(block->argument(i)))
          block->erase_argument(i);
  }
  bool changed() const { return changed_; }

 private:
  // Whether there is something inside that stays.
  bool keep_or_erase(Operation* op) {
    if (!liveness_.is_live(op)) {
      changed_ = true;
      if (op->has_uses())
        in_circles_.push_back(op);
      else
        op->erase();
      return false;
    }
    if (op->num_successors() != 0)
      drop_operands(op, liveness_);
    note_blocks(op);
    return op->num_regions() != 0;
  }

  void note_blocks(Operation* op) {
    for (Region& region : op->regions())
      for (Block* block : region.blocks())
        if (has_dead_argument(block, liveness_)) {
          blocks_.push_back(block);
          changed_ = true;
        }
  }

  Liveness liveness_;
  llvm::SmallVector<Operation*, 8> in_circles_;
  llvm::SmallVector<Block*, 8> blocks_;  // with dead arguments
  bool changed_ = false;
};

}  // namespace

static LogicalResult run_dce(Operation* root, PassContext& context) {
  if (!Remover(root).changed())
    context.mark_unchanged();
  return success();
}

const PassDef dce_pass{
    .name = "dce",
    .summary = "Removes unused ops and block arguments, and unreachable blocks.",
    .run = run_dce,
};

}  // namespace pliron
