#pragma once
// Copies of ops and regions.

#include "ir/block.h"
#include "llvm/ADT/DenseMap.h"

namespace pliron {

// What became of values and blocks. Entries put in before cloning redirect uses in the copy; values
// and blocks without an entry are used as they are.
struct IrMapping {
  llvm::DenseMap<Value, Value> values;
  llvm::DenseMap<Block*, Block*> blocks;

  void map(Value from, Value to) { values[from] = to; }
  void map(Block* from, Block* to) { blocks[from] = to; }
  Value lookup(Value value) const {
    auto it = values.find(value);
    return it == values.end() ? value : it->second;
  }
  Block* lookup(Block* block) const {
    auto it = blocks.find(block);
    return it == blocks.end() ? block : it->second;
  }
};

// A deep copy of `op` that is in no block, names and locations kept. Uses of values and blocks inside
// `op` go to their copies, whatever the order. O(size). Does not recurse.
Operation* clone(Operation* op, IrMapping& mapping);
Operation* clone(Operation* op);
// Copies all blocks of `from` to the end of `to`.
void clone_region(Region& from, Region& to, IrMapping& mapping);

}  // namespace pliron
