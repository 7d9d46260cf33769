// Records with one mistake each. run.py compiles this file and expects for each of them one error,
// which says what the comment in front of it says, and no other.
#include "ir/dialect.h"
#include "ir/param.h"

namespace pliron {

// error: record of op `add`: the name of an op must be `dialect.op`
struct NoDialect : Op<NoDialect> {
  static constexpr OpDef def{.name = "add", .summary = "Adds."};
};
// error: record of op `bad.same`: two operands are called `lhs`
struct TwoOperands : Op<TwoOperands> {
  static constexpr OpDef def{
      .name = "bad.same", .summary = "Adds.", .operands = {{"lhs", AnyType}, {"lhs", AnyType}}};
};
// error: record of op `bad.type`: the type of `res` follows from `lsh`, which the op does not have
struct WrongSameAs : Op<WrongSameAs> {
  static constexpr OpDef def{.name = "bad.type",
                             .summary = "Adds.",
                             .operands = {{"lhs", AnyType}},
                             .results = {{"res", SameTypeAs{"lsh"}}}};
};
// error: record of op `bad.pure`: trait Pure contradicts traits that say an op has effects
struct PureStore : Op<PureStore> {
  static constexpr OpDef def{
      .name = "bad.pure", .summary = "Stores.", .traits = {Trait::Pure, Trait::WritesMemory}};
};
// error: assembly format of op `bad.name`, column 14: the op has no operand, attribute, region or successor `rsh`
struct WrongName : Op<WrongName> {
  static constexpr OpDef def{.name = "bad.name",
                             .summary = "Adds.",
                             .operands = {{"lhs", I1}, {"rhs", I1}},
                             .format = "$lhs `,` $rsh attr-dict"};
};
// error: assembly format of op `bad.syntax`, column 7: a literal without its closing ```
struct OpenLiteral : Op<OpenLiteral> {
  static constexpr OpDef def{.name = "bad.syntax",
                             .summary = "Adds.",
                             .operands = {{"lhs", I1}},
                             .format = "$lhs ` , attr-dict"};
};
// error: assembly format of op `bad.infer`, column 15: the type of `lhs` is not written, and does not follow from a type that is
struct NoType : Op<NoType> {
  static constexpr OpDef def{.name = "bad.infer",
                             .summary = "Adds.",
                             .operands = {{"lhs", AnyType}},
                             .format = "$lhs attr-dict"};
};
// error: assembly format of op `bad.region`, column 1: attr-dict may be absent, or go on, and what follows also starts in `{`
struct DictThenRegion : Op<DictThenRegion> {
  static constexpr OpDef def{.name = "bad.region",
                             .summary = "Loops.",
                             .regions = {{"body"}},
                             .format = "attr-dict $body"};
};
// error: format of type `bad.box`, column 14: there is no parameter `elements`
struct WrongParam : ParametricType<WrongParam> {
  using Parametric::Parametric;
  static constexpr TypeDef def{.name = "bad.box",
                               .summary = "A box.",
                               .params = {{"element", ParamKind::Type}},
                               .format = "`<` $elements `>`"};
};
// error: record of attribute `bad.number`: `x` cannot be the default of parameter `n`
struct WrongDefault : ParametricAttr<WrongDefault> {
  using Parametric::Parametric;
  static constexpr AttrDef def{.name = "bad.number",
                               .summary = "A number.",
                               .params = {{"n", ParamKind::Int, Default{"x"}}}};
};

Dialect bad() {
  return {.name = "bad",
          .ops = ops<NoDialect, TwoOperands, WrongSameAs, PureStore, WrongName, OpenLiteral, NoType,
                     DictThenRegion>(),
          .types = types<WrongParam>(),
          .attrs = attrs<WrongDefault>()};
}

}  // namespace pliron
