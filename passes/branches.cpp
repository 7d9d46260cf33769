#include "passes/branches.h"

#include "ir/context.h"
#include "ir/dialect.h"
#include "ir/successor_operands.h"
#include "llvm/ADT/BitVector.h"
#include "passes/op_utils.h"

namespace pliron {

llvm::SmallVector<Value, 4> successor_operands(Operation* op, unsigned successor) {
  OperandSpan span = op->successor_operands(successor);
  llvm::SmallVector<Value, 4> values;
  for (unsigned i = 0; i < span.count; ++i)
    values.push_back(op->operand(span.first + i));
  return values;
}

// Whether a record describes an unconditional branch and nothing more.
static bool is_jump_record(const OpInfo& info) {
  constexpr auto needed =
      static_cast<std::uint32_t>(Trait::Terminator) | static_cast<std::uint32_t>(Trait::Pure);
  if (!info.def || (info.traits & needed) != needed)
    return false;
  const OpDef& def = *info.def;
  return def.successors.size() == 1 && def.successors[0].arity == Arity::Single &&
         def.operands.size() == 1 && def.operands[0].arity == Arity::Variadic &&
         def.operands[0].name == def.successors[0].operands && def.results.empty() &&
         def.regions.empty() && !info.hooks.successor_operands;
}

bool is_jump(Operation* op) {
  if (!is_jump_record(op->info()) || !op->discardable_attrs().empty())
    return false;
  for (unsigned slot = 0; slot < op->num_attr_slots(); ++slot)
    if (op->attr_slot(slot))
      return false;
  return true;
}

bool is_pure_branch(Operation* op) {
  return op->has(Trait::Terminator) && op->has(Trait::Pure) && op->num_successors() > 0 &&
         op->num_results() == 0 && op->num_regions() == 0;
}

// The record of the unconditional branch of that op's dialect; null when there is none.
static const OpInfo* jump_info(Operation* like) {
  if (is_jump_record(like->info()))
    return &like->info();
  const DialectInfo* dialect = like->context().dialect(like->info().dialect_name);
  for (const OpInfo* info :
       dialect ? llvm::ArrayRef<const OpInfo*>(dialect->ops) : llvm::ArrayRef<const OpInfo*>())
    if (is_jump_record(*info) && llvm::none_of(info->def->attrs, [](const AttrSlotDef& attr) {
          return attr.presence == Presence::Required;
        }))
      return info;
  return nullptr;
}

bool has_jump(Operation* like) {
  return jump_info(like) != nullptr;
}

Operation* make_jump(Operation* like, Block* block, Block* target, llvm::ArrayRef<Value> operands) {
  const OpInfo* info = jump_info(like);
  if (!info)
    return nullptr;
  OperationState state(like->location(), info);
  state.operands.assign(operands.begin(), operands.end());
  state.successors.push_back(target);
  return Builder::at_end(block).create(state);
}

bool can_change_branches_to(Block* block) {
  for (BlockOperand* edge = block->first_use(); edge; edge = edge->next_use())
    if (!edge->owner()->can_set_successor_operands(edge->index()))
      return false;
  return true;
}

bool erase_unreachable_blocks(Region& region) {
  if (region.empty() || region.has_one_block())
    return false;
  unsigned count = 0;
  for (Block* block : region.blocks())
    block->set_number(count++);
  llvm::BitVector reached(count);
  reached.set(0);
  unsigned num_reached = 1;
  llvm::SmallVector<Block*, 16> worklist{region.entry()};
  while (!worklist.empty())
    for (Block* successor : worklist.pop_back_val()->successors()) {
      if (successor->parent() != &region || reached.test(successor->number()))
        continue;
      reached.set(successor->number());
      ++num_reached;
      worklist.push_back(successor);
    }
  if (num_reached == count)
    return false;
  llvm::SmallVector<Block*, 8> unreachable;
  for (Block* block : region.blocks())
    if (!reached.test(block->number()))
      unreachable.push_back(block);
  erase_together(unreachable);
  return true;
}

}  // namespace pliron
