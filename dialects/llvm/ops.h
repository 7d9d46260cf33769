#pragma once
// The `llvm` dialect: LLVM IR as ops, with the names, operands and attributes of MLIR's dialect of
// that name, so that text in the generic form goes both ways. See README.md in this folder.

#include "dialects/llvm/ops_arithmetic.h"
#include "dialects/llvm/ops_control.h"
#include "dialects/llvm/ops_intrinsics.h"
#include "dialects/llvm/ops_memory.h"
#include "ir/dialect.h"

namespace pliron::llvm_dialect {

// The dialect, for Context::register_dialect().
Dialect dialect();

}  // namespace pliron::llvm_dialect
