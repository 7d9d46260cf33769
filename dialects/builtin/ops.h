#pragma once
// The ops of the `builtin` dialect, with MLIR's names. Its types and attributes are part of the
// framework (ir/builtin_types.h, ir/builtin_attributes.h).

#include "ir/dialect.h"
#include "ir/op.h"

namespace pliron::builtin {

// The root of a compilation: symbols and anything else, in no order.
struct ModuleOp : Op<ModuleOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "builtin.module",
      .summary = "Holds symbols; the root of what is compiled.",
      .attrs = {{"sym_name", StrAttr, Presence::Optional},
                {"sym_visibility", StrAttr, Presence::Optional}},
      .regions = {{"bodyRegion"}},
      .traits = {Trait::SymbolTable, Trait::Symbol, Trait::IsolatedFromAbove, Trait::NoTerminator,
                 Trait::SingleBlock, Trait::GraphRegion},
      .format = "($sym_name^)? attr-dict-with-keyword $bodyRegion",
  };
  LogicalResult verify();
  Block* body() const { return region<"bodyRegion">().front(); }
  // A module with one empty block, in no block itself.
  static ModuleOp make(Context& context, Location location);
};

// Stands between types while a conversion is under way. It has no meaning of its own, so none may
// be left at the end.
struct UnrealizedConversionCastOp : Op<UnrealizedConversionCastOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "builtin.unrealized_conversion_cast",
      .summary = "Values of some types as values of others, until a conversion says how.",
      .operands = {{"inputs", Variadic{AnyType}}},
      .results = {{"outputs", Variadic{AnyType}}},
      .traits = {Trait::Pure},
      .format = "($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict",
  };
  LogicalResult verify();
  FoldResult fold(FoldInput constants);
};

// The dialect, for Context::register_dialect().
Dialect dialect();

}  // namespace pliron::builtin
