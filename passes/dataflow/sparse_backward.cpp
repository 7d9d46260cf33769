#include "passes/dataflow/sparse_backward.h"

#include "ir/successor_operands.h"
#include "ir/walk.h"

namespace pliron {

void SparseBackwardSolver::run() {
  // The stack then gives the last op first, so that most users come before what they use.
  walk_pre_order(root_, [&](Operation* op) {
    if (op != root_)
      push(op);
    return WalkResult::Advance;
  });
  while (!worklist_.empty()) {
    Operation* op = worklist_.back();
    worklist_.pop_back();
    table_[op] = 0;
    visit(op);
  }
}

void SparseBackwardSolver::push(Operation* op) {
  if (std::exchange(table_[op], 1) == 0)
    worklist_.push_back(op);
}

void SparseBackwardSolver::visit(Operation* op) {
  results_.clear();
  for (Value result : op->results())
    results_.push_back(table_.get(result));
  operands_.assign(op->num_operands(), lattice_bottom);
  analysis_.transfer(op, results_, operands_);
  llvm::SmallVector<OperandSpan, 4> spans = successor_operand_spans(op);
  for (unsigned i = 0; i < spans.size(); ++i) {
    OperandSpan span = spans[i];
    for (unsigned k = 0; k < span.count; ++k) {
      Block* block = op->successor(i);
      operands_[span.first + k] =
          k < block->num_arguments() ? table_.get(block->argument(k)) : lattice_bottom;
    }
  }
  for (unsigned i = 0; i < operands_.size(); ++i)
    raise(op->operand(i), operands_[i]);
}

void SparseBackwardSolver::raise(Value value, LatticeValue to) {
  LatticeValue& known = table_[value];
  if (known == to || to == lattice_bottom)
    return;
  LatticeValue joined = known == lattice_bottom ? to : analysis_.join(known, to);
  if (joined == known)
    return;
  known = joined;
  if (Operation* def = value.defining_op()) {
    if (def != root_ && root_->is_ancestor_of(def))
      push(def);
    return;
  }
  for (BlockOperand* edge = value.owner_block()->first_use(); edge; edge = edge->next_use())
    push(edge->owner());
}

}  // namespace pliron
