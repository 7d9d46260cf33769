// Resolves the right sides of rules: statements, and what replaces the root. See checker.h.

#include "llvm/ADT/STLExtras.h"
#include "passes/rules/checker.h"

namespace pliron::rules {

bool RuleChecker::check() {
  const Rule& rule = source();
  rule_.name = set().name(rule.name).str();
  rule_.group = rule.group;
  rule_.benefit = rule.benefit;
  rule_.allow = rule.allow;
  rule_.is_convert = rule.is_convert;
  rule_.is_erase = rule.is_erase;
  rule_.unverified = set().name(rule.unverified).str();
  rule_.location = checker_.location(rule.name_span);
  rule_.lists.reserve(16);
  if (!match())
    return false;
  bool is_right = conditions();
  classes_.finish_left();
  if (!is_right || !result())
    return false;
  unused_variables();  // before types are read from variables that nobody else uses
  settle_types();
  if (!ok_)
    return false;
  never_true_conditions();
  terminators();
  effects();
  growth();
  return ok_;
}

bool RuleChecker::check_meaning(const NativeDecl& decl) {
  static constexpr std::pair<VarKind, ExprType> kinds[num_native_types] = {
      {VarKind::Value, ExprType::Value}, {VarKind::Values, ExprType::Values},
      {VarKind::Type, ExprType::Type},   {VarKind::Attr, ExprType::Attr},
      {VarKind::Let, ExprType::Bits},    {VarKind::Let, ExprType::Float},
      {VarKind::Let, ExprType::Bool},    {VarKind::Block, ExprType::Block}};
  in_meaning_ = true;
  rule_.name = set().name(decl.name).str();
  for (const NativeParam& param : decl.params) {
    auto [kind, type] = kinds[static_cast<std::size_t>(param.type)];
    Var var = define(param.name, kind, type, decl.span);
    var_classes_[var] = classes_.make();
  }
  CheckedCondition meaning;
  meaning.expr = decl.kind == NativeKind::Pred
                     ? expr_of(decl.means, ExprType::Bool, "the meaning of a 'pred'")
                     : expr(decl.means);
  rule_.conditions.push_back(meaning);
  return ok_ && meaning.expr != 0;
}

bool RuleChecker::result() {
  for (Index index : set().list(source().statements))
    if (!statement(set().statements[index]))
      return false;
  return replace_root();
}

// `%a, %b = values;`
bool RuleChecker::statement(const Statement& source) {
  llvm::ArrayRef<Index> names = set().list(source.names), nodes = set().list(source.values);
  CheckedStatement checked{.span = source.span};
  llvm::SmallVector<Index, 2> values, variables;
  bool is_whole = nodes.size() == 1 && names.size() != 1;
  if (!is_whole && nodes.size() != names.size()) {
    error_at(source.span) << "here are " << names.size() << " names for " << nodes.size()
                          << " values";
    return false;
  }
  if (is_whole) {
    const Node& node = set().nodes[nodes[0]];
    if (node.kind != NodeKind::Op && node.kind != NodeKind::Native) {
      error_at(source.span) << "this makes no op, so it does nothing as a statement";
      return false;
    }
    Index value = new_node(nodes[0], 0, /*whole=*/true);
    if (!value)
      return false;
    rule_.nodes[value].replaces_all = true;
    std::size_t given = num_values(value);
    if (!names.empty() && given != names.size()) {
      error_at(source.span) << "here are " << names.size() << " names for " << given << " values";
      return false;
    }
    values.push_back(value);
    for (std::size_t i = 0; i < names.size(); ++i)
      if (!define_created(names[i], value, classes_.make(), source.span))
        return false;
  } else {
    for (auto [name, node] : llvm::zip(names, nodes)) {
      Index value = new_node(node, classes_.make());
      if (!value || !define_created(name, value, node_classes_[value], source.span))
        return false;
      values.push_back(value);
    }
  }
  for (Name name : names)
    variables.push_back(find(name));
  checked.values = add_list(values);
  checked.variables = add_list(variables);
  rule_.statements.push_back(checked);
  return true;
}

bool RuleChecker::define_created(Name name, Index node, ClassId type_class, Span span) {
  (void)node;
  if (find(name) != no_var) {
    error_at(span) << "'" << set().name(name) << "' is bound before";
    return false;
  }
  Var var = define(name, VarKind::Created, ExprType::Value, span);
  var_classes_[var] = type_class;
  return true;
}

// How many values an op or a builder gives.
std::size_t RuleChecker::num_values(Index node) const {
  const CheckedNode& made = rule_.nodes[node];
  if (made.kind == NodeKind::Native)
    return checker_.rules().natives[made.native].decl->results.size();
  if (!made.types.empty())
    return made.types.count;
  std::size_t single = 0;
  for (const ValueDef& result : made.op->def->results)
    single += result.arity == Arity::Single;
  return single;
}

static std::string count_text(std::size_t count) {
  return std::to_string(count) + (count == 1 ? " result" : " results");
}

// What stands behind the statements, or `erase`.
bool RuleChecker::replace_root() {
  const OpInfo& root = rule_.root_op();
  llvm::ArrayRef<Index> nodes = set().list(source().result);
  auto num_results = static_cast<std::size_t>(root.def->results.size());
  bool is_open = multi_groups(root.def->results) > 0;
  std::size_t least = is_open ? 0 : num_results;
  Span span = source().result_span;
  if (rule_.is_erase) {
    if (least == 0) {
      rule_.nodes[rule_.match].num_results = is_open ? 0 : -1;
      return true;
    }
    error_at(span) << "'erase' is for roots without results; the root has "
                   << count_text(num_results);
    return false;
  }
  if (nodes.empty() && least == 0) {
    rule_.nodes[rule_.match].num_results = is_open ? 0 : -1;
    return true;
  }
  bool is_op = nodes.size() == 1 && (set().nodes[nodes[0]].kind == NodeKind::Op ||
                                     set().nodes[nodes[0]].kind == NodeKind::Native);
  if (num_results == 0) {
    if (is_op)
      return replace_whole(nodes[0], 0);
    error_at(span) << "'" << root.name
                   << "' has no result; the replacement must be 'erase', an op or a block";
    return false;
  }
  if (is_op && !is_open && num_results > 1)
    return replace_whole(nodes[0], static_cast<unsigned>(num_results));
  if (is_open ? nodes.size() > num_results : nodes.size() != num_results) {
    error_at(span) << "the root has " << count_text(num_results) << ", the replacement gives "
                   << nodes.size();
    return false;
  }
  if (is_open)
    rule_.nodes[rule_.match].num_results = static_cast<std::int16_t>(nodes.size());
  return replace_each(nodes);
}

// By an op or a builder with all that it gives.
bool RuleChecker::replace_whole(Index source_node, unsigned num_results) {
  Index node = new_node(source_node, 0, /*whole=*/true);
  if (!node)
    return false;
  rule_.nodes[node].replaces_all = true;
  if (num_values(node) != num_results) {
    error_at(source().result_span) << "the root has " << count_text(num_results)
                                   << ", the replacement gives " << num_values(node);
    return false;
  }
  // Whatever the record does not say is what the root has.
  for (Pending& each : pending_)
    if (each.node == node && each.position >= 0)
      (void)classes_.join(root_class(static_cast<unsigned>(each.position)), each.type_class);
  rule_.result = add_list({node});
  return true;
}

bool RuleChecker::replace_each(llvm::ArrayRef<Index> nodes) {
  llvm::SmallVector<Index, 2> values;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const Node& node = set().nodes[nodes[i]];
    Span span = set().node_spans[nodes[i]];
    if (node.kind == NodeKind::List) {
      if (!rule_.is_convert) {
        error_at(span) << "'to(...)' and packs as results are for 'convert' rules";
        return false;
      }
      values.push_back(new_list(node, span, 0));
    } else {
      ClassId root = root_class(static_cast<unsigned>(i));
      Var var = node.kind == NodeKind::Value || node.kind == NodeKind::Constant ? find(node.subject)
                                                                                : no_var;
      bool is_known = var != no_var && var_classes_[var] && !rule_.is_convert && node.result < 0 &&
                      rule_.variables[var].kind != VarKind::Values &&
                      rule_.variables[var].kind != VarKind::Let;
      ClassId own = is_known ? variable_class(var) : 0;
      if (is_known && classes_[own].is_known && classes_[root].is_known &&
          !classes_.same(own, root)) {
        InFlightDiagnostic error = error_at(span);
        std::string first = describe(own), second = describe(root);
        first = llvm::StringRef(first).starts_with("'") ? first : "";
        bool has_name = llvm::StringRef(second).starts_with("'");
        if (first.empty() || !has_name)
          error << "the replacement may have another type than the root";
        else
          error << "the replacement has type " << first << ", the root has " << second;
        Var a = classes_[own].type_variable, b = classes_[root].type_variable;
        if (a != no_var && b != no_var)
          error << "; they are equal only if 'where " << rule_.variables[a].name
                << " == " << rule_.variables[b].name << "'";
        return false;
      }
      values.push_back(new_node(nodes[i], root));
    }
    if (!values.back())
      return false;
  }
  rule_.result = add_list(values);
  return true;
}

}  // namespace pliron::rules
