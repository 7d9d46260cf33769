#pragma once
// Attributes: compile-time constants attached to ops and parameters of types. Immutable, uniqued by
// their context, compared by pointer, passed by value. Concrete attributes derive from Attribute
// without members of their own, as types do.

#include <cassert>
#include <memory>

#include "ir/identifier.h"
#include "ir/interface.h"
#include "ir/storage.h"
#include "llvm/ADT/DenseMapInfo.h"

namespace llvm {
class raw_ostream;
}

namespace pliron {

class Context;
class Attribute;
struct ParamFormat;
struct AttrDef;

// A attribute has a hook because its class declares a member of that name.
struct AttrHooks {
  // What the record cannot say; called when one is made from input. Must not look at other things
  // than the attribute.
  LogicalResult (*verify)(Attribute, EmitError) = nullptr;
};

// What the registry keeps of one kind of attribute. Owned by the context.
struct AttrInfo {
  const AttrDef* def;  // null for the builtin attributes
  std::uint64_t id;
  llvm::StringRef name;
  Context* context;
  AttrHooks hooks = {};
  InterfaceTable interfaces = {};
  std::shared_ptr<const ParamFormat> format = nullptr;  // the record's, compiled; null for none
  // What parameters that may be left out are then, as they are stored; one for each parameter.
  llvm::SmallVector<std::uint64_t, 0> defaults = {};
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
  // The table of interface I for this kind of attribute, or null.
  template <typename I>
  const I* interface() const {
    return storage_ ? info().interfaces.get<I>() : nullptr;
  }

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
