#pragma once
// How one op is declared: a plain constexpr record. The parser, printer, verifier, builders and
// documentation read this record and nothing else.
//
//   struct AddOp : Op<AddOp> {
//     static constexpr OpDef def{
//         .name = "llvm.add",
//         .summary = "Integer addition that wraps unless a flag says otherwise.",
//         .operands = {{"lhs", AnyInteger}, {"rhs", SameTypeAs{"lhs"}}},
//         .results = {{"res", SameTypeAs{"lhs"}}},
//         .attrs = {{"overflowFlags", AnyAttr, Presence::Optional}},
//         .traits = {Trait::Pure, Trait::Commutative},
//     };
//   };
//
// Groups of operands, results and successors are single unless they are Optional or Variadic. When
// more than one operand (result) group is not single, their sizes are kept in an inherent attribute
// `operandSegmentSizes` (`resultSegmentSizes`) that the record gets by itself.

#include "ir/constraints.h"
#include "ir/def_support.h"

namespace pliron {

enum class Arity : std::uint8_t { Single, Optional, Variadic };

// Wrappers that say more about a group than its constraint does.
struct Optional { TypeConstraint type; };
struct Variadic { TypeConstraint type; };
// The same type as the first value of another group, which comes earlier or is an operand.
struct SameTypeAs { std::string_view group; };

// One named group of operands or results.
struct ValueDef {
  std::string_view name;
  TypeConstraint type;
  Arity arity = Arity::Single;
  std::string_view same_as;  // name of another group, or ""

  constexpr ValueDef() = default;
  constexpr ValueDef(std::string_view n, TypeConstraint t) : name(n), type(t) {}
  constexpr ValueDef(std::string_view n, Optional o) : name(n), type(o.type), arity(Arity::Optional) {}
  constexpr ValueDef(std::string_view n, Variadic v) : name(n), type(v.type), arity(Arity::Variadic) {}
  constexpr ValueDef(std::string_view n, SameTypeAs s) : name(n), same_as(s.group) {}
};

enum class Presence : std::uint8_t { Required, Optional };

// One inherent attribute: a slot of the op.
struct AttrSlotDef {
  std::string_view name;
  AttrConstraint constraint = AnyAttr;
  Presence presence = Presence::Required;
};

struct RegionDef {
  std::string_view name;
  Arity arity = Arity::Single;
};

// One group of successors. `operands` names the operand group that the op passes to the block's
// arguments; only a group of one successor can have it (others say so with the successor_operands
// hook).
struct SuccessorDef {
  std::string_view name;
  std::string_view operands = {};
  Arity arity = Arity::Single;
};

enum class Trait : std::uint32_t {
  Terminator = 1u << 0,         // ends its block
  IsolatedFromAbove = 1u << 1,  // its regions use no value from outside
  SymbolTable = 1u << 2,        // its one region holds symbols
  Symbol = 1u << 3,             // has `sym_name`
  Pure = 1u << 4,               // no side effect, may be speculated
  Commutative = 1u << 5,
  SameOperandsAndResultType = 1u << 6,
  ConstantLike = 1u << 7,       // the value is its attribute `value`
  NoTerminator = 1u << 8,       // its blocks need no terminator
  SingleBlock = 1u << 9,        // each of its regions has one block
  GraphRegion = 1u << 10,       // no order, no dominance inside its regions
  ReadsMemory = 1u << 11,       // its only effect is to read; may be dropped when unused
  WritesMemory = 1u << 12,      // its only effect is to write
  Convergent = 1u << 13,        // must not be made control-dependent on more
  Allocates = 1u << 14,         // gives fresh memory; may be dropped when unused
  FunctionLike = 1u << 15,      // `function_type` and one body region, maybe empty
  ReturnLike = 1u << 16,        // gives its operands to the op around it
};

struct Traits {
  std::uint32_t bits = 0;
  constexpr Traits(std::initializer_list<Trait> all = {}) {
    for (Trait trait : all)
      bits |= static_cast<std::uint32_t>(trait);
  }
  constexpr bool has(Trait trait) const { return bits & static_cast<std::uint32_t>(trait); }
};

struct OpDef {
  std::string_view name;     // in full: "llvm.add"
  std::string_view summary;  // one sentence, for docs and editors
  StaticList<ValueDef, 8> operands = {};
  StaticList<ValueDef, 4> results = {};
  StaticList<AttrSlotDef, 24> attrs = {};
  StaticList<RegionDef, 3> regions = {};
  StaticList<SuccessorDef, 3> successors = {};
  Traits traits = {};
  // Declarative assembly format; "" means the generic form. See docs/assembly-format.md.
  std::string_view format = {};
};

// Rules for a record, checked while compiling by make_op().
constexpr bool has_full_name(const OpDef& def) {
  auto dot = def.name.find('.');
  return dot != std::string_view::npos && dot != 0 && dot + 1 < def.name.size();
}
template <typename List>
constexpr bool names_are_unique(const List& list) {
  for (int i = 0; i < list.size(); ++i)
    if (list[i].name.empty() || list.index_of(list[i].name) != i)
      return false;
  return true;
}
constexpr bool names_do_not_clash(const OpDef& def) {
  for (const ValueDef& group : def.operands)
    if (def.attrs.index_of(group.name) >= 0 || def.regions.index_of(group.name) >= 0 ||
        def.successors.index_of(group.name) >= 0)
      return false;
  return true;
}
template <typename List>
constexpr int multi_groups(const List& list) {
  int n = 0;
  for (const auto& group : list)
    n += group.arity != Arity::Single;
  return n;
}
constexpr bool same_as_names_exist(const OpDef& def) {
  for (const auto* list : {&def.operands})
    for (const ValueDef& group : *list)
      if (!group.same_as.empty() && def.operands.index_of(group.same_as) < 0)
        return false;
  for (const ValueDef& group : def.results)
    if (!group.same_as.empty() && def.operands.index_of(group.same_as) < 0 &&
        def.results.index_of(group.same_as) < 0)
      return false;
  return true;
}
constexpr bool successor_operands_exist(const OpDef& def) {
  for (const SuccessorDef& group : def.successors)
    if (!group.operands.empty() && def.operands.index_of(group.operands) < 0)
      return false;
  return true;
}

}  // namespace pliron
