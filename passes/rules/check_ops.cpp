// What both sides of a rule have in common: operands by group, classes of types, variables. See
// checker.h.

#include "ir/op_def.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "passes/rules/checker.h"

namespace pliron::rules {

RuleChecker::RuleChecker(SetChecker& checker, CheckedRule& rule)
    : checker_(checker), rule_(rule), context_(checker.context()) {
  rule_.nodes.resize(1);
  rule_.attrs.resize(1);
  rule_.exprs.resize(1);
  rule_.literals.resize(1);
}

InFlightDiagnostic RuleChecker::error_at(Span span) {
  ok_ = false;
  return checker_.error_at(span);
}

Index RuleChecker::add_node(const CheckedNode& node, ClassId type_class) {
  rule_.nodes.push_back(node);
  node_classes_.push_back(type_class);
  return static_cast<Index>(rule_.nodes.size() - 1);
}

List RuleChecker::add_list(llvm::ArrayRef<Index> items) {
  List list{static_cast<Index>(rule_.lists.size()), static_cast<std::uint32_t>(items.size())};
  rule_.lists.insert(rule_.lists.end(), items.begin(), items.end());
  return list;
}

// Variables. --------------------------------------------------------------------------------------

Var RuleChecker::find(Name name) const {
  auto found = variables_.find(name);
  return found == variables_.end() ? no_var : found->second;
}

Var RuleChecker::define(Name name, VarKind kind, ExprType type, Span span) {
  auto var = static_cast<Var>(rule_.variables.size());
  Variable& variable = rule_.variables.emplace_back();
  variable.name = set().name(name).str();
  variable.kind = kind;
  variable.type = type;
  variable.span = span;
  var_classes_.push_back(0);
  if (name)
    variables_[name] = var;
  return var;
}

Var RuleChecker::look_up(Name name, Span span) {
  Var var = find(name);
  if (var != no_var) {
    used_.insert(var);
    return var;
  }
  llvm::SmallVector<llvm::StringRef, 8> names;
  for (const Variable& variable : rule_.variables)
    if (!variable.name.empty() && variable.name[0] == set().name(name)[0])
      names.push_back(variable.name);
  error_at(span) << "'" << set().name(name) << "' is not bound by the match"
                 << did_you_mean(set().name(name), names);
  return no_var;
}

// A variable for a node of the left side that nobody has named.
Var RuleChecker::hidden(Index match_node) {
  CheckedNode& node = rule_.nodes[match_node];
  Var& place = node.kind == NodeKind::Value ? node.variable : node.bind;
  if (place != no_var)
    return place;
  Var var = define(0, VarKind::Value, ExprType::Value, node.span);
  var_classes_[var] = node_classes_[match_node];
  CheckedNode& changed = rule_.nodes[match_node];
  if (changed.kind == NodeKind::Any) {
    changed.kind = NodeKind::Value;
    changed.variable = var;
    changed.binds = true;
  } else {
    changed.bind = var;
  }
  return var;
}

// Operands by group. ------------------------------------------------------------------------------

static llvm::StringRef text_of(std::string_view text) {
  return {text.data(), text.size()};
}

// "'a', 'b', 'c'".
static std::string name_list(const OpDef& def) {
  std::string text;
  for (const ValueDef& value : def.operands)
    text += (text.empty() ? "'" : ", '") + std::string(value.name) + "'";
  return text.empty() ? "none" : text;
}

bool RuleChecker::assign_groups(const Node& node, const OpInfo& op, Span span,
                                llvm::SmallVectorImpl<llvm::SmallVector<Index, 2>>& groups) {
  const OpDef& def = *op.def;
  groups.resize(static_cast<std::size_t>(def.operands.size()));
  llvm::ArrayRef<Index> written = set().list(node.operands);
  auto count_error = [&] {
    InFlightDiagnostic error = error_at(span);
    error << "'" << op.name << "' has " << def.operands.size()
          << (def.operands.size() == 1 ? " operand" : " operands") << ", this pattern has "
          << written.size();
    return false;
  };
  int next = 0;
  for (Index child : written) {
    Name name = set().nodes[child].operand;
    int group = name ? def.operands.index_of(std::string_view(set().name(name))) : next;
    if (name && group < 0) {
      llvm::SmallVector<llvm::StringRef, 8> names;
      for (const ValueDef& value : def.operands)
        names.push_back(text_of(value.name));
      error_at(set().node_spans[child])
          << "'" << op.name << "' has no operand named '" << set().name(name) << "'"
          << did_you_mean(set().name(name), names) << " (its operands are " << name_list(def)
          << ")";
      return false;
    }
    if (group >= def.operands.size())
      return count_error();
    if (!groups[group].empty()) {
      error_at(set().node_spans[child])
          << "operand '" << def.operands[group].name << "' of '" << op.name << "' is given twice";
      return false;
    }
    groups[group].push_back(child);
    next = group + 1;
  }
  bool is_right = true;
  for (int i = 0; i < def.operands.size(); ++i) {
    const ValueDef& group = def.operands[i];
    if (group.arity == Arity::Single && groups[i].empty()) {
      if (multi_groups(def.operands) == 0)
        return count_error();
      error_at(span) << "operand '" << group.name << "' of '" << op.name << "' is missing";
      return false;
    }
    is_right &= check_written_group(group, op, groups[i]);
  }
  return is_right;
}

// Whether what is written fits the group's arity.
bool RuleChecker::check_written_group(const ValueDef& group, const OpInfo& op,
                                      llvm::ArrayRef<Index> nodes) {
  if (nodes.empty())
    return true;
  const Node& node = set().nodes[nodes[0]];
  Span span = set().node_spans[nodes[0]];
  bool is_many = node.kind == NodeKind::List || (node.flags & Spread);
  if (group.arity == Arity::Single && is_many) {
    error_at(span) << "operand '" << group.name << "' of '" << op.name << "' is a single value";
    return false;
  }
  if (group.arity == Arity::Variadic && !is_many) {
    error_at(span) << "operand '" << group.name << "' of '" << op.name
                   << "' is variadic; write '%name...' or a list in brackets";
    return false;
  }
  bool is_too_long = node.kind == NodeKind::List && set().list(node.operands).size() > 1 &&
                     llvm::none_of(set().list(node.operands),
                                   [&](Index i) { return set().nodes[i].flags & Spread; });
  if (group.arity == Arity::Optional && is_too_long) {
    error_at(span) << "operand '" << group.name << "' of '" << op.name << "' is one value or none";
    return false;
  }
  if (node.kind == NodeKind::Block) {
    error_at(span) << "a block cannot be an operand; successors stand in brackets behind operands";
    return false;
  }
  return true;
}

bool RuleChecker::check_successor_count(const Node& node, const OpInfo& op, Span span) {
  const auto& defs = op.def->successors;
  int least = 0;
  bool is_open = false;
  for (const SuccessorDef& def : defs) {
    least += def.arity == Arity::Single;
    is_open |= def.arity != Arity::Single;
  }
  int written = static_cast<int>(node.successors.count);
  if (written == least || (is_open && written > least))
    return true;
  error_at(span) << "'" << op.name << "' has " << (is_open ? "at least " : "") << least
                 << (least == 1 ? " successor" : " successors") << ", this pattern has " << written;
  return false;
}

Index RuleChecker::no_operand(const Node& node, Span span) {
  if (node.kind == NodeKind::List)
    error_at(span) << "a list in brackets stands for a whole group of operands";
  else
    error_at(span) << "a block cannot be an operand";
  return 0;
}

// Which result an op in operand place stands for.
bool RuleChecker::check_result_number(const Node& node, const OpInfo& op, Span span,
                                      std::int16_t& result) {
  const auto& defs = op.def->results;
  if (defs.size() == 0) {
    error_at(span) << "'" << op.name << "' has no result, so it cannot stand here";
    return false;
  }
  result = std::max<std::int16_t>(node.result, 0);
  if (multi_groups(defs) > 0 || result < defs.size())
    return true;
  error_at(span) << "'" << op.name << "' has " << defs.size()
                 << (defs.size() == 1 ? " result" : " results") << ", and '." << result
                 << "' is none of them (they count from 0)";
  return false;
}

// Types. ------------------------------------------------------------------------------------------

RuleChecker::OpClasses RuleChecker::classes_of(const OpInfo& op, Span span) {
  const OpDef& def = *op.def;
  OpClasses classes;
  for (int i = 0; i < def.operands.size(); ++i)
    classes.operands.push_back(classes_.make());
  for (int i = 0; i < def.results.size(); ++i)
    classes.results.push_back(classes_.make());
  TypeClasses::Wanted other;
  auto find_group = [&](std::string_view name) -> ClassId {
    if (int at = def.operands.index_of(name); at >= 0)
      return classes.operands[at];
    int at = def.results.index_of(name);
    return at >= 0 ? classes.results[at] : 0;
  };
  auto declare = [&](const ValueDef& value, ClassId id) {
    (void)classes_.want(id, value.type, span, other);
    ClassId same = value.derive || value.same_as.empty() ? 0 : find_group(value.same_as);
    if (same)
      (void)classes_.join(same, id);
    if (Type only = only_type(value.type, context_)) {
      Span place;
      (void)classes_.fix(id, only, span, place);
    }
  };
  for (int i = 0; i < def.operands.size(); ++i)
    declare(def.operands[i], classes.operands[i]);
  for (int i = 0; i < def.results.size(); ++i)
    declare(def.results[i], classes.results[i]);
  bool same_operands =
      def.traits.has(Trait::SameTypeOperands) || def.traits.has(Trait::SameOperandsAndResultType);
  for (std::size_t i = 1; same_operands && i < classes.operands.size(); ++i)
    (void)classes_.join(classes.operands[0], classes.operands[i]);
  if (def.traits.has(Trait::SameOperandsAndResultType) && !classes.operands.empty())
    for (ClassId result : classes.results)
      (void)classes_.join(classes.operands[0], result);
  return classes;
}

// The class of a result by its number; 0 when the record leaves open which group that is of.
ClassId RuleChecker::result_class(const OpInfo& op, const OpClasses& classes, int result) const {
  const auto& defs = op.def->results;
  int number = 0;
  for (int i = 0; i < defs.size(); ++i) {
    if (defs[i].arity == Arity::Variadic)
      return 0;
    if (number++ == result)
      return classes.results[i];
    if (defs[i].arity == Arity::Optional && defs.size() > 1)
      return 0;
  }
  return 0;
}

std::string RuleChecker::describe(ClassId id) const {
  const TypeClasses::Class& info = classes_[id];
  if (info.fixed) {
    std::string text;
    llvm::raw_string_ostream os(text);
    os << "'" << info.fixed << "'";
    return text;
  }
  if (info.type_variable != no_var)
    return "'" + rule_.variables[info.type_variable].name + "'";
  if (info.value != no_var && !rule_.variables[info.value].name.empty())
    return "that of '" + rule_.variables[info.value].name + "'";
  if (info.root_result >= 0)
    return "that of the root";
  if (!info.wanted.empty())
    return constraint_name(info.wanted[0].constraint);
  return "";
}

// Reports what makes a join impossible.
bool RuleChecker::join(ClassId a, ClassId b, Span span, llvm::StringRef what) {
  if (!a || !b)
    return true;
  TypeClasses::Clash clash = classes_.join(a, b);
  if (clash == TypeClasses::Clash::None)
    return true;
  if (clash == TypeClasses::Clash::Known) {
    // Types of converted values may be the same where those of the values are not.
    if (rule_.is_convert)
      return true;
    std::string first = describe(a), second = describe(b);
    InFlightDiagnostic error = error_at(span);
    if (first.empty() || first == "that of " + what.str())
      error << what << " may have another type than ";
    else
      error << what << " has type " << first << ", and here is needed ";
    error << (second.empty() ? "this" : second);
    const auto &x = classes_[a], &y = classes_[b];
    if (x.type_variable != no_var && y.type_variable != no_var)
      error << "; they are equal only if 'where " << rule_.variables[x.type_variable].name
            << " == " << rule_.variables[y.type_variable].name << "'";
    return false;
  }
  const auto &x = classes_[a], &y = classes_[b];
  std::string here = describe(b), there = describe(a);
  here = here.empty() ? "of another type" : here;
  there = there.empty() ? "of another type" : there;
  for (const auto& first : x.wanted) {
    for (const auto& second : y.wanted) {
      if (!are_disjoint(first.constraint, second.constraint))
        continue;
      there = constraint_name(first.constraint);
      here = constraint_name(second.constraint);
    }
  }
  InFlightDiagnostic error = error_at(span);
  Var var = x.value;
  if (var != no_var && !rule_.variables[var].span.empty() &&
      rule_.variables[var].span.begin != span.begin)
    error.note(checker_.location(rule_.variables[var].span), "the other place is here");
  error << what << " must be " << here << " here and " << there << " there, which no type is";
  return false;
}

bool RuleChecker::fix(ClassId id, Type type, Span span) {
  if (!id)
    return true;
  Span other;
  if (classes_.fix(id, type, span, other))
    return true;
  std::string known = describe(id);
  error_at(span) << "this cannot be of type '" << type << "'; what stands here is "
                 << (known.empty() ? "of another" : known);
  return false;
}

bool RuleChecker::want(ClassId id, TypeConstraint constraint, Span span) {
  TypeClasses::Wanted other;
  if (!id || classes_.want(id, constraint, span, other))
    return true;
  std::string known = other.constraint.is_any() ? describe(id) : constraint_name(other.constraint);
  error_at(span) << "this must be " << constraint_name(constraint) << " here and " << known
                 << " there, which no type is";
  return false;
}

}  // namespace pliron::rules
