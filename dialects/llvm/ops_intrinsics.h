#pragma once
// Records of the `llvm` dialect: intrinsics that have an op of their own, with MLIR's names. Others
// are called with llvm.call_intrinsic (llvm.fptosi.sat and llvm.fptoui.sat among them, as in MLIR).

#include "dialects/llvm/record_shapes.h"

namespace pliron::llvm_dialect {

// Integers.

struct SAddOverflowOp : Op<SAddOverflowOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::with_overflow(
      "llvm.intr.sadd.with.overflow", "Adds signed integers and says whether that overflowed.",
      {Trait::Pure, Trait::Commutative});
};
struct UAddOverflowOp : Op<UAddOverflowOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::with_overflow(
      "llvm.intr.uadd.with.overflow", "Adds unsigned integers and says whether that overflowed.",
      {Trait::Pure, Trait::Commutative});
};
struct SSubOverflowOp : Op<SSubOverflowOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::with_overflow(
      "llvm.intr.ssub.with.overflow", "Subtracts signed integers and says whether that overflowed.",
      {Trait::Pure});
};
struct USubOverflowOp : Op<USubOverflowOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::with_overflow(
      "llvm.intr.usub.with.overflow",
      "Subtracts unsigned integers and says whether that overflowed.", {Trait::Pure});
};
struct SMulOverflowOp : Op<SMulOverflowOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::with_overflow("llvm.intr.smul.with.overflow",
                            "Multiplies signed integers and says whether that overflowed.",
                            {Trait::Pure, Trait::Commutative});
};
struct UMulOverflowOp : Op<UMulOverflowOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::with_overflow("llvm.intr.umul.with.overflow",
                            "Multiplies unsigned integers and says whether that overflowed.",
                            {Trait::Pure, Trait::Commutative});
};
struct SAddSatOp : Op<SAddSatOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::int_binary_intrinsic(
      "llvm.intr.sadd.sat", "Adds signed integers; stays at the limit.",
      {Trait::Pure, Trait::Commutative});
};
struct UAddSatOp : Op<UAddSatOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::int_binary_intrinsic(
      "llvm.intr.uadd.sat", "Adds unsigned integers; stays at the limit.",
      {Trait::Pure, Trait::Commutative});
};
struct SSubSatOp : Op<SSubSatOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::int_binary_intrinsic(
      "llvm.intr.ssub.sat", "Subtracts signed integers; stays at the limit.");
};
struct USubSatOp : Op<USubSatOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::int_binary_intrinsic(
      "llvm.intr.usub.sat", "Subtracts unsigned integers; stays at the limit.");
};
struct SShlSatOp : Op<SShlSatOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::int_binary_intrinsic(
      "llvm.intr.sshl.sat", "Shifts a signed integer left; stays at the limit.");
};
struct UShlSatOp : Op<UShlSatOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::int_binary_intrinsic(
      "llvm.intr.ushl.sat", "Shifts an unsigned integer left; stays at the limit.");
};
struct SMaxOp : Op<SMaxOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::int_binary_intrinsic(
      "llvm.intr.smax", "The greater of two signed integers.", {Trait::Pure, Trait::Commutative});
};
struct SMinOp : Op<SMinOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::int_binary_intrinsic(
      "llvm.intr.smin", "The lesser of two signed integers.", {Trait::Pure, Trait::Commutative});
};
struct UMaxOp : Op<UMaxOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::int_binary_intrinsic(
      "llvm.intr.umax", "The greater of two unsigned integers.", {Trait::Pure, Trait::Commutative});
};
struct UMinOp : Op<UMinOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::int_binary_intrinsic(
      "llvm.intr.umin", "The lesser of two unsigned integers.", {Trait::Pure, Trait::Commutative});
};
struct CtpopOp : Op<CtpopOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::int_unary_intrinsic("llvm.intr.ctpop", "The number of bits that are set.");
};
struct BswapOp : Op<BswapOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::int_unary_intrinsic("llvm.intr.bswap", "The bytes in reverse order.");
};
struct BitreverseOp : Op<BitreverseOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::int_unary_intrinsic("llvm.intr.bitreverse", "The bits in reverse order.");
};
struct CtlzOp : Op<CtlzOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::flagged_int_intrinsic(
      "llvm.intr.ctlz", "is_zero_poison", "The number of zero bits above the highest one.");
};
struct CttzOp : Op<CttzOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::flagged_int_intrinsic(
      "llvm.intr.cttz", "is_zero_poison", "The number of zero bits below the lowest one.");
};
struct AbsOp : Op<AbsOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::flagged_int_intrinsic(
      "llvm.intr.abs", "is_int_min_poison", "The absolute value of a signed integer.");
};
struct FshlOp : Op<FshlOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::int_ternary_intrinsic(
      "llvm.intr.fshl", "The upper half of two integers, side by side, shifted left.");
};
struct FshrOp : Op<FshrOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::int_ternary_intrinsic(
      "llvm.intr.fshr", "The lower half of two integers, side by side, shifted right.");
};
struct SCmpOp : Op<SCmpOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.intr.scmp",
      .summary = "-1, 0 or 1 as the first signed integer is less, equal or greater.",
      .operands = {{"a", IntOrIntVector}, {"b", SameTypeAs{"a"}}},
      .results = {{"res", IntOrIntVector}},
      .traits = {Trait::Pure},
      .format = shapes::intrinsic_format,
  };
};
struct UCmpOp : Op<UCmpOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.intr.ucmp",
      .summary = "-1, 0 or 1 as the first unsigned integer is less, equal or greater.",
      .operands = {{"a", IntOrIntVector}, {"b", SameTypeAs{"a"}}},
      .results = {{"res", IntOrIntVector}},
      .traits = {Trait::Pure},
      .format = shapes::intrinsic_format,
  };
};

