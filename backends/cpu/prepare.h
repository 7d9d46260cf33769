#pragma once
// The compile-time half of the CPU executor: checks that a module keeps the contract of executor.h,
// gives shared memory and parameters their form, and optimises. Generates no machine code.

#include <cstddef>
#include <vector>

#include "backends/cpu/executor.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace llvm {
class Module;
class TargetMachine;
}  // namespace llvm

namespace pliron::cpu {

// The function that a prepared module defines: void(ptr args), `args` an array with one pointer to
// the bytes of each parameter.
inline constexpr llvm::StringLiteral EntryName = "__pliron_entry";

// Shared memory starts at addresses of this alignment.
inline constexpr std::size_t SharedAlignment = 256;

// What the executor must know about a prepared module.
struct PreparedKernel {
  std::vector<ParameterInfo> parameters;
  std::size_t shared_bytes = 0;  // shared memory of a block
  bool has_barrier = false;
  bool has_atomics = false;
};

// Rewrites `module` in place: adds the entry function, turns shared-memory globals into offsets
// from the block's buffer, makes everything else internal, and runs the O2 pipeline for `target`.
// Errors leave the module in an unspecified state.
llvm::Expected<PreparedKernel> prepare(llvm::Module& module, llvm::StringRef kernel,
                                       llvm::TargetMachine& target);

}  // namespace pliron::cpu
