// Resolves what the right sides of rules create. See checker.h.

#include "ir/builtin_types.h"
#include "llvm/ADT/STLExtras.h"
#include "passes/rules/checker.h"
#include "passes/rules/rule_printer.h"

namespace pliron::rules {

Index RuleChecker::new_node(Index index, ClassId type_class, bool whole) {
  const Node& node = set().nodes[index];
  Span span = set().node_spans[index];
  if (node.bind) {
    error_at(span) << "'" << set().name(node.bind)
                   << " =' is for the left side; in a block write it as a statement";
    return 0;
  }
  if (node.kind == NodeKind::Op && (node.flags & Once)) {
    error_at(span) << "'once' is for the left side";
    return 0;
  }
  if (!node.at.empty() && node.kind != NodeKind::Op && node.kind != NodeKind::Native) {
    error_at(span) << "'at' is for new ops";
    return 0;
  }
  switch (node.kind) {
    case NodeKind::Op:
      return new_op(index, type_class, whole);
    case NodeKind::Native:
      return new_native(node, span, whole);
    case NodeKind::Value:
      return new_value(node, span, type_class);
    case NodeKind::Constant:
    case NodeKind::Literal:
    case NodeKind::Computed:
    case NodeKind::Poison:
      return new_constant(node, span, type_class);
    case NodeKind::Any:
      error_at(span) << "'_' stands for nothing in particular, so it cannot be used here";
      return 0;
    case NodeKind::List:
    case NodeKind::Block:
      break;
  }
  return no_operand(node, span);
}

// Ops. --------------------------------------------------------------------------------------------

// Whether a rule may make such an op at that place.
bool RuleChecker::can_create(const OpInfo& op, Span span, bool whole) {
  if (op.def->regions.size() > 0) {
    error_at(span) << "'" << op.name
                   << "' has regions and cannot be created by a rule; use a native builder";
    return false;
  }
  if (op.has(Trait::Terminator) && (!whole || !rule_.root_op().has(Trait::Terminator))) {
    error_at(span) << "'" << op.name << "' is a terminator and cannot be created here";
    return false;
  }
  for (const ValueDef& result : op.def->results) {
    if (result.arity != Arity::Variadic)
      continue;
    error_at(span) << "how many results the new '" << op.name
                   << "' has cannot be said in a rule; use a native builder";
    return false;
  }
  return true;
}

Index RuleChecker::new_op(Index index, ClassId type_class, bool whole) {
  const Node& node = set().nodes[index];
  Span span = set().node_spans[index];
  const OpInfo* op = checker_.find_op(node.subject, span);
  if (!op) {
    ok_ = false;
    return 0;
  }
  if (node.flags & (Spread | Ordered)) {
    error_at(span) << "'..." << "' and 'ordered' are for the left side";
    return 0;
  }
  std::string text;
  if (!whole && op->has(Trait::Pure)) {
    llvm::raw_string_ostream os(text);
    RulePrinter(set(), os).node(index);
    auto same = shared_.find(text);
    if (same != shared_.end() &&
        (!type_class ||
         classes_.join(type_class, node_classes_[same->second]) == TypeClasses::Clash::None))
      return same->second;
  }
  CheckedNode checked{.kind = NodeKind::Op, .op = op, .span = span};
  if (!can_create(*op, span, whole))
    return 0;
  if (!whole && !check_result_number(node, *op, span, checked.result))
    return 0;
  if (whole)
    checked.result = op->def->results.size() > 0 ? 0 : -1;
  OpClasses classes = classes_of(*op, span);
  ClassId own = checked.result < 0 ? 0 : result_class(*op, classes, checked.result);
  if (!own)
    own = classes_.make();
  // Operands are checked first, so that a mistake in them is reported where it is.
  llvm::SmallVector<llvm::SmallVector<Index, 2>, 4> groups;
  if (!assign_groups(node, *op, span, groups))
    return 0;
  if (!written_type(node, own) || (type_class && !join(type_class, own, span, "this new op")))
    return 0;
  llvm::SmallVector<Index, 4> operands;
  bool is_right = true;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    operands.push_back(new_group(op->def->operands[static_cast<int>(i)], groups[i],
                                 classes.operands[i], *op, span));
    is_right &= operands.back() != 0;
  }
  checked.operands = add_list(operands);
  is_right &= new_successors(node, checked, span);
  is_right &= attributes(node, checked, span, Side::Right);
  is_right &= locations(node, checked);
  if (!is_right)
    return 0;
  Index made = add_node(checked, own);
  if (!new_types(node, rule_.nodes[made], classes, whole, made))
    return 0;
  if (!text.empty())
    shared_[text] = made;
  return made;
}

