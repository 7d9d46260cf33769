#pragma once
// What `-Zunpretty=stable-mir` prints and `--emit=mir` does not: all captures of closures, and the
// types and traits of impls. It lists the same functions in the same order, run with the same
// options also with the same blocks and locals. It is a help, not a source: rustc may crash in
// printing it, and then nothing is filled in.

#include <string>
#include <vector>

#include "bindings/rustc/impl_paths.h"
#include "bindings/rustc/mir_module.h"

namespace pliron::rustc {

// Whether `module` has something for stable MIR to fill in.
bool needs_stable_mir(Module& module);

// The text of the module with every closure expression that misses captures completed:
// `{closure@k.rs:1:2: 3:4} { p: copy _5 }` becomes `{closure@..} { 0: copy _5, 1: copy _6 }`.
std::string complete_closures(Module& module, llvm::StringRef stable_mir);

// What the impls are of that the module's functions are in, by the names that `names` makes whole.
std::vector<ImplMember> impl_members(const Module& module, llvm::StringRef stable_mir,
                                     const ImplNames& names);

}  // namespace pliron::rustc
