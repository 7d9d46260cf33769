#pragma once
// Records of the `mir` dialect: constants, arithmetic, comparisons, casts.

#include "dialects/mir/constraints.h"
#include "dialects/mir/format.h"
#include "ir/op.h"

namespace pliron::mir {

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

// `unchecked` on add, sub, mul: overflow of an integer gives poison, as LLVM's flags say, and only
// using that is undefined, so that these may run early.
struct AddOp : Op<AddOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.add",
      .summary = "Addition: wrapping on integers, IEEE on floats.",
      .operands = {{"lhs", IntOrFloat}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"result", SameTypeAs{"lhs"}}},
      .attrs = {{"unchecked", UnitAttrConstraint, Presence::Optional}},
      .traits = {Trait::Pure, Trait::Commutative},
      .format = "$lhs `,` $rhs (`unchecked` $unchecked^)? attr-dict `:` type($result)",
  };
  FoldResult fold(FoldInput);
};

struct SubOp : Op<SubOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.sub",
      .summary = "Subtraction: wrapping on integers, IEEE on floats.",
      .operands = {{"lhs", IntOrFloat}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"result", SameTypeAs{"lhs"}}},
      .attrs = {{"unchecked", UnitAttrConstraint, Presence::Optional}},
      .traits = {Trait::Pure},
      .format = "$lhs `,` $rhs (`unchecked` $unchecked^)? attr-dict `:` type($result)",
  };
  FoldResult fold(FoldInput);
};

struct MulOp : Op<MulOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.mul",
      .summary = "Multiplication: wrapping on integers, IEEE on floats.",
      .operands = {{"lhs", IntOrFloat}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"result", SameTypeAs{"lhs"}}},
      .attrs = {{"unchecked", UnitAttrConstraint, Presence::Optional}},
      .traits = {Trait::Pure, Trait::Commutative},
      .format = "$lhs `,` $rhs (`unchecked` $unchecked^)? attr-dict `:` type($result)",
  };
  FoldResult fold(FoldInput);
};

// Division is not Pure: it is undefined for a zero divisor and for overflow, which a mir.assert in
// front excludes, so that it may not run earlier. The hook says that it has no effect all the same,
// so that it can be merged and dropped.
struct DivOp : Op<DivOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.div",
      .summary = "Division, truncating on integers; rustc has excluded zero and overflow.",
      .operands = {{"lhs", IntOrFloat}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"result", SameTypeAs{"lhs"}}},
      .traits = {Trait::ReadsMemory},
      .format = "$lhs `,` $rhs attr-dict `:` type($result)",
  };
  void effects(MemoryEffects&) {}
  FoldResult fold(FoldInput);
};

struct RemOp : Op<RemOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.rem",
      .summary = "Remainder with the sign of the left side; rustc has excluded zero and overflow.",
      .operands = {{"lhs", IntOrFloat}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"result", SameTypeAs{"lhs"}}},
      .traits = {Trait::ReadsMemory},
      .format = "$lhs `,` $rhs attr-dict `:` type($result)",
  };
  void effects(MemoryEffects&) {}
  FoldResult fold(FoldInput);
};

struct AndOp : Op<AndOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.and",
      .summary = "Bitwise and.",
      .operands = {{"lhs", IntOrBool}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"result", SameTypeAs{"lhs"}}},
      .traits = {Trait::Pure, Trait::Commutative},
      .format = "$lhs `,` $rhs attr-dict `:` type($result)",
  };
  FoldResult fold(FoldInput);
};

struct OrOp : Op<OrOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.or",
      .summary = "Bitwise or.",
      .operands = {{"lhs", IntOrBool}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"result", SameTypeAs{"lhs"}}},
      .traits = {Trait::Pure, Trait::Commutative},
      .format = "$lhs `,` $rhs attr-dict `:` type($result)",
  };
  FoldResult fold(FoldInput);
};

struct XorOp : Op<XorOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.xor",
      .summary = "Bitwise exclusive or.",
      .operands = {{"lhs", IntOrBool}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"result", SameTypeAs{"lhs"}}},
      .traits = {Trait::Pure, Trait::Commutative},
      .format = "$lhs `,` $rhs attr-dict `:` type($result)",
  };
  FoldResult fold(FoldInput);
};

// Shifts take an amount of any integer type, masked to the width of the value; `unchecked`: an
// amount beyond the width gives poison.
struct ShlOp : Op<ShlOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.shl",
      .summary = "Shift left.",
      .operands = {{"value", AnyInteger}, {"amount", AnyInteger}},
      .results = {{"result", SameTypeAs{"value"}}},
      .attrs = {{"unchecked", UnitAttrConstraint, Presence::Optional}},
      .traits = {Trait::Pure},
      .format =
          "$value `,` $amount (`unchecked` $unchecked^)? attr-dict `:` type($result) `,` "
          "type($amount)",
  };
  FoldResult fold(FoldInput);
};

struct ShrOp : Op<ShrOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.shr",
      .summary = "Shift right: arithmetic on signed integers, logical on unsigned ones.",
      .operands = {{"value", AnyInteger}, {"amount", AnyInteger}},
      .results = {{"result", SameTypeAs{"value"}}},
      .attrs = {{"unchecked", UnitAttrConstraint, Presence::Optional}},
      .traits = {Trait::Pure},
      .format =
          "$value `,` $amount (`unchecked` $unchecked^)? attr-dict `:` type($result) `,` "
          "type($amount)",
  };
  FoldResult fold(FoldInput);
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
  FoldResult fold(FoldInput);
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
  FoldResult fold(FoldInput);
};

// The wrapped result, and whether it wrapped.
struct AddWithOverflowOp : Op<AddWithOverflowOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.add_with_overflow",
      .summary = "Addition that says whether it wrapped.",
      .operands = {{"lhs", AnyInteger}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"result", SameTypeAs{"lhs"}}, {"overflow", I1}},
      .traits = {Trait::Pure},
      .format = "$lhs `,` $rhs attr-dict `:` type($result)",
  };
};

struct SubWithOverflowOp : Op<SubWithOverflowOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.sub_with_overflow",
      .summary = "Subtraction that says whether it wrapped.",
      .operands = {{"lhs", AnyInteger}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"result", SameTypeAs{"lhs"}}, {"overflow", I1}},
      .traits = {Trait::Pure},
      .format = "$lhs `,` $rhs attr-dict `:` type($result)",
  };
};

struct MulWithOverflowOp : Op<MulWithOverflowOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.mul_with_overflow",
      .summary = "Multiplication that says whether it wrapped.",
      .operands = {{"lhs", AnyInteger}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"result", SameTypeAs{"lhs"}}, {"overflow", I1}},
      .traits = {Trait::Pure},
      .format = "$lhs `,` $rhs attr-dict `:` type($result)",
  };
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
  FoldResult fold(FoldInput);
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
