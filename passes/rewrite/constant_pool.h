#pragma once
// The constants that a driver makes and finds, one for each value, type and dialect in the region
// of each isolated op. They stand at the start of its entry block, where everything may use them.

#include "ir/arena_map.h"
#include "llvm/ADT/DenseMap.h"
#include "passes/rewrite/rewriter.h"

namespace pliron {

class ConstantPool {
 public:
  // Constants stay inside `root`.
  explicit ConstantPool(Operation* root) : root_(root) {}

  // A constant of this value and type that may be used where `at` stands; made, by the dialect of
  // `user`, when there is none. Null when the dialect cannot.
  Value get(Rewriter& rewriter, Operation* at, const OpInfo& user, Attribute value, Type type);

  // Takes in a constant that exists: gives the equal one to use instead of it, or moves it to where
  // others can use it and gives null. Does nothing when it has attributes besides its value.
  Operation* adopt(Rewriter& rewriter, Operation* constant, Attribute value);

  // To be told of every op that is about to be freed, or has come in or been moved.
  void forget(Operation* op) {
    if (entry_of_.get(op))
      remove(op);
  }
  void placed(Operation* op) {
    if (!is_placing_ && op->next() && entry_of_.get(op->next()))
      break_prefix(op);
  }

 private:
  struct Key {
    Region* region = nullptr;
    const void *value = nullptr, *type = nullptr, *dialect = nullptr;
    bool operator==(const Key&) const = default;
  };
  struct KeyInfo {
    static Key getEmptyKey() { return {reinterpret_cast<Region*>(16), nullptr, nullptr, nullptr}; }
    static Key getTombstoneKey() {
      return {reinterpret_cast<Region*>(32), nullptr, nullptr, nullptr};
    }
    static unsigned getHashValue(const Key& key) {
      std::uint64_t h = reinterpret_cast<std::uintptr_t>(key.region) >> 4;
      for (const void* part : {key.value, key.type, key.dialect})
        h = (h ^ (reinterpret_cast<std::uintptr_t>(part) >> 4)) * 0x9e3779b97f4a7c15u;
      return static_cast<unsigned>(h >> 32);
    }
    static bool isEqual(const Key& a, const Key& b) { return a == b; }
  };
  // The constants of a region start its entry block, in the order in which they came.
  struct Scope {
    Operation* last = nullptr;  // of those at the start
    // Whether something else came in between, so that a constant may be behind its next user.
    bool is_broken = false;
  };

  Region* region_for(Operation* op);
  void add(const Key& key, Operation* constant);
  void remove(Operation* op);
  void break_prefix(Operation* op);
  void place_first(Rewriter& rewriter, Operation* constant, Block* entry);

  Operation* root_;
  llvm::DenseMap<Key, Operation*, KeyInfo> constants_;
  llvm::DenseMap<Region*, Scope> scopes_;
  ArenaMap<std::uint32_t> entry_of_;  // by op: the number of its key, from 1
  std::vector<Key> keys_;
  bool is_placing_ = false;
  Region* last_region_ = nullptr;  // what region_for() said last
};

}  // namespace pliron
