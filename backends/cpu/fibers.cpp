#include "backends/cpu/fibers.h"

#include <pthread.h>
#include <signal.h>
#include <sys/mman.h>
#include <unistd.h>

#include <boost/context/detail/fcontext.hpp>
#include <cassert>
#include <cerrno>
#include <cstring>
#include <mutex>

#include "backends/cpu/prepare.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MathExtras.h"

// AddressSanitizer must be told when the stack changes under it.
#if defined(__SANITIZE_ADDRESS__)
#define PLIRON_ASAN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define PLIRON_ASAN 1
#endif
#endif
#ifdef PLIRON_ASAN
#include <sanitizer/asan_interface.h>
#include <sanitizer/common_interface_defs.h>
#endif

using boost::context::detail::fcontext_t;
using boost::context::detail::jump_fcontext;
using boost::context::detail::make_fcontext;
using boost::context::detail::transfer_t;

namespace pliron::cpu {
namespace {

constexpr unsigned WarpSize = 32;
constexpr std::size_t AlternateStackBytes = 128 * 1024;  // AVX-512 frames alone take some KiB
// What shared memory holds before a kernel writes it: a GPU leaves it undefined, and all ones (a
// NaN, or -1) makes a read of it show.
constexpr int UninitializedByte = 0xFF;

// Why a fiber gave control back.
enum class Event : std::uint8_t { NoMoreThreads, AtBarrier, Trapped, Faulted };

struct Fiber {
  fcontext_t context = nullptr;
  std::byte* stack = nullptr;  // lowest usable address; a guard page lies below
  std::uint64_t thread = 0;    // the GPU thread that it runs, as a linear number
  Dim3 position{0, 0, 0};      // the same as a position
  void* fake_stack = nullptr;  // AddressSanitizer's
};

// The layout of what pliron_cpu_trap is given; see executor.h.
struct TrapSite {
  const char* message;
  std::uint64_t message_length;
  const char* file;
  std::uint64_t file_length;
  std::uint32_t line;
  std::uint32_t column;
};

struct Fault {
  int signal = 0;
  std::uint64_t address = 0;
  bool has_address = false;
};

// Pages for all stacks of a worker, each behind a guard page.
class StackPool {
 public:
  StackPool() = default;
  StackPool(const StackPool&) = delete;
  StackPool& operator=(const StackPool&) = delete;
  ~StackPool() {
    if (base_)
      munmap(base_, total_);
  }

  llvm::Error reserve(std::size_t count, std::size_t bytes) {
    page_ = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
    bytes_ = llvm::alignTo(bytes, page_);
    total_ = count * (page_ + bytes_);
    void* memory = mmap(nullptr, total_, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    if (memory == MAP_FAILED)
      return failure(count, bytes);
    base_ = static_cast<std::byte*>(memory);
    for (std::size_t i = 0; i < count; ++i)
      if (mprotect(stack(i) - page_, page_, PROT_NONE) != 0)
        return failure(count, bytes);
    return llvm::Error::success();
  }

  std::byte* stack(std::size_t index) const { return base_ + index * (page_ + bytes_) + page_; }
  std::size_t bytes() const { return bytes_; }
  bool in_guard(std::uint64_t address, const std::byte* stack) const {
    auto low = reinterpret_cast<std::uint64_t>(stack);
    return address < low && address >= low - page_;
  }

 private:
  static llvm::Error failure(std::size_t count, std::size_t bytes) {
    return llvm::createStringError(
        llvm::Twine("cannot reserve ") + llvm::Twine(count) + " stacks of " + llvm::Twine(bytes) +
        " bytes: " + std::strerror(errno) + "; use fewer host threads or a smaller block");
  }

  std::byte* base_ = nullptr;
  std::size_t total_ = 0;
  std::size_t bytes_ = 0;
  std::size_t page_ = 0;
};

// The signal stack of a host thread: a kernel that overflows its own stack has none left for the
// handler.
class AlternateStack {
 public:
  AlternateStack() : memory_(new std::byte[AlternateStackBytes]) {
    stack_t stack{};
    stack.ss_sp = memory_.get();
    stack.ss_size = AlternateStackBytes;
    sigaltstack(&stack, &previous_);
  }
  ~AlternateStack() { sigaltstack(&previous_, nullptr); }
  AlternateStack(const AlternateStack&) = delete;
  AlternateStack& operator=(const AlternateStack&) = delete;

 private:
  std::unique_ptr<std::byte[]> memory_;
  stack_t previous_{};
};

}  // namespace

struct Worker::Impl {
  Job job;
  StackPool stacks;
  AlternateStack signal_stack;
  std::vector<Fiber> fibers;
  std::unique_ptr<std::byte[]> shared_storage;
  std::byte* shared = nullptr;  // aligned start of the block's shared memory

