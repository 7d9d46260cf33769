#pragma once
// The attributes of the `llvm` dialect, with MLIR's names and syntax, and what its ops accept.

#include <optional>

#include "dialects/llvm/enums.h"
#include "ir/builtin_attributes.h"
#include "ir/op_def.h"
#include "ir/param.h"

namespace pliron::llvm_dialect {

// An enumerator as the i64 attribute that properties hold.
template <typename E>
IntegerAttr enum_attr(Context& context, E value) {
  return IntegerAttr::i64(context, static_cast<std::int64_t>(value));
}
// Bits of OverflowFlags or GepFlags as the i32 attribute that properties hold.
inline IntegerAttr flags_attr(Context& context, unsigned bits) {
  return IntegerAttr::i32(context, static_cast<std::int32_t>(bits));
}

// The constant of `width` bits that an integer attribute stands for. As in MLIR the attribute may
// be of another type than the constant, mostly index, and is then sign extended or truncated; no
// value when it does not fit.
std::optional<llvm::APInt> integer_constant(IntegerAttr attr, unsigned width);

// Attributes. -------------------------------------------------------------------------------------

// #llvm.linkage<internal>
struct LinkageAttr : ParametricAttr<LinkageAttr> {
  using Parametric::Parametric;
  static constexpr AttrDef def{
      .name = "llvm.linkage",
      .summary = "Who else sees a symbol, and how copies of it merge.",
      .params = {{"linkage", EnumOf<LinkageEnum>}},
      .format = "`<` $linkage `>`",
  };
  static LinkageAttr of(Context& context, Linkage value) {
    return get(context, static_cast<unsigned>(value));
  }
  Linkage value() const { return static_cast<Linkage>(param<"linkage">()); }
};

// #llvm.cconv<ptx_kernelcc>
struct CallingConventionAttr : ParametricAttr<CallingConventionAttr> {
  using Parametric::Parametric;
  static constexpr AttrDef def{
      .name = "llvm.cconv",
      .summary = "A calling convention.",
      .params = {{"convention", EnumOf<CallingConventionEnum>}},
      .format = "`<` $convention `>`",
  };
  static CallingConventionAttr of(Context& context, CallingConvention value) {
    return get(context, static_cast<unsigned>(value));
  }
  CallingConvention value() const { return static_cast<CallingConvention>(param<"convention">()); }
};

// #llvm.tailcallkind<musttail>
struct TailCallKindAttr : ParametricAttr<TailCallKindAttr> {
  using Parametric::Parametric;
  static constexpr AttrDef def{
      .name = "llvm.tailcallkind",
      .summary = "Whether a call may or must reuse the caller's frame.",
      .params = {{"kind", EnumOf<TailCallKindEnum>}},
      .format = "`<` $kind `>`",
  };
  static TailCallKindAttr of(Context& context, TailCallKind value) {
    return get(context, static_cast<unsigned>(value));
  }
  TailCallKind value() const { return static_cast<TailCallKind>(param<"kind">()); }
};

// #llvm.fastmath<nnan, contract>
struct FastmathAttr : ParametricAttr<FastmathAttr> {
  using Parametric::Parametric;
  static constexpr AttrDef def{
      .name = "llvm.fastmath",
      .summary = "What float arithmetic may assume or change. Dropping it is always sound.",
      .params = {{"flags", EnumOf<FastmathEnum>}},
      .format = "`<` $flags `>`",
  };
  static FastmathAttr of(Context& context, unsigned flags) { return get(context, flags); }
  unsigned flags() const { return static_cast<unsigned>(param<"flags">()); }
};

// #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none,
//                      targetMem0 = none, targetMem1 = none>
struct MemoryEffectsAttr : ParametricAttr<MemoryEffectsAttr> {
  using Parametric::Parametric;
  static constexpr AttrDef def{
      .name = "llvm.memory_effects",
      .summary = "What a function does to memory at most, for each kind of memory.",
      .params = {{"other", EnumOf<ModRefEnum>},
                 {"argMem", EnumOf<ModRefEnum>},
                 {"inaccessibleMem", EnumOf<ModRefEnum>},
                 {"errnoMem", EnumOf<ModRefEnum>},
                 {"targetMem0", EnumOf<ModRefEnum>},
                 {"targetMem1", EnumOf<ModRefEnum>}},
      .format = "`<` struct(params) `>`",
  };
  // `arg_mem` for memory reached through pointer arguments, `other` for all else.
  static MemoryEffectsAttr of(Context& context, ModRef arg_mem, ModRef other) {
    auto arg = static_cast<unsigned>(arg_mem), rest = static_cast<unsigned>(other);
    return get(context, rest, arg, rest, rest, rest, rest);
  }
};

// #llvm.dereferenceable<bytes = 8>, #llvm.dereferenceable<bytes = 8, mayBeNull = true>
struct DereferenceableAttr : ParametricAttr<DereferenceableAttr> {
  using Parametric::Parametric;
  static constexpr AttrDef def{
      .name = "llvm.dereferenceable",
      .summary =
          "The loaded pointer points to that many readable bytes, or may be null if it says so.",
      .params = {{"bytes", ParamKind::UInt}, {"mayBeNull", ParamKind::Bool, Presence::Optional}},
      .format = "`<` struct(params) `>`",
  };
};

// #llvm.constant_range<i32, 0, 32>: lower <= x < upper, wrapping. Of at most 64 bits.
struct ConstantRangeAttr : ParametricAttr<ConstantRangeAttr> {
  using Parametric::Parametric;
  static constexpr AttrDef def{
      .name = "llvm.constant_range",
      .summary = "The range of an integer: from the lower bound up to, not including, the upper.",
      .params = {{"type", AnyInteger}, {"lower", ParamKind::Int}, {"upper", ParamKind::Int}},
      .format = "`<` $type `,` $lower `,` $upper `>`",
  };
  LogicalResult verify(EmitError emit) const;
};

// #llvm.zero, #llvm.undef, #llvm.poison: values of any type, for llvm.mlir.constant and
// llvm.mlir.global.
struct ZeroAttr : ParametricAttr<ZeroAttr> {
  using Parametric::Parametric;
  static constexpr AttrDef def{.name = "llvm.zero",
                               .summary = "The value of which all bits are zero."};
};
struct UndefAttr : ParametricAttr<UndefAttr> {
  using Parametric::Parametric;
  static constexpr AttrDef def{.name = "llvm.undef", .summary = "An undefined value."};
};
struct PoisonAttr : ParametricAttr<PoisonAttr> {
  using Parametric::Parametric;
  static constexpr AttrDef def{.name = "llvm.poison", .summary = "A poison value."};
};

// What slots accept.
// -------------------------------------------------------------------------------

bool is_alignment_attr(Attribute attr);
Attribute sample_alignment_attr(Context& context, Random& random);

inline constexpr AttrConstraint LinkageKind =
    Named<"LinkageKind", "a linkage, such as #llvm.linkage<external>", BaseAttr<"llvm.linkage">>;
inline constexpr AttrConstraint CConvKind =
    Named<"CConvKind", "a calling convention, such as #llvm.cconv<ccc>", BaseAttr<"llvm.cconv">>;
inline constexpr AttrConstraint TailCallKindKind =
    Named<"TailCallKindKind", "a tail call kind, such as #llvm.tailcallkind<none>",
          BaseAttr<"llvm.tailcallkind">>;
inline constexpr AttrConstraint FastmathKind =
    Named<"FastmathKind", "fast-math flags, such as #llvm.fastmath<contract>",
          BaseAttr<"llvm.fastmath">>;
inline constexpr AttrConstraint MemoryEffectsKind =
    Named<"MemoryEffectsKind", "#llvm.memory_effects<...>", BaseAttr<"llvm.memory_effects">>;
inline constexpr AttrConstraint DereferenceableKind =
    Named<"DereferenceableKind", "#llvm.dereferenceable<...>", BaseAttr<"llvm.dereferenceable">>;
inline constexpr AttrConstraint ConstantRangeKind =
    Named<"ConstantRangeKind", "#llvm.constant_range<...>", BaseAttr<"llvm.constant_range">>;
inline constexpr AttrConstraint IcmpPredicateKind =
    Named<"IcmpPredicateKind", "a predicate of llvm.icmp (an i64 from 0 to 9)",
          EnumAttrOf<IcmpPredicateEnum, I64>>;
inline constexpr AttrConstraint FcmpPredicateKind =
    Named<"FcmpPredicateKind", "a predicate of llvm.fcmp (an i64 from 0 to 15)",
          EnumAttrOf<FcmpPredicateEnum, I64>>;
inline constexpr AttrConstraint OrderingKind =
    Named<"OrderingKind", "an atomic ordering (an i64: 0, 1, 2, 4, 5, 6 or 7)",
          EnumAttrOf<AtomicOrderingEnum, I64>>;
inline constexpr AttrConstraint AtomicBinOpKind =
    Named<"AtomicBinOpKind", "an operation of llvm.atomicrmw (an i64 from 0 to 20)",
          EnumAttrOf<AtomicBinOpEnum, I64>>;
inline constexpr AttrConstraint OverflowFlagsKind =
    Named<"OverflowFlagsKind", "overflow flags (an i32 from 0 to 3)",
          EnumAttrOf<OverflowFlagsEnum, I32>>;
inline constexpr AttrConstraint GepFlagsKind =
    Named<"GepFlagsKind", "no-wrap flags (an i32 from 0 to 7)", EnumAttrOf<GepFlagsEnum, I32>>;
inline constexpr AttrConstraint AsmDialectKind =
    Named<"AsmDialectKind", "a syntax of assembly (an i64: 0 for AT&T, 1 for Intel)",
          EnumAttrOf<AsmDialectEnum, I64>>;
inline constexpr AttrConstraint UnnamedAddrKind = EnumAttrOf<UnnamedAddrEnum, I64>;
inline constexpr AttrConstraint VisibilityKind = EnumAttrOf<VisibilityEnum, I64>;
inline constexpr AttrConstraint AlignmentKind =
    NativeAttr<"llvm.alignment", "a power of two as an i64", is_alignment_attr,
               sample_alignment_attr>;
inline constexpr AttrConstraint LlvmFunctionTypeKind =
    Named<"LlvmFunctionTypeKind", "a type of the form !llvm.func<...>",
          TypeAttrOf<BaseType<"llvm.func">>>;
// LLVM keeps address spaces in 24 bits.
inline constexpr AttrConstraint AddressSpaceKind =
    Named<"AddressSpaceKind", "an address space (an i32 below 16777216)",
          IntegerAttrIn<I32, 0, (1 << 24) - 1>>;
inline constexpr AttrConstraint StringArrayKind = ArrayAttrOf<StrAttr>;

}  // namespace pliron::llvm_dialect
