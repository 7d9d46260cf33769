#pragma once
// From files to IR and from IR to what the tools emit: the steps behind pliron-opt, pliron-rustc
// and pliron-run.

#include <memory>
#include <string>

#include "ir/operation.h"
#include "ir/resources.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"
#include "tools/driver/pipelines.h"

namespace pliron::driver {

// How a file is read. `Mlir` is IR as text or as bytecode; the first bytes tell which.
enum class Import : std::uint8_t { Mlir, RustMir };

// The contents of a file as a builtin.module; null after errors. They are not needed afterwards.
// What it says in `{-# ... #-}` besides blobs goes to `resources`, if that is not null;
// `progress` is that of parse_source().
OwningOp import_text(Context& context, llvm::MemoryBufferRef text, Import import,
                     FileResources* resources = nullptr,
                     llvm::function_ref<void(std::size_t)> progress = nullptr);

struct RustOptions {
  std::string rustc;  // path; "" finds one
  std::string edition = "2021";
  std::vector<std::string> rustc_args;
  bool verbose = false;
};

// Runs rustc on a file. The text is complete: import_text reads it without rustc.
FailureOr<std::unique_ptr<llvm::MemoryBuffer>> compile_to_mir_text(Context& context,
                                                                   llvm::StringRef file,
                                                                   const RustOptions& options);

// A kernel file (.rs, .mir, .mlir, .plbc) as a module in `mir` or lower. Rust is optimised by
// optimize_mir.
OwningOp load_kernels(Context& context, llvm::StringRef file, const RustOptions& options);

// Lowers a module that is in `mir` or `gpu`; one that is lower already is left as it is.
LogicalResult ensure_lowered(Operation* module, Target target);
// LLVM IR as text, for NVPTX; the module is lowered if it is not.
FailureOr<std::string> to_llvm_ir_text(Operation* module);
// PTX; the module is lowered if it is not.
FailureOr<std::string> to_ptx(Operation* module, llvm::StringRef arch);

}  // namespace pliron::driver
