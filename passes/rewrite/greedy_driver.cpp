#include "passes/rewrite/greedy_driver.h"

#include <optional>

#include "ir/traversal.h"
#include "ir/walk.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "passes/fold.h"
#include "passes/matcher/apply_rule.h"
#include "passes/matcher/matcher_set.h"
#include "passes/matcher/naive_matcher.h"
#include "passes/op_utils.h"
#include "passes/rewrite/constant_pool.h"
#include "passes/rewrite/termination.h"

namespace pliron {

namespace {

// What the driver has to know of a kind of op, worked out when the first one comes.
struct Kind {
  enum Flag : std::uint8_t {
    Known = 1,
    CanDie = 2,
    Constant = 4,
    Commutative = 8,
    Folds = 16,
    FoldsByTrait = 32,
    Evaluates = 64,  // when all operands are constants
  };
  std::uint8_t flags = 0;
  std::int8_t value_slot = -1;  // of constants
  llvm::ArrayRef<std::uint32_t> patterns;
  const KindMatcher* rules = nullptr;

  bool is(Flag flag) const { return flags & flag; }
};

class GreedyDriver final : public RewriteListener {
 public:
  GreedyDriver(Operation* root, const FrozenPatternSet& patterns, const GreedyConfig& config,
               GreedyStatistics& statistics)
      : root_(root),
        is_root_isolated_(root->has(Trait::IsolatedFromAbove)),
        patterns_(patterns),
        config_(config),
        statistics_(statistics),
        outer_(config.listener),
        rewriter_(root->context(), this),
        pool_(root) {
    auto make_room = [](auto& numbers, std::size_t size) {
      if (numbers.size() < size)
        numbers.resize(size);
    };
    std::optional<unsigned> reach = patterns.rules() ? patterns.rules()->reach() : 1u;
    needs_rounds_ = patterns.size() > 0 || !reach || *reach > 2;
    pushes_two_levels_ = needs_rounds_ || *reach == 2;
    make_room(statistics.patterns, patterns.size());
    if (patterns.rules())
      make_room(statistics.rules, patterns.rules()->num_rules());
  }

  FailureOr<GreedyResult> run();

  // Events of the rewriter.
  void op_inserted(Operation* op) override;
  void block_inserted(Block* block) override;
  void op_changing(Operation* op) override;
  void op_modified(Operation* op) override;
  void op_replaced(Operation* op, llvm::ArrayRef<Value> values) override;
  void op_erased(Operation* op) override;
  void op_moved(Operation* op) override;
  void block_erased(Block* block) override;

 private:
  // The worklist.
  void seed(Operation* scope, bool is_first_round);
  void seed_op(Operation* op);
  void merge_constants(llvm::ArrayRef<Operation*> constants);
  void drain();
  void push(Operation* op);
  void push_users(Operation* op);
  void push_with_users(Operation* op);
  void push_used(Operation* op);
  bool is_in_scope(Operation* op) const {
    return is_root_isolated_ ? op != root_ : op != root_ && root_->is_ancestor_of(op);
  }
  void note_change(Operation* op);
  void announce();
  void end_of_rule();

  // One op.
  const Kind& kind_of(const OpInfo& info) {
    if (info.kind >= kinds_.size())
      kinds_.resize(info.kind + 64);
    Kind& kind = kinds_[info.kind];
    return kind.flags ? kind : learn(info, kind);
  }
  const Kind& learn(const OpInfo& info, Kind& kind);
  void visit(Operation* op);
  bool merge_constant(Operation* op, const Kind& kind);
  void move_constants_last(Operation* op);
  bool fold(Operation* op, const Kind& kind);
  Value folded_value(Operation* op, const Kind& kind);
  bool try_patterns(Operation* op, const Kind& kind);
  bool try_pattern(Operation* op, std::uint32_t number);
  bool try_rule(Operation* op, const RuleRef& rule, std::uint32_t order,
                llvm::function_ref<bool()> try_better);
  bool count_rewrite();
  std::string name_of(std::uint32_t number) const;
  Attribute constant_of(Value value);

  Operation* root_;
  bool is_root_isolated_;
  const FrozenPatternSet& patterns_;
  const GreedyConfig& config_;
  GreedyStatistics& statistics_;
  RewriteListener* outer_;
  Rewriter rewriter_;
  ConstantPool pool_;
  std::optional<TerminationGuard> guard_;