// Floats.

struct FAbsOp : Op<FAbsOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::float_unary_intrinsic("llvm.intr.fabs", "The absolute value.");
};
struct SqrtOp : Op<SqrtOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::float_unary_intrinsic("llvm.intr.sqrt", "The square root.");
};
struct FloorOp : Op<FloorOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::float_unary_intrinsic("llvm.intr.floor", "Rounds down.");
};
struct CeilOp : Op<CeilOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::float_unary_intrinsic("llvm.intr.ceil", "Rounds up.");
};
struct FTruncOp : Op<FTruncOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::float_unary_intrinsic("llvm.intr.trunc", "Rounds towards zero.");
};
struct RintOp : Op<RintOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::float_unary_intrinsic(
      "llvm.intr.rint",
      "Rounds to the nearest integer, as the rounding mode says; may be inexact.");
};
struct RoundEvenOp : Op<RoundEvenOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::float_unary_intrinsic(
      "llvm.intr.roundeven", "Rounds to the nearest integer, halves to even.");
};
struct NearbyintOp : Op<NearbyintOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::float_unary_intrinsic(
      "llvm.intr.nearbyint", "Rounds to the nearest integer, as the rounding mode says.");
};
struct RoundOp : Op<RoundOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::float_unary_intrinsic(
      "llvm.intr.round", "Rounds to the nearest integer, halves away from zero.");
};
struct SinOp : Op<SinOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::float_unary_intrinsic("llvm.intr.sin", "The sine.");
};
struct CosOp : Op<CosOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::float_unary_intrinsic("llvm.intr.cos", "The cosine.");
};
struct TanOp : Op<TanOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::float_unary_intrinsic("llvm.intr.tan", "The tangent.");
};
struct AsinOp : Op<AsinOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::float_unary_intrinsic("llvm.intr.asin", "The arc sine.");
};
struct AcosOp : Op<AcosOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::float_unary_intrinsic("llvm.intr.acos", "The arc cosine.");
};
struct AtanOp : Op<AtanOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::float_unary_intrinsic("llvm.intr.atan", "The arc tangent.");
};
struct SinhOp : Op<SinhOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::float_unary_intrinsic("llvm.intr.sinh", "The hyperbolic sine.");
};
struct CoshOp : Op<CoshOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::float_unary_intrinsic("llvm.intr.cosh", "The hyperbolic cosine.");
};
struct TanhOp : Op<TanhOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::float_unary_intrinsic("llvm.intr.tanh", "The hyperbolic tangent.");
};
struct ExpOp : Op<ExpOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::float_unary_intrinsic("llvm.intr.exp", "e to a power.");
};
struct Exp2Op : Op<Exp2Op> {
  using Op::Op;
  static constexpr OpDef def = shapes::float_unary_intrinsic("llvm.intr.exp2", "2 to a power.");
};
struct Exp10Op : Op<Exp10Op> {
  using Op::Op;
  static constexpr OpDef def = shapes::float_unary_intrinsic("llvm.intr.exp10", "10 to a power.");
};
struct LogOp : Op<LogOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::float_unary_intrinsic("llvm.intr.log", "The natural logarithm.");
};
struct Log2Op : Op<Log2Op> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::float_unary_intrinsic("llvm.intr.log2", "The logarithm to base 2.");
};
struct Log10Op : Op<Log10Op> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::float_unary_intrinsic("llvm.intr.log10", "The logarithm to base 10.");
};
struct PowOp : Op<PowOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::float_binary_intrinsic("llvm.intr.pow", "One float to the power of another.");
};
struct Atan2Op : Op<Atan2Op> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::float_binary_intrinsic("llvm.intr.atan2", "The angle of a point (x = b, y = a).");
};
struct CopysignOp : Op<CopysignOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::float_binary_intrinsic(
      "llvm.intr.copysign", "The first float with the sign of the second.");
};
struct MinnumOp : Op<MinnumOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::float_binary_intrinsic(
      "llvm.intr.minnum", "The lesser float; a quiet NaN gives the other operand.",
      {Trait::Pure, Trait::Commutative});
};
struct MaxnumOp : Op<MaxnumOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::float_binary_intrinsic(
      "llvm.intr.maxnum", "The greater float; a quiet NaN gives the other operand.",
      {Trait::Pure, Trait::Commutative});
};
struct MinimumOp : Op<MinimumOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::float_binary_intrinsic(
      "llvm.intr.minimum", "The lesser float, -0 below +0; NaN gives NaN.",
      {Trait::Pure, Trait::Commutative});
};
struct MaximumOp : Op<MaximumOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::float_binary_intrinsic(
      "llvm.intr.maximum", "The greater float, -0 below +0; NaN gives NaN.",
      {Trait::Pure, Trait::Commutative});
};
struct FmaOp : Op<FmaOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::float_ternary_intrinsic("llvm.intr.fma", "a * b + c, rounded once.");
};
struct FmulAddOp : Op<FmulAddOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::float_ternary_intrinsic("llvm.intr.fmuladd", "a * b + c, rounded once or twice.");
};
struct PowiOp : Op<PowiOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.intr.powi",
      .summary = "A float to the power of an integer.",
      .operands = {{"val", FloatOrFloatVector}, {"power", SignlessInteger}},
      .results = {{"res", SameTypeAs{"val"}}},
      .attrs = {shapes::fastmath},
      .traits = {Trait::Pure},
      .format = shapes::intrinsic_format,
  };
};
struct LdexpOp : Op<LdexpOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.intr.ldexp",
      .summary = "A float times a power of 2.",
      .operands = {{"val", FloatOrFloatVector}, {"power", SignlessInteger}},
      .results = {{"res", SameTypeAs{"val"}}},
      .attrs = {shapes::fastmath},
      .traits = {Trait::Pure},
      .format = shapes::intrinsic_format,
  };
};
struct IsFPClassOp : Op<IsFPClassOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.intr.is.fpclass",
      .summary = "Whether a float is of one of the classes that `bit` names.",
      .operands = {{"in", FloatOrFloatVector}},
      .results = {{"res", BoolOrBoolVector}},
      .attrs = {{"bit", I32Attr}},
      .traits = {Trait::Pure},
  };
};

