// Resolves the left sides of rules. See checker.h.

#include "ir/builtin_types.h"
#include "llvm/ADT/STLExtras.h"
#include "passes/rules/checker.h"

namespace pliron::rules {

bool RuleChecker::match() {
  const Node& root = set().nodes[source().match];
  Span span = set().node_spans[source().match];
  if (root.kind != NodeKind::Op) {
    error_at(span) << "the left side of a rule must be an op";
    return false;
  }
  if (root.result >= 0) {
    error_at(span) << "the root of a rule is an op with all its results; leave out '."
                   << root.result << "'";
    return false;
  }
  if (root.flags & Once) {
    error_at(span) << "'once' is for operands; the root is replaced wherever it is used";
    return false;
  }
  rule_.match = match_op(root, span, 0);
  rule_.first_right = static_cast<Index>(rule_.nodes.size());
  if (!rule_.match)
    return false;
  count_orders();
  return ok_;
}

Index RuleChecker::match_node(Index index, ClassId type_class) {
  const Node& node = set().nodes[index];
  Span span = set().node_spans[index];
  if (!node.at.empty()) {
    error_at(span) << "'at' is for new ops";
    return 0;
  }
  switch (node.kind) {
    case NodeKind::Op:
      return match_op(node, span, type_class);
    case NodeKind::Value:
    case NodeKind::Any:
      return match_variable(node, span, type_class);
    case NodeKind::Constant:
    case NodeKind::Literal:
    case NodeKind::Poison:
      return match_constant(node, span, type_class);
    case NodeKind::Computed:
      error_at(span) << "'#(...)' cannot be matched; bind '#name' and put the condition after "
                        "'where'";
      return 0;
    case NodeKind::Native:
      error_at(span) << "native '$" << set().name(node.subject)
                     << "' cannot be matched; bind its arguments and call it after 'where'";
      return 0;
    case NodeKind::List:
    case NodeKind::Block:
      break;
  }
  return no_operand(node, span);
}

// Ops. --------------------------------------------------------------------------------------------

Index RuleChecker::match_op(const Node& node, Span span, ClassId type_class) {
  bool is_root = type_class == 0;
  const OpInfo* op = checker_.find_op(node.subject, span);
  if (!op) {
    ok_ = false;
    return 0;
  }
  CheckedNode checked{.kind = NodeKind::Op};
  checked.once = node.flags & Once;
  checked.op = op;
  checked.span = span;
  if (node.flags & Spread) {
    error_at(span) << "'...' is for variables and '_'";
    return 0;
  }
  if (!is_root && !check_result_number(node, *op, span, checked.result))
    return 0;
  if (is_root)
    checked.result = op->def->results.size() > 0 ? 0 : -1;
  OpClasses classes = classes_of(*op, span);
  ClassId own = checked.result < 0 ? 0 : result_class(*op, classes, checked.result);
  if (!own)
    own = classes_.make();
  if (is_root) {
    for (int i = 0; i < op->def->results.size(); ++i) {
      root_results_.push_back(classes.results[i]);
      classes_.at(classes.results[i]).root_result = i;
    }
  } else if (!join(type_class, own, span, "this op")) {
    return 0;
  }
  if (!match_bind(node, checked, own) || !match_type(node, own, checked))
    return 0;
  Index index = add_node(checked, own);
  classes_.at(own).match_node = index;
  llvm::SmallVector<llvm::SmallVector<Index, 2>, 4> groups;
  if (!assign_groups(node, *op, span, groups))
    return 0;
  llvm::SmallVector<Index, 4> operands;
  bool is_right = true;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    operands.push_back(match_group(op->def->operands[static_cast<int>(i)], groups[i],
                                   classes.operands[i], *op, span));
    is_right &= operands.back() != 0;
  }
  CheckedNode parts = checked;
  parts.operands = add_list(operands);
  is_right &= match_successors(node, parts, span);
  is_right &= attributes(node, parts, span, Side::Left);
  if (!is_right)
    return 0;
  bool is_pair = operands.size() >= 2 && op->def->operands[0].arity == Arity::Single &&
                 op->def->operands[1].arity == Arity::Single;
  if (!is_pair && operands.size() == 1) {
    const CheckedNode& list = rule_.nodes[operands[0]];
    is_pair = list.kind == NodeKind::List && list.operands.count == 2 &&
              !rule_.nodes[rule_.list(list.operands)[1]].is_spread;
  }
  bool commutes = op->has(Trait::Commutative);
  parts.is_commutative = commutes && is_pair && !(node.flags & Ordered);
  if ((node.flags & Ordered) && !commutes)
    checker_.warning_at(span) << "'ordered' has no effect: '" << op->name << "' is not commutative";
  parts.bind = rule_.nodes[index].bind;  // the same, or a hidden one
  rule_.nodes[index] = parts;
  return index;
}

