#pragma once
// Operations. An op is one allocation: results, header, operands, successors, regions and inherent
// attributes lie next to each other. Ops sit in the intrusive list of a block; an op outside any block
// is owned by whoever made it and freed with destroy().
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
  Block* get() const { return block_; }
  void set(Block* block);
  Operation* owner() const { return owner_; }
  unsigned index() const;
  BlockOperand* next_use() const { return next_; }

 private:
  friend class Operation;
  Block* block_ = nullptr;
  BlockOperand* next_ = nullptr;
  BlockOperand** back_ = nullptr;
  Operation* owner_ = nullptr;
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
    Iterator& operator++() { ++at; return *this; }
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
    Iterator& operator++() { --at; return *this; }
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
  // Makes an op that is in no block.
  static Operation* create(const OperationState& state);
  // Frees an op that is in no block, with all that is in its regions. Its results must be unused.
  void destroy();
  // Takes it out of its block and frees it. Its results must be unused.
  void erase();

  const OpInfo& info() const { return *info_; }
  Context& context() const { return *info_->context; }
  llvm::StringRef name() const { return info_->name.str(); }
  bool has(Trait trait) const { return info_->has(trait); }
  bool is_registered() const { return info_->is_registered(); }
  Location location() const { return location_; }
  void set_location(Location location) { location_ = location; }

  // Whether this is an O, a class derived from Op (ir/op.h).
  template <typename O>
  bool is() const { return info_->id == O::id(); }
  // This op as an O; it must be one.
  template <typename O>
  O as() {
    assert(is<O>() && "not an op of this kind");
    return O(this);
  }
  // This op as an O, or an O holding null.
  template <typename O>
  O try_as() { return is<O>() ? O(this) : O(nullptr); }
  // The table of interface I, or null.
  template <typename I>
  const I* interface() const { return info_->interface<I>(); }

  // Operands.
  unsigned num_operands() const { return num_operands_; }
  OperandRange operands() { return {operands_, num_operands_}; }
  Value operand(unsigned i) { return op_operand(i).get(); }
  OpOperand& op_operand(unsigned i) {
    assert(i < num_operands_ && "no such operand");
    return operands_[i];
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
    return {operands_ + span.first, span.count};
  }
  // Replaces the operands of one group and keeps the segment sizes right.
  void set_operand_group(unsigned group, llvm::ArrayRef<Value> values);
  // Replaces uses of `from` among the operands.
  void replace_uses_of_with(Value from, Value to);

  // Results.
  unsigned num_results() const { return num_results_; }
  ResultRange results() { return {first_result(), num_results_}; }
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
  // Sets the slot when the record has one of that name, else the discardable attribute. A null value
  // removes it.
  void set_attr(Identifier name, Attribute value);
  void set_attr(llvm::StringRef name, Attribute value);
  // Inherent attributes, by slot. Null where an optional one is absent.
  unsigned num_attr_slots() const { return static_cast<unsigned>(info_->attr_names.size()); }
  Attribute attr_slot(unsigned slot) const { return attr_slots()[slot]; }
  void set_attr_slot(unsigned slot, Attribute value) { attr_slots()[slot] = value; }
  // Discardable attributes, sorted by name.
  llvm::ArrayRef<NamedAttribute> discardable_attrs() const;
  void set_discardable_attr(Identifier name, Attribute value);

  // Regions and successors.
  unsigned num_regions() const { return num_regions_; }
  Region& region(unsigned i);
  llvm::MutableArrayRef<Region> regions();
  unsigned num_successors() const { return num_successors_; }
  Block* successor(unsigned i) const { return block_operands()[i].get(); }
  void set_successor(unsigned i, Block* block) { block_operands()[i].set(block); }
  llvm::MutableArrayRef<BlockOperand> successors() const {
    return {block_operands(), num_successors_};
  }
  // Which operands go to the arguments of successor i. An empty span when there are none.
  OperandSpan successor_operands(unsigned i);
  // Whether the op can pass any number of operands to successor i, by its record or its hook.
  bool can_set_successor_operands(unsigned i);
  // Replaces what the arguments of successor i get. False, and no change, when the op cannot.
  bool set_successor_operands(unsigned i, llvm::ArrayRef<Value> values);

  // Place.
  Block* block() const { return block_; }
  Region* parent_region() const;
  // The op whose region holds this one, or null.
  Operation* parent_op() const;
  // The nearest op around this one (not itself) with that trait, or null.
  Operation* parent_with(Trait trait) const;
  Operation* next() const { return next_; }
  Operation* prev() const { return prev_; }
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
  detail::ValueImpl* first_result() {
    return reinterpret_cast<detail::ValueImpl*>(this) - 1;
  }
  void resize_operands(unsigned size);
  char* trailing() const { return const_cast<char*>(reinterpret_cast<const char*>(this + 1)); }
  BlockOperand* block_operands() const;
  Region* region_array() const;
  Attribute* attr_slots() const;

  const OpInfo* info_ = nullptr;
  Block* block_ = nullptr;
  Operation* prev_ = nullptr;
  Operation* next_ = nullptr;
  Location location_;
  OpOperand* operands_ = nullptr;  // inline, or on the heap once they outgrow their place
  NamedAttribute* discardable_ = nullptr;
  std::uint32_t order_ = 0;
  std::uint32_t num_operands_ = 0;
  std::uint32_t inline_operands_ = 0;    // room behind the header
  std::uint32_t operand_capacity_ = 0;
  std::uint32_t num_results_ = 0;
  std::uint32_t num_discardable_ = 0;
  std::uint16_t num_regions_ = 0;
  std::uint16_t visited_ = 0;  // for the framework's own walks
  std::uint32_t num_successors_ = 0;
};

struct OperationDeleter {
  void operator()(Operation* op) const { op->destroy(); }
};
// Owns an op that is in no block, with all that is in it.
using OwningOp = std::unique_ptr<Operation, OperationDeleter>;

inline unsigned OpOperand::index() const {
  return static_cast<unsigned>(this - owner_->operands_);
}
inline Operation* Value::defining_op() const {
  if (!impl_->is_result)
    return nullptr;
  return reinterpret_cast<Operation*>(impl_ + impl_->index + 1);
}

}  // namespace pliron
