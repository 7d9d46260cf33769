#pragma once
// Records of the `llvm` dialect: integer and float arithmetic, comparisons, conversions, select,
// freeze, vectors. The meaning of each op is that of the LLVM instruction of its name.

#include "dialects/llvm/record_shapes.h"

namespace pliron::llvm_dialect {

// Integers. Division is not Pure, since it is undefined for a zero divisor and so cannot be moved
// up freely; its hook says that it has no effect all the same, so that it can be merged and
// dropped.

struct AddOp : Op<AddOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::wrapping_binary("llvm.add", "Adds integers; wraps unless a flag says otherwise.",
                              {Trait::Pure, Trait::Commutative, Trait::SameOperandsAndResultType});
};
struct SubOp : Op<SubOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::wrapping_binary("llvm.sub", "Subtracts integers; wraps unless a flag says otherwise.",
                              {Trait::Pure, Trait::SameOperandsAndResultType});
};
struct MulOp : Op<MulOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::wrapping_binary(
      "llvm.mul", "Multiplies integers; wraps unless a flag says otherwise.",
      {Trait::Pure, Trait::Commutative, Trait::SameOperandsAndResultType});
};
struct UDivOp : Op<UDivOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::exact_binary("llvm.udiv", "Divides unsigned integers, rounding towards zero.",
                           {Trait::ReadsMemory, Trait::SameOperandsAndResultType});
  void effects(MemoryEffects&) {}
};
struct SDivOp : Op<SDivOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::exact_binary("llvm.sdiv", "Divides signed integers, rounding towards zero.",
                           {Trait::ReadsMemory, Trait::SameOperandsAndResultType});
  void effects(MemoryEffects&) {}
};
struct URemOp : Op<URemOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::int_binary("llvm.urem", "The remainder of an unsigned division.",
                         {Trait::ReadsMemory, Trait::SameOperandsAndResultType});
  void effects(MemoryEffects&) {}
};
struct SRemOp : Op<SRemOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::int_binary(
      "llvm.srem", "The remainder of a signed division; it has the sign of the dividend.",
      {Trait::ReadsMemory, Trait::SameOperandsAndResultType});
  void effects(MemoryEffects&) {}
};
struct AndOp : Op<AndOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::int_binary("llvm.and", "Bitwise and.",
                         {Trait::Pure, Trait::Commutative, Trait::SameOperandsAndResultType});
};
struct OrOp : Op<OrOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.or",
      .summary = "Bitwise or; `isDisjoint` promises that no bit is set in both.",
      .operands = {{"lhs", IntOrIntVector}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"res", SameTypeAs{"lhs"}}},
      .attrs = {{"isDisjoint", UnitAttrConstraint, Presence::Optional, Refining}},
      .traits = {Trait::Pure, Trait::Commutative, Trait::SameOperandsAndResultType},
      .format = "(`disjoint` $isDisjoint^)? $lhs `,` $rhs attr-dict `:` type($res)",
  };
};
struct XorOp : Op<XorOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::int_binary("llvm.xor", "Bitwise exclusive or.",
                         {Trait::Pure, Trait::Commutative, Trait::SameOperandsAndResultType});
};
struct ShlOp : Op<ShlOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::wrapping_binary(
      "llvm.shl", "Shifts left; poison when the amount is not below the width.",
      {Trait::Pure, Trait::SameOperandsAndResultType});
};
struct LShrOp : Op<LShrOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::exact_binary(
      "llvm.lshr",
      "Shifts right and fills with zeros; poison when the amount is not below the width.",
      {Trait::Pure, Trait::SameOperandsAndResultType});
};
struct AShrOp : Op<AShrOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::exact_binary(
      "llvm.ashr",
      "Shifts right and fills with the sign; poison when the amount is not below the width.",
      {Trait::Pure, Trait::SameOperandsAndResultType});
};

// Comparisons.

