// Finds rules that apply to what they make, again and again: `add(%x, %y) => add(%y, %x)`.
//
// The left side of a rule is matched against each new op of its right side, where variables stand
// for whatever they stood for. What is not sure to match (a variable where the left side wants an
// op, a condition, a type) counts as no match, so no rule is reported wrongly. Rules that undo each
// other are found while they run (passes/rewrite/termination.h).

#include "llvm/ADT/STLExtras.h"
#include "passes/rules/checker.h"

namespace pliron::rules {

namespace {

class SelfMatcher {
 public:
  explicit SelfMatcher(const CheckedRule& rule) : rule_(rule), uses_(rule.nodes.size()) {
    llvm::SmallVector<Index, 16> open(rule.list(rule.result));
    for (const CheckedStatement& statement : rule.statements)
      llvm::append_range(open, rule.list(statement.values));
    while (!open.empty()) {
      Index index = open.pop_back_val();
      if (++uses_[index] > 1)
        continue;
      llvm::append_range(open, rule.list(rule.nodes[index].operands));
    }
  }

  // Whether the rule is sure to match some op that it makes.
  bool applies_again() {
    if (!rule_.conditions.empty() || rule_.is_convert)
      return false;
    for (Index i = 1; i < rule_.nodes.size(); ++i) {
      if (!uses_[i] || rule_.nodes[i].kind != NodeKind::Op)
        continue;
      bound_.assign(rule_.variables.size(), 0);
      if (op(rule_.match, i))
        return true;
    }
    return false;
  }

 private:
  // Whether what `made` gives is matched by `pattern`.
  bool node(Index pattern, Index made) {
    const CheckedNode& wanted = rule_.nodes[pattern];
    const CheckedNode& there = rule_.nodes[made];
    if (wanted.type && !rule_.exprs[wanted.type].binds)
      return false;
    switch (wanted.kind) {
      case NodeKind::Any:
        return !wanted.is_spread;
      case NodeKind::Value:
        return !wanted.is_spread && bind(wanted.variable, made);
      case NodeKind::Op:
        return there.kind == NodeKind::Op && (!wanted.once || uses_[made] == 1) &&
               wanted.result == there.result && op(pattern, made);
      case NodeKind::Constant:
        return (there.kind == NodeKind::Constant || there.kind == NodeKind::Literal ||
                there.kind == NodeKind::Computed) &&
               bind(wanted.variable, made);
      case NodeKind::Literal:
        return there.kind == NodeKind::Literal &&
               same(rule_.literals[wanted.literal], rule_.literals[there.literal]);
      default:
        return false;
    }
  }

  // A variable is bound once; a second time it must be the very same.
  bool bind(Var var, Index made) {
    if (!bound_[var])
      bound_[var] = made;
    const CheckedNode &first = rule_.nodes[bound_[var]], &second = rule_.nodes[made];
    return bound_[var] == made || (first.kind == NodeKind::Value && first.kind == second.kind &&
                                   first.variable == second.variable);
  }

  static bool same(const Literal& a, const Literal& b) {
    return a.kind == b.kind && a.text == b.text && a.boolean == b.boolean &&
           (a.kind != Literal::Integer || llvm::APInt::isSameValue(a.integer, b.integer));
  }

  bool op(Index pattern, Index made) {
    const CheckedNode& wanted = rule_.nodes[pattern];
    const CheckedNode& there = rule_.nodes[made];
    if (wanted.op != there.op || wanted.has_successors || !attributes(wanted, there))
      return false;
    llvm::ArrayRef<Index> patterns = rule_.list(wanted.operands);
    llvm::ArrayRef<Index> operands = rule_.list(there.operands);
    auto all = [&](bool is_swapped) {
      std::vector<Index> before = bound_;
      for (std::size_t i = 0; i < patterns.size(); ++i) {
        if (node(patterns[i], operands[is_swapped && i < 2 ? 1 - i : i]))
          continue;
        bound_ = std::move(before);
        return false;
      }
      return true;
    };
    return all(false) || (wanted.is_commutative && patterns.size() >= 2 && all(true));
  }

  bool attributes(const CheckedNode& wanted, const CheckedNode& there) const {
    return llvm::all_of(rule_.list(wanted.attrs), [&](Index index) {
      const CheckedAttr& test = rule_.attrs[index];
      const CheckedAttr* set = nullptr;
      for (Index other : rule_.list(there.attrs))
        if (rule_.attrs[other].slot == test.slot)
          set = &rule_.attrs[other];
      if (set && set->expr)
        return test.check == AttrCheck::Bind && test.binds;
      switch (test.check) {
        case AttrCheck::Default:
        case AttrCheck::LacksFlags:
          return !set;
        case AttrCheck::Present:
          return set != nullptr;
        case AttrCheck::Equals:
          return set && set->value == test.value;
        case AttrCheck::HasFlags:
          return set && (set->flags & test.flags) == test.flags;
        case AttrCheck::Bind:
          return test.binds;
        case AttrCheck::Set:
          return false;
      }
      return false;
    });
  }

  const CheckedRule& rule_;
  std::vector<unsigned> uses_;  // of nodes of the right side; 0 for others
  std::vector<Index> bound_;    // by variable
};

}  // namespace

void check_termination(SetChecker& checker) {
  for (const CheckedRule& rule : checker.rules().rules)
    if (SelfMatcher(rule).applies_again())
      checker.error_at(checker.set().rules[rule.source].name_span)
          << "rule '" << rule.name << "' applies to its own result for ever";
}

}  // namespace pliron::rules
