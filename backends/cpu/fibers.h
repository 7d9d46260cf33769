#pragma once
// The run-time half of the CPU executor: runs the threads of a block as fibers on one host thread,
// serves the functions that kernels call (`pliron_cpu_*`, see executor.h), and turns signals raised
// inside a kernel into results. Knows nothing of LLVM IR.
//
// A fiber takes the threads of the block one after another until one waits at a barrier; only then
// a second fiber is needed. So a kernel without barriers runs like a plain loop, on one stack.

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "backends/cpu/executor.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"

namespace pliron::cpu {

// The compiled kernel behind its wrapper: `args` holds one pointer per parameter.
using EntryFunction = void (*)(const void* const* args);

// What is the same for all blocks of a run.
struct Job {
  EntryFunction entry = nullptr;
  const void* const* args = nullptr;
  Dim3 grid;
  Dim3 block;
  std::size_t stack_bytes = 0;
  std::size_t shared_bytes = 0;  // shared memory of a block
  bool has_barrier = false;      // else one stack per host thread is enough
};

// A function that compiled kernels may call, and its address.
struct RuntimeFunction {
  const char* name;
  void* address;
};
llvm::ArrayRef<RuntimeFunction> runtime_functions();

// Catches SIGSEGV, SIGBUS, SIGFPE and SIGILL of kernels for as long as any of these lives, in the
// whole process; signals raised elsewhere go to the handlers that were there before.
class FaultHandlers {
 public:
  FaultHandlers();
  ~FaultHandlers();
  FaultHandlers(const FaultHandlers&) = delete;
  FaultHandlers& operator=(const FaultHandlers&) = delete;
};

// Runs blocks on one host thread, which also creates and destroys it (it owns the thread's
// alternate signal stack); a FaultHandlers must live meanwhile.
class Worker {
 public:
  // Reserves the stacks. Fails when the system has no more address space or mappings.
  static llvm::Expected<std::unique_ptr<Worker>> create(const Job& job);
  ~Worker();
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  // Runs all threads of the block with this linear number. Nothing when all of them returned,
  // otherwise how the first one failed; the block is then abandoned.
  std::optional<RunResult> run_block(std::uint64_t block);

  struct Impl;  // public for the functions that kernels call

 private:
  explicit Worker(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace pliron::cpu
