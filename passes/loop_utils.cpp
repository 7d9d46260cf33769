#include "passes/loop_utils.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "passes/branches.h"

namespace pliron {

// An op in the loop of whose dialect an unconditional branch can be made.
static Operation* jump_model(Block* header) {
  for (BlockOperand* edge = header->first_use(); edge; edge = edge->next_use())
    if (is_pure_branch(edge->owner()))
      return edge->owner();
  return nullptr;
}

Block* make_preheader(const Loop& loop) {
  Block* header = loop.header();
  Operation* model = jump_model(header);
  if (!model || header->is_entry())
    return nullptr;
  llvm::SmallPtrSet<Block*, 8> latches(loop.latches().begin(), loop.latches().end());
  llvm::SmallVector<BlockOperand*, 4> edges;
  for (BlockOperand* edge = header->first_use(); edge; edge = edge->next_use())
    if (!latches.contains(edge->owner()->block()))
      edges.push_back(edge);
  Block* preheader = Block::create(header->context());
  header->parent()->insert(header, preheader);
  llvm::SmallVector<Value, 4> values;
  for (Value argument : header->arguments()) {
    values.push_back(preheader->add_argument(argument.type(), argument.location()));
    values.back().set_name(argument.name());
  }
  if (!make_jump(model, preheader, header, values)) {
    preheader->erase();
    return nullptr;
  }
  for (BlockOperand* edge : edges)
    edge->set(preheader);
  return preheader;
}

}  // namespace pliron
