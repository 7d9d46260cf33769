#pragma once
// The whole way from a module in the `llvm` and `nvvm` dialects to PTX, without LLVM's headers.

#include <string>

#include "backends/nvptx/nvptx.h"

namespace pliron {
class Operation;
}

namespace pliron::nvptx {

// Exports, prepares, optimises and emits, as nvptx.h describes the steps. `module` is not changed.
FailureOr<std::string> compile_to_ptx(Operation* module, const NvptxOptions& options = {});

}  // namespace pliron::nvptx
