#pragma once
// Asks rustc how the types of a MIR text are laid out.
//
// The crate's source is copied with an alias per type appended, `#[rustc_dump_layout(debug)] type A
// = T;`, so that private types can be named; rustc answers with one error per alias. Two functions
// per type, `fn f() where T: Freeze {}`, fail to compile exactly when the type is not Freeze (or
// Unpin). Closures cannot be named: a struct with the same captures stands in for each, which rustc
// lays out by the same rules, and -Zprint-type-sizes is held against the answer.

#include "bindings/rustc/hir_facts.h"
#include "bindings/rustc/mir_module.h"
#include "bindings/rustc/rust_spelling.h"
#include "bindings/rustc/rustc_session.h"
#include "llvm/ADT/DenseMap.h"

namespace pliron::rustc {

// Adds a layout to the module for every type that its bodies use and that can be named.
// `type_sizes` is what -Zprint-type-sizes printed.
void probe_layouts(Module& module, const RustcSession& session, HirFacts crate,
                   const HirFacts& core, llvm::StringRef type_sizes);

// The types whose layout a reader of the bodies may need, in the order of their first use.
std::vector<const Type*> types_to_lay_out(Module& module);

// What the bodies show of each closure's captures, where they build it or take it apart.
llvm::DenseMap<const Type*, ClosureCaptures> closure_captures(Module& module);

// Sets names and discriminants of an enum's variants. `path` is the type's path without generic
// arguments. Does nothing when no enum of that path is known.
void name_variants(Layout& layout, llvm::StringRef path, const HirFacts& crate,
                   const HirFacts& core, Module& module);

}  // namespace pliron::rustc
