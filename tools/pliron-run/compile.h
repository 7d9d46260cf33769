#pragma once
// From a kernel's source file to something that runs: the whole pipeline behind pliron-run, for .rs
// and .mlir files. Errors are diagnostics of the context.

#include <memory>
#include <string>

#include "ir/result.h"
#include "llvm/ADT/StringRef.h"

namespace llvm {
class LLVMContext;
class Module;
}  // namespace llvm

namespace pliron {
class Context;
}

namespace pliron::run {

// The file as a module for this machine that the CPU executor takes (backends/cpu/executor.h).
FailureOr<std::unique_ptr<llvm::Module>> compile_for_cpu(Context& context,
                                                         llvm::LLVMContext& llvm_context,
                                                         llvm::StringRef file);

// The file as PTX for a GPU such as "sm_90".
FailureOr<std::string> compile_to_ptx(Context& context, llvm::StringRef file, llvm::StringRef arch);

}  // namespace pliron::run
