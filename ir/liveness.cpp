#include "ir/liveness.h"

#include "ir/walk.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace pliron {

Liveness::Liveness(Region& region) : region_(region) {
  for (Block* block : region.blocks())
    sets_[block];
  llvm::SmallPtrSet<detail::ValueImpl*, 16> from_outside;
  for (Block* block : region.blocks()) {
    for (Value argument : block->arguments())
      add_uses(argument);
    for (Operation* op : block->ops()) {
      for (Value result : op->results())
        add_uses(result);
      // Values from outside are found at their uses.
      walk_pre_order(op, [&](Operation* inner) {
        for (Value operand : inner->operands()) {
          Region* home = operand ? operand.parent_region() : nullptr;
          if (home && home != &region_ && home->is_ancestor_of(&region_) &&
              from_outside.insert(operand.impl()).second)
            add_uses(operand);
        }
        return WalkResult::Advance;
      });
    }
  }
}

// The block of this region that holds the user, or null when it is elsewhere.
Block* Liveness::block_in_region(Operation* user) const {
  while (user && user->parent_region() != &region_)
    user = user->parent_op();
  return user ? user->block() : nullptr;
}

// All uses of one value come together, so a set has the value already if it came last.
void Liveness::add_uses(Value value) {
  Block* home = value.parent_region() == &region_ ? value.parent_block() : nullptr;
  llvm::SmallVector<Block*, 8> worklist;
  auto mark_in = [&](Block* block) {
    std::vector<Value>& in = sets_[block].in;
    if (block == home || (!in.empty() && in.back() == value))
      return;
    in.push_back(value);
    worklist.push_back(block);
  };
  for (OpOperand& use : value.uses())
    if (Block* block = block_in_region(use.owner()))
      mark_in(block);
  while (!worklist.empty()) {
    Block* block = worklist.pop_back_val();
    for (Block* predecessor : block->predecessors()) {
      std::vector<Value>& out = sets_[predecessor].out;
      if (!out.empty() && out.back() == value)
        continue;
      out.push_back(value);
      mark_in(predecessor);
    }
  }
}

llvm::ArrayRef<Value> Liveness::live_in(Block* block) const {
  auto it = sets_.find(block);
  return it == sets_.end() ? llvm::ArrayRef<Value>() : llvm::ArrayRef<Value>(it->second.in);
}
llvm::ArrayRef<Value> Liveness::live_out(Block* block) const {
  auto it = sets_.find(block);
  return it == sets_.end() ? llvm::ArrayRef<Value>() : llvm::ArrayRef<Value>(it->second.out);
}
bool Liveness::is_live_in(Value value, Block* block) const {
  return llvm::is_contained(live_in(block), value);
}
bool Liveness::is_live_out(Value value, Block* block) const {
  return llvm::is_contained(live_out(block), value);
}

bool Liveness::is_live_after(Value value, Operation* op) const {
  Block* block = op->block();
  if (is_live_out(value, block))
    return true;
  for (OpOperand& use : value.uses()) {
    Operation* user = block->ancestor_in_block(use.owner());
    if (user && op->is_before(user))
      return true;
  }
  return false;
}

// The last op of the block that uses the value, or null.
static Operation* last_user(Value value, Block* block) {
  Operation* last = nullptr;
  for (OpOperand& use : value.uses()) {
    Operation* user = block->ancestor_in_block(use.owner());
    if (user && (!last || last->is_before(user)))
      last = user;
  }
  return last;
}

std::vector<Operation*> Liveness::live_ops(Value value) const {
  std::vector<Operation*> ops;
  for (Block* block : region_.blocks()) {
    bool is_home = value.parent_block() == block;
    if (!is_home && !is_live_in(value, block))
      continue;
    Operation* first = is_home && value.is_result() ? value.defining_op() : block->front();
    Operation* last = is_live_out(value, block) ? block->back() : last_user(value, block);
    if (!last && is_home)
      last = value.defining_op();  // never used
    if (!last)
      continue;
    for (Operation* op = first; op; op = op == last ? nullptr : op->next())
      ops.push_back(op);
  }
  return ops;
}

}  // namespace pliron
