#pragma once
// Memory of a context's blocks. What goes through a control flow graph looks at one block after the
// other and at little of what is in them; so blocks do not lie among their ops, where each would be
// a wait for memory in a large function, but side by side in rows of their own, in the order in
// which they were made. A table by block (BlockMap of ir/arena_map.h) is dense for the same reason.
// For the framework's own sources.

#include <cstddef>
#include <mutex>

#include "ir/arena.h"

namespace pliron {

class BlockPool {
 public:
  explicit BlockPool(Arena& arena) : arena_(arena) {}

  // Memory for one block. Safe from many threads, as deallocate() is.
  void* allocate();
  void deallocate(void* memory);
  // Bytes that are taken from the arena and hold no block.
  std::size_t spare_bytes() const { return spare_bytes_; }

 private:
  struct FreeNode {
    FreeNode* next;
  };

  Arena& arena_;
  std::mutex mutex_;
  FreeNode* free_ = nullptr;
  char *next_ = nullptr, *end_ = nullptr;  // what is left of the newest row
  std::size_t spare_bytes_ = 0;
};

}  // namespace pliron
