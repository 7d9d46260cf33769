// What the `llvm` dialect consists of, and how it makes constants.

#include "dialects/llvm/eval.h"
#include "dialects/llvm/ops.h"

namespace pliron::llvm_dialect {

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
