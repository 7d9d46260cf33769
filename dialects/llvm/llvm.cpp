// What the `llvm` dialect consists of, and how it makes constants.

#include "dialects/llvm/eval.h"
#include "dialects/llvm/format_directives.h"
#include "dialects/llvm/interfaces.h"
#include "dialects/llvm/memory_interfaces.h"
#include "dialects/llvm/ops.h"
#include "dialects/llvm/rules.h"

namespace pliron::llvm_dialect {

// Directives by op. They are defined where the compiler checks the formats that use them.
constexpr CustomDirective icmp_directives[1] = {
    CustomDirective::of<parse_icmp_predicate, print_icmp_predicate>("Predicate")};
constexpr CustomDirective fcmp_directives[1] = {
    CustomDirective::of<parse_fcmp_predicate, print_fcmp_predicate>("Predicate")};
constexpr CustomDirective shuffle_directives[1] = {
    CustomDirective::of<parse_shuffle_type, print_shuffle_type, can_print_shuffle>("ShuffleType")};
constexpr CustomDirective member_directives[1] = {
    CustomDirective::of<parse_member_type, print_member_type, can_print_member>("MemberType")};
constexpr CustomDirective gep_directives[1] = {
    CustomDirective::of<parse_indices, print_indices, can_print_indices>("Indices")};
constexpr CustomDirective global_directives[3] = {
    CustomDirective::of<parse_global_kind, print_global_kind, can_print_global>("GlobalKind"),
    CustomDirective::of<parse_global_value, print_global_value>("GlobalValue"),
    CustomDirective::of<parse_global_type, print_global_type>("GlobalType")};
constexpr CustomDirective function_directives[2] = {
    CustomDirective::of<parse_function_kind, print_function_kind>("FunctionKind"),
    CustomDirective::of<parse_function, print_function, can_print_function>("Function")};
constexpr CustomDirective call_directives[4] = {
    CustomDirective::of<parse_call_kind, print_call_kind>("CallKind"),
    CustomDirective::of<parse_callee, print_callee>("Callee"),
    CustomDirective::of<parse_bundles, print_bundles, can_print_bundles>("Bundles"),
    CustomDirective::of<parse_call_types, print_call_types, can_print_call>("CallTypes")};
constexpr CustomDirective intrinsic_directives[2] = {
    CustomDirective::of<parse_bundles, print_bundles, can_print_bundles>("Bundles"),
    CustomDirective::of<parse_signature, print_signature, can_print_intrinsic>("Signature")};
constexpr CustomDirective assume_directives[1] = {
    CustomDirective::of<parse_bundles, print_bundles, can_print_bundles>("Bundles")};
constexpr CustomDirective switch_directives[1] = {
    CustomDirective::of<parse_cases, print_cases, can_print_cases>("Cases")};

// A constant of this dialect for any type of it; other types are not ours.
static Operation* materialize_constant(Builder& builder, Location location, Attribute value,
                                       Type type) {
  if (!FirstClass.accepts(type))
    return nullptr;
  if (value.is<PoisonAttr>())
    return PoisonOp::build(builder, location).results(type).create();
  if (value.is<UndefAttr>())
    return UndefOp::build(builder, location).results(type).create();
  if (value.is<ZeroAttr>())
    return ZeroOp::build(builder, location).results(type).create();
  return ConstantOp::build(builder, location).set<"value">(value).results(type).create();
}

// In pieces, since the compiler instantiates one entry for each op.
static std::vector<OpEntry> arithmetic_ops() {
  return ops<AddOp, SubOp, MulOp, UDivOp, SDivOp, URemOp, SRemOp, AndOp, OrOp, XorOp, ShlOp, LShrOp,
             AShrOp, ICmpOp, FCmpOp, FAddOp, FSubOp, FMulOp, FDivOp, FRemOp, FNegOp, TruncOp,
             ZExtOp, SExtOp, FPTruncOp, FPExtOp, FPToSIOp, FPToUIOp, SIToFPOp, UIToFPOp, PtrToIntOp,
             IntToPtrOp, BitcastOp, AddrSpaceCastOp, SelectOp, FreezeOp, ExtractElementOp,
             InsertElementOp, ShuffleVectorOp>();
}
static std::vector<OpEntry> memory_ops() {
  return ops<ConstantOp, UndefOp, PoisonOp, ZeroOp, AddressOfOp, GlobalOp, InsertValueOp,
             ExtractValueOp, AllocaOp, GetElementPtrOp, LoadOp, StoreOp, AtomicRmwOp, CmpXchgOp,
             FenceOp>();
}
static std::vector<OpEntry> control_ops() {
  return ops<FuncOp, ReturnOp, CallOp, CallIntrinsicOp, InlineAsmOp, BrOp, CondBrOp, SwitchOp,
             UnreachableOp>();
}
static std::vector<OpEntry> integer_intrinsics() {
  return ops<SAddOverflowOp, UAddOverflowOp, SSubOverflowOp, USubOverflowOp, SMulOverflowOp,
             UMulOverflowOp, SAddSatOp, UAddSatOp, SSubSatOp, USubSatOp, SShlSatOp, UShlSatOp,
             SMaxOp, SMinOp, UMaxOp, UMinOp, CtpopOp, BswapOp, BitreverseOp, CtlzOp, CttzOp, AbsOp,
             FshlOp, FshrOp, SCmpOp, UCmpOp>();
}
static std::vector<OpEntry> float_intrinsics() {
  return ops<FAbsOp, SqrtOp, FloorOp, CeilOp, FTruncOp, RintOp, RoundEvenOp, NearbyintOp, RoundOp,
             SinOp, CosOp, TanOp, AsinOp, AcosOp, AtanOp, SinhOp, CoshOp, TanhOp, ExpOp, Exp2Op,
             Exp10Op, LogOp, Log2Op, Log10Op, PowOp, Atan2Op, CopysignOp, MinnumOp, MaxnumOp,
             MinimumOp, MaximumOp, FmaOp, FmulAddOp, PowiOp, LdexpOp, IsFPClassOp>();
}
static std::vector<OpEntry> other_intrinsics() {
  return ops<MemcpyOp, MemmoveOp, MemcpyInlineOp, MemsetOp, MemsetInlineOp, LifetimeStartOp,
             LifetimeEndOp, PtrMaskOp, TrapOp, DebugTrapOp, AssumeOp, ExpectOp,
             ExpectWithProbabilityOp, IsConstantOp>();
}

Dialect dialect() {
  Dialect dialect{
      .name = "llvm",
      .summary = "LLVM IR as ops, as in MLIR's dialect of that name.",
      .types = types<PointerType, ArrayType, StructType, FunctionType, VoidType>(),
      .attrs = attrs<LinkageAttr, CallingConventionAttr, TailCallKindAttr, FastmathAttr,
                     MemoryEffectsAttr, DereferenceableAttr, ConstantRangeAttr, ZeroAttr, UndefAttr,
                     PoisonAttr>(),
      .enums = {std::begin(all_enums), std::end(all_enums)},
      .materialize_constant = materialize_constant,
      .on_register =
          [](Context& context) {
            attach_slot_interfaces(context);
            attach_control_interfaces(context);
            attach_memory_interfaces(context);
            attach_int_range_interfaces(context);
            offer_rules(context);
          },
  };
  for (const std::vector<OpEntry>& part :
       {arithmetic_ops(), memory_ops(), control_ops(), integer_intrinsics(), float_intrinsics(),
        other_intrinsics()})
    dialect.ops.insert(dialect.ops.end(), part.begin(), part.end());
  // Kept apart from the records, which every user of the dialect includes.
  for (OpEntry& op : dialect.ops)
    op.hooks.eval = find_eval(op.def->name);
  return dialect;
}

}  // namespace pliron::llvm_dialect
