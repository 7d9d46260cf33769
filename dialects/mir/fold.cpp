// Fold hooks of arithmetic and comparisons.

#include "dialects/mir/fold.h"

#include "dialects/mir/ops.h"
#include "llvm/ADT/StringSwitch.h"

namespace pliron::mir {

using llvm::APFloat;
using llvm::APInt;
using llvm::APSInt;

FoldResult ConstantOp::fold(FoldInput) {
  return attr<"value">();
}

// The three operations that wrap, or must not overflow when `unchecked`.
struct WrappingFold {
  APInt (APInt::*signed_op)(const APInt&, bool&) const;
  APInt (APInt::*unsigned_op)(const APInt&, bool&) const;
  APFloat::opStatus (APFloat::*float_op)(const APFloat&, APFloat::roundingMode);
};

static FoldResult fold_wrapping(Type type, bool unchecked, FoldInput in, const WrappingFold& rule) {
  if (auto lhs = known_int(in, 0), rhs = known_int(in, 1); lhs && rhs) {
    bool overflow = false;
    APInt sum = lhs->isSigned() ? ((*lhs).*rule.signed_op)(*rhs, overflow)
                                : ((*lhs).*rule.unsigned_op)(*rhs, overflow);
    if (unchecked && overflow)
      return {};
    return int_result(type, sum);
  }
  if (auto lhs = known_float(in, 0), rhs = known_float(in, 1); lhs && rhs) {
    ((*lhs).*rule.float_op)(*rhs, APFloat::rmNearestTiesToEven);
    return float_result(type, *lhs);
  }
  return {};
}

FoldResult AddOp::fold(FoldInput in) {
  return fold_wrapping(result<"result">().type(), static_cast<bool>(attr<"unchecked">()), in,
                       {&APInt::sadd_ov, &APInt::uadd_ov, &APFloat::add});
}
FoldResult SubOp::fold(FoldInput in) {
  return fold_wrapping(result<"result">().type(), static_cast<bool>(attr<"unchecked">()), in,
                       {&APInt::ssub_ov, &APInt::usub_ov, &APFloat::subtract});
}
FoldResult MulOp::fold(FoldInput in) {
  return fold_wrapping(result<"result">().type(), static_cast<bool>(attr<"unchecked">()), in,
                       {&APInt::smul_ov, &APInt::umul_ov, &APFloat::multiply});
}

// Whether Rust defines the division: no zero divisor, no MIN / -1.
static bool divides(const APSInt& lhs, const APSInt& rhs) {
  return !rhs.isZero() && !(lhs.isSigned() && lhs.isMinSignedValue() && rhs.isAllOnes());
}

FoldResult DivOp::fold(FoldInput in) {
  Type type = result<"result">().type();
  if (auto lhs = known_int(in, 0), rhs = known_int(in, 1); lhs && rhs && divides(*lhs, *rhs))
    return int_result(type, *lhs / *rhs);
  if (auto lhs = known_float(in, 0), rhs = known_float(in, 1); lhs && rhs) {
    lhs->divide(*rhs, APFloat::rmNearestTiesToEven);
    return float_result(type, *lhs);
  }
  return {};
}

FoldResult RemOp::fold(FoldInput in) {
  Type type = result<"result">().type();
  if (auto lhs = known_int(in, 0), rhs = known_int(in, 1); lhs && rhs && divides(*lhs, *rhs))
    return int_result(type, *lhs % *rhs);
  if (auto lhs = known_float(in, 0), rhs = known_float(in, 1); lhs && rhs) {
    lhs->mod(*rhs);
    return float_result(type, *lhs);
  }
  return {};
}

FoldResult AndOp::fold(FoldInput in) {
  auto lhs = known_int(in, 0), rhs = known_int(in, 1);
  return lhs && rhs ? int_result(result<"result">().type(), *lhs & *rhs) : FoldResult();
}
FoldResult OrOp::fold(FoldInput in) {
  auto lhs = known_int(in, 0), rhs = known_int(in, 1);
  return lhs && rhs ? int_result(result<"result">().type(), *lhs | *rhs) : FoldResult();
}
FoldResult XorOp::fold(FoldInput in) {
  auto lhs = known_int(in, 0), rhs = known_int(in, 1);
  return lhs && rhs ? int_result(result<"result">().type(), *lhs ^ *rhs) : FoldResult();
}

// The amount of a shift of `width` bits: masked, or nothing where it is undefined.
static std::optional<unsigned> shift_amount(const APSInt& amount, unsigned width, bool unchecked) {
  // Bits above the value's width do not change an amount modulo a power of two.
  APInt bits = amount.zextOrTrunc(32);
  if (unchecked && (amount.isNegative() || amount.getActiveBits() > 32 || bits.uge(width)))
    return std::nullopt;
  return static_cast<unsigned>(bits.getZExtValue()) & (width - 1);
}

FoldResult ShlOp::fold(FoldInput in) {
  auto value = known_int(in, 0), amount = known_int(in, 1);
  if (!value || !amount)
    return {};
  auto bits = shift_amount(*amount, value->getBitWidth(), static_cast<bool>(attr<"unchecked">()));
  return bits ? int_result(result<"result">().type(), value->shl(*bits)) : FoldResult();
}
FoldResult ShrOp::fold(FoldInput in) {
  auto value = known_int(in, 0), amount = known_int(in, 1);
  if (!value || !amount)
    return {};
  auto bits = shift_amount(*amount, value->getBitWidth(), static_cast<bool>(attr<"unchecked">()));
  if (!bits)
    return {};
  return int_result(result<"result">().type(),
                    value->isSigned() ? value->ashr(*bits) : value->lshr(*bits));
}

FoldResult NegOp::fold(FoldInput in) {
  Type type = result<"result">().type();
  if (auto value = known_int(in, 0))
    return int_result(type, -static_cast<const APInt&>(*value));
  if (auto value = known_float(in, 0)) {
    value->changeSign();
    return float_result(type, *value);
  }
  return {};
}
FoldResult NotOp::fold(FoldInput in) {
  auto value = known_int(in, 0);
  return value ? int_result(result<"result">().type(), ~*value) : FoldResult();
}

static bool holds(llvm::StringRef predicate, APFloat::cmpResult order) {
  bool less = order == APFloat::cmpLessThan, equal = order == APFloat::cmpEqual,
       greater = order == APFloat::cmpGreaterThan;
  return llvm::StringSwitch<bool>(predicate)
      .Case("eq", equal)
      .Case("ne", !equal)
      .Case("lt", less)
      .Case("le", less || equal)
      .Case("gt", greater)
      .Default(greater || equal);
}

FoldResult CompareOp::fold(FoldInput in) {
  llvm::StringRef predicate = attr_as<StringAttr, "predicate">().value();
  if (auto lhs = known_int(in, 0), rhs = known_int(in, 1); lhs && rhs) {
    APFloat::cmpResult order = *lhs < *rhs   ? APFloat::cmpLessThan
                               : *lhs > *rhs ? APFloat::cmpGreaterThan
                                             : APFloat::cmpEqual;
    return Attribute(IntegerAttr::boolean(context(), holds(predicate, order)));
  }
  if (auto lhs = known_float(in, 0), rhs = known_float(in, 1); lhs && rhs)
    return Attribute(IntegerAttr::boolean(context(), holds(predicate, lhs->compare(*rhs))));
  return {};
}

}  // namespace pliron::mir
