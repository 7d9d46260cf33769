#pragma once
// From parsed MIR text to `mir` IR: every kernel, and what kernels reach. Functions that no kernel
// calls are never looked at. Whatever is not understood exactly ends in a diagnostic at the Rust
// source; no partial module is given.

#include "ir/operation.h"

namespace pliron::rustc {

class Module;

// Behind the name of a source file, the name of the MIR text that was made of it.
inline constexpr llvm::StringLiteral mir_text_suffix = " (MIR)";

// A `builtin.module` with a `mir.func` for each kernel and each function they call, and a
// `mir.global` for each constant in memory. Null after errors, which have been reported. The
// dialects `builtin`, `mir` and `gpu` must be registered. A text without kernels is an error.
OwningOp read_mir(Module& module);

}  // namespace pliron::rustc
