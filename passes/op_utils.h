#pragma once
// Small questions about ops and values that several transforms ask, and freeing several ops at
// once.

#include "ir/block.h"

namespace pliron {

// For loops over all ops that do little with each: has memory fetched that the loop will come to.
// Ops that were made one after the other lie next to each other, and a processor does not look
// across pages by itself.
inline void prefetch_behind(const Operation* op) {
  __builtin_prefetch(reinterpret_cast<const char*>(op) + 1024);
}

// The same for loops from the last op to the first.
inline void prefetch_before(const Operation* op) {
  __builtin_prefetch(reinterpret_cast<const char*>(op) - 1024);
}

// For walks from block to block: has the op at the end fetched, of the size of a branch.
inline void prefetch_terminator(const Block* block) {
  const char* last = reinterpret_cast<const char*>(block->back());
  for (unsigned offset : {0, 64, 128})
    __builtin_prefetch(last + offset);
}

// The constant that a value is known to be (the `value` of a Trait::ConstantLike op), or null.
Attribute constant_value(Value value);
// The same for all operands, as fold hooks want it.
llvm::SmallVector<Attribute, 4> constant_operands(Operation* op);

// Whether the op may be removed when nothing uses its results.
bool is_removable_when_unused(Operation* op);

// Frees ops and blocks whatever they use of each other. Nothing else may use their values.
void erase_together(llvm::ArrayRef<Operation*> ops);
void erase_together(llvm::ArrayRef<Block*> blocks);

}  // namespace pliron
