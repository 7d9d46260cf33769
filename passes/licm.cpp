// licm: ops that give the same in every round of a loop move in front of it (loop-invariant code
// motion).
//
//     llvm.br ^loop(%zero)                               %size = llvm.mul %a, %b
//   ^loop(%i: i32):                                      llvm.br ^loop(%zero)
//     %size = llvm.mul %a, %b                    =>    ^loop(%i: i32):
//     %next = llvm.add %i, %size                         %next = llvm.add %i, %size
//     llvm.cond_br ...                                   llvm.cond_br ...
//
// Needs: Pure ops may be speculated. What only reads memory moves when nothing in the loop may
// write what it reads (`effects` hooks, passes/alias.h), and when it runs in any case once the loop
// is entered, since reading might be wrong otherwise. The branches into a loop that has no block of
// its own in front must be able to change their target; the block comes about with the dialect's
// unconditional branch. Preserves nothing, unless no block is made.
//
// Also moves ops out of the bodies of ops with LoopLikeInterface.
//
// For each op the outermost loop out of which it may go is found first, in an order in which its
// operands come before it. For Pure ops that takes no longer the deeper loops nest; reads are
// compared with what each loop around writes, up to a limit.

#include "ir/arena_map.h"
#include "ir/loops.h"
#include "ir/traversal.h"
#include "ir/walk.h"
#include "llvm/ADT/DenseSet.h"
#include "passes/alias.h"
#include "passes/branches.h"
#include "passes/builtin_passes.h"
#include "passes/loop_utils.h"

namespace pliron {

namespace {

// A loop with more writes than this is taken to write everything.
constexpr std::size_t max_writes = 64;

MemoryLocation location_of(Operation* op, const MemoryEffect& effect) {
  MemoryLocation location{effect.address};
  const auto* access = op->interface<AccessInterface>();
  for (unsigned i = 0; access && access->size && i < op->num_operands(); ++i)
    if (op->operand(i) == effect.address)
      location.size = access->size(op, i);
  return location;
}

// What a loop, with all loops in it, does.
struct LoopFacts {
  bool writes_anything = false;
  llvm::SmallVector<MemoryLocation, 8> writes;
  // Whether control may stop somewhere in the loop, or stay there, so that what stands behind does
  // not run.
  bool may_stop = false;
  // The last block that dominates all irreducible cycles in no loop inside; null without any.
  Block* before_cycles = nullptr;
  // The last block that each round passes, the one that leaves the loop too.
  Block* before_ends = nullptr;

  void add(Operation* op) {
    MemoryEffects effects = effects_of(op);
    may_stop |= effects.must_stay();
    writes_anything |= effects.is_unknown();
    for (const MemoryEffect& effect : effects.all()) {
      if (effect.kind == EffectKind::Read || effect.kind == EffectKind::Allocate)
        continue;
      if (!effect.address || writes.size() == max_writes)
        writes_anything = true;
      else
        writes.push_back(location_of(op, effect));
    }
  }
};

class RegionHoister {
 public:
  RegionHoister(Region& region, DominanceInfo& dominance)
      : region_(region), dominance_(dominance), loops_(region, dominance) {}

  // How many ops moved.
  std::uint64_t run() {
    if (loops_.all().empty())
      return 0;
    find_facts();
    llvm::SmallVector<std::pair<Operation*, const Loop*>, 16> moves;
    for (Block* block : reverse_post_order(region_)) {
      const Loop* loop = loops_.loop_for(block);
      if (!loop)
        continue;
      find_loops_around(loop);
      for (Operation* op : block->ops())
        if (const Loop* left = outermost_loop_to_leave(op)) {
          left_[op] = left;
          moves.push_back({op, left});
        }
    }
    // Blocks in front of loops are made when they are needed first.
    llvm::DenseMap<const Loop*, Operation*> ends;
    std::uint64_t moved = 0;
    for (auto [op, loop] : moves) {
      Operation*& end = ends[loop];
      if (!end) {
        if (Block* preheader = loop->preheader())
          end = preheader->back();
        else if (Block* made = make_preheader(*loop)) {
          end = made->back();
          made_blocks_ = true;
        }
      }
      // What needs an op that stays has to stay too.
      if (!end || !operands_have_moved(op, loop))
        continue;
      op->move_before(end);
      moved_.insert(op);
      ++moved;
    }
    return moved;
  }
  bool made_blocks() const { return made_blocks_; }

