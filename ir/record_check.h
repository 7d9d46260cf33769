#pragma once
// The rules for records of ops, types, attributes and enumerations, in constexpr functions that say
// what is wrong. Records in C++ are checked while compiling, where their dialect is put together
// (ir/dialect.h), those that are made at run time when they are registered.

#include "ir/enum_def.h"
#include "ir/op_def.h"
#include "ir/param_def.h"
#include "ir/record_text.h"

namespace pliron {

// `dialect.name`, in characters that need no quotes.
constexpr bool is_full_name(std::string_view name) {
  auto dot = name.find('.');
  return dot != std::string_view::npos && dot + 1 < name.size() && detail::is_keyword(name);
}

constexpr Mistake check_enum(const EnumDef& def) {
  Mistake mistake;
  if (def.cases.empty())
    return mistake.add("enumeration '").add(def.name).add("' has no cases");
  for (int i = 0; i < def.cases.size(); ++i) {
    const EnumCase& entry = def.cases[i];
    if (!detail::is_keyword(entry.name))
      return mistake.add("case '")
          .add(entry.name)
          .add("' of enumeration '")
          .add(def.name)
          .add("' is not a keyword");
    for (int k = 0; k < i; ++k)
      if (def.cases[k].name == entry.name || def.cases[k].value == entry.value)
        return mistake.add("cases '")
            .add(def.cases[k].name)
            .add("' and '")
            .add(entry.name)
            .add("' of enumeration '")
            .add(def.name)
            .add("' have one name or one value");
  }
  return mistake;
}

// Checks one op; see the functions' names.
class OpRecordCheck {
 public:
  constexpr explicit OpRecordCheck(const OpDef& def) : def_(def) {}

  constexpr Mistake check() {
    check_names();
    check_values();
    check_attributes();
    check_successors();
    check_traits();
    check_surroundings();
    return mistake_;
  }

 private:
  constexpr void fail(std::string_view a, std::string_view b = {}, std::string_view c = {},
                      std::string_view d = {}, std::string_view e = {}) {
    if (!mistake_)
      mistake_.add("record of op '").add(def_.name).add("': ").add(a).add(b).add(c).add(d).add(e);
  }

  template <typename List>
  constexpr void check_unique(const List& list, std::string_view what) {
    for (int i = 0; i < list.size(); ++i) {
      if (list[i].name.empty())
        fail(what, " without a name");
      else if (list.index_of(list[i].name) != i)
        fail("two ", what, "s are called '", list[i].name, "'");
    }
  }
  template <typename A, typename B>
  constexpr void check_apart(const A& a, std::string_view what, const B& b,
                             std::string_view other) {
    for (const auto& entry : a)
      if (b.index_of(entry.name) >= 0)
        fail(what, " '", entry.name, "' has the name of ", other);
  }
  constexpr void check_names() {
    if (!is_full_name(def_.name))
      fail("the name of an op must be 'dialect.op'");
    if (def_.summary.empty())
      fail("an op needs a summary");
    check_unique(def_.operands, "operand");
    check_unique(def_.results, "result");
    check_unique(def_.attrs, "attribute");
    check_unique(def_.regions, "region");
    check_unique(def_.successors, "successor");
    check_apart(def_.operands, "operand", def_.results, "a result");
    check_apart(def_.operands, "operand", def_.attrs, "an attribute");
    check_apart(def_.operands, "operand", def_.regions, "a region");
    check_apart(def_.operands, "operand", def_.successors, "a successor");
    check_apart(def_.attrs, "attribute", def_.regions, "a region");
    check_apart(def_.attrs, "attribute", def_.successors, "a successor");
    check_apart(def_.regions, "region", def_.successors, "a successor");
  }

  constexpr void check_values() {
    for (const ValueDef& group : def_.operands)
      if (!group.same_as.empty() && def_.operands.index_of(group.same_as) < 0)
        fail("the type of '", group.name, "' follows from '", group.same_as,
             "', which is no operand");
    for (const ValueDef& group : def_.results)
      if (!group.same_as.empty() && def_.operands.index_of(group.same_as) < 0 &&
          def_.results.index_of(group.same_as) < 0)
        fail("the type of '", group.name, "' follows from '", group.same_as,
             "', which the op does not have");
    if (multi_groups(def_.regions) > 1)
      fail("at most one group of regions can be optional or variadic");
    if (multi_groups(def_.successors) > 1)
      fail("at most one group of successors can be optional or variadic");
  }

