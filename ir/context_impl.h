#pragma once
// The inside of a context, for the framework's own sources.

#include <atomic>
#include <deque>
#include <memory>
#include <mutex>
#include <vector>

#include "ir/arena.h"
#include "ir/block_pool.h"
#include "ir/context.h"
#include "ir/context_extension.h"
#include "ir/definition_memory.h"
#include "ir/dialect.h"
#include "ir/position_table.h"
#include "ir/resources.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/StringMap.h"

namespace pliron {

// The set behind Context::unique().
class Uniquer {
 public:
  explicit Uniquer(Arena& arena) : arena_(arena) {}
  const UniquedStorage* unique(const void* kind, llvm::ArrayRef<std::uint64_t> words);
  const UniquedStorage* declare(const void* kind, llvm::ArrayRef<std::uint64_t> words);
  LogicalResult complete(const UniquedStorage* declared, llvm::ArrayRef<std::uint64_t> words);
  // How many have been declared.
  std::size_t num_declared() const { return num_declared_.load(std::memory_order_relaxed); }

  // From now on it is noted when a first instance of this kind is made. Before IR is made only.
  void watch(const void* kind) { watched_.push_back(kind); }
  bool has_watched() const { return has_watched_.load(std::memory_order_relaxed); }

 private:
  // The hash is at hand so that the table grows without looking at what it holds.
  struct Entry {
    std::uint32_t hash;
    std::uint32_t granule;
  };
  struct Key {
    const void* kind;
    llvm::ArrayRef<std::uint64_t> words;
    std::uint32_t hash;
    const Arena& arena;
    bool by_first = false;  // the other words do not count
  };
  struct EntryInfo {
    static Entry getEmptyKey() { return {0, 0}; }
    static Entry getTombstoneKey() { return {0, ~std::uint32_t{0}}; }  // no memory is there
    static unsigned getHashValue(const Entry& entry) { return entry.hash; }
    static unsigned getHashValue(const Key& key) { return key.hash; }
    static bool isEqual(const Entry& a, const Entry& b) { return a.granule == b.granule; }
    static bool isEqual(const Key& key, const Entry& entry) {
      if (entry.granule == 0 || entry.granule == getTombstoneKey().granule ||
          entry.hash != key.hash)
        return false;
      const auto* storage = detail::from_granule<UniquedStorage>(entry.granule, key.arena.base());
      if (storage->kind != key.kind)
        return false;
      return key.by_first ? storage->words().front() == key.words.front()
                          : storage->words() == key.words;
    }
  };
  const UniquedStorage* find_or_make(const Key& key);

  std::mutex mutex_;
  llvm::DenseSet<Entry, EntryInfo> set_;
  Arena& arena_;
  std::atomic<std::size_t> num_declared_ = 0;
  llvm::SmallVector<const void*, 4> watched_;
  std::atomic<bool> has_watched_ = false;
};

class NativeIndex;

struct Context::Impl {
  explicit Impl(Context& context) : arena(context), blocks(arena), uniquer(arena) {}
  ~Impl();

  // Bytes of IR, and of what outlives it.
  std::size_t bytes_in_use() const { return arena.bytes_in_use() - blocks.spare_bytes(); }

  DiagnosticEngine diagnostics;
  Arena arena;
  BlockPool blocks;
  Uniquer uniquer;
  PositionTable positions;

  std::mutex identifier_mutex;
  llvm::StringMap<char> identifiers;

  // The registry. Filled before IR is made, except for unregistered ops, which come as they are
  // read.
  std::mutex registry_mutex;
  std::vector<OpInfo*> op_infos;  // by kind; in the arena
  std::deque<TypeInfo> type_infos;
  std::deque<AttrInfo> attr_infos;
  std::deque<DialectInfo> dialect_infos;
  std::vector<const DialectInfo*> dialects;
  llvm::DenseMap<std::uint64_t, OpInfo*> ops_by_id;
  llvm::DenseMap<std::uint64_t, TypeInfo*> types_by_id;
  llvm::DenseMap<std::uint64_t, AttrInfo*> attrs_by_id;
  bool allows_unregistered = false;

  // The records of dialects: those of code, registered or known for their natives (ir/natives.h),
  // and those that are made at run time (ir/dialect_builder.h), with all that they consist of.
  std::deque<Dialect> compiled_dialects, run_time_dialects;
  llvm::DenseMap<const DialectInfo*, const Dialect*> records;  // that they were registered with
  std::shared_ptr<NativeIndex> natives;  // of compiled_dialects; made when first asked for
  DefinitionMemory definitions;
  // Interfaces attached to what is not registered yet.
  struct PendingInterface {
    InterfaceTarget target;
    std::string name;
    std::uint64_t id;
    const void* table;
    const InterfaceDef* def;
  };
  std::vector<PendingInterface> pending_interfaces;

  // What the texts of Exact constraints stand for (ir/constraints.h); null when they cannot be
  // read.
  std::mutex exact_mutex;
  llvm::StringMap<const UniquedStorage*> exact_types, exact_attrs;

  // Names that values have in text; see ValueImpl::has_name.
  std::mutex name_mutex;
  llvm::DenseMap<const detail::ValueImpl*, Identifier> value_names;

  // See ir/context_extension.h.
  std::mutex extension_mutex;
  llvm::DenseMap<const void*, std::unique_ptr<ContextExtension>> extensions;

  // Blobs of the builtin dialect by key (ir/resources.h).
  std::mutex resource_mutex;
  llvm::DenseMap<Identifier, std::unique_ptr<ResourceBlob>> resources;

  std::atomic<std::uint64_t> next_distinct = 0;
  // Whether anything was made that the printer gives an alias without being asked by a record.
  // Kinds whose record asks for aliases are watched by the uniquer.
  std::atomic<bool> has_builtin_aliases = false;

  void register_builtins(Context& context);
  // Registers a record that lives as long as the context.
  void register_record(Context& context, const Dialect& dialect);
  // Takes a dialect out again of which nothing has been made yet but types and attributes. Those
  // stay valid, but are not found by name any more.
  void unregister(Context& context, llvm::StringRef name);
  TypeInfo* add_type(Context& context, llvm::StringRef name, const TypeDef* def);
  AttrInfo* add_attr(Context& context, llvm::StringRef name, const AttrDef* def);
  OpInfo* add_op(Context& context, llvm::StringRef name);
};

}  // namespace pliron
