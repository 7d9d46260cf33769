#pragma once
// Records of the `mir` dialect: constants, arithmetic, comparisons, casts.

#include "dialects/mir/constraints.h"
#include "dialects/mir/format.h"
#include "ir/op.h"

namespace pliron::mir {

// Records that several ops share but for their name and summary.
namespace shapes {
// add, sub, mul. `unchecked`: overflow of an integer gives poison, as LLVM's flags say, and only
// using that is undefined, so that these may run early.
constexpr OpDef wrapping(std::string_view name, std::string_view summary, Traits traits) {
  return {.name = name,
          .summary = summary,
          .operands = {{"lhs", IntOrFloat}, {"rhs", SameTypeAs{"lhs"}}},
          .results = {{"result", SameTypeAs{"lhs"}}},
          .attrs = {{"unchecked", UnitAttrConstraint, Presence::Optional}},
          .traits = traits,
          .format = "$lhs `,` $rhs (`unchecked` $unchecked^)? attr-dict `:` type($result)"};
}
// div and rem are not Pure: undefined for a zero divisor and for overflow, which a mir.assert in
// front excludes, so that they may not run earlier. Their hooks say that they have no effect all
// the same, so that they can be merged and dropped.
constexpr OpDef dividing(std::string_view name, std::string_view summary) {
  return {.name = name,
          .summary = summary,
          .operands = {{"lhs", IntOrFloat}, {"rhs", SameTypeAs{"lhs"}}},
          .results = {{"result", SameTypeAs{"lhs"}}},
          .traits = {Trait::ReadsMemory},
          .format = "$lhs `,` $rhs attr-dict `:` type($result)"};
}
constexpr OpDef bitwise(std::string_view name, std::string_view summary) {
  return {.name = name,
          .summary = summary,
          .operands = {{"lhs", IntOrBool}, {"rhs", SameTypeAs{"lhs"}}},
          .results = {{"result", SameTypeAs{"lhs"}}},
          .traits = {Trait::Pure, Trait::Commutative},
          .format = "$lhs `,` $rhs attr-dict `:` type($result)"};
}
// Shifts take an amount of any integer type, masked to the width of the value; `unchecked`: an
// amount beyond the width gives poison.
constexpr OpDef shift(std::string_view name, std::string_view summary) {
  return {.name = name,
          .summary = summary,
          .operands = {{"value", AnyInteger}, {"amount", AnyInteger}},
          .results = {{"result", SameTypeAs{"value"}}},
          .attrs = {{"unchecked", UnitAttrConstraint, Presence::Optional}},
          .traits = {Trait::Pure},
          .format =
              "$value `,` $amount (`unchecked` $unchecked^)? attr-dict `:` type($result) `,` "
              "type($amount)"};
}
// The wrapped result, and whether it wrapped.
constexpr OpDef with_overflow(std::string_view name, std::string_view summary) {
  return {.name = name,
          .summary = summary,
          .operands = {{"lhs", AnyInteger}, {"rhs", SameTypeAs{"lhs"}}},
          .results = {{"result", SameTypeAs{"lhs"}}, {"overflow", I1}},
          .traits = {Trait::Pure},
          .format = "$lhs `,` $rhs attr-dict `:` type($result)"};
}
}  // namespace shapes

struct ConstantOp : Op<ConstantOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.constant",
      .summary = "An integer, bool or float.",
      .results = {{"result", IntOrFloat}},
      .attrs = {{"value", AnyAttr}},
      .traits = {Trait::Pure, Trait::ConstantLike},
      .format = "attr-dict custom<TypedValue>($value, type($result))",
      .directives = text::constant_directives,
  };
  LogicalResult verify();
  FoldResult fold(FoldInput);
};

struct UndefOp : Op<UndefOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.undef",
      .summary = "An uninitialised value.",
      .results = {{"result", Scalar}},
      .traits = {Trait::Pure},
      .format = "attr-dict `:` type($result)",
  };
};

struct AddOp : Op<AddOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::wrapping("mir.add", "Addition: wrapping on integers, IEEE on floats.",
                       {Trait::Pure, Trait::Commutative});
};

struct SubOp : Op<SubOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::wrapping(
      "mir.sub", "Subtraction: wrapping on integers, IEEE on floats.", {Trait::Pure});
};

struct MulOp : Op<MulOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::wrapping("mir.mul", "Multiplication: wrapping on integers, IEEE on floats.",
                       {Trait::Pure, Trait::Commutative});
};

struct DivOp : Op<DivOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::dividing(
      "mir.div", "Division, truncating on integers; rustc has excluded zero and overflow.");
  void effects(MemoryEffects&) {}
};

