#include "ir/loops.h"

#include <algorithm>

#include "ir/cfg.h"
#include "ir/traversal.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

namespace pliron {

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

namespace {

using Vertex = Cfg::Vertex;

// The edges that lead back on the way of a depth-first walk: to where it has not left yet. Each edge
// from a latch to its header is one, and a graph without any has no cycle.
std::vector<Cfg::Edge> edges_back(const Cfg& cfg) {
  enum State : std::uint8_t { New, Entered, Left };
  struct Frame {
    Vertex vertex;
    Cfg::EdgeId next;
  };
  std::vector<Cfg::Edge> edges;
  std::vector<std::uint8_t> states(cfg.size(), New);
  std::vector<Frame> stack;
  auto enter = [&](Vertex v) {
    states[v] = Entered;
    stack.push_back({v, cfg.first_out_edge(v)});
  };
  if (cfg.size() > 0)
    enter(0);
  while (!stack.empty()) {
    Frame& frame = stack.back();
    if (frame.next == cfg.first_out_edge(frame.vertex + 1)) {
      states[frame.vertex] = Left;
      stack.pop_back();
      continue;
    }
    Cfg::Edge edge = cfg.edge(frame.next++);
    if (states[edge.target] == Entered)
      edges.push_back(edge);
    else if (states[edge.target] == New)
      enter(edge.target);
  }
  return edges;
}

// Which blocks are in which loop, by vertices and numbers of loops.
class LoopFinder {
 public:
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  LoopFinder(const Cfg& cfg, DominanceInfo& dominance)
      : cfg_(cfg), dominance_(dominance), innermost_(cfg.size(), none) {}

  // Walks back from the latches. What is in a loop already stands for the outermost loop around it,
  // which becomes a part of this one. Inner loops come before those around them.
  void add(Vertex header, llvm::ArrayRef<Vertex> latches) {
    auto number = static_cast<std::uint32_t>(outer_.size());
    headers_.push_back(header);
    parents_.push_back(none);
    outer_.push_back(number);
    innermost_[header] = number;
    llvm::SmallVector<Vertex, 8> worklist(latches.begin(), latches.end());
    while (!worklist.empty()) {
      Vertex v = worklist.pop_back_val();
      if (innermost_[v] != none) {
        std::uint32_t inner = outermost(innermost_[v]);
        if (inner == number)
          continue;
        parents_[inner] = outer_[inner] = number;
        v = headers_[inner];
      } else {
        innermost_[v] = number;
      }
      for (Vertex predecessor : cfg_.predecessors(v))
        if (dominance_.is_reachable(cfg_.block(predecessor)))
          worklist.push_back(predecessor);
    }
  }

  std::uint32_t innermost(Vertex v) const { return innermost_[v]; }
  std::uint32_t parent(std::uint32_t loop) const { return parents_[loop]; }

 private:
  // Shortens the way for the next time.
  std::uint32_t outermost(std::uint32_t loop) {
    while (outer_[loop] != loop)
      loop = outer_[loop] = outer_[outer_[loop]];
    return loop;
  }

