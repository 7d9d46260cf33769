#pragma once
// Block arguments that get the same value from all branches, for simplify-cfg. A branch to very
// many blocks, as a switch, passes operands to all of them as one group, and giving one of them
// others takes as long as there are blocks. So where such a branch comes in, all blocks that it
// goes to are worked on together, and it is changed once.

#include "ir/successor_operands.h"
#include "llvm/ADT/DenseMap.h"

namespace pliron {

class ConstantArguments {
 public:
  // Uses of arguments of the block that always get the same value become uses of that value, and
  // the arguments go where branches can pass fewer operands. Blocks that have changed are added to
  // `changed`; whether there were any. An argument without a name gives its own to the value.
  // O(branches to the block), and when something changes O(branches to all blocks that are worked
  // on).
  bool drop(Block* block, llvm::SmallVectorImpl<Block*>& changed);

  // To be told before a branch is erased, or gets other operands for its successors.
  void forget(Operation* branch) { spans_.erase(branch); }

 private:
  struct Found {
    Block* block;
    llvm::SmallVector<bool, 4> is_constant;  // by argument
  };
  OperandSpan span_of(BlockOperand* edge);
  llvm::SmallVector<Value, 4> common_values(Block* block);
  llvm::SmallVector<Block*, 1> blocks_with(Block* block);
  bool replace_uses(Block* block, llvm::SmallVectorImpl<Found>& found);
  bool erase_arguments(llvm::ArrayRef<Found> all, llvm::SmallVectorImpl<Block*>& changed);

  // Which operands each successor gets, of branches to many.
  llvm::DenseMap<Operation*, llvm::SmallVector<OperandSpan, 4>> spans_;
};

}  // namespace pliron
