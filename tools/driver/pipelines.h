#pragma once
// The way from Rust's MIR down, as named pipelines, and the stages at which the tools can stop.

#include <string>

#include "ir/operation.h"
#include "llvm/ADT/ArrayRef.h"
#include "passes/pass_manager.h"

namespace pliron::driver {

// `optimize-mir`, `lower-to-nvvm` and `lower-to-cpu`, all for a builtin.module.
llvm::ArrayRef<PipelineDef> default_pipelines();

// What code is made for.
enum class Target : std::uint8_t { Nvptx, Cpu };

// Cleans up a module as the MIR reader makes it.
LogicalResult optimize_mir(Operation* module);
// From `mir` and `gpu` to the `llvm` dialect (and `nvvm` for NVPTX).
LogicalResult lower(Operation* module, Target target);

}  // namespace pliron::driver
