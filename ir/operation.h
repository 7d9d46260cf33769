#pragma once
// Operations. An op is one allocation: results, header, inherent attributes, operands, successors
// and regions lie next to each other, and refer to other IR with 32 bits (ir/arena.h); an op with
// two operands and one result takes 96 bytes. Ops sit in the intrusive list of a block; an op
// outside any block is owned by whoever made it and freed with destroy().
//
// Passes change IR through these members or a Builder. Nothing here checks validity beyond asserts;
// the verifier does (ir/verifier.h).

#include <memory>

#include "ir/attribute.h"
#include "ir/diagnostics.h"
#include "ir/op_info.h"
#include "ir/value.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace pliron {

class Block;
class Region;

// One successor of a terminator, a use of a block.
class BlockOperand {
 public:
  BlockOperand() = default;
  BlockOperand(const BlockOperand&) = delete;
  Block* get() const { return block_.get(); }
  void set(Block* block);
  Operation* owner() const { return owner_.get_not_null(); }
  unsigned index() const;
  BlockOperand* next_use() const { return next_.get(); }

 private:
  friend class Operation;
  detail::Ref<Block> block_;
  detail::Ref<BlockOperand> next_, prev_;  // in the block's list of uses
  detail::Ref<Operation> owner_;
};

// All that is needed to make an op. Inherent attributes may be given among `attrs`: those that the
// record names go to their slots.
struct OperationState {
  OperationState(Location location, const OpInfo* info) : location(location), info(info) {}

  Location location;
  const OpInfo* info;
  llvm::SmallVector<Value, 4> operands;
  llvm::SmallVector<Type, 2> result_types;
  llvm::SmallVector<NamedAttribute, 4> attrs;
  llvm::SmallVector<Block*, 2> successors;
  unsigned num_regions = 0;
};

// Operands or results as a row.
class OperandRange {
 public:
  OperandRange(OpOperand* begin, std::size_t size) : begin_(begin), size_(size) {}
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Value operator[](std::size_t i) const { return begin_[i].get(); }
  OpOperand& operand(std::size_t i) const { return begin_[i]; }
  struct Iterator {
    OpOperand* at;
    Value operator*() const { return at->get(); }
    Iterator& operator++() {
      ++at;
      return *this;
    }
    bool operator==(const Iterator&) const = default;
  };
  Iterator begin() const { return {begin_}; }
  Iterator end() const { return {begin_ + size_}; }
  llvm::SmallVector<Value, 4> to_vector() const;

 private:
  OpOperand* begin_;
  std::size_t size_;
};

class ResultRange {
 public:
  ResultRange(detail::ValueImpl* first, std::size_t size) : first_(first), size_(size) {}
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  // Results lie in front of the op, the first one nearest to it.
  Value operator[](std::size_t i) const { return Value(first_ - i); }
  struct Iterator {
    detail::ValueImpl* at;
    Value operator*() const { return Value(at); }
    Iterator& operator++() {
      --at;
      return *this;
    }
    bool operator==(const Iterator&) const = default;
  };
  Iterator begin() const { return {first_}; }
  Iterator end() const { return {first_ - size_}; }
  llvm::SmallVector<Value, 4> to_vector() const;

 private:
  detail::ValueImpl* first_;
  std::size_t size_;
};

class Operation {
 public:
  // How many of each one op can have. Readers of IR must refuse more.
  static constexpr std::size_t max_operands = (std::size_t{1} << 31) - 1;
  static constexpr std::size_t max_results = (std::size_t{1} << 22) - 1;
  static constexpr std::size_t max_successors = (std::size_t{1} << 22) - 1;
  static constexpr std::size_t max_regions = (std::size_t{1} << 14) - 1;
  static constexpr std::size_t max_attr_slots = (std::size_t{1} << 6) - 1;

  // Makes an op that is in no block.
  static Operation* create(const OperationState& state);
  // The same without a detour: `slots` are the inherent attributes in the record's order, maybe
  // fewer than there are; the rest, and what is null, gets its default or stays null. This is the
  // fastest way to make an op.
  static Operation* create(Location location, const OpInfo* info, llvm::ArrayRef<Value> operands,
                           llvm::ArrayRef<Type> result_types, llvm::ArrayRef<Attribute> slots = {},
                           llvm::ArrayRef<Block*> successors = {}, unsigned num_regions = 0);
  // Frees an op that is in no block, with all that is in its regions. Its results must be unused.
  void destroy();
  // Takes it out of its block and frees it. Its results must be unused.
  void erase();
  // The same, but an error and no change when a result is used.
  LogicalResult erase_if_unused();

