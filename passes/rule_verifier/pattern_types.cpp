#include "passes/rule_verifier/pattern_types.h"

#include "ir/builtin_types.h"
#include "ir/random.h"
#include "llvm/ADT/STLExtras.h"
#include "passes/rule_verifier/eval_program.h"

namespace pliron::rules {

PatternTypes::ClassId PatternTypes::make() {
  parents_.push_back(static_cast<ClassId>(parents_.size()));
  classes_.emplace_back();
  return parents_.back();
}

PatternTypes::ClassId PatternTypes::find(ClassId id) const {
  while (parents_[id] != id)
    id = parents_[id];
  return id;
}

void PatternTypes::join(ClassId a, ClassId b) {
  a = find(a);
  b = find(b);
  if (a == b)
    return;
  Class& into = classes_[a];
  Class& from = classes_[b];
  into.wanted.insert(into.wanted.end(), from.wanted.begin(), from.wanted.end());
  if (!into.fixed)
    into.fixed = from.fixed;
  if (!into.derive) {
    into.derive = from.derive;
    into.from = from.from;
  }
  parents_[b] = a;
}

PatternTypes::ClassId PatternTypes::of_variable(Var variable) {
  if (variables_[variable] == none)
    variables_[variable] = make();
  return variables_[variable];
}

bool PatternTypes::collect(const CheckedRule& rule, std::string& reason) {
  rule_ = &rule;
  node_classes_.assign(rule.nodes.size(), none);
  result_classes_.assign(rule.nodes.size(), {});
  variables_.assign(rule.variables.size(), none);
  return collect_node(rule.match, reason);
}

// As deep as the pattern, which the parser bounds.
bool PatternTypes::collect_node(Index index, std::string& reason) {
  const CheckedNode& node = rule_->nodes[index];
  if (node.is_spread) {
    reason = "it matches groups of any size";
    return false;
  }
  if (node.kind == NodeKind::List) {
    for (Index element : rule_->list(node.operands))
      if (!collect_node(element, reason))
        return false;
    return true;
  }
  ClassId id = node_classes_[index] = make();
  if (node.kind == NodeKind::Op && !collect_op(index, reason))
    return false;
  if (node.variable != no_var && (node.kind == NodeKind::Value || node.kind == NodeKind::Constant))
    join(id, of_variable(node.variable));
  if (node.bind != no_var)
    join(id, of_variable(node.bind));
  if (node.type == 0)
    return true;
  const CheckedExpr& type = rule_->exprs[node.type];
  if (type.op == ExprOp::Variable)
    join(id, of_variable(type.variable));
  else if (type.op == ExprOp::Type)
    classes_[find(id)].fixed = type.constant_type;
  return true;
}

bool PatternTypes::collect_op(Index index, std::string& reason) {
  const CheckedNode& node = rule_->nodes[index];
  const OpDef& def = *node.op->def;
  if (def.regions.size() > 0 || node.has_successors || def.successors.size() > 0) {
    reason =
        (node.op->name.str() + " has " + (def.regions.size() > 0 ? "regions" : "successors")).str();
    return false;
  }
  std::vector<std::pair<std::string_view, ClassId>> named;
  auto add = [&](const ValueDef& value, ClassId id) {
    classes_[find(id)].wanted.push_back(value.type);
    for (auto [name, other] : named) {
      if (value.same_as.empty() || name != value.same_as)
        continue;
      if (!value.derive) {
        join(other, id);
      } else {
        classes_[find(id)].from = other;
        classes_[find(id)].derive = value.derive;
      }
      break;
    }
    named.emplace_back(value.name, id);
  };
  llvm::ArrayRef<Index> groups = rule_->list(node.operands);
  for (std::size_t i = 0; i < groups.size(); ++i) {
    if (!collect_node(groups[i], reason))
      return false;
    const CheckedNode& group = rule_->nodes[groups[i]];
    const ValueDef& value = def.operands[static_cast<int>(i)];
    if (group.kind != NodeKind::List)
      add(value, node_classes_[groups[i]]);
    else
      for (Index element : rule_->list(group.operands))
        add(value, node_classes_[element]);
  }
  for (const ValueDef& value : def.results) {
    if (value.arity != Arity::Single) {
      if (def.results.size() != 1) {
        reason = (node.op->name.str() + " has several groups of results").str();
        return false;
      }
      // Others than those that the pattern is about do not matter.
      int count = node.num_results >= 0 ? node.num_results : std::max<int>(node.result, 0) + 1;
      for (int i = 0; i < count; ++i) {
        result_classes_[index].push_back(make());
        add(value, result_classes_[index].back());
      }
      continue;
    }
    result_classes_[index].push_back(make());
    add(value, result_classes_[index].back());
  }
  auto result = static_cast<std::size_t>(std::max<int>(node.result, 0));
  if (result < result_classes_[index].size())
    join(node_classes_[index], result_classes_[index][result]);
  return true;
}

std::vector<Type> PatternTypes::candidates(ClassId id, Context& context, Random& random) const {
  const Class& wanted = classes_[id];
  if (wanted.fixed)
    return {wanted.fixed};
  auto accepts = [&](Type type) {
    return llvm::all_of(wanted.wanted, [&](TypeConstraint one) { return one.accepts(type); });
  };
  std::vector<Type> found;
  for (Signedness sign : {Signedness::Signless, Signedness::Unsigned, Signedness::Signed}) {
    if (sign == Signedness::Unsigned && !found.empty())
      break;
    for (unsigned width : {1, 2, 3, 4, 5, 8, 16, 32, 64})
      if (Type type = IntegerType::get(context, width, sign); accepts(type))
        found.push_back(type);
  }
  for (FloatKind kind : {FloatKind::F16, FloatKind::F32, FloatKind::F64})
    if (Type type = FloatType::get(context, kind); accepts(type))
      found.push_back(type);
  if (!found.empty())
    return found;
  for (TypeConstraint one : wanted.wanted)
    if (Type type = sample(one, context, random); type && accepts(type))
      return {type};
  return {};
}

// What follows from other classes. False when it contradicts what a class must be.
bool PatternTypes::derive_others(Choice& choice) const {
  for (std::size_t round = 0; round < parents_.size(); ++round) {
    bool changed = false;
    for (ClassId id = 0; id < parents_.size(); ++id) {
      const Class& one = classes_[id];
      if (find(id) != id || !one.derive || !choice[find(one.from)])
        continue;
      Type type = one.derive(choice[find(one.from)]);
      if (!type || (choice[id] && choice[id] != type))
        return false;
      changed |= !choice[id];
      choice[id] = type;
    }
    if (!changed)
      break;
  }
  for (ClassId id = 0; id < parents_.size(); ++id) {
    if (find(id) != id)
      continue;
    if (!choice[id] || !llvm::all_of(classes_[id].wanted,
                                     [&](TypeConstraint one) { return one.accepts(choice[id]); }))
      return false;
  }
  return true;
}

static bool is_small(Type type) {
  IntegerType integer = type.try_as<IntegerType>();
  return integer ? integer.width() <= 5 : !type.is<FloatType>();
}

PatternTypes::Choices PatternTypes::choices(Context& context, Random& random,
                                            std::size_t max_large) const {
  std::vector<ClassId> free;
  std::vector<std::vector<Type>> types;
  std::size_t product = 1;
  constexpr std::size_t max_product = 4096;
  for (ClassId id = 0; id < parents_.size(); ++id) {
    if (find(id) != id || classes_[id].derive)
      continue;
    free.push_back(id);
    types.push_back(candidates(id, context, random));
    product *= types.back().size();
    // So many classes are too many for all types; the last ones, which are the widest, go.
    while (product > max_product) {
      std::vector<Type>& most = *llvm::max_element(
          types, [](const auto& a, const auto& b) { return a.size() < b.size(); });
      if (most.size() <= 1)
        break;
      product = product / most.size() * (most.size() - 1);
      most.pop_back();
    }
  }
  Choices result;
  for (std::size_t number = 0; number < product; ++number) {
    Choice choice(parents_.size());
    std::size_t rest = number;
    for (std::size_t i = 0; i < free.size(); ++i) {
      choice[free[i]] = types[i][rest % types[i].size()];
      rest /= types[i].size();
    }
    if (!derive_others(choice))
      continue;
    bool small = llvm::all_of(choice, [](Type type) { return !type || is_small(type); });
    (small ? result.small : result.large).push_back(std::move(choice));
  }
  // A part of many, the same each time.
  for (std::size_t i = 0; i < result.large.size() && result.large.size() > max_large; ++i)
    std::swap(result.large[i], result.large[i + random.below(result.large.size() - i)]);
  if (result.large.size() > max_large)
    result.large.resize(max_large);
  return result;
}

}  // namespace pliron::rules
