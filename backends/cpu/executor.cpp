#include "backends/cpu/executor.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstring>
#include <mutex>
#include <optional>

#include "backends/cpu/fibers.h"
#include "backends/cpu/prepare.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/ExecutionEngine/Orc/CompileUtils.h"
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/ThreadPool.h"
#include "llvm/Support/Threading.h"
#include "llvm/Target/TargetMachine.h"
#if LLVM_VERSION_MAJOR >= 21
#include "llvm/ExecutionEngine/Orc/AbsoluteSymbols.h"
#endif

namespace pliron::cpu {
namespace {

// Stacks of kernels with barriers are two mappings each, and a process has some 65000 of them.
constexpr unsigned MaxThreadsWithBarriers = 16;
// Every argument starts here, so that struct parameters of any alignment can be read in place.
constexpr std::size_t ArgumentAlignment = 64;

llvm::Error error(const llvm::Twine& message) {
  return llvm::createStringError(message);
}

// Keeps the errors that LLVM reports while it generates code; without a handler LLVM prints them
// and ends the process.
class ErrorCollector : public llvm::DiagnosticHandler {
 public:
  explicit ErrorCollector(std::string& errors) : errors_(errors) {}
  bool handleDiagnostics(const llvm::DiagnosticInfo& info) override {
    if (info.getSeverity() != llvm::DS_Error)
      return true;  // remarks and warnings of the back end do not concern the user
    if (!errors_.empty())
      errors_ += "; ";
    llvm::raw_string_ostream os(errors_);
    llvm::DiagnosticPrinterRawOStream printer(os);
    info.print(printer);
    return true;
  }

 private:
  std::string& errors_;
};

class ScopedErrorCollector {
 public:
  explicit ScopedErrorCollector(llvm::LLVMContext& context)
      : context_(context), previous_(context.getDiagnosticHandler()) {
    context_.setDiagnosticHandler(std::make_unique<ErrorCollector>(errors_));
  }
  ~ScopedErrorCollector() { context_.setDiagnosticHandler(std::move(previous_)); }
  ScopedErrorCollector(const ScopedErrorCollector&) = delete;
  ScopedErrorCollector& operator=(const ScopedErrorCollector&) = delete;
  const std::string& errors() const { return errors_; }

 private:
  llvm::LLVMContext& context_;
  std::unique_ptr<llvm::DiagnosticHandler> previous_;
  std::string errors_;
};

llvm::Expected<llvm::orc::JITTargetMachineBuilder> host_target() {
  static std::once_flag once;
  std::call_once(once, [] {
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
    llvm::InitializeNativeTargetAsmParser();
  });
  llvm::Expected<llvm::orc::JITTargetMachineBuilder> builder =
      llvm::orc::JITTargetMachineBuilder::detectHost();
  if (builder)
    builder->setCodeGenOptLevel(llvm::CodeGenOptLevel::Default);
  return builder;
}

llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> compile(llvm::Module& module,
                                                            llvm::TargetMachine& target) {
  ScopedErrorCollector collector(module.getContext());
  llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> object =
      llvm::orc::SimpleCompiler(target)(module);
  if (object && !collector.errors().empty())
    return error("cannot generate code for this CPU: " + collector.errors());
  return object;
}

// A JIT that holds the object code and knows the executor's functions.
llvm::Expected<std::unique_ptr<llvm::orc::LLJIT>> load(llvm::orc::JITTargetMachineBuilder target,
                                                       std::unique_ptr<llvm::MemoryBuffer> object) {
  auto jit = llvm::orc::LLJITBuilder()
                 .setJITTargetMachineBuilder(std::move(target))
                 .setPlatformSetUp(llvm::orc::setUpInactivePlatform)
                 .create();
  if (!jit)
    return jit.takeError();
  llvm::orc::SymbolMap symbols;
  for (const RuntimeFunction& function : runtime_functions())
    symbols[(*jit)->mangleAndIntern(function.name)] = {
        llvm::orc::ExecutorAddr::fromPtr(function.address),
        llvm::JITSymbolFlags::Exported | llvm::JITSymbolFlags::Callable};
  llvm::orc::JITDylib& library = (*jit)->getMainJITDylib();
  if (llvm::Error problem = library.define(llvm::orc::absoluteSymbols(std::move(symbols))))
    return problem;
  if (llvm::Error problem = (*jit)->addObjectFile(std::move(object)))
    return problem;
  return jit;
}

// The address of the entry function. The JIT names symbols that it cannot find to a reporter; the
// error that it returns only says what needed them.
llvm::Expected<EntryFunction> link(llvm::orc::LLJIT& jit) {
  std::string reports;
  llvm::orc::ExecutionSession& session = jit.getExecutionSession();
  session.setErrorReporter(
      [&](llvm::Error problem) { reports += llvm::toString(std::move(problem)); });
  auto entry = jit.lookup(EntryName);
  session.setErrorReporter([](llvm::Error problem) { llvm::consumeError(std::move(problem)); });
  if (entry)
    return entry->toPtr<EntryFunction>();
  std::string summary = llvm::toString(entry.takeError());
  return error("the kernel needs functions that the CPU executor does not have: " +
               (reports.empty() ? summary : reports));
}

// The grid's blocks, handed out in order, and the first block that failed.
class BlockQueue {
 public:
  explicit BlockQueue(std::uint64_t count) : count_(count) {}