Index RuleChecker::new_group(const ValueDef& group, llvm::ArrayRef<Index> nodes, ClassId type_class,
                             const OpInfo& op, Span op_span) {
  if (group.arity == Arity::Single)
    return new_node(nodes[0], type_class);
  bool is_one_type = is_of_one_type(group, op);
  if (nodes.empty())
    return add_node({.kind = NodeKind::List, .span = op_span}, 0);
  const Node& node = set().nodes[nodes[0]];
  Span span = set().node_spans[nodes[0]];
  if (node.kind == NodeKind::List)
    return new_list(node, span, is_one_type ? type_class : 0);
  if (node.flags & Spread)
    return new_value(node, span, 0);
  Index one = new_node(nodes[0], type_class);
  if (!one)
    return 0;
  CheckedNode list{.kind = NodeKind::List, .span = span};
  list.operands = add_list({one});
  return add_node(list, 0);
}

Index RuleChecker::new_list(const Node& node, Span span, ClassId type_class) {
  llvm::SmallVector<Index, 4> elements;
  for (Index child : set().list(node.operands)) {
    bool is_spread = set().nodes[child].flags & Spread;
    ClassId own = is_spread ? 0 : type_class ? type_class : classes_.make();
    Index element = is_spread ? new_value(set().nodes[child], set().node_spans[child], 0)
                              : new_node(child, own);
    if (!element)
      return 0;
    elements.push_back(element);
  }
  CheckedNode list{.kind = NodeKind::List, .span = span};
  list.operands = add_list(elements);
  return add_node(list, 0);
}

bool RuleChecker::new_successors(const Node& node, CheckedNode& checked, Span span) {
  bool is_needed = checked.op->def->successors.size() > 0;
  if (!is_needed && !(node.flags & HasSuccs))
    return true;
  if (!check_successor_count(node, *checked.op, span))
    return false;
  llvm::SmallVector<Index, 2> blocks;
  for (Index child : set().list(node.successors)) {
    const Node& block = set().nodes[child];
    Span place = set().node_spans[child];
    if (block.kind != NodeKind::Block) {
      error_at(place) << "'_' stands for no block in particular";
      return false;
    }
    CheckedNode successor{.kind = NodeKind::Block, .span = place};
    successor.variable = look_up(block.subject, place);
    if (successor.variable == no_var)
      return false;
    blocks.push_back(add_node(successor, 0));
  }
  checked.has_successors = true;
  checked.successors = add_list(blocks);
  return true;
}

// Whether the types of results follow from operands and attributes when the op is made.
static bool infers_types(const OpInfo& op) {
  return !op.result_rules.empty() || op.result_same_as >= 0 || op.hooks.infer_types;
}

// Leaves types to the record where it says them, or has them worked out when all is known.
bool RuleChecker::new_types(const Node& node, CheckedNode& checked, const OpClasses& classes,
                            bool whole, Index index) {
  const OpInfo& op = *checked.op;
  if (classes.results.empty() || (infers_types(op) && !node.type))
    return true;
  llvm::SmallVector<ClassId, 2> types;
  for (int i = 0; i < op.def->results.size(); ++i) {
    bool is_used =
        op.def->results[i].arity == Arity::Single || node.type || (!whole && i == checked.result);
    if (is_used)
      types.push_back(classes.results[i]);
  }
  llvm::SmallVector<Index, 2> places(types.size());
  checked.types = add_list(places);
  for (std::size_t i = 0; i < types.size(); ++i)
    pending_.push_back({index, types[i], static_cast<int>(i)});
  return true;
}

