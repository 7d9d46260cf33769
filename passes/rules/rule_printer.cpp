#include "passes/rules/rule_printer.h"

#include "ir/printer.h"
#include "passes/rules/parser.h"

namespace pliron::rules {

template <typename Print>
void RulePrinter::join(List list, llvm::StringRef separator, Print print) {
  llvm::StringRef between = "";
  for (Index item : set_.list(list)) {
    os_ << between;
    print(item);
    between = separator;
  }
}

// The set. ----------------------------------------------------------------------------------------

void RulePrinter::set() {
  header();
  rules();
  for (const Test& each : llvm::ArrayRef(set_.tests).drop_front())
    test(each);
}

void RulePrinter::header() {
  if (!set_.uses.empty()) {
    os_ << "use ";
    llvm::StringRef between = "";
    for (Name use : set_.uses) {
      os_ << between << name(use);
      between = ", ";
    }
    os_ << '\n';
  }
  for (const Table& each : llvm::ArrayRef(set_.tables).drop_front())
    table(each);
  for (const NativeDecl& decl : llvm::ArrayRef(set_.natives).drop_front())
    native(decl);
}

void RulePrinter::table(const Table& table) {
  os_ << "table " << name(table.name) << ": " << name(table.enumeration) << " { ";
  llvm::ArrayRef<Index> from = set_.list(table.from), to = set_.list(table.to);
  for (std::size_t i = 0; i < from.size(); ++i)
    os_ << (i > 0 ? ", " : "") << name(from[i]) << " => " << name(to[i]);
  os_ << " }\n";
}

void RulePrinter::native(const NativeDecl& decl) {
  os_ << "native " << native_kind_word(decl.kind) << ' ' << name(decl.name) << '(';
  for (std::size_t i = 0; i < decl.params.size(); ++i)
    os_ << (i > 0 ? ", " : "") << name(decl.params[i].name) << ": "
        << native_type_word(decl.params[i].type);
  os_ << ')';
  for (std::size_t i = 0; i < decl.results.size(); ++i)
    os_ << (i > 0 ? ", " : " -> ") << native_type_word(decl.results[i]);
  if (decl.means) {
    os_ << " means ";
    expr(decl.means);
  }
  os_ << '\n';
}

void RulePrinter::group_start(const Group& group) {
  os_ << "group " << name(group.name);
  if (!group.phases.empty()) {
    os_ << " phase ";
    join(group.phases, ", ", [&](Name phase) { os_ << name(phase); });
  }
  if (group.has_benefit)
    os_ << " benefit " << group.benefit;
  os_ << " {\n";
}

// Rules in their order, with groups around those that are in one.
void RulePrinter::rules() {
  Index open = 0, next = 1;  // the first group that has not been written
  auto close = [&] {
    if (open)
      os_ << "}\n";
    open = 0;
  };
  auto open_group = [&](Index group) {
    close();
    for (; next < group; ++next) {  // those without rules
      group_start(set_.groups[next]);
      os_ << "}\n";
    }
    if (group)
      group_start(set_.groups[group]);
    next = std::max(next, group + 1);
    open = group;
  };
  for (const Rule& each : llvm::ArrayRef(set_.rules).drop_front()) {
    if (each.group != open)
      open_group(each.group);
    os_ << (open ? "  " : "");
    rule(each);
  }
  close();
  for (; next < set_.groups.size(); ++next) {
    group_start(set_.groups[next]);
    os_ << "}\n";
  }
}

void RulePrinter::test(const Test& test) {
  os_ << "test " << name(test.rule) << " (";
  for (std::size_t i = 0; i < test.args.size(); ++i) {
    os_ << (i > 0 ? ", " : "") << name(test.args[i].name) << ": ";
    expr(test.args[i].type);
  }
  os_ << ") " << text(test.before) << " => ";
  os_ << (test.after.empty() ? "unchanged" : text(test.after)) << '\n';
}

// A rule. -----------------------------------------------------------------------------------------

void RulePrinter::rule(const Rule& rule) {
  llvm::StringRef short_name = name(rule.name);
  if (rule.group && short_name.consume_front(name(set_.groups[rule.group].name)))
    short_name.consume_front(".");
  os_ << (rule.is_convert ? "convert " : "rule ") << short_name;
  modifiers(rule);
  os_ << ": ";
  node(rule.match);
  conditions(rule);
  os_ << " => ";
  result(rule);
  os_ << '\n';
}

void RulePrinter::modifiers(const Rule& rule) {
  const Group& group = set_.groups[rule.group];
  if (rule.benefit != (group.has_benefit ? group.benefit : 1))
    os_ << " benefit " << rule.benefit;
  if (rule.allow) {
    llvm::StringRef between = " allow(";
    for (const AllowWord& word : allow_words()) {
      if (!(rule.allow & word.bit))
        continue;
      os_ << between << word.word;
      between = ", ";
    }
    os_ << ')';
  }
  if (rule.unverified) {
    os_ << " unverified \"";
    print_escaped(name(rule.unverified), os_);
    os_ << '"';
  }
}

void RulePrinter::conditions(const Rule& rule) {
  if (rule.conditions.empty())
    return;
  os_ << " where ";
  join(rule.conditions, ", ", [&](Index index) {
    const Condition& condition = set_.conditions[index];
    if (condition.variable)
      os_ << "let " << name(condition.variable) << " = ";
    expr(condition.expr);
  });
}

void RulePrinter::result(const Rule& rule) {
  if (rule.is_erase) {
    os_ << "erase";
    return;
  }
  if (rule.statements.empty() && !rule.result.empty())
    return values(rule.result);
  os_ << "{ ";
  for (Index index : set_.list(rule.statements)) {
    const Statement& statement = set_.statements[index];
    join(statement.names, ", ", [&](Name each) { os_ << name(each); });
    os_ << (statement.names.empty() ? "" : " = ");
    values(statement.values);
    os_ << "; ";
  }
  if (!rule.result.empty())
    values(rule.result);
  os_ << (rule.result.empty() ? "}" : " }");
}

void RulePrinter::values(List nodes) {
  bool is_one = nodes.count == 1;
  os_ << (is_one ? "" : "(");
  join(nodes, ", ", [&](Index index) { node(index); });
  os_ << (is_one ? "" : ")");
}

// Operands. ---------------------------------------------------------------------------------------

void RulePrinter::node(Index index) {
  const Node& node = set_.nodes[index];
  if (node.operand)
    os_ << name(node.operand) << ": ";
  if (node.bind)
    os_ << name(node.bind) << " = ";
  node_body(node);
  if (node.result >= 0)
    os_ << '.' << node.result;
  if (node.flags & Spread)
    os_ << "...";
  if (node.type) {
    os_ << ": ";
    expr(node.type);
  }
  if (!node.at.empty()) {
    os_ << " at ";
    join(node.at, " & ", [&](Name each) { os_ << name(each); });
  }
}

void RulePrinter::node_body(const Node& node) {
  switch (node.kind) {
    case NodeKind::Op:
    case NodeKind::Native:
      os_ << (node.flags & Once ? "once " : "") << (node.flags & Ordered ? "ordered " : "")
          << (node.kind == NodeKind::Native ? "$" : "") << name(node.subject);
      attrs(node);
      os_ << '(';
      join(node.operands, ", ", [&](Index child) { this->node(child); });
      os_ << ')';
      successors(node);
      return;
    case NodeKind::Value:
    case NodeKind::Constant:
    case NodeKind::Block:
      os_ << name(node.subject);
      return;
    case NodeKind::Any:
      os_ << '_';
      return;
    case NodeKind::Literal:
      expr(node.subject);
      return;
    case NodeKind::Computed:
      os_ << "#(";
      expr(node.subject);
      os_ << ')';
      return;
    case NodeKind::Poison:
      os_ << "poison";
      return;
    case NodeKind::List:
      os_ << '[';
      join(node.operands, ", ", [&](Index child) { this->node(child); });
      os_ << ']';
      return;
  }
}

void RulePrinter::attrs(const Node& node) {
  bool has_rest = node.flags & AnyAttrs;
  if (!has_rest && node.attrs.empty())
    return;
  os_ << '<' << (has_rest ? ".." : "") << (has_rest && !node.attrs.empty() ? ", " : "");
  join(node.attrs, ", ", [&](Index index) { attr(set_.attrs[index]); });
  os_ << '>';
}

void RulePrinter::attr(const Attr& attr) {
  os_ << (attr.test == AttrTest::NotWord ? "not " : "") << name(attr.slot);
  if (attr.test == AttrTest::Word || attr.test == AttrTest::NotWord)
    return;
  os_ << " = ";
  if (attr.test == AttrTest::Accept) {
    os_ << '_';
    return;
  }
  ExprKind kind = set_.exprs[attr.value].kind;
  bool is_plain = kind == ExprKind::Literal || kind == ExprKind::Word ||
                  kind == ExprKind::Attribute || attr.test == AttrTest::Bind;
  os_ << (is_plain ? "" : "#(");
  expr(attr.value);
  os_ << (is_plain ? "" : ")");
}

void RulePrinter::successors(const Node& node) {
  if (!(node.flags & HasSuccs))
    return;
  os_ << '[';
  join(node.successors, ", ", [&](Index child) { this->node(child); });
  os_ << ']';
}

// Expressions. ------------------------------------------------------------------------------------

void RulePrinter::operand_of(Index index) {
  const Expr& inner = set_.exprs[index];
  bool is_atom = inner.kind != ExprKind::Unary && inner.kind != ExprKind::Binary &&
                 inner.kind != ExprKind::Compare && inner.kind != ExprKind::In &&
                 inner.kind != ExprKind::Is && inner.kind != ExprKind::And &&
                 inner.kind != ExprKind::Or && inner.kind != ExprKind::Not;
  os_ << (is_atom ? "" : "(");
  expr(index);
  os_ << (is_atom ? "" : ")");
}

void RulePrinter::expr(Index index) {
  const Expr& expr = set_.exprs[index];
  llvm::ArrayRef<Index> args = set_.list(expr.args);
  switch (expr.kind) {
    case ExprKind::Literal:
    case ExprKind::Constant:
    case ExprKind::Value:
    case ExprKind::Block:
    case ExprKind::TypeVariable:
    case ExprKind::Type:
    case ExprKind::Attribute:
    case ExprKind::Word:
      os_ << name(expr.subject);
      return;
    case ExprKind::Unary:
      os_ << operator_text(expr.op);
      // A sign in front of a number would become part of it.
      os_ << (set_.exprs[args[0]].kind == ExprKind::Literal ? "(" : "");
      operand_of(args[0]);
      os_ << (set_.exprs[args[0]].kind == ExprKind::Literal ? ")" : "");
      return;
    case ExprKind::Binary:
    case ExprKind::Compare:
      operand_of(args[0]);
      os_ << ' ' << operator_text(expr.op) << ' ';
      operand_of(args[1]);
      return;
    case ExprKind::In: {
      operand_of(args[0]);
      os_ << " in [";
      llvm::StringRef between = "";
      for (Index arg : args.drop_front()) {
        os_ << between;
        operand_of(arg);
        between = ", ";
      }
      os_ << ']';
      return;
    }
    case ExprKind::Is:
      operand_of(args[0]);
      os_ << " is " << name(expr.subject);
      return;
    case ExprKind::And:
    case ExprKind::Or:
      join(expr.args, expr.kind == ExprKind::And ? " and " : " or ",
           [&](Index arg) { operand_of(arg); });
      return;
    case ExprKind::Not:
      os_ << "not ";
      operand_of(args[0]);
      return;
    case ExprKind::Call:
    case ExprKind::Native:
      os_ << (expr.kind == ExprKind::Native ? "$" : "") << name(expr.subject) << '(';
      join(expr.args, ", ", [&](Index arg) { this->expr(arg); });
      os_ << ')';
      return;
  }
}

void print_rules(const RuleSet& set, llvm::raw_ostream& os) {
  RulePrinter(set, os).set();
}
void print_rule(const RuleSet& set, const Rule& rule, llvm::raw_ostream& os) {
  RulePrinter(set, os).rule(rule);
}

}  // namespace pliron::rules
