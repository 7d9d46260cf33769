#include "ir/loops.h"

#include <algorithm>

#include "ir/traversal.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

namespace pliron {

bool Loop::contains(const Loop* other) const {
  while (other && other->depth_ > depth_)
    other = other->parent_;
  return other == this;
}

// Whether a terminator has no effects, gives no values, and always goes to its one successor.
static bool only_jumps(Operation* op) {
  return op->num_successors() == 1 && op->has(Trait::Pure) && !op->has(Trait::ReturnLike) &&
         op->num_results() == 0 && op->num_regions() == 0;
}

Block* Loop::preheader() const {
  Block* outside = nullptr;
  for (Block* predecessor : header_->predecessors()) {
    if (llvm::is_contained(latches_, predecessor))
      continue;
    if (outside && outside != predecessor)
      return nullptr;
    outside = predecessor;
  }
  return outside && only_jumps(outside->back()) ? outside : nullptr;
}

// Headers in post-order of the dominator tree, so that inner loops come before those around them.
LoopInfo::LoopInfo(Region& region, DominanceInfo& dominance) {
  if (region.empty())
    return;
  llvm::ArrayRef<Block*> preorder = dominance.dominator_tree_preorder(region);
  for (Block* header : llvm::reverse(preorder)) {
    std::vector<Block*> latches;
    for (Block* predecessor : header->predecessors())
      if (dominance.is_reachable(predecessor) && dominance.dominates(header, predecessor) &&
          !llvm::is_contained(latches, predecessor))
        latches.push_back(predecessor);
    if (latches.empty())
      continue;
    loops_.push_back(std::make_unique<Loop>());
    Loop* loop = loops_.back().get();
    loop->header_ = header;
    loop->latches_ = std::move(latches);
    find_body(loop, dominance);
  }
  // Outer loops come last above. Blocks and loops in the region's order.
  for (Block* block : region.blocks())
    for (Loop* loop = loop_for(block); loop; loop = loop->parent_)
      loop->blocks_.push_back(block);
  auto is_header = [&](Block* block) {
    Loop* loop = loop_for(block);
    return loop && loop->header_ == block ? loop : nullptr;
  };
  for (Block* block : region.blocks())
    if (Loop* loop = is_header(block))
      (loop->parent_ ? loop->parent_->sub_loops_ : top_level_).push_back(loop);
  all_.assign(top_level_.begin(), top_level_.end());
  for (std::size_t i = 0; i < all_.size(); ++i) {
    Loop* loop = all_[i];
    loop->depth_ = loop->parent_ ? loop->parent_->depth_ + 1 : 1;
    all_.insert(all_.end(), loop->sub_loops_.begin(), loop->sub_loops_.end());
  }
  find_irreducible_cycles(region, dominance);
}

// Walks back from the latches. Blocks that are in a loop already stand for the outermost loop around
// them, which becomes a part of this one.
void LoopInfo::find_body(Loop* loop, DominanceInfo& dominance) {
  llvm::SmallVector<Block*, 8> worklist(loop->latches_.begin(), loop->latches_.end());
  auto add_predecessors = [&](Block* block) {
    for (Block* predecessor : block->predecessors())
      if (dominance.is_reachable(predecessor))
        worklist.push_back(predecessor);
  };
  innermost_[loop->header_] = loop;
  while (!worklist.empty()) {
    Block* block = worklist.pop_back_val();
    Loop* inner = loop_for(block);
    if (!inner) {
      innermost_[block] = loop;
      add_predecessors(block);
      continue;
    }
    while (inner->parent_)
      inner = inner->parent_;
    if (inner == loop)
      continue;
    inner->parent_ = loop;
    add_predecessors(inner->header_);
  }
}

// The strongly connected components of what is left without the edges from latches to headers
// (Kosaraju's algorithm: Aho, Hopcroft, Ullman, "Data Structures and Algorithms", 6.7). A walk from
// the entry is the same with and without those edges, since they lead to where it has come from.
void LoopInfo::find_irreducible_cycles(Region& region, DominanceInfo& dominance) {
  auto closes_loop = [&](Block* from, Block* to) { return dominance.dominates(to, from); };
  bool has_cycles = llvm::any_of(classify_edges(region), [&](const ClassifiedEdge& edge) {
    return edge.kind == EdgeKind::Back &&
           !closes_loop(edge.from, edge.from->back()->successor(edge.successor));
  });
  if (!has_cycles)
    return;
  llvm::DenseSet<Block*> seen;
  for (Block* first : reverse_post_order(region)) {
    if (!seen.insert(first).second)
      continue;
    llvm::SmallVector<Block*, 8> cycle{first};
    for (std::size_t i = 0; i < cycle.size(); ++i)
      for (Block* predecessor : cycle[i]->predecessors())
        if (dominance.is_reachable(predecessor) && !closes_loop(predecessor, cycle[i]) &&
            seen.insert(predecessor).second)
          cycle.push_back(predecessor);
    for (Block* block : cycle)
      if (cycle.size() > 1)
        irreducible_cycles_[block] = first;
  }
}

Loop* LoopInfo::loop_for(Block* block) const {
  return innermost_.lookup(block);
}
unsigned LoopInfo::depth(Block* block) const {
  Loop* loop = loop_for(block);
  return loop ? loop->depth() : 0;
}

std::vector<Block*> LoopInfo::exiting_blocks(const Loop* loop) const {
  std::vector<Block*> blocks;
  for (Block* block : loop->blocks())
    if (llvm::any_of(block->successors(), [&](Block* to) { return !contains(loop, to); }))
      blocks.push_back(block);
  return blocks;
}
std::vector<Block*> LoopInfo::exit_blocks(const Loop* loop) const {
  std::vector<Block*> blocks;
  for (Block* block : loop->blocks())
    for (Block* to : block->successors())
      if (!contains(loop, to) && !llvm::is_contained(blocks, to))
        blocks.push_back(to);
  return blocks;
}

}  // namespace pliron
