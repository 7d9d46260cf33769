#include "backends/nvptx/nvptx.h"

#include <memory>
#include <optional>

#include "backends/nvptx/atomics.h"
#include "backends/nvptx/global_order.h"
#include "backends/nvptx/legality.h"
#include "backends/nvptx/libdevice.h"
#include "backends/nvptx/llvm_errors.h"
#include "backends/nvptx/target.h"
#include "backends/nvptx/wide_float.h"
#include "ir/context.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"

namespace pliron::nvptx {
namespace {

LogicalResult check_options(Context& context, const NvptxOptions& options) {
  if (options.opt_level < 0 || options.opt_level > 3) {
    return context.emit_error(Location::unknown())
           << "optimisation level " << options.opt_level << " does not exist; use 0, 1, 2 or 3";
  }
  return check_arch(context, options.arch);
}

LogicalResult verify(Context& context, llvm::Module& module) {
  std::string problems;
  llvm::raw_string_ostream stream(problems);
  if (!llvm::verifyModule(module, &stream)) {
    return success();
  }
  return context.emit_error(Location::unknown())
         << "the LLVM IR is not valid: " << llvm::StringRef(problems).rtrim();
}

// A function may run an instruction that all threads must reach together, unless LLVM can show that
// it does not; LLVM takes the attribute off again where it can. Calls of known functions inherit
// it.
void mark_convergent(llvm::Function& function) {
  if (function.isIntrinsic()) {
    return;
  }
  function.setConvergent();
  for (llvm::Instruction& instruction : llvm::instructions(function)) {
    auto* call = llvm::dyn_cast<llvm::CallBase>(&instruction);
    if (call && (call->isIndirectCall() || call->isInlineAsm())) {
      call->setConvergent();
    }
  }
}

// Names that begin so are NVIDIA's math library's (`__nv_sinf`) and its questions'
// (`__nvvm_reflect`). A function of the kernels' that is called so would be taken for one of them.
LogicalResult clear_reserved_names(Context& context, llvm::Module& module) {
  bool ok = true;
  for (llvm::Function& function : module) {
    if (function.isDeclaration() || !function.getName().starts_with("__nv")) {
      continue;
    }
    if (function.hasLocalLinkage()) {
      function.setName("local" + function.getName());
      continue;
    }
    ok = false;
    context.emit_error(location_of(context, function))
        << "the name `" << function.getName()
        << "` is reserved for NVIDIA's math library; give the function another one";
  }
  return success(ok);
}

// The GPU is chosen by the options alone; what a front end wrote per function would override them.
void drop_target_attributes(llvm::Function& function) {
  function.removeFnAttr("target-cpu");
  function.removeFnAttr("target-features");
  function.removeFnAttr("tune-cpu");
}

// Positions go into PTX as `.loc` lines. Anything more makes LLVM write `.target ..., debug`, which
// switches ptxas's optimiser off. A unit's kind cannot be changed, so it is made again.
void reduce_debug_info_to_positions(llvm::Module& module) {
  llvm::DebugInfoFinder finder;
  finder.processModule(module);
  llvm::NamedMDNode* units = module.getNamedMetadata("llvm.dbg.cu");
  for (unsigned i = 0; units != nullptr && i < units->getNumOperands(); ++i) {
    auto* old = llvm::cast<llvm::DICompileUnit>(units->getOperand(i));
    auto* unit = llvm::DICompileUnit::getDistinct(
        module.getContext(), old->getSourceLanguage(), old->getFile(), old->getProducer(),
        old->isOptimized(), old->getFlags(), old->getRuntimeVersion(), old->getSplitDebugFilename(),
        llvm::DICompileUnit::DebugDirectivesOnly, nullptr, nullptr, nullptr, nullptr, nullptr,
        old->getDWOId(), old->getSplitDebugInlining(), old->getDebugInfoForProfiling(),
        old->getNameTableKind(), old->getRangesBaseAddress(), old->getSysRoot(), old->getSDK());
    units->setOperand(i, unit);
    for (llvm::DISubprogram* program : finder.subprograms()) {
      if (program->getUnit() == old) {
        program->replaceUnit(unit);
      }
    }
  }
}

// A copy that shares nothing with `module`, for code generation to change and, after a fatal error,
// to be left behind. Null if it cannot be made, which is reported.
std::unique_ptr<llvm::Module> clone_into(Context& context, llvm::LLVMContext& llvm_context,
                                         llvm::Module& module) {
  llvm::SmallVector<char, 0> bitcode;
  llvm::raw_svector_ostream stream(bitcode);
  llvm::WriteBitcodeToFile(module, stream);
  llvm::MemoryBufferRef buffer(llvm::StringRef(bitcode.data(), bitcode.size()),
                               module.getModuleIdentifier());
  llvm::Expected<std::unique_ptr<llvm::Module>> copy = llvm::parseBitcodeFile(buffer, llvm_context);
  if (!copy) {
    context.emit_error(Location::unknown())
        << "the LLVM IR cannot be copied: " << llvm::toString(copy.takeError());
    return nullptr;
  }
  return std::move(*copy);
}

// Everything that code generation works on.
struct CodeGeneration {
  llvm::LLVMContext llvm_context;
  std::unique_ptr<llvm::Module> module;
  std::unique_ptr<llvm::TargetMachine> machine;
  llvm::legacy::PassManager passes;
  llvm::SmallVector<char, 0> text;
  llvm::raw_svector_ostream stream{text};
};

llvm::OptimizationLevel optimization_level(int level) {
  const llvm::OptimizationLevel levels[] = {
      llvm::OptimizationLevel::O0, llvm::OptimizationLevel::O1, llvm::OptimizationLevel::O2,
      llvm::OptimizationLevel::O3};
  return levels[level];
}

}  // namespace

LogicalResult check_arch(Context& context, llvm::StringRef arch) {
  std::vector<std::string> archs = known_archs();
  for (const std::string& known : archs) {
    if (arch == known) {
      return success();
    }
  }
  std::string nearest = nearest_arch(arch);
  return context.emit_error(Location::unknown())
         << "unknown GPU '" << arch << "'"
         << (nearest.empty() ? "." : "; did you mean '" + nearest + "'?")
         << " Known are: " << llvm::join(archs, ", ");
}

LogicalResult prepare(Context& context, llvm::Module& module, const NvptxOptions& options) {
  if (failed(check_options(context, options)) || failed(verify(context, module))) {
    return failure();
  }
  if (failed(clear_reserved_names(context, module))) {
    return failure();
  }
  set_target(module, *make_target_machine(options.arch, options.opt_level));
  split_atomic_orderings(module);
  expand_wide_float_conversions(module);
  use_libdevice(module);
  if (failed(link_libdevice(context, module, options))) {
    return failure();
  }
  for (llvm::Function& function : module) {
    drop_target_attributes(function);
    mark_convergent(function);
  }
  reduce_debug_info_to_positions(module);
  return success();
}

LogicalResult optimize(Context& context, llvm::Module& module, const NvptxOptions& options) {
  if (failed(check_options(context, options))) {
    return failure();
  }
  std::unique_ptr<llvm::TargetMachine> machine =
      make_target_machine(options.arch, options.opt_level);
  ScopedLlvmHandler handler(context, module.getContext());
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager sccs;
  llvm::ModuleAnalysisManager modules;
  // The builder registers the target's callbacks (NVVMReflect among them) by itself.
  llvm::PipelineTuningOptions tuning;
  tuning.LoopVectorization = options.opt_level > 1;
  tuning.SLPVectorization = options.opt_level > 1;
  llvm::PassBuilder builder(machine.get(), tuning);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(sccs);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, sccs, modules);
  llvm::OptimizationLevel level = optimization_level(options.opt_level);
  llvm::ModulePassManager pipeline = options.opt_level == 0
                                         ? builder.buildO0DefaultPipeline(level)
                                         : builder.buildPerModuleDefaultPipeline(level);
  pipeline.run(module, modules);
  return failure(handler.had_error());
}

