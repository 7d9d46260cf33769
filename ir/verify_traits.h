#pragma once
// What traits and the infer_types hook demand of the types of an op whose operands and results fit
// its record. For the verifier only.

#include "ir/operation.h"

namespace pliron {

// Whether the op's types are as its traits say; reports the first that is not.
bool verify_traits(Operation* op);

// Whether the op's infer_types hook gives the types that the results have.
bool verify_inferred_types(Operation* op);
// The types that the op's record or hook gives its results.
LogicalResult inferred_result_types(Operation* op, llvm::SmallVectorImpl<Type>& types);

}  // namespace pliron
