#include "backends/nvptx/wide_float.h"

#include <utility>

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

namespace pliron::nvptx {
namespace {

namespace intrinsic = llvm::Intrinsic;

// The exponent bias and mantissa width of f32 and f64.
struct FloatFormat {
  unsigned bits;
  unsigned bias;
  unsigned mantissa;
};

FloatFormat format_of(llvm::Type* type) {
  return type->isFloatTy() ? FloatFormat{32, 127, 23} : FloatFormat{64, 1023, 52};
}

class Expander {
 public:
  explicit Expander(llvm::Instruction& origin) : b_(&origin), i128_(b_.getInt128Ty()) {}

  llvm::Value* signed_to_float(llvm::Value* value, llvm::Type* type) {
    llvm::Value* is_negative = b_.CreateICmpSLT(value, constant(0));
    llvm::Value* magnitude = b_.CreateSelect(is_negative, b_.CreateNeg(value), value);
    llvm::Value* result = unsigned_to_float(magnitude, type);
    return b_.CreateSelect(is_negative, b_.CreateFNeg(result), result);
  }

  // Keeps the 64 leading bits, with one sticky bit for all below; 64 bits are so many more than a
  // mantissa has that rounding them rounds the whole. The rest is an exact scaling by a power of
  // two.
  llvm::Value* unsigned_to_float(llvm::Value* value, llvm::Type* type) {
    if (type->isHalfTy()) {
      return unsigned_to_half(value, type);
    }
    llvm::Value* zeros = b_.CreateIntrinsic(intrinsic::ctlz, {i128_}, {value, b_.getFalse()});
    llvm::Value* shifted = b_.CreateShl(value, b_.CreateAnd(zeros, constant(127)));
    llvm::Value* low = b_.CreateTrunc(shifted, b_.getInt64Ty());
    llvm::Value* high = b_.CreateTrunc(b_.CreateLShr(shifted, constant(64)), b_.getInt64Ty());
    llvm::Value* sticky = b_.CreateZExt(b_.CreateICmpNE(low, b_.getInt64(0)), b_.getInt64Ty());
    llvm::Value* leading = b_.CreateUIToFP(b_.CreateOr(high, sticky), type);

    FloatFormat format = format_of(type);
    llvm::IntegerType* bits = b_.getIntNTy(format.bits);
    llvm::Value* exponent =
        b_.CreateSub(llvm::ConstantInt::get(bits, format.bias + 64), b_.CreateTrunc(zeros, bits));
    llvm::Value* scale = b_.CreateBitCast(b_.CreateShl(exponent, format.mantissa), type);
    return b_.CreateFMul(leading, scale);
  }

  // Truncation towards zero, saturating: the mantissa shifted by the exponent.
  llvm::Value* float_to_int(llvm::Value* value, bool is_signed) {
    if (value->getType()->isHalfTy()) {
      value = b_.CreateFPExt(value, b_.getFloatTy());
    }
    llvm::Type* type = value->getType();
    FloatFormat format = format_of(type);
    llvm::Value* magnitude = b_.CreateUnaryIntrinsic(intrinsic::fabs, value);
    llvm::Value* result = truncated_magnitude(magnitude, format);

    llvm::Value* is_negative = b_.CreateFCmpOLT(value, llvm::ConstantFP::getZero(type));
    llvm::APInt most =
        is_signed ? llvm::APInt::getSignedMaxValue(128) : llvm::APInt::getMaxValue(128);
    llvm::APInt least = is_signed ? llvm::APInt::getSignedMinValue(128) : llvm::APInt(128, 0);
    llvm::Value* limit = power_of_two(type, is_signed ? 127 : 128);
    llvm::Value* negated = is_signed ? b_.CreateNeg(result) : constant(0);
    result = b_.CreateSelect(is_negative, negated, result);
    llvm::Value* bound = b_.CreateSelect(is_negative, b_.getInt(least), b_.getInt(most));
    result = b_.CreateSelect(b_.CreateFCmpOGE(magnitude, limit), bound, result);
    return b_.CreateSelect(b_.CreateFCmpUNO(value, value), constant(0), result);
  }

 private:
  llvm::Constant* constant(std::uint64_t value) { return llvm::ConstantInt::get(i128_, value); }

