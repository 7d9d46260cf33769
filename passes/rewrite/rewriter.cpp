#include "passes/rewrite/rewriter.h"

#include "ir/walk.h"

namespace pliron {

// New ops are not to go in front of one that is freed.
void Rewriter::leave(Operation* op) {
  if (insertion_point() == op)
    set_insertion_point_after(op);
}

void Rewriter::notify_erased(Operation* op) {
  if (!rewrite_listener_)
    return;
  if (op->num_regions() == 0)
    return rewrite_listener_->op_erased(op);
  walk(op, [&](Operation* inner) { rewrite_listener_->op_erased(inner); });
}

void Rewriter::replace_op(Operation* op, llvm::ArrayRef<Value> values) {
  assert(values.size() == op->num_results() && "one value for each result");
  if (rewrite_listener_)
    rewrite_listener_->op_replaced(op, values);
  for (unsigned i = 0; i < values.size(); ++i) {
    Value result = op->result(i);
    if (Identifier name = result.name(); name && !values[i].name())
      values[i].set_name(name);
    result.replace_all_uses_with(values[i]);
  }
  erase_op(op);
}

void Rewriter::erase_op(Operation* op) {
  leave(op);
  notify_erased(op);
  op->erase();
}

void Rewriter::replace_all_uses_with(Value from, Value to) {
  replace_uses_if(from, to, [](OpOperand&) { return true; });
}

void Rewriter::replace_uses_if(Value from, Value to, llvm::function_ref<bool(OpOperand&)> accept) {
  if (from == to)
    return;
  for (OpOperand* use = from.first_use(); use;) {
    OpOperand* next = use->next_use();
    if (accept(*use)) {
      if (rewrite_listener_)
        rewrite_listener_->op_changing(use->owner());
      use->set(to);
      if (rewrite_listener_)
        rewrite_listener_->op_modified(use->owner());
    }
    use = next;
  }
}

void Rewriter::modify(Operation* op, llvm::function_ref<void()> change) {
  if (rewrite_listener_)
    rewrite_listener_->op_changing(op);
  change();
  if (rewrite_listener_)
    rewrite_listener_->op_modified(op);
}

void Rewriter::move_before(Operation* op, Operation* other) {
  leave(op);
  op->move_before(other);
  if (rewrite_listener_)
    rewrite_listener_->op_moved(op);
}

void Rewriter::move_after(Operation* op, Operation* other) {
  leave(op);
  op->move_after(other);
  if (rewrite_listener_)
    rewrite_listener_->op_moved(op);
}

Block* Rewriter::split_block(Operation* op) {
  Block* rest = op->block()->split_before(op);
  // The place is a block and an op in it, and stays with the op.
  if (Operation* before = insertion_point(); before && before->block() == rest)
    set_insertion_point(before);
  if (rewrite_listener_)
    rewrite_listener_->block_inserted(rest);
  return rest;
}

void Rewriter::erase_block(Block* block) {
  if (this->block() == block)
    set_insertion_point_to_end(block);
  // The last ops first: they use what comes before them.
  while (Operation* op = block->back())
    erase_op(op);
  if (rewrite_listener_)
    rewrite_listener_->block_erased(block);
  block->erase();
}

void Rewriter::move_ops(Block* block, Block* into, Operation* before,
                        llvm::ArrayRef<Value> values) {
  assert(values.size() == block->num_arguments() && "one value for each argument");
  for (unsigned i = 0; i < values.size(); ++i)
    replace_all_uses_with(block->argument(i), values[i]);
  Operation* place = insertion_point();
  while (Operation* op = block->front()) {
    op->remove();
    into->insert(before, op);
    if (rewrite_listener_)
      rewrite_listener_->op_moved(op);
  }
  if (this->block() == block) {
    if (place)
      set_insertion_point(place);
    else if (before)
      set_insertion_point(before);
    else
      set_insertion_point_to_end(into);
  }
  if (rewrite_listener_)
    rewrite_listener_->block_erased(block);
  block->erase();
}

void Rewriter::inline_block_before(Block* block, Operation* before, llvm::ArrayRef<Value> values) {
  move_ops(block, before->block(), before, values);
}

void Rewriter::merge_block(Block* block, Block* into, llvm::ArrayRef<Value> values) {
  move_ops(block, into, nullptr, values);
}

void Rewriter::inline_region_before(Region& region, Region& into, Block* before) {
  Operation* from = region.parent_op();
  while (Block* block = region.front()) {
    block->remove();
    into.insert(before, block);
    if (rewrite_listener_) {
      rewrite_listener_->block_inserted(block);
      for (Operation* op : block->ops())
        rewrite_listener_->op_moved(op);
    }
  }
  if (rewrite_listener_ && from)
    rewrite_listener_->op_modified(from);
}

}  // namespace pliron
