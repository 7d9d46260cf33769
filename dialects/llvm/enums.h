#pragma once
// The enumerations of the `llvm` dialect, with MLIR's numbers and words.

#include "ir/enum_def.h"

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
// llvm.getelementptr: `noWrapFlags`, an i32 of these bits. GepInbounds is its own bit with Nusw,
// which it implies.
enum GepFlags : std::uint8_t {
  NoGepFlags = 0,
  GepInboundsFlag = 1,
  GepNusw = 2,
  GepInbounds = 3,
  GepNuw = 4
};
// llvm.inline_asm: `asm_dialect`, an i64.
enum class AsmDialect : std::uint8_t { Att, Intel };
// `unnamed_addr`, an i64.
enum class UnnamedAddr : std::uint8_t { None, Local, Global };
// `visibility_`, an i64.
enum class Visibility : std::uint8_t { Default, Hidden, Protected };

// Enumerations that have attributes of their own.
// ---------------------------------------------------

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

// What a function may do to one kind of memory.
enum class ModRef : std::uint8_t { None, Read, Write, ReadWrite };

// As data.
// -------------------------------------------------------------------------------------------

inline constexpr EnumCase icmp_cases[] = {{"eq", IcmpPredicate::Eq},   {"ne", IcmpPredicate::Ne},
                                          {"slt", IcmpPredicate::Slt}, {"sle", IcmpPredicate::Sle},
                                          {"sgt", IcmpPredicate::Sgt}, {"sge", IcmpPredicate::Sge},
                                          {"ult", IcmpPredicate::Ult}, {"ule", IcmpPredicate::Ule},
                                          {"ugt", IcmpPredicate::Ugt}, {"uge", IcmpPredicate::Uge}};
inline constexpr EnumDef IcmpPredicateEnum{
    .name = "llvm.icmp_predicate", .summary = "How llvm.icmp compares.", .cases = icmp_cases};
inline constexpr EnumCase fcmp_cases[] = {
    {"_false", FcmpPredicate::False}, {"oeq", FcmpPredicate::Oeq}, {"ogt", FcmpPredicate::Ogt},
    {"oge", FcmpPredicate::Oge},      {"olt", FcmpPredicate::Olt}, {"ole", FcmpPredicate::Ole},
    {"one", FcmpPredicate::One},      {"ord", FcmpPredicate::Ord}, {"ueq", FcmpPredicate::Ueq},
    {"ugt", FcmpPredicate::Ugt},      {"uge", FcmpPredicate::Uge}, {"ult", FcmpPredicate::Ult},
    {"ule", FcmpPredicate::Ule},      {"une", FcmpPredicate::Une}, {"uno", FcmpPredicate::Uno},
    {"_true", FcmpPredicate::True}};
inline constexpr EnumDef FcmpPredicateEnum{
    .name = "llvm.fcmp_predicate", .summary = "How llvm.fcmp compares.", .cases = fcmp_cases};
inline constexpr EnumCase ordering_cases[] = {
    {"not_atomic", AtomicOrdering::NotAtomic}, {"unordered", AtomicOrdering::Unordered},
    {"monotonic", AtomicOrdering::Monotonic},  {"acquire", AtomicOrdering::Acquire},
    {"release", AtomicOrdering::Release},      {"acq_rel", AtomicOrdering::AcqRel},
    {"seq_cst", AtomicOrdering::SeqCst}};
inline constexpr EnumDef AtomicOrderingEnum{.name = "llvm.atomic_ordering",
                                            .summary = "What an atomic access orders.",
                                            .cases = ordering_cases};
inline constexpr EnumCase bin_op_cases[] = {{"xchg", AtomicBinOp::Xchg},
                                            {"add", AtomicBinOp::Add},
                                            {"sub", AtomicBinOp::Sub},
                                            {"_and", AtomicBinOp::And},
                                            {"nand", AtomicBinOp::Nand},
                                            {"_or", AtomicBinOp::Or},
                                            {"_xor", AtomicBinOp::Xor},
                                            {"max", AtomicBinOp::Max},
                                            {"min", AtomicBinOp::Min},
                                            {"umax", AtomicBinOp::UMax},
                                            {"umin", AtomicBinOp::UMin},
                                            {"fadd", AtomicBinOp::FAdd},
                                            {"fsub", AtomicBinOp::FSub},
                                            {"fmax", AtomicBinOp::FMax},
                                            {"fmin", AtomicBinOp::FMin},
                                            {"uinc_wrap", AtomicBinOp::UIncWrap},
                                            {"udec_wrap", AtomicBinOp::UDecWrap},
                                            {"usub_cond", AtomicBinOp::USubCond},
                                            {"usub_sat", AtomicBinOp::USubSat},
                                            {"fmaximum", AtomicBinOp::FMaximum},
                                            {"fminimum", AtomicBinOp::FMinimum}};
inline constexpr EnumDef AtomicBinOpEnum{
    .name = "llvm.atomic_bin_op", .summary = "What llvm.atomicrmw does.", .cases = bin_op_cases};
inline constexpr EnumCase overflow_cases[] = {
    {"none", NoOverflowFlags}, {"nsw", Nsw}, {"nuw", Nuw}};