// Memory.

struct MemcpyOp : Op<MemcpyOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::copy_memory(
      "llvm.intr.memcpy", "Copies bytes between places that do not overlap, or are the same.");
  void effects(MemoryEffects& effects);
};
struct MemmoveOp : Op<MemmoveOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::copy_memory("llvm.intr.memmove", "Copies bytes between places that may overlap.");
  void effects(MemoryEffects& effects);
};
struct MemcpyInlineOp : Op<MemcpyInlineOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.intr.memcpy.inline",
      .summary = "Copies a constant number of bytes without calling a function.",
      .operands = {{"dst", AnyPointer}, {"src", AnyPointer}},
      .attrs = {{"len", AnyIntegerAttr},
                {"isVolatile", BoolAttr},
                shapes::access_groups,
                shapes::alias_scopes,
                shapes::noalias_scopes,
                shapes::tbaa,
                shapes::arg_attrs,
                shapes::res_attrs},
  };
  void effects(MemoryEffects& effects);
};
struct MemsetOp : Op<MemsetOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.intr.memset",
      .summary = "Fills memory with one byte.",
      .operands = {{"dst", AnyPointer}, {"val", I8}, {"len", SignlessInteger}},
      .attrs = {{"isVolatile", BoolAttr},
                shapes::access_groups,
                shapes::alias_scopes,
                shapes::noalias_scopes,
                shapes::tbaa,
                shapes::arg_attrs,
                shapes::res_attrs},
  };
  void effects(MemoryEffects& effects);
};
struct MemsetInlineOp : Op<MemsetInlineOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.intr.memset.inline",
      .summary = "Fills a constant number of bytes without calling a function.",
      .operands = {{"dst", AnyPointer}, {"val", I8}},
      .attrs = {{"len", AnyIntegerAttr},
                {"isVolatile", BoolAttr},
                shapes::access_groups,
                shapes::alias_scopes,
                shapes::noalias_scopes,
                shapes::tbaa,
                shapes::arg_attrs,
                shapes::res_attrs},
  };
  void effects(MemoryEffects& effects);
};
struct LifetimeStartOp : Op<LifetimeStartOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.intr.lifetime.start",
      .summary = "Memory of an alloca is in use from here on; its contents are undefined.",
      .operands = {{"ptr", AnyPointer}},
      .format = "$ptr attr-dict `:` qualified(type($ptr))",
  };
  void effects(MemoryEffects& effects);
};
struct LifetimeEndOp : Op<LifetimeEndOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.intr.lifetime.end",
      .summary = "Memory of an alloca is no longer in use.",
      .operands = {{"ptr", AnyPointer}},
      .format = "$ptr attr-dict `:` qualified(type($ptr))",
  };
  void effects(MemoryEffects& effects);
};
struct PtrMaskOp : Op<PtrMaskOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.intr.ptrmask",
      .summary = "A pointer whose address is masked with an integer.",
      .operands = {{"ptr", PointerOrPointerVector}, {"mask", IntOrIntVector}},
      .results = {{"res", SameTypeAs{"ptr"}}},
      .traits = {Trait::Pure},
      .format = "$ptr `,` $mask attr-dict `:` functional-type(operands, results)",
  };
};

