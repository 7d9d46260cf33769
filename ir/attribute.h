#pragma once
// Attributes: compile-time constants attached to ops and parameters of types. Immutable, uniqued by
// their context, compared by pointer, passed by value. Concrete attributes derive from Attribute
// without members of their own, as types do.

#include <cassert>

#include "ir/identifier.h"
#include "ir/storage.h"
#include "llvm/ADT/DenseMapInfo.h"

namespace llvm {
class raw_ostream;
}

namespace pliron {

class Context;
struct AttrDef;

// What the registry keeps of one kind of attribute. Owned by the context.
struct AttrInfo {
  const AttrDef* def;  // null for the builtin attributes
  std::uint64_t id;
  llvm::StringRef name;
  Context* context;
};

class Attribute {
 public:
  Attribute() = default;  // null
  explicit Attribute(const UniquedStorage* storage) : storage_(storage) {}

  const AttrInfo& info() const { return *static_cast<const AttrInfo*>(storage_->kind); }
  Context& context() const { return *info().context; }
  llvm::ArrayRef<std::uint64_t> words() const { return storage_->words(); }

  // Whether this attribute is an A; false for null.
  template <typename A>
  bool is() const {
    return storage_ && A::matches(*this);
  }
  // This attribute as an A; it must be one.
  template <typename A>
  A as() const {
    assert(is<A>() && "not an attribute of this kind");
    return A(storage_);
  }
  // This attribute as an A, or null.
  template <typename A>
  A try_as() const {
    return is<A>() ? A(storage_) : A(nullptr);
  }
  static bool matches(Attribute) { return true; }

  void print(llvm::raw_ostream& os) const;
  void dump() const;

  explicit operator bool() const { return storage_ != nullptr; }
  bool operator==(const Attribute& other) const { return storage_ == other.storage_; }
  const UniquedStorage* storage() const { return storage_; }

 protected:
  const UniquedStorage* storage_ = nullptr;
};

struct NamedAttribute {
  Identifier name;
  Attribute value;
  bool operator==(const NamedAttribute&) const = default;
};

llvm::raw_ostream& operator<<(llvm::raw_ostream& os, Attribute attribute);

}  // namespace pliron

template <>
struct llvm::DenseMapInfo<pliron::Attribute> {
  using Ptr = llvm::DenseMapInfo<const pliron::UniquedStorage*>;
  static pliron::Attribute getEmptyKey() { return pliron::Attribute(Ptr::getEmptyKey()); }
  static pliron::Attribute getTombstoneKey() { return pliron::Attribute(Ptr::getTombstoneKey()); }
  static unsigned getHashValue(pliron::Attribute a) { return Ptr::getHashValue(a.storage()); }
  static bool isEqual(pliron::Attribute a, pliron::Attribute b) { return a == b; }
};
