#pragma once
// From an LLVM module of kernels to PTX, and from PTX to a cubin. Three steps work on the module
// and are meant to be called in this order, each once:
//
//   prepare     target, math functions into libdevice, what LLVM's NVPTX back end would drop or get
//   wrong optimize    LLVM's -O0..-O3 pipeline with the target's own passes emit_ptx    code
//   generation; leaves the module as it is
//
// A module is taken as an exporter makes it: kernels have the calling convention `ptx_kernel` and
// plain `ptr` parameters (README.md says which attributes give which PTX). Everything that this
// back end cannot translate exactly is a diagnostic; LLVM's own fatal errors in code generation are
// caught and become diagnostics too. Running kernels is not done here, see backends/cuda.

#include <cstdint>
#include <string>

#include "ir/result.h"
#include "llvm/ADT/StringRef.h"

namespace llvm {
class Module;
}

namespace pliron {
class Context;
}

namespace pliron::nvptx {

struct NvptxOptions {
  // A GPU as LLVM names it: "sm_80", "sm_90a". PTX runs on this GPU and, without a letter behind
  // the number, on later ones.
  std::string arch = "sm_80";
  // The file libdevice.10.bc; empty to search for it (cuda_files.h says where). Read only when a
  // math function needs it.
  std::string libdevice_path = {};
  // 0 to 3, for the optimiser and for code generation.
  int opt_level = 3;
};

// Makes `module` ready for optimize() and emit_ptx(): sets triple and data layout, gives every
// function the convergence that GPU code must assume, splits orderings off atomics that the back
// end would drop, replaces math functions (intrinsics such as llvm.sin, frem, C names such as
// cbrtf) by libdevice's and links what they need. Fails, with diagnostics, on an unknown GPU,
// invalid IR, or a libdevice that is needed and not there; the module is then half prepared and of
// no further use.
LogicalResult prepare(Context& context, llvm::Module& module, const NvptxOptions& options);

// Runs LLVM's default pipeline of options.opt_level with the NVPTX target's callbacks. The module
// must come from prepare() with the same options.
LogicalResult optimize(Context& context, llvm::Module& module, const NvptxOptions& options);

// The module as PTX text. The PTX version is the lowest that the GPU allows, but at least 7.8, so
// the text loads in drivers from CUDA 11.8 on where the GPU permits it. Fails, with one diagnostic
// per problem, on functions without a body (other than those that the driver provides: vprintf,
// malloc, free, __assertfail) and on IR that the back end cannot select. `module` is not changed.
FailureOr<std::string> emit_ptx(Context& context, llvm::Module& module,
                                const NvptxOptions& options);

// The GPU that `arch` names: succeeds if LLVM knows it, else a diagnostic that lists those it
// knows.
LogicalResult check_arch(Context& context, llvm::StringRef arch);

// Assembles PTX text to the bytes of a cubin for `arch` by running ptxas (cuda_files.h says where
// it is searched for). Fails with a diagnostic when there is none, or with what ptxas says.
FailureOr<std::string> assemble(Context& context, llvm::StringRef ptx, llvm::StringRef arch);

enum class PtxVerdict : std::uint8_t { Accepted, Rejected, NoPtxas };

struct PtxCheck {
  PtxVerdict verdict;
  std::string log;  // what ptxas printed; why it could not be run for NoPtxas
};

// Whether ptxas accepts the text for `arch`. For tests: reports nothing, leaves no files.
PtxCheck check_ptx(llvm::StringRef ptx, llvm::StringRef arch);

}  // namespace pliron::nvptx
