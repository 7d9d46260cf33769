#pragma once
// Types: immutable, uniqued by their context, compared by pointer, passed by value. A concrete type
// is a class derived from Type without members of its own, made from a TypeDef record through
// ParametricType (ir/param.h) or by hand for the builtin ones (ir/builtin_types.h).

#include <cassert>
#include <memory>

#include "ir/interface.h"
#include "ir/storage.h"
#include "llvm/ADT/DenseMapInfo.h"
#include "llvm/ADT/StringRef.h"

namespace llvm {
class raw_ostream;
}

namespace pliron {

class Context;
class Type;
struct ParamFormat;
struct TypeDef;

// A type has a hook because its class declares a member of that name.
struct TypeHooks {
  // What the record cannot say; called when one is made from input. Must not look at other things
  // than the type.
  LogicalResult (*verify)(Type, EmitError) = nullptr;
};

// What the registry keeps of one kind of type. Owned by the context.
struct TypeInfo {
  const TypeDef* def;    // null for the builtin types, which have a syntax of their own
  std::uint64_t id;      // def_id of the full name
  llvm::StringRef name;  // in full: "llvm.ptr", "builtin.integer"
  Context* context;
  TypeHooks hooks = {};
  InterfaceTable interfaces = {};
  std::shared_ptr<const ParamFormat> format = nullptr;  // the record's, compiled; null for none
  // What parameters that may be left out are then, as they are stored; one for each parameter. Of
  // recursive types all parameters have one.
  llvm::SmallVector<std::uint64_t, 0> defaults = {};
};

class Type {
 public:
  Type() = default;  // null
  explicit Type(const UniquedStorage* storage) : storage_(storage) {}

  const TypeInfo& info() const { return *static_cast<const TypeInfo*>(storage_->kind); }
  Context& context() const { return *info().context; }
  llvm::ArrayRef<std::uint64_t> words() const { return storage_->words(); }

  // Whether the type is told from others of its kind by its name alone, which is its first parameter
  // (TypeDef::recursive). What refers to types from inside types, and so could go round in circles,
  // only does so through these.
  bool is_named() const;
  // Whether a named type has got its other parameters; true for all other types. While it is false
  // they are what they would be if left out, and another thread may be setting them.
  bool is_complete() const { return !is_named() || storage_->is_complete(); }

  // Whether this type is a T; T is a concrete class or Type itself. False for null.
  template <typename T>
  bool is() const {
    return storage_ && T::matches(*this);
  }
  // This type as a T; it must be one.
  template <typename T>
  T as() const {
    assert(is<T>() && "not a type of this kind");
    return T(storage_);
  }
  // This type as a T, or null.
  template <typename T>
  T try_as() const {
    return is<T>() ? T(storage_) : T(nullptr);
  }
  static bool matches(Type) { return true; }
  // The table of interface I for this kind of type, or null.
  template <typename I>
  const I* interface() const {
    return storage_ ? info().interfaces.get<I>() : nullptr;
  }

  void print(llvm::raw_ostream& os) const;
  void dump() const;

  explicit operator bool() const { return storage_ != nullptr; }
  bool operator==(const Type& other) const { return storage_ == other.storage_; }
  const UniquedStorage* storage() const { return storage_; }

 protected:
  const UniquedStorage* storage_ = nullptr;
};

// Prints as in the text form.
llvm::raw_ostream& operator<<(llvm::raw_ostream& os, Type type);

}  // namespace pliron

template <>
struct llvm::DenseMapInfo<pliron::Type> {
  using Ptr = llvm::DenseMapInfo<const pliron::UniquedStorage*>;
  static pliron::Type getEmptyKey() { return pliron::Type(Ptr::getEmptyKey()); }
  static pliron::Type getTombstoneKey() { return pliron::Type(Ptr::getTombstoneKey()); }
  static unsigned getHashValue(pliron::Type type) { return Ptr::getHashValue(type.storage()); }
  static bool isEqual(pliron::Type a, pliron::Type b) { return a == b; }
};