// Control and hints.

struct TrapOp : Op<TrapOp> {
  using Op::Op;
  // The discardable attribute `pliron.site` = {message, file, line, column} says what went wrong
  // and where, for executors that can tell the user.
  static constexpr OpDef def{
      .name = "llvm.intr.trap",
      .summary = "Stops the program with an error.",
      .format = "attr-dict",
  };
};
struct DebugTrapOp : Op<DebugTrapOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.intr.debugtrap",
      .summary = "Stops in a debugger.",
      .format = "attr-dict",
  };
};
struct AssumeOp : Op<AssumeOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.intr.assume",
      .summary = "Promises that a condition holds.",
      .operands = {{"cond", I1}, {"op_bundle_operands", Variadic{FirstClass}}},
      .attrs = {{"op_bundle_sizes", DenseI32Array},
                {"op_bundle_tags", AnyArrayAttr, Presence::Optional}},
      .format =
          "$cond `` custom<Bundles>($op_bundle_operands, type($op_bundle_operands), "
          "$op_bundle_sizes, $op_bundle_tags) `:` type($cond) attr-dict",
      .directives = assume_directives,
  };
  LogicalResult verify();
  void effects(MemoryEffects& effects);
};
struct ExpectOp : Op<ExpectOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.intr.expect",
      .summary = "The first operand, which is likely to equal the second.",
      .operands = {{"val", SignlessInteger}, {"expected", SameTypeAs{"val"}}},
      .results = {{"res", SameTypeAs{"val"}}},
      .traits = {Trait::Pure},
      .format = "$val `,` $expected attr-dict `:` type($val)",
  };
};
struct ExpectWithProbabilityOp : Op<ExpectWithProbabilityOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.intr.expect.with.probability",
      .summary = "The first operand, which equals the second with that probability.",
      .operands = {{"val", SignlessInteger}, {"expected", SameTypeAs{"val"}}},
      .results = {{"res", SameTypeAs{"val"}}},
      .attrs = {{"prob", F64Attr}},
      .traits = {Trait::Pure},
      .format = "$val `,` $expected `,` $prob attr-dict `:` type($val)",
  };
};
struct IsConstantOp : Op<IsConstantOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.intr.is.constant",
      .summary = "Whether the optimizer finds the operand to be a constant.",
      .operands = {{"val", FirstClass}},
      .results = {{"res", I1}},
      .traits = {Trait::Pure},
  };
};

}  // namespace pliron::llvm_dialect
