#pragma once
// A dialect of two ops and a pass on it: all that a project outside of pliron needs to write.

#include "ir/dialect.h"
#include "passes/pass.h"

namespace toy {

using namespace pliron;

struct AddOp : Op<AddOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "toy.add",
      .summary = "Adds two integers.",
      .operands = {{"lhs", AnyInteger}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"sum", SameTypeAs{"lhs"}}},
      .traits = {Trait::Pure, Trait::Commutative},
      .format = "$lhs `,` $rhs attr-dict `:` type($sum)",
  };
};

struct BodyOp : Op<BodyOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "toy.body",
      .summary = "Holds a block of ops.",
      .regions = {{"body"}},
      .traits = {Trait::IsolatedFromAbove, Trait::NoTerminator, Trait::SingleBlock},
  };
  LogicalResult verify();  // a hook exists because the member does
};

extern const PassDef merge_adds_pass;

}  // namespace toy