  const OpInfo& info() const { return *info_.get_not_null(); }
  Context& context() const { return *info_->context; }
  llvm::StringRef name() const { return info_->name.str(); }
  bool has(Trait trait) const { return info_->has(trait); }
  bool is_registered() const { return info_->is_registered(); }
  Location location() const { return Location(location_.get()); }
  void set_location(Location location) { location_ = location.storage(); }

  // Whether this is an O, a class derived from Op (ir/op.h).
  template <typename O>
  bool is() const {
    return info_->id == O::id();
  }
  // This op as an O; it must be one.
  template <typename O>
  O as() {
    assert(is<O>() && "not an op of this kind");
    return O(this);
  }
  // This op as an O, or an O holding null.
  template <typename O>
  O try_as() {
    return is<O>() ? O(this) : O(nullptr);
  }
  // The table of interface I, or null.
  template <typename I>
  const I* interface() const {
    return info_->interface<I>();
  }

  // Operands.
  unsigned num_operands() const { return num_operands_; }
  OperandRange operands() { return {operand_array(), num_operands_}; }
  Value operand(unsigned i) { return op_operand(i).get(); }
  OpOperand& op_operand(unsigned i) {
    assert(i < num_operands_ && "no such operand");
    return operand_array()[i];
  }
  void set_operand(unsigned i, Value value) { op_operand(i).set(value); }
  // Replaces all operands. Segment sizes are the caller's affair.
  void set_operands(llvm::ArrayRef<Value> values);
  void insert_operands(unsigned at, llvm::ArrayRef<Value> values);
  void erase_operands(unsigned first, unsigned count);
  // The operands of a group of the record, by the group's index.
  OperandSpan operand_group_span(unsigned group);
  OperandRange operand_group(unsigned group) {
    OperandSpan span = operand_group_span(group);
    return {operand_array() + span.first, span.count};
  }
  // Replaces the operands of one group and keeps the segment sizes right.
  void set_operand_group(unsigned group, llvm::ArrayRef<Value> values);
  // Replaces uses of `from` among the operands.
  void replace_uses_of_with(Value from, Value to);

  // Results.
  unsigned num_results() const { return static_cast<unsigned>(num_results_); }
  ResultRange results() { return {first_result(), num_results()}; }
  Value result(unsigned i) {
    assert(i < num_results_ && "no such result");
    return Value(first_result() - i);
  }
  ResultRange result_group(unsigned group);
  bool has_uses();
  // Every use of result i becomes a use of values[i].
  void replace_all_uses_with(llvm::ArrayRef<Value> values);

  // Attributes. `attr` looks at inherent slots and discardable attributes alike.
  Attribute attr(Identifier name);
  Attribute attr(llvm::StringRef name);
  template <typename A>
  A attr_as(llvm::StringRef name) {
    Attribute value = attr(name);
    return value ? value.try_as<A>() : A(nullptr);
  }
  // Sets the slot when the record has one of that name, else the discardable attribute. A null
  // value removes it.
  void set_attr(Identifier name, Attribute value);
  void set_attr(llvm::StringRef name, Attribute value);
  // Inherent attributes, by slot. Null where an optional one is absent.
  unsigned num_attr_slots() const { return static_cast<unsigned>(num_attr_slots_); }
  Attribute attr_slot(unsigned slot) const {
    assert(slot < num_attr_slots_ && "no such attribute");
    return Attribute(attr_slots_[slot].get());
  }
  void set_attr_slot(unsigned slot, Attribute value) {
    assert(slot < num_attr_slots_ && "no such attribute");
    attr_slots_[slot] = value.storage();
  }
  // Discardable attributes, sorted by name.
  llvm::ArrayRef<NamedAttribute> discardable_attrs() const;
  void set_discardable_attr(Identifier name, Attribute value);

  // Regions and successors.
  unsigned num_regions() const { return static_cast<unsigned>(num_regions_); }
  Region& region(unsigned i);
  llvm::MutableArrayRef<Region> regions();
  unsigned num_successors() const { return static_cast<unsigned>(num_successors_); }
  Block* successor(unsigned i) const { return block_operands()[i].get(); }
  void set_successor(unsigned i, Block* block) { block_operands()[i].set(block); }
  llvm::MutableArrayRef<BlockOperand> successors() const {
    return {block_operands(), num_successors()};
  }
  // Which operands go to the arguments of successor i. An empty span when there are none.
  OperandSpan successor_operands(unsigned i);
  // Whether the op can pass any number of operands to successor i, by its record or its hook.
  bool can_set_successor_operands(unsigned i);
  // Replaces what the arguments of successor i get. False, and no change, when the op cannot.
  bool set_successor_operands(unsigned i, llvm::ArrayRef<Value> values);

