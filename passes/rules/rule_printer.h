#pragma once
// Writes parts of rule sets as text. For the framework's own use; print_rules() and print_rule()
// are in passes/rules/parser.h.

#include "llvm/Support/raw_ostream.h"
#include "passes/rules/rule_set.h"

namespace pliron::rules {

class RulePrinter {
 public:
  RulePrinter(const RuleSet& set, llvm::raw_ostream& os) : set_(set), os_(os) {}

  void set();
  void rule(const Rule& rule);
  void node(Index index);
  void expr(Index index);

 private:
  void header();
  void table(const Table& table);
  void native(const NativeDecl& decl);
  void group_start(const Group& group);
  void rules();
  void test(const Test& test);
  void modifiers(const Rule& rule);
  void conditions(const Rule& rule);
  void result(const Rule& rule);
  void values(List nodes);
  void node_body(const Node& node);
  void attrs(const Node& node);
  void attr(const Attr& attr);
  void successors(const Node& node);
  void operand_of(Index index);  // an operand of an operator, in parentheses where it needs them
  template <typename Print>
  void join(List list, llvm::StringRef separator, Print print);
  llvm::StringRef name(Name name) const { return set_.name(name); }
  llvm::StringRef text(Span span) const {
    return llvm::StringRef(set_.text).slice(span.begin, span.end);
  }

  const RuleSet& set_;
  llvm::raw_ostream& os_;
};

}  // namespace pliron::rules