  constexpr void check_attributes() {
    for (const AttrSlotDef& attr : def_.attrs) {
      if (attr.name == "operandSegmentSizes" || attr.name == "resultSegmentSizes")
        fail("attribute '", attr.name, "' comes by itself where it is needed");
      if (attr.refining && attr.presence == Presence::Required)
        fail("attribute '", attr.name, "' can be dropped, so it must be optional");
      const ConstraintNode* node = attr.constraint.node;
      while (node && node->kind == ConstraintKind::Named)
        node = node->parts[0];
      if (!node || !node->enumeration)
        continue;
      std::int64_t value = 0;
      if (Mistake wrong = check_enum(*node->enumeration))
        fail(wrong.view());
      else if (attr.has_default() && !parse_enum(*node->enumeration, attr.default_text, value))
        fail("default '", attr.default_text, "' of attribute '", attr.name,
             "' is not one of its cases");
    }
  }

  constexpr void check_successors() {
    for (const SuccessorDef& group : def_.successors) {
      if (group.operands.empty())
        continue;
      if (def_.operands.index_of(group.operands) < 0)
        fail("successor '", group.name, "' gets operands '", group.operands,
             "', which the op does not have");
      if (group.arity != Arity::Single)
        fail("successor '", group.name, "' is not one block, so it cannot name its operands");
    }
  }

  constexpr bool has(Trait trait) const { return def_.traits.has(trait); }
  constexpr void check_traits() {
    if (has(Trait::Symbol) && def_.attrs.index_of("sym_name") < 0)
      fail("trait Symbol needs an attribute 'sym_name'");
    if (has(Trait::SymbolTable) && def_.regions.size() != 1)
      fail("trait SymbolTable needs one region");
    if (has(Trait::ConstantLike) &&
        (def_.operands.size() != 0 || def_.results.size() != 1 || def_.attrs.index_of("value") < 0))
      fail("trait ConstantLike needs no operands, one result and an attribute 'value'");
    if (has(Trait::FunctionLike) &&
        (def_.attrs.index_of("function_type") < 0 || def_.regions.size() != 1))
      fail("trait FunctionLike needs an attribute 'function_type' and one region");
    if (has(Trait::ReturnLike) && !has(Trait::Terminator))
      fail("trait ReturnLike needs trait Terminator");
    if (has(Trait::Pure) && (has(Trait::ReadsMemory) || has(Trait::WritesMemory) ||
                             has(Trait::Allocates) || has(Trait::RecursiveMemoryEffects)))
      fail("trait Pure contradicts traits that say an op has effects");
    if (has(Trait::RecursiveMemoryEffects) && def_.regions.empty())
      fail("trait RecursiveMemoryEffects needs a region");
    if (has(Trait::Commutative) && !has_two_operands())
      fail("trait Commutative needs two operands");
    if (has(Trait::Involution) && !is_unary())
      fail("trait Involution needs one operand and one result");
    if (has(Trait::Idempotent) && (def_.results.size() != 1 || def_.operands.empty() ||
                                   def_.operands.size() > 2 || multi_groups(def_.operands) > 0))
      fail("trait Idempotent needs one or two operands and one result");
    bool needs_operands = has(Trait::SameTypeOperands) || has(Trait::SameOperandsElementType) ||
                          has(Trait::SameOperandsAndResultElementType) ||
                          has(Trait::SameOperandsAndResultType);
    if (needs_operands && def_.operands.empty())
      fail("a trait on the types of operands needs operands");
    bool needs_results =
        has(Trait::SameOperandsAndResultElementType) || has(Trait::SameOperandsAndResultType);
    if (needs_results && def_.results.empty())
      fail("a trait on the types of results needs a result");
  }
  constexpr bool has_two_operands() const {
    return def_.operands.size() > 1 ||
           (def_.operands.size() == 1 && def_.operands[0].arity == Arity::Variadic);
  }
  constexpr bool is_unary() const {
    return def_.operands.size() == 1 && def_.results.size() == 1 &&
           multi_groups(def_.operands) == 0;
  }

