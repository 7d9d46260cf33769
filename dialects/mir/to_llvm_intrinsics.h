#pragma once
// The table of intrinsics, for to_llvm_intrinsics.cpp and to_llvm_float_intrinsics.cpp only.

#include "dialects/mir/to_llvm_impl.h"

namespace pliron::mir::to_llvm {

struct IntrinsicRule {
  llvm::StringLiteral name;
  llvm::StringLiteral signature;  // see to_llvm_intrinsics.cpp
  LogicalResult (*lower)(Lowering&, IntrinsicOp);
};

// The row for a function on floats, whose name ends in the type (`sqrtf32`,
// `minimum_number_nsz_f64`) or is generic (`fabs`). Null when there is none.
const IntrinsicRule* float_intrinsic(llvm::StringRef name);

}  // namespace pliron::mir::to_llvm
