// mir-to-llvm: functions of core::intrinsics on floats.

#include "dialects/mir/to_llvm_intrinsics.h"

namespace pliron::mir::to_llvm {

static llvm::SmallVector<NamedAttribute, 1> fastmath(Lowering& l, unsigned flags) {
  if (!flags)
    return {};
  return {l.named("fastmathFlags", ll::FastmathAttr::of(l.context(), flags))};
}

// An op of LLVM on the same operands.
template <typename O, unsigned flags = 0>
static LogicalResult direct(Lowering& l, IntrinsicOp op) {
  llvm::SmallVector<Value, 3> operands;
  for (Value operand : op->operands())
    operands.push_back(l.value(operand));
  l.map(op->result(0), l.make<O>(operands, operands[0].type(), fastmath(l, flags)));
  return success();
}

// Undefined when the integer type does not hold the value.
static LogicalResult to_int_unchecked(Lowering& l, IntrinsicOp op) {
  Value value = l.value(op->operand(0));
  Type type = op->result(0).type();
  std::uint64_t id = type.as<IntegerType>().is_signed() ? ll::FPToSIOp::id() : ll::FPToUIOp::id();
  l.map(op->result(0), l.make(id, value, lowered(type)));
  return success();
}

// fadd_fast and its like promise finite operands and results; _algebraic ones promise nothing, but
// may be changed as real numbers may.
static constexpr unsigned algebraic = ll::Reassoc | ll::Nsz | ll::Arcp | ll::Contract;

// Names without the type at their end.
static constexpr IntrinsicRule rules[] = {
    {"sqrt", "f:T", direct<ll::SqrtOp>},
    {"fabs", "f:T", direct<ll::FAbsOp>},
    {"floor", "f:T", direct<ll::FloorOp>},
    {"ceil", "f:T", direct<ll::CeilOp>},
    {"trunc", "f:T", direct<ll::FTruncOp>},
    {"round", "f:T", direct<ll::RoundOp>},
    {"round_ties_even", "f:T", direct<ll::RoundEvenOp>},
    {"rint", "f:T", direct<ll::RintOp>},
    {"nearbyint", "f:T", direct<ll::NearbyintOp>},
    {"sin", "f:T", direct<ll::SinOp>},
    {"cos", "f:T", direct<ll::CosOp>},
    {"exp", "f:T", direct<ll::ExpOp>},
    {"exp2", "f:T", direct<ll::Exp2Op>},
    {"log", "f:T", direct<ll::LogOp>},
    {"log2", "f:T", direct<ll::Log2Op>},
    {"log10", "f:T", direct<ll::Log10Op>},
    {"pow", "fT:T", direct<ll::PowOp>},
    {"powi", "fi:T", direct<ll::PowiOp>},
    {"copysign", "fT:T", direct<ll::CopysignOp>},
    // Of two zeros of different sign either may come out.
    {"minnum", "fT:T", direct<ll::MinnumOp>},
    {"maxnum", "fT:T", direct<ll::MaxnumOp>},
    {"minimum_number_nsz", "fT:T", direct<ll::MinnumOp>},
    {"maximum_number_nsz", "fT:T", direct<ll::MaxnumOp>},
    {"minimum", "fT:T", direct<ll::MinimumOp>},
    {"maximum", "fT:T", direct<ll::MaximumOp>},
    {"fma", "fTT:T", direct<ll::FmaOp>},
    {"fmuladd", "fTT:T", direct<ll::FmulAddOp>},
    {"float_to_int_unchecked", "f:i", to_int_unchecked},
    {"fadd_fast", "fT:T", direct<ll::FAddOp, ll::Fast>},
    {"fsub_fast", "fT:T", direct<ll::FSubOp, ll::Fast>},
    {"fmul_fast", "fT:T", direct<ll::FMulOp, ll::Fast>},
    {"fdiv_fast", "fT:T", direct<ll::FDivOp, ll::Fast>},
    {"frem_fast", "fT:T", direct<ll::FRemOp, ll::Fast>},
    {"fadd_algebraic", "fT:T", direct<ll::FAddOp, algebraic>},
    {"fsub_algebraic", "fT:T", direct<ll::FSubOp, algebraic>},
    {"fmul_algebraic", "fT:T", direct<ll::FMulOp, algebraic>},
    {"fdiv_algebraic", "fT:T", direct<ll::FDivOp, algebraic>},
    {"frem_algebraic", "fT:T", direct<ll::FRemOp, algebraic>},
};

const IntrinsicRule* float_intrinsic(llvm::StringRef name) {
  for (llvm::StringRef suffix : {"f16", "f32", "f64", "f128"})
    if (name.consume_back(suffix)) {
      name.consume_back("_");
      break;
    }
  const auto* row = llvm::find_if(rules, [&](const IntrinsicRule& r) { return r.name == name; });
  return row == std::end(rules) ? nullptr : row;
}

}  // namespace pliron::mir::to_llvm
