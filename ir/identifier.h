#pragma once
// Interned strings. Two identifiers of one context are equal exactly when their pointers are, so
// attribute names, symbol names and value names compare in one instruction. The context owns the
// characters; an identifier stays valid as long as its context.

#include "llvm/ADT/DenseMapInfo.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

namespace pliron {

class Identifier {
 public:
  using Entry = llvm::StringMapEntry<char>;

  // The null identifier: no name at all, which differs from the empty string.
  Identifier() = default;
  explicit Identifier(const Entry* entry) : entry_(entry) {}

  // The characters; "" for the null identifier.
  llvm::StringRef str() const { return entry_ ? entry_->getKey() : llvm::StringRef(); }
  operator llvm::StringRef() const { return str(); }
  bool empty() const { return str().empty(); }
  explicit operator bool() const { return entry_ != nullptr; }

  bool operator==(const Identifier& other) const = default;
  bool operator==(llvm::StringRef other) const { return str() == other; }

  const void* opaque() const { return entry_; }
  static Identifier from_opaque(const void* pointer) {
    return Identifier(static_cast<const Entry*>(pointer));
  }

 private:
  const Entry* entry_ = nullptr;
};

}  // namespace pliron

template <>
struct llvm::DenseMapInfo<pliron::Identifier> {
  using Ptr = llvm::DenseMapInfo<const void*>;
  static pliron::Identifier getEmptyKey() { return pliron::Identifier::from_opaque(Ptr::getEmptyKey()); }
  static pliron::Identifier getTombstoneKey() {
    return pliron::Identifier::from_opaque(Ptr::getTombstoneKey());
  }
  static unsigned getHashValue(pliron::Identifier id) { return Ptr::getHashValue(id.opaque()); }
  static bool isEqual(pliron::Identifier a, pliron::Identifier b) { return a.opaque() == b.opaque(); }
};