// `: T` behind something new.
bool RuleChecker::written_type(const Node& node, ClassId type_class) {
  if (!node.type)
    return true;
  const Expr& source = set().exprs[node.type];
  Span span = set().expr_spans[node.type];
  if (source.kind == ExprKind::Type) {
    Type type = checker_.read_type(source.subject, span);
    ok_ &= static_cast<bool>(type);
    return type && fix(type_class, type, span);
  }
  // In a convert rule !t is the original type, so it says nothing of other values.
  if (source.kind == ExprKind::TypeVariable && !rule_.is_convert) {
    Var var = look_up(source.subject, span);
    return var != no_var &&
           join(var_classes_[var], type_class, span, "'" + rule_.variables[var].name + "'");
  }
  Index value = expr_of(node.type, ExprType::Type, "what stands behind ':'");
  if (!value)
    return false;
  if (!classes_[type_class].expr)
    classes_.at(type_class).expr = value;
  return true;
}

bool RuleChecker::locations(const Node& node, CheckedNode& checked) {
  llvm::SmallVector<Index, 2> vars;
  for (Name name : set().list(node.at)) {
    Var var = look_up(name, checked.span);
    if (var == no_var)
      return false;
    if (rule_.variables[var].type != ExprType::Value) {
      error_at(checked.span) << "'" << set().name(name) << "' has no location of its own";
      return false;
    }
    vars.push_back(var);
  }
  checked.at = add_list(vars);
  return true;
}

Index RuleChecker::new_native(const Node& node, Span span, bool whole) {
  Index native = checker_.find_native(node.subject, span);
  if (!native) {
    ok_ = false;
    return 0;
  }
  const NativeDecl& decl = *checker_.rules().natives[native].decl;
  llvm::StringRef name = set().name(decl.name);
  if (decl.kind != NativeKind::Build) {
    error_at(span) << "native '$" << name << "' is no builder; call it in '#(...)'";
    return 0;
  }
  if (!whole && decl.results.size() != 1) {
    error_at(span) << "native '$" << name << "' gives " << decl.results.size()
                   << " values, and one is needed here";
    return 0;
  }
  if (!node.attrs.empty() || (node.flags & (HasSuccs | Spread))) {
    error_at(span) << "a builder takes its arguments in parentheses only";
    return 0;
  }
  llvm::ArrayRef<Index> sources = set().list(node.operands);
  if (sources.size() != decl.params.size()) {
    error_at(span) << "native '$" << name << "' takes " << decl.params.size()
                   << (decl.params.size() == 1 ? " argument" : " arguments") << ", and here are "
                   << sources.size();
    return 0;
  }
  CheckedNode checked{.kind = NodeKind::Native, .native = native, .span = span};
  llvm::SmallVector<Index, 4> args;
  for (auto [child, param] : llvm::zip(sources, decl.params)) {
    Index arg = native_argument(child, param.type);
    if (!arg)
      return 0;
    args.push_back(arg);
  }
  checked.operands = add_list(args);
  if (!locations(node, checked))
    return 0;
  checked.result = decl.results.empty() ? -1 : 0;
  return add_node(checked, classes_.make());
}

// An argument of a builder: a value, a group, a block, or what an expression gives.
Index RuleChecker::native_argument(Index index, NativeType type) {
  const Node& node = set().nodes[index];
  Span span = set().node_spans[index];
  if (type == NativeType::Value)
    return new_node(index, classes_.make());
  if (type == NativeType::Values) {
    if (node.kind == NodeKind::List)
      return new_list(node, span, 0);
    if (node.kind == NodeKind::Value && (node.flags & Spread))
      return new_value(node, span, 0);
  }
  if (type == NativeType::Block && node.kind == NodeKind::Block) {
    CheckedNode block{.kind = NodeKind::Block, .span = span};
    block.variable = look_up(node.subject, span);
    return block.variable == no_var ? 0 : add_node(block, 0);
  }
  static constexpr std::pair<NativeType, ExprType> types[] = {{NativeType::Type, ExprType::Type},
                                                              {NativeType::Attr, ExprType::Attr},
                                                              {NativeType::Int, ExprType::Bits},
                                                              {NativeType::Float, ExprType::Float},
                                                              {NativeType::Bool, ExprType::Bool}};
  CheckedNode computed{.kind = NodeKind::Computed, .span = span};
  for (auto [of_native, wanted] : types) {
    if (of_native != type)
      continue;
    bool is_expr = node.kind == NodeKind::Literal || node.kind == NodeKind::Computed;
    if (is_expr)
      computed.value = expr_of(node.subject, wanted, "this argument");
    if (node.kind != NodeKind::Constant)
      break;
    Var var = look_up(node.subject, span);
    if (var == no_var)
      return 0;
    computed.value = add_expr(
        {.op = ExprOp::Variable, .type = rule_.variables[var].type, .variable = var, .span = span});
    if (!coerce(computed.value, wanted))
      computed.value = 0;
  }
  if (computed.value)
    return add_node(computed, 0);
  error_at(span) << "this argument must be a '" << native_type_word(type) << "'";
  return 0;
}

