#pragma once
// Math functions on the GPU. LLVM's NVPTX back end selects only some of the math intrinsics, and
// `frem` inexactly; the others are taken from libdevice, NVIDIA's math library in bitcode.
// README.md lists which is which.

#include "backends/nvptx/nvptx.h"
#include "ir/result.h"

namespace pliron::nvptx {

// Replaces math intrinsics, frem, and calls of C math functions without a body (`extern "C" fn
// cbrtf`) by calls of libdevice's functions, or by intrinsics that the back end selects exactly.
// powi with a constant exponent becomes multiplications, in the order of compiler-rt's __powisf2.
// What it does not know it leaves alone, for the legality check to report.
void use_libdevice(llvm::Module& module);

// Links the functions `__nv_*` that the module calls and does not define, and what they need, and
// makes them internal. Does not look for libdevice when nothing is called. Fails with a diagnostic
// when libdevice is needed and cannot be found or read.
LogicalResult link_libdevice(Context& context, llvm::Module& module, const NvptxOptions& options);

}  // namespace pliron::nvptx
