#pragma once
// Post-dominance: which blocks every path from a block to an end of its region must pass. A region
// ends at its blocks without successors. A part that no path leads out of, such as an infinite loop,
// ends in one of its own blocks: the last one, in the region's order, of each strongly connected
// component that has no edge out of it. All ends meet in a virtual exit.
//
// Trees are made for each region when first asked for and kept until invalidated, as in
// ir/dominance.h. Blocks that the entry does not reach have their answers too.

#include <memory>

#include "ir/block.h"
#include "llvm/ADT/DenseMap.h"

namespace pliron {

class PostDominanceInfo {
 public:
  PostDominanceInfo();
  ~PostDominanceInfo();

  // Whether every path from `b` to an end passes `a`; a block post-dominates itself. False for blocks
  // of different regions, except that the block around `b` in the region of `a` counts for `b`.
  bool post_dominates(Block* a, Block* b);
  // Whether every path from `b` comes to `a`. An op does not post-dominate what is inside it.
  bool properly_post_dominates(Operation* a, Operation* b);
  // The closest block that post-dominates `block` properly; null when that is the virtual exit.
  Block* immediate_post_dominator(Block* block);
  // The closest block that post-dominates both, which are of one region; null for the virtual exit.
  Block* nearest_common_post_dominator(Block* a, Block* b);
  // Where the region ends, in its order.
  llvm::ArrayRef<Block*> ends(Region& region);

  void invalidate(Region& region);
  void invalidate();

 private:
  struct Tree;
  Tree& tree(Region& region);

  llvm::DenseMap<Region*, std::unique_ptr<Tree>> trees_;
};

}  // namespace pliron
