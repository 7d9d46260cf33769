#include "tools/driver/compile.h"

#include "backends/llvm/text.h"
#include "backends/nvptx/compile.h"
#include "bindings/rustc/mir_module.h"
#include "bindings/rustc/reader.h"
#include "bindings/rustc/rustc_driver.h"
#include "ir/bytecode.h"
#include "ir/verifier.h"
#include "llvm/Support/Path.h"
#include "tools/driver/files.h"

namespace pliron::driver {

OwningOp import_text(Context& context, llvm::MemoryBufferRef text, Import import,
                     FileResources* resources, llvm::function_ref<void(std::size_t)> progress) {
  if (import == Import::Mlir)
    return read_source(context, text, progress, resources);
  auto copy = llvm::MemoryBuffer::getMemBufferCopy(text.getBuffer(), text.getBufferIdentifier());
  auto module = rustc::Module::open(context, std::move(copy));
  return failed(module) ? nullptr : rustc::read_mir(**module);
}

FailureOr<std::unique_ptr<llvm::MemoryBuffer>> compile_to_mir_text(Context& context,
                                                                   llvm::StringRef file,
                                                                   const RustOptions& options) {
  rustc::CompileOptions compile_options;
  compile_options.rustc = options.rustc;
  compile_options.edition = options.edition;
  compile_options.extra_args = options.rustc_args;
  compile_options.is_verbose = options.verbose;
  auto text = rustc::compile_to_mir(context, file, compile_options);
  if (failed(text))
    return failure();
  return llvm::MemoryBuffer::getMemBufferCopy(text->str(), (file + rustc::mir_text_suffix).str());
}

// Whether the module holds ops of that dialect at its outermost level.
static bool has_ops_of(Operation* module, llvm::StringRef dialect) {
  for (Operation* op : module->region(0).front()->ops())
    if (op->info().dialect_name == dialect)
      return true;
  return false;
}

OwningOp load_kernels(Context& context, llvm::StringRef file, const RustOptions& options) {
  llvm::StringRef extension = llvm::sys::path::extension(file);
  OwningOp module;
  Import import = Import::RustMir;
  if (extension == ".rs") {
    auto text = compile_to_mir_text(context, file, options);
    if (failed(text))
      return nullptr;
    module = import_text(context, (*text)->getMemBufferRef(), import);
  } else {
    auto text = read_file(context, file);
    if (failed(text))
      return nullptr;
    if (extension != ".mir" || is_bytecode((*text)->getBuffer()))
      import = Import::Mlir;
    module = import_text(context, (*text)->getMemBufferRef(), import);
  }
  if (!module || failed(verify(module.get())))
    return nullptr;
  if (import == Import::RustMir && failed(optimize_mir(module.get())))
    return nullptr;
  return module;
}

LogicalResult ensure_lowered(Operation* module, Target target) {
  bool is_high = has_ops_of(module, "mir") || has_ops_of(module, "gpu");
  return is_high ? lower(module, target) : success();
}

FailureOr<std::string> to_llvm_ir_text(Operation* module) {
  if (failed(ensure_lowered(module, Target::Nvptx)))
    return failure();
  return llvm_ir::export_text(module);
}

FailureOr<std::string> to_ptx(Operation* module, llvm::StringRef arch) {
  if (failed(nvptx::check_arch(module->context(), arch)) ||
      failed(ensure_lowered(module, Target::Nvptx)))
    return failure();
  nvptx::NvptxOptions options;
  options.arch = arch.str();
  return nvptx::compile_to_ptx(module, options);
}

}  // namespace pliron::driver
