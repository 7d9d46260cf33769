#include "passes/dataflow/constant_rewriter.h"

#include "ir/dialect.h"
#include "passes/branches.h"
#include "passes/op_utils.h"

namespace pliron {

void ConstantRewriter::run(Operation* root) {
  push_regions(root);
  while (!regions_.empty())
    rewrite(*regions_.pop_back_val());
  for (Operation* op : dead_ops_)
    op->erase();
  for (Region* region : regions_with_dead_blocks_)
    has_removed_blocks_ |= erase_unreachable_blocks(*region);
}

void ConstantRewriter::push_regions(Operation* op) {
  for (Region& region : op->regions())
    if (!region.empty() && solver_.is_executable(region.entry()))
      regions_.push_back(&region);
}

void ConstantRewriter::rewrite(Region& region) {
  bool has_dead_blocks = false;
  materialized_.clear();
  for (Block* block : region.blocks()) {
    if (!solver_.is_executable(block)) {
      has_dead_blocks = true;
      continue;
    }
    Operation* first = block->front();
    for (unsigned i = 0; i < block->num_arguments(); ++i)
      replace(block->argument(i), first);
    for (Operation* op : block->ops()) {
      prefetch_behind(op);
      rewrite(op);
    }
    has_dead_blocks |= fold_branch(block);
  }
  if (has_dead_blocks)
    regions_with_dead_blocks_.push_back(&region);
}

void ConstantRewriter::rewrite(Operation* op) {
  if (op->num_regions() != 0)
    push_regions(op);
  if (op->num_results() == 0 || op->has(Trait::ConstantLike) || op->num_successors() != 0)
    return;
  bool has_replaced = false;
  for (Value result : op->results())
    has_replaced |= replace(result, op);
  if (has_replaced && is_removable_when_unused(op) && !op->has_uses())
    dead_ops_.push_back(op);
}

// Whether the value is used, and a constant that could be made in front of `before`.
bool ConstantRewriter::replace(Value value, Operation* before) {
  Attribute attribute = constant_(value);
  if (!attribute || !before || !value.has_uses())
    return false;
  Value constant = materialize(attribute, value.type(), before);
  if (!constant)
    return false;
  // An argument keeps its name, since it stays.
  if (value.is_result() && value.name() && !constant.name())
    constant.set_name(value.name());
  value.replace_all_uses_with(constant);
  ++num_constants_;
  return true;
}

// One op for each constant of a block, where it is first needed.
Value ConstantRewriter::materialize(Attribute attribute, Type type, Operation* before) {
  Operation*& known = materialized_[{attribute, type}];
  if (known && known->block() == before->block())
    return known->result(0);
  known = nullptr;
  // An op of another dialect may stand there; the op around is of the dialect of its arguments.
  for (Operation* like : {before, before->parent_op()}) {
    const DialectInfo* dialect = like->context().dialect(like->info().dialect_name);
    if (!dialect || !dialect->materialize_constant)
      continue;
    Builder builder = Builder::before(before);
    known = dialect->materialize_constant(builder, before->location(), attribute, type);
    if (known)
      return known->result(0);
  }
  return {};
}

bool ConstantRewriter::fold_branch(Block* block) {
  Operation* branch = block->terminator();
  if (!branch || branch->num_successors() < 2 || !is_pure_branch(branch) ||
      !branch->info().hooks.taken_successor)
    return false;
  int taken = branch->info().hooks.taken_successor(branch, constant_operands(branch));
  if (taken < 0)
    return false;
  unsigned successor = static_cast<unsigned>(taken);
  if (!make_jump(branch, block, branch->successor(successor),
                 successor_operands(branch, successor)))
    return false;
  branch->remove();
  dead_ops_.push_back(branch);
  ++num_branches_;
  return true;
}

}  // namespace pliron
