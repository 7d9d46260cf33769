#pragma once
// Tests a dialect by its records alone: makes random valid modules of it (ir/random_ir.h) and
// checks what must hold for all IR.
//
//   - The verifier accepts it. Printed, generic and custom, it reads back and prints the same; the
//     custom form says all that the generic form says. Bytecode reads back as it was, and writes
//     the same bytes. A copy is equal. Erasing gives all memory back.
//   - Damaged IR (ir/random_mutation.h) verifies, or an error with a location says why not. Damaged
//     text and bytecode is read, or an error with a location says why not; what is read and
//     verifies prints and reads back as it was.
//
// A failure is told with a seed and the module, to try again. A crash ends the program: a stack
// trace says which module it was. docs/testing-dialects.md tells how to use this from a command
// line.

#include <optional>
#include <string>
#include <vector>

#include "ir/context.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace pliron {

struct SelfTestOptions {
  std::uint64_t count = 1000;  // modules
  std::uint64_t seed = 1;      // of the first; the next has the next number
  unsigned mutations = 3;  // for each module: so many of the IR, of its text, and of its bytecode
};

struct SelfTestFailure {
  // Of the module: a test of one module with it fails again. None when there is no such dialect.
  std::optional<std::uint64_t> seed;
  std::string problem;
  std::string module;  // its text, or what the damage made of it; empty when there is none
};

struct SelfTestResult {
  std::uint64_t modules = 0;
  std::uint64_t ops = 0;                // in those modules, of this dialect
  std::uint64_t mutants = 0;            // damaged pieces of IR, texts and files of bytecode
  std::uint64_t accepted = 0;           // of them, those that were still valid
  unsigned num_ops = 0;                 // that the dialect has
  std::vector<std::string> never_made;  // those of them that were in no module
  std::optional<SelfTestFailure> failure;
};

// Tests a dialect that `register_dialects` registers, with `builtin` and whatever else it needs, in
// each new context. Stops at the first failure. `progress`, which may be null, is told how many
// modules are done.
SelfTestResult self_test(llvm::StringRef dialect,
                         llvm::function_ref<void(Context&)> register_dialects,
                         const SelfTestOptions& options,
                         llvm::function_ref<void(std::uint64_t done)> progress = nullptr);

}  // namespace pliron
