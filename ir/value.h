#pragma once
// SSA values: op results and block arguments. A Value is one pointer, passed by value. Each value
// keeps the list of its uses, in the order in which they were made (newest first); replacing all uses
// is linear in them. A value knows its position and its owner in O(1). A result takes 16 bytes, an
// operand 16, a block argument 32.

#include "ir/arena.h"
#include "ir/identifier.h"
#include "ir/location.h"
#include "ir/type.h"
#include "llvm/ADT/DenseMapInfo.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/iterator_range.h"

namespace pliron {

class Block;
class Operation;
class OpOperand;
class Region;

namespace detail {
struct ValueImpl {
  Type type;
  Ref<OpOperand> first_use;
  std::uint32_t index : 30 = 0;
  std::uint32_t is_result : 1 = 0;
  std::uint32_t has_name : 1 = 0;  // the name is in the context's side table
};
struct BlockArgumentImpl : ValueImpl {
  Block* owner = nullptr;
  Location location;
};
}  // namespace detail

class Value {
 public:
  Value() = default;  // null
  explicit Value(detail::ValueImpl* impl) : impl_(impl) {}

  Type type() const { return impl_->type; }
  void set_type(Type type) const { impl_->type = type; }
  Context& context() const { return type().context(); }

  bool is_result() const { return impl_->is_result; }
  bool is_block_argument() const { return !impl_->is_result; }
  // The number among its op's results or its block's arguments.
  unsigned index() const { return impl_->index; }
  // The op that makes this value; null for a block argument.
  Operation* defining_op() const;
  // The block whose argument this is; null for a result.
  Block* owner_block() const;
  // The block in which it is defined, either way; null when its op is in none.
  Block* parent_block() const;
  Region* parent_region() const;
  Location location() const;
  // Block arguments only.
  void set_location(Location location) const;

  bool has_uses() const { return static_cast<bool>(impl_->first_use); }
  bool has_one_use() const;
  OpOperand* first_use() const { return impl_->first_use.get(); }

  class UseIterator;
  llvm::iterator_range<UseIterator> uses() const;
  // Every use of this value becomes a use of `other`.
  void replace_all_uses_with(Value other) const;
  // As above for the uses that `predicate` accepts.
  void replace_uses_if(Value other, llvm::function_ref<bool(OpOperand&)> predicate) const;

  // The name that the user gave this value in text, without `%`; null when it has none.
  Identifier name() const { return impl_->has_name ? stored_name() : Identifier(); }
  void set_name(Identifier name) const {
    if (name || impl_->has_name)
      store_name(name);
  }

  void print(llvm::raw_ostream& os) const;  // the op or argument that defines it
  void dump() const;

  explicit operator bool() const { return impl_ != nullptr; }
  bool operator==(const Value&) const = default;
  detail::ValueImpl* impl() const { return impl_; }

 private:
  Identifier stored_name() const;
  void store_name(Identifier name) const;

  detail::ValueImpl* impl_ = nullptr;
};

// One operand of an op: which value it uses, and the links of that value's use list.
class OpOperand {
 public:
  OpOperand() = default;
  OpOperand(const OpOperand&) = delete;
  OpOperand& operator=(const OpOperand&) = delete;

  Value get() const { return Value(value_.get()); }
  // Makes this operand use another value; null drops the use.
  void set(Value value) {
    unlink();
    link(value.impl());
  }
  Operation* owner() const { return owner_.get_not_null(); }
  unsigned index() const;
  OpOperand* next_use() const { return next_.get(); }

 private:
  friend class Operation;
  // For an operand that has no value.
  void link(detail::ValueImpl* value) {
    if (!value)
      return;
    value_ = value;
    prev_.clear();
    next_.assign(value->first_use);
    if (next_)
      next_->prev_ = this;
    value->first_use = this;
  }
  void unlink() {
    if (!value_)
      return;
    (prev_ ? prev_->next_ : value_->first_use).assign(next_);
    if (next_)
      next_->prev_.assign(prev_);
    value_.clear();
  }
  // Takes over the use that `other` has, at the same place in the use list.
  void take(OpOperand& other) {
    value_.assign(other.value_);
    if (!value_)
      return;
    next_.assign(other.next_);
    prev_.assign(other.prev_);
    (prev_ ? prev_->next_ : value_->first_use) = this;
    if (next_)
      next_->prev_ = this;
    other.value_.clear();
  }

  detail::Ref<detail::ValueImpl> value_;
  detail::Ref<OpOperand> next_, prev_;  // in the value's list of uses
  detail::Ref<Operation> owner_;
};

class Value::UseIterator {
 public:
  using iterator_category = std::forward_iterator_tag;
  using value_type = OpOperand;
  using difference_type = std::ptrdiff_t;
  using pointer = OpOperand*;
  using reference = OpOperand&;
  UseIterator() = default;
  explicit UseIterator(OpOperand* use) : use_(use) {}
  OpOperand& operator*() const { return *use_; }
  OpOperand* operator->() const { return use_; }
  UseIterator& operator++() { use_ = use_->next_use(); return *this; }
  UseIterator operator++(int) { UseIterator old = *this; ++*this; return old; }
  bool operator==(const UseIterator&) const = default;

 private:
  OpOperand* use_ = nullptr;
};

inline llvm::iterator_range<Value::UseIterator> Value::uses() const {
  return {UseIterator(first_use()), UseIterator()};
}

}  // namespace pliron

template <>
struct llvm::DenseMapInfo<pliron::Value> {
  using Ptr = llvm::DenseMapInfo<pliron::detail::ValueImpl*>;
  static pliron::Value getEmptyKey() { return pliron::Value(Ptr::getEmptyKey()); }
  static pliron::Value getTombstoneKey() { return pliron::Value(Ptr::getTombstoneKey()); }
  static unsigned getHashValue(pliron::Value v) { return Ptr::getHashValue(v.impl()); }
  static bool isEqual(pliron::Value a, pliron::Value b) { return a == b; }
};
