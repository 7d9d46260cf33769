#include "backends/nvptx/target.h"

#include <algorithm>
#include <cassert>
#include <tuple>

#include "llvm/ADT/SmallString.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Triple.h"

namespace pliron::nvptx {
namespace {

constexpr llvm::StringLiteral triple_text = "nvptx64-nvidia-cuda";

// PTX 7.8 came with CUDA 11.8. It is the lowest version with everything that we emit by default
// (dynamic stack allocation 7.3, cluster registers 7.8); newer GPUs ask for more by themselves.
constexpr unsigned lowest_ptx_version = 78;

// The registry hands out a const Target whose functions take the triple as text (LLVM 20) or as a
// Triple (21 on).
#if LLVM_VERSION_MAJOR >= 21
llvm::Triple target_triple() {
  return llvm::Triple(triple_text);
}
#else
llvm::StringRef target_triple() {
  return triple_text;
}
#endif

const llvm::Target& target() {
  static const llvm::Target* instance = [] {
    LLVMInitializeNVPTXTargetInfo();
    LLVMInitializeNVPTXTarget();
    LLVMInitializeNVPTXTargetMC();
    LLVMInitializeNVPTXAsmPrinter();
    std::string error;
    return llvm::TargetRegistry::lookupTarget(target_triple(), error);
  }();
  assert(instance && "LLVM was built without its NVPTX target");
  return *instance;
}

std::unique_ptr<llvm::TargetMachine> make_machine(llvm::StringRef arch, llvm::StringRef features,
                                                  llvm::CodeGenOptLevel level) {
  llvm::TargetOptions options;
  // Multiplication and addition fuse where both carry the flag `contract`, and nowhere else.
  options.AllowFPOpFusion = llvm::FPOpFusion::Standard;
  options.MCOptions.AsmVerbose = true;  // the names of blocks, as comments
  return std::unique_ptr<llvm::TargetMachine>(target().createTargetMachine(
      target_triple(), arch, features, options, std::nullopt, std::nullopt, level));
}

// The PTX version that LLVM gives to a GPU when asked for none, as 10 * major + minor. It is the
// lowest that the GPU allows. LLVM has the table in a private header, so we read it off an empty
// module.
unsigned default_ptx_version(llvm::StringRef arch) {
  std::unique_ptr<llvm::TargetMachine> machine =
      make_machine(arch, "", llvm::CodeGenOptLevel::None);
  llvm::LLVMContext context;
  llvm::Module module("empty", context);
  set_target(module, *machine);
  llvm::SmallString<256> text;
  llvm::raw_svector_ostream stream(text);
  llvm::legacy::PassManager passes;
  if (machine->addPassesToEmitFile(passes, stream, nullptr, llvm::CodeGenFileType::AssemblyFile)) {
    return 0;
  }
  passes.run(module);
  llvm::StringRef version = text.str().split(".version").second.ltrim();
  unsigned major = 0;
  unsigned minor = 0;
  if (version.consumeInteger(10, major) || !version.consume_front(".") ||
      version.consumeInteger(10, minor)) {
    return 0;
  }
  return 10 * major + minor;
}

// sm_90a -> (90, "a"): numbers in order, plain names before lettered ones.
std::tuple<unsigned, std::string> arch_order(llvm::StringRef arch) {
  unsigned number = 0;
  arch.consume_front("sm_");
  arch.consumeInteger(10, number);
  return {number, arch.str()};
}

}  // namespace

std::vector<std::string> known_archs() {
  std::unique_ptr<llvm::TargetMachine> machine =
      make_machine("sm_80", "", llvm::CodeGenOptLevel::None);
  std::vector<std::string> archs;
  for (const llvm::SubtargetSubTypeKV& processor :
       machine->getMCSubtargetInfo()->getAllProcessorDescriptions()) {
    archs.emplace_back(processor.Key);
  }
  std::sort(archs.begin(), archs.end(),
            [](llvm::StringRef a, llvm::StringRef b) { return arch_order(a) < arch_order(b); });
  return archs;
}

std::string nearest_arch(llvm::StringRef arch) {
  std::string best;
  unsigned best_distance = 3;  // more than two edits is no typo
  for (const std::string& known : known_archs()) {
    unsigned distance = arch.edit_distance_insensitive(known);
    if (distance < best_distance) {
      best_distance = distance;
      best = known;
    }
  }
  return best;
}

std::unique_ptr<llvm::TargetMachine> make_target_machine(llvm::StringRef arch, int opt_level) {
  constexpr llvm::CodeGenOptLevel levels[] = {
      llvm::CodeGenOptLevel::None, llvm::CodeGenOptLevel::Less, llvm::CodeGenOptLevel::Default,
      llvm::CodeGenOptLevel::Aggressive};
  assert(opt_level >= 0 && opt_level <= 3 && "optimisation levels are 0 to 3");
  unsigned version = std::max(default_ptx_version(arch), lowest_ptx_version);
  return make_machine(arch, "+ptx" + std::to_string(version), levels[opt_level]);
}

void set_target(llvm::Module& module, const llvm::TargetMachine& machine) {
  module.setTargetTriple(target_triple());
  module.setDataLayout(machine.createDataLayout());
}

}  // namespace pliron::nvptx
