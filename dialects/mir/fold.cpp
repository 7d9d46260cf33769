// Fold hooks: what an op gives whatever its operands are. What arithmetic gives for constants
// follows from its evaluation (eval.cpp).

#include "dialects/mir/ops.h"

namespace pliron::mir {

FoldResult ConstantOp::fold(FoldInput) {
  return attr<"value">();
}

FoldResult CastOp::fold(FoldInput) {
  Value from = operand<"operand">();
  return from.type() == result<"result">().type() ? FoldResult(from) : FoldResult();
}

}  // namespace pliron::mir
