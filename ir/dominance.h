#pragma once
// Dominance: which blocks and ops every path from a region's entry must pass. Trees are made for
// each region when first asked for and kept until invalidated; a question then costs O(1), or
// O(depth of nesting) when its two ends lie in different regions. Changing ops inside blocks needs
// no invalidation, changing blocks or terminators does; do it before blocks are freed, since others
// may get their memory.
//
// Unreachable code has defined answers: everything dominates what is in an unreachable block, and
// an unreachable block dominates no reachable one. In regions without order (Trait::GraphRegion,
// and those of unregistered ops, of which we cannot know) every value may be used everywhere.

#include <memory>
#include <optional>

#include "ir/arena_map.h"
#include "ir/block.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace pliron {

// Whether a value must be defined before it is used in this region.
bool has_ssa_order(Region& region);

class DominanceInfo {
 public:
  DominanceInfo();
  ~DominanceInfo();
  DominanceInfo(DominanceInfo&&);
  DominanceInfo& operator=(DominanceInfo&&);

  // Whether control can get from the entry of its region to this block.
  bool is_reachable(Block* block);

  // Whether `a` dominates `b`; a block dominates itself. When `b` lies deeper than the region of
  // `a`, the block around it in that region counts; false when there is none.
  bool dominates(Block* a, Block* b);
  bool properly_dominates(Block* a, Block* b) { return a != b && dominates(a, b); }

  // Whether `a` comes before `b` on every path. An op does not dominate what is inside it.
  bool properly_dominates(Operation* a, Operation* b);
  bool dominates(Operation* a, Operation* b) { return a == b || properly_dominates(a, b); }

  // Whether `user` may use `value`.
  bool dominates(Value value, Operation* user);

  // The closest block that dominates `block` properly; null for the entry and unreachable blocks.
  Block* immediate_dominator(Block* block);
  // The closest block that dominates both, which are of one region; null if either is unreachable.
  Block* nearest_common_dominator(Block* a, Block* b);

  // The region's reachable blocks, each right before all that it dominates. Valid until
  // invalidated.
  llvm::ArrayRef<Block*> dominator_tree_preorder(Region& region);

  // The blocks where definitions in `defs` (reachable blocks of `region`) meet, so that SSA form
  // needs an argument there, in no particular but a fixed order. Blocks for which `is_live_in` says
  // false get none, which makes the result pruned SSA form. Linear in the region for each call.
  llvm::SmallVector<Block*, 4> iterated_dominance_frontier(
      Region& region, llvm::ArrayRef<Block*> defs, llvm::function_ref<bool(Block*)> is_live_in);

  // Forgets what is known of a region, or of all.
  void invalidate(Region& region);
  void invalidate();

 private:
  struct Tree;
  // What answers for two blocks of a tree, without looking at blocks or regions.
  struct Places {
    std::uint32_t first = 0;  // what places_ has for the tree's root; never 0
    std::uint32_t count = 0;  // of the reachable blocks; the place behind them is all others'
    const std::uint32_t* subtree_sizes = nullptr;  // by place, and 0 for the one behind
  };
  Tree& tree(Region& region);
  std::optional<bool> look_up(Block* a, Block* b) const;

  llvm::DenseMap<Region*, std::unique_ptr<Tree>> trees_;
  // The last one asked for; questions come in runs.
  Region* last_region_ = nullptr;
  Tree* last_tree_ = nullptr;
  Places last_;
  // Each tree has numbers of its own, so what is here of one that is gone does no harm.
  BlockMap<std::uint32_t> places_;
  std::uint32_t next_place_ = 1;
};

}  // namespace pliron
