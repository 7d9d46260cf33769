#pragma once
// LLVM's NVPTX target: which GPUs it knows, and target machines for them.

#include <memory>
#include <string>
#include <vector>

#include "ir/result.h"
#include "llvm/ADT/StringRef.h"

namespace llvm {
class Module;
class TargetMachine;
}  // namespace llvm

namespace pliron::nvptx {

// The GPUs that LLVM's target knows, in the order of their numbers: "sm_20", ..., "sm_90a", ...
std::vector<std::string> known_archs();
// The known GPU most like `arch`, or "" when none is near.
std::string nearest_arch(llvm::StringRef arch);

// A machine that generates code for `arch`, one of known_archs(). `opt_level` is 0 to 3.
std::unique_ptr<llvm::TargetMachine> make_target_machine(llvm::StringRef arch, int opt_level);

// Gives the module the target's triple and data layout.
void set_target(llvm::Module& module, const llvm::TargetMachine& machine);

}  // namespace pliron::nvptx
