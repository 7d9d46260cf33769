#include "ir/post_dominance.h"

#include <boost/graph/strong_components.hpp>
#include <optional>
#include <vector>

#include "ir/cfg.h"
#include "ir/semi_nca.h"

namespace pliron {

namespace {
using Vertex = Cfg::Vertex;

// A region's CFG backwards, from the virtual exit, which is the vertex behind the blocks and leads to
// all ends.
class Backwards {
 public:
  Backwards(const Cfg& cfg, llvm::ArrayRef<Vertex> ends) : cfg_(cfg), is_end_(cfg.size(), false) {
    first_.reserve(cfg.size() + 2);
    for (Vertex v = 0; v < cfg.size(); ++v) {
      first_.push_back(static_cast<Vertex>(successors_.size()));
      llvm::append_range(successors_, cfg.predecessors(v));
    }
    first_.push_back(static_cast<Vertex>(successors_.size()));
    llvm::append_range(successors_, ends);
    first_.push_back(static_cast<Vertex>(successors_.size()));
    for (Vertex end : ends)
      is_end_[end] = true;
  }
  Vertex size() const { return cfg_.size() + 1; }
  llvm::ArrayRef<Vertex> successors(Vertex v) const {
    return llvm::ArrayRef(successors_).slice(first_[v], first_[v + 1] - first_[v]);
  }
  // Nothing leads to the exit, and nobody asks.
  llvm::SmallVector<Vertex, 4> predecessors(Vertex v) const {
    llvm::SmallVector<Vertex, 4> all(cfg_.successors(v));
    if (is_end_[v])
      all.push_back(cfg_.size());
    return all;
  }

 private:
  const Cfg& cfg_;
  std::vector<bool> is_end_;
  std::vector<Vertex> first_, successors_;  // by vertex, and one more
};

// The blocks without successors, if every block reaches one; else nothing.
std::optional<llvm::SmallVector<Vertex, 4>> find_simple_ends(const Cfg& cfg) {
  llvm::SmallVector<Vertex, 4> ends;
  std::vector<bool> reaches_end(cfg.size());
  for (Vertex v = 0; v < cfg.size(); ++v)
    if (cfg.successors(v).empty()) {
      ends.push_back(v);
      reaches_end[v] = true;
    }
  llvm::SmallVector<Vertex, 16> worklist(ends.begin(), ends.end());
  std::size_t count = ends.size();
  while (!worklist.empty())
    for (Vertex predecessor : cfg.predecessors(worklist.pop_back_val()))
      if (!reaches_end[predecessor]) {
        reaches_end[predecessor] = true;
        ++count;
        worklist.push_back(predecessor);
      }
  return count == cfg.size() ? std::optional(ends) : std::nullopt;
}

// The last block of each strongly connected component that no edge leaves.
llvm::SmallVector<Vertex, 4> find_ends(const Cfg& cfg) {
  llvm::SmallVector<Vertex, 4> ends;
  if (cfg.size() == 0)
    return ends;
  if (auto simple = find_simple_ends(cfg))
    return *simple;
  std::vector<Vertex> component(cfg.size());
  Vertex count = boost::strong_components(
      cfg, boost::make_iterator_property_map(component.begin(), get(boost::vertex_index, cfg)));
  std::vector<bool> is_left(count);
  for (Vertex v = 0; v < cfg.size(); ++v)
    for (Vertex successor : cfg.successors(v))
      if (component[successor] != component[v])
        is_left[component[v]] = true;
  for (Vertex v = cfg.size(); v-- > 0;) {
    if (is_left[component[v]])
      continue;
    is_left[component[v]] = true;  // has its end
    ends.push_back(v);
  }
  std::reverse(ends.begin(), ends.end());
  return ends;
}
}  // namespace

struct PostDominanceInfo::Tree {
  explicit Tree(Region& region)
      : cfg(region), idom(cfg.size()), level(cfg.size() + 1, 0), place(cfg.size() + 1, 0) {
    llvm::SmallVector<Vertex, 4> end_vertices = find_ends(cfg);
    for (Vertex end : end_vertices)
      ends.push_back(cfg.block(end));
    Backwards graph(cfg, end_vertices);
    detail::SemiNca<Backwards> algorithm(graph, exit());
    algorithm.run();
    // Immediate dominators have smaller numbers. Number 0 is the exit.
    for (Vertex i = 1; i < algorithm.size(); ++i) {
      Vertex v = algorithm.vertex(i);
      idom[v] = algorithm.vertex(algorithm.idom(i));
      level[v] = level[idom[v]] + 1;
    }
    subtree_size.assign(cfg.size() + 1, 1);
    for (Vertex i = algorithm.size(); --i > 0;)
      subtree_size[idom[algorithm.vertex(i)]] += subtree_size[algorithm.vertex(i)];
    std::vector<Vertex> next_place(cfg.size() + 1, 1);
    for (Vertex i = 1; i < algorithm.size(); ++i) {
      Vertex v = algorithm.vertex(i);
      place[v] = next_place[idom[v]];
      next_place[idom[v]] += subtree_size[v];
      next_place[v] = place[v] + 1;
    }
  }
  Vertex exit() const { return cfg.size(); }
  Block* block(Vertex v) const { return v == exit() ? nullptr : cfg.block(v); }
  // A vertex's subtree is a run of places.
  bool dominates(Vertex a, Vertex b) const { return place[b] - place[a] < subtree_size[a]; }

