#pragma once
// How LLVM's errors become our diagnostics: positions from debug locations, LLVM's diagnostic
// handler, and its fatal errors, which would end the process.

#include <memory>
#include <optional>
#include <string>

#include "ir/location.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace llvm {
class DebugLoc;
class DiagnosticHandler;
class Function;
class Instruction;
class LLVMContext;
}  // namespace llvm

namespace pliron {
class Context;
}

namespace pliron::nvptx {

// The source position of an instruction from its debug location: a call site chain when it was
// inlined, unknown when there is none.
Location location_of(Context& context, const llvm::DebugLoc& debug_location);
Location location_of(Context& context, const llvm::Instruction& instruction);
// The position where the function is declared in the source, from its debug information.
Location location_of(Context& context, const llvm::Function& function);

// While it lives, errors and warnings that LLVM reports through `llvm_context` go to `context`;
// optimisation remarks are ignored. Puts the earlier handler back.
class ScopedLlvmHandler {
 public:
  ScopedLlvmHandler(Context& context, llvm::LLVMContext& llvm_context);
  ScopedLlvmHandler(const ScopedLlvmHandler&) = delete;
  ~ScopedLlvmHandler();

  // Whether LLVM reported an error since this was made.
  bool had_error() const { return had_error_; }

 private:
  llvm::LLVMContext& llvm_context_;
  std::unique_ptr<llvm::DiagnosticHandler> previous_;
  bool had_error_ = false;
};

// Runs `body` and returns nothing, or the message of a fatal error (llvm::report_fatal_error) that
// ended it. After a fatal error nothing that `body` was working on may be touched or destroyed:
// frames are left without running destructors, as in LLVM's own CrashRecoveryContext. So `body`
// works on objects of its own that the caller leaks in that case. Safe from several threads; uses
// LLVM's one fatal error handler of the process while any of them runs.
std::optional<std::string> catch_fatal_error(llvm::function_ref<void()> body);

// Gives up an object after a fatal error: it lives as long as the process, and LeakSanitizer is
// told.
void abandon_memory(const void* memory);
template <typename T>
void abandon(std::unique_ptr<T> object) {
  abandon_memory(object.release());
}

}  // namespace pliron::nvptx
