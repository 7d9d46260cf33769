#pragma once
// Liveness: at which points of a region a value is still needed. A use inside an op's regions counts
// as a use by that op; what a branch passes to a block counts as a use by the branch.
//
// Block sets come from walking back from each use to the definition (Boissinot et al., "Computing
// Liveness Sets for SSA-Form Programs", 2011, section 4). It is a snapshot: changes of the region
// afterwards do not show.

#include <vector>

#include "ir/block.h"
#include "llvm/ADT/DenseMap.h"

namespace pliron {

class Liveness {
 public:
  // Of the values defined in this region's blocks (not in nested ones), and of values from outside that
  // are used here. O(result).
  explicit Liveness(Region& region);

  // Values that are needed at the start of the block and were defined before it, and at its end. A
  // block's own arguments are not live-in. In no order that means something, but always the same.
  llvm::ArrayRef<Value> live_in(Block* block) const;
  llvm::ArrayRef<Value> live_out(Block* block) const;

  bool is_live_in(Value value, Block* block) const;
  bool is_live_out(Value value, Block* block) const;
  // Whether the value, which must be defined there, is needed by anything behind `op`, an op of this
  // region. O(uses).
  bool is_live_after(Value value, Operation* op) const;
  // The ops of the region's blocks from the definition to the last use, both included, in which the
  // value is live; the start of a block stands for block arguments and live-in values. In the
  // region's order. O(blocks + uses + result).
  std::vector<Operation*> live_ops(Value value) const;

 private:
  struct Sets {
    std::vector<Value> in, out;
  };
  void add_uses(Value value);
  Block* block_in_region(Operation* user) const;

  Region& region_;
  llvm::DenseMap<Block*, Sets> sets_;
};

}  // namespace pliron
