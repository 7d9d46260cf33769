// mir-to-llvm: casts.

#include "dialects/mir/to_llvm_impl.h"

namespace pliron::mir::to_llvm {

static bool is_signed(Type type) {
  return type.as<IntegerType>().is_signed();
}
static unsigned width(Type type) {
  return type.as<IntegerType>().width();
}

// What is common to all: the operand and the result's type in mir.
static Parts int_to_int(Lowering& l, Parts value, Type from, Type to) {
  return {l.resize(value.first, width(to), is_signed(from))};
}

// Saturating, NaN to 0, as Rust's `as`: LLVM's intrinsics of these names.
static Parts float_to_int(Lowering& l, Parts value, Type, Type to) {
  llvm::StringRef name = is_signed(to) ? "llvm.fptosi.sat" : "llvm.fptoui.sat";
  ll::CallIntrinsicOp call =
      ll::build_intrinsic(l.builder(), l.location(), name, lowered(to), value.first);
  return {call->result(0)};
}

static Parts float_to_float(Lowering& l, Parts value, Type from, Type to) {
  unsigned before = from.as<FloatType>().width(), after = to.as<FloatType>().width();
  if (before == after)
    return value;
  return {before > after ? l.make<ll::FPTruncOp>(value.first, to)
                         : l.make<ll::FPExtOp>(value.first, to)};
}

static Parts int_to_float(Lowering& l, Parts value, Type from, Type to) {
  return {is_signed(from) ? l.make<ll::SIToFPOp>(value.first, to)
                          : l.make<ll::UIToFPOp>(value.first, to)};
}

static Parts ptr_to_ptr(Lowering& l, Parts value, Type, Type to) {
  Value data = value.first;
  if (data.type() != lowered(to))
    data = l.make<ll::AddrSpaceCastOp>(data, lowered(to));
  return {data, is_fat_pointer(to) ? value.second : Value()};
}

static Parts expose(Lowering& l, Parts value, Type, Type to) {
  return {l.make<ll::PtrToIntOp>(value.first, lowered(to))};
}
static Parts with_exposed(Lowering& l, Parts value, Type, Type to) {
  return {l.make<ll::IntToPtrOp>(value.first, lowered(to))};
}

static Parts unsize(Lowering& l, Parts value, Type from, Type) {
  return {value.first, l.i64(pointee(from).as<ArrayType>().param<"size">())};
}

// Transmute, by way of an integer of the value's size.

static Value bits_of(Lowering& l, Parts value, Type type) {
  if (value.second) {
    Type i128 = l.int_type(128);
    Value low = l.resize(l.make<ll::PtrToIntOp>(value.first, l.int_type(64)), 128, false);
    Value high = l.make<ll::ShlOp>({l.resize(value.second, 128, false), l.integer(i128, 64)}, i128);
    return l.make<ll::OrOp>({low, high}, i128);
  }
  if (is_pointer(type))
    return l.make<ll::PtrToIntOp>(value.first, l.int_type(64));
  if (FloatType real = type.try_as<FloatType>())
    return l.make<ll::BitcastOp>(value.first, l.int_type(real.width()));
  return width(type) == 1 ? l.resize(value.first, 8, false) : value.first;
}

static Parts from_bits(Lowering& l, Value bits, Type type) {
  if (is_fat_pointer(type)) {
    Value low = l.resize(bits, 64, false);
    Value high = l.make<ll::LShrOp>({bits, l.integer(bits.type(), 64)}, bits.type());
    return {l.make<ll::IntToPtrOp>(low, lowered(type)), l.resize(high, 64, false)};
  }
  if (is_pointer(type))
    return {l.make<ll::IntToPtrOp>(bits, lowered(type))};
  if (type.is<FloatType>())
    return {l.make<ll::BitcastOp>(bits, type)};
  return {l.resize(bits, width(type), false)};
}

static Parts transmute(Lowering& l, Parts value, Type from, Type to) {
  bool stays = lowered(from) == lowered(to) && is_fat_pointer(from) == is_fat_pointer(to);
  return stays ? value : from_bits(l, bits_of(l, value, from), to);
}

using CastHandler = Parts (*)(Lowering&, Parts, Type from, Type to);
static CastHandler handler(CastKind kind) {
  switch (kind) {
    case CastKind::IntToInt:
      return int_to_int;
    case CastKind::FloatToInt:
      return float_to_int;
    case CastKind::FloatToFloat:
      return float_to_float;
    case CastKind::IntToFloat:
      return int_to_float;
    case CastKind::PtrToPtr:
      return ptr_to_ptr;
    case CastKind::ExposeProvenance:
      return expose;
    case CastKind::WithExposedProvenance:
      return with_exposed;
    case CastKind::Transmute:
      return transmute;
    case CastKind::Unsize:
      return unsize;
    case CastKind::Unknown:
      return nullptr;
  }
  return nullptr;
}

static LogicalResult lower_cast(Lowering& l, CastOp op) {
  CastHandler lower = handler(cast_kind(op.attr_as<StringAttr, "kind">().value()));
  if (!lower)
    return op->emit_op_error() << "the cast " << op.attr<"kind">() << " is not known";
  Value operand = op.operand<"operand">(), result = op.result<"result">();
  l.map(result, lower(l, l.parts(operand), operand.type(), result.type()));
  return success();
}

llvm::ArrayRef<Rule> cast_rules() {
  static constexpr Rule rules[] = {rule<CastOp, lower_cast>()};
  return rules;
}

}  // namespace pliron::mir::to_llvm
