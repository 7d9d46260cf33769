// Compares two rule sets part by part, by what they say and not where it is.

#include "llvm/ADT/STLExtras.h"
#include "passes/rules/parser.h"

namespace pliron::rules {

namespace {

class Comparison {
 public:
  Comparison(const RuleSet& a, const RuleSet& b) : a_(a), b_(b) {}

  bool sets() const {
    return all(a_.uses, b_.uses, 0, [&](Name a, Name b) { return names(a, b); }) &&
           all(a_.tables, b_.tables, 1, [&](auto& a, auto& b) { return tables(a, b); }) &&
           all(a_.natives, b_.natives, 1, [&](auto& a, auto& b) { return natives(a, b); }) &&
           all(a_.groups, b_.groups, 1, [&](auto& a, auto& b) { return groups(a, b); }) &&
           all(a_.rules, b_.rules, 1, [&](auto& a, auto& b) { return rules(a, b); }) &&
           all(a_.tests, b_.tests, 1, [&](auto& a, auto& b) { return tests(a, b); });
  }

 private:
  template <typename T, typename Same>
  static bool all(const std::vector<T>& a, const std::vector<T>& b, std::size_t first, Same same) {
    if (a.size() != b.size())
      return false;
    for (std::size_t i = first; i < a.size(); ++i)
      if (!same(a[i], b[i]))
        return false;
    return true;
  }
  template <typename Same>
  bool lists(List a, List b, Same same) const {
    return a.count == b.count && llvm::all_of(llvm::zip(a_.list(a), b_.list(b)), [&](auto pair) {
             return same(std::get<0>(pair), std::get<1>(pair));
           });
  }
  bool names(Name a, Name b) const { return a_.name(a) == b_.name(b); }
  bool name_lists(List a, List b) const {
    return lists(a, b, [&](Name x, Name y) { return names(x, y); });
  }
  bool node_lists(List a, List b) const {
    return lists(a, b, [&](Index x, Index y) { return nodes(x, y); });
  }
  bool expr_lists(List a, List b) const {
    return lists(a, b, [&](Index x, Index y) { return exprs(x, y); });
  }

  bool tables(const Table& a, const Table& b) const {
    return names(a.name, b.name) && names(a.enumeration, b.enumeration) &&
           name_lists(a.from, b.from) && name_lists(a.to, b.to);
  }
  bool natives(const NativeDecl& a, const NativeDecl& b) const {
    return names(a.name, b.name) && a.kind == b.kind && a.results == b.results &&
           all(a.params, b.params, 0,
               [&](const NativeParam& x, const NativeParam& y) {
                 return names(x.name, y.name) && x.type == y.type;
               }) &&
           exprs(a.means, b.means);
  }
  bool groups(const Group& a, const Group& b) const {
    return names(a.name, b.name) && name_lists(a.phases, b.phases) &&
           a.has_benefit == b.has_benefit && a.benefit == b.benefit;
  }
  bool rules(const Rule& a, const Rule& b) const {
    return names(a.name, b.name) && a.group == b.group && a.benefit == b.benefit &&
           a.allow == b.allow && a.is_convert == b.is_convert && a.is_erase == b.is_erase &&
           names(a.unverified, b.unverified) && nodes(a.match, b.match) &&
           lists(a.conditions, b.conditions, [&](Index x, Index y) { return conditions(x, y); }) &&
           lists(a.statements, b.statements, [&](Index x, Index y) { return statements(x, y); }) &&
           node_lists(a.result, b.result);
  }
  bool conditions(Index a, Index b) const {
    const Condition &x = a_.conditions[a], &y = b_.conditions[b];
    return names(x.variable, y.variable) && exprs(x.expr, y.expr);
  }
  bool statements(Index a, Index b) const {
    const Statement &x = a_.statements[a], &y = b_.statements[b];
    return name_lists(x.names, y.names) && node_lists(x.values, y.values);
  }
  bool nodes(Index a, Index b) const {
    const Node &x = a_.nodes[a], &y = b_.nodes[b];
    bool is_expr = x.kind == NodeKind::Literal || x.kind == NodeKind::Computed;
    return x.kind == y.kind && x.flags == y.flags && x.result == y.result &&
           (is_expr ? exprs(x.subject, y.subject) : names(x.subject, y.subject)) &&
           names(x.bind, y.bind) && names(x.operand, y.operand) && exprs(x.type, y.type) &&
           node_lists(x.operands, y.operands) &&
           lists(x.attrs, y.attrs, [&](Index i, Index j) { return attrs(i, j); }) &&
           node_lists(x.successors, y.successors) && name_lists(x.at, y.at);
  }
  bool attrs(Index a, Index b) const {
    const Attr &x = a_.attrs[a], &y = b_.attrs[b];
    return names(x.slot, y.slot) && x.test == y.test && exprs(x.value, y.value);
  }
  bool exprs(Index a, Index b) const {
    if (!a || !b)
      return a == b;
    const Expr &x = a_.exprs[a], &y = b_.exprs[b];
    return x.kind == y.kind && x.op == y.op && names(x.subject, y.subject) &&
           expr_lists(x.args, y.args);
  }
  bool tests(const Test& a, const Test& b) const {
    auto body = [](const RuleSet& set, Span span) {
      return llvm::StringRef(set.text).slice(span.begin, span.end);
    };
    return names(a.rule, b.rule) && body(a_, a.before) == body(b_, b.before) &&
           body(a_, a.after) == body(b_, b.after) &&
           all(a.args, b.args, 0, [&](const TestArg& x, const TestArg& y) {
             return names(x.name, y.name) && exprs(x.type, y.type);
           });
  }

  const RuleSet &a_, &b_;
};

}  // namespace

bool same_rules(const RuleSet& a, const RuleSet& b) {
  return Comparison(a, b).sets();
}

}  // namespace pliron::rules