 private:
  void find_facts() {
    find_ends();
    for (const Loop* loop : llvm::reverse(loops_.all())) {
      LoopFacts& facts = facts_[loop];
      for (Block* block : loop->own_blocks()) {
        if (Block* cycle = loops_.irreducible_cycle(block))
          facts.before_cycles =
              facts.before_cycles ? dominance_.nearest_common_dominator(facts.before_cycles, cycle)
                                  : cycle;
        for (Operation* op : block->ops())
          if (!op->has(Trait::Pure))
            facts.add(op);
      }
      for (const Loop* inner : loop->sub_loops()) {
        const LoopFacts& of_inner = facts_[inner];
        facts.writes_anything |= of_inner.writes_anything;
        facts.may_stop |= of_inner.may_stop;
        if (facts.writes.size() + of_inner.writes.size() > max_writes)
          facts.writes_anything = true;
        else
          llvm::append_range(facts.writes, of_inner.writes);
      }
    }
  }

  void find_ends() {
    auto add_end = [&](const Loop* loop, Block* block) {
      Block*& end = facts_[loop].before_ends;
      end = end ? dominance_.nearest_common_dominator(end, block) : block;
    };
    for (const Loop* loop : loops_.all()) {
      for (Block* latch : loop->latches())
        add_end(loop, latch);
      for (Block* block : loop->own_blocks())
        for (Block* to : block->successors())
          for (const Loop* left = loop; left && !loops_.contains(left, to); left = left->parent())
            add_end(left, block);
    }
  }

  // Goes on to the loops around blocks of `loop`, most of which are around the last one too.
  void find_loops_around(const Loop* loop) {
    while (!around_.empty() && !around_.back()->contains(loop))
      around_.pop_back();
    std::size_t kept = around_.size();
    for (const Loop* at = loop; at && at->depth() > kept; at = at->parent())
      around_.push_back(at);
    std::reverse(around_.begin() + static_cast<std::ptrdiff_t>(kept), around_.end());
  }

  // Where a value is defined once everything has moved: the innermost loop; null outside of all.
  const Loop* loop_of(Value value) {
    Operation* op = value.defining_op();
    if (op)
      if (const Loop* left = left_.get(op))
        return left->parent();
    Block* block = value.parent_block();
    while (block && block->parent() != &region_)
      block = block->parent_op() ? block->parent_op()->block() : nullptr;
    return block ? loops_.loop_for(block) : nullptr;
  }

  // How many of the loops around hold what defines the value: these are the outermost.
  std::size_t num_around(Value value) {
    const Loop* defined = loop_of(value);
    if (!defined)
      return 0;
    if (defined->depth() <= around_.size() && around_[defined->depth() - 1] == defined)
      return defined->depth();
    auto first = llvm::partition_point(
        around_, [&](const Loop* loop) { return loop->contains(defined); });
    return static_cast<std::size_t>(first - around_.begin());
  }

  // Null when the op has to stay in its loop.
  const Loop* outermost_loop_to_leave(Operation* op) {
    if (op->has(Trait::Terminator) || op->num_regions() != 0 || op->has(Trait::Convergent))
      return nullptr;
    bool is_pure = op->has(Trait::Pure);
    MemoryEffects effects = is_pure ? MemoryEffects() : effects_of(op);
    bool is_free = is_pure || effects.is_none();
    if (!is_free && !effects.only_reads())
      return nullptr;
    std::size_t needed = 0;  // loops in which it has to stay
    for (Value operand : op->operands())
      needed = std::max(needed, num_around(operand));
    if (is_pure)
      return needed < around_.size() ? around_[needed] : nullptr;
    const Loop* result = nullptr;
    for (const Loop* loop : llvm::reverse(llvm::ArrayRef(around_).drop_front(needed))) {
      if (!always_runs(op, loop) || !(is_free || !may_change(op, effects, loop)))
        break;
      result = loop;
    }
    return result;
  }

  bool may_change(Operation* op, const MemoryEffects& effects, const Loop* loop) {
    const LoopFacts& facts = facts_[loop];
    if (facts.writes_anything)
      return true;
    for (const MemoryEffect& effect : effects.all()) {
      if (facts.writes.empty())
        return false;
      if (!effect.address)
        return true;
      for (const MemoryLocation& write : facts.writes)
        if (alias_.alias(location_of(op, effect), write) != AliasResult::No)
          return true;
    }
    return false;
  }

