#pragma once
// Folding: the value or constant that an op always gives, given which of its operands are
// constants. Nothing is changed here; who folds replaces the op.

#include "ir/op_info.h"

namespace pliron {

// Asks the op's `fold` hook, and then its evaluation (ir/eval.h) when all operands are constants:
// numbers, or vectors of them, which are taken apart. `constants` has an entry for each operand,
// null where none is known. Nothing for an op that is a constant itself, that has not exactly one
// result, or whose result would be poison or undefined.
FoldResult fold_op(Operation* op, FoldInput constants);

// Whether it can give something for ops of this kind.
inline bool can_fold(const OpInfo& info) {
  return (info.hooks.fold || info.hooks.eval) && !info.has(Trait::ConstantLike);
}

}  // namespace pliron