// Values and constants. ---------------------------------------------------------------------------

Index RuleChecker::new_value(const Node& node, Span span, ClassId type_class) {
  CheckedNode checked{
      .kind = NodeKind::Value, .is_spread = (node.flags & Spread) != 0, .span = span};
  if (node.kind != NodeKind::Value) {
    error_at(span) << "'...' is for groups of operands that the left side has bound";
    return 0;
  }
  checked.variable = look_up(node.subject, span);
  if (checked.variable == no_var)
    return 0;
  const Variable& variable = rule_.variables[checked.variable];
  if ((variable.kind == VarKind::Values) != checked.is_spread) {
    error_at(span) << "'" << variable.name << "' is a "
                   << (checked.is_spread ? "single value"
                                         : "group of values; write '...' behind it");
    return 0;
  }
  if (checked.is_spread)
    return add_node(checked, 0);
  if (node.result >= 0) {
    if (!rule_.is_convert || variable.kind == VarKind::Created) {
      error_at(span) << "'." << node.result
                     << "' is for ops and, in 'convert' rules, for values of several parts";
      return 0;
    }
    checked.result = node.result;
    return add_node(checked, classes_.make());
  }
  ClassId own = variable_class(checked.variable);
  if (!written_type(node, own) ||
      (type_class && !join(own, type_class, span, "'" + variable.name + "'")))
    return 0;
  return add_node(checked, own);
}

Index RuleChecker::new_constant(const Node& node, Span span, ClassId type_class) {
  CheckedNode checked{.kind = node.kind, .span = span};
  if (node.result >= 0 || (node.flags & Spread)) {
    error_at(span) << "a constant is one value";
    return 0;
  }
  if (!type_class)
    type_class = classes_.make();
  if (!written_type(node, type_class))
    return 0;
  if (node.kind == NodeKind::Constant) {
    Var var = look_up(node.subject, span);
    if (var == no_var)
      return 0;
    checked.variable = var;
    const Variable& variable = rule_.variables[var];
    if (variable.kind == VarKind::Constant) {
      if (!join(variable_class(var), type_class, span, "'" + variable.name + "'"))
        return 0;
    } else {
      Index value =
          add_expr({.op = ExprOp::Variable, .type = variable.type, .variable = var, .span = span});
      expr_widths_[value] = variable.kind == VarKind::Let ? var_classes_[var] : 0;
      expr_fixed_widths_[value] = let_widths_.lookup(var);
      checked.kind = NodeKind::Computed;
      if (!new_computed(value, checked, type_class))
        return 0;
    }
  } else if (node.kind == NodeKind::Computed) {
    Index value = expr(node.subject);
    if (!value || !new_computed(value, checked, type_class))
      return 0;
  } else if (node.kind == NodeKind::Literal) {
    Index value = literal(set().exprs[node.subject], span);
    if (!value)
      return 0;
    checked.literal = rule_.exprs[value].literal;
    if (!check_literal(rule_.literals[checked.literal],
                       set().name(set().exprs[node.subject].subject), type_class, span))
      return 0;
  }
  Index made = add_node(checked, type_class);
  pending_.push_back({made, type_class, -1});
  return made;
}

