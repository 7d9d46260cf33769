#include "tests/passes/execution/runner.h"

#include "backends/llvm/export.h"
#include "llvm/ExecutionEngine/Orc/CompileUtils.h"
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/IR/Module.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"

namespace pliron::execution {

struct Runner::Impl {
  std::unique_ptr<llvm::TargetMachine> target;
  std::unique_ptr<llvm::orc::LLJIT> jit;
  std::uint64_t batches = 0;  // run so far, to give each its own names
};

Runner::Runner(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Runner::~Runner() = default;

std::unique_ptr<Runner> Runner::create(std::string& error) {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  auto impl = std::make_unique<Impl>();
  auto builder = llvm::orc::JITTargetMachineBuilder::detectHost();
  if (!builder) {
    error = llvm::toString(builder.takeError());
    return nullptr;
  }
  builder->setCodeGenOptLevel(llvm::CodeGenOptLevel::None);
  auto target = builder->createTargetMachine();
  if (!target) {
    error = llvm::toString(target.takeError());
    return nullptr;
  }
  impl->target = std::move(*target);
  auto jit = llvm::orc::LLJITBuilder()
                 .setJITTargetMachineBuilder(std::move(*builder))
                 .setPlatformSetUp(llvm::orc::setUpInactivePlatform)
                 .create();
  if (!jit) {
    error = llvm::toString(jit.takeError());
    return nullptr;
  }
  impl->jit = std::move(*jit);
  // memcpy and its like.
  auto process = llvm::orc::DynamicLibrarySearchGenerator::GetForCurrentProcess(
      impl->jit->getDataLayout().getGlobalPrefix());
  if (!process) {
    error = llvm::toString(process.takeError());
    return nullptr;
  }
  impl->jit->getMainJITDylib().addGenerator(std::move(*process));
  return std::unique_ptr<Runner>(new Runner(std::move(impl)));
}

static std::string entry_name(std::uint64_t batch, std::size_t module) {
  return "main." + std::to_string(batch) + "." + std::to_string(module);
}

// All modules in one; the functions `main` get names of their own, everything else is local.
static FailureOr<std::unique_ptr<llvm::Module>> link(llvm::ArrayRef<Operation*> modules,
                                                     llvm::LLVMContext& context,
                                                     std::uint64_t batch, std::string& error) {
  std::unique_ptr<llvm::Module> all;
  for (std::size_t i = 0; i < modules.size(); ++i) {
    auto exported = llvm_ir::export_llvm_ir(
        modules[i], context, {.target = llvm_ir::ExportTarget::Host, .debug_info = false});
    if (failed(exported)) {
      error = "module " + std::to_string(i) + " cannot be exported";
      return failure();
    }
    llvm::Function* main = (*exported)->getFunction("main");
    if (!main || main->isDeclaration()) {
      error = "module " + std::to_string(i) + " has no function main";
      return failure();
    }
    for (llvm::GlobalValue& value : (*exported)->global_values())
      if (!value.isDeclaration() && &value != main)
        value.setLinkage(llvm::GlobalValue::InternalLinkage);
    main->setName(entry_name(batch, i));
    if (!all)
      all = std::move(*exported);
    else if (llvm::Linker::linkModules(*all, std::move(*exported))) {
      error = "module " + std::to_string(i) + " cannot be linked";
      return failure();
    }
  }
  return all;
}

FailureOr<std::vector<std::uint64_t>> Runner::run(llvm::ArrayRef<Operation*> modules,
                                                  llvm::function_ref<void(std::size_t)> starting,
                                                  std::string& error) {
  llvm::LLVMContext context;
  std::uint64_t batch = impl_->batches++;
  auto linked = link(modules, context, batch, error);
  if (failed(linked))
    return failure();
  auto fail = [&](llvm::Error problem) {
    error = llvm::toString(std::move(problem));
    return failure();
  };
  auto object = llvm::orc::SimpleCompiler(*impl_->target)(**linked);
  if (!object)
    return fail(object.takeError());
  llvm::orc::ResourceTrackerSP memory = impl_->jit->getMainJITDylib().createResourceTracker();
  if (llvm::Error problem = impl_->jit->addObjectFile(memory, std::move(*object)))
    return fail(std::move(problem));
  std::vector<std::uint64_t> results;
  for (std::size_t i = 0; i < modules.size(); ++i) {
    auto entry = impl_->jit->lookup(entry_name(batch, i));
    if (!entry)
      return fail(entry.takeError());
    starting(i);
    results.push_back(entry->toPtr<std::uint64_t()>()());
  }
  if (llvm::Error problem = memory->remove())
    return fail(std::move(problem));
  return results;
}

}  // namespace pliron::execution
