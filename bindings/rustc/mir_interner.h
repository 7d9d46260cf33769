#pragma once
// The memory of a parsed MIR text: an arena for nodes and strings, and the tables that make types
// and paths unique. Interning computes the canonical spelling and the derived fields, so that every
// type and path of a module is made here and nowhere else.

#include "bindings/rustc/mir_ast.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Allocator.h"

namespace pliron::rustc {

class Interner {
 public:
  // The one type with these fields; `spelling` is computed.
  const Type* type(Type fields);
  // The one path with these segments (at least one).
  const Path* path(llvm::ArrayRef<Segment> segments);
  // A primitive by name (`u32`, `bool`, `str`, `f64`), or null when the name is none.
  const Type* primitive(llvm::StringRef name);
  const Type* unit();

  // A copy of the characters that lives as long as the arena.
  llvm::StringRef save(const llvm::Twine& text);

  template <typename T>
  llvm::ArrayRef<T> copy(llvm::ArrayRef<T> items) {
    static_assert(std::is_trivially_destructible_v<T>);
    if (items.empty())
      return {};
    T* memory = arena_.Allocate<T>(items.size());
    std::uninitialized_copy(items.begin(), items.end(), memory);
    return llvm::ArrayRef<T>(memory, items.size());
  }
  template <typename T>
  T* make(const T& value) {
    static_assert(std::is_trivially_destructible_v<T>);
    return new (arena_.Allocate<T>()) T(value);
  }

 private:
  llvm::BumpPtrAllocator arena_;
  llvm::StringMap<const Type*> types_;
  llvm::StringMap<const Path*> paths_;
};

}  // namespace pliron::rustc
