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
//         .attrs = {{"overflowFlags", EnumAttrOf<OverflowEnum>, Default{"none"}, Refining}},
//         .traits = {Trait::Pure, Trait::Commutative},
//         .format = "$lhs `,` $rhs (`overflow` `` `<` $overflowFlags^ `>`)? attr-dict `:` "
//                   "type($res)",
//     };
//   };
//
// Groups of operands, results, regions and successors are single unless they are Optional or
// Variadic. When more than one operand (result) group is not single, their sizes are kept in an
// inherent attribute `operandSegmentSizes` (`resultSegmentSizes`) that the record gets by itself.
// Of regions and of successors at most one group is not single.

#include "ir/constraints.h"
#include "ir/def_support.h"

namespace pliron {

struct CustomDirective;

enum class Arity : std::uint8_t { Single, Optional, Variadic };

// Wrappers that say more about a group than its constraint does.
struct Optional {
  TypeConstraint type;
};
struct Variadic {
  TypeConstraint type;
};
// The same type as the first value of another group, which comes earlier or is an operand.
struct SameTypeAs {
  std::string_view group;
};
// A type that follows from that of another group by a function of the type alone, which may return
// null when there is none. `what` completes "must have ... of "lhs"": "the comparison type".
struct TypeFrom {
  std::string_view group;
  std::string_view what;
  Type (*derive)(Type);
};

// One named group of operands or results.
struct ValueDef {
  std::string_view name;
  TypeConstraint type;
  Arity arity = Arity::Single;
  std::string_view same_as;  // name of another group, or ""
  // With it, from TypeFrom: what makes the type out of that group's.
  Type (*derive)(Type) = nullptr;
  std::string_view derive_what = {};

  constexpr ValueDef() = default;
  constexpr ValueDef(std::string_view n, TypeConstraint t) : name(n), type(t) {}
  constexpr ValueDef(std::string_view n, Optional o)
      : name(n), type(o.type), arity(Arity::Optional) {}
  constexpr ValueDef(std::string_view n, Variadic v)
      : name(n), type(v.type), arity(Arity::Variadic) {}
  constexpr ValueDef(std::string_view n, SameTypeAs s, Arity a = Arity::Single)
      : name(n), arity(a), same_as(s.group) {}
  constexpr ValueDef(std::string_view n, TypeFrom t)
      : name(n), same_as(t.group), derive(t.derive), derive_what(t.what) {}
};

// Says of an attribute that an op means the same or allows less when it is not there, so that
// passes may always drop it: `nsw`, fast-math flags, alignment hints.
struct RefiningTag {};
inline constexpr RefiningTag Refining{};

// One inherent attribute: a slot of the op. One with a Default is there from the start when an op
// is made without it.
struct AttrSlotDef {
  std::string_view name;
  AttrConstraint constraint = AnyAttr;
  Presence presence = Presence::Required;
  std::string_view default_text = {};  // of Default
  bool refining = false;

  constexpr AttrSlotDef() = default;
  constexpr AttrSlotDef(std::string_view n, AttrConstraint c = AnyAttr,
                        Presence p = Presence::Required)
      : name(n), constraint(c), presence(p) {}
  constexpr AttrSlotDef(std::string_view n, AttrConstraint c, Presence p, RefiningTag)
      : name(n), constraint(c), presence(p), refining(true) {}
  constexpr AttrSlotDef(std::string_view n, AttrConstraint c, Default d)
      : name(n), constraint(c), presence(Presence::Optional), default_text(d.text) {}
  constexpr AttrSlotDef(std::string_view n, AttrConstraint c, Default d, RefiningTag)
      : AttrSlotDef(n, c, d) {
    refining = true;
  }

  constexpr bool has_default() const { return !default_text.empty(); }
};

// What a region must be. `description` completes "must have ...".
struct RegionConstraint {
  std::string_view description = {};
  std::uint32_t min_blocks = 0;
  std::uint32_t max_blocks = UINT32_MAX;
  std::int32_t arguments = -1;  // of the entry block, when there is one; -1: any number

