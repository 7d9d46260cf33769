#include "ir/post_dominance.h"

#include <boost/graph/strong_components.hpp>
#include <vector>

#include "ir/cfg.h"
#include "ir/semi_nca.h"

namespace pliron {

namespace {
using Vertex = Cfg::Vertex;

// A region's CFG backwards, from the virtual exit, which is the vertex behind the blocks.
struct Backwards {
  explicit Backwards(const Cfg& cfg) : successors_of(cfg.size() + 1), predecessors_of(cfg.size() + 1) {
    for (Vertex v = 0; v < cfg.size(); ++v)
      for (Vertex successor : cfg.successors(v))
        add_edge(successor, v);
  }
  void add_edge(Vertex from, Vertex to) {
    successors_of[from].push_back(to);
    predecessors_of[to].push_back(from);
  }
  Vertex size() const { return static_cast<Vertex>(successors_of.size()); }
  const llvm::SmallVector<Vertex, 2>& successors(Vertex v) const { return successors_of[v]; }
  const llvm::SmallVector<Vertex, 2>& predecessors(Vertex v) const { return predecessors_of[v]; }

  std::vector<llvm::SmallVector<Vertex, 2>> successors_of, predecessors_of;
};

// The last block of each strongly connected component that no edge leaves.
llvm::SmallVector<Vertex, 4> find_ends(const Cfg& cfg) {
  llvm::SmallVector<Vertex, 4> ends;
  if (cfg.size() == 0)
    return ends;
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
  explicit Tree(Region& region) : cfg(region), idom(cfg.size()), level(cfg.size() + 1, 0) {
    Backwards graph(cfg);
    Vertex exit = cfg.size();
    for (Vertex end : find_ends(cfg)) {
      graph.add_edge(exit, end);
      ends.push_back(cfg.block(end));
    }
    detail::SemiNca<Backwards> algorithm(graph, exit);
    algorithm.run();
    // Immediate dominators have smaller numbers. Number 0 is the exit.
    for (Vertex i = 1; i < algorithm.size(); ++i) {
      Vertex v = algorithm.vertex(i);
      idom[v] = algorithm.vertex(algorithm.idom(i));
      level[v] = level[idom[v]] + 1;
    }
  }
  Vertex exit() const { return cfg.size(); }
  Block* block(Vertex v) const { return v == exit() ? nullptr : cfg.block(v); }

  Cfg cfg;
  llvm::SmallVector<Block*, 4> ends;
  std::vector<Vertex> idom;   // of each block's vertex; may be exit()
  std::vector<Vertex> level;  // 0 for the exit
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
  Vertex v = tree.cfg.vertex(b), wanted = tree.cfg.vertex(a);
  while (v != tree.exit() && tree.level[v] > tree.level[wanted])
    v = tree.idom[v];
  return v == wanted;
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
