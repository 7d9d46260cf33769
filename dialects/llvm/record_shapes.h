#pragma once
// Records that many ops of the `llvm` dialect share but for their name and summary, as constexpr
// functions. Used by the ops_*.h headers only.

#include "dialects/llvm/attributes.h"
#include "dialects/llvm/format.h"
#include "dialects/llvm/types.h"
#include "ir/op.h"

namespace pliron::llvm_dialect::shapes {

// Attributes that say what a memory access aliases. MLIR has them; the exporter refuses them so
// far.
inline constexpr AttrSlotDef access_groups{"access_groups", AnyArrayAttr, Presence::Optional};
inline constexpr AttrSlotDef alias_scopes{"alias_scopes", AnyArrayAttr, Presence::Optional};
inline constexpr AttrSlotDef noalias_scopes{"noalias_scopes", AnyArrayAttr, Presence::Optional};
inline constexpr AttrSlotDef tbaa{"tbaa", AnyArrayAttr, Presence::Optional};
inline constexpr AttrSlotDef fastmath{"fastmathFlags", FastmathKind, Default{"<none>"}, Refining};
inline constexpr AttrSlotDef arg_attrs{"arg_attrs", DictArrayAttr, Presence::Optional};
inline constexpr AttrSlotDef res_attrs{"res_attrs", DictArrayAttr, Presence::Optional};

// add, sub, mul, shl: wrap unless a flag says that they do not.
constexpr OpDef wrapping_binary(std::string_view name, std::string_view summary, Traits traits) {
  return {.name = name,
          .summary = summary,
          .operands = {{"lhs", IntOrIntVector}, {"rhs", SameTypeAs{"lhs"}}},
          .results = {{"res", SameTypeAs{"lhs"}}},
          .attrs = {{"overflowFlags", OverflowFlagsKind, Default{"none"}, Refining}},
          .traits = traits,
          .format = "$lhs `,` $rhs (`overflow` `<` $overflowFlags^ `>`)? attr-dict `:` type($res)"};
}
// udiv, sdiv, lshr, ashr: may promise that nothing is lost.
constexpr OpDef exact_binary(std::string_view name, std::string_view summary, Traits traits) {
  return {.name = name,
          .summary = summary,
          .operands = {{"lhs", IntOrIntVector}, {"rhs", SameTypeAs{"lhs"}}},
          .results = {{"res", SameTypeAs{"lhs"}}},
          .attrs = {{"isExact", UnitAttrConstraint, Presence::Optional, Refining}},
          .traits = traits,
          .format = "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)"};
}
constexpr OpDef int_binary(std::string_view name, std::string_view summary, Traits traits) {
  return {.name = name,
          .summary = summary,
          .operands = {{"lhs", IntOrIntVector}, {"rhs", SameTypeAs{"lhs"}}},
          .results = {{"res", SameTypeAs{"lhs"}}},
          .traits = traits,
          .format = "$lhs `,` $rhs attr-dict `:` type($res)"};
}
constexpr OpDef float_binary(std::string_view name, std::string_view summary, Traits traits) {
  return {.name = name,
          .summary = summary,
          .operands = {{"lhs", FloatOrFloatVector}, {"rhs", SameTypeAs{"lhs"}}},
          .results = {{"res", SameTypeAs{"lhs"}}},
          .attrs = {fastmath},
          .traits = traits,
          .format = "$lhs `,` $rhs attr-dict `:` type($res)"};
}
inline constexpr std::string_view cast_format = "$arg attr-dict `:` type($arg) `to` type($res)";
inline constexpr std::string_view nneg_cast_format =
    "(`nneg` $nonNeg^)? $arg attr-dict `:` type($arg) `to` type($res)";
constexpr OpDef cast(std::string_view name, std::string_view summary, TypeConstraint from,
                     TypeConstraint to, StaticList<AttrSlotDef, 24> attrs = {},
                     std::string_view format = cast_format) {
  return {.name = name,
          .summary = summary,
          .operands = {{"arg", from}},
          .results = {{"res", to}},
          .attrs = attrs,
          .traits = {Trait::Pure},
          .format = format};
}
// A value that its type alone determines.
constexpr OpDef typed_constant(std::string_view name, std::string_view summary) {
  return {.name = name,
          .summary = summary,
          .results = {{"res", FirstClass}},
          .traits = {Trait::Pure},
          .format = "attr-dict `:` type($res)"};
}

// Those of MLIR that have a format; the others are written in the generic form, there as here.
inline constexpr std::string_view intrinsic_format =
    "`(` operands `)` attr-dict `:` functional-type(operands, results)";

// Intrinsics: one, two or three operands of a type, the result of the same type.
constexpr OpDef int_unary_intrinsic(std::string_view name, std::string_view summary) {
  return {.name = name,
          .summary = summary,
          .operands = {{"in", IntOrIntVector}},
          .results = {{"res", SameTypeAs{"in"}}},
          .traits = {Trait::Pure},
          .format = intrinsic_format};
}
// ctlz, cttz, abs: with a flag that makes one input poison.
constexpr OpDef flagged_int_intrinsic(std::string_view name, std::string_view flag,
                                      std::string_view summary) {
  return {.name = name,
          .summary = summary,
          .operands = {{"in", IntOrIntVector}},
          .results = {{"res", SameTypeAs{"in"}}},
          .attrs = {{flag, BoolAttr}},
          .traits = {Trait::Pure}};
}
constexpr OpDef int_binary_intrinsic(std::string_view name, std::string_view summary,
                                     Traits traits = {Trait::Pure}) {
  return {.name = name,
          .summary = summary,
          .operands = {{"a", IntOrIntVector}, {"b", SameTypeAs{"a"}}},
          .results = {{"res", SameTypeAs{"a"}}},
          .traits = traits,
          .format = intrinsic_format};
}
constexpr OpDef int_ternary_intrinsic(std::string_view name, std::string_view summary) {
  return {.name = name,
          .summary = summary,
          .operands = {{"a", IntOrIntVector}, {"b", SameTypeAs{"a"}}, {"c", SameTypeAs{"a"}}},
          .results = {{"res", SameTypeAs{"a"}}},
          .traits = {Trait::Pure},
          .format = intrinsic_format};
}
// The result is a struct of the wrapped result and an i1 (vectors: a vector of i1).
constexpr OpDef with_overflow(std::string_view name, std::string_view summary, Traits traits) {
  return {.name = name,
          .summary = summary,
          .operands = {{"a", IntOrIntVector}, {"b", SameTypeAs{"a"}}},
          .results = {{"res", Aggregate}},
          .traits = traits};
}
constexpr OpDef float_unary_intrinsic(std::string_view name, std::string_view summary) {
  return {.name = name,
          .summary = summary,
          .operands = {{"in", FloatOrFloatVector}},
          .results = {{"res", SameTypeAs{"in"}}},
          .attrs = {fastmath},
          .traits = {Trait::Pure},
          .format = intrinsic_format};
}
constexpr OpDef float_binary_intrinsic(std::string_view name, std::string_view summary,
                                       Traits traits = {Trait::Pure}) {
  return {.name = name,
          .summary = summary,
          .operands = {{"a", FloatOrFloatVector}, {"b", SameTypeAs{"a"}}},
          .results = {{"res", SameTypeAs{"a"}}},
          .attrs = {fastmath},
          .traits = traits,
          .format = intrinsic_format};
}
constexpr OpDef float_ternary_intrinsic(std::string_view name, std::string_view summary) {
  return {.name = name,
          .summary = summary,
          .operands = {{"a", FloatOrFloatVector}, {"b", SameTypeAs{"a"}}, {"c", SameTypeAs{"a"}}},
          .results = {{"res", SameTypeAs{"a"}}},
          .attrs = {fastmath},
          .traits = {Trait::Pure},
          .format = intrinsic_format};
}
// memcpy, memmove: dst, src, len.
constexpr OpDef copy_memory(std::string_view name, std::string_view summary) {
  return {.name = name,
          .summary = summary,
          .operands = {{"dst", AnyPointer}, {"src", AnyPointer}, {"len", SignlessInteger}},
          .attrs = {{"isVolatile", BoolAttr},
                    access_groups,
                    alias_scopes,
                    noalias_scopes,
                    tbaa,
                    arg_attrs,
                    res_attrs}};
}

}  // namespace pliron::llvm_dialect::shapes