  // Place.
  Block* block() const { return block_.get(); }
  Region* parent_region() const;
  // The op whose region holds this one, or null.
  Operation* parent_op() const;
  // The nearest op around this one (not itself) with that trait, or null.
  Operation* parent_with(Trait trait) const;
  Operation* next() const { return next_.get(); }
  Operation* prev() const { return prev_.get(); }
  bool is_ancestor_of(const Operation* other) const;  // true for itself
  // Whether this op comes before another op of the same block. Amortised O(1).
  bool is_before(Operation* other);
  // Takes the op out of its block without freeing it.
  void remove();
  void move_before(Operation* other);
  void move_after(Operation* other);

  // A diagnostic located at this op: `'llvm.add' op <text>`.
  InFlightDiagnostic emit_op_error();
  // The same without the op's name.
  InFlightDiagnostic emit_error();

  // Prints in custom form as `--emit=mlir` does; for more choices see ir/printer.h.
  void print(llvm::raw_ostream& os);
  void dump();

 private:
  friend class Block;
  friend class Region;
  friend class Value;
  friend class OpOperand;
  friend class BlockOperand;

  Operation() = default;
  ~Operation() = default;
  detail::ValueImpl* first_result() { return reinterpret_cast<detail::ValueImpl*>(this) - 1; }
  // The place of operands that have outgrown theirs behind the header.
  struct MovedOperands {
    std::uint32_t capacity;
    std::uint32_t inline_capacity;
    std::uint64_t padding;
    OpOperand* operands() { return reinterpret_cast<OpOperand*>(this + 1); }
  };

  static constexpr std::size_t aligned(std::size_t size) {
    return (size + detail::granule - 1) & ~(detail::granule - 1);
  }
  // Bytes from the op's address to its inline operands.
  static std::size_t operands_offset(std::size_t num_attr_slots);
  OpOperand* inline_operands() const {
    return reinterpret_cast<OpOperand*>(
        const_cast<char*>(reinterpret_cast<const char*>(this) + operands_offset(num_attr_slots_)));
  }
  MovedOperands* moved_operands() const;
  OpOperand* operand_array() const {
    return are_operands_moved_ ? moved_operands()->operands() : inline_operands();
  }
  std::uint32_t inline_capacity() const {
    return are_operands_moved_ ? moved_operands()->inline_capacity : operand_place_;
  }
  void set_default_attrs();
  void resize_operands(unsigned size);
  void grow_operands(unsigned size);
  BlockOperand* block_operands() const {
    return reinterpret_cast<BlockOperand*>(inline_operands() + inline_capacity());
  }
  Region* region_array() const;
  struct DiscardableAttrs;
  void insert_discardable_attr(std::size_t at, NamedAttribute attr);
  void erase_discardable_attr(std::size_t at);

  std::uint64_t num_results_ : 22;
  std::uint64_t num_successors_ : 22;
  std::uint64_t num_regions_ : 14;
  std::uint64_t num_attr_slots_ : 6;
  detail::Ref<const OpInfo> info_;
  detail::Ref<const LocationStorage> location_;
  detail::Ref<Block> block_;
  detail::Ref<Operation> prev_, next_;
  std::uint32_t order_ = 0;
  detail::Ref<DiscardableAttrs> discardable_;
  std::uint32_t num_operands_ : 31;
  std::uint32_t are_operands_moved_ : 1;
  // How many inline operands there is room for, or the granule of the MovedOperands.
  std::uint32_t operand_place_ = 0;
  // There are num_attr_slots_ of them: the first in the header, the others behind it.
  detail::Ref<const UniquedStorage> attr_slots_[1];
};

inline std::size_t Operation::operands_offset(std::size_t num_attr_slots) {
  constexpr std::size_t before_slots = sizeof(Operation) - sizeof(attr_slots_);
  return aligned(before_slots + num_attr_slots * sizeof(attr_slots_[0]));
}
inline Operation::MovedOperands* Operation::moved_operands() const {
  return detail::from_granule<MovedOperands>(operand_place_, this);
}

struct OperationDeleter {
  void operator()(Operation* op) const { op->destroy(); }
};
// Owns an op that is in no block, with all that is in it.
using OwningOp = std::unique_ptr<Operation, OperationDeleter>;

inline unsigned OpOperand::index() const {
  return static_cast<unsigned>(this - owner_->operand_array());
}
inline Operation* Value::defining_op() const {
  if (!impl_->is_result)
    return nullptr;
  return reinterpret_cast<Operation*>(impl_ + impl_->index + 1);
}

}  // namespace pliron