struct ICmpOp : Op<ICmpOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.icmp",
      .summary = "Compares integers or pointers.",
      .operands = {{"lhs", IntOrPointerOrVector}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"res", TypeFrom{"lhs", "the comparison type", comparison_type}}},
      .attrs = {{"predicate", IcmpPredicateKind}},
      .traits = {Trait::Pure},
      .format = "custom<Predicate>($predicate) $lhs `,` $rhs attr-dict `:` type($lhs)",
      .directives = icmp_directives,
  };
  IcmpPredicate predicate() const {
    return static_cast<IcmpPredicate>(attr<"predicate">().as<IntegerAttr>().as_int());
  }
};
struct FCmpOp : Op<FCmpOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.fcmp",
      .summary = "Compares floats.",
      .operands = {{"lhs", FloatOrFloatVector}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"res", TypeFrom{"lhs", "the comparison type", comparison_type}}},
      .attrs = {{"predicate", FcmpPredicateKind}, shapes::fastmath},
      .traits = {Trait::Pure},
      .format = "custom<Predicate>($predicate) $lhs `,` $rhs attr-dict `:` type($lhs)",
      .directives = fcmp_directives,
  };
  FcmpPredicate predicate() const {
    return static_cast<FcmpPredicate>(attr<"predicate">().as<IntegerAttr>().as_int());
  }
};

// Floats.

struct FAddOp : Op<FAddOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::float_binary("llvm.fadd", "Adds floats.",
                           {Trait::Pure, Trait::Commutative, Trait::SameOperandsAndResultType});
};
struct FSubOp : Op<FSubOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::float_binary(
      "llvm.fsub", "Subtracts floats.", {Trait::Pure, Trait::SameOperandsAndResultType});
};
struct FMulOp : Op<FMulOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::float_binary("llvm.fmul", "Multiplies floats.",
                           {Trait::Pure, Trait::Commutative, Trait::SameOperandsAndResultType});
};
struct FDivOp : Op<FDivOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::float_binary(
      "llvm.fdiv", "Divides floats.", {Trait::Pure, Trait::SameOperandsAndResultType});
};
struct FRemOp : Op<FRemOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::float_binary(
      "llvm.frem", "The remainder of a division of floats, as C's fmod gives it.",
      {Trait::Pure, Trait::SameOperandsAndResultType});
};
struct FNegOp : Op<FNegOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.fneg",
      .summary = "Flips the sign bit of a float.",
      .operands = {{"operand", FloatOrFloatVector}},
      .results = {{"res", SameTypeAs{"operand"}}},
      .attrs = {shapes::fastmath},
      .traits = {Trait::Pure, Trait::SameOperandsAndResultType},
      .format = "$operand attr-dict `:` type($res)",
  };
};

// Conversions.