// What an expression gives, as a constant of a type.
bool RuleChecker::new_computed(Index value, CheckedNode& checked, ClassId type_class) {
  checked.value = value;
  const CheckedExpr& computed = rule_.exprs[value];
  bool is_number = computed.type == ExprType::Bits || computed.type == ExprType::Natural ||
                   computed.type == ExprType::Float || computed.type == ExprType::Bool ||
                   computed.type == ExprType::Constant;
  if (!is_number && computed.type != ExprType::Attr) {
    error_at(checked.span) << "a constant is made of a number, and this is something else";
    return false;
  }
  ClassId width = expr_widths_[value];
  bool is_bits = computed.type == ExprType::Bits;
  if (!is_bits || rule_.is_convert)
    return true;
  const auto& info = classes_[type_class];
  auto integer = info.fixed.try_as<IntegerType>();
  unsigned fixed = expr_fixed_widths_[value];
  bool differs =
      (integer && fixed && integer.width() != fixed) ||
      (width && !fixed && !classes_.same(width, type_class) && (info.is_known || info.fixed));
  if (differs) {
    error_at(checked.span) << "this integer may differ in width from what is needed here; use "
                              "zext, sext or trunc";
    return false;
  }
  return true;
}

// Types. ------------------------------------------------------------------------------------------

ClassId RuleChecker::right_class(ClassId left) {
  if (!rule_.is_convert || !left)
    return left;
  left = classes_.find(left);
  auto [known, added] = converted_.try_emplace(left, 0);
  if (!added)
    return known->second;
  ClassId right = classes_.make();
  converted_[left] = right;
  const TypeClasses::Class from = classes_[left];
  TypeClasses::Class& to = classes_.at(right);
  to.root_result = from.root_result;
  to.is_known = true;
  CheckedExpr original{.op = ExprOp::Type, .type = ExprType::Type};
  bool is_said = true;
  if (from.type_variable != no_var) {
    original.op = ExprOp::Variable;
    original.variable = from.type_variable;
  } else if (from.fixed) {
    original.constant_type = from.fixed;
  } else if (from.value != no_var) {
    original.op = ExprOp::TypeOf;
    original.variable = from.value;
  } else {
    is_said = false;
  }
  if (is_said) {
    Index of = add_expr(original);
    CheckedExpr converted{.op = ExprOp::Builtin, .type = ExprType::Type, .builtin = Builtin::To};
    converted.args = add_list({of});
    Index expr = add_expr(converted);
    classes_.at(right).expr = expr;
  }
  return right;
}

ClassId RuleChecker::variable_class(Var var) {
  if (!var_classes_[var])
    var_classes_[var] = classes_.make();
  return rule_.variables[var].kind == VarKind::Created ? var_classes_[var]
                                                       : right_class(var_classes_[var]);
}

ClassId RuleChecker::root_class(unsigned result) {
  return result < root_results_.size() ? right_class(root_results_[result]) : classes_.make();
}

// An expression for the type of a class; 0 when nothing says it.
Index RuleChecker::type_source(ClassId id) {
  const TypeClasses::Class info = classes_[id];
  CheckedExpr source{.op = ExprOp::Type, .type = ExprType::Type};
  if (info.fixed) {
    source.constant_type = info.fixed;
  } else if (info.type_variable != no_var) {
    source.op = ExprOp::Variable;
    source.variable = info.type_variable;
  } else if (info.value != no_var) {
    source.op = ExprOp::TypeOf;
    source.variable = info.value;
  } else if (info.root_result >= 0) {
    source.op = ExprOp::ResultType;
    source.number = info.root_result;
  } else if (info.expr) {
    return info.expr;
  } else if (info.match_node) {
    source.op = ExprOp::TypeOf;
    source.variable = hidden(info.match_node);
  } else {
    return 0;
  }
  return add_expr(source);
}

void RuleChecker::settle_types() {
  for (const Pending& each : pending_) {
    Index source = type_source(each.type_class);
    CheckedNode& node = rule_.nodes[each.node];
    if (!source && each.position < 0) {
      error_at(node.span) << "the type of this constant is not determined; write ': TYPE' after it";
    } else if (!source) {
      error_at(node.span) << "the type of this new '" << node.op->name
                          << "' is not determined; write ': TYPE' after it";
    } else if (each.position < 0) {
      node.type = source;
    } else {
      rule_.lists[node.types.first + static_cast<unsigned>(each.position)] = source;
    }
  }
}

}  // namespace pliron::rules
