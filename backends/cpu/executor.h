#pragma once
// Runs a GPU kernel on the CPU: LLVM IR for the host is compiled by ORC and a grid of it is run
// with one fiber per GPU thread, so that barriers are rendezvous. It is for machines without a GPU
// and for tests; it models what a kernel means, not how fast a GPU is.
//
// What the code generator gives it: a module for the host in which the kernel is a plain function
// `void kernel(parameters...)` with the C calling convention, address-space-3 globals for shared
// memory, and calls of these functions, which the executor provides:
//
//   i32  pliron_cpu_thread_id(i32 dim)   thread in its block; dim 0, 1, 2 is x, y, z
//   i32  pliron_cpu_block_id(i32 dim)    block in the grid
//   i32  pliron_cpu_block_dim(i32 dim)   threads of a block
//   i32  pliron_cpu_grid_dim(i32 dim)    blocks of the grid
//   i32  pliron_cpu_lane_id()            thread in its warp of 32
//   void pliron_cpu_barrier()            waits for all threads of the block (bar.sync 0)
//   void pliron_cpu_trap(ptr site)       stops the grid; never returns. `site` points to a constant
//                                        {ptr message, i64 message length, ptr file,
//                                         i64 file length, i32 line, i32 column}
//
// Mathematical functions (sinf, expf, ...) and compiler runtime functions come from the process.
//
// Results do not depend on timing: threads of a block run in order from barrier to barrier, and
// blocks run on several host threads only when the kernel has no atomic operations. A kernel in
// which one thread spins until another has written something does not end: there is no preemption.
// Out-of-bounds accesses are noticed only where they fault.

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "backends/cpu/launch.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace llvm {
class Function;
class Module;
}  // namespace llvm

namespace pliron::cpu {

struct ExecutorOptions {
  // Usable bytes of a GPU thread's stack, rounded up to pages; below it lies a guard page.
  std::size_t stack_bytes = 64 * 1024;
  // Host threads that run blocks; 0 takes as many as the hardware has.
  unsigned host_threads = 0;
};

// A parameter of a kernel as the executor passes it.
struct ParameterInfo {
  std::uint64_t bytes = 0;
  bool is_pointer = false;  // a pointer to memory, not a struct passed by value
};

enum class Outcome : std::uint8_t {
  Completed,         // every thread returned
  Trapped,           // pliron_cpu_trap: message, file, line and column say why and where
  DivergentBarrier,  // a thread waits at a barrier that another thread of its block never reaches
  Faulted,           // a signal, such as a bad memory access; also LLVM's own trap
};

// How a run ended. Unless it completed, `block` and `thread` are those of the first offender: of
// the block with the lowest number that did not complete, the thread that stopped it.
struct RunResult {
  Outcome outcome = Outcome::Completed;
  std::string message = {};  // what happened; empty when completed
  std::string file = {};     // Trapped: where in the source; line 0 means not known
  std::uint32_t line = 0;
  std::uint32_t column = 0;
  Dim3 block{0, 0, 0};
  Dim3 thread{0, 0, 0};
  std::uint64_t fault_address = 0;  // Faulted: the address, when has_fault_address
  bool has_fault_address = false;
  double seconds = 0;  // of the run alone, without compilation
};

// How far a run is, for another thread to look at meanwhile.
struct Progress {
  std::atomic<std::uint64_t> blocks_done = 0;
};

// The parameters of `kernel`, in order. An error names a parameter that cannot be passed.
llvm::Expected<std::vector<ParameterInfo>> kernel_parameters(const llvm::Function& kernel);

// A kernel compiled for this machine. Two executors may run at the same time.
class Executor {
 public:
  // Optimises and compiles `module`, which it consumes; the module's context is not used after this
  // returns. Errors: no such kernel, a module for another machine, IR that is not valid or that the
  // contract above does not allow, symbols that this process does not have.
  static llvm::Expected<std::unique_ptr<Executor>> create(std::unique_ptr<llvm::Module> module,
                                                          llvm::StringRef kernel,
                                                          const ExecutorOptions& options = {});
  ~Executor();
  Executor(const Executor&) = delete;
  Executor& operator=(const Executor&) = delete;

  llvm::ArrayRef<ParameterInfo> parameters() const;

  // Runs the grid and waits for it. Pointers among the arguments are addresses of this process.
  // Errors are mistakes in the launch (count and size of arguments, extents) or a lack of memory
  // for stacks; what goes wrong inside the kernel is an outcome.
  // `progress`, when given, counts the blocks that have ended and must outlive the run.
  llvm::Expected<RunResult> run(Dim3 grid, Dim3 block, llvm::ArrayRef<KernelArg> args,
                                Progress* progress = nullptr);

 private:
  struct Impl;
  explicit Executor(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace pliron::cpu
