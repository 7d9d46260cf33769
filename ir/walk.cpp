#include "ir/walk.h"

namespace pliron {

// Both walks find their way by the links between ops, blocks and regions, so they need no stack:
// the op at hand is the whole state.

// The first op in this block or those behind it, or null.
static Operation* first_op(Block* block) {
  for (; block; block = block->next())
    if (Operation* op = block->front())
      return op;
  return nullptr;
}

// The first op in the regions of `parent` from region `from` on, or null.
static Operation* first_op(Operation* parent, unsigned from) {
  for (unsigned i = from; i < parent->num_regions(); ++i)
    if (Operation* op = first_op(parent->region(i).front()))
      return op;
  return nullptr;
}

// The op behind `op` and all that is inside it, among those under the same parent; null when `op`
// is the last of them.
static Operation* next_sibling(Operation* op) {
  // Ops that were made one after the other lie next to each other, and a processor does not look
  // across pages by itself for what will be needed.
  __builtin_prefetch(reinterpret_cast<const char*>(op) + 1024);
  if (Operation* next = op->next())
    return next;
  Block* block = op->block();
  if (Operation* next = first_op(block->next()))
    return next;
  return first_op(block->parent_op(), block->parent()->index() + 1);
}

static Operation* innermost_first(Operation* op) {
  while (Operation* inner = first_op(op, 0))
    op = inner;
  return op;
}

WalkResult walk_pre_order(Operation* root, llvm::function_ref<WalkResult(Operation*)> visit) {
  for (Operation* op = root; op;) {
    WalkResult result = visit(op);
    if (result == WalkResult::Interrupt)
      return result;
    if (result == WalkResult::Advance) {
      if (Operation* inner = first_op(op, 0)) {
        op = inner;
        continue;
      }
    }
    Operation* next = nullptr;
    for (; op != root && !next; op = op->parent_op())
      next = next_sibling(op);
    op = next;
  }
  return WalkResult::Advance;
}

WalkResult walk_post_order(Operation* root, llvm::function_ref<WalkResult(Operation*)> visit) {
  for (Operation* op = innermost_first(root); op;) {
    // Found before the visit, which may erase the op.
    Operation* next = nullptr;
    if (op != root) {
      Operation* sibling = next_sibling(op);
      next = sibling ? innermost_first(sibling) : op->parent_op();
    }
    if (visit(op) == WalkResult::Interrupt)
      return WalkResult::Interrupt;
    op = next;
  }
  return WalkResult::Advance;
}

void walk(Operation* root, llvm::function_ref<void(Operation*)> visit) {
  walk_post_order(root, [&](Operation* op) {
    visit(op);
    return WalkResult::Advance;
  });
}

}  // namespace pliron
