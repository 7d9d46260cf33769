#include "passes/matcher/termination_check.h"

#include <numeric>
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
  // By how many ops of each kind there are more.
  const llvm::DenseMap<const OpInfo*, int>& growth() const { return growth_; }
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
      bool has_fewer_uses = false;
      for (auto [variable, uses] : left.uses)
        has_fewer_uses |= right.uses.lookup(variable) < uses;
      if (right.ops > left.ops || (right.ops == left.ops && !has_fewer_uses))
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
      // A name of an op of the left side.
      for (const CheckedNode& named : rule_.nodes)
        if (named.kind == NodeKind::Op && named.bind == node.variable)
          return measure(static_cast<Index>(&named - rule_.nodes.data()), term);
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
    growth_[node.op] += sign;
    weight_.cost += sign * (node.op->def ? node.op->def->cost : 1);
    bool seen_constant = false;
    for (Index operand : rule_.list(node.operands)) {
      bool constant = is_constant(rule_.nodes[operand]);
      if (seen_constant && !constant)
        weight_.constants_left += sign;
      seen_constant |= constant;
    }
  }

  // Not when a constant stands where an op is wanted, or another number.
  bool operands_may_be(const CheckedNode& made, const CheckedRule& other,
                       const CheckedNode& wanted) const {
    llvm::ArrayRef<Index> there = rule_.list(made.operands), in = other.list(wanted.operands);
    if (wanted.is_commutative || there.size() != in.size())
      return true;
    for (auto [a, b] : llvm::zip_equal(there, in)) {
      const CheckedNode &operand = rule_.nodes[a], &pattern = other.nodes[b];
      if (pattern.kind == NodeKind::Op && is_constant(operand))
        return false;
      if (pattern.kind == NodeKind::Literal && operand.kind == NodeKind::Literal &&
          rule_.literals[operand.literal].text != other.literals[pattern.literal].text)
        return false;
    }
    return true;
  }

  // Not when it is another op, or an attribute is known to be another.
  bool may_be(const CheckedNode& made, const CheckedRule& other, const CheckedNode& wanted) const {
    if (made.op != wanted.op || !operands_may_be(made, other, wanted))
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
  llvm::DenseMap<const OpInfo*, int> growth_;
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

// Of rules that feed each other, those without which the others come to an end are left out: they
// take away ops of a kind that none of them makes.
void leave_out_bounded(std::vector<Summary>& all, std::vector<unsigned>& circle) {
  while (true) {
    llvm::DenseSet<const OpInfo*> made;
    for (unsigned rule : circle)
      for (auto [kind, more] : all[rule].growth())
        if (more > 0)
          made.insert(kind);
    auto is_bounded = [&](unsigned rule) {
      return llvm::any_of(all[rule].growth(), [&](const auto& entry) {
        return entry.second < 0 && !made.contains(entry.first);
      });
    };
    std::size_t before = circle.size();
    llvm::erase_if(circle, is_bounded);
    if (circle.size() == before)
      return;
  }
}

Graph feeding(const std::vector<Summary>& all, llvm::ArrayRef<unsigned> rules, bool is_backward) {
  Graph graph(all.size());
  for (unsigned a : rules)
    for (unsigned b : rules)
      if (all[a].feeds(all[b]))
        graph[is_backward ? b : a].push_back(is_backward ? a : b);
  return graph;
}

// The rules that `start` is in a circle with, itself among them; empty when it is in none.
std::vector<unsigned> circle_of(const Graph& forward, const Graph& backward, unsigned start) {
  std::vector<bool> from = reachable(forward, start), to = reachable(backward, start);
  std::vector<unsigned> circle;
  for (unsigned i = 0; i < from.size(); ++i)
    if (from[i] && to[i] && from[start] && to[start])
      circle.push_back(i);
  return circle;
}

// One rule alone is looked at more closely elsewhere (passes/rules/check_termination.cpp).
void tell(const std::vector<Summary>& all, llvm::ArrayRef<unsigned> circle, Context& context) {
  std::string others;
  for (unsigned k : circle.drop_front().take_front(4))
    others += (others.empty() ? "'" : ", '") + all[k].rule().name + "'";
  const CheckedRule& rule = all[circle.front()].rule();
  context.emit_warning(rule.location)
      << "rules '" << rule.name << "' and " << others << (circle.size() > 5 ? " and others" : "")
      << " can undo each other: none makes anything smaller or cheaper";
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
  std::vector<unsigned> every(all.size());
  std::iota(every.begin(), every.end(), 0U);
  Graph forward = feeding(all, every, false), backward = feeding(all, every, true);
  std::vector<bool> is_told(all.size());
  for (unsigned i = 0; i < all.size(); ++i) {
    if (is_told[i])
      continue;
    std::vector<unsigned> circle = circle_of(forward, backward, i);
    for (unsigned k : circle)
      is_told[k] = true;
    // What is left may be in several circles or in none.
    leave_out_bounded(all, circle);
    Graph left = feeding(all, circle, false), back = feeding(all, circle, true);
    for (unsigned k : circle)
      if (std::vector<unsigned> rest = circle_of(left, back, k); rest.size() > 1) {
        tell(all, rest, *rules.context);
        break;
      }
  }
}

}  // namespace pliron::rules