  // The block that runs now.
  Dim3 block{0, 0, 0};
  std::uint64_t thread_count = 0;
  std::uint64_t next_thread = 0;
  std::uint64_t returned = 0;  // threads whose kernel function has returned

  // Switching. `current` is null while the scheduler runs.
  Fiber* current = nullptr;
  fcontext_t scheduler = nullptr;
  Event event = Event::NoMoreThreads;
  const TrapSite* trap = nullptr;
  Fault fault;
  const void* host_stack = nullptr;  // AddressSanitizer's
  std::size_t host_stack_bytes = 0;

  static void fiber_main(transfer_t transfer);
  void start(Fiber& fiber);
  Event resume(Fiber& fiber);
  void leave(Event reason);
  [[noreturn]] void leave_for_good(Event reason);

  std::optional<RunResult> start_threads(std::vector<Fiber*>& waiting);
  std::optional<RunResult> resume_waiting(std::vector<Fiber*>& waiting);
  RunResult stopped(const Fiber& fiber, Outcome outcome) const;
  RunResult trapped(const Fiber& fiber) const;
  RunResult faulted(const Fiber& fiber) const;
  RunResult divergent(llvm::ArrayRef<Fiber*> waiting) const;
};

namespace {

thread_local Worker::Impl* active_worker = nullptr;

std::uint32_t component(const Dim3& value, std::int32_t dim) {
  assert(dim >= 0 && dim < 3 && "a dimension is 0, 1 or 2");
  return dim == 0 ? value.x : dim == 1 ? value.y : value.z;
}

extern "C" {
static std::int32_t pliron_cpu_thread_id(std::int32_t dim) {
  return static_cast<std::int32_t>(component(active_worker->current->position, dim));
}
static std::int32_t pliron_cpu_block_id(std::int32_t dim) {
  return static_cast<std::int32_t>(component(active_worker->block, dim));
}
static std::int32_t pliron_cpu_block_dim(std::int32_t dim) {
  return static_cast<std::int32_t>(component(active_worker->job.block, dim));
}
static std::int32_t pliron_cpu_grid_dim(std::int32_t dim) {
  return static_cast<std::int32_t>(component(active_worker->job.grid, dim));
}
static std::int32_t pliron_cpu_lane_id() {
  return static_cast<std::int32_t>(active_worker->current->thread % WarpSize);
}
static void* pliron_cpu_shared_memory() {
  return active_worker->shared;
}
static void pliron_cpu_barrier() {
  active_worker->leave(Event::AtBarrier);
}
[[noreturn]] static void pliron_cpu_trap(const TrapSite* site) {
  active_worker->trap = site;
  active_worker->leave_for_good(Event::Trapped);
}
}  // extern "C"

constexpr int FaultSignals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL};
constexpr std::size_t FaultSignalCount = std::size(FaultSignals);

struct HandlerState {
  std::mutex mutex;
  unsigned users = 0;
  struct sigaction previous[FaultSignalCount] = {};
};
HandlerState handler_state;

// Leaves the kernel's fiber from inside the signal handler. That is sound because a fault is raised
// by the kernel's own instructions, so no lock is held and nothing needs unwinding; the fiber never
// runs again. SA_NODEFER keeps the signal unblocked.
void handle_fault(int signal, siginfo_t* info, void*) {
  Worker::Impl* worker = active_worker;
  if (worker && worker->current) {
    // The kernel of the system gives no address for a non-canonical one.
    bool has_address = (signal == SIGSEGV || signal == SIGBUS) && info->si_code != SI_KERNEL;
    worker->fault = {signal, reinterpret_cast<std::uint64_t>(info->si_addr), has_address};
    worker->leave_for_good(Event::Faulted);
  }
  // Not ours: put the earlier handler back and let the instruction raise the signal again.
  for (std::size_t i = 0; i < FaultSignalCount; ++i)
    if (FaultSignals[i] == signal)
      sigaction(signal, &handler_state.previous[i], nullptr);
}

const char* describe_signal(int signal) {
  switch (signal) {
    case SIGSEGV:
      return "access to memory that does not exist or may not be written";
    case SIGBUS:
      return "access to memory that has no backing or is misaligned";
    case SIGFPE:
      return "integer division by zero or overflow in a division";
    default:
      return "trap or illegal instruction";
  }
}

std::string to_text(const Dim3& position) {
  return ("(" + llvm::Twine(position.x) + ", " + llvm::Twine(position.y) + ", " +
          llvm::Twine(position.z) + ")")
      .str();
}

}  // namespace

llvm::ArrayRef<RuntimeFunction> runtime_functions() {
  static const RuntimeFunction functions[] = {
      {"pliron_cpu_thread_id", reinterpret_cast<void*>(&pliron_cpu_thread_id)},
      {"pliron_cpu_block_id", reinterpret_cast<void*>(&pliron_cpu_block_id)},
      {"pliron_cpu_block_dim", reinterpret_cast<void*>(&pliron_cpu_block_dim)},
      {"pliron_cpu_grid_dim", reinterpret_cast<void*>(&pliron_cpu_grid_dim)},
      {"pliron_cpu_lane_id", reinterpret_cast<void*>(&pliron_cpu_lane_id)},
      {"pliron_cpu_shared_memory", reinterpret_cast<void*>(&pliron_cpu_shared_memory)},
      {"pliron_cpu_barrier", reinterpret_cast<void*>(&pliron_cpu_barrier)},
      {"pliron_cpu_trap", reinterpret_cast<void*>(&pliron_cpu_trap)},
  };
  return functions;
}

FaultHandlers::FaultHandlers() {
  std::lock_guard lock(handler_state.mutex);
  if (handler_state.users++ != 0)
    return;
  struct sigaction action{};
  action.sa_sigaction = handle_fault;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  sigemptyset(&action.sa_mask);
  for (std::size_t i = 0; i < FaultSignalCount; ++i)
    sigaction(FaultSignals[i], &action, &handler_state.previous[i]);
}

FaultHandlers::~FaultHandlers() {
  std::lock_guard lock(handler_state.mutex);
  if (--handler_state.users != 0)
    return;
  for (std::size_t i = 0; i < FaultSignalCount; ++i)
    sigaction(FaultSignals[i], &handler_state.previous[i], nullptr);
}

// Runs threads of the block until none is left.
void Worker::Impl::fiber_main(transfer_t transfer) {
  auto* worker = static_cast<Impl*>(transfer.data);
#ifdef PLIRON_ASAN
  __sanitizer_finish_switch_fiber(nullptr, &worker->host_stack, &worker->host_stack_bytes);
#endif
  worker->scheduler = transfer.fctx;
  Fiber& self = *worker->current;
  while (worker->next_thread < worker->thread_count) {
    self.thread = worker->next_thread++;
    self.position = worker->job.block.position(self.thread);
    worker->job.entry(worker->job.args);
    ++worker->returned;
  }
  worker->leave_for_good(Event::NoMoreThreads);
}

void Worker::Impl::start(Fiber& fiber) {
  fiber.context = make_fcontext(fiber.stack + stacks.bytes(), stacks.bytes(), &fiber_main);
  fiber.fake_stack = nullptr;
#ifdef PLIRON_ASAN
  // A fiber that used this stack before has left for good and its red zones behind.
  ASAN_UNPOISON_MEMORY_REGION(fiber.stack, stacks.bytes());
#endif
}

// Lets the fiber run until it gives control back, and says why it did.
Event Worker::Impl::resume(Fiber& fiber) {
  current = &fiber;
#ifdef PLIRON_ASAN
  void* own_fake_stack = nullptr;
  __sanitizer_start_switch_fiber(&own_fake_stack, fiber.stack, stacks.bytes());
#endif
  transfer_t transfer = jump_fcontext(fiber.context, this);
#ifdef PLIRON_ASAN
  __sanitizer_finish_switch_fiber(own_fake_stack, nullptr, nullptr);
#endif
  fiber.context = transfer.fctx;
  current = nullptr;
  return event;
}

// Called on a fiber: goes back to the scheduler; returns when the fiber is resumed.
void Worker::Impl::leave(Event reason) {
  Fiber& self = *current;
  event = reason;
#ifdef PLIRON_ASAN
  bool may_return = reason == Event::AtBarrier;
  __sanitizer_start_switch_fiber(may_return ? &self.fake_stack : nullptr, host_stack,
                                 host_stack_bytes);
#endif
  transfer_t transfer = jump_fcontext(scheduler, nullptr);
#ifdef PLIRON_ASAN
  __sanitizer_finish_switch_fiber(self.fake_stack, &host_stack, &host_stack_bytes);
#endif
  (void)self;
  scheduler = transfer.fctx;
}

void Worker::Impl::leave_for_good(Event reason) {
  leave(reason);
  llvm_unreachable("a finished fiber was resumed");
}

RunResult Worker::Impl::stopped(const Fiber& fiber, Outcome outcome) const {
  RunResult result;
  result.outcome = outcome;
  result.block = block;
  result.thread = fiber.position;
  return result;
}

RunResult Worker::Impl::trapped(const Fiber& fiber) const {
  RunResult result = stopped(fiber, Outcome::Trapped);
  result.message.assign(trap->message, trap->message_length);
  if (result.message.empty())
    result.message = "the kernel trapped";
  result.file.assign(trap->file, trap->file_length);
  result.line = trap->line;
  result.column = trap->column;
  return result;
}

RunResult Worker::Impl::faulted(const Fiber& fiber) const {
  RunResult result = stopped(fiber, Outcome::Faulted);
  result.has_fault_address = fault.has_address;
  result.fault_address = fault.address;
  if (fault.has_address && stacks.in_guard(fault.address, fiber.stack)) {
    result.message =
        ("stack overflow: a thread has " + llvm::Twine(stacks.bytes()) + " bytes").str();
    return result;
  }
  result.message = describe_signal(fault.signal);
  if (fault.has_address)
    result.message += " (address 0x" + llvm::utohexstr(fault.address, /*LowerCase=*/true) + ")";
  return result;
}

RunResult Worker::Impl::divergent(llvm::ArrayRef<Fiber*> waiting) const {
  RunResult result = stopped(*waiting.front(), Outcome::DivergentBarrier);
  result.message =
      ("barrier not reached by all threads of the block: " + llvm::Twine(waiting.size()) + " of " +
       llvm::Twine(thread_count) + " wait, the first of them thread " +
       to_text(waiting.front()->position) + ", and " + llvm::Twine(returned) + " have returned")
          .str();
  return result;
}

// Starts every thread of the block and fills `waiting` with the fibers that met a barrier.
std::optional<RunResult> Worker::Impl::start_threads(std::vector<Fiber*>& waiting) {
  std::size_t used = 0;
  while (next_thread < thread_count) {
    assert(used < fibers.size() && "a kernel without barriers waited at one");
    Fiber& fiber = fibers[used++];
    start(fiber);
    switch (resume(fiber)) {
      case Event::NoMoreThreads:
        break;
      case Event::AtBarrier:
        waiting.push_back(&fiber);
        break;
      case Event::Trapped:
        return trapped(fiber);
      case Event::Faulted:
        return faulted(fiber);
    }
  }
  return std::nullopt;
}

// Releases all waiting threads from their barrier; `waiting` then holds those that met the next
// one.
std::optional<RunResult> Worker::Impl::resume_waiting(std::vector<Fiber*>& waiting) {
  std::size_t kept = 0;
  for (Fiber* fiber : waiting) {
    switch (resume(*fiber)) {
      case Event::NoMoreThreads:
        break;
      case Event::AtBarrier:
        waiting[kept++] = fiber;
        break;
      case Event::Trapped:
        return trapped(*fiber);
      case Event::Faulted:
        return faulted(*fiber);
    }
  }
  waiting.resize(kept);
  return std::nullopt;
}

Worker::Worker(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {
  active_worker = impl_.get();
}

Worker::~Worker() {
  active_worker = nullptr;
}

llvm::Expected<std::unique_ptr<Worker>> Worker::create(const Job& job) {
  assert(!active_worker && "one worker per host thread");
  auto impl = std::make_unique<Impl>();
  impl->job = job;
  impl->thread_count = job.block.count();
  impl->fibers.resize(job.has_barrier ? impl->thread_count : 1);
  if (llvm::Error error = impl->stacks.reserve(impl->fibers.size(), job.stack_bytes))
    return error;
  for (std::size_t i = 0; i < impl->fibers.size(); ++i)
    impl->fibers[i].stack = impl->stacks.stack(i);
  impl->shared_storage.reset(new std::byte[job.shared_bytes + SharedAlignment]);
  auto address = reinterpret_cast<std::uintptr_t>(impl->shared_storage.get());
  impl->shared = reinterpret_cast<std::byte*>(llvm::alignTo(address, SharedAlignment));
  return std::unique_ptr<Worker>(new Worker(std::move(impl)));
}

std::optional<RunResult> Worker::run_block(std::uint64_t block) {
  Impl& impl = *impl_;
  impl.block = impl.job.grid.position(block);
  impl.next_thread = 0;
  impl.returned = 0;
  std::memset(impl.shared, UninitializedByte, impl.job.shared_bytes);

  std::vector<Fiber*> waiting;
  if (std::optional<RunResult> stop = impl.start_threads(waiting))
    return stop;
  while (!waiting.empty()) {
    if (impl.returned != 0)
      return impl.divergent(waiting);
    if (std::optional<RunResult> stop = impl.resume_waiting(waiting))
      return stop;
  }
  return std::nullopt;
}

}  // namespace pliron::cpu