  // Whether an op runs whenever its loop is entered.
  bool always_runs(Operation* op, const Loop* loop) {
    if (op->block() == loop->header() && !stops_before(op))
      return true;
    if (facts_[loop].may_stop)
      return false;
    // A cycle inside that comes first, or that goes around the op, may never end.
    if (loops_.irreducible_cycle(op->block()))
      return false;
    Block* before_cycles = facts_[loop].before_cycles;
    if (before_cycles && !dominance_.dominates(op->block(), before_cycles))
      return false;
    const Loop* own = loops_.loop_for(op->block());
    for (const Loop* inner : loop->sub_loops())
      if (!inner->contains(own) && !dominance_.dominates(op->block(), inner->header()))
        return false;
    // In each round, and in the last one before it leaves.
    return dominance_.dominates(op->block(), facts_[loop].before_ends);
  }

  // Whether control may stop between the start of the block and the op.
  bool stops_before(Operation* op) {
    auto [entry, is_new] = first_stop_.try_emplace(op->block(), nullptr);
    if (is_new)
      for (Operation* other : op->block()->ops())
        if (!other->has(Trait::Pure) && effects_of(other).must_stay()) {
          entry->second = other;
          break;
        }
    return entry->second && entry->second != op && entry->second->is_before(op);
  }

  bool operands_have_moved(Operation* op, const Loop* loop) {
    for (Value operand : op->operands()) {
      Operation* def = operand.defining_op();
      if (def && left_.get(def) && !moved_.contains(def) &&
          loop->contains(loops_.loop_for(def->block())))
        return false;
    }
    return true;
  }

  Region& region_;
  DominanceInfo& dominance_;
  LoopInfo loops_;
  AliasAnalysis alias_;
  llvm::DenseMap<const Loop*, LoopFacts> facts_;
  llvm::SmallVector<const Loop*, 8> around_;  // the blocks at hand, the outermost first
  llvm::DenseMap<Block*, Operation*> first_stop_;
  ArenaMap<const Loop*> left_;  // by op: the outermost loop out of which it goes
  llvm::DenseSet<Operation*> moved_;
  bool made_blocks_ = false;
};

// Moves what does not depend on anything in the body in front of a loop that is one op.
std::uint64_t hoist_out_of(Operation* op, const LoopLikeInterface& interface) {
  std::uint64_t moved = 0;
  for (Region& region : op->regions()) {
    if (!interface.is_body(op, region.index()))
      continue;
    for (Block* block : region.blocks())
      for (Operation* inner : block->ops()) {
        if (!inner->has(Trait::Pure) || inner->has(Trait::Terminator) ||
            inner->has(Trait::Convergent) || inner->num_regions() != 0)
          continue;
        bool is_invariant = true;
        for (Value operand : inner->operands())
          is_invariant &= !region.is_ancestor_of(operand.parent_region());
        if (!is_invariant)
          continue;
        inner->move_before(op);
        ++moved;
      }
  }
  return moved;
}

}  // namespace

static LogicalResult run_licm(Operation* root, PassContext& context) {
  std::uint64_t moved = 0;
  bool made_blocks = false;
  DominanceInfo& dominance = context.dominance();
  // Inner ops first, so that what leaves one body can leave the next.
  walk(root, [&](Operation* op) {
    for (Region& region : op->regions()) {
      if (region.empty() || region.has_one_block() || !has_ssa_order(region))
        continue;
      RegionHoister hoister(region, dominance);
      moved += hoister.run();
      if (hoister.made_blocks()) {
        made_blocks = true;
        dominance.invalidate(region);
      }
    }
    const auto* loop = op == root ? nullptr : op->interface<LoopLikeInterface>();
    if (loop && !op->has(Trait::IsolatedFromAbove))
      moved += hoist_out_of(op, *loop);
  });
  context.statistic("num-hoisted") += moved;
  if (moved == 0 && !made_blocks)
    context.mark_unchanged();
  else if (!made_blocks)
    context.mark_preserved<DominanceInfo>();
  return success();
}

const PassDef licm_pass{
    .name = "licm",
    .summary = "Moves ops that give the same in every round of a loop in front of it.",
    .statistics = {{"num-hoisted", "Ops that were moved"}},
    .run = run_licm,
};

}  // namespace pliron
