#pragma once
// `fixed`: arithmetic on binary fixed-point numbers, as a project outside of pliron's tree declares
// it.
//
//   %a = fixed.constant 384 : !fixed.num<16, 8>                    // 1.5
//   %b = fixed.mul %a, %a round "nearest" : !fixed.num<16, 8>

#include "ir/dialect.h"
#include "ir/param.h"
#include "passes/pass.h"

namespace fixed {

using namespace pliron;

// A signed number of `width` bits, `fraction` of which stand behind the binary point.
struct NumType : ParametricType<NumType> {
  using Parametric::Parametric;
  static constexpr TypeDef def{
      .name = "fixed.num",
      .summary = "A signed fixed-point number.",
      .params = {{"width", ParamKind::UInt}, {"fraction", ParamKind::UInt}}};
};

// Least and greatest value that something is known to have.
struct RangeAttr : ParametricAttr<RangeAttr> {
  using Parametric::Parametric;
  static constexpr AttrDef def{.name = "fixed.range",
                               .summary = "Least and greatest value, in units of the last place.",
                               .params = {{"least", ParamKind::Int}, {"greatest", ParamKind::Int}}};
};

inline constexpr TypeConstraint Num =
    Named<"fixed.Num", "a fixed-point number", BaseType<"fixed.num">>;
inline constexpr AttrConstraint Rounding = StringAttrOf<"down", "nearest">;

struct ConstantOp : Op<ConstantOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "fixed.constant",
      .summary = "A constant, in units of the last place.",
      .results = {{"result", Num}},
      .attrs = {{"value", I64Attr}},
      .traits = {Trait::Pure, Trait::ConstantLike},
      .format = "$value attr-dict `:` qualified(type($result))",
  };
  LogicalResult verify();
  FoldResult fold(FoldInput input);
};

struct AddOp : Op<AddOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "fixed.add",
      .summary = "A sum that wraps.",
      .operands = {{"lhs", Num}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"result", SameTypeAs{"lhs"}}},
      .traits = {Trait::Pure, Trait::Commutative},
      .format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))",
  };
};

struct MulOp : Op<MulOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "fixed.mul",
      .summary = "A product, rounded to the operands' fraction.",
      .operands = {{"lhs", Num}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"result", SameTypeAs{"lhs"}}},
      .attrs = {{"rounding", Rounding, Presence::Optional}},
      .traits = {Trait::Pure, Trait::Commutative},
      .format = "$lhs `,` $rhs (`round` $rounding^)? attr-dict `:` qualified(type($result))",
  };
};

struct NegOp : Op<NegOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "fixed.neg",
      .summary = "The number with the other sign.",
      .operands = {{"operand", Num}},
      .results = {{"result", SameTypeAs{"operand"}}},
      .traits = {Trait::Pure},
      .format = "$operand attr-dict `:` qualified(type($result))",
  };
  // -(-x) is x.
  FoldResult fold(FoldInput input);
};

struct ConvertOp : Op<ConvertOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "fixed.convert",
      .summary = "The same number with another width or fraction.",
      .operands = {{"operand", Num}},
      .results = {{"result", Num}},
      .attrs = {{"rounding", Rounding, Presence::Optional}},
      .traits = {Trait::Pure},
      .format =
          "$operand (`round` $rounding^)? attr-dict `:` qualified(type($operand)) `->` "
          "qualified(type($result))",
  };
  LogicalResult verify();
};

struct AssumeOp : Op<AssumeOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "fixed.assume",
      .summary = "States the range of a number.",
      .operands = {{"operand", Num}},
      .attrs = {{"range", BaseAttr<"fixed.range">}},
      .format = "$operand `in` qualified($range) attr-dict `:` qualified(type($operand))",
  };
  LogicalResult verify();
};

Dialect dialect();

// fixed-mul-to-add: a product by two becomes a sum.
extern const PassDef mul_to_add_pass;

}  // namespace fixed