FailureOr<std::string> emit_ptx(Context& context, llvm::Module& module,
                                const NvptxOptions& options) {
  if (failed(check_options(context, options)) || failed(check_legality(context, module))) {
    return failure();
  }
  auto work = std::make_unique<CodeGeneration>();
  auto handler = std::make_unique<ScopedLlvmHandler>(context, work->llvm_context);
  work->module = clone_into(context, work->llvm_context, module);
  if (!work->module) {
    return failure();
  }
  order_globals(*work->module);
  work->machine = make_target_machine(options.arch, options.opt_level);
  std::optional<std::string> fatal = catch_fatal_error([&] {
    bool is_unsupported = work->machine->addPassesToEmitFile(work->passes, work->stream, nullptr,
                                                             llvm::CodeGenFileType::AssemblyFile);
    if (!is_unsupported) {
      work->passes.run(*work->module);
    }
  });
  if (fatal) {
    abandon(std::move(handler));
    abandon(std::move(work));
    return context.emit_error(Location::unknown())
           << "LLVM cannot generate PTX for " << options.arch << ": "
           << llvm::StringRef(*fatal).rtrim()
           << (llvm::StringRef(*fatal).contains("Cannot select")
                   ? "; a newer GPU may have this instruction (--arch)"
                   : "");
  }
  if (handler->had_error()) {
    return failure();
  }
  return std::string(work->text.begin(), work->text.end());
}

}  // namespace pliron::nvptx
