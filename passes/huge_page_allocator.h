#pragma once
// An allocator for tables of passes that are gone through in no order: what takes megabytes gets
// huge pages where the system has them, which saves most of its page faults, and of the waits for
// the addresses of pages that are in no cache. Small tables come from the usual heap.
//
//   std::vector<Entry, HugePageAllocator<Entry>> entries;

#include <sys/mman.h>

#include <cstdlib>
#include <new>

#include "llvm/Support/ErrorHandling.h"

namespace pliron {

template <typename T>
class HugePageAllocator {
 public:
  using value_type = T;
  HugePageAllocator() = default;
  template <typename U>
  explicit HugePageAllocator(const HugePageAllocator<U>&) {}

  T* allocate(std::size_t count) {
    std::size_t size = count * sizeof(T);
    if (size < huge_page)
      return static_cast<T*>(::operator new(size));
    size = (size + huge_page - 1) & ~(huge_page - 1);
    void* memory = std::aligned_alloc(huge_page, size);
    if (!memory)
      llvm::report_bad_alloc_error("out of memory for a table");
#ifdef MADV_HUGEPAGE
    madvise(memory, size, MADV_HUGEPAGE);
#endif
    return static_cast<T*>(memory);
  }
  void deallocate(T* memory, std::size_t count) {
    if (count * sizeof(T) < huge_page)
      ::operator delete(memory);
    else
      std::free(memory);
  }
  bool operator==(const HugePageAllocator&) const { return true; }

 private:
  static constexpr std::size_t huge_page = std::size_t{2} << 20;
};

}  // namespace pliron
