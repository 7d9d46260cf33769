// Ops that are intrinsics of LLVM, of the `llvm` and of the `nvvm` dialect.

#include "llvm/IR/Intrinsics.h"
#include "backends/llvm/translate.h"
#include "dialects/gpu/nvvm.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

namespace pliron::llvm_ir {

// A call of an intrinsic whose overloads follow from operands and result; null after an error.
static llvm::CallInst* call_overload(BodyTranslator& body, Operation* op, unsigned intrinsic,
                                     llvm::ArrayRef<llvm::Value*> args) {
  llvm::Type* result = llvm::Type::getVoidTy(body.state.llvm_context());
  if (op->num_results() == 1)
    result = body.type(op, op->result(0).type());
  if (!result)
    return nullptr;
  llvm::SmallVector<llvm::Type*, 4> types, overloads;
  for (llvm::Value* arg : args)
    types.push_back(arg->getType());
  auto id = static_cast<llvm::Intrinsic::ID>(intrinsic);
  auto* type = llvm::FunctionType::get(result, types, false);
  if (!llvm::Intrinsic::getIntrinsicSignature(id, type, overloads)) {
    std::string text;
    llvm::raw_string_ostream os(text);
    os << *type;
    op->emit_op_error() << llvm::Intrinsic::getBaseName(id) << " cannot be called as " << text;
    return nullptr;
  }
  llvm::CallInst* call = body.builder.CreateCall(
      llvm::Intrinsic::getOrInsertDeclaration(&body.state.module, id, overloads), args);
  if (op->num_results() == 1)
    body.define(op, call);
  return call;
}

static LogicalResult simple(BodyTranslator& body, Operation* op, unsigned intrinsic) {
  return success(call_overload(body, op, intrinsic, body.values(op->operands())) != nullptr);
}

// The same with `fastmathFlags`, the op's first slot.
static LogicalResult float_math(BodyTranslator& body, Operation* op, unsigned intrinsic) {
  llvm::CallInst* call = call_overload(body, op, intrinsic, body.values(op->operands()));
  if (!call)
    return failure();
  set_fastmath(call, op->attr_slot(0));
  return success();
}

// The same with one more operand that is an attribute: the op's first slot.
static LogicalResult with_immediate(BodyTranslator& body, Operation* op, unsigned intrinsic) {
  llvm::SmallVector<llvm::Value*, 8> args = body.values(op->operands());
  Attribute immediate = op->attr_slot(0);
  Type immediate_type = immediate.is<FloatAttr>() ? Type(immediate.as<FloatAttr>().type())
                                                  : immediate.as<IntegerAttr>().type();
  args.push_back(translate_constant(body.state, op, immediate, immediate_type));
  return success(args.back() && call_overload(body, op, intrinsic, args));
}

static LogicalResult assume(BodyTranslator& body, Operation* op, unsigned) {
  ll::AssumeOp from = op->as<ll::AssumeOp>();
  body.builder.CreateAssumption(body.operand(op, 0),
                                translate_bundles(body, from.operands<"op_bundle_operands">(),
                                                  from.attr_as<DenseArrayAttr, "op_bundle_sizes">(),
                                                  from.attr_as<ArrayAttr, "op_bundle_tags">()));
  return success();
}

static LogicalResult lifetime_start(BodyTranslator& body, Operation* op, unsigned) {
  body.builder.CreateLifetimeStart(body.operand(op, 0));
  return success();
}
static LogicalResult lifetime_end(BodyTranslator& body, Operation* op, unsigned) {
  body.builder.CreateLifetimeEnd(body.operand(op, 0));
  return success();
}

// memcpy and its like: pointers, then the length (an operand or the attribute `len`), then whether
// it is volatile. `arg_attrs` say what is known of the pointers.
template <typename O>
static LogicalResult memory_transfer(BodyTranslator& body, Operation* op, unsigned intrinsic) {
  if (failed(refuse_alias_attrs(op->as<O>())))
    return failure();
  llvm::SmallVector<llvm::Value*, 8> args = body.values(op->operands());
  if (IntegerAttr length = op->attr_as<IntegerAttr>("len"))
    args.push_back(llvm::ConstantInt::get(body.state.llvm_context(), length.value()));
  args.push_back(body.builder.getInt1(!op->attr_as<IntegerAttr>("isVolatile").value().isZero()));
  llvm::CallInst* call = call_overload(body, op, intrinsic, args);
  if (!call)
    return failure();
  ArrayAttr attrs = op->attr_as<ArrayAttr>("arg_attrs");
  if (attrs && attrs.size() > args.size())
    return op->emit_op_error() << "arg_attrs has " << attrs.size() << " entries for " << args.size()
                               << " arguments";
  for (unsigned i = 0; attrs && i < attrs.size(); ++i) {
    llvm::AttrBuilder builder(body.state.llvm_context());
    if (failed(translate_parameter_attrs(body.state, op, attrs[i].as<DictionaryAttr>(), builder)))
      return failure();
    for (llvm::Attribute attr : builder.attrs())
      call->addParamAttr(i, attr);
  }
  return success();
}

llvm::ArrayRef<OpRule> intrinsic_rules() {
  namespace I = llvm::Intrinsic;
  static const OpRule rules[] = {
      {ll::SAddOverflowOp::id(), simple, I::sadd_with_overflow},
      {ll::UAddOverflowOp::id(), simple, I::uadd_with_overflow},
      {ll::SSubOverflowOp::id(), simple, I::ssub_with_overflow},
      {ll::USubOverflowOp::id(), simple, I::usub_with_overflow},
      {ll::SMulOverflowOp::id(), simple, I::smul_with_overflow},
      {ll::UMulOverflowOp::id(), simple, I::umul_with_overflow},
      {ll::SAddSatOp::id(), simple, I::sadd_sat},
      {ll::UAddSatOp::id(), simple, I::uadd_sat},
      {ll::SSubSatOp::id(), simple, I::ssub_sat},
      {ll::USubSatOp::id(), simple, I::usub_sat},
      {ll::SShlSatOp::id(), simple, I::sshl_sat},
      {ll::UShlSatOp::id(), simple, I::ushl_sat},
      {ll::SMaxOp::id(), simple, I::smax},
      {ll::SMinOp::id(), simple, I::smin},
      {ll::UMaxOp::id(), simple, I::umax},
      {ll::UMinOp::id(), simple, I::umin},
      {ll::CtpopOp::id(), simple, I::ctpop},
      {ll::BswapOp::id(), simple, I::bswap},
      {ll::BitreverseOp::id(), simple, I::bitreverse},
      {ll::CtlzOp::id(), with_immediate, I::ctlz},
      {ll::CttzOp::id(), with_immediate, I::cttz},
      {ll::AbsOp::id(), with_immediate, I::abs},
      {ll::FshlOp::id(), simple, I::fshl},
      {ll::FshrOp::id(), simple, I::fshr},
      {ll::SCmpOp::id(), simple, I::scmp},
      {ll::UCmpOp::id(), simple, I::ucmp},
      {ll::FAbsOp::id(), float_math, I::fabs},
      {ll::SqrtOp::id(), float_math, I::sqrt},
      {ll::FloorOp::id(), float_math, I::floor},
      {ll::CeilOp::id(), float_math, I::ceil},
      {ll::FTruncOp::id(), float_math, I::trunc},
      {ll::RintOp::id(), float_math, I::rint},
      {ll::RoundEvenOp::id(), float_math, I::roundeven},
      {ll::NearbyintOp::id(), float_math, I::nearbyint},
      {ll::RoundOp::id(), float_math, I::round},
      {ll::SinOp::id(), float_math, I::sin},
      {ll::CosOp::id(), float_math, I::cos},
      {ll::TanOp::id(), float_math, I::tan},
      {ll::AsinOp::id(), float_math, I::asin},
      {ll::AcosOp::id(), float_math, I::acos},
      {ll::AtanOp::id(), float_math, I::atan},
      {ll::SinhOp::id(), float_math, I::sinh},
      {ll::CoshOp::id(), float_math, I::cosh},
      {ll::TanhOp::id(), float_math, I::tanh},
      {ll::ExpOp::id(), float_math, I::exp},
      {ll::Exp2Op::id(), float_math, I::exp2},
      {ll::Exp10Op::id(), float_math, I::exp10},
      {ll::LogOp::id(), float_math, I::log},
      {ll::Log2Op::id(), float_math, I::log2},
      {ll::Log10Op::id(), float_math, I::log10},
      {ll::PowOp::id(), float_math, I::pow},
      {ll::Atan2Op::id(), float_math, I::atan2},
      {ll::CopysignOp::id(), float_math, I::copysign},
      {ll::MinnumOp::id(), float_math, I::minnum},
      {ll::MaxnumOp::id(), float_math, I::maxnum},
      {ll::MinimumOp::id(), float_math, I::minimum},
      {ll::MaximumOp::id(), float_math, I::maximum},
      {ll::FmaOp::id(), float_math, I::fma},
      {ll::FmulAddOp::id(), float_math, I::fmuladd},
      {ll::PowiOp::id(), float_math, I::powi},
      {ll::LdexpOp::id(), float_math, I::ldexp},
      {ll::IsFPClassOp::id(), with_immediate, I::is_fpclass},
      {ll::MemcpyOp::id(), memory_transfer<ll::MemcpyOp>, I::memcpy},
      {ll::MemmoveOp::id(), memory_transfer<ll::MemmoveOp>, I::memmove},
      {ll::MemsetOp::id(), memory_transfer<ll::MemsetOp>, I::memset},
      {ll::MemcpyInlineOp::id(), memory_transfer<ll::MemcpyInlineOp>, I::memcpy_inline},
      {ll::MemsetInlineOp::id(), memory_transfer<ll::MemsetInlineOp>, I::memset_inline},
      {ll::LifetimeStartOp::id(), lifetime_start},
      {ll::LifetimeEndOp::id(), lifetime_end},
      {ll::PtrMaskOp::id(), simple, I::ptrmask},
      {ll::TrapOp::id(), simple, I::trap},
      {ll::DebugTrapOp::id(), simple, I::debugtrap},
      {ll::AssumeOp::id(), assume},
      {ll::ExpectOp::id(), simple, I::expect},
      {ll::ExpectWithProbabilityOp::id(), with_immediate, I::expect_with_probability},
      {ll::IsConstantOp::id(), simple, I::is_constant},
  };
  return rules;
}

// The nvvm dialect.
// --------------------------------------------------------------------------------------

static LogicalResult refuse_on_host(BodyTranslator& body, Operation* op) {
  if (body.state.is_host())
    return op->emit_op_error() << "exists on NVIDIA GPUs only, but the module is exported for the "
                                  "host; lower gpu ops with gpu-to-cpu instead of gpu-to-nvvm";
  return success();
}

static LogicalResult special_register(BodyTranslator& body, Operation* op, unsigned intrinsic) {
  if (failed(refuse_on_host(body, op)))
    return failure();
  llvm::CallInst* call =
      body.builder.CreateIntrinsic(static_cast<llvm::Intrinsic::ID>(intrinsic), {});
  if (auto range = op->attr_as<ll::ConstantRangeAttr>("range")) {
    llvm::APInt lower(32, static_cast<std::uint32_t>(range.param<"lower">()));
    llvm::APInt upper(32, static_cast<std::uint32_t>(range.param<"upper">()));
    if (lower == upper)
      return op->emit_op_error() << "the range is empty";
    call->addRangeRetAttr(llvm::ConstantRange(lower, upper));
  }
  body.define(op, call);
  return success();
}

static LogicalResult barrier(BodyTranslator& body, Operation* op, unsigned) {
  if (failed(refuse_on_host(body, op)))
    return failure();
  llvm::SmallVector<llvm::Value*, 8> args = body.values(op->operands());
  if (args.empty())
    args.push_back(body.builder.getInt32(0));
  body.builder.CreateIntrinsic(args.size() == 1
                                   ? llvm::Intrinsic::nvvm_barrier_cta_sync_aligned_all
                                   : llvm::Intrinsic::nvvm_barrier_cta_sync_aligned_count,
                               args);
  return success();
}

static LogicalResult sync_warp(BodyTranslator& body, Operation* op, unsigned) {
  if (failed(refuse_on_host(body, op)))
    return failure();
  body.builder.CreateIntrinsic(llvm::Intrinsic::nvvm_bar_warp_sync, {body.operand(op, 0)});
  return success();
}

llvm::ArrayRef<OpRule> nvvm_rules() {
  namespace I = llvm::Intrinsic;
  static const OpRule rules[] = {
      {nvvm::ThreadIdXOp::id(), special_register, I::nvvm_read_ptx_sreg_tid_x},
      {nvvm::ThreadIdYOp::id(), special_register, I::nvvm_read_ptx_sreg_tid_y},
      {nvvm::ThreadIdZOp::id(), special_register, I::nvvm_read_ptx_sreg_tid_z},
      {nvvm::BlockDimXOp::id(), special_register, I::nvvm_read_ptx_sreg_ntid_x},
      {nvvm::BlockDimYOp::id(), special_register, I::nvvm_read_ptx_sreg_ntid_y},
      {nvvm::BlockDimZOp::id(), special_register, I::nvvm_read_ptx_sreg_ntid_z},
      {nvvm::BlockIdXOp::id(), special_register, I::nvvm_read_ptx_sreg_ctaid_x},
      {nvvm::BlockIdYOp::id(), special_register, I::nvvm_read_ptx_sreg_ctaid_y},
      {nvvm::BlockIdZOp::id(), special_register, I::nvvm_read_ptx_sreg_ctaid_z},
      {nvvm::GridDimXOp::id(), special_register, I::nvvm_read_ptx_sreg_nctaid_x},
      {nvvm::GridDimYOp::id(), special_register, I::nvvm_read_ptx_sreg_nctaid_y},
      {nvvm::GridDimZOp::id(), special_register, I::nvvm_read_ptx_sreg_nctaid_z},
      {nvvm::LaneIdOp::id(), special_register, I::nvvm_read_ptx_sreg_laneid},
      {nvvm::WarpSizeOp::id(), special_register, I::nvvm_read_ptx_sreg_warpsize},
      {nvvm::WarpIdOp::id(), special_register, I::nvvm_read_ptx_sreg_warpid},
      {nvvm::WarpDimOp::id(), special_register, I::nvvm_read_ptx_sreg_nwarpid},
      {nvvm::SmIdOp::id(), special_register, I::nvvm_read_ptx_sreg_smid},
      {nvvm::SmDimOp::id(), special_register, I::nvvm_read_ptx_sreg_nsmid},
      {nvvm::GridIdOp::id(), special_register, I::nvvm_read_ptx_sreg_gridid},
      {nvvm::LaneMaskEqOp::id(), special_register, I::nvvm_read_ptx_sreg_lanemask_eq},
      {nvvm::LaneMaskLeOp::id(), special_register, I::nvvm_read_ptx_sreg_lanemask_le},
      {nvvm::LaneMaskLtOp::id(), special_register, I::nvvm_read_ptx_sreg_lanemask_lt},
      {nvvm::LaneMaskGeOp::id(), special_register, I::nvvm_read_ptx_sreg_lanemask_ge},
      {nvvm::LaneMaskGtOp::id(), special_register, I::nvvm_read_ptx_sreg_lanemask_gt},
      {nvvm::ClockOp::id(), special_register, I::nvvm_read_ptx_sreg_clock},
      {nvvm::Clock64Op::id(), special_register, I::nvvm_read_ptx_sreg_clock64},
      {nvvm::GlobalTimerOp::id(), special_register, I::nvvm_read_ptx_sreg_globaltimer},
      {nvvm::Barrier0Op::id(), barrier},
      {nvvm::BarrierOp::id(), barrier},
      {nvvm::SyncWarpOp::id(), sync_warp},
  };
  return rules;
}

}  // namespace pliron::llvm_ir
