#pragma once
// The operands that branches to many blocks, as a switch, pass to each of them. In records they are
// one group, and an attribute says how many of them each successor gets; asking for one successor
// or changing one then takes as long as there are successors. Here all are read or changed at once.

#include "ir/builtin_attributes.h"
#include "ir/operation.h"
#include "llvm/ADT/MapVector.h"

namespace pliron {

// For ops of which successors share an operand group, one behind the other.
struct SegmentedSuccessorsInterface {
  static constexpr InterfaceDef def{
      .name = "pliron.segmented_successors",
      .summary = "Passes operands of one group to several successors."};
  unsigned first_successor = 0;  // from this one on
  unsigned operand_group = 0;    // by its index in the record
  llvm::StringLiteral sizes;     // the attribute with a size for each, a dense array of i32
};

// The operands of segment `index` of `all`; none when sizes are missing or wrong, as in ops that
// are not verified yet. O(index), at once when there are no operands.
OperandSpan segment(OperandSpan all, DenseArrayAttr sizes, std::size_t index);

// Gives one of the successors that share the group other operands. O(operands and successors).
void set_segment(Operation* op, const SegmentedSuccessorsInterface& segmented, unsigned successor,
                 llvm::ArrayRef<Value> values);

// What Operation::successor_operands gives for each successor. O(successors) for ops with
// SegmentedSuccessorsInterface.
llvm::SmallVector<OperandSpan, 4> successor_operand_spans(Operation* op);

// Operands for successors, which they are given in one go. All must be able to get them
// (Operation::can_set_successor_operands).
class SuccessorOperandChanges {
 public:
  // Until apply() the op is as before.
  void set(Operation* op, unsigned successor, llvm::ArrayRef<Value> values);
  // O(changes + operands and successors of the ops that change) for ops with
  // SegmentedSuccessorsInterface.
  void apply();
  bool empty() const { return changes_.empty(); }

 private:
  struct Change {
    unsigned successor;
    llvm::SmallVector<Value, 2> values;
  };
  llvm::MapVector<Operation*, std::vector<Change>> changes_;
};

}  // namespace pliron
