#pragma once
// Sparse backward data flow: what is known of each SSA value from the ops that use it, as which
// values are needed, or which of their bits. An analysis says what an op asks of its operands for
// what is asked of its results; the solver carries that to the defining ops and, by way of the
// branches to a block, from its arguments to what they pass.
//
// Operands that go to a successor's arguments are asked for by these alone. All blocks count as
// executable. Does not recurse. Linear in the IR, times the height of the lattice.

#include <vector>

#include "passes/dataflow/lattice.h"

namespace pliron {

class SparseBackwardAnalysis {
 public:
  virtual ~SparseBackwardAnalysis() = default;
  // What the op asks of its operands (`operands` is bottom at first) when this is asked of its
  // results. Called once for each op, and again when more is asked of a result. Must be monotone.
  virtual void transfer(Operation* op, llvm::ArrayRef<LatticeValue> results,
                        llvm::MutableArrayRef<LatticeValue> operands) = 0;
  // What covers both; they differ and neither is bottom.
  virtual LatticeValue join(LatticeValue a, LatticeValue b) = 0;
};

class SparseBackwardSolver {
 public:
  SparseBackwardSolver(SparseBackwardAnalysis& analysis, Operation* root)
      : analysis_(analysis), root_(root) {}

  void run();
  LatticeValue value(Value value) const { return table_.get(value); }

 private:
  void visit(Operation* op);
  void raise(Value value, LatticeValue to);
  void push(Operation* op);

  SparseBackwardAnalysis& analysis_;
  Operation* root_;
  LatticeTable table_;  // of an op: 1 when it waits in the worklist
  std::vector<Operation*> worklist_;
  llvm::SmallVector<LatticeValue, 4> results_;
  llvm::SmallVector<LatticeValue, 8> operands_;
};

}  // namespace pliron
