#include "tools/pliron-run/compile.h"

#include "backends/llvm/export.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "tools/driver/compile.h"
#include "tools/driver/registry.h"

namespace pliron::run {

static OwningOp load(Context& context, llvm::StringRef file) {
  driver::register_all_dialects(context);
  return driver::load_kernels(context, file, {});
}

FailureOr<std::unique_ptr<llvm::Module>> compile_for_cpu(Context& context,
                                                         llvm::LLVMContext& llvm_context,
                                                         llvm::StringRef file) {
  OwningOp module = load(context, file);
  if (!module)
    return failure();
  if (failed(driver::ensure_lowered(module.get(), driver::Target::Cpu)))
    return failure();
  llvm_ir::ExportOptions options;
  options.target = llvm_ir::ExportTarget::Host;
  return llvm_ir::export_llvm_ir(module.get(), llvm_context, options);
}

FailureOr<std::string> compile_to_ptx(Context& context, llvm::StringRef file,
                                      llvm::StringRef arch) {
  OwningOp module = load(context, file);
  if (!module)
    return failure();
  return driver::to_ptx(module.get(), arch);
}

}  // namespace pliron::run
