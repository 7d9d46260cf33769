#include "passes/constant_arguments.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "passes/branches.h"

namespace pliron {

static bool goes_to_many(Operation* branch) {
  return branch->num_successors() > 2;
}

OperandSpan ConstantArguments::span_of(BlockOperand* edge) {
  Operation* branch = edge->owner();
  if (!goes_to_many(branch))
    return branch->successor_operands(edge->index());
  auto [entry, is_new] = spans_.try_emplace(branch);
  if (is_new)
    entry->second = successor_operand_spans(branch);
  return entry->second[edge->index()];
}

// By argument the one value that all branches pass to it, or null.
llvm::SmallVector<Value, 4> ConstantArguments::common_values(Block* block) {
  unsigned count = block->num_arguments(), num_open = count;
  llvm::SmallVector<Value, 4> common(count);
  llvm::SmallVector<bool, 4> differs(count, false);
  for (BlockOperand* edge = block->first_use(); edge && num_open > 0; edge = edge->next_use()) {
    OperandSpan span = span_of(edge);
    for (unsigned i = 0; i < count; ++i) {
      Value passed = i < span.count ? edge->owner()->operand(span.first + i) : Value();
      if (differs[i] || passed == block->argument(i))
        continue;
      if (!passed || (common[i] && common[i] != passed)) {
        differs[i] = true;
        --num_open;
      }
      common[i] = passed;
    }
  }
  // An argument of the same block can come only around a loop that nothing enters.
  for (unsigned i = 0; i < count; ++i)
    if (differs[i] || (common[i] && common[i].owner_block() == block))
      common[i] = Value();
  return common;
}

// The block, and those that branches to many which come to it go to besides.
llvm::SmallVector<Block*, 1> ConstantArguments::blocks_with(Block* block) {
  llvm::SmallVector<Block*, 1> blocks{block};
  llvm::SmallPtrSet<Operation*, 4> branches;
  llvm::SmallPtrSet<Block*, 4> seen{block};
  for (BlockOperand* edge = block->first_use(); edge; edge = edge->next_use())
    if (goes_to_many(edge->owner()) && branches.insert(edge->owner()).second)
      for (BlockOperand& other : edge->owner()->successors())
        if (seen.insert(other.get()).second)
          blocks.push_back(other.get());
  return blocks;
}

// Notes the arguments of the block that can go. Whether uses have been replaced.
bool ConstantArguments::replace_uses(Block* block, llvm::SmallVectorImpl<Found>& found) {
  if (block->is_entry())
    return false;
  bool has_replaced = false;
  llvm::SmallVector<Value, 4> values = common_values(block);
  llvm::SmallVector<bool, 4> is_constant(values.size(), false);
  for (unsigned i = 0; i < values.size(); ++i) {
    Value argument = block->argument(i), common = values[i];
    if (!common)
      continue;
    is_constant[i] = true;
    if (!argument.has_uses())
      continue;
    if (argument.name() && !common.name())
      common.set_name(argument.name());
    argument.replace_all_uses_with(common);
    has_replaced = true;
  }
  if (llvm::is_contained(is_constant, true))
    found.push_back({block, std::move(is_constant)});
  return has_replaced;
}

bool ConstantArguments::erase_arguments(llvm::ArrayRef<Found> all,
                                        llvm::SmallVectorImpl<Block*>& changed) {
  SuccessorOperandChanges changes;
  llvm::SmallVector<const Found*, 1> erased;
  for (const Found& found : all) {
    if (!can_change_branches_to(found.block))
      continue;
    erased.push_back(&found);
    for (BlockOperand* edge = found.block->first_use(); edge; edge = edge->next_use()) {
      OperandSpan span = span_of(edge);
      llvm::SmallVector<Value, 4> kept;
      for (unsigned i = 0; i < span.count; ++i)
        if (!found.is_constant[i])
          kept.push_back(edge->owner()->operand(span.first + i));
      changes.set(edge->owner(), edge->index(), kept);
    }
  }
  changes.apply();
  for (const Found* found : erased) {
    for (BlockOperand* edge = found->block->first_use(); edge; edge = edge->next_use())
      forget(edge->owner());
    for (unsigned i = found->block->num_arguments(); i-- > 0;)
      if (found->is_constant[i])
        found->block->erase_argument(i);
    changed.push_back(found->block);
  }
  return !erased.empty();
}

bool ConstantArguments::drop(Block* block, llvm::SmallVectorImpl<Block*>& changed) {
  llvm::SmallVector<Found, 1> found;
  bool has_replaced = replace_uses(block, found);
  if (has_replaced)
    changed.push_back(block);
  if (found.empty() || !can_change_branches_to(block))
    return has_replaced;
  for (Block* other : blocks_with(block))
    if (other != block && replace_uses(other, found))
      changed.push_back(other);
  return erase_arguments(found, changed) || has_replaced;
}

}  // namespace pliron
