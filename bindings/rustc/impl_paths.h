#pragma once
// Connects calls with functions in impls. MIR prints such a function by the place of its impl,
// `<impl at k.rs:8:1: 8:18>::area`, and a call of it by what the impl is of, `<Sq as Shape>::area` or
// `Sq::area`. The `impl` facts of a module (trailer.h) say which function is in which impl.
//
// Facts come from stable MIR, which prints the last segments of names only. They are made whole where
// just one type or trait of this crate and of core has that name, and dropped where not.

#include <string>

#include "bindings/rustc/hir_facts.h"
#include "bindings/rustc/mir_ast.h"
#include "llvm/ADT/StringMap.h"

namespace pliron::rustc {

// Makes the names of impls whole.
class ImplNames {
 public:
  ImplNames(const HirFacts& crate, const HirFacts& core);

  // `Sq as Add` as `crate::Sq as Add`: items of this crate get their path behind `crate`, those of core
  // stay short, since MIR may show them by another path than that of their definition. "" when a name
  // stands for nothing that is known, or for more than one thing; names of generic parameters do.
  std::string whole(llvm::StringRef impl_name) const;

 private:
  void add(llvm::StringRef path, bool is_local);
  llvm::StringMap<std::string> names_;  // by the last segment; "" where it is not unique
};

// Whether a path is that of an item in an impl: `<impl at ..>::name`.
bool is_impl_member(const Path& path);

// How calls name the member `name` of the impl that is called `impl_name`.
std::string member_path(llvm::StringRef impl_name, llvm::StringRef name);

// Whether `call` names a member of the impl that `member` (a parsed member_path) is of. The names of
// the members are not compared. Members with generic arguments of their own are instances, which MIR
// text does not have: false.
bool is_in_impl_of(const Path& call, const Path& member);

}  // namespace pliron::rustc
