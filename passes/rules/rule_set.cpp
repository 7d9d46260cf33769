#include "passes/rules/rule_set.h"

#include <iterator>

namespace pliron::rules {

RuleSet::RuleSet()
    : rules(1),
      groups(1),
      nodes(1),
      attrs(1),
      exprs(1),
      conditions(1),
      statements(1),
      natives(1),
      tables(1),
      tests(1),
      spans(1),
      node_spans(1),
      attr_spans(1),
      expr_spans(1) {
  names_.push_back("");
}

Name RuleSet::intern(llvm::StringRef text) {
  auto [entry, added] = name_numbers_.try_emplace(text, static_cast<Name>(names_.size()));
  if (added)
    names_.push_back(entry->getKey());
  return entry->second;
}

List RuleSet::add_list(llvm::ArrayRef<Index> items) {
  List list{static_cast<Index>(lists.size()), static_cast<std::uint32_t>(items.size())};
  lists.insert(lists.end(), items.begin(), items.end());
  return list;
}

// Appends to one array, and the span to the one beside it.
template <typename T>
static Index append(std::vector<T>& items, const T& item) {
  items.push_back(item);
  return static_cast<Index>(items.size() - 1);
}
Index RuleSet::add(const Node& node, Span span) {
  node_spans.push_back(span);
  return append(nodes, node);
}
Index RuleSet::add(const Attr& attr, Span span) {
  attr_spans.push_back(span);
  return append(attrs, attr);
}
Index RuleSet::add(const Expr& expr, Span span) {
  expr_spans.push_back(span);
  return append(exprs, expr);
}
Index RuleSet::add(const Condition& condition) {
  return append(conditions, condition);
}
Index RuleSet::add(const Statement& statement) {
  return append(statements, statement);
}
Index RuleSet::add(Span span) {
  return append(spans, span);
}

llvm::StringRef operator_text(Operator op) {
  static constexpr llvm::StringLiteral texts[] = {"",    "|",  "^",   "&",  "+",   "-",  "*",  "-",
                                                  "~",   "==", "!=",  "<",  "<=",  ">",  ">=", "<u",
                                                  "<=u", ">u", ">=u", "<s", "<=s", ">s", ">=s"};
  static_assert(std::size(texts) == static_cast<std::size_t>(Operator::GeS) + 1);
  return texts[static_cast<std::size_t>(op)];
}

llvm::ArrayRef<AllowWord> allow_words() {
  static constexpr AllowWord words[] = {
      {"effects", AllowEffects}, {"grow", AllowGrow}, {"speculate", AllowSpeculate}};
  return words;
}

llvm::StringRef native_kind_word(NativeKind kind) {
  static constexpr llvm::StringLiteral words[] = {"pred", "fn", "build"};
  return words[static_cast<std::size_t>(kind)];
}

llvm::StringRef native_type_word(NativeType type) {
  static constexpr llvm::StringLiteral words[] = {"value", "values", "type", "attr",
                                                  "int",   "float",  "bool", "block"};
  static_assert(std::size(words) == num_native_types);
  return words[static_cast<std::size_t>(type)];
}

}  // namespace pliron::rules
