#pragma once
// Puts the constants that a forward analysis has found into the IR: values become constants,
// branches that go one way become jumps, and blocks that nothing reaches go.
//
// What goes is freed at the end, so that no new op gets the memory, and with it the lattice value,
// of an old one.

#include "passes/dataflow/sparse_forward.h"

namespace pliron {

class ConstantRewriter {
 public:
  // `constant` gives what a value always is, or null; it must live as long as this.
  ConstantRewriter(SparseForwardSolver& solver, llvm::function_ref<Attribute(Value)> constant)
      : solver_(solver), constant_(constant) {}

  // Linear in the IR inside `root`.
  void run(Operation* root);
  bool has_changed() const {
    return num_constants_ != 0 || num_branches_ != 0 || has_removed_blocks_;
  }
  // Values that became constants, and branches that became jumps.
  std::uint64_t num_constants() const { return num_constants_; }
  std::uint64_t num_branches() const { return num_branches_; }

 private:
  void push_regions(Operation* op);
  void rewrite(Region& region);
  void rewrite(Operation* op);
  bool replace(Value value, Operation* before);
  Value materialize(Attribute attribute, Type type, Operation* before);
  bool fold_branch(Block* block);

  SparseForwardSolver& solver_;
  llvm::function_ref<Attribute(Value)> constant_;
  llvm::SmallVector<Region*, 8> regions_, regions_with_dead_blocks_;
  std::vector<Operation*> dead_ops_;
  llvm::DenseMap<std::pair<Attribute, Type>, Operation*> materialized_;
  std::uint64_t num_constants_ = 0, num_branches_ = 0;
  bool has_removed_blocks_ = false;
};

}  // namespace pliron
