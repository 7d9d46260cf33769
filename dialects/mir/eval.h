#pragma once
// What the arithmetic of the `mir` dialect computes from known operands (ir/eval.h): Rust's
// integers, where overflow of an unchecked operation and division by zero are undefined, and IEEE
// 754's floats. What gives a NaN is not evaluated, since which NaN it is is up to the target.

#include "ir/eval.h"

namespace pliron::mir {

using EvalFunction = EvalStatus (*)(Operation*, const EvalInput&,
                                    llvm::SmallVectorImpl<EvalValue>& results);

// The evaluation of the op of that name, in full; null for one without.
EvalFunction find_eval(llvm::StringRef op);

}  // namespace pliron::mir
