#include "passes/rules/type_classes.h"

#include <set>

#include "ir/builtin_types.h"
#include "ir/dialect.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

namespace pliron::rules {

ClassId TypeClasses::make() {
  auto id = static_cast<ClassId>(classes_.size());
  classes_.emplace_back().parent = id;
  return id;
}

ClassId TypeClasses::find(ClassId id) const {
  while (classes_[id].parent != id)
    id = classes_[id].parent;
  return id;
}

bool TypeClasses::same(ClassId a, ClassId b) const {
  a = find(a);
  b = find(b);
  return a == b || (classes_[a].fixed && classes_[a].fixed == classes_[b].fixed);
}

TypeClasses::Clash TypeClasses::join(ClassId a, ClassId b) {
  a = find(a);
  b = find(b);
  if (a == b)
    return Clash::None;
  Class &first = classes_[a], &second = classes_[b];
  if (first.fixed && second.fixed && !(first.fixed == second.fixed))
    return Clash::Types;
  for (const Wanted& x : first.wanted)
    for (const Wanted& y : second.wanted)
      if (are_disjoint(x.constraint, y.constraint))
        return Clash::Types;
  for (auto [typed, other] : {std::pair(&first, &second), std::pair(&second, &first)})
    for (const Wanted& wanted : other->wanted)
      if (typed->fixed && !wanted.constraint.accepts(typed->fixed))
        return Clash::Types;
  if (first.is_known && second.is_known && !(first.fixed && second.fixed))
    return Clash::Known;
  second.parent = a;
  if (!first.fixed) {
    first.fixed = second.fixed;
    first.fixed_place = second.fixed_place;
  }
  first.wanted.append(second.wanted);
  if (first.type_variable == no_var)
    first.type_variable = second.type_variable;
  if (first.value == no_var)
    first.value = second.value;
  if (first.root_result < 0)
    first.root_result = second.root_result;
  if (!first.match_node)
    first.match_node = second.match_node;
  if (!first.expr)
    first.expr = second.expr;
  first.is_known |= second.is_known;
  return Clash::None;
}

bool TypeClasses::fix(ClassId id, Type type, Span place, Span& other) {
  Class& into = at(id);
  if (into.fixed) {
    other = into.fixed_place;
    return into.fixed == type;
  }
  for (const Wanted& wanted : into.wanted) {
    other = wanted.place;
    if (!wanted.constraint.accepts(type))
      return false;
  }
  into.fixed = type;
  into.fixed_place = place;
  return true;
}

bool TypeClasses::want(ClassId id, TypeConstraint constraint, Span place, Wanted& other) {
  if (constraint.is_any())
    return true;
  Class& into = at(id);
  for (const Wanted& wanted : into.wanted) {
    if (wanted.constraint.node == constraint.node)
      return true;
    other = wanted;
    if (are_disjoint(wanted.constraint, constraint))
      return false;
  }
  if (into.fixed && !constraint.accepts(into.fixed)) {
    other = {{}, into.fixed_place};
    return false;
  }
  into.wanted.push_back({constraint, place});
  return true;
}

void TypeClasses::finish_left() {
  for (ClassId id = 1; id < classes_.size(); ++id)
    classes_[id].is_known = true;
}

// Which kinds of types a constraint accepts at most. ----------------------------------------------

namespace {

// Kinds by the ids of their records; of shaped ones with the kinds of their elements.
struct Kinds {
  bool all = false;
  std::set<std::pair<std::uint64_t, std::uint64_t>> some = {};  // kind and element; 0: any element