Index RuleChecker::match_group(const ValueDef& group, llvm::ArrayRef<Index> nodes,
                               ClassId type_class, const OpInfo& op, Span op_span) {
  if (group.arity == Arity::Single)
    return match_node(nodes[0], type_class);
  bool is_one_type = is_of_one_type(group, op);
  if (nodes.empty())
    return add_node({.kind = NodeKind::List, .span = op_span}, 0);
  const Node& node = set().nodes[nodes[0]];
  if (node.kind == NodeKind::List) {
    Index list = match_list(node, set().node_spans[nodes[0]], 0);
    if (!list)
      return 0;
    for (Index element : rule_.list(rule_.nodes[list].operands)) {
      ClassId own = node_classes_[element];
      if (!own || rule_.nodes[element].is_spread)
        continue;
      Span span = rule_.nodes[element].span;
      Type only = only_type(group.type, context_);
      if (!want(own, group.type, span) || (only && !fix(own, only, span)) ||
          (is_one_type && !join(type_class, own, span, "this operand")))
        return 0;
    }
    return list;
  }
  if (node.flags & Spread)
    return match_variable(node, set().node_spans[nodes[0]], 0);
  // One operand of an optional group.
  Index one = match_node(nodes[0], type_class);
  if (!one)
    return 0;
  CheckedNode list{.kind = NodeKind::List, .span = rule_.nodes[one].span};
  list.operands = add_list({one});
  return add_node(list, 0);
}

Index RuleChecker::match_list(const Node& node, Span span, ClassId) {
  llvm::SmallVector<Index, 4> elements;
  llvm::ArrayRef<Index> written = set().list(node.operands);
  for (std::size_t i = 0; i < written.size(); ++i) {
    bool is_spread = set().nodes[written[i]].flags & Spread;
    if (is_spread && i + 1 < written.size()) {
      error_at(set().node_spans[written[i]]) << "'...' stands for the rest, so it must be the last";
      return 0;
    }
    Index element = match_node(written[i], is_spread ? 0 : classes_.make());
    if (!element)
      return 0;
    elements.push_back(element);
  }
  CheckedNode list{.kind = NodeKind::List, .span = span};
  list.operands = add_list(elements);
  return add_node(list, 0);
}

bool RuleChecker::match_successors(const Node& node, CheckedNode& checked, Span span) {
  if (!(node.flags & HasSuccs))
    return true;
  if (!check_successor_count(node, *checked.op, span))
    return false;
  llvm::SmallVector<Index, 2> blocks;
  for (Index child : set().list(node.successors)) {
    const Node& block = set().nodes[child];
    CheckedNode successor{.kind = block.kind, .span = set().node_spans[child]};
    if (block.kind == NodeKind::Block) {
      successor.variable = find(block.subject);
      successor.binds = successor.variable == no_var;
      if (successor.binds)
        successor.variable = define(block.subject, VarKind::Block, ExprType::Block, successor.span);
    }
    blocks.push_back(add_node(successor, 0));
  }
  checked.has_successors = true;
  checked.successors = add_list(blocks);
  return true;
}

// Leaves. -----------------------------------------------------------------------------------------

bool RuleChecker::match_bind(const Node& node, CheckedNode& checked, ClassId type_class) {
  if (!node.bind)
    return true;
  if (find(node.bind) != no_var) {
    error_at(checked.span) << "'" << set().name(node.bind)
                           << " =' names a variable that is bound "
                              "before";
    return false;
  }
  checked.bind = define(node.bind, VarKind::Value, ExprType::Value, checked.span);
  var_classes_[checked.bind] = type_class;
  if (classes_[type_class].value == no_var)
    classes_.at(type_class).value = checked.bind;
  return true;
}

