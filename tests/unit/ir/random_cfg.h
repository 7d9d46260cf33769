#pragma once
// Control flow graphs of the toy dialect, by their edges or at random.

#include <random>
#include <vector>

#include "tests/unit/ir/toy_dialect.h"

namespace toy {

// A function whose block i branches to the blocks of edges[i], by toy.switch.
inline OwningOp make_cfg(Playground& playground, const std::vector<std::vector<unsigned>>& edges) {
  Context& context = playground.context;
  OperationState state(Location(), context.op_info("toy.func"));
  state.num_regions = 1;
  OwningOp func(Operation::create(state));
  std::vector<Block*> blocks;
  for (std::size_t i = 0; i < edges.size(); ++i)
    blocks.push_back(func->region(0).add_block());
  for (std::size_t i = 0; i < edges.size(); ++i) {
    OperationState branch(Location(), context.op_info("toy.switch"));
    for (unsigned target : edges[i])
      branch.successors.push_back(blocks[target]);
    blocks[i]->push_back(Operation::create(branch));
  }
  return func;
}

// Random successors for n blocks; none leads to the entry.
inline std::vector<std::vector<unsigned>> random_edges(std::mt19937& random, unsigned n) {
  std::vector<std::vector<unsigned>> edges(n);
  for (auto& targets : edges)
    for (unsigned i = random() % 4; i > 0; --i)
      targets.push_back(1 + random() % (n - 1));
  return edges;
}

}  // namespace toy