  const Cfg& cfg_;
  DominanceInfo& dominance_;
  std::vector<std::uint32_t> innermost_;  // by vertex
  // By number of the loop. `outer_` is some loop around, or the same for the outermost.
  std::vector<Vertex> headers_;
  std::vector<std::uint32_t> parents_, outer_;
};

}  // namespace

LoopInfo::LoopInfo(Region& region, DominanceInfo& dominance) {
  Cfg cfg(region);
  std::vector<Cfg::Edge> back = edges_back(cfg);
  if (back.empty())
    return;
  llvm::DenseMap<Vertex, llvm::SmallVector<Vertex, 2>> latches;  // by header
  bool has_irreducible_cycles = false;
  for (const Cfg::Edge& edge : back) {
    if (!dominance.dominates(cfg.block(edge.target), cfg.block(edge.source)))
      has_irreducible_cycles = true;
    else
      latches[edge.target].push_back(edge.source);
  }
  for (auto& [header, of_header] : latches) {
    llvm::sort(of_header);
    of_header.erase(llvm::unique(of_header), of_header.end());
  }
  // In post-order of the dominator tree inner headers come before those of loops around them.
  LoopFinder finder(cfg, dominance);
  for (Block* header : llvm::reverse(dominance.dominator_tree_preorder(region))) {
    auto found = latches.find(cfg.vertex(header));
    if (found == latches.end())
      continue;
    finder.add(found->first, found->second);
    loops_.push_back(std::make_unique<Loop>());
    loops_.back()->header_ = header;
    for (Vertex latch : found->second)
      loops_.back()->latches_.push_back(cfg.block(latch));
  }
  for (std::uint32_t i = 0; i < loops_.size(); ++i)
    if (std::uint32_t parent = finder.parent(i); parent != LoopFinder::none)
      loops_[i]->parent_ = loops_[parent].get();
  for (Vertex v = 0; v < cfg.size(); ++v) {
    if (finder.innermost(v) == LoopFinder::none)
      continue;
    Loop* loop = loops_[finder.innermost(v)].get();
    places_[cfg.block(v)] = {loop, v};
    loop->own_blocks_.push_back(cfg.block(v));
    if (loop->header_ == cfg.block(v))
      (loop->parent_ ? loop->parent_->sub_loops_ : top_level_).push_back(loop);
  }
  number_loops();
  if (has_irreducible_cycles)
    find_irreducible_cycles(region, dominance);
}

void LoopInfo::number_loops() {
  all_.assign(top_level_.begin(), top_level_.end());
  for (std::size_t i = 0; i < all_.size(); ++i) {
    Loop* loop = all_[i];
    loop->depth_ = loop->parent_ ? loop->parent_->depth_ + 1 : 1;
    all_.insert(all_.end(), loop->sub_loops_.begin(), loop->sub_loops_.end());
  }
  llvm::SmallVector<Loop*, 8> stack(top_level_.rbegin(), top_level_.rend());
  while (!stack.empty()) {
    Loop* loop = stack.pop_back_val();
    loop->number_ = static_cast<std::uint32_t>(by_number_.size());
    loop->end_ = loop->number_ + 1;
    by_number_.push_back(loop);
    stack.append(loop->sub_loops_.rbegin(), loop->sub_loops_.rend());
  }
  for (Loop* loop : llvm::reverse(by_number_))
    if (loop->parent_)
      loop->parent_->end_ = std::max(loop->parent_->end_, loop->end_);
}

// The strongly connected components of what is left without the edges from latches to headers
// (Kosaraju's algorithm: Aho, Hopcroft, Ullman, "Data Structures and Algorithms", 6.7). A walk from
// the entry is the same with and without those edges, since they lead to where it has come from.
void LoopInfo::find_irreducible_cycles(Region& region, DominanceInfo& dominance) {
  auto closes_loop = [&](Block* from, Block* to) { return dominance.dominates(to, from); };
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
  return places_.lookup(block).loop;
}
unsigned LoopInfo::depth(Block* block) const {
  Loop* loop = loop_for(block);
  return loop ? loop->depth() : 0;
}

std::vector<Block*> LoopInfo::blocks(const Loop* loop) const {
  std::vector<Block*> blocks;
  for (std::uint32_t i = loop->number_; i < loop->end_; ++i)
    llvm::append_range(blocks, by_number_[i]->own_blocks());
  llvm::sort(blocks, [&](Block* a, Block* b) {
    return places_.lookup(a).index < places_.lookup(b).index;
  });
  return blocks;
}
std::vector<Block*> LoopInfo::exiting_blocks(const Loop* loop) const {
  std::vector<Block*> blocks = this->blocks(loop);
  llvm::erase_if(blocks, [&](Block* block) {
    return llvm::all_of(block->successors(), [&](Block* to) { return contains(loop, to); });
  });
  return blocks;
}
std::vector<Block*> LoopInfo::exit_blocks(const Loop* loop) const {
  std::vector<Block*> exits;
  llvm::DenseSet<Block*> seen;
  for (Block* block : blocks(loop))
    for (Block* to : block->successors())
      if (!contains(loop, to) && seen.insert(to).second)
        exits.push_back(to);
  return exits;
}

}  // namespace pliron
