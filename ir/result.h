#pragma once
// Success or failure without a value, and a value or failure. We use LLVM's types under our own
// namespace: a failure has always been reported as a diagnostic before it is returned, so it carries
// no message. All of them are [[nodiscard]].

#include "llvm/Support/LogicalResult.h"

namespace pliron {

using llvm::failed;
using llvm::failure;
using llvm::FailureOr;
using llvm::LogicalResult;
using llvm::succeeded;
using llvm::success;

}  // namespace pliron
