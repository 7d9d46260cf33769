#pragma once
// What the ops of the `llvm` dialect compute from known operands (ir/eval.h): integers exactly as
// the LLVM language reference says, with poison and undefined behaviour; floats in the default
// environment, where a NaN is the one that LLVM's own constant folding gives. A struct that says
// whether an operation wrapped is the bits of its members, the first one lowest. Ops on pointers and
// on memory have no evaluation, nor has what the reference leaves to the target (fmuladd, the
// library's functions).

#include "ir/eval.h"

namespace pliron::llvm_dialect {

using EvalFunction = EvalStatus (*)(Operation*, const EvalInput&,
                                    llvm::SmallVectorImpl<EvalValue>& results);

// The evaluation of the op of that name, in full; null for one without.
EvalFunction find_eval(llvm::StringRef op);

namespace detail {

struct EvalEntry {
  llvm::StringLiteral op;
  EvalFunction function;
};
llvm::ArrayRef<EvalEntry> integer_evals();
llvm::ArrayRef<EvalEntry> float_evals();

// For those who write evaluations.
using EvalResults = llvm::SmallVectorImpl<EvalValue>;
EvalStatus give(EvalResults& results, llvm::APInt bits);
inline EvalStatus give_bool(EvalResults& results, bool value) {
  return give(results, llvm::APInt(1, value));
}
// Poison of the op's result.
EvalStatus give_poison(Operation* op, EvalResults& results);
bool is_any_poison(const EvalInput& in);
// The type of the op's result, or of its elements when that is a vector.
Type scalar_result(Operation* op);
// The same of an operand.
Type scalar_operand(Operation* op, unsigned i);
// In bits; of integers and floats.
unsigned scalar_width(Type type);

}  // namespace detail

}  // namespace pliron::llvm_dialect
