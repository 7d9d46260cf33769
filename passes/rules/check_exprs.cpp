// Resolves conditions and expressions: what each gives, and whether that fits. See checker.h.

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "passes/rules/checker.h"

namespace pliron::rules {

llvm::StringRef RuleChecker::type_word(ExprType type) {
  static constexpr llvm::StringLiteral words[] = {
      "a bool",       "an integer", "a natural", "a float",           "a case", "a constant",
      "an attribute", "a type",     "a value",   "a group of values", "a block"};
  return words[static_cast<std::size_t>(type)];
}

Index RuleChecker::add_expr(const CheckedExpr& expr) {
  rule_.exprs.push_back(expr);
  expr_widths_.push_back(0);
  expr_fixed_widths_.push_back(0);
  return static_cast<Index>(rule_.exprs.size() - 1);
}

// Conditions. -------------------------------------------------------------------------------------

bool RuleChecker::conditions() {
  equal_types();
  bool is_right = true;
  for (Index index : set().list(source().conditions))
    is_right &= condition(set().conditions[index]);
  return is_right;
}

// `where !a == !b` makes two types one, for all that follows.
void RuleChecker::equal_types() {
  for (Index index : set().list(source().conditions)) {
    const Expr& compare = set().exprs[set().conditions[index].expr];
    if (set().conditions[index].variable || compare.kind != ExprKind::Compare ||
        compare.op != Operator::Eq)
      continue;
    ClassId sides[2] = {};
    for (unsigned i = 0; i < 2; ++i) {
      const Expr& side = set().exprs[set().list(compare.args)[i]];
      Var var = side.kind == ExprKind::TypeVariable ? find(side.subject) : no_var;
      if (var != no_var)
        sides[i] = var_classes_[var];
    }
    if (sides[0] && sides[1])
      (void)classes_.join(sides[0], sides[1]);
  }
}

bool RuleChecker::condition(const Condition& source) {
  CheckedCondition checked{.span = source.span};
  if (!source.variable) {
    checked.expr = expr_of(source.expr, ExprType::Bool, "a condition");
    if (!checked.expr)
      return false;
    rule_.conditions.push_back(checked);
    return true;
  }
  checked.expr = expr(source.expr);
  if (!checked.expr)
    return false;
  llvm::StringRef name = set().name(source.variable);
  if (find(source.variable) != no_var) {
    error_at(source.span) << "'" << name << "' is bound before";
    return false;
  }
  const CheckedExpr& value = rule_.exprs[checked.expr];
  if ((name[0] == '!') != (value.type == ExprType::Type)) {
    error_at(source.span) << "this is " << type_word(value.type) << ", so its name starts in '"
                          << (name[0] == '!' ? '#' : '!') << "'";
    return false;
  }
  checked.variable = define(source.variable, VarKind::Let, value.type, source.span);
  rule_.variables[checked.variable].enumeration = value.enumeration;
  if (value.type == ExprType::Type) {
    ClassId type_class = classes_.make();
    classes_.at(type_class).type_variable = checked.variable;
    var_classes_[checked.variable] = type_class;
  } else {
    var_classes_[checked.variable] = expr_widths_[checked.expr];
  }
  let_widths_[checked.variable] = expr_fixed_widths_[checked.expr];
  rule_.conditions.push_back(checked);
  return true;
}

// Expressions. ------------------------------------------------------------------------------------

Index RuleChecker::expr_of(Index source, ExprType wanted, llvm::StringRef what) {
  Index index = expr(source);
  if (!index || coerce(index, wanted))
    return index;
  error_at(set().expr_spans[source]) << what << " must be " << type_word(wanted) << ", and this is "
                                     << type_word(rule_.exprs[index].type);
  return 0;
}

// Makes an expression give what is wanted, where it can: a variable that stands for an attribute is
// read as what the attribute holds.
bool RuleChecker::coerce(Index index, ExprType wanted) {
  CheckedExpr& expr = rule_.exprs[index];
  if (expr.type == wanted)
    return true;
  bool is_number = wanted == ExprType::Bits || wanted == ExprType::Float;
  if (wanted == ExprType::Bits && expr.type == ExprType::Natural)
    return true;  // becomes as wide as what it stands beside
  bool is_attr =
      expr.op == ExprOp::Variable && (rule_.variables[expr.variable].kind == VarKind::Attr ||
                                      rule_.variables[expr.variable].kind == VarKind::Constant);
  bool can_read = is_attr && (wanted == ExprType::Attr || wanted == ExprType::Constant ||
                              ((expr.type == ExprType::Constant || expr.type == ExprType::Attr) &&
                               (is_number || wanted == ExprType::Type)));
  if (can_read)
    expr.type = wanted;
  return can_read;
}

Index RuleChecker::expr(Index index) {
  const Expr& source = set().exprs[index];
  Span span = set().expr_spans[index];
  switch (source.kind) {
    case ExprKind::Literal:
      return literal(source, span);
    case ExprKind::Constant:
    case ExprKind::Value:
    case ExprKind::Block:
      return variable_expr(source, span);
    case ExprKind::TypeVariable:
    case ExprKind::Type:
      return type_expr(source, span);
    case ExprKind::Attribute: {
      Attribute attr = checker_.read_attribute(source.subject, span);
      ok_ &= static_cast<bool>(attr);
      return attr ? add_expr({.op = ExprOp::Attribute,
                              .type = ExprType::Attr,
                              .attribute = attr,
                              .span = span})
                  : 0;
    }
    case ExprKind::Word:
      error_at(span) << "'" << set().name(source.subject)
                     << "' is not known here; a case of an enumeration stands beside something "
                        "that is one";
      return 0;
    case ExprKind::Unary:
      return unary(source, span);
    case ExprKind::Binary:
      return binary(source, span);
    case ExprKind::Compare:
      return compare(source, span);
    case ExprKind::In:
      return in_list(source, span);
    case ExprKind::Is:
      return is_constraint(source, span);
    case ExprKind::And:
    case ExprKind::Or:
    case ExprKind::Not:
      return logic(source, span);
    case ExprKind::Call:
      return call(source, span);
    case ExprKind::Native:
      return native_call(source, span);
  }
  return 0;
}

Index RuleChecker::literal(const Expr& source, Span span) {
  llvm::StringRef text = set().name(source.subject);
  Literal value;
  CheckedExpr checked{.op = ExprOp::Literal, .type = ExprType::Natural, .span = span};
  llvm::StringRef digits = text;
  bool negative = digits.consume_front("-");
  if (text == "true" || text == "false") {
    value.kind = Literal::Bool;
    value.boolean = text == "true";
    checked.type = ExprType::Bool;
  } else if (digits.contains('.')) {
    value.kind = Literal::Float;
    value.text = text.str();
    checked.type = ExprType::Float;
  } else {
    bool hex = digits.consume_front("0x");
    if (digits.empty() || digits.getAsInteger(hex ? 16 : 10, value.integer)) {
      error_at(span) << "'" << text << "' is no number";
      return 0;
    }
    value.integer = value.integer.zext(value.integer.getBitWidth() + 1);
    if (negative)
      value.integer.negate();
    unsigned needed = std::max(64u, value.integer.getSignificantBits());
    value.integer = value.integer.sextOrTrunc(needed);
  }
  rule_.literals.push_back(std::move(value));
  checked.literal = static_cast<Index>(rule_.literals.size() - 1);
  return add_expr(checked);
}

Index RuleChecker::variable_expr(const Expr& source, Span span) {
  Var var = look_up(source.subject, span);
  if (var == no_var)
    return 0;
  const Variable& variable = rule_.variables[var];
  CheckedExpr checked{.op = ExprOp::Variable, .type = variable.type, .variable = var, .span = span};
  checked.enumeration = variable.enumeration;
  if (variable.kind == VarKind::Created) {
    error_at(span) << "'" << variable.name << "' does not exist yet when this is computed";
    return 0;
  }
  if (in_meaning_ && variable.type == ExprType::Value)
    checked.type = ExprType::Bits;
  Index index = add_expr(checked);
  if (checked.type == ExprType::Bits || checked.type == ExprType::Constant) {
    if (variable.kind == VarKind::Attr) {
      if (auto type = variable.shape.type.try_as<IntegerType>())
        expr_fixed_widths_[index] = type.width();
    } else {
      expr_widths_[index] = var_classes_[var];
      expr_fixed_widths_[index] = let_widths_.lookup(var);
    }
  }
  return index;
}

Index RuleChecker::type_expr(const Expr& source, Span span) {
  if (source.kind == ExprKind::TypeVariable) {
    Var var = look_up(source.subject, span);
    return var == no_var ? 0
                         : add_expr({.op = ExprOp::Variable,
                                     .type = ExprType::Type,
                                     .variable = var,
                                     .span = span});
  }
  Type type = checker_.read_type(source.subject, span);
  ok_ &= static_cast<bool>(type);
  return type ? add_expr({.op = ExprOp::Type,
                          .type = ExprType::Type,
                          .constant_type = type,
                          .span = span})
              : 0;
}

// Whether two integers are of one width, as far as that can be known.
bool RuleChecker::same_width(Index a, Index b, Span span) {
  unsigned fixed[2] = {expr_fixed_widths_[a], expr_fixed_widths_[b]};
  ClassId of[2] = {expr_widths_[a], expr_widths_[b]};
  for (unsigned i = 0; i < 2; ++i)
    if (of[i])
      if (auto type = classes_[of[i]].fixed.try_as<IntegerType>())
        fixed[i] = type.width();
  bool is_known = (of[0] && of[1]) || (fixed[0] && fixed[1]);
  bool is_same =
      (of[0] && of[1] && classes_.same(of[0], of[1])) || (fixed[0] && fixed[0] == fixed[1]);
  if (!is_known || is_same || rule_.is_convert)
    return true;
  auto text = [&](Index index) {
    const CheckedExpr& expr = rule_.exprs[index];
    return expr.op == ExprOp::Variable ? "'" + rule_.variables[expr.variable].name + "'"
                                       : std::string("this");
  };
  error_at(span) << text(a) << " and " << text(b)
                 << " may differ in width; use zext, sext or trunc";
  return false;
}

Index RuleChecker::unary(const Expr& source, Span span) {
  Index arg = expr(set().list(source.args)[0]);
  if (!arg)
    return 0;
  if (rule_.exprs[arg].type == ExprType::Constant)
    (void)coerce(arg, ExprType::Bits);
  ExprType type = rule_.exprs[arg].type;
  if (!fits_natural(arg, set().expr_spans[set().list(source.args)[0]]))
    return 0;
  bool is_signed = type == ExprType::Natural || type == ExprType::Float;
  bool fits = type == ExprType::Bits || (is_signed && source.op == Operator::Neg) ||
              (type == ExprType::Enum && source.op == Operator::Complement);
  if (!fits) {
    error_at(span) << "'" << operator_text(source.op) << "' is for integers, and this is "
                   << type_word(type);
    return 0;
  }
  CheckedExpr checked{.op = ExprOp::Unary, .type = type, .oper = source.op, .span = span};
  checked.enumeration = rule_.exprs[arg].enumeration;
  checked.args = add_list({arg});
  Index index = add_expr(checked);
  expr_widths_[index] = expr_widths_[arg];
  expr_fixed_widths_[index] = expr_fixed_widths_[arg];
  return index;
}

// Both operands; a word beside a case or a set of cases is one too.
bool RuleChecker::operands_of(const Expr& source, Span span, Index& a, Index& b) {
  llvm::ArrayRef<Index> args = set().list(source.args);
  bool is_word[2] = {set().exprs[args[0]].kind == ExprKind::Word,
                     set().exprs[args[1]].kind == ExprKind::Word};
  if (is_word[0] && is_word[1]) {
    error_at(span) << "of which enumeration these are cases is not known here";
    return false;
  }
  Index known = is_word[0] ? 0 : expr(args[0]), other = is_word[1] ? 0 : expr(args[1]);
  if (is_word[0] || is_word[1]) {
    Index typed = is_word[0] ? other : known;
    if (!typed)
      return false;
    const EnumDef* enumeration = rule_.exprs[typed].enumeration;
    if (!enumeration) {
      (void)expr(is_word[0] ? args[0] : args[1]);  // says that the word is not known
      return false;
    }
    (is_word[0] ? known : other) = word_as(is_word[0] ? args[0] : args[1], *enumeration);
  }
  a = known;
  b = other;
  if (!a || !b)
    return false;
  // What may be an integer or a float is what the other one is.
  for (auto [x, y] : {std::pair(a, b), std::pair(b, a)}) {
    if (rule_.exprs[x].type != ExprType::Constant)
      continue;
    ExprType type = rule_.exprs[y].type;
    bool is_number = type == ExprType::Bits || type == ExprType::Natural || type == ExprType::Float;
    bool stays = type == ExprType::Constant && source.kind == ExprKind::Compare &&
                 (source.op == Operator::Eq || source.op == Operator::Ne);
    if (is_number || !stays)
      (void)coerce(x, type == ExprType::Float ? ExprType::Float : ExprType::Bits);
  }
  return true;
}

// Two operands of which neither has a width.
bool RuleChecker::fit_naturals(const Expr& source, Index a, Index b) {
  llvm::ArrayRef<Index> args = set().list(source.args);
  return fits_natural(a, set().expr_spans[args[0]]) && fits_natural(b, set().expr_spans[args[1]]);
}

Index RuleChecker::word_as(Index source, const EnumDef& enumeration) {
  const Expr& word = set().exprs[source];
  llvm::StringRef text = set().name(word.subject);
  const EnumCase* found = enumeration.find(std::string_view(text));
  if (!found) {
    llvm::SmallVector<llvm::StringRef, 16> names;
    for (const EnumCase& entry : enumeration.cases)
      names.emplace_back(entry.name.data(), entry.name.size());
    error_at(set().expr_spans[source]) << "'" << text << "' is no case of '" << enumeration.name
                                       << "'" << did_you_mean(text, names);
    return 0;
  }
  return add_expr({.op = ExprOp::Case,
                   .type = ExprType::Enum,
                   .number = found->value,
                   .enumeration = &enumeration,
                   .span = set().expr_spans[source]});
}

Index RuleChecker::binary(const Expr& source, Span span) {
  Index a = 0, b = 0;
  if (!operands_of(source, span, a, b))
    return 0;
  const CheckedExpr &x = rule_.exprs[a], &y = rule_.exprs[b];
  CheckedExpr checked{.op = ExprOp::Binary, .oper = source.op, .span = span};
  bool is_bitwise =
      source.op == Operator::And || source.op == Operator::Or || source.op == Operator::Xor;
  auto is_integer = [](const CheckedExpr& e) {
    return e.type == ExprType::Bits || e.type == ExprType::Natural;
  };
  if (x.type == ExprType::Enum && y.type == ExprType::Enum && is_bitwise &&
      x.enumeration == y.enumeration && x.enumeration->bits) {
    checked.type = ExprType::Enum;
    checked.enumeration = x.enumeration;
  } else if (is_integer(x) && is_integer(y)) {
    bool is_bits = x.type == ExprType::Bits || y.type == ExprType::Bits;
    checked.type = is_bits ? ExprType::Bits : ExprType::Natural;
    if (!is_bits && !fit_naturals(source, a, b))
      return 0;
    if (x.type == ExprType::Bits && y.type == ExprType::Bits && !same_width(a, b, span))
      return 0;
  } else {
    error_at(span) << "'" << operator_text(source.op) << "' is for integers, and here are "
                   << type_word(x.type) << " and " << type_word(y.type);
    return 0;
  }
  checked.args = add_list({a, b});
  Index index = add_expr(checked);
  Index wide = rule_.exprs[a].type == ExprType::Bits ? a : b;
  expr_widths_[index] = expr_widths_[wide] ? expr_widths_[wide] : expr_widths_[a == wide ? b : a];
  expr_fixed_widths_[index] = expr_fixed_widths_[wide];
  return index;
}

Index RuleChecker::compare(const Expr& source, Span span) {
  Index a = 0, b = 0;
  if (!operands_of(source, span, a, b))
    return 0;
  const CheckedExpr &x = rule_.exprs[a], &y = rule_.exprs[b];
  CheckedExpr checked{
      .op = ExprOp::Compare, .type = ExprType::Bool, .oper = source.op, .span = span};
  checked.args = add_list({a, b});
  auto is_integer = [](const CheckedExpr& e) {
    return e.type == ExprType::Bits || e.type == ExprType::Natural;
  };
  bool any_bits = x.type == ExprType::Bits || y.type == ExprType::Bits;
  if (is_integer(x) && is_integer(y)) {
    bool is_plain = source.op >= Operator::Lt && source.op <= Operator::Ge;
    if (is_plain && any_bits) {
      llvm::StringRef text = operator_text(source.op);
      error_at(span) << "'" << text << "' is for naturals; write '" << text << "u' or '" << text
                     << "s'";
      return 0;
    }
    if (x.type == ExprType::Bits && y.type == ExprType::Bits && !same_width(a, b, span))
      return 0;
    if (!any_bits && !fit_naturals(source, a, b))
      return 0;
    return add_expr(checked);
  }
  bool is_equality = source.op == Operator::Eq || source.op == Operator::Ne;
  bool are_floats = x.type == ExprType::Float && y.type == ExprType::Float;
  if (are_floats && source.op >= Operator::Lt && source.op <= Operator::Ge)
    return add_expr(checked);
  if (!is_equality) {
    error_at(span) << "'" << operator_text(source.op) << "' is for integers, and here are "
                   << type_word(x.type) << " and " << type_word(y.type);
    return 0;
  }
  bool fits = x.type == y.type || coerce(a, y.type) || coerce(b, x.type);
  if (!fits || rule_.exprs[a].enumeration != rule_.exprs[b].enumeration) {
    error_at(span) << "these cannot be compared: " << type_word(rule_.exprs[a].type) << " and "
                   << type_word(rule_.exprs[b].type);
    return 0;
  }
  return add_expr(checked);
}

Index RuleChecker::in_list(const Expr& source, Span span) {
  llvm::ArrayRef<Index> args = set().list(source.args);
  llvm::SmallVector<Index, 8> checked_args{expr(args[0])};
  if (!checked_args[0])
    return 0;
  for (Index arg : args.drop_front()) {
    bool is_word = set().exprs[arg].kind == ExprKind::Word;
    const EnumDef* enumeration = rule_.exprs[checked_args[0]].enumeration;
    Index checked = is_word && enumeration ? word_as(arg, *enumeration) : expr(arg);
    if (!checked)
      return 0;
    ExprType first = rule_.exprs[checked_args[0]].type;
    bool is_natural = rule_.exprs[checked].type == ExprType::Natural &&
                      (first == ExprType::Bits || first == ExprType::Natural ||
                       coerce(checked_args[0], ExprType::Bits));
    if (!is_natural && !coerce(checked, rule_.exprs[checked_args[0]].type)) {
      error_at(set().expr_spans[arg]) << "this is " << type_word(rule_.exprs[checked].type)
                                      << ", and what is looked for is " << type_word(first);
      return 0;
    }
    checked_args.push_back(checked);
  }
  CheckedExpr in{.op = ExprOp::In, .type = ExprType::Bool, .span = span};
  in.args = add_list(checked_args);
  return add_expr(in);
}

Index RuleChecker::is_constraint(const Expr& source, Span span) {
  Index arg = expr(set().list(source.args)[0]);
  TypeConstraint constraint = checker_.find_constraint(source.subject, span);
  if (!constraint.node)
    ok_ = false;
  if (!arg || !constraint.node)
    return 0;
  CheckedExpr& value = rule_.exprs[arg];
  bool has_type =
      value.op == ExprOp::Variable && (rule_.variables[value.variable].kind == VarKind::Value ||
                                       rule_.variables[value.variable].kind == VarKind::Constant);
  if (has_type) {
    value.op = ExprOp::TypeOf;
    value.type = ExprType::Type;
  }
  if (!coerce(arg, ExprType::Type)) {
    error_at(span) << "'is' is for types, and this is " << type_word(rule_.exprs[arg].type);
    return 0;
  }
  CheckedExpr checked{
      .op = ExprOp::Is, .type = ExprType::Bool, .constraint = constraint, .span = span};
  checked.args = add_list({arg});
  return add_expr(checked);
}

Index RuleChecker::logic(const Expr& source, Span span) {
  llvm::SmallVector<Index, 4> args;
  for (Index arg : set().list(source.args)) {
    args.push_back(expr_of(arg, ExprType::Bool, "what 'and', 'or' and 'not' join"));
    if (!args.back())
      return 0;
  }
  ExprOp op = source.kind == ExprKind::And  ? ExprOp::And
              : source.kind == ExprKind::Or ? ExprOp::Or
                                            : ExprOp::Not;
  CheckedExpr checked{.op = op, .type = ExprType::Bool, .span = span};
  checked.args = add_list(args);
  return add_expr(checked);
}

}  // namespace pliron::rules
