#pragma once
// From a module of the `llvm` and `nvvm` dialects to LLVM IR. The translation is one to one: an op
// becomes the instruction or intrinsic of its name, block arguments become phis, attributes become
// attributes. Nothing is optimised and nothing is left out: an op, type or attribute that is not
// understood is a diagnostic at that op. Code generation is done elsewhere (backends/nvptx,
// backends/cpu).

#include <memory>
#include <string>

#include "ir/result.h"

namespace llvm {
class LLVMContext;
class Module;
}  // namespace llvm

namespace pliron {
class Operation;
}

namespace pliron::llvm_ir {

enum class ExportTarget : std::uint8_t {
  Nvptx,  // kernels (cconv ptx_kernelcc, or the attribute nvvm.kernel) get LLVM's ptx_kernel
  Host,   // for the CPU executor: kernels and device functions get the C convention, nvvm.* is
          // dropped
};

struct ExportOptions {
  ExportTarget target = ExportTarget::Nvptx;
  // LLVM's triple; "" takes the module's `llvm.target_triple`, then nvptx64-nvidia-cuda or the one
  // of this process. The data layout is `llvm.data_layout`, or the triple's.
  std::string triple = {};
  // Source lines from the locations of ops: functions whose location has a file position get a
  // DISubprogram, and inlined positions (call sites) an inlinedAt. For Nvptx only what makes `.loc`
  // lines, so that ptxas optimises as without it.
  bool debug_info = true;
};

// Translates a builtin.module. The module is verified first, and LLVM's verifier runs on what comes
// out; problems are reported and give failure. `module` is not changed.
FailureOr<std::unique_ptr<llvm::Module>> export_llvm_ir(Operation* module,
                                                        llvm::LLVMContext& llvm_context,
                                                        const ExportOptions& options = {});

}  // namespace pliron::llvm_ir
