#include "ir/block_pool.h"

#include "ir/block.h"
#include "ir/single_thread_lock.h"
#include "llvm/Support/Compiler.h"

namespace pliron {

static constexpr std::size_t block_size =
    (sizeof(Block) + detail::granule - 1) & ~(detail::granule - 1);
// The arena rounds large sizes up to powers of two.
static constexpr std::size_t row_size = std::size_t{1} << 14;

// Under AddressSanitizer blocks are single, so that the arena finds uses of those that are gone.
#if LLVM_ADDRESS_SANITIZER_BUILD
void* BlockPool::allocate() {
  return arena_.allocate(block_size);
}
void BlockPool::deallocate(void* memory) {
  arena_.deallocate(memory, block_size);
}
#else
void* BlockPool::allocate() {
  detail::SingleThreadLock lock(mutex_);
  if (FreeNode* node = free_) {
    free_ = node->next;
    spare_bytes_ -= block_size;
    return node;
  }
  if (static_cast<std::size_t>(end_ - next_) < block_size) {
    next_ = static_cast<char*>(arena_.allocate(row_size));
    end_ = next_ + row_size;
    spare_bytes_ += row_size;
  }
  void* memory = next_;
  next_ += block_size;
  spare_bytes_ -= block_size;
  return memory;
}

void BlockPool::deallocate(void* memory) {
  detail::SingleThreadLock lock(mutex_);
  spare_bytes_ += block_size;
  auto* node = static_cast<FreeNode*>(memory);
  node->next = free_;
  free_ = node;
}
#endif

}  // namespace pliron
