// Checks of whole rules: effects, growth, traps, terminators, variables that nobody uses. See
// checker.h.

#include "llvm/ADT/STLExtras.h"
#include "passes/rules/checker.h"

namespace pliron::rules {

namespace {

// What an op does at most, as far as its record says.
enum class Effect : std::uint8_t {
  None,
  Droppable,  // may trap or read, but may go when it is not used
  Full,
};

Effect effect_of(const OpInfo& op) {
  if (op.has(Trait::Pure) || op.has(Trait::ConstantLike) || op.has(Trait::Terminator))
    return Effect::None;
  if (op.has(Trait::ReadsMemory) || op.has(Trait::Allocates))
    return Effect::Droppable;
  return Effect::Full;
}

// Which nodes belong to the right side.
struct RightSide {
  llvm::SmallVector<bool, 32> nodes;
  bool has_native = false;

  explicit RightSide(const CheckedRule& rule) : nodes(rule.nodes.size()) {
    llvm::SmallVector<Index, 16> open(rule.list(rule.result));
    for (const CheckedStatement& statement : rule.statements)
      open.append(rule.list(statement.values).begin(), rule.list(statement.values).end());
    while (!open.empty()) {
      Index index = open.pop_back_val();
      if (nodes[index])
        continue;
      nodes[index] = true;
      const CheckedNode& node = rule.nodes[index];
      has_native |= node.kind == NodeKind::Native;
      llvm::append_range(open, rule.list(node.operands));
    }
  }
};

}  // namespace

void RuleChecker::terminators() {
  if (!rule_.root_op().has(Trait::Terminator))
    return;
  llvm::ArrayRef<Index> result = rule_.list(rule_.result);
  Index last = result.size() == 1 ? result[0] : 0;
  if (!last && !rule_.is_erase && !rule_.statements.empty())
    last = rule_.list(rule_.statements.back().values).back();
  const CheckedNode& node = rule_.nodes[last];
  bool is_right = last && (node.kind == NodeKind::Native ||
                           (node.kind == NodeKind::Op && node.op->has(Trait::Terminator)));
  if (!is_right)
    error_at(source().result_span) << "a terminator must be replaced by a terminator";
}

void RuleChecker::effects() {
  RightSide right(rule_);
  const OpInfo& root = rule_.root_op();
  Effect before = Effect::None, after = Effect::None;
  for (Index i = 1; i < rule_.nodes.size(); ++i)
    if (rule_.nodes[i].op && !right.nodes[i])
      before = std::max(before, effect_of(*rule_.nodes[i].op));
  for (Index i = 1; i < rule_.nodes.size(); ++i) {
    if (!rule_.nodes[i].op || !right.nodes[i])
      continue;
    const OpInfo& op = *rule_.nodes[i].op;
    Effect effect = effect_of(op);
    after = std::max(after, effect);
    if (effect == Effect::Full && effect_of(root) != Effect::Full &&
        !(rule_.allow & AllowEffects) && !root.has(Trait::Terminator))
      error_at(rule_.nodes[i].span) << "rule '" << rule_.name << "' adds the effects of '"
                                    << op.name << "'; say 'allow(effects)' if that is meant";
    else if (effect == Effect::Droppable && before == Effect::None && !rule_.is_convert &&
             !(rule_.allow & AllowSpeculate))
      error_at(rule_.nodes[i].span)
          << "rule '" << rule_.name << "' may trap where the original did not: '" << op.name
          << "'; say 'allow(speculate)'";
  }
  bool drops = effect_of(root) == Effect::Full && after != Effect::Full && !right.has_native;
  if (drops && !(rule_.allow & AllowEffects))
    error_at(source().name_span) << "rule '" << rule_.name << "' drops the effects of '"
                                 << root.name << "'; say 'allow(effects)' if that is meant";
}

// Ops that are sure to die are the root, and inner ones that only it used and nothing uses again.
void RuleChecker::growth() {
  RightSide right(rule_);
  if (rule_.is_convert || right.has_native || (rule_.allow & AllowGrow))
    return;
  llvm::SmallVector<bool, 16> reused(rule_.variables.size());
  unsigned created = 0, dying = 0;
  for (Index i = 1; i < rule_.nodes.size(); ++i) {
    const CheckedNode& node = rule_.nodes[i];
    if (!right.nodes[i])
      continue;
    created += node.kind == NodeKind::Op && node.op->def->cost > 0;
    if (node.kind == NodeKind::Value)
      reused[node.variable] = true;
  }
  llvm::SmallVector<Index, 16> open{rule_.match};
  while (!open.empty()) {
    const CheckedNode& node = rule_.nodes[open.pop_back_val()];
    bool is_root = &node == &rule_.nodes[rule_.match];
    bool dies = node.kind == NodeKind::Op && (is_root || node.once) &&
                (node.bind == no_var || !reused[node.bind]);
    dying += dies;
    if (dies || node.kind == NodeKind::List)
      llvm::append_range(open, rule_.list(node.operands));
  }
  if (created > dying)
    error_at(source().name_span) << "rule '" << rule_.name << "' creates " << created
                                 << (created == 1 ? " op" : " ops") << " while only " << dying
                                 << (dying == 1 ? " is" : " are")
                                 << " sure to die; use 'once' or 'allow(grow)'";
}

// A second occurrence on the left side is a use: both must be equal.
void RuleChecker::unused_variables() {
  for (const CheckedNode& node : rule_.nodes)
    if (node.variable != no_var && !node.binds)
      used_.insert(node.variable);
  for (const CheckedAttr& attr : rule_.attrs)
    if (attr.variable != no_var && !attr.binds)
      used_.insert(attr.variable);
  for (const CheckedExpr& expr : rule_.exprs)
    if (expr.op == ExprOp::Variable && !expr.binds)
      used_.insert(expr.variable);
  for (Var var = 0; var < rule_.variables.size(); ++var) {
    const Variable& variable = rule_.variables[var];
    if (used_.contains(var) || variable.name.empty())
      continue;
    llvm::StringRef advice;
    if (variable.kind == VarKind::Value)
      advice = "write '_'";
    else if (variable.kind == VarKind::Values)
      advice = "write '_...'";
    else if (variable.kind == VarKind::Attr)
      advice = "write '_'";
    else if (variable.kind == VarKind::Let || variable.kind == VarKind::Type)
      advice = "leave it out";
    else
      continue;
    checker_.warning_at(variable.span)
        << "'" << variable.name << "' is bound but never used; " << advice;
  }
}

}  // namespace pliron::rules
