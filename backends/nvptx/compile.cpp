#include "backends/nvptx/compile.h"

#include "backends/llvm/export.h"
#include "ir/operation.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

namespace pliron::nvptx {

FailureOr<std::string> compile_to_ptx(Operation* module, const NvptxOptions& options) {
  Context& context = module->context();
  llvm::LLVMContext llvm_context;
  auto exported = llvm_ir::export_llvm_ir(module, llvm_context);
  if (failed(exported) || failed(prepare(context, **exported, options)) ||
      failed(optimize(context, **exported, options)))
    return failure();
  return emit_ptx(context, **exported, options);
}

}  // namespace pliron::nvptx
