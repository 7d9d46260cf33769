#pragma once
// What transforms need to know of terminators to change a control flow graph, whatever the dialect.
// Nearly all of it is read from records: an op with one successor, whose operands all go there, and
// which is Pure, is its dialect's unconditional branch.

#include "ir/builder.h"

namespace pliron {

// The operands that a terminator gives to its successor i, as a copy.
llvm::SmallVector<Value, 4> successor_operands(Operation* op, unsigned successor);

// Whether the terminator is a plain unconditional branch without attributes that may be dropped.
bool is_jump(Operation* op);

// Whether the terminator does nothing but choose a successor.
bool is_pure_branch(Operation* op);

// Puts an unconditional branch of the dialect of `like` at the end of `block`. Null, and no change,
// when the dialect has none.
Operation* make_jump(Operation* like, Block* block, Block* target, llvm::ArrayRef<Value> operands);

// Removes the blocks that control cannot reach from the region's entry. Whether there were any.
bool erase_unreachable_blocks(Region& region);

}  // namespace pliron
