#pragma once
// How to write a type of MIR in a Rust program, at the root of the crate it came from.

#include <string>
#include <vector>

#include "bindings/rustc/mir_ast.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSet.h"

namespace pliron::rustc {

// What is known of a closure's captures. One printed name may stand for closures of several
// instances of a generic function, so a capture may have several types.
struct ClosureCaptures {
  std::optional<unsigned> count;
  std::vector<llvm::SmallVector<const Type*, 2>> candidates;  // by the number of the capture
};

class RustSpelling {
 public:
  // What the names of all stand-ins start with.
  static constexpr llvm::StringLiteral prefix = "__Pliron";

  // `local_types` are the paths of the crate's own types; `captures` what closures capture.
  RustSpelling(llvm::StringSet<> local_types, llvm::DenseMap<const Type*, ClosureCaptures> captures)
      : local_types_(std::move(local_types)), captures_(std::move(captures)) {}

  // The type as Rust source, or nothing when it has none (type parameters, items inside functions,
  // coroutines). All lifetimes become 'static. Closures become structs that standins() declares.
  std::optional<std::string> print(const Type* type);

  // Declarations of the structs that stand in for closures printed so far, one line.
  std::string standins() const;

 private:
  bool write(const Type* type, std::string& out);
  bool write_path(const Path& path, std::string& out);
  bool write_args(llvm::ArrayRef<GenericArg> args, std::string& out);
  bool write_function(const Type& type, std::string& out);
  bool write_list(llvm::ArrayRef<const Type*> types, std::string& out);
  bool write_closure(const Type* type, std::string& out);
  bool write_capture(llvm::ArrayRef<const Type*> candidates, std::string& out);

  llvm::StringSet<> local_types_;
  llvm::DenseMap<const Type*, ClosureCaptures> captures_;
  llvm::DenseMap<const Type*, std::string> closures_;  // name of the stand-in
  std::vector<std::string> declarations_;
  unsigned depth_ = 0;
};

}  // namespace pliron::rustc