  // The next block to run, or nothing once all are taken or an earlier one has failed.
  std::optional<std::uint64_t> next() {
    std::uint64_t block = next_.fetch_add(1, std::memory_order_relaxed);
    if (block >= count_ || block > failed_block_.load(std::memory_order_relaxed))
      return std::nullopt;
    return block;
  }

  // Keeps the failure of the lowest block. All lower ones have been handed out before and run to
  // their end, so which one that is does not depend on timing.
  void fail(std::uint64_t block, RunResult result) {
    std::lock_guard lock(mutex_);
    if (block > failed_block_.load(std::memory_order_relaxed))
      return;
    failed_block_.store(block, std::memory_order_relaxed);
    failure_ = std::move(result);
  }

  void fail_launch(llvm::Error problem) {
    std::lock_guard lock(mutex_);
    launch_error_ = llvm::joinErrors(std::move(launch_error_), std::move(problem));
    next_.store(count_, std::memory_order_relaxed);
  }

  llvm::Expected<RunResult> result() {
    if (launch_error_)
      return std::move(launch_error_);
    return failure_ ? std::move(*failure_) : RunResult();
  }

 private:
  std::uint64_t count_;
  std::atomic<std::uint64_t> next_ = 0;
  std::atomic<std::uint64_t> failed_block_ = UINT64_MAX;
  std::mutex mutex_;
  std::optional<RunResult> failure_;
  llvm::Error launch_error_ = llvm::Error::success();
};

void run_blocks(const Job& job, BlockQueue& queue, Progress& progress) {
  llvm::Expected<std::unique_ptr<Worker>> worker = Worker::create(job);
  if (!worker)
    return queue.fail_launch(worker.takeError());
  while (std::optional<std::uint64_t> block = queue.next()) {
    if (std::optional<RunResult> stop = (*worker)->run_block(*block))
      queue.fail(*block, std::move(*stop));
    progress.blocks_done.fetch_add(1, std::memory_order_relaxed);
  }
}

void run_grid(const Job& job, unsigned host_threads, BlockQueue& queue, Progress& progress) {
  FaultHandlers handlers;
  if (host_threads <= 1)
    return run_blocks(job, queue, progress);
  llvm::DefaultThreadPool pool(llvm::hardware_concurrency(host_threads));
  for (unsigned i = 0; i < host_threads; ++i)
    pool.async([&] { run_blocks(job, queue, progress); });
  pool.wait();
}

bool fits(Dim3 extent, Dim3 limit) {
  return extent.count() != 0 && extent.x <= limit.x && extent.y <= limit.y && extent.z <= limit.z;
}

llvm::Error check_extents(Dim3 grid, Dim3 block) {
  if (!fits(grid, MaxGrid))
    return error("a grid has 1 to 2147483647 x 65535 x 65535 blocks");
  if (!fits(block, MaxBlock) || block.count() > MaxThreadsPerBlock)
    return error("a block has 1 to 1024 threads, and at most 1024 x 1024 x 64");
  return llvm::Error::success();
}

llvm::Error check_arguments(llvm::ArrayRef<ParameterInfo> parameters,
                            llvm::ArrayRef<KernelArg> args) {
  if (parameters.size() != args.size())
    return error("the kernel has " + llvm::Twine(parameters.size()) + " parameters, " +
                 llvm::Twine(args.size()) + " are given");
  for (std::size_t i = 0; i < args.size(); ++i)
    if (parameters[i].bytes != args[i].bytes.size())
      return error("parameter " + llvm::Twine(i) + " of the kernel has " +
                   llvm::Twine(parameters[i].bytes) + " bytes, " +
                   llvm::Twine(args[i].bytes.size()) + " are given");
  return llvm::Error::success();
}

// The arguments' bytes at aligned places, and the array of pointers to them.
class ArgumentBlock {
 public:
  explicit ArgumentBlock(llvm::ArrayRef<KernelArg> args) {
    std::size_t total = ArgumentAlignment;
    for (const KernelArg& arg : args)
      total += llvm::alignTo(arg.bytes.size(), ArgumentAlignment);
    storage_.resize(total);
    auto address = reinterpret_cast<std::uintptr_t>(storage_.data());
    std::byte* place = storage_.data() + (llvm::alignTo(address, ArgumentAlignment) - address);
    for (const KernelArg& arg : args) {
      std::copy(arg.bytes.begin(), arg.bytes.end(), place);
      pointers_.push_back(place);
      place += llvm::alignTo(arg.bytes.size(), ArgumentAlignment);
    }
  }
  const void* const* pointers() const { return pointers_.data(); }

