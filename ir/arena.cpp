#include "ir/arena.h"

#include <sys/mman.h>

#include <algorithm>
#include <bit>

#include "ir/single_thread_lock.h"
#include "llvm/Support/Compiler.h"
#include "llvm/Support/ErrorHandling.h"

#if LLVM_ADDRESS_SANITIZER_BUILD
#include <sanitizer/asan_interface.h>
#include <sanitizer/lsan_interface.h>
#endif

namespace pliron {

using detail::arena_size;
using detail::granule;

namespace {

constexpr std::size_t max_small = 1024;
constexpr std::size_t huge_page = std::size_t{2} << 20;
constexpr std::size_t first_step = std::size_t{1} << 20;
constexpr std::size_t max_step = std::size_t{64} << 20;

[[noreturn]] void out_of_memory(const char* what) {
  llvm::report_fatal_error(what, /*gen_crash_diag=*/false);
}

// Reserves `size` bytes that start at a multiple of arena_size, or gives 0.
std::uintptr_t reserve_aligned(std::size_t size) {
  constexpr int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
  void* memory = mmap(nullptr, arena_size + size, PROT_NONE, flags, -1, 0);
  if (memory == MAP_FAILED)
    return 0;
  auto start = reinterpret_cast<std::uintptr_t>(memory);
  std::uintptr_t base = (start + arena_size - 1) & ~(arena_size - 1);
  if (base > start)
    munmap(memory, base - start);
  std::uintptr_t rest = start + arena_size - base;
  if (rest > 0)
    munmap(reinterpret_cast<void*>(base + size), rest);
  return base;
}

// Where the number of addresses is limited (ulimit -v): looks for a place by itself, at which less
// need be reserved. Places are tried from 32 TiB upwards.
std::uintptr_t reserve_at_free_place(std::size_t size) {
#ifdef MAP_FIXED_NOREPLACE
  constexpr int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE;
  for (std::uintptr_t base = std::uintptr_t{0x2000} << 32; base < std::uintptr_t{0x5000} << 32;
       base += arena_size) {
    void* memory = mmap(reinterpret_cast<void*>(base), size, PROT_NONE, flags, -1, 0);
    if (reinterpret_cast<std::uintptr_t>(memory) == base)
      return base;
    if (memory != MAP_FAILED)
      munmap(memory, size);  // a kernel that does not know the flag
    else if (errno != EEXIST)
      return 0;
  }
#endif
  return 0;
}

}  // namespace

Arena::Arena(Context& context) {
  std::size_t size = arena_size / 2;
  base_ = reserve_aligned(size);
  for (; !base_ && size >= (std::size_t{64} << 20); size /= 2)
    if ((base_ = reserve_at_free_place(size)))
      break;
  if (!base_)
    out_of_memory("pliron: the system gives no addresses for a context's memory");
  limit_ = base_ + size;
  committed_ = next_ = base_;
  // The first granule is never handed out: number 0 means null.
  *static_cast<Context**>(bump(granule)) = &context;
}

Arena::~Arena() {
#if LLVM_ADDRESS_SANITIZER_BUILD
  ASAN_UNPOISON_MEMORY_REGION(reinterpret_cast<void*>(base_), next_ - base_);
  __lsan_unregister_root_region(base(), committed_ - base_);
#endif
  munmap(reinterpret_cast<void*>(base_), limit_ - base_);
}

// Makes memory up to `end` usable, in growing steps. Large arenas take huge pages, which saves most
// of the page faults.
void Arena::commit(std::uintptr_t end) {
  std::uintptr_t used = committed_ - base_;
  std::uintptr_t step = std::clamp<std::uintptr_t>(used, first_step, max_step);
  std::uintptr_t to = std::max(end, committed_ + step);
  to = std::min((to + first_step - 1) & ~(first_step - 1), limit_);
  auto* start = reinterpret_cast<void*>(committed_);
  if (end > limit_ || mprotect(start, to - committed_, PROT_READ | PROT_WRITE) != 0)
    out_of_memory("pliron: out of memory for IR");
#ifdef MADV_HUGEPAGE
  if (used >= 2 * huge_page)
    madvise(start, to - committed_, MADV_HUGEPAGE);
#endif
#if LLVM_ADDRESS_SANITIZER_BUILD
  // What only the arena points to is no leak.
  if (used > 0)
    __lsan_unregister_root_region(base(), used);
  __lsan_register_root_region(base(), to - base_);
#endif
  committed_ = to;
}

void* Arena::bump(std::size_t size) {
  std::uintptr_t at = next_;
  if (at + size > committed_)
    commit(at + size);
  next_ = at + size;
  return reinterpret_cast<void*>(at);
}

// The list for this size, which is rounded up to what the list holds.
Arena::FreeNode*& Arena::free_list(std::size_t& size) {
  if (size <= max_small) {
    size = (size + granule - 1) & ~(granule - 1);
    return small_[size / granule];
  }
  size = std::bit_ceil(size);
  return large_[std::countr_zero(size) - std::countr_zero(max_small)];
}

void* Arena::allocate(std::size_t size) {
  if (size > arena_size / 4)
    out_of_memory("pliron: out of memory for IR");
  detail::SingleThreadLock lock(mutex_);
  FreeNode*& list = free_list(size);
  bytes_in_use_ += size;
  FreeNode* node = list;
  if (!node)
    return bump(size);
  list = node->next;
  return node;
}

void Arena::deallocate(void* memory, std::size_t size) {
  detail::SingleThreadLock lock(mutex_);
  FreeNode*& list = free_list(size);
  bytes_in_use_ -= size;
#if LLVM_ADDRESS_SANITIZER_BUILD
  (void)list;
  ASAN_POISON_MEMORY_REGION(memory, size);
#else
  auto* node = static_cast<FreeNode*>(memory);
  node->next = list;
  list = node;
#endif
}

const void* Arena::location_address(std::uint32_t id) const {
  return reinterpret_cast<const void*>(base_ + arena_size / 2 +
                                       (std::uintptr_t{id} << detail::granule_bits));
}

}  // namespace pliron
