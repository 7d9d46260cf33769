#include "ir/dominance.h"

#include <queue>

#include "ir/cfg.h"
#include "ir/semi_nca.h"
#include "llvm/ADT/BitVector.h"

namespace pliron {

using Vertex = Cfg::Vertex;
static constexpr Vertex none = ~Vertex{0};

// A region's dominator tree. Vertices of unreachable blocks have no place in it.
struct DominanceInfo::Tree {
  explicit Tree(Region& region);

  bool is_reachable(Vertex v) const { return place[v] != none; }
  // A vertex's subtree is a run of places, so one comparison answers for a pair.
  bool dominates(Vertex a, Vertex b) const {
    return !is_reachable(b) || (is_reachable(a) && place[b] - place[a] < subtree_size[place[a]]);
  }

  Cfg cfg;
  std::uint32_t first_place = 0;  // see Places
  // By vertex.
  llvm::SmallVector<Vertex, 8> place;  // in preorder of the tree, or none
  llvm::SmallVector<Vertex, 8> idom;   // none for the entry
  llvm::SmallVector<Vertex, 8> level;  // 0 for the entry
  // By place.
  llvm::SmallVector<Vertex, 8> preorder;
  llvm::SmallVector<Block*, 8> preorder_blocks;
  llvm::SmallVector<Vertex, 8> subtree_size;  // and 0 behind the last
};

DominanceInfo::Tree::Tree(Region& region)
    : cfg(region),
      place(cfg.size(), none),
      idom(cfg.size(), none),
      level(cfg.size(), 0) {
  if (cfg.size() == 0) {
    subtree_size.push_back(0);
    return;
  }
  detail::SemiNca<Cfg> algorithm(cfg, 0);
  algorithm.run();
  Vertex reachable = algorithm.size();
  // Immediate dominators have smaller numbers, so sizes add up from the back and places go out from
  // the front. Blocks with one dominator come in the order of the region: so the preorder is that
  // order, where the code allows it, and what walks the tree goes through memory from front to back.
  llvm::SmallVector<Vertex, 8> sizes(cfg.size(), 1), taken(cfg.size(), 0);  // by vertex
  for (Vertex i = 1; i < reachable; ++i)
    idom[algorithm.vertex(i)] = algorithm.vertex(algorithm.idom(i));
  for (Vertex i = reachable; --i > 0;) {
    Vertex v = algorithm.vertex(i);
    sizes[idom[v]] += sizes[v];
  }
  place[algorithm.vertex(0)] = 0;
  for (Vertex v = 0; v < cfg.size(); ++v)
    if (Vertex parent = idom[v]; parent != none) {
      place[v] = taken[parent];  // behind the parent
      taken[parent] += sizes[v];
    }
  preorder.resize(reachable);
  preorder_blocks.resize(reachable);
  subtree_size.resize(reachable + 1);
  for (Vertex i = 0; i < reachable; ++i) {
    Vertex v = algorithm.vertex(i);
    if (i > 0) {
      place[v] += place[idom[v]] + 1;
      level[v] = level[idom[v]] + 1;
    }
    preorder[place[v]] = v;
    preorder_blocks[place[v]] = cfg.block(v);
    subtree_size[place[v]] = sizes[v];
  }
}

bool has_ssa_order(Region& region) {
  Operation* parent = region.parent_op();
  return !parent || (parent->is_registered() && !parent->has(Trait::GraphRegion));
}

// The op in `region` that holds `op` or is it; null when `op` is outside.
static Operation* ancestor_in_region(Operation* op, Region* region) {
  while (op && op->parent_region() != region)
    op = op->parent_op();
  return op;
}

DominanceInfo::DominanceInfo() = default;
DominanceInfo::~DominanceInfo() = default;
DominanceInfo::DominanceInfo(DominanceInfo&&) = default;
DominanceInfo& DominanceInfo::operator=(DominanceInfo&&) = default;

DominanceInfo::Tree& DominanceInfo::tree(Region& region) {
  if (&region == last_region_)
    return *last_tree_;
  std::unique_ptr<Tree>& tree = trees_[&region];
  if (!tree) {
    auto made = std::make_unique<Tree>(region);
    auto count = static_cast<std::uint32_t>(made->preorder.size());
    if (next_place_ > ~std::uint32_t{0} - count - 1) {
      invalidate();  // no numbers are left
      return this->tree(region);
    }
    made->first_place = std::exchange(next_place_, next_place_ + count + 1);
    for (Vertex v = 0; v < made->cfg.size(); ++v)
      places_[made->cfg.block(v)] = made->first_place + std::min(made->place[v], count);
    tree = std::move(made);
  }
  last_region_ = &region;
  last_tree_ = tree.get();
  last_ = {tree->first_place, static_cast<std::uint32_t>(tree->preorder.size()),
           tree->subtree_size.data()};
  return *tree;
}

void DominanceInfo::invalidate(Region& region) {
  auto it = trees_.find(&region);
  if (it == trees_.end())
    return;
  trees_.erase(it);
  last_region_ = nullptr;
  last_ = {};
}
void DominanceInfo::invalidate() {
  trees_.clear();
  places_.clear();
  next_place_ = 1;
  last_region_ = nullptr;
  last_ = {};
}

bool DominanceInfo::is_reachable(Block* block) {
  if (block->is_entry())
    return true;
  Tree& tree = this->tree(*block->parent());
  return tree.is_reachable(tree.cfg.vertex(block));
}

// Whether it dominates, when both blocks are in the tree that was asked last.
LLVM_ATTRIBUTE_ALWAYS_INLINE
std::optional<bool> DominanceInfo::look_up(Block* a, Block* b) const {
  // Of other trees, or of none, the difference is large.
  std::uint32_t x = places_.get(a) - last_.first, y = places_.get(b) - last_.first;
  if (x > last_.count || y > last_.count || !last_.subtree_sizes)
    return std::nullopt;
  return y == last_.count || y - x < last_.subtree_sizes[x];
}

bool DominanceInfo::dominates(Block* a, Block* b) {
  if (a == b)
    return true;
  if (auto known = look_up(a, b))
    return *known;
  Region* region = a->parent();
  if (b->parent() != region) {
    Operation* around = ancestor_in_region(b->parent_op(), region);
    if (!around)
      return false;
    b = around->block();
  }
  // Needs no tree; regions of one block are the most common.
  if (a == b || (region && a->is_entry()))
    return true;
  if (!region)
    return false;
  Tree& tree = this->tree(*region);
  return tree.dominates(tree.cfg.vertex(a), tree.cfg.vertex(b));
}

bool DominanceInfo::properly_dominates(Operation* a, Operation* b) {
  Block* block = a->block();
  if (!block)
    return false;
  if (Block* other = b->block(); other && other != block)
    if (auto known = look_up(block, other))
      return *known;
  if (b->block() != block) {
    b = block->parent() ? ancestor_in_region(b, block->parent()) : block->ancestor_in_block(b);
    if (!b)
      return false;
  }
  if (a == b)
    return false;
  if (b->block() != block)
    return dominates(block, b->block());
  return a->is_before(b) || (block->parent() && !is_reachable(block));
}

bool DominanceInfo::dominates(Value value, Operation* user) {
  // Most values are used in the block that defines them.
  if (Block* block = user->block(); block && value.parent_block() == block) {
    Operation* def = value.defining_op();
    if (!def || (def != user && def->is_before(user)))
      return true;
  }
  Region* region = value.parent_region();
  if (!region) {
    Operation* def = value.defining_op();
    return def && properly_dominates(def, user);
  }
  Operation* around = ancestor_in_region(user, region);
  if (!around)
    return false;
  if (!has_ssa_order(*region))
    return true;
  if (Operation* def = value.defining_op())
    return properly_dominates(def, around) || !is_reachable(around->block());
  return dominates(value.owner_block(), around->block());
}

Block* DominanceInfo::immediate_dominator(Block* block) {
  Tree& tree = this->tree(*block->parent());
  Vertex idom = tree.idom[tree.cfg.vertex(block)];
  return idom == none ? nullptr : tree.cfg.block(idom);
}

Block* DominanceInfo::nearest_common_dominator(Block* a, Block* b) {
  Tree& tree = this->tree(*a->parent());
  Vertex v = tree.cfg.vertex(a), w = tree.cfg.vertex(b);
  if (!tree.is_reachable(v) || !tree.is_reachable(w))
    return nullptr;
  while (!tree.dominates(v, w))
    v = tree.idom[v];
  return tree.cfg.block(v);
}

llvm::ArrayRef<Block*> DominanceInfo::dominator_tree_preorder(Region& region) {
  return tree(region).preorder_blocks;
}

// Sreedhar and Gao, "A Linear Time Algorithm for Placing phi-Nodes" (POPL 1995): definitions are
// taken from the deepest up, and each subtree is walked once. An edge out of a subtree to a vertex
// no deeper than its root leads to the root's frontier.
llvm::SmallVector<Block*, 4> DominanceInfo::iterated_dominance_frontier(
    Region& region, llvm::ArrayRef<Block*> defs, llvm::function_ref<bool(Block*)> is_live_in) {
  Tree& tree = this->tree(region);
  const Cfg& cfg = tree.cfg;
  llvm::SmallVector<Block*, 4> frontier;
  llvm::BitVector in_queue(cfg.size()), in_frontier(cfg.size()), walked(cfg.size());
  using Entry = std::pair<Vertex, Vertex>;  // level and place: deepest first, then a fixed order
  std::priority_queue<Entry> queue;
  auto enqueue = [&](Vertex v) {
    if (!in_queue.test(v))
      queue.push({tree.level[v], tree.place[v]});
    in_queue.set(v);
  };
  for (Block* block : defs)
    if (Vertex v = cfg.vertex(block); tree.is_reachable(v))
      enqueue(v);
  llvm::SmallVector<Vertex, 16> worklist;
  while (!queue.empty()) {
    auto [root_level, root_place] = queue.top();
    queue.pop();
    worklist.push_back(tree.preorder[root_place]);
    walked.set(worklist.back());
    while (!worklist.empty()) {
      Vertex v = worklist.pop_back_val();
      for (Vertex successor : cfg.successors(v)) {
        if (tree.level[successor] > root_level || in_frontier.test(successor) ||
            !is_live_in(cfg.block(successor)))
          continue;
        in_frontier.set(successor);
        frontier.push_back(cfg.block(successor));
        enqueue(successor);
      }
      Vertex end = tree.place[v] + tree.subtree_size[tree.place[v]];
      for (Vertex place = tree.place[v] + 1; place < end;) {
        Vertex child = tree.preorder[place];
        place += tree.subtree_size[place];
        if (!walked.test(child))
          worklist.push_back(child);
        walked.set(child);
      }
    }
  }
  return frontier;
}

}  // namespace pliron
