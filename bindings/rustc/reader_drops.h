#pragma once
// Which drops do nothing. rustc leaves no drop for types that need none once it has optimised, so what
// is left runs code, though that may come to nothing: the owning iterator of an array has a destructor,
// which drops the elements that are left, if they have to be.

#include <optional>

#include "bindings/rustc/mir_module.h"
#include "bindings/rustc/rust_spelling.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace pliron::rustc {

class Drops {
 public:
  explicit Drops(Module& module) : module_(module) {}

  // Whether dropping a value of the type does nothing, as far as rustc says so of the type, or the
  // type alone and what the bodies show of closures tell.
  bool do_nothing(const Type* type);

 private:
  bool named_does_nothing(const Path& path);
  bool closure_does_nothing(const Type* closure);
  bool captures_no_destructor(const Type* closure) const;

  Module& module_;
  // Made when the first closure is dropped, since it reads all bodies.
  std::optional<llvm::DenseMap<const Type*, ClosureCaptures>> captures_;
  // Closures that are being looked at. A malformed text could have one capture itself.
  llvm::DenseSet<const Type*> open_;
};

}  // namespace pliron::rustc
