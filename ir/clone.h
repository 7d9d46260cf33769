#pragma once
// Copies of ops and regions.

#include "ir/arena_map.h"
#include "ir/block.h"

namespace pliron {

// What became of values and blocks. Entries put in before cloning redirect uses in the copy; values
// and blocks without an entry are used as they are.
class IrMapping {
 public:
  void map(Value from, Value to) { table_[from] = detail::to_granule(to.impl()); }
  void map(Block* from, Block* to) { table_[from] = detail::to_granule(to); }
  bool contains(Value value) const { return table_.get(value) != 0; }
  bool contains(Block* block) const { return table_.get(block) != 0; }
  // What the value or block became; itself when it has no entry.
  Value lookup(Value value) const {
    std::uint32_t to = table_.get(value);
    return to ? Value(detail::from_granule<detail::ValueImpl>(to, value.impl())) : value;
  }
  Block* lookup(Block* block) const {
    std::uint32_t to = table_.get(block);
    return to ? detail::from_granule<Block>(to, block) : block;
  }

 private:
  ArenaMap<std::uint32_t> table_;  // granules; 0 is none
};

// A deep copy of `op` that is in no block, names and locations kept. Uses of values and blocks inside
// `op` go to their copies, whatever the order. O(size). Does not recurse.
Operation* clone(Operation* op, IrMapping& mapping);
Operation* clone(Operation* op);
// Copies all blocks of `from` to the end of `to`.
void clone_region(Region& from, Region& to, IrMapping& mapping);

}  // namespace pliron