  // The same with that many arguments.
  constexpr RegionConstraint with_arguments(int n) const {
    RegionConstraint changed = *this;
    changed.arguments = n;
    return changed;
  }
};
inline constexpr RegionConstraint AnyRegion{};
inline constexpr RegionConstraint OneBlock{"one block", 1, 1};
inline constexpr RegionConstraint AtMostOneBlock{"at most one block", 0, 1};
inline constexpr RegionConstraint NotEmpty{"a block", 1};

struct RegionDef {
  std::string_view name;
  Arity arity = Arity::Single;
  RegionConstraint constraint = {};

  constexpr RegionDef() = default;
  constexpr RegionDef(std::string_view n, Arity a = Arity::Single) : name(n), arity(a) {}
  constexpr RegionDef(std::string_view n, RegionConstraint c, Arity a = Arity::Single)
      : name(n), arity(a), constraint(c) {}
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
  Commutative = 1u << 5,        // the order of its operands does not matter
  SameOperandsAndResultType = 1u << 6,
  ConstantLike = 1u << 7,   // the value is its attribute `value`
  NoTerminator = 1u << 8,   // its blocks need no terminator
  SingleBlock = 1u << 9,    // each of its regions has one block
  GraphRegion = 1u << 10,   // no order, no dominance inside its regions
  ReadsMemory = 1u << 11,   // its only effect is to read; may be dropped when unused
  WritesMemory = 1u << 12,  // its only effect is to write
  Convergent = 1u << 13,    // must not be made control-dependent on more
  Allocates = 1u << 14,     // gives fresh memory; may be dropped when unused
  FunctionLike = 1u << 15,  // `function_type` and one body region, maybe empty
  ReturnLike = 1u << 16,    // gives its operands to the op around it
  SameTypeOperands = 1u << 17,
  SameOperandsElementType = 1u << 18,  // the same, and shapes of it
  SameOperandsAndResultElementType = 1u << 19,
  RecursiveMemoryEffects = 1u << 20,  // has the effects of the ops in its regions, and no others
  Idempotent = 1u << 21,              // f(f(x)) is f(x); of two operands: f(x, x) is x
  Involution = 1u << 22,              // f(f(x)) is x
};

// "Terminator", as in the code above; "" for what is no trait.
std::string_view trait_name(Trait trait);

struct Traits {
  std::uint32_t bits = 0;
  constexpr Traits(std::initializer_list<Trait> all = {}) {
    for (Trait trait : all)
      bits |= static_cast<std::uint32_t>(trait);
  }
  constexpr bool has(Trait trait) const { return bits & static_cast<std::uint32_t>(trait); }
};

// A name in a list of names.
struct NameDef {
  std::string_view name;
  constexpr NameDef() = default;
  constexpr NameDef(const char* n) : name(n) {}
  constexpr NameDef(std::string_view n) : name(n) {}
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
  // The ops in whose regions it may stand, by their full names; anywhere when there is none.
  StaticList<NameDef, 4> parents = {};
  // The op without operands, results and required attributes with which each block of its regions
  // ends; it need not be written in the custom form. Each region then has at most one block.
  std::string_view implicit_terminator = {};
  // What running it costs beside an integer addition, which is 1; rewriting must not make it grow.
  std::uint16_t cost = 1;
  // Declarative assembly format; "" means the generic form. See docs/assembly-format.md.
  std::string_view format = {};
  // What custom<...> in the format calls (ir/custom_directive.h).
  StaticSpan<CustomDirective> directives = {};
  std::string_view description = {};  // more than the summary, in Markdown
};

template <typename List>
constexpr int multi_groups(const List& list) {
  int n = 0;
  for (const auto& group : list)
    n += group.arity != Arity::Single;
  return n;
}

}  // namespace pliron
