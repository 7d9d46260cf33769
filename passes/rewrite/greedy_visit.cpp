// What the greedy driver does to one op: drop, fold, apply patterns and rules.

#include "passes/fold.h"
#include "passes/matcher/apply_rule.h"
#include "passes/op_utils.h"
#include "passes/rewrite/greedy_driver_impl.h"

namespace pliron::detail {

const Kind& GreedyDriver::learn(const OpInfo& info, Kind& kind) {
  kind.flags = Kind::Known;
  if (!info.has(Trait::Terminator) && !info.has(Trait::Symbol))
    kind.flags |= Kind::CanDie;
  kind.patterns = patterns_.for_kind(info.kind);
  if (patterns_.rules())
    kind.rules = patterns_.rules()->for_kind(info.kind);
  if (!kind.patterns.empty() || (kind.rules && kind.rules->reach().value_or(~0u) > 2))
    kind.flags |= Kind::LooksFar;
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

}  // namespace pliron::detail