  std::vector<Kind> kinds_;
  // Gone: erased together with others, whose uses of it do not count any more.
  enum State : std::uint8_t { Idle, Pending, Gone };
  // The ops of the round in order, as granules, and what has come up since. What is erased stays in
  // both, but is not pending.
  std::vector<std::uint32_t> sweep_;
  std::vector<Operation*> stack_;
  // What has probably lost its last use. It goes first, so that rules count uses by the living.
  llvm::SmallVector<Operation*, 8> dying_;
  ArenaMap<std::uint8_t> pending_;
  llvm::DenseSet<Block*> unreachable_;
  // The isolated ops (or the root) in which something has changed in this round.
  llvm::SmallSetVector<Operation*, 8> dirty_;
  Region* last_dirty_region_ = nullptr;
  // Patterns may look anywhere, so that what has changed is gone through again until nothing
  // changes. Of folds and rules it is known how far they look, and what that is has been pushed.
  bool needs_rounds_ = false;
  bool pushes_two_levels_ = false;
  bool keeps_clean_ = false;  // whether edits are none that call for another round
  std::vector<Operation*> constant_ops_;
  llvm::SmallVector<Attribute, 4> constants_;
  rules::RuleMatch match_;

  std::uint64_t edits_ = 0;
  std::uint64_t rewrites_ = 0;
  bool stop_ = false;
  bool failed_ = false;
  // What is being applied; announced to the outer listener with its first edit.
  llvm::StringRef active_;
  Operation* active_root_ = nullptr;
  bool is_announced_ = false;
};

FailureOr<GreedyResult> GreedyDriver::run() {
  GreedyResult result;
  dirty_.insert(root_);
  for (unsigned round = 0; !dirty_.empty(); ++round) {
    if (config_.max_iterations && round >= config_.max_iterations) {
      result.converged = false;
      break;
    }
    llvm::SmallVector<Operation*, 8> scopes(dirty_.begin(), dirty_.end());
    dirty_.clear();
    last_dirty_region_ = nullptr;
    sweep_.clear();
    unreachable_.clear();
    constant_ops_.clear();
    for (Operation* scope : scopes)
      seed(scope, round == 0);
    if (!guard_)
      guard_.emplace(sweep_.size(), [&](std::uint32_t i) { return name_of(i); });
    if (!config_.top_down)
      std::reverse(sweep_.begin(), sweep_.end());
    ++statistics_.rounds;
    std::uint64_t edits = edits_;
    if (round == 0)
      merge_constants(constant_ops_);
    drain();
    result.changed |= edits_ != edits;
    if (failed_)
      return guard_->report(root_->context());
    if (stop_) {
      result.converged = false;
      break;
    }
    if (!needs_rounds_)
      break;
  }
  return result;
}

// ---- The worklist ----

void GreedyDriver::seed(Operation* scope, bool is_first_round) {
  walk_pre_order(scope, [&](Operation* op) {
    if (op != root_)
      seed_op(op);
    // Later rounds leave out isolated ops in which nothing has changed.
    if (op != scope && !is_first_round && op->has(Trait::IsolatedFromAbove))
      return WalkResult::Skip;
    for (Region& region : op->regions()) {
      if (region.empty() || region.has_one_block())
        continue;
      llvm::DenseSet<Block*> reachable;
      for (Block* block : post_order(region))
        reachable.insert(block);
      for (Block* block : region.blocks())
        if (!reachable.contains(block))
          unreachable_.insert(block);
    }
    return WalkResult::Advance;
  });
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
  push_users(op);
  if (outer_)
    outer_->op_replaced(op, values);
}

void GreedyDriver::op_erased(Operation* op) {
  announce();
  note_change(op);
  guard_->erased();
  pending_[op] = Gone;
  pool_.forget(op);
  if (op->num_regions()) {
    dirty_.remove(op);
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

// ---- One op ----

const Kind& GreedyDriver::learn(const OpInfo& info, Kind& kind) {
  kind.flags = Kind::Known;
  if (!info.has(Trait::Terminator) && !info.has(Trait::Symbol))
    kind.flags |= Kind::CanDie;
  kind.patterns = patterns_.for_kind(info.kind);
  if (patterns_.rules())
    kind.rules = patterns_.rules()->for_kind(info.kind);
  if (!config_.fold)
    return kind;
  if (info.has(Trait::ConstantLike)) {
    kind.flags |= Kind::Constant;
    kind.value_slot = static_cast<std::int8_t>(info.attr_slot(info.context->identifier("value")));
    return kind;
  }
  if (info.has(Trait::Commutative))
    kind.flags |= Kind::Commutative;
  if (info.hooks.fold)
    kind.flags |= Kind::Folds;
  if (info.hooks.eval)
    kind.flags |= Kind::Evaluates;
  if (info.has(Trait::Idempotent) || info.has(Trait::Involution))
    kind.flags |= Kind::FoldsByTrait;
  return kind;
}

void GreedyDriver::visit(Operation* op) {
  if (!unreachable_.empty() && unreachable_.contains(op->block()))
    return;
  ++statistics_.visits;
  const Kind kind = kind_of(op->info());  // a copy: the table grows when new kinds come up
  if (kind.is(Kind::CanDie) && !op->has_uses() && is_removable_when_unused(op)) {
    ++statistics_.dead;
    active_ = "dead";
    active_root_ = op;
    rewriter_.erase_op(op);
  } else if (kind.is(Kind::Constant) && merge_constant(op, kind)) {
    ++statistics_.merged_constants;
  } else {
    if (kind.is(Kind::Commutative)) {
      move_constants_last(op);
      end_of_rule();
    }
    if (!(kind.flags & (Kind::Folds | Kind::FoldsByTrait | Kind::Evaluates)) || !fold(op, kind))
      if (!kind.patterns.empty() || kind.rules)
        try_patterns(op, kind);
  }
  end_of_rule();
}

void GreedyDriver::end_of_rule() {
  if (!is_announced_)
    return;
  outer_->rule_ends(active_);
  is_announced_ = false;
}

bool GreedyDriver::merge_constant(Operation* op, const Kind& kind) {
  active_ = "fold";
  active_root_ = op;
  Operation* known = pool_.adopt(rewriter_, op, op->attr_slot(kind.value_slot));
  if (!known)
    return false;
  rewriter_.replace_op(op, known->result(0));
  return true;
}

Attribute GreedyDriver::constant_of(Value value) {
  Operation* def = value.defining_op();
  if (!def)
    return {};
  const Kind& kind = kind_of(def->info());
  return kind.is(Kind::Constant) ? def->attr_slot(kind.value_slot) : Attribute();
}

void GreedyDriver::move_constants_last(Operation* op) {
  bool seen_constant = false, is_sorted = true;
  for (Value operand : op->operands()) {
    bool is_constant = static_cast<bool>(constant_of(operand));
    is_sorted &= is_constant || !seen_constant;
    seen_constant |= is_constant;
  }
  if (is_sorted)
    return;
  llvm::SmallVector<Value, 4> operands, constants;
  for (Value operand : op->operands())
    (constant_of(operand) ? constants : operands).push_back(operand);
  operands.append(constants);
  for (unsigned i = 0; i < operands.size(); ++i)
    op->set_operand(i, operands[i]);
  ++statistics_.swapped;
  active_ = "fold";
  active_root_ = op;
  op_modified(op);
  pending_[op] = Idle;  // it is at hand already
  if (is_announced_)
    outer_->rule_ends(active_);
  is_announced_ = false;
}

// By the traits of unary and binary ops: f(f(x)) and f(x, x).
static Value fold_by_trait(Operation* op) {
  if (op->num_results() != 1 || op->num_operands() == 0 || op->num_operands() > 2)
    return {};
  Value first = op->operand(0);
  if (op->num_operands() == 2)
    return op->has(Trait::Idempotent) && first == op->operand(1) ? first : Value();
  Operation* inner = first.defining_op();
  if (!inner || inner == op || &inner->info() != &op->info())
    return {};
  for (unsigned i = 0; i < op->num_attr_slots(); ++i)
    if (op->attr_slot(i) != inner->attr_slot(i))
      return {};
  return op->has(Trait::Involution) ? inner->operand(0) : first;
}

// What the op's one result always equals, as a value that may be used in its place; or null.
Value GreedyDriver::folded_value(Operation* op, const Kind& kind) {
  Type type = op->result(0).type();
  Value value;
  bool all_known = true;
  constants_.clear();
  for (Value operand : op->operands()) {
    constants_.push_back(constant_of(operand));
    all_known &= static_cast<bool>(constants_.back());
    if (!all_known && !kind.is(Kind::Folds))
      break;
  }
  if (kind.is(Kind::Folds) || (all_known && kind.is(Kind::Evaluates))) {
    FoldResult folded = fold_op(op, constants_);
    value = folded.value();
    if (folded.constant()) {
      rewriter_.set_insertion_point(op);
      value = pool_.get(rewriter_, op, op->info(), folded.constant(), type);
    }
  }
  if (!value && kind.is(Kind::FoldsByTrait))
    value = fold_by_trait(op);
  return value && value.type() == type && value != op->result(0) ? value : Value();
}

bool GreedyDriver::fold(Operation* op, const Kind& kind) {
  if (op->num_results() != 1 || !op->has_uses())
    return false;
  active_ = "fold";
  active_root_ = op;
  Value value = folded_value(op, kind);
  if (!value)
    return false;
  ++statistics_.folds;
  if (is_removable_when_unused(op))
    rewriter_.replace_op(op, value);
  else
    rewriter_.replace_all_uses_with(op->result(0), value);
  return true;
}

// Rules and patterns as one list, by benefit; of equal ones rules come first.
bool GreedyDriver::try_patterns(Operation* op, const Kind& kind) {
  llvm::ArrayRef<std::uint32_t> patterns = kind.patterns;
  auto try_above = [&](unsigned benefit) {
    while (!patterns.empty() && patterns_[patterns.front()].benefit > benefit) {
      std::uint32_t pattern = patterns.front();
      patterns = patterns.drop_front();
      if (try_pattern(op, pattern))
        return true;
    }
    return false;
  };
  if (kind.rules) {
    bool has_fired = kind.rules->tree().run(op, [&](rules::DecisionTree::Row row) {
      const RuleRef& rule = kind.rules->rules()[row.rule];
      return try_rule(op, rule, row.order, [&] { return try_above(rule.rule->benefit); });
    });
    if (has_fired)
      return true;
  }
  for (std::uint32_t pattern : patterns)
    if (try_pattern(op, pattern))
      return true;
  return false;
}

bool GreedyDriver::try_pattern(Operation* op, std::uint32_t number) {
  const Pattern& pattern = patterns_[number];
  ++statistics_.patterns[number].tried;
  active_ = pattern.name;
  active_root_ = op;
  std::uint64_t edits = edits_;
  rewriter_.set_insertion_point(op);
  guard_->begin(number, op);
  LogicalResult applied = pattern.apply(op, rewriter_);
  assert((succeeded(applied) || edits == edits_) &&
         "a pattern that fails must not have changed anything");
  assert((failed(applied) || edits != edits_) &&
         "a pattern that succeeds must have changed something");
  if (failed(applied) || edits == edits_) {
    guard_->cancel();
    return false;
  }
  ++statistics_.patterns[number].applied;
  return count_rewrite();
}

// `try_better` tries patterns that go before the rule, once it is known to fit.
bool GreedyDriver::try_rule(Operation* op, const RuleRef& rule, std::uint32_t order,
                            llvm::function_ref<bool()> try_better) {
  match_.start(*rule.set, *rule.rule, op);
  if (!rules::match_left_side(match_, order))
    return false;
  ++statistics_.rules[rule.number].tried;
  if (!rules::check_conditions(match_))
    return false;
  if (try_better())
    return true;
  active_ = rule.rule->name;
  active_root_ = op;
  guard_->begin(patterns_.size() + rule.number, op);
  auto constant = [&](llvm::ArrayRef<const OpInfo*> users, Attribute value, Type type) {
    for (const OpInfo* user : users)
      if (Value made = pool_.get(rewriter_, op, *user, value, type))
        return made;
    return Value();
  };
  rewriter_.set_insertion_point(op);
  if (!rules::apply_rule(match_, {.rewriter = rewriter_, .constant = constant})) {
    guard_->cancel();
    return false;
  }
  ++statistics_.rules[rule.number].applied;
  return count_rewrite();
}

// Of what has been applied. Always true.
bool GreedyDriver::count_rewrite() {
  ++statistics_.rewrites;
  if (!guard_->end())
    stop_ = failed_ = true;
  if (++rewrites_ >= config_.max_rewrites)
    stop_ = true;
  return true;
}

std::string GreedyDriver::name_of(std::uint32_t number) const {
  if (number < patterns_.size())
    return patterns_[number].name;
  const RuleRef& rule = patterns_.rules()->rule(number - patterns_.size());
  return rule.rule ? rule.rule->name : std::string();
}

}  // namespace

FailureOr<GreedyResult> apply_patterns_greedily(Operation* root, const FrozenPatternSet& patterns,
                                                const GreedyConfig& config,
                                                GreedyStatistics* statistics) {
  GreedyStatistics unwanted;
  return GreedyDriver(root, patterns, config, statistics ? *statistics : unwanted).run();
}

}  // namespace pliron