  constexpr void check_surroundings() {
    for (const NameDef& parent : def_.parents)
      if (!is_full_name(parent.name))
        fail("'", parent.name, "' is not the full name of a parent op");
    if (def_.implicit_terminator.empty())
      return;
    if (!is_full_name(def_.implicit_terminator))
      fail("'", def_.implicit_terminator, "' is not the full name of a terminator");
    if (has(Trait::NoTerminator))
      fail("trait NoTerminator contradicts an implicit terminator");
    if (def_.regions.empty())
      fail("an implicit terminator needs a region");
  }

  const OpDef& def_;
  Mistake mistake_;
};

constexpr Mistake check_record(const OpDef& def) {
  return OpRecordCheck(def).check();
}

// Whether `text` is a default of a parameter that is a number, a bool or a case; those of types and
// attributes are read when the dialect is registered. Any string will do.
constexpr bool is_param_default(const ParamDef& param) {
  std::string_view text = param.default_text;
  std::int64_t value = 0;
  if (const EnumDef* enumeration = param.enumeration())
    return parse_enum(*enumeration, text, value);
  switch (param.kind) {
    case ParamKind::Int:
      return detail::is_integer_text(text);
    case ParamKind::UInt:
      return detail::is_integer_text(text) && text[0] != '-';
    case ParamKind::Bool:
      return text == "true" || text == "false";
    case ParamKind::TypeList:
    case ParamKind::AttrList:
    case ParamKind::IntList:
      return false;
    default:
      return true;
  }
}

// TypeDef or AttrDef; `kind` is "type" or "attribute". The format is checked elsewhere.
template <typename Def>
constexpr Mistake check_param_record(const Def& def, std::string_view kind) {
  Mistake mistake;
  auto start = [&]() -> Mistake& {
    return mistake.add("record of ").add(kind).add(" '").add(def.name).add("': ");
  };
  if (!is_full_name(def.name))
    return start().add("its name must be 'dialect.name'");
  if (def.summary.empty())
    return start().add("it needs a summary");
  if ((def.print == nullptr) != (def.parse == nullptr))
    return start().add("it has only one of the hooks 'print' and 'parse'");
  if (def.print && !def.format.empty())
    return start().add("it has both a format and hooks");
  bool optional = false;
  for (int i = 0; i < def.params.size(); ++i) {
    const ParamDef& param = def.params[i];
    if (param.name.empty() || def.params.index_of(param.name) != i)
      return start().add("a parameter has no name, or two have one name");
    if (!param.default_text.empty() && !is_param_default(param))
      return start()
          .add("'")
          .add(param.default_text)
          .add("' cannot be the default of parameter '")
          .add(param.name)
          .add("'");
    if (const EnumDef* enumeration = param.enumeration())
      if (Mistake wrong = check_enum(*enumeration))
        return start().add(wrong.view());
    if (optional && !param.is_optional() && !def.print && def.format.empty())
      return start()
          .add("parameter '")
          .add(param.name)
          .add("' stands behind one that can be left out, which needs a format");
    optional |= param.is_optional();
  }
  return mistake;
}
constexpr Mistake check_record(const TypeDef& def) {
  Mistake mistake = check_param_record(def, "type");
  if (mistake || !def.recursive)
    return mistake;
  auto start = [&]() -> Mistake& {
    return mistake.add("record of type '").add(def.name).add("': ");
  };
  // The name must be written, and something behind it, or text would not tell a type from its name.
  if (def.params.size() < 2 || def.params[0].kind != ParamKind::String ||
      def.params[0].is_optional())
    return start().add(
        "a recursive type needs a name, a string that is not optional, and parameters behind it");
  if (!def.print && def.format.empty() && def.params[1].is_optional())
    return start()
        .add("parameter '")
        .add(def.params[1].name)
        .add("' behind the name of a recursive type can be left out, which needs a format");
  return mistake;
}
constexpr Mistake check_record(const AttrDef& def) {
  Mistake mistake = check_param_record(def, "attribute");
  if (!mistake && def.bracketed && !def.print && def.format.empty())
    return mistake.add("record of attribute '")
        .add(def.name)
        .add("': the bracketed form needs hooks or a format");
  return mistake;
}

}  // namespace pliron