inline constexpr EnumDef OverflowFlagsEnum{.name = "llvm.overflow_flags",
                                           .summary = "What integer arithmetic promises not to do.",
                                           .cases = overflow_cases,
                                           .bits = true};
inline constexpr EnumCase gep_cases[] = {{"none", NoGepFlags},
                                         {"inbounds", GepInbounds},
                                         {"inbounds_flag", GepInboundsFlag},
                                         {"nusw", GepNusw},
                                         {"nuw", GepNuw}};
inline constexpr EnumDef GepFlagsEnum{.name = "llvm.gep_flags",
                                      .summary = "What llvm.getelementptr promises not to do.",
                                      .cases = gep_cases,
                                      .bits = true,
                                      .separator = "|"};
inline constexpr EnumCase asm_dialect_cases[] = {{"att", AsmDialect::Att},
                                                 {"intel", AsmDialect::Intel}};
inline constexpr EnumDef AsmDialectEnum{.name = "llvm.asm_dialect",
                                        .summary = "The syntax of assembly text.",
                                        .cases = asm_dialect_cases};
inline constexpr EnumCase unnamed_addr_cases[] = {{"none", UnnamedAddr::None},
                                                  {"local_unnamed_addr", UnnamedAddr::Local},
                                                  {"unnamed_addr", UnnamedAddr::Global}};
inline constexpr EnumDef UnnamedAddrEnum{.name = "llvm.unnamed_addr",
                                         .summary = "Whether the address of a symbol matters.",
                                         .cases = unnamed_addr_cases};
inline constexpr EnumCase visibility_cases[] = {{"default", Visibility::Default},
                                                {"hidden", Visibility::Hidden},
                                                {"protected", Visibility::Protected}};
inline constexpr EnumDef VisibilityEnum{.name = "llvm.visibility",
                                        .summary = "Who sees a symbol when the program is linked.",
                                        .cases = visibility_cases};
inline constexpr EnumCase linkage_cases[] = {
    {"external", Linkage::External},   {"available_externally", Linkage::AvailableExternally},
    {"linkonce", Linkage::Linkonce},   {"linkonce_odr", Linkage::LinkonceOdr},
    {"weak", Linkage::Weak},           {"weak_odr", Linkage::WeakOdr},
    {"appending", Linkage::Appending}, {"internal", Linkage::Internal},
    {"private", Linkage::Private},     {"extern_weak", Linkage::ExternWeak},
    {"common", Linkage::Common}};
inline constexpr EnumDef LinkageEnum{
    .name = "llvm.linkage",
    .summary = "Who else sees a symbol, and how copies of it merge.",
    .cases = linkage_cases};
inline constexpr EnumCase convention_cases[] = {{"ccc", CallingConvention::C},
                                                {"fastcc", CallingConvention::Fast},
                                                {"coldcc", CallingConvention::Cold},
                                                {"tailcc", CallingConvention::Tail},
                                                {"ptx_kernelcc", CallingConvention::PtxKernel},
                                                {"ptx_devicecc", CallingConvention::PtxDevice}};
inline constexpr EnumDef CallingConventionEnum{
    .name = "llvm.cconv", .summary = "A calling convention.", .cases = convention_cases};
inline constexpr EnumCase tail_call_kind_cases[] = {{"none", TailCallKind::None},
                                                    {"tail", TailCallKind::Tail},
                                                    {"musttail", TailCallKind::MustTail},
                                                    {"notail", TailCallKind::NoTail}};
inline constexpr EnumDef TailCallKindEnum{
    .name = "llvm.tailcallkind",
    .summary = "Whether a call may or must reuse the caller's frame.",
    .cases = tail_call_kind_cases};
inline constexpr EnumCase fastmath_cases[] = {
    {"none", NoFastmath},   {"nnan", Nnan}, {"ninf", Ninf},       {"nsz", Nsz},  {"arcp", Arcp},
    {"contract", Contract}, {"afn", Afn},   {"reassoc", Reassoc}, {"fast", Fast}};
inline constexpr EnumDef FastmathEnum{.name = "llvm.fastmath",
                                      .summary = "What float arithmetic may assume or change.",
                                      .cases = fastmath_cases,
                                      .bits = true};
inline constexpr EnumCase mod_ref_cases[] = {{"none", ModRef::None},
                                             {"read", ModRef::Read},
                                             {"write", ModRef::Write},
                                             {"readwrite", ModRef::ReadWrite}};
inline constexpr EnumDef ModRefEnum{.name = "llvm.mod_ref",
                                    .summary = "What a function may do to one kind of memory.",
                                    .cases = mod_ref_cases};

// All of them, for the dialect.
inline constexpr const EnumDef* all_enums[] = {
    &IcmpPredicateEnum, &FcmpPredicateEnum, &AtomicOrderingEnum,    &AtomicBinOpEnum,
    &OverflowFlagsEnum, &GepFlagsEnum,      &AsmDialectEnum,        &UnnamedAddrEnum,
    &VisibilityEnum,    &LinkageEnum,       &CallingConventionEnum, &TailCallKindEnum,
    &FastmathEnum,      &ModRefEnum};

}  // namespace pliron::llvm_dialect
