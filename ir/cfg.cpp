#include "ir/cfg.h"

namespace pliron {

Cfg::Vertex Cfg::find(Block* block) const {
  if (found_.empty())
    for (Vertex v = 0; v < size(); ++v)
      found_[blocks_[v]] = v;
  auto it = found_.find(block);
  return it == found_.end() ? no_vertex : it->second;
}

// Of a branch with a few operands.
static void prefetch_terminator(Block* block) {
  const char* op = reinterpret_cast<const char*>(block->back());
  for (unsigned offset : {0, 64, 128})
    __builtin_prefetch(op + offset);
}

Cfg::Cfg(Region& region) {
  for (Block* block : region.blocks()) {
    block->set_number(size());
    blocks_.push_back(block);
  }
  first_in_.assign(blocks_.size() + 1, 0);
  for (Vertex v = 0; v < size(); ++v) {
    // Terminators lie apart from each other; so the wait for one is not to be one behind the other.
    if (v + 8 < size())
      prefetch_terminator(blocks_[v + 8]);
    first_out_.push_back(num_edges());
    Operation* last = blocks_[v]->back();
    if (!last)
      continue;
    for (BlockOperand& successor : last->successors()) {
      Block* block = successor.get();
      if (!block || block->parent() != &region)
        continue;
      Vertex target = vertex(block);
      sources_.push_back(v);
      targets_.push_back(target);
      ++first_in_[target + 1];
    }
  }
  first_out_.push_back(num_edges());
  for (Vertex v = 0; v < size(); ++v)
    first_in_[v + 1] += first_in_[v];
  in_edges_.resize(num_edges());
  llvm::SmallVector<EdgeId, 8> next(first_in_.begin(), first_in_.end());
  for (EdgeId id = 0; id < num_edges(); ++id)
    in_edges_[next[targets_[id]]++] = id;
}

}  // namespace pliron
