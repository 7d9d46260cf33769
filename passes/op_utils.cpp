#include "passes/op_utils.h"

#include "ir/effects.h"
#include "llvm/ADT/STLExtras.h"

namespace pliron {

Attribute constant_value(Value value) {
  Operation* op = value.defining_op();
  if (!op || !op->has(Trait::ConstantLike))
    return {};
  // Nearly all have few attributes, and these one in the first place, so there is no need to hash.
  llvm::ArrayRef<Identifier> names = op->info().attr_names;
  for (unsigned slot = 0; slot < names.size() && slot < op->num_attr_slots(); ++slot)
    if (names[slot].str() == "value")
      return op->attr_slot(slot);
  return op->attr("value");
}

llvm::SmallVector<Attribute, 4> constant_operands(Operation* op) {
  llvm::SmallVector<Attribute, 4> constants;
  for (Value operand : op->operands())
    constants.push_back(constant_value(operand));
  return constants;
}

bool is_removable_when_unused(Operation* op) {
  if (op->has(Trait::Terminator) || op->has(Trait::Symbol))
    return false;
  return op->has(Trait::Pure) || effects_of(op).is_droppable();
}

void erase_together(llvm::ArrayRef<Block*> blocks) {
  if (blocks.empty())
    return;
  // A region of our own, since clearing one frees its blocks in spite of uses among them.
  DetachedRegion trash(blocks.front()->context());
  for (Block* block : blocks) {
    block->remove();
    trash->push_back(block);
  }
}

void erase_together(llvm::ArrayRef<Operation*> ops) {
  if (ops.empty())
    return;
  Block* trash = Block::create(ops.front()->context());
  for (Operation* op : ops) {
    op->remove();
    trash->push_back(op);
  }
  erase_together(llvm::ArrayRef<Block*>(trash));
}

}  // namespace pliron