// `%x`, `_`, and groups of them.
Index RuleChecker::match_variable(const Node& node, Span span, ClassId type_class) {
  CheckedNode checked{.kind = node.kind, .is_spread = (node.flags & Spread) != 0, .span = span};
  if (node.result >= 0) {
    error_at(span) << "'." << node.result << "' is for ops on the left side";
    return 0;
  }
  if (node.kind == NodeKind::Any) {
    if (!match_type(node, type_class, checked))
      return 0;
    Index index = add_node(checked, type_class);
    if (type_class && classes_[type_class].match_node == 0)
      classes_.at(type_class).match_node = index;
    return index;
  }
  VarKind kind = checked.is_spread ? VarKind::Values : VarKind::Value;
  checked.variable = find(node.subject);
  checked.binds = checked.variable == no_var;
  if (checked.binds) {
    checked.variable =
        define(node.subject, kind, checked.is_spread ? ExprType::Values : ExprType::Value, span);
    var_classes_[checked.variable] = type_class;
    if (type_class && classes_[type_class].value == no_var)
      classes_.at(type_class).value = checked.variable;
  } else if (rule_.variables[checked.variable].kind != kind) {
    error_at(span) << "'" << set().name(node.subject) << "' is a "
                   << (checked.is_spread ? "single value" : "group of values") << " elsewhere";
    return 0;
  } else if (!join(var_classes_[checked.variable], type_class, span,
                   "'" + set().name(node.subject).str() + "'")) {
    return 0;
  }
  if (!match_type(node, type_class, checked))
    return 0;
  return add_node(checked, type_class);
}

static constexpr TypeConstraint integers =
    AnyOf<AnyIntegerOrIndex, VectorOf<AnyIntegerOrIndex>, TensorOf<AnyIntegerOrIndex>>;
static constexpr TypeConstraint floats = AnyOf<AnyFloat, VectorOf<AnyFloat>, TensorOf<AnyFloat>>;

// Whether what is wanted of the class excludes types of some kind.
static bool excludes(const TypeClasses::Class& info, TypeConstraint kind) {
  return llvm::any_of(info.wanted,
                      [&](const auto& wanted) { return are_disjoint(wanted.constraint, kind); });
}
static bool is_float_only(const TypeClasses::Class& info) {
  return info.fixed ? info.fixed.is<FloatType>() : excludes(info, integers);
}
static bool is_integer_only(const TypeClasses::Class& info) {
  if (info.fixed)
    return info.fixed.is<IntegerType>() || info.fixed.is<IndexType>();
  return excludes(info, floats);
}

// Whether some type of the class can hold the number.
bool RuleChecker::check_literal(const Literal& number, llvm::StringRef text, ClassId type_class,
                                Span span) {
  const auto& info = classes_[type_class];
  if (number.kind == Literal::Float && is_integer_only(info)) {
    error_at(span) << "'" << text << "' is a float, and this operand is an integer";
    return false;
  }
  if (number.kind == Literal::Integer && is_float_only(info)) {
    error_at(span) << "'" << text << "' is an integer, and this operand is a float; write '" << text
                   << ".0'";
    return false;
  }
  unsigned limit = 0;
  if (auto integer = info.fixed.try_as<IntegerType>())
    limit = integer.width();
  for (const auto& wanted : info.wanted)
    if (unsigned most = max_integer_width(wanted.constraint))
      limit = limit ? std::min(limit, most) : most;
  if (number.kind != Literal::Integer || !limit || number.bits(limit))
    return true;
  error_at(span) << text << " fits no type that this operand can have (at most i" << limit << ")";
  return false;
}

