// control-flow-sink: ops move to where alone their results are used, so that they do not run when
// control goes another way.
//
//   %a = llvm.mul %x, %y                                llvm.cond_br %c, ^use, ^end
//   llvm.cond_br %c, ^use, ^end                       ^use:
//   ^use:                                        =>     %a = llvm.mul %x, %y
//     llvm.store %a, %p                                 llvm.store %a, %p
//     llvm.br ^end                                      llvm.br ^end
//   ^end:                                             ^end:
//
// Needs: Pure ops, or others without effects, as divisions. They also go into a region of an op
// with ConditionalRegionsInterface. Preserves dominance, since it changes no block.
//
// An op goes to the block that comes last of those that dominate all of its uses, but not into a
// loop or another cycle that it is not in: it would run more often, and a freeze might give another
// value each time. It stays where it is when control comes there in any case, unless it
// leaves a loop. Constants stay: where they are costs nothing. Users go before what they use, so
// that this can follow.

#include "ir/effects.h"
#include "ir/loops.h"
#include "ir/post_dominance.h"
#include "ir/walk.h"
#include "passes/branches.h"
#include "passes/builtin_passes.h"

namespace pliron {

namespace {

bool can_sink(Operation* op) {
  if (op->has(Trait::Terminator) || op->has(Trait::Convergent) || op->has(Trait::ConstantLike) ||
      op->num_regions() != 0 || !op->has_uses())
    return false;
  return op->has(Trait::Pure) || effects_of(op).is_none();
}

// The op of the region that holds `op`, or is it.
Operation* ancestor_in(Region& region, Operation* op) {
  while (op && op->parent_region() != &region)
    op = op->parent_op();
  return op;
}

class Sinker {
 public:
  explicit Sinker(DominanceInfo& dominance) : dominance_(dominance) {}

  std::uint64_t run(Region& region) {
    std::uint64_t moved = 0;
    bool has_loops = !region.has_one_block();
    std::optional<LoopInfo> loops;
    if (has_loops)
      loops.emplace(region, dominance_);
    llvm::ArrayRef<Block*> order = dominance_.dominator_tree_preorder(region);
    for (Block* block : llvm::reverse(order))
      for (Operation* op = block->back(); op;) {
        Operation* prev = op->prev();
        if (can_sink(op) && (move_into_region(op) || (loops && move_to_block(op, *loops))))
          ++moved;
        op = prev;
      }
    return moved;
  }

 private:
  // When all uses are in one region of one op that need not run it.
  bool move_into_region(Operation* op) {
    Region* region = op->parent_region();
    Operation* holder = nullptr;
    Region* inside = nullptr;
    for (Value result : op->results())
      for (OpOperand& use : result.uses()) {
        Operation* user = ancestor_in(*region, use.owner());
        if (user == use.owner() || (holder && user != holder))
          return false;
        holder = user;
        Region* of_use = use.owner()->parent_region();
        while (of_use->parent_op() != holder)
          of_use = of_use->parent_region();
        if (inside && of_use != inside)
          return false;
        inside = of_use;
      }
    const auto* interface = holder->interface<ConditionalRegionsInterface>();
    if (!interface || !interface->runs_at_most_once(holder, inside->index()) ||
        holder->has(Trait::IsolatedFromAbove))
      return false;
    // Not further than this: between may be a loop.
    op->move_before(inside->entry()->front());
    return true;
  }

  bool move_to_block(Operation* op, LoopInfo& loops) {
    Block* block = op->block();
    Block* target = nullptr;
    for (Value result : op->results())
      for (OpOperand& use : result.uses()) {
        Block* of_use = ancestor_in(*block->parent(), use.owner())->block();
        if (!dominance_.is_reachable(of_use))
          return false;
        target = target ? dominance_.nearest_common_dominator(target, of_use) : of_use;
      }
    Loop* loop = loops.loop_for(block);
    auto is_in_other_loop = [&](Block* other) {
      if (loops.irreducible_cycle(other))
        return true;
      Loop* of_other = loops.loop_for(other);
      return of_other && !(loop && of_other->contains(loop));
    };
    while (target && target != block && is_in_other_loop(target))
      target = dominance_.immediate_dominator(target);
    if (!target || target == block || !target->front())
      return false;
    bool leaves_loop = loops.loop_for(target) != loop;
    if (!leaves_loop && post_dominance_.post_dominates(target, block))
      return false;
    op->move_before(target->front());
    return true;
  }

  DominanceInfo& dominance_;
  PostDominanceInfo post_dominance_;
};

}  // namespace

static LogicalResult run_control_flow_sink(Operation* root, PassContext& context) {
  std::uint64_t moved = 0;
  Sinker sinker(context.dominance());
  walk_pre_order(root, [&](Operation* op) {
    for (Region& region : op->regions())
      if (!region.empty() && has_ssa_order(region))
        moved += sinker.run(region);
    return WalkResult::Advance;
  });
  context.statistic("num-sunk") += moved;
  if (moved == 0)
    context.mark_unchanged();
  return success();
}

const PassDef control_flow_sink_pass{
    .name = "control-flow-sink",
    .summary = "Moves ops to where alone their results are used.",
    .preserves = {Analysis::Dominance},
    .statistics = {{"num-sunk", "Ops that were moved"}},
    .run = run_control_flow_sink,
};

}  // namespace pliron
