// Verify hooks of ops on values: constants, comparisons and casts.

#include "dialects/mir/ops.h"

namespace pliron::mir {

LogicalResult ConstantOp::verify() {
  Attribute value = attr<"value">();
  Type type = result<"result">().type();
  IntegerAttr integer = value.try_as<IntegerAttr>();
  FloatAttr real = value.try_as<FloatAttr>();
  if ((integer && integer.type() == type) || (real && real.type() == type))
    return success();
  return op_->emit_op_error() << "the value " << value << " is not of the result's type " << type;
}

LogicalResult ThreeWayCompareOp::verify() {
  Type type = result<"result">().type();
  if (type != IntegerType::get(context(), 8, Signedness::Signed))
    return op_->emit_op_error() << "the result must be si8, but is " << type;
  return success();
}

// Which casts there are. Each says whether it takes these two types.

static bool is_int(Type type) {
  return type.is<IntegerType>();
}
static bool is_float(Type type) {
  return type.is<FloatType>();
}
static bool is_thin(Type type) {
  return is_pointer(type) && !is_fat_pointer(type);
}
static bool same_size(Type from, Type to) {
  SizeAlign a, b;
  return layout_of(from, a) && layout_of(to, b) && a.size == b.size;
}

static bool casts_ints(Type from, Type to) {
  return is_int(from) && is_int(to);
}
static bool casts_float_to_int(Type from, Type to) {
  return is_float(from) && is_int(to);
}
static bool casts_floats(Type from, Type to) {
  return is_float(from) && is_float(to);
}
static bool casts_int_to_float(Type from, Type to) {
  return is_int(from) && is_float(to);
}
// A thin pointer has no length to give.
static bool casts_pointers(Type from, Type to) {
  return is_pointer(from) && is_pointer(to) && (is_fat_pointer(from) || !is_fat_pointer(to));
}
static bool exposes(Type from, Type to) {
  return is_thin(from) && is_int(to);
}
static bool makes_pointer(Type from, Type to) {
  return is_int(from) && is_thin(to);
}
static bool transmutes(Type from, Type to) {
  bool same_space =
      !is_pointer(from) || !is_pointer(to) || address_space(from) == address_space(to);
  return same_space && same_size(from, to);
}
static bool unsizes(Type from, Type to) {
  if (!is_thin(from) || !is_fat_pointer(to))
    return false;
  ArrayType array = pointee(from).try_as<ArrayType>();
  return array && element_type(array) == element_type(pointee(to)) &&
         address_space(from) == address_space(to);
}

using CastRule = bool (*)(Type from, Type to);
static CastRule cast_rule(CastKind kind) {
  switch (kind) {
    case CastKind::IntToInt:
      return casts_ints;
    case CastKind::FloatToInt:
      return casts_float_to_int;
    case CastKind::FloatToFloat:
      return casts_floats;
    case CastKind::IntToFloat:
      return casts_int_to_float;
    case CastKind::PtrToPtr:
      return casts_pointers;
    case CastKind::ExposeProvenance:
      return exposes;
    case CastKind::WithExposedProvenance:
      return makes_pointer;
    case CastKind::Transmute:
      return transmutes;
    case CastKind::Unsize:
      return unsizes;
    case CastKind::Unknown:
      return nullptr;
  }
  return nullptr;
}

LogicalResult CastOp::verify() {
  llvm::StringRef spelling = attr_as<StringAttr, "kind">().value();
  CastRule rule = cast_rule(cast_kind(spelling));
  Type from = operand<"operand">().type(), to = result<"result">().type();
  if (!rule(from, to))
    return op_->emit_op_error() << "the cast \"" << spelling << "\" cannot turn " << from
                                << " into " << to;
  return success();
}

}  // namespace pliron::mir
