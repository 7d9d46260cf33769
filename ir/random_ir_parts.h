#pragma once
// The types that a piece of IR is about, for the generator of random IR: a load from a pointer to
// f32 gives an f32, a function's arguments are what its type says. So types are chosen, if they
// fit, among those that the op's other parts contain. For the framework's own use.

#include "ir/attribute.h"
#include "ir/type.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"

namespace pliron {

class TypeParts {
 public:
  // Adds a type with all types in it, and the lists of types among its parameters.
  void add(Type type) { add(type.storage(), /*is_type=*/true, 0); }
  // Adds all types in an attribute; it may be null.
  void add(Attribute attr) {
    if (attr)
      add(attr.storage(), /*is_type=*/false, 0);
  }

  // Each type once, in the order in which they were met.
  llvm::ArrayRef<Type> types() const { return types_; }
  // Lists of types such as a function's inputs and its results; maybe empty ones.
  llvm::ArrayRef<llvm::SmallVector<Type, 4>> lists() const { return lists_; }

 private:
  void add(const UniquedStorage* storage, bool is_type, unsigned depth);
  void add_list(llvm::ArrayRef<std::uint64_t> words);

  llvm::SmallVector<Type, 8> types_;
  llvm::SmallVector<llvm::SmallVector<Type, 4>, 4> lists_;
  llvm::SmallPtrSet<const UniquedStorage*, 16> seen_;
};

}  // namespace pliron
