#pragma once
// Where a context keeps the records that are made at run time, and the texts and lists in them. For
// the framework's own use.

#include <mutex>
#include <new>
#include <string_view>
#include <type_traits>

#include "ir/def_support.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Allocator.h"

namespace pliron {

// Everything lives until the memory goes; destructors are not called.
class DefinitionMemory {
 public:
  std::string_view keep(llvm::StringRef text) {
    if (text.empty())
      return {};
    std::lock_guard lock(mutex_);
    llvm::StringRef copy = text.copy(memory_);
    return {copy.data(), copy.size()};
  }
  template <typename T>
  StaticSpan<T> keep_list(llvm::ArrayRef<T> items) {
    static_assert(std::is_trivially_destructible_v<T>);
    if (items.empty())
      return {};
    std::lock_guard lock(mutex_);
    T* copy = memory_.Allocate<T>(items.size());
    std::uninitialized_copy(items.begin(), items.end(), copy);
    return {copy, static_cast<int>(items.size())};
  }
  template <typename T>
  T* make() {
    static_assert(std::is_trivially_destructible_v<T>);
    std::lock_guard lock(mutex_);
    return new (memory_.Allocate<T>()) T();
  }

 private:
  std::mutex mutex_;
  llvm::BumpPtrAllocator memory_;
};

}  // namespace pliron