Index RuleChecker::match_constant(const Node& node, Span span, ClassId type_class) {
  CheckedNode checked{.kind = node.kind, .span = span};
  if ((node.flags & Spread) || node.result >= 0) {
    error_at(span) << "a constant is one value";
    return 0;
  }
  const auto& info = classes_[type_class];
  bool is_float = is_float_only(info), is_integer = is_integer_only(info);
  if (node.kind == NodeKind::Constant) {
    ExprType type = is_float ? ExprType::Float : is_integer ? ExprType::Bits : ExprType::Constant;
    checked.variable = find(node.subject);
    checked.binds = checked.variable == no_var;
    if (checked.binds) {
      checked.variable = define(node.subject, VarKind::Constant, type, span);
      var_classes_[checked.variable] = type_class;
    } else {
      Variable& variable = rule_.variables[checked.variable];
      bool clash = (variable.type == ExprType::Bits && type == ExprType::Float) ||
                   (variable.type == ExprType::Float && type == ExprType::Bits);
      if (variable.kind != VarKind::Constant || clash) {
        InFlightDiagnostic error = error_at(span);
        error.note(checker_.location(variable.span), "the other place is here");
        if (clash)
          error << "'" << variable.name << "' is "
                << (type == ExprType::Float ? "a float here and an integer there"
                                            : "an integer here and a float there");
        else
          error << "'" << variable.name << "' is an attribute elsewhere";
        return 0;
      }
      if (!join(var_classes_[checked.variable], type_class, span, "'" + variable.name + "'"))
        return 0;
      if (variable.type == ExprType::Constant)
        variable.type = type;
    }
  }
  if (node.kind == NodeKind::Literal) {
    Index value = literal(set().exprs[node.subject], span);
    if (!value)
      return 0;
    checked.literal = rule_.exprs[value].literal;
    llvm::StringRef text = set().name(set().exprs[node.subject].subject);
    if (!check_literal(rule_.literals[checked.literal], text, type_class, span))
      return 0;
  }
  if (!match_bind(node, checked, type_class) || !match_type(node, type_class, checked))
    return 0;
  Index index = add_node(checked, type_class);
  if (classes_[type_class].match_node == 0)
    classes_.at(type_class).match_node = index;
  return index;
}

// `: T`.
bool RuleChecker::match_type(const Node& node, ClassId type_class, CheckedNode& checked) {
  if (!node.type)
    return true;
  const Expr& source = set().exprs[node.type];
  Span span = set().expr_spans[node.type];
  if (checked.is_spread) {
    error_at(span) << "a group of values has no type of its own";
    return false;
  }
  if (source.kind == ExprKind::Type) {
    Type type = checker_.read_type(source.subject, span);
    if (!type || !fix(type_class, type, span)) {
      ok_ = false;
      return false;
    }
    checked.type =
        add_expr({.op = ExprOp::Type, .type = ExprType::Type, .constant_type = type, .span = span});
    return true;
  }
  if (source.kind != ExprKind::TypeVariable) {
    error_at(span) << "a computed type cannot be matched; bind '!t' and put the condition after "
                      "'where'";
    return false;
  }
  Var var = find(source.subject);
  bool binds = var == no_var;
  if (binds) {
    var = define(source.subject, VarKind::Type, ExprType::Type, span);
    var_classes_[var] = type_class;
    if (classes_[type_class].type_variable == no_var)
      classes_.at(type_class).type_variable = var;
  } else if (!join(var_classes_[var], type_class, span, "'" + rule_.variables[var].name + "'")) {
    return false;
  }
  checked.type = add_expr({.op = ExprOp::Variable,
                           .type = ExprType::Type,
                           .variable = var,
                           .binds = binds,
                           .span = span});
  return true;
}

// Orders. -----------------------------------------------------------------------------------------

// Whether the node matches anything that it is tried on first.
bool RuleChecker::is_free(Index index) const {
  const CheckedNode& node = rule_.nodes[index];
  bool is_value = node.kind == NodeKind::Value && node.binds;
  return (is_value || node.kind == NodeKind::Any) && !node.type;
}

void RuleChecker::count_orders() {
  unsigned orders = 1;
  for (const CheckedNode& node : rule_.nodes) {
    if (!node.is_commutative)
      continue;
    llvm::ArrayRef<Index> operands = rule_.list(node.operands);
    if (operands.size() == 1)
      operands = rule_.list(rule_.nodes[operands[0]].operands);
    if (!is_free(operands[0]) || !is_free(operands[1]))
      orders = std::min(2 * orders, 1u << 20);
  }
  rule_.num_orders = orders;
  if (orders > max_orders)
    error_at(source().name_span) << "this rule has " << orders << " operand orders (limit "
                                 << max_orders << "); write 'ordered' on some ops";
}

}  // namespace pliron::rules
