#pragma once
// What transforms need to know of terminators to change a control flow graph, whatever the dialect.
// Nearly all of it is read from records: an op with one successor, whose operands all go there, and
// which is Pure, is its dialect's unconditional branch.

#include "ir/builder.h"

namespace pliron {

// For branches to one of two successors, of a dialect with an op that chooses between two values.
struct SelectableBranchInterface {
  static constexpr InterfaceDef def{
      .name = "pliron.selectable_branch",
      .summary = "A branch on a condition that can also choose between values."};
  // Makes the value that is `first` when the branch takes successor 0 and `second` when it takes
  // successor 1; both have one type and are defined where the branch is. Null, with nothing made,
  // when the dialect cannot choose between values of that type.
  Value (*build_select)(Operation* branch, Value first, Value second, Builder& builder) = nullptr;
};

// For ops that choose which of their regions run.
struct ConditionalRegionsInterface {
  static constexpr InterfaceDef def{.name = "pliron.conditional_regions",
                                    .summary = "Runs some of its regions, or none."};
  // Whether that region runs at most once each time that the op does.
  bool (*runs_at_most_once)(Operation* op, unsigned region) = nullptr;
};

// The operands that a terminator gives to its successor i, as a copy.
llvm::SmallVector<Value, 4> successor_operands(Operation* op, unsigned successor);

// Whether the terminator is a plain unconditional branch without attributes that may be dropped.
bool is_jump(Operation* op);

// Whether the terminator does nothing but choose a successor.
bool is_pure_branch(Operation* op);

// Whether the dialect of `like` has an unconditional branch.
bool has_jump(Operation* like);

// Puts an unconditional branch of the dialect of `like` at the end of `block`. Null, and no change,
// when the dialect has none.
Operation* make_jump(Operation* like, Block* block, Block* target, llvm::ArrayRef<Value> operands);

// Whether every branch to `block` can pass other operands than it does.
bool can_change_branches_to(Block* block);

// Removes the blocks that control cannot reach from the region's entry. Whether there were any.
bool erase_unreachable_blocks(Region& region);

}  // namespace pliron
