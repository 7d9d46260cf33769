// The fold hook of mir.cast.

#include "dialects/mir/fold.h"
#include "dialects/mir/ops.h"

namespace pliron::mir {

using llvm::APFloat;
using llvm::APInt;
using llvm::APSInt;

// The width and, when it is extended, the signedness of the source decide.
static FoldResult fold_int_to_int(Type to, FoldInput in) {
  auto value = known_int(in, 0);
  if (!value)
    return {};
  return int_result(to, value->extOrTrunc(to.as<IntegerType>().width()));
}

// Saturates; NaN gives 0.
static FoldResult fold_float_to_int(Type to, FoldInput in) {
  auto value = known_float(in, 0);
  if (!value)
    return {};
  IntegerType type = to.as<IntegerType>();
  APSInt result(type.width(), !type.is_signed());
  if (value->isNaN())
    return int_result(to, APInt::getZero(type.width()));
  bool exact;
  // An invalid conversion leaves the nearest value there is, which is what saturation means.
  value->convertToInteger(result, APFloat::rmTowardZero, &exact);
  return int_result(to, result);
}

static FoldResult fold_int_to_float(Type to, FoldInput in) {
  auto value = known_int(in, 0);
  if (!value)
    return {};
  APFloat result(to.as<FloatType>().semantics());
  result.convertFromAPInt(*value, value->isSigned(), APFloat::rmNearestTiesToEven);
  return float_result(to, result);
}

static FoldResult fold_float_to_float(Type to, FoldInput in) {
  auto value = known_float(in, 0);
  if (!value)
    return {};
  bool exact;
  value->convert(to.as<FloatType>().semantics(), APFloat::rmNearestTiesToEven, &exact);
  return float_result(to, *value);
}

// Bits are bits, NaN included. Neither bool nor a pointer has a constant of every bit pattern.
static FoldResult fold_transmute(Type to, FoldInput in) {
  auto integer = known_int(in, 0);
  auto real = known_float(in, 0);
  if (!integer && !real)
    return {};
  APInt bits = integer ? static_cast<APInt>(*integer) : real->bitcastToAPInt();
  if (FloatType type = to.try_as<FloatType>(); type && type.width() == bits.getBitWidth())
    return Attribute(FloatAttr::get(type, APFloat(type.semantics(), bits)));
  if (IntegerType type = to.try_as<IntegerType>(); type && type.width() == bits.getBitWidth())
    return int_result(to, bits);
  return {};
}

FoldResult CastOp::fold(FoldInput in) {
  Type to = result<"result">().type();
  if (operand<"operand">().type() == to)
    return operand<"operand">();
  switch (cast_kind(attr_as<StringAttr, "kind">().value())) {
    case CastKind::IntToInt:
      return fold_int_to_int(to, in);
    case CastKind::FloatToInt:
      return fold_float_to_int(to, in);
    case CastKind::IntToFloat:
      return fold_int_to_float(to, in);
    case CastKind::FloatToFloat:
      return fold_float_to_float(to, in);
    case CastKind::Transmute:
      return fold_transmute(to, in);
    default:
      return {};
  }
}

}  // namespace pliron::mir
