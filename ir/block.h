#pragma once
// Basic blocks and regions. A region is a list of blocks and belongs to an op; a block is a list of
// ops with arguments. Predecessors are the uses of a block by terminators, so they are always right.

#include <atomic>

#include "ir/context.h"
#include "ir/operation.h"

namespace pliron {

// Forward iteration that stays valid when the current element is erased.
template <typename T>
class ListRange {
 public:
  struct Iterator {
    using iterator_category = std::forward_iterator_tag;
    using value_type = T*;
    using difference_type = std::ptrdiff_t;
    using pointer = T**;
    using reference = T*;
    T* at = nullptr;
    T* next = nullptr;
    explicit Iterator(T* element = nullptr) : at(element), next(element ? element->next() : nullptr) {}
    T* operator*() const { return at; }
    Iterator& operator++() { return *this = Iterator(next); }
    Iterator operator++(int) { Iterator old = *this; ++*this; return old; }
    bool operator==(const Iterator& other) const { return at == other.at; }
  };
  explicit ListRange(T* first) : first_(first) {}
  Iterator begin() const { return Iterator(first_); }
  Iterator end() const { return Iterator(); }
  bool empty() const { return first_ == nullptr; }

 private:
  T* first_;
};

class Block {
 public:
  // Makes a block that is in no region.
  static Block* create(Context& context);
  // Frees a block that is in no region, with its ops. Nothing may use it or its values.
  void destroy();
  // Takes it out of its region and frees it.
  void erase();

  Context& context() const { return Arena::context_of(this); }

  // Arguments.
  unsigned num_arguments() const { return static_cast<unsigned>(arguments_.size()); }
  Value argument(unsigned i) const { return Value(arguments_[i]); }
  llvm::SmallVector<Value, 4> arguments() const;
  Value add_argument(Type type, Location location);
  Value insert_argument(unsigned at, Type type, Location location);
  // The argument must be unused. Operands that branches pass to it are the caller's affair.
  void erase_argument(unsigned i);

  // Ops. The range allows erasing the op at hand.
  ListRange<Operation> ops() const { return ListRange<Operation>(front()); }
  bool empty() const { return !first_; }
  Operation* front() const { return first_.get(); }
  Operation* back() const { return last_.get(); }
  // The last op if it is a terminator, else null. An unregistered op counts when it has successors
  // or is last in its block.
  Operation* terminator() const;
  void push_back(Operation* op) { insert(nullptr, op); }
  void push_front(Operation* op) { insert(front(), op); }
  // Puts an op that is in no block in front of `before`; null means at the end.
  void insert(Operation* before, Operation* op);
  // Moves all ops from `first` to the end of this block to the end of `to`.
  void splice_from(Operation* first, Block* to);
  // Splits in two in front of `op`, which starts the new block behind this one. No branch is added.
  Block* split_before(Operation* op);

  // Place.
  Region* parent() const { return parent_.get(); }
  Operation* parent_op() const;
  Block* next() const { return next_.get(); }
  Block* prev() const { return prev_.get(); }
  bool is_entry() const;
  // The op of this block that holds `op` in its regions, or is `op`; null if there is none.
  Operation* ancestor_in_block(Operation* op);
  void remove();
  void move_before(Block* other);

  // CFG. A block that ends a terminator twice is listed twice.
  bool has_predecessors() const { return static_cast<bool>(first_use_); }
  llvm::SmallVector<Block*, 4> predecessors() const;
  llvm::SmallVector<Block*, 4> successors() const;
  // The only predecessor block, even when it comes more than once; null otherwise.
  Block* single_predecessor() const;
  BlockOperand* first_use() const { return first_use_.get(); }
  // All branches to this block go to `other`.
  void replace_all_uses_with(Block* other);

  // A number that analyses give the blocks of a region, so that tables by block need no hashing. It
  // says nothing by itself: a table must check that the entry it finds is this block's.
  std::uint32_t number() const { return number_.load(std::memory_order_relaxed); }
  void set_number(std::uint32_t number) {
    if (this->number() != number)
      number_.store(number, std::memory_order_relaxed);
  }

  // The name that the user gave in text, without `^`; null for none.
  Identifier name() const { return name_; }
  void set_name(Identifier name) { name_ = name; }

  void print(llvm::raw_ostream& os);
  void dump();

 private:
  friend class Operation;
  friend class Region;
  friend class BlockOperand;
  Block() = default;
  ~Block() = default;
  void number(Operation* op);
  void renumber();
  void renumber_around(Operation* op);

  detail::Ref<Region> parent_;
  detail::Ref<Block> prev_, next_;
  detail::Ref<Operation> first_, last_;
  detail::Ref<BlockOperand> first_use_;
  Identifier name_;
  // Whether the order numbers of all ops increase. They are made when first asked for, and from then
  // on each op that comes gets one.
  bool order_valid_ = false;
  std::atomic<std::uint32_t> number_ = 0;
  llvm::SmallVector<detail::BlockArgumentImpl*, 2> arguments_;
};

class Region {
 public:
  Region(const Region&) = delete;
  Region& operator=(const Region&) = delete;

  Context& context() const { return Arena::context_of(this); }
  // Null for a detached region.
  Operation* parent_op() const { return parent_.get(); }
  // The region around the parent op, or null.
  Region* parent_region() const { return parent_ ? parent_->parent_region() : nullptr; }
  // The number among the regions of its op.
  unsigned index() const { return index_; }

  ListRange<Block> blocks() const { return ListRange<Block>(front()); }
  bool empty() const { return !first_; }
  bool has_one_block() const { return first_ && first_.same(last_); }
  Block* front() const { return first_.get(); }
  Block* entry() const { return first_.get(); }
  Block* back() const { return last_.get(); }
  // Makes a block at the end.
  Block* add_block();
  void push_back(Block* block) { insert(nullptr, block); }
  // Puts a block that is in no region in front of `before`; null means at the end.
  void insert(Block* before, Block* block);
  // Moves all blocks of `other` to the end of this region.
  void take_blocks(Region& other);
  // Frees all blocks, whatever they use of each other.
  void clear();
  bool is_ancestor_of(const Region* other) const;  // true for itself

 private:
  friend class Operation;
  friend class Block;
  friend class DetachedRegion;
  Region() = default;

  detail::Ref<Operation> parent_;
  detail::Ref<Block> first_, last_;
  std::uint32_t index_ = 0;
};

// A region that belongs to no op, for blocks that are between two places. What is in it at the end
// is freed.
class DetachedRegion {
 public:
  explicit DetachedRegion(Context& context)
      : region_(new (context.allocate(sizeof(Region))) Region) {}
  ~DetachedRegion() {
    region_->clear();
    region_->context().deallocate(region_, sizeof(Region));
  }
  DetachedRegion(const DetachedRegion&) = delete;
  DetachedRegion& operator=(const DetachedRegion&) = delete;
  Region& operator*() const { return *region_; }
  Region* operator->() const { return region_; }

 private:
  Region* region_;
};

}  // namespace pliron
