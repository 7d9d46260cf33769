#include "backends/llvm/text.h"

#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"

namespace pliron::llvm_ir {

FailureOr<std::string> export_text(Operation* module, const ExportOptions& options) {
  llvm::LLVMContext llvm_context;
  auto exported = export_llvm_ir(module, llvm_context, options);
  if (failed(exported))
    return failure();
  std::string text;
  llvm::raw_string_ostream os(text);
  (*exported)->print(os, nullptr);
  return text;
}

}  // namespace pliron::llvm_ir