 private:
  std::vector<std::byte> storage_;
  std::vector<const void*> pointers_;
};

}  // namespace

struct Executor::Impl {
  ExecutorOptions options;
  PreparedKernel kernel;
  std::unique_ptr<llvm::orc::LLJIT> jit;
  EntryFunction entry = nullptr;

  unsigned host_threads(std::uint64_t blocks) const;
};

// Atomic operations of several blocks in any order would make, say, a sum of floats differ from run
// to run, so such kernels run their blocks one after another.
unsigned Executor::Impl::host_threads(std::uint64_t blocks) const {
  if (kernel.has_atomics)
    return 1;
  unsigned threads = options.host_threads;
  if (threads == 0)
    threads = llvm::hardware_concurrency().compute_thread_count();
  if (kernel.has_barrier)
    threads = std::min(threads, MaxThreadsWithBarriers);
  return static_cast<unsigned>(std::min<std::uint64_t>(threads, blocks));
}

Executor::Executor(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Executor::~Executor() = default;

llvm::ArrayRef<ParameterInfo> Executor::parameters() const {
  return impl_->kernel.parameters;
}

llvm::Expected<std::unique_ptr<Executor>> Executor::create(std::unique_ptr<llvm::Module> module,
                                                           llvm::StringRef kernel,
                                                           const ExecutorOptions& options) {
  auto impl = std::make_unique<Impl>();
  impl->options = options;
  llvm::Expected<llvm::orc::JITTargetMachineBuilder> builder = host_target();
  if (!builder)
    return builder.takeError();
  llvm::Expected<std::unique_ptr<llvm::TargetMachine>> target = builder->createTargetMachine();
  if (!target)
    return target.takeError();

  llvm::Expected<PreparedKernel> prepared = prepare(*module, kernel, **target);
  if (!prepared)
    return prepared.takeError();
  impl->kernel = std::move(*prepared);
  auto object = compile(*module, **target);
  if (!object)
    return object.takeError();
  auto jit = load(std::move(*builder), std::move(*object));
  if (!jit)
    return jit.takeError();
  impl->jit = std::move(*jit);
  llvm::Expected<EntryFunction> entry = link(*impl->jit);
  if (!entry)
    return entry.takeError();
  impl->entry = *entry;
  return std::unique_ptr<Executor>(new Executor(std::move(impl)));
}

llvm::Expected<RunResult> Executor::run(Dim3 grid, Dim3 block, llvm::ArrayRef<KernelArg> args,
                                        Progress* progress) {
  if (llvm::Error problem = check_extents(grid, block))
    return problem;
  if (llvm::Error problem = check_arguments(impl_->kernel.parameters, args))
    return problem;
  ArgumentBlock arguments(args);
  Job job;
  job.entry = impl_->entry;
  job.args = arguments.pointers();
  job.grid = grid;
  job.block = block;
  job.stack_bytes = impl_->options.stack_bytes;
  job.shared_bytes = impl_->kernel.shared_bytes;
  job.has_barrier = impl_->kernel.has_barrier;

  auto start = std::chrono::steady_clock::now();
  BlockQueue queue(grid.count());
  Progress unseen;
  run_grid(job, impl_->host_threads(grid.count()), queue, progress ? *progress : unseen);
  llvm::Expected<RunResult> result = queue.result();
  if (result)
    result->seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return result;
}

}  // namespace pliron::cpu