  static Kinds everything() { return {true}; }
  static Kinds one(std::uint64_t kind, std::uint64_t element = 0) {
    return {false, {{kind, element}}};
  }
};

bool overlap(std::pair<std::uint64_t, std::uint64_t> a, std::pair<std::uint64_t, std::uint64_t> b) {
  return a.first == b.first && (a.second == b.second || a.second == 0 || b.second == 0);
}

Kinds kinds_of(const ConstraintNode* node, unsigned depth) {
  static constexpr unsigned max_depth = 16;
  if (!node || depth > max_depth)
    return Kinds::everything();
  switch (node->kind) {
    case ConstraintKind::Named:
      return kinds_of(node->parts.empty() ? nullptr : node->parts[0], depth + 1);
    case ConstraintKind::AnyOf: {
      Kinds sum;
      for (const ConstraintNode* part : node->parts) {
        Kinds kinds = kinds_of(part, depth + 1);
        if (kinds.all)
          return kinds;
        sum.some.insert(kinds.some.begin(), kinds.some.end());
      }
      return sum;
    }
    case ConstraintKind::AllOf:
      for (const ConstraintNode* part : node->parts)
        if (Kinds kinds = kinds_of(part, depth + 1); !kinds.all)
          return kinds;  // the others only make it smaller
      return Kinds::everything();
    case ConstraintKind::Integer:
      return Kinds::one(IntegerType::id());
    case ConstraintKind::Float:
      return Kinds::one(FloatType::id());
    case ConstraintKind::Base:
      return Kinds::one(node->id);
    case ConstraintKind::Shaped: {
      Kinds element = kinds_of(node->parts.empty() ? nullptr : node->parts[0], depth + 1);
      if (element.all)
        return Kinds::one(node->id);
      Kinds shaped;
      for (auto [kind, inner] : element.some)
        shaped.some.insert({node->id, kind});
      return shaped;
    }
    default:
      return Kinds::everything();
  }
}

}  // namespace

bool are_disjoint(TypeConstraint a, TypeConstraint b) {
  if (a.is_any() || b.is_any() || a.node == b.node)
    return false;
  Kinds x = kinds_of(a.node, 0), y = kinds_of(b.node, 0);
  if (x.all || y.all)
    return false;
  return llvm::none_of(x.some, [&](auto kind) {
    return llvm::any_of(y.some, [&](auto other) { return overlap(kind, other); });
  });
}

static unsigned max_width(const ConstraintNode* node, unsigned depth) {
  static constexpr unsigned max_depth = 16;
  if (!node || depth > max_depth)
    return 0;
  switch (node->kind) {
    case ConstraintKind::Named:
    case ConstraintKind::Shaped:
      return max_width(node->parts.empty() ? nullptr : node->parts[0], depth + 1);
    case ConstraintKind::AnyOf: {
      unsigned most = 0;
      for (const ConstraintNode* part : node->parts) {
        unsigned width = max_width(part, depth + 1);
        if (width == 0)
          return 0;
        most = std::max(most, width);
      }
      return most;
    }
    case ConstraintKind::Integer: {
      std::int64_t most = 0;
      for (std::int64_t width : node->numbers)
        most = std::max(most, width);
      return static_cast<unsigned>(most);
    }
    default:
      return 0;
  }
}

unsigned max_integer_width(TypeConstraint constraint) {
  return max_width(constraint.node, 0);
}

std::string constraint_name(TypeConstraint constraint) {
  const ConstraintNode* node = constraint.node;
  if (node && node->kind == ConstraintKind::Named)
    return "'" + std::string(node->name) + "'";
  return constraint.description();
}

// Constraints by name. ----------------------------------------------------------------------------

namespace {

// A constraint that has a name, and those in it.
void add_named(const ConstraintNode* node, unsigned depth, llvm::StringMap<TypeConstraint>& found) {
  static constexpr unsigned max_depth = 16;
  if (!node || depth > max_depth)
    return;
  llvm::StringRef name(node->name.data(), node->name.size());
  if (node->kind == ConstraintKind::Named || node->kind == ConstraintKind::Native)
    found.try_emplace(name, TypeConstraint{node});
  bool has_types = node->kind == ConstraintKind::Named || node->kind == ConstraintKind::AnyOf ||
                   node->kind == ConstraintKind::AllOf || node->kind == ConstraintKind::Not ||
                   node->kind == ConstraintKind::Shaped;
  if (has_types)
    for (const ConstraintNode* part : node->parts)
      add_named(part, depth + 1, found);
}

constexpr TypeConstraint signed_int = SignedIntegerOf<>;
constexpr TypeConstraint unsigned_int = UnsignedIntegerOf<>;
constexpr TypeConstraint int_vector = VectorOf<AnyInteger>;
constexpr TypeConstraint float_vector = VectorOf<AnyFloat>;

}  // namespace

void collect_type_constraints(Context& context, llvm::StringMap<TypeConstraint>& found) {
  static constexpr std::pair<llvm::StringLiteral, TypeConstraint> constants[] = {
      {"AnyInteger", AnyInteger},
      {"SignlessInteger", SignlessInteger},
      {"SignedInt", signed_int},
      {"UnsignedInt", unsigned_int},
      {"AnyFloat", AnyFloat},
      {"Index", pliron::Index},
      {"IntVector", int_vector},
      {"FloatVector", float_vector},
      {"AnyIntegerOrIndex", AnyIntegerOrIndex}};
  for (const DialectInfo* dialect : context.dialects()) {
    for (const OpInfo* op : dialect->ops) {
      for (const ValueDef& value : op->def->operands)
        add_named(value.type.node, 0, found);
      for (const ValueDef& value : op->def->results)
        add_named(value.type.node, 0, found);
    }
  }
  for (const auto& [name, constraint] : constants)
    found.try_emplace(name, constraint);
}

}  // namespace pliron::rules
