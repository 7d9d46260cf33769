// simplify-cfg: removes blocks, branches and block arguments that say nothing.
//
//     mir.switch_int %true [1: ^a, otherwise: ^b]        ...
//   ^a:                                               =>  %sum = mir.add %x, %y
//     mir.goto ^c(%x)                                     mir.return %sum
//   ^c(%v: i32):
//     %sum = mir.add %v, %y
//     mir.return %sum
//   ^b:
//     ...
//
// Until nothing changes: unreachable blocks go; a branch that always takes one way becomes a jump;
// a block is merged into its only predecessor when that only jumps to it; branches to a block that
// only jumps go where it does; a block argument that always gets the same value becomes that value.
//
// Needs: branches are Pure, say which way they take (`taken_successor`) and which operands go
// where; see branches.h. Preserves nothing. Never makes a branch to one block on two ways with
// different arguments where there was none, since LLVM's phi nodes cannot say that.

#include "ir/walk.h"
#include "passes/branches.h"
#include "passes/builtin_passes.h"
#include "passes/op_utils.h"

namespace pliron {

namespace {

// The successor that a branch is known to take, or -1.
int known_successor(Operation* branch) {
  if (branch->info().hooks.taken_successor) {
    int taken = branch->info().hooks.taken_successor(branch, constant_operands(branch));
    if (taken >= 0)
      return taken;
  }
  // All ways may be the same.
  auto first = successor_operands(branch, 0);
  for (unsigned i = 1; i < branch->num_successors(); ++i)
    if (branch->successor(i) != branch->successor(0) || successor_operands(branch, i) != first)
      return -1;
  return 0;
}

bool fold_branch(Block* block) {
  Operation* branch = block->terminator();
  if (!branch || !is_pure_branch(branch))
    return false;
  // A branch with nothing but its target is a jump already, perhaps with attributes to keep.
  if (branch->num_successors() == 1 &&
      branch->num_operands() == branch->successor_operands(0).count)
    return false;
  int taken = known_successor(branch);
  if (taken < 0)
    return false;
  unsigned successor = static_cast<unsigned>(taken);
  if (!make_jump(branch, block, branch->successor(successor),
                 successor_operands(branch, successor)))
    return false;
  branch->erase();
  return true;
}

void keep_name(Value value, Identifier name) {
  if (name && !value.name())
    value.set_name(name);
}

// Appends the block that this one jumps to, if nothing else goes there.
bool merge_successor(Block* block) {
  Operation* jump = block->terminator();
  if (!jump || !is_jump(jump))
    return false;
  Block* target = jump->successor(0);
  if (target == block || target->is_entry() || target->first_use()->next_use())
    return false;
  llvm::SmallVector<Value, 4> values = successor_operands(jump, 0);
  for (Value value : values)
    if (value.owner_block() == target)
      return false;  // a loop that nothing enters; it will go as a whole
  for (unsigned i = 0; i < values.size(); ++i) {
    keep_name(values[i], target->argument(i).name());
    target->argument(i).replace_all_uses_with(values[i]);
  }
  jump->erase();
  target->splice_from(target->front(), block);
  target->erase();
  return true;
}

// Whether the block's arguments serve nothing but its own jump.
bool arguments_only_used_by(Block* block, Operation* jump) {
  for (Value argument : block->arguments())
    for (OpOperand& use : argument.uses())
      if (use.owner() != jump)
        return false;
  return true;
}

// Makes one branch to `block` go on to where `jump`, the only op there, leads. Whether that worked.
bool forward_branch(BlockOperand& edge, Block* block, Operation* jump) {
  Operation* branch = edge.owner();
  Block* target = jump->successor(0);
  if (branch == jump)
    return false;
  llvm::SmallVector<Value, 4> passed = successor_operands(branch, edge.index());
  llvm::SmallVector<Value, 4> values = successor_operands(jump, 0);
  for (Value& value : values) {
    if (value.owner_block() == block)
      value = passed[value.index()];
    if (value.defining_op() == branch)
      return false;  // known only after the branch
  }
  if (!values.empty())
    for (BlockOperand& other : branch->successors())
      if (other.get() == target)
        return false;
  bool passes_nothing = values.empty() && passed.empty();
  if (!passes_nothing && !branch->can_set_successor_operands(edge.index()))
    return false;
  if (!passes_nothing)
    branch->set_successor_operands(edge.index(), values);
  edge.set(target);
  return true;
}

// Bypasses a block that only jumps.
bool forward_block(Block* block) {
  Operation* jump = block->front();
  if (block->is_entry() || !jump || jump != block->back() || !is_jump(jump) ||
      jump->successor(0) == block || !arguments_only_used_by(block, jump))
    return false;
  bool changed = false;
  for (BlockOperand* edge = block->first_use(); edge;) {
    BlockOperand* next = edge->next_use();
    changed |= forward_branch(*edge, block, jump);
    edge = next;
  }
  return changed;
}

// The one value that all branches pass to an argument, or null.
Value common_value(Block* block, unsigned argument) {
  Value common;
  for (BlockOperand* edge = block->first_use(); edge; edge = edge->next_use()) {
    OperandSpan span = edge->owner()->successor_operands(edge->index());
    if (argument >= span.count)
      return {};
    Value passed = edge->owner()->operand(span.first + argument);
    if (passed == block->argument(argument))
      continue;
    if (common && common != passed)
      return {};
    common = passed;
  }
  // An argument of the same block can come only around a loop that nothing enters.
  return common && common.owner_block() != block ? common : Value();
}

bool can_change_all_branches_to(Block* block) {
  for (BlockOperand* edge = block->first_use(); edge; edge = edge->next_use())
    if (!edge->owner()->can_set_successor_operands(edge->index()))
      return false;
  return true;
}

bool drop_constant_arguments(Block* block) {
  if (block->is_entry())
    return false;
  bool changed = false;
  for (unsigned i = 0; i < block->num_arguments();) {
    Value common = common_value(block, i);
    if (!common) {
      ++i;
      continue;
    }
    if (block->argument(i).has_uses()) {
      keep_name(common, block->argument(i).name());
      block->argument(i).replace_all_uses_with(common);
      changed = true;
    }
    if (!can_change_all_branches_to(block)) {
      ++i;
      continue;
    }
    for (BlockOperand* edge = block->first_use(); edge; edge = edge->next_use()) {
      llvm::SmallVector<Value, 4> values = successor_operands(edge->owner(), edge->index());
      values.erase(values.begin() + i);
      edge->owner()->set_successor_operands(edge->index(), values);
    }
    block->erase_argument(i);
    changed = true;
  }
  return changed;
}

bool simplify_once(Region& region) {
  bool changed = erase_unreachable_blocks(region);
  // Blocks behind the one at hand may go, so the next one is asked for at the end.
  for (Block* block = region.front(); block; block = block->next()) {
    changed |= drop_constant_arguments(block);
    changed |= fold_branch(block);
    while (merge_successor(block)) {
      changed = true;
      fold_branch(block);
    }
    changed |= forward_block(block);
  }
  return changed;
}

}  // namespace

static LogicalResult run_simplify_cfg(Operation* root, PassContext& context) {
  bool changed = false;
  walk(root, [&](Operation* op) {
    for (Region& region : op->regions())
      while (!region.has_one_block() && simplify_once(region))
        changed = true;
  });
  if (!changed)
    context.mark_unchanged();
  return success();
}

const PassDef simplify_cfg_pass{
    .name = "simplify-cfg",
    .summary = "Removes unreachable blocks and needless branches, and merges blocks.",
    .run = run_simplify_cfg,
};

}  // namespace pliron
