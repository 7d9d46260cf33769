#pragma once
// LLVM IR as text, for those who do not work on it further and need none of LLVM's headers.

#include <string>

#include "backends/llvm/export.h"

namespace pliron::llvm_ir {

// What export_llvm_ir() gives, printed.
FailureOr<std::string> export_text(Operation* module, const ExportOptions& options = {});

}  // namespace pliron::llvm_ir
