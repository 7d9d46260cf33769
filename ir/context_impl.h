#pragma once
// The inside of a context, for the framework's own sources.

#include <deque>
#include <memory>
#include <mutex>
#include <vector>

#include "ir/context.h"
#include "ir/dialect.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Allocator.h"

namespace pliron {

// Memory in size classes of 16 bytes over slabs, with a free list for each class.
class SlabMemory {
 public:
  void* allocate(std::size_t size);
  void deallocate(void* memory, std::size_t size);

 private:
  struct FreeNode {
    FreeNode* next;
  };
  std::mutex mutex_;
  llvm::BumpPtrAllocatorImpl<llvm::MallocAllocator, 1 << 16> slabs_;
  FreeNode* free_[64] = {};
};

// The set behind Context::unique().
class Uniquer {
 public:
  const UniquedStorage* unique(const void* kind, llvm::ArrayRef<std::uint64_t> words);

 private:
  struct Entry {
    const UniquedStorage* storage;
  };
  struct Key {
    const void* kind;
    llvm::ArrayRef<std::uint64_t> words;
    std::uint32_t hash() const {
      return static_cast<std::uint32_t>(
          llvm::hash_combine(kind, llvm::hash_combine_range(words.begin(), words.end())));
    }
  };
  struct EntryInfo {
    using Ptr = llvm::DenseMapInfo<const UniquedStorage*>;
    static Entry getEmptyKey() { return {Ptr::getEmptyKey()}; }
    static Entry getTombstoneKey() { return {Ptr::getTombstoneKey()}; }
    static unsigned getHashValue(const Entry& entry) { return entry.storage->hash; }
    static unsigned getHashValue(const Key& key) { return key.hash(); }
    static bool isEqual(const Entry& a, const Entry& b) { return a.storage == b.storage; }
    static bool isEqual(const Key& key, const Entry& entry) {
      if (entry.storage == Ptr::getEmptyKey() || entry.storage == Ptr::getTombstoneKey())
        return false;
      return entry.storage->kind == key.kind && entry.storage->words() == key.words;
    }
  };
  std::mutex mutex_;
  llvm::DenseSet<Entry, EntryInfo> set_;
  llvm::BumpPtrAllocator slabs_;
};

struct Context::Impl {
  DiagnosticEngine diagnostics;
  SlabMemory memory;
  Uniquer uniquer;

  std::mutex identifier_mutex;
  llvm::StringMap<char> identifiers;

  // The registry. Filled before IR is made, except for unregistered ops, which come as they are read.
  std::mutex registry_mutex;
  std::deque<OpInfo> op_infos;
  std::deque<TypeInfo> type_infos;
  std::deque<AttrInfo> attr_infos;
  std::deque<DialectInfo> dialect_infos;
  std::vector<const DialectInfo*> dialects;
  llvm::DenseMap<std::uint64_t, OpInfo*> ops_by_id;
  llvm::DenseMap<std::uint64_t, const TypeInfo*> types_by_id;
  llvm::DenseMap<std::uint64_t, const AttrInfo*> attrs_by_id;
  bool allows_unregistered = false;

  // Names that values have in text; see ValueImpl::has_name.
  std::mutex name_mutex;
  llvm::DenseMap<const detail::ValueImpl*, Identifier> value_names;

  void register_builtins(Context& context);
  const TypeInfo* add_type(Context& context, llvm::StringRef name, const TypeDef* def);
  const AttrInfo* add_attr(Context& context, llvm::StringRef name, const AttrDef* def);
  OpInfo* add_op(Context& context, llvm::StringRef name);
};

}  // namespace pliron
