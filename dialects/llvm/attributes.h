#pragma once
// The attributes of the `llvm` dialect, with MLIR's names and syntax, and the enumerations that its
// ops keep as plain integers (predicates, atomic orderings, flags), with MLIR's numbers.

#include <optional>

#include "ir/builtin_attributes.h"
#include "ir/op_def.h"
#include "ir/param.h"

namespace pliron::llvm_dialect {

// Enumerations whose numbers are in properties as integers. ---------------------------------------

// llvm.icmp: `predicate`, an i64.
enum class IcmpPredicate : std::uint8_t { Eq, Ne, Slt, Sle, Sgt, Sge, Ult, Ule, Ugt, Uge };
// llvm.fcmp: `predicate`, an i64. O: ordered (false when an operand is NaN), U: unordered.
enum class FcmpPredicate : std::uint8_t {
  False,
  Oeq,
  Ogt,
  Oge,
  Olt,
  Ole,
  One,
  Ord,
  Ueq,
  Ugt,
  Uge,
  Ult,
  Ule,
  Une,
  Uno,
  True
};
// `ordering` and its like, an i64. 3 (consume) does not exist.
enum class AtomicOrdering : std::uint8_t {
  NotAtomic = 0,
  Unordered = 1,
  Monotonic = 2,
  Acquire = 4,
  Release = 5,
  AcqRel = 6,
  SeqCst = 7
};
// llvm.atomicrmw: `bin_op`, an i64.
enum class AtomicBinOp : std::uint8_t {
  Xchg,
  Add,
  Sub,
  And,
  Nand,
  Or,
  Xor,
  Max,
  Min,
  UMax,
  UMin,
  FAdd,
  FSub,
  FMax,
  FMin,
  UIncWrap,
  UDecWrap,
  USubCond,
  USubSat,
  FMaximum,
  FMinimum
};
// `overflowFlags`, an i32 of these bits.
enum OverflowFlags : std::uint8_t { NoOverflowFlags = 0, Nsw = 1, Nuw = 2 };
// llvm.getelementptr: `noWrapFlags`, an i32 of these bits. Inbounds implies Nusw.
enum GepFlags : std::uint8_t { NoGepFlags = 0, GepNusw = 2, GepInbounds = 3, GepNuw = 4 };
// `unnamed_addr`, an i64.
enum class UnnamedAddr : std::uint8_t { None, Local, Global };
// `visibility_`, an i64.
enum class Visibility : std::uint8_t { Default, Hidden, Protected };

// An enumerator as the i64 attribute that properties hold.
template <typename E>
IntegerAttr enum_attr(Context& context, E value) {
  return IntegerAttr::i64(context, static_cast<std::int64_t>(value));
}
// Bits of OverflowFlags or GepFlags as the i32 attribute that properties hold.
inline IntegerAttr flags_attr(Context& context, unsigned bits) {
  return IntegerAttr::i32(context, static_cast<std::int32_t>(bits));
}

// The constant of `width` bits that an integer attribute stands for. As in MLIR the attribute may be of
// another type than the constant, mostly index, and is then sign extended or truncated; no value when
// it does not fit.
std::optional<llvm::APInt> integer_constant(IntegerAttr attr, unsigned width);

// Attributes of a keyword.
// -------------------------------------------------------------------------

enum class Linkage : std::uint8_t {
  External,
  AvailableExternally,
  Linkonce,
  LinkonceOdr,
  Weak,
  WeakOdr,
  Appending,
  Internal,
  Private,
  ExternWeak,
  Common
};
// The numbers are LLVM's.
enum class CallingConvention : std::uint16_t {
  C = 0,
  Fast = 8,
  Cold = 9,
  Tail = 18,
  PtxKernel = 71,
  PtxDevice = 72
};
enum class TailCallKind : std::uint8_t { None, Tail, MustTail, NoTail };

// Text hooks, for the records below only; their code is in attributes.cpp.
void print_linkage(Attribute attr, AsmPrinter& printer);
void print_calling_convention(Attribute attr, AsmPrinter& printer);
void print_tail_call_kind(Attribute attr, AsmPrinter& printer);
void print_fastmath(Attribute attr, AsmPrinter& printer);
void print_memory_effects(Attribute attr, AsmPrinter& printer);
void print_dereferenceable(Attribute attr, AsmPrinter& printer);
void print_constant_range(Attribute attr, AsmPrinter& printer);
void print_no_parameters(Attribute attr, AsmPrinter& printer);
FailureOr<Attribute> parse_linkage(AsmParser& parser);
FailureOr<Attribute> parse_calling_convention(AsmParser& parser);
FailureOr<Attribute> parse_tail_call_kind(AsmParser& parser);
FailureOr<Attribute> parse_fastmath(AsmParser& parser);
FailureOr<Attribute> parse_memory_effects(AsmParser& parser);
FailureOr<Attribute> parse_dereferenceable(AsmParser& parser);
FailureOr<Attribute> parse_constant_range(AsmParser& parser);
FailureOr<Attribute> parse_zero(AsmParser& parser);
FailureOr<Attribute> parse_undef(AsmParser& parser);
FailureOr<Attribute> parse_poison(AsmParser& parser);

// #llvm.linkage<internal>
struct LinkageAttr : ParametricAttr<LinkageAttr> {
  using Parametric::Parametric;
  static constexpr AttrDef def{
      .name = "llvm.linkage",
      .summary = "Who else sees a symbol, and how copies of it merge.",
      .params = {{"linkage", ParamKind::UInt, NumberIn<0, 10>}},
      .print = print_linkage,
      .parse = parse_linkage,
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
      .params = {{"convention", ParamKind::UInt, NumberIn<0, 0, 8, 9, 18, 18, 71, 72>}},
      .print = print_calling_convention,
      .parse = parse_calling_convention,
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
      .params = {{"kind", ParamKind::UInt, NumberIn<0, 3>}},
      .print = print_tail_call_kind,
      .parse = parse_tail_call_kind,
  };
  static TailCallKindAttr of(Context& context, TailCallKind value) {
    return get(context, static_cast<unsigned>(value));
  }
  TailCallKind value() const { return static_cast<TailCallKind>(param<"kind">()); }
};

// Bits of #llvm.fastmath.
enum FastmathFlags : std::uint8_t {
  NoFastmath = 0,
  Nnan = 1,
  Ninf = 2,
  Nsz = 4,
  Arcp = 8,
  Contract = 16,
  Afn = 32,
  Reassoc = 64,
  Fast = 127
};

// #llvm.fastmath<nnan, contract>
struct FastmathAttr : ParametricAttr<FastmathAttr> {
  using Parametric::Parametric;
  static constexpr AttrDef def{
      .name = "llvm.fastmath",
      .summary = "What float arithmetic may assume or change. Dropping it is always sound.",
      .params = {{"flags", ParamKind::UInt, NumberIn<0, 127>}},
      .print = print_fastmath,
      .parse = parse_fastmath,
  };
  static FastmathAttr of(Context& context, unsigned flags) { return get(context, flags); }
  unsigned flags() const { return static_cast<unsigned>(param<"flags">()); }
};

// What a function may do to one kind of memory.
enum class ModRef : std::uint8_t { None, Read, Write, ReadWrite };

// #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none,
//                      targetMem0 = none, targetMem1 = none>
struct MemoryEffectsAttr : ParametricAttr<MemoryEffectsAttr> {
  using Parametric::Parametric;
  static constexpr AttrDef def{
      .name = "llvm.memory_effects",
      .summary = "What a function does to memory at most, for each kind of memory.",
      .params = {{"other", ParamKind::UInt, NumberIn<0, 3>},
                 {"argMem", ParamKind::UInt, NumberIn<0, 3>},
                 {"inaccessibleMem", ParamKind::UInt, NumberIn<0, 3>},
                 {"errnoMem", ParamKind::UInt, NumberIn<0, 3>},
                 {"targetMem0", ParamKind::UInt, NumberIn<0, 3>},
                 {"targetMem1", ParamKind::UInt, NumberIn<0, 3>}},
      .print = print_memory_effects,
      .parse = parse_memory_effects,
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
      .params = {{"bytes", ParamKind::UInt}, {"mayBeNull", ParamKind::Bool}},
      .print = print_dereferenceable,
      .parse = parse_dereferenceable,
  };
};

// #llvm.constant_range<i32, 0, 32>: lower <= x < upper, wrapping. Of at most 64 bits.
struct ConstantRangeAttr : ParametricAttr<ConstantRangeAttr> {
  using Parametric::Parametric;
  static constexpr AttrDef def{
      .name = "llvm.constant_range",
      .summary = "The range of an integer: from the lower bound up to, not including, the upper.",
      .params = {{"type", ParamKind::Type}, {"lower", ParamKind::Int}, {"upper", ParamKind::Int}},
      .print = print_constant_range,
      .parse = parse_constant_range,
  };
};

// #llvm.zero, #llvm.undef, #llvm.poison: values of any type, for llvm.mlir.constant and
// llvm.mlir.global.
struct ZeroAttr : ParametricAttr<ZeroAttr> {
  using Parametric::Parametric;
  static constexpr AttrDef def{.name = "llvm.zero",
                               .summary = "The value of which all bits are zero.",
                               .print = print_no_parameters,
                               .parse = parse_zero};
};
struct UndefAttr : ParametricAttr<UndefAttr> {
  using Parametric::Parametric;
  static constexpr AttrDef def{.name = "llvm.undef",
                               .summary = "An undefined value.",
                               .print = print_no_parameters,
                               .parse = parse_undef};
};
struct PoisonAttr : ParametricAttr<PoisonAttr> {
  using Parametric::Parametric;
  static constexpr AttrDef def{.name = "llvm.poison",
                               .summary = "A poison value.",
                               .print = print_no_parameters,
                               .parse = parse_poison};
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
          IntegerAttrIn<I64, 0, 9>>;
inline constexpr AttrConstraint FcmpPredicateKind =
    Named<"FcmpPredicateKind", "a predicate of llvm.fcmp (an i64 from 0 to 15)",
          IntegerAttrIn<I64, 0, 15>>;
inline constexpr AttrConstraint OrderingKind =
    Named<"OrderingKind", "an atomic ordering (an i64: 0, 1, 2, 4, 5, 6 or 7)",
          IntegerAttrIn<I64, 0, 2, 4, 7>>;
inline constexpr AttrConstraint AtomicBinOpKind =
    Named<"AtomicBinOpKind", "an operation of llvm.atomicrmw (an i64 from 0 to 20)",
          IntegerAttrIn<I64, 0, 20>>;
inline constexpr AttrConstraint OverflowFlagsKind =
    Named<"OverflowFlagsKind", "overflow flags (an i32 from 0 to 3)", IntegerAttrIn<I32, 0, 3>>;
inline constexpr AttrConstraint GepFlagsKind =
    Named<"GepFlagsKind", "no-wrap flags (an i32 from 0 to 7)", IntegerAttrIn<I32, 0, 7>>;
inline constexpr AttrConstraint UnnamedAddrKind = IntegerAttrIn<I64, 0, 2>;
inline constexpr AttrConstraint VisibilityKind = IntegerAttrIn<I64, 0, 2>;
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
