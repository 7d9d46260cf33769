#include "passes/matcher/matcher_set.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

namespace pliron {

using rules::CheckedRule;
using rules::CheckedRules;

// As deep as patterns are nested.
static unsigned depth_of(const CheckedRule& rule, rules::Index index) {
  unsigned depth = 0;
  for (rules::Index operand : rule.list(rule.nodes[index].operands)) {
    bool is_list = rule.nodes[operand].kind == rules::NodeKind::List;
    depth = std::max(depth, depth_of(rule, operand) + !is_list);
  }
  return depth;
}

static bool asks_about_values(const RuleRef& ref) {
  return llvm::any_of(ref.rule->exprs, [&](const rules::CheckedExpr& expr) {
    if (expr.op != rules::ExprOp::Native)
      return false;
    return llvm::any_of(ref.set->natives[expr.native].native->params, [](rules::NativeType type) {
      return type == rules::NativeType::Value || type == rules::NativeType::Values ||
             type == rules::NativeType::Block;
    });
  });
}

static std::optional<unsigned> reach_of(llvm::ArrayRef<RuleRef> rules) {
  unsigned depth = 1;
  for (const RuleRef& ref : rules) {
    if (asks_about_values(ref))
      return std::nullopt;
    depth = std::max(depth, depth_of(*ref.rule, ref.rule->match));
  }
  return depth;
}

KindMatcher::KindMatcher(std::vector<RuleRef> rules, bool constants_last)
    : rules_(std::move(rules)), constants_last_(constants_last), reach_(reach_of(rules_)) {}

static std::vector<const CheckedRule*> plain(llvm::ArrayRef<RuleRef> rules) {
  std::vector<const CheckedRule*> result;
  for (const RuleRef& rule : rules)
    result.push_back(rule.rule);
  return result;
}

const rules::DecisionTree& KindMatcher::tree() const {
  std::call_once(once_,
                 [&] { tree_ = rules::DecisionTree::build(plain(rules_), constants_last_); });
  return tree_;
}

bool MatcherSet::takes(const CheckedRules& set, const CheckedRule& rule) const {
  if (rule.is_convert && !options_.converts)
    return false;
  if (rule.group == 0)
    return true;
  const rules::CheckedGroup& group = set.groups[rule.group];
  if (llvm::is_contained(options_.disabled_groups, group.name))
    return false;
  return options_.phase.empty() || group.phases.empty() ||
         llvm::is_contained(group.phases, options_.phase);
}

// Puts rules to those of their kinds; kinds that get none keep what they have.
void MatcherSet::add(llvm::ArrayRef<RuleRef> rules) {
  llvm::MapVector<std::uint32_t, std::vector<RuleRef>> added;
  for (const RuleRef& rule : rules)
    added[rule.rule->root_op().kind].push_back(rule);
  auto comes_first = [](const RuleRef& a, const RuleRef& b) {
    return a.rule->benefit > b.rule->benefit;
  };
  for (auto& [kind, more] : added) {
    if (kind >= by_kind_.size())
      by_kind_.resize(kind + 1);
    std::vector<RuleRef> list;
    if (by_kind_[kind])
      list.assign(by_kind_[kind]->rules().begin(), by_kind_[kind]->rules().end());
    for (const RuleRef& rule : more)
      list.insert(llvm::upper_bound(list, rule, comes_first), rule);
    by_kind_[kind] = std::make_shared<KindMatcher>(std::move(list), options_.constants_last);
  }
}

std::shared_ptr<const MatcherSet> MatcherSet::create(llvm::ArrayRef<Rules> sets,
                                                     const MatcherOptions& options) {
  auto result = std::make_shared<MatcherSet>();
  result->options_ = options;
  for (const Rules& set : sets) {
    result->sets_.push_back(set);
    for (const CheckedRule& rule : set->rules)
      if (result->takes(*set, rule))
        result->all_.push_back({set.get(), &rule, result->num_rules()});
  }
  result->add(result->all_);
  return result;
}

std::shared_ptr<const MatcherSet> MatcherSet::with(Rules more) const {
  auto result = std::make_shared<MatcherSet>(*this);
  std::size_t before = all_.size();
  for (const CheckedRule& rule : more->rules)
    if (takes(*more, rule))
      result->all_.push_back({more.get(), &rule, result->num_rules()});
  result->sets_.push_back(std::move(more));
  result->add(llvm::ArrayRef(result->all_).drop_front(before));
  return result;
}

std::shared_ptr<const MatcherSet> MatcherSet::without_group(llvm::StringRef group) const {
  auto result = std::make_shared<MatcherSet>(*this);
  auto is_gone = [&](const RuleRef& rule) {
    return rule.rule && rule.rule->group && rule.set->groups[rule.rule->group].name == group;
  };
  for (std::shared_ptr<const KindMatcher>& kind : result->by_kind_) {
    if (!kind || llvm::none_of(kind->rules(), is_gone))
      continue;
    std::vector<RuleRef> left;
    llvm::copy_if(kind->rules(), std::back_inserter(left),
                  [&](const RuleRef& rule) { return !is_gone(rule); });
    kind = left.empty()
               ? nullptr
               : std::make_shared<const KindMatcher>(std::move(left), options_.constants_last);
  }
  for (RuleRef& rule : result->all_)
    if (is_gone(rule))
      rule.rule = nullptr;
  return result;
}

std::optional<unsigned> MatcherSet::reach() const {
  unsigned reach = 1;
  for (const std::shared_ptr<const KindMatcher>& kind : by_kind_) {
    if (!kind)
      continue;
    if (!kind->reach())
      return std::nullopt;
    reach = std::max(reach, *kind->reach());
  }
  return reach;
}

void MatcherSet::print(llvm::raw_ostream& os) const {
  for (const std::shared_ptr<const KindMatcher>& kind : by_kind_) {
    if (!kind)
      continue;
    os << kind->rules().front().rule->root_op().name.str() << ": " << kind->rules().size()
       << (kind->rules().size() == 1 ? " rule" : " rules") << '\n';
    kind->tree().print(os, plain(kind->rules()));
  }
}

}  // namespace pliron
