// An op that is built without an operand; see run.py. The error needs optimisation.
#include "ir/op.h"

namespace pliron {

struct AddOp : Op<AddOp> {
  using Op::Op;
  static constexpr OpDef def{.name = "bad.add",
                             .summary = "Adds.",
                             .operands = {{"lhs", AnyType}, {"rhs", SameTypeAs{"lhs"}}},
                             .results = {{"res", SameTypeAs{"lhs"}}}};
};

// error: a required operand, attribute or successor is not set before create()
Value add(Builder& builder, Value value) {
  return AddOp::build(builder, Location()).set<"lhs">(value).create().result<"res">();
}

}  // namespace pliron