struct TruncOp : Op<TruncOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::cast("llvm.trunc", "Cuts an integer to fewer bits.", IntOrIntVector, IntOrIntVector,
                   {{"overflowFlags", OverflowFlagsKind, Default{"none"}, Refining}},
                   "$arg (`overflow` `<` $overflowFlags^ `>`)? attr-dict `:` type($arg) `to` "
                   "type($res)");
  LogicalResult verify();
};
struct ZExtOp : Op<ZExtOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::cast(
      "llvm.zext", "Widens an integer with zeros.", IntOrIntVector, IntOrIntVector,
      {{"nonNeg", UnitAttrConstraint, Presence::Optional, Refining}}, shapes::nneg_cast_format);
  LogicalResult verify();
};
struct SExtOp : Op<SExtOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::cast("llvm.sext", "Widens an integer with its sign.", IntOrIntVector, IntOrIntVector);
  LogicalResult verify();
};
struct FPTruncOp : Op<FPTruncOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::cast("llvm.fptrunc", "Rounds a float to a narrower type.",
                                            FloatOrFloatVector, FloatOrFloatVector);
  LogicalResult verify();
};
struct FPExtOp : Op<FPExtOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::cast("llvm.fpext", "Widens a float.", FloatOrFloatVector, FloatOrFloatVector);
  LogicalResult verify();
};
struct FPToSIOp : Op<FPToSIOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::cast(
      "llvm.fptosi", "Converts a float to a signed integer; poison when it does not fit.",
      FloatOrFloatVector, IntOrIntVector);
  LogicalResult verify();
};
struct FPToUIOp : Op<FPToUIOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::cast(
      "llvm.fptoui", "Converts a float to an unsigned integer; poison when it does not fit.",
      FloatOrFloatVector, IntOrIntVector);
  LogicalResult verify();
};
struct SIToFPOp : Op<SIToFPOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::cast("llvm.sitofp", "Converts a signed integer to a float.",
                                            IntOrIntVector, FloatOrFloatVector);
  LogicalResult verify();
};
struct UIToFPOp : Op<UIToFPOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::cast(
      "llvm.uitofp", "Converts an unsigned integer to a float.", IntOrIntVector, FloatOrFloatVector,
      {{"nonNeg", UnitAttrConstraint, Presence::Optional, Refining}}, shapes::nneg_cast_format);
  LogicalResult verify();
};
struct PtrToIntOp : Op<PtrToIntOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::cast("llvm.ptrtoint", "The address of a pointer as an integer.",
                   PointerOrPointerVector, IntOrIntVector);
  LogicalResult verify();
};
struct IntToPtrOp : Op<IntToPtrOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::cast(
      "llvm.inttoptr", "An integer as a pointer.", IntOrIntVector, PointerOrPointerVector,
      {{"dereferenceable", DereferenceableKind, Presence::Optional}},
      "$arg (`dereferenceable` `` $dereferenceable^)? attr-dict `:` type($arg) `to` type($res)");
  LogicalResult verify();
};
struct BitcastOp : Op<BitcastOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::cast("llvm.bitcast", "The same bits as another type of the same size.", NonAggregate,
                   NonAggregate);
  LogicalResult verify();
};
struct AddrSpaceCastOp : Op<AddrSpaceCastOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::cast("llvm.addrspacecast", "A pointer in another address space.",
                   PointerOrPointerVector, PointerOrPointerVector);
  LogicalResult verify();
};

// Others.

struct SelectOp : Op<SelectOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.select",
      .summary = "One of two values, element by element for a vector condition.",
      .operands = {{"condition", BoolOrBoolVector},
                   {"trueValue", FirstClass},
                   {"falseValue", SameTypeAs{"trueValue"}}},
      .results = {{"res", SameTypeAs{"trueValue"}}},
      .attrs = {shapes::fastmath},
      .traits = {Trait::Pure},
      .format = "operands attr-dict `:` type($condition) `,` type($res)",
  };
};
struct FreezeOp : Op<FreezeOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.freeze",
      .summary = "The operand, or some fixed value when it is undef or poison.",
      .operands = {{"val", FirstClass}},
      .results = {{"res", SameTypeAs{"val"}}},
      .traits = {Trait::Pure},
      .format = "$val attr-dict `:` type($val)",
  };
};
struct ExtractElementOp : Op<ExtractElementOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.extractelement",
      .summary = "One element of a vector.",
      .operands = {{"vector", AnyVector}, {"position", SignlessInteger}},
      .results = {{"res", TypeFrom{"vector", "the element type", scalar_type}}},
      .traits = {Trait::Pure},
      .format = "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
  };
};
struct InsertElementOp : Op<InsertElementOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.insertelement",
      .summary = "A vector with one element replaced.",
      .operands = {{"vector", AnyVector},
                   {"value", TypeFrom{"vector", "the element type", scalar_type}},
                   {"position", SignlessInteger}},
      .results = {{"res", SameTypeAs{"vector"}}},
      .traits = {Trait::Pure},
      .format =
          "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` "
          "type($vector)",
  };
};
struct ShuffleVectorOp : Op<ShuffleVectorOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.shufflevector",
      .summary = "Elements chosen from two vectors; -1 in the mask is poison.",
      .operands = {{"v1", AnyVector}, {"v2", SameTypeAs{"v1"}}},
      .results = {{"res", AnyVector}},
      .attrs = {{"mask", DenseI32Array}},
      .traits = {Trait::Pure},
      .format =
          "$v1 `,` $v2 $mask attr-dict `:` "
          "custom<ShuffleType>(type($v1), type($res), ref($mask))",
      .directives = shuffle_directives,
  };
  LogicalResult verify();
};

}  // namespace pliron::llvm_dialect
