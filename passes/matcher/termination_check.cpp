#include "passes/matcher/termination_check.h"

#include <tuple>

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

namespace pliron::rules {

namespace {

// Sets with more such rules than this are not looked at.
constexpr std::size_t max_rules_looked_at = 500;

struct Weight {
  std::int64_t ops = 0, cost = 0, constants_left = 0;
  bool is_less() const { return std::tie(ops, cost, constants_left) < std::tuple(0, 0, 0); }
};

// What one rule matches and makes.
class Summary {
 public:
  explicit Summary(const CheckedRule& rule) : rule_(rule) {
    match(rule.match, /*dies=*/true);
    for (const CheckedStatement& statement : rule.statements)
      for (Index index : rule.list(statement.values))
        make(index);
    for (Index index : rule.list(rule.result))
      make(index);
  }

  const CheckedRule& rule() const { return rule_; }
  // Whether the rule makes something smaller each time: fewer or cheaper ops, or the term that the
  // root is the top of, ops that are used twice counted twice. By the latter too there is an end:
  // of all terms one becomes smaller and none larger.
  bool decreases() const {
    if (weight_.is_less())
      return true;
    Term left;
    measure(rule_.match, left);
    for (Index index : rule_.list(rule_.result)) {
      Term right;
      measure(index, right);
      if (right.ops >= left.ops)
        return false;
      for (auto [variable, uses] : right.uses)
        if (uses > left.uses.lookup(variable))
          return false;
    }
    return true;
  }
  bool calls_builder() const { return calls_builder_; }

  // Whether an op that this rule makes may be one that `other` matches.
  bool feeds(const Summary& other) const {
    return llvm::any_of(made_, [&](Index made) {
      return llvm::any_of(other.matched_, [&](Index matched) {
        return may_be(rule_.nodes[made], other.rule_, other.rule_.nodes[matched]);
      });
    });
  }

 private:
  static bool is_constant(const CheckedNode& node) {
    return node.kind == NodeKind::Constant || node.kind == NodeKind::Literal ||
           node.kind == NodeKind::Computed;
  }

  struct Term {
    std::uint64_t ops = 0;
    llvm::DenseMap<unsigned, unsigned> uses;  // by variable
  };
  void measure(Index index, Term& term) const {
    const CheckedNode& node = rule_.nodes[index];
    term.ops += node.kind == NodeKind::Op;
    if (node.kind == NodeKind::Value) {
      // What a statement names is measured where it was made.
      for (const CheckedStatement& statement : rule_.statements)
        for (auto [variable, value] :
             llvm::zip(rule_.list(statement.variables), rule_.list(statement.values)))
          if (variable == node.variable && term.ops < max_term)
            return measure(value, term);
      ++term.uses[node.variable];
    }
    if (term.ops < max_term)
      for (Index operand : rule_.list(node.operands))
        measure(operand, term);
  }
  static constexpr std::uint64_t max_term = 1000;

  // As deep as patterns are nested, which the parser bounds.
  void match(Index index, bool dies) {
    const CheckedNode& node = rule_.nodes[index];
    if (node.kind == NodeKind::Op) {
      matched_.push_back(index);
      if (dies)
        count(node, -1);
    }
    for (Index operand : rule_.list(node.operands))
      match(operand, dies && rule_.nodes[operand].once);
  }

  void make(Index index) {
    if (!seen_.insert(index).second)
      return;
    const CheckedNode& node = rule_.nodes[index];
    calls_builder_ |= node.kind == NodeKind::Native;
    if (node.kind == NodeKind::Op) {
      made_.push_back(index);
      count(node, 1);
    }
    for (Index operand : rule_.list(node.operands))
      make(operand);
  }

  void count(const CheckedNode& node, int sign) {
    weight_.ops += sign;
    weight_.cost += sign * (node.op->def ? node.op->def->cost : 1);
    bool seen_constant = false;
    for (Index operand : rule_.list(node.operands)) {
      bool constant = is_constant(rule_.nodes[operand]);
      if (seen_constant && !constant)
        weight_.constants_left += sign;
      seen_constant |= constant;
    }
  }

  // Not when it is another op, or an attribute is known to be another.
  bool may_be(const CheckedNode& made, const CheckedRule& other, const CheckedNode& wanted) const {
    if (made.op != wanted.op)
      return false;
    for (Index index : other.list(wanted.attrs)) {
      const CheckedAttr& test = other.attrs[index];
      if (test.check != AttrCheck::Equals && test.check != AttrCheck::Default)
        continue;
      Attribute value = made.op->default_attr(test.slot);
      bool is_known = true;
      for (Index set : rule_.list(made.attrs))
        if (rule_.attrs[set].slot == test.slot) {
          value = rule_.attrs[set].value;
          is_known = rule_.attrs[set].expr == 0;
        }
      if (is_known && value != test.value)
        return false;
    }
    return true;
  }

  const CheckedRule& rule_;
  Weight weight_;
  bool calls_builder_ = false;
  llvm::SmallVector<Index, 4> matched_, made_;
  llvm::DenseSet<Index> seen_;
};

using Graph = std::vector<llvm::SmallVector<unsigned, 4>>;

// What can be reached from `start` along edges.
std::vector<bool> reachable(const Graph& graph, unsigned start) {
  std::vector<bool> seen(graph.size());
  llvm::SmallVector<unsigned, 16> stack{start};
  while (!stack.empty())
    for (unsigned next : graph[stack.pop_back_val()])
      if (!seen[next]) {
        seen[next] = true;
        stack.push_back(next);
      }
  return seen;
}

}  // namespace

void warn_of_circles(const CheckedRules& rules) {
  std::vector<Summary> all;
  for (const CheckedRule& rule : rules.rules) {
    if (rule.is_convert)
      continue;
    Summary summary(rule);
    if (!summary.decreases() && !summary.calls_builder())
      all.push_back(std::move(summary));
  }
  if (all.size() > max_rules_looked_at)
    return;
  Graph forward(all.size()), backward(all.size());
  for (unsigned a = 0; a < all.size(); ++a)
    for (unsigned b = 0; b < all.size(); ++b)
      if (all[a].feeds(all[b])) {
        forward[a].push_back(b);
        backward[b].push_back(a);
      }
  std::vector<bool> is_told(all.size());
  for (unsigned i = 0; i < all.size(); ++i) {
    if (is_told[i])
      continue;
    std::vector<bool> from = reachable(forward, i), to = reachable(backward, i);
    std::string others;
    unsigned count = 0;
    for (unsigned k = 0; k < all.size(); ++k) {
      if (!from[k] || !to[k])
        continue;
      is_told[k] = true;
      if (k != i && ++count <= 4)
        others += (others.empty() ? "'" : ", '") + all[k].rule().name + "'";
    }
    // One rule alone is looked at more closely elsewhere (passes/rules/check_termination.cpp).
    if (count == 0 || !from[i] || !to[i])
      continue;
    const CheckedRule& rule = all[i].rule();
    rules.context->emit_warning(rule.location)
        << "rules '" << rule.name << "' and " << others << (count > 4 ? " and others" : "")
        << " can undo each other: none makes anything smaller or cheaper";
  }
}

}  // namespace pliron::rules