struct RemOp : Op<RemOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::dividing(
      "mir.rem", "Remainder with the sign of the left side; rustc has excluded zero and overflow.");
  void effects(MemoryEffects&) {}
};

struct AndOp : Op<AndOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::bitwise("mir.and", "Bitwise and.");
};

struct OrOp : Op<OrOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::bitwise("mir.or", "Bitwise or.");
};

struct XorOp : Op<XorOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::bitwise("mir.xor", "Bitwise exclusive or.");
};

struct ShlOp : Op<ShlOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::shift("mir.shl", "Shift left.");
};

struct ShrOp : Op<ShrOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::shift(
      "mir.shr", "Shift right: arithmetic on signed integers, logical on unsigned ones.");
};

struct NegOp : Op<NegOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.neg",
      .summary = "Negation: wrapping on integers, the sign bit of floats.",
      .operands = {{"operand", IntOrFloat}},
      .results = {{"result", SameTypeAs{"operand"}}},
      .traits = {Trait::Pure},
      .format = "$operand attr-dict `:` type($result)",
  };
};

struct NotOp : Op<NotOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.not",
      .summary = "Bitwise not.",
      .operands = {{"operand", IntOrBool}},
      .results = {{"result", SameTypeAs{"operand"}}},
      .traits = {Trait::Pure},
      .format = "$operand attr-dict `:` type($result)",
  };
};

struct AddWithOverflowOp : Op<AddWithOverflowOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::with_overflow("mir.add_with_overflow", "Addition that says whether it wrapped.");
};

struct SubWithOverflowOp : Op<SubWithOverflowOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::with_overflow("mir.sub_with_overflow", "Subtraction that says whether it wrapped.");
};

struct MulWithOverflowOp : Op<MulWithOverflowOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::with_overflow(
      "mir.mul_with_overflow", "Multiplication that says whether it wrapped.");
};

inline constexpr AttrConstraint ComparePredicate =
    Named<"ComparePredicate", "eq, ne, lt, le, gt or ge",
          StringAttrOf<"eq", "ne", "lt", "le", "gt", "ge">>;

// `predicate` is MIR's name in lower case. Signed or unsigned by the operands' type. On floats `ne`
// is true and all others are false when a side is NaN.
struct CompareOp : Op<CompareOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.compare",
      .summary = "Compares two values of one type.",
      .operands = {{"lhs", Comparable}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"result", I1}},
      .attrs = {{"predicate", ComparePredicate}},
      .traits = {Trait::Pure},
      .format = "custom<Predicate>($predicate) $lhs `,` $rhs attr-dict `:` type($lhs)",
      .directives = text::compare_directives,
  };
};

// MIR's Cmp: -1, 0 or 1 (si8) as core::cmp::Ordering has it.
struct ThreeWayCompareOp : Op<ThreeWayCompareOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.three_way_compare",
      .summary = "Compares two values: -1 when the left one is less, 0 when equal, 1 when greater.",
      .operands = {{"lhs", IntOrBool}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"result", AnyInteger}},
      .traits = {Trait::Pure},
      .format = "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)",
  };
  LogicalResult verify();
};

inline constexpr AttrConstraint CastKindName =
    NativeAttr<"mir.CastKindName", "the name of a cast of MIR's", is_cast_kind, sample_cast_kind>;

// `kind` is MIR's: IntToInt, FloatToInt (saturating, NaN gives 0), FloatToFloat, IntToFloat,
// PtrToPtr, PointerExposeProvenance, PointerWithExposedProvenance, Transmute (same size, between
// scalars), Unsize from a pointer to an array to one to a slice.
struct CastOp : Op<CastOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.cast",
      .summary = "Converts a scalar or pointer, as MIR's cast of that kind does.",
      .operands = {{"operand", Scalar}},
      .results = {{"result", Scalar}},
      .attrs = {{"kind", CastKindName}},
      .traits = {Trait::Pure},
      .format = "custom<CastKind>($kind) $operand attr-dict `:` type($operand) `to` type($result)",
      .directives = text::cast_directives,
  };
  LogicalResult verify();
  FoldResult fold(FoldInput);
};

// The kinds of mir.cast, by what they do.
enum class CastKind : std::uint8_t {
  Unknown,
  IntToInt,
  FloatToInt,
  FloatToFloat,
  IntToFloat,
  PtrToPtr,  // also MutToConstPointer and ArrayToPointer
  ExposeProvenance,
  WithExposedProvenance,
  Transmute,
  Unsize,
};
// A coercion may be spelt as in MIR, `PointerCoercion(Unsize, Implicit)`, or by its own name.
CastKind cast_kind(llvm::StringRef spelling);
// The names of their own.
llvm::SmallVector<llvm::StringRef, 16> cast_kind_names();

}  // namespace pliron::mir
