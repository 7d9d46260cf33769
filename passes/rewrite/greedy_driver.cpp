#include "passes/rewrite/greedy_driver.h"

#include "ir/traversal.h"
#include "ir/walk.h"
#include "passes/op_utils.h"
#include "passes/rewrite/greedy_driver_impl.h"

namespace pliron {

namespace detail {

FailureOr<GreedyResult> GreedyDriver::run() {
  GreedyResult result;
  guard_.emplace([&](std::uint32_t i) { return name_of(i); }, [&] { return count_ops_to_come(); });
  scopes_ = {root_};
  for (unsigned round = 0; !scopes_.empty(); ++round) {
    if (config_.max_iterations && round >= config_.max_iterations) {
      result.converged = false;
      break;
    }
    ++statistics_.rounds;
    std::uint64_t edits = edits_;
    // Grows in the first round.
    for (next_scope_ = 0; next_scope_ < scopes_.size() && !stop_;) {
      Operation* scope = scopes_[next_scope_++];
      if (!gone_scopes_.contains(scope))
        run_scope(scope, round == 0);
    }
    result.changed |= edits_ != edits;
    if (failed_)
      return guard_->report(root_->context());
    if (stop_) {
      result.converged = false;
      break;
    }
    if (!needs_rounds_)
      break;
    scopes_.assign(dirty_.begin(), dirty_.end());
    dirty_.clear();
    gone_scopes_.clear();
    last_dirty_region_ = nullptr;
  }
  return result;
}

// One isolated op after the other, so that what is at hand stays in the caches.
void GreedyDriver::run_scope(Operation* scope, bool is_first_round) {
  sweep_.clear();
  unreachable_.clear();
  constant_ops_.clear();
  seed(scope, is_first_round);
  if (!config_.top_down)
    std::reverse(sweep_.begin(), sweep_.end());
  if (is_first_round) {
    guard_->expect(sweep_.size());
    merge_constants(constant_ops_);
  }
  drain();
}

// In the scopes that the first round has not come to yet.
std::uint64_t GreedyDriver::count_ops_to_come() const {
  std::uint64_t count = 0;
  for (Operation* scope : llvm::ArrayRef(scopes_).drop_front(next_scope_))
    if (!gone_scopes_.contains(scope))
      walk(scope, [&](Operation* op) { count += op != scope; });
  return count;
}

// ---- The worklist ----

// Everything in `scope` but what stands in isolated ops in it: these are scopes of their own, and
// later rounds leave them out unless something has changed there.
void GreedyDriver::seed(Operation* scope, bool is_first_round) {
  walk_pre_order(scope, [&](Operation* op) {
    // At first a scope is among the ops of the one around it; later it is looked at with what is in
    // it.
    if (is_first_round ? op != scope : op != root_ && kind_of(op->info()).is(Kind::LooksFar))
      seed_op(op);
    if (op != scope && op->num_regions() && op->has(Trait::IsolatedFromAbove)) {
      if (is_first_round)
        scopes_.push_back(op);
      return WalkResult::Skip;
    }
    for (Region& region : op->regions())
      if (!region.empty() && !region.has_one_block())
        find_unreachable(region);
    return WalkResult::Advance;
  });
}

void GreedyDriver::find_unreachable(Region& region) {
  // Mostly each block follows one of its predecessors, and then this is all.
  reached_.clear();
  reached_.insert(region.entry());
  bool is_in_order = true;
  for (Block* block : region.blocks()) {
    is_in_order &= reached_.contains(block);
    if (!is_in_order)
      break;
    if (Operation* terminator = block->terminator())
      for (unsigned i = 0; i < terminator->num_successors(); ++i)
        reached_.insert(terminator->successor(i));
  }
  if (is_in_order)
    return;
  reached_.clear();
  for (Block* block : post_order(region))
    reached_.insert(block);
  for (Block* block : region.blocks())
    if (!reached_.contains(block))
      unreachable_.insert(block);
}

void GreedyDriver::seed_op(Operation* op) {
  prefetch_behind(op);
  pending_[op] = Pending;
  sweep_.push_back(detail::to_granule(op));
  if (op->has(Trait::ConstantLike))
    constant_ops_.push_back(op);
}

// Before anything else sees them, so that this alone is no reason to look at a function twice.
void GreedyDriver::merge_constants(llvm::ArrayRef<Operation*> constants) {
  if (!config_.fold)
    return;
  keeps_clean_ = true;
  for (Operation* op : constants) {
    if (!unreachable_.empty() && unreachable_.contains(op->block()))
      continue;
    const Kind kind = kind_of(op->info());
    if (!op->has_uses()) {
      ++statistics_.dead;
      active_ = "dead";
      active_root_ = op;
      rewriter_.erase_op(op);
    } else if (merge_constant(op, kind)) {
      ++statistics_.merged_constants;
    }
    end_of_rule();
  }
  keeps_clean_ = false;
}

void GreedyDriver::push(Operation* op) {
  std::uint8_t& state = pending_[op];
  if (state != Idle)
    return;
  state = Pending;
  stack_.push_back(op);
}

// What may fit now that the results of `op` are others: its users, and for rules that look two ops
// up the users of those.
void GreedyDriver::push_users(Operation* op) {
  for (Value result : op->results())
    for (OpOperand& use : result.uses())
      push_with_users(use.owner());
}

void GreedyDriver::push_with_users(Operation* op) {
  if (pushes_two_levels_)
    for (Value result : op->results())
      for (OpOperand& use : result.uses())
        push(use.owner());
  push(op);
}

// What `op` stops using may be dead then, or have a single user left, which patterns can ask for.
void GreedyDriver::push_used(Operation* op) {
  for (Value operand : op->operands()) {
    Operation* def = operand.defining_op();
    if (!def)
      continue;
    Operation* other = nullptr;
    unsigned others = 0;
    for (OpOperand* use = operand.first_use(); use && others < 2; use = use->next_use())
      if (use->owner() != op) {
        other = use->owner();
        ++others;
      }
    if (others == 0 && is_in_scope(def) && pending_[def] != Gone)
      dying_.push_back(def);
    else if (others == 1 && is_in_scope(other))
      push_with_users(other);
  }
}

void GreedyDriver::drain() {
  std::size_t next = 0;
  while (!stop_) {
    Operation* op;
    if (!dying_.empty()) {
      op = dying_.pop_back_val();
      if (pending_[op] == Gone || op->has_uses())
        continue;
      pending_[op] = Pending;
    } else if (!stack_.empty()) {
      op = stack_.back();
      stack_.pop_back();
    } else if (next < sweep_.size()) {
      op = detail::from_granule<Operation>(sweep_[next++], root_);
    } else {
      return;
    }
    std::uint8_t& state = pending_[op];
    if (state != Pending)
      continue;
    state = Idle;
    visit(op);
  }
}

// Remembers in which isolated op something has changed, so that the next round looks there.
void GreedyDriver::note_change(Operation* op) {
  ++edits_;
  Region* region = op->parent_region();
  if (region == last_dirty_region_ || keeps_clean_)
    return;
  last_dirty_region_ = region;
  Operation* scope = region ? region->parent_op() : root_;
  while (scope != root_ && scope && !scope->has(Trait::IsolatedFromAbove))
    scope = scope->parent_op();
  dirty_.insert(scope ? scope : root_);
}

// ---- Events ----

void GreedyDriver::announce() {
  if (outer_ && !is_announced_ && !active_.empty()) {
    is_announced_ = true;
    outer_->rule_begins(active_, active_root_);
  }
}

void GreedyDriver::op_inserted(Operation* op) {
  announce();
  note_change(op);
  pool_.placed(op);
  auto enter = [&](Operation* inner) {
    guard_->created(inner);
    pending_[inner] = Idle;  // its memory may have been that of one that is gone
    push(inner);
  };
  if (op->num_regions() == 0)
    enter(op);
  else
    walk(op, enter);
  if (outer_)
    outer_->op_inserted(op);
}

void GreedyDriver::block_inserted(Block* block) {
  announce();
  ++edits_;
  if (outer_)
    outer_->block_inserted(block);
}

void GreedyDriver::op_changing(Operation* op) {
  announce();
  push_used(op);
  if (outer_)
    outer_->op_changing(op);
}

void GreedyDriver::op_modified(Operation* op) {
  announce();
  note_change(op);
  guard_->changed(op);
  if (op != root_)
    push(op);
  push_users(op);
  if (outer_)
    outer_->op_modified(op);
}

void GreedyDriver::op_replaced(Operation* op, llvm::ArrayRef<Value> values) {
  announce();
  note_change(op);
  if (!keeps_clean_)  // then all of them are pending anyway
    push_users(op);
  if (outer_)
    outer_->op_replaced(op, values);
}

void GreedyDriver::op_erased(Operation* op) {
  announce();
  note_change(op);
  guard_->erased(op);
  pending_[op] = Gone;
  pool_.forget(op);
  if (op->num_regions()) {
    dirty_.remove(op);
    gone_scopes_.insert(op);
    last_dirty_region_ = nullptr;
  }
  push_used(op);
  if (outer_)
    outer_->op_erased(op);
}

void GreedyDriver::op_moved(Operation* op) {
  announce();
  note_change(op);
  pool_.placed(op);
  if (outer_)
    outer_->op_moved(op);
}

void GreedyDriver::block_erased(Block* block) {
  announce();
  ++edits_;
  unreachable_.erase(block);
  if (outer_)
    outer_->block_erased(block);
}

}  // namespace detail

FailureOr<GreedyResult> apply_patterns_greedily(Operation* root, const FrozenPatternSet& patterns,
                                                const GreedyConfig& config,
                                                GreedyStatistics* statistics) {
  GreedyStatistics unwanted;
  return detail::GreedyDriver(root, patterns, config, statistics ? *statistics : unwanted).run();
}

}  // namespace pliron
