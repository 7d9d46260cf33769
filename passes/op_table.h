#pragma once
// A hash table of ops that finds one which gives the same results as another, with scopes: what is
// entered is forgotten when the scope around it is left. For passes that walk the dominator tree
// and merge equal ops.
//
// Ops are the same when they are of one kind and have the same attributes, result types and
// operands (in any order when the op is Commutative), and regions that say the same. What they do
// to memory is not looked at.
//
// Open addressing with linear probing; an entry is the op's place in the arena and its hash, 8
// bytes, so that growing and leaving scopes never look at ops. Entries are removed in the reverse
// order in which they came, which leaves the table as it was before, without tombstones.

#include <vector>

#include "ir/operation.h"
#include "passes/huge_page_allocator.h"

namespace pliron {

// A hash of what is_same_op() compares. O(operands + attributes), and of what is in regions the
// first few ops.
std::uint32_t op_hash(Operation* op);
// Whether the two give the same results when run at the same place.
bool is_same_op(Operation* a, Operation* b);

class OpTable {
 public:
  // A place in time, to come back to.
  using Mark = std::size_t;
  Mark mark() const { return log_.size(); }
  // Forgets what has been entered since.
  void rewind(Mark mark);

  // Whether it has more places than fit into the caches close to a core.
  bool is_large() const { return entries_.size() > 65536; }
  // Has the place for a hash fetched, which then takes as long as a miss of the cache.
  void prefetch(std::uint32_t hash) const { __builtin_prefetch(&entries_[hash & mask_]); }

  // The op in the table that is the same as `op`, or null. O(1) on average.
  Operation* find(Operation* op, std::uint32_t hash) const;
  // Enters an op; one that is the same and already there is hidden until the scope ends.
  void insert(Operation* op, std::uint32_t hash);
  // find(), and when there is none insert(): null then.
  Operation* find_or_insert(Operation* op, std::uint32_t hash);

 private:
  struct Entry {
    std::uint32_t op = 0;  // its granule; 0 for a free place
    std::uint32_t hash = 0;
  };
  struct Logged {
    std::uint32_t place;
    std::uint32_t hidden;  // the op that was there before, or 0
  };

  std::uint32_t place_of(Operation* op, std::uint32_t hash) const;
  void make_room() {
    if (2 * (used_ + 1) > entries_.size())
      grow();
  }
  void grow();

  std::vector<Entry, HugePageAllocator<Entry>> entries_;  // a power of two
  std::vector<Logged, HugePageAllocator<Logged>> log_;    // in the order of insertion
  std::uint32_t mask_ = 0;
  std::uint32_t used_ = 0;
  bool has_hidden_ = false;  // whether an op has ever been hidden
};

}  // namespace pliron
