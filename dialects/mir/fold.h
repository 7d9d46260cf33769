#pragma once
// Constants as fold hooks see them. For the fold*.cpp files only.
//
// A hook gives a result only where Rust defines it: no division by zero, no overflow of an
// unchecked operation. A float result that is NaN is not folded, since which NaN comes out is up to
// the target.

#include <optional>

#include "ir/builtin_attributes.h"
#include "ir/op_info.h"
#include "llvm/ADT/APSInt.h"

namespace pliron::mir {

// Operand i as an integer with its type's signedness, if it is a known one; bool is unsigned.
inline std::optional<llvm::APSInt> known_int(FoldInput in, std::size_t i) {
  IntegerAttr value = i < in.size() && in[i] ? in[i].try_as<IntegerAttr>() : IntegerAttr(nullptr);
  if (!value || !value.type().is<IntegerType>())
    return std::nullopt;
  return llvm::APSInt(value.value(), !value.type().as<IntegerType>().is_signed());
}
inline std::optional<llvm::APFloat> known_float(FoldInput in, std::size_t i) {
  FloatAttr value = i < in.size() && in[i] ? in[i].try_as<FloatAttr>() : FloatAttr(nullptr);
  if (!value)
    return std::nullopt;
  return value.value();
}

inline FoldResult int_result(Type type, const llvm::APInt& value) {
  return Attribute(IntegerAttr::get(type, value));
}
inline FoldResult float_result(Type type, const llvm::APFloat& value) {
  if (value.isNaN())
    return {};
  return Attribute(FloatAttr::get(type.as<FloatType>(), value));
}

}  // namespace pliron::mir