  // All finite f16 are below 2^16; a value with a bit above the low 64 is out of its range.
  llvm::Value* unsigned_to_half(llvm::Value* value, llvm::Type* type) {
    llvm::Value* low = b_.CreateUIToFP(b_.CreateTrunc(value, b_.getInt64Ty()), type);
    llvm::Value* is_large = b_.CreateICmpUGT(value, b_.getInt(llvm::APInt::getLowBitsSet(128, 64)));
    return b_.CreateSelect(is_large, llvm::ConstantFP::getInfinity(type), low);
  }

  llvm::Constant* power_of_two(llvm::Type* type, int exponent) {
    llvm::APFloat value = llvm::scalbn(llvm::APFloat(1.0), exponent, llvm::APFloat::rmTowardZero);
    bool is_inexact;
    value.convert(type->getFltSemantics(), llvm::APFloat::rmTowardZero, &is_inexact);
    // 2^128 is above every finite f32; infinity says the same of it.
    return is_inexact ? llvm::ConstantFP::getInfinity(type) : llvm::ConstantFP::get(type, value);
  }

  // trunc(magnitude) for 0 <= magnitude < 2^128; anything outside of that range.
  llvm::Value* truncated_magnitude(llvm::Value* magnitude, FloatFormat format) {
    llvm::Value* raw = b_.CreateZExt(b_.CreateBitCast(magnitude, b_.getIntNTy(format.bits)), i128_);
    llvm::Value* exponent =
        b_.CreateSub(b_.CreateLShr(raw, format.mantissa), constant(format.bias));
    llvm::Value* fraction = b_.CreateAnd(raw, constant((std::uint64_t{1} << format.mantissa) - 1));
    llvm::Value* mantissa = b_.CreateOr(fraction, constant(std::uint64_t{1} << format.mantissa));
    llvm::Value* shift = b_.CreateSub(exponent, constant(format.mantissa));
    llvm::Value* left = b_.CreateShl(mantissa, b_.CreateAnd(shift, constant(127)));
    llvm::Value* right = b_.CreateLShr(mantissa, b_.CreateAnd(b_.CreateNeg(shift), constant(127)));
    llvm::Value* shifted = b_.CreateSelect(b_.CreateICmpSGE(shift, constant(0)), left, right);
    llvm::Value* is_below_one = b_.CreateICmpSLT(exponent, constant(0));
    return b_.CreateSelect(is_below_one, constant(0), shifted);
  }

  llvm::IRBuilder<> b_;
  llvm::IntegerType* i128_;
};

bool is_float(llvm::Type* type) {
  return type->isHalfTy() || type->isFloatTy() || type->isDoubleTy();
}

llvm::Value* expand(llvm::Instruction& op) {
  unsigned opcode = op.getOpcode();
  if (opcode == llvm::Instruction::Call) {
    auto* call = llvm::dyn_cast<llvm::IntrinsicInst>(&op);
    if (call == nullptr) {
      return nullptr;
    }
    if (call->getIntrinsicID() == intrinsic::fptosi_sat) {
      opcode = llvm::Instruction::FPToSI;
    } else if (call->getIntrinsicID() == intrinsic::fptoui_sat) {
      opcode = llvm::Instruction::FPToUI;
    } else {
      return nullptr;
    }
  } else if (!llvm::isa<llvm::CastInst>(op)) {
    return nullptr;
  }
  llvm::Value* operand = op.getOperand(0);
  llvm::Type* from = operand->getType();
  llvm::Type* to = op.getType();
  if (from->isIntegerTy(128) && is_float(to)) {
    if (opcode == llvm::Instruction::SIToFP) {
      return Expander(op).signed_to_float(operand, to);
    }
    if (opcode == llvm::Instruction::UIToFP) {
      return Expander(op).unsigned_to_float(operand, to);
    }
  }
  if (is_float(from) && to->isIntegerTy(128)) {
    if (opcode == llvm::Instruction::FPToSI || opcode == llvm::Instruction::FPToUI) {
      return Expander(op).float_to_int(operand, opcode == llvm::Instruction::FPToSI);
    }
  }
  return nullptr;
}

}  // namespace

void expand_wide_float_conversions(llvm::Module& module) {
  for (llvm::Function& function : module) {
    for (llvm::Instruction& instruction :
         llvm::make_early_inc_range(llvm::instructions(function))) {
      if (llvm::Value* value = expand(instruction)) {
        instruction.replaceAllUsesWith(value);
        instruction.eraseFromParent();
      }
    }
  }
}

}  // namespace pliron::nvptx