  Cfg cfg;
  llvm::SmallVector<Block*, 4> ends;
  std::vector<Vertex> idom;   // of each block's vertex; may be exit()
  std::vector<Vertex> level;  // 0 for the exit
  std::vector<Vertex> place;  // in preorder of the tree; 0 for the exit
  std::vector<Vertex> subtree_size;
};

PostDominanceInfo::PostDominanceInfo() = default;
PostDominanceInfo::~PostDominanceInfo() = default;

PostDominanceInfo::Tree& PostDominanceInfo::tree(Region& region) {
  std::unique_ptr<Tree>& tree = trees_[&region];
  if (!tree)
    tree = std::make_unique<Tree>(region);
  return *tree;
}
void PostDominanceInfo::invalidate(Region& region) {
  trees_.erase(&region);
}
void PostDominanceInfo::invalidate() {
  trees_.clear();
}

// The op in `region` that holds `op` or is it; null when `op` is outside.
static Operation* ancestor_in_region(Operation* op, Region* region) {
  while (op && op->parent_region() != region)
    op = op->parent_op();
  return op;
}

bool PostDominanceInfo::post_dominates(Block* a, Block* b) {
  Region* region = a->parent();
  if (!region)
    return a == b;
  if (b->parent() != region) {
    Operation* around = ancestor_in_region(b->parent_op(), region);
    if (!around)
      return false;
    b = around->block();
  }
  Tree& tree = this->tree(*region);
  return tree.dominates(tree.cfg.vertex(a), tree.cfg.vertex(b));
}

bool PostDominanceInfo::properly_post_dominates(Operation* a, Operation* b) {
  Block* block = a->block();
  if (!block)
    return false;
  b = block->parent() ? ancestor_in_region(b, block->parent()) : block->ancestor_in_block(b);
  if (!b || a == b)
    return false;
  return b->block() == block ? b->is_before(a) : post_dominates(block, b->block());
}

Block* PostDominanceInfo::immediate_post_dominator(Block* block) {
  Tree& tree = this->tree(*block->parent());
  return tree.block(tree.idom[tree.cfg.vertex(block)]);
}

Block* PostDominanceInfo::nearest_common_post_dominator(Block* a, Block* b) {
  Tree& tree = this->tree(*a->parent());
  Vertex v = tree.cfg.vertex(a), w = tree.cfg.vertex(b);
  while (v != w) {
    Vertex& deeper = tree.level[v] > tree.level[w] ? v : w;
    deeper = tree.idom[deeper];
  }
  return tree.block(v);
}

llvm::ArrayRef<Block*> PostDominanceInfo::ends(Region& region) {
  return tree(region).ends;
}

}  // namespace pliron
