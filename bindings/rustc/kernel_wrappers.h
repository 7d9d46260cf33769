#pragma once
// More room for rustc's inliner. It follows calls to a fixed depth only, counted from the function it
// inlines into, so long iterator chains leave calls behind that have no body for us. A wrapper that
// does nothing but call the kernel starts the count again, and so does a wrapper around that.
//
// The crate is compiled once more with its kernels as ordinary functions (Rust cannot call one with
// the kernel ABI) and a few nested wrappers for each behind the last line. The outermost wrapper's
// body is the kernel's, inlined further.

#include <string>
#include <vector>

#include "bindings/rustc/hir_facts.h"
#include "bindings/rustc/mir_module.h"
#include "bindings/rustc/rustc_session.h"

namespace pliron::rustc {

// Whether a kernel of the module calls a function of core that has no body in the text.
bool needs_wrappers(Module& module);

// The source with its kernels as ordinary functions that rustc may inline; no position changes.
std::string without_kernel_abi(llvm::StringRef source);

struct WrappedCrate {
  std::string source;
  std::vector<std::string> paths;  // of the outermost wrappers, in the order of the kernels
};

// The crate's source with wrapped kernels; nothing when a kernel's type cannot be written at the
// crate's root.
std::optional<WrappedCrate> wrap_kernels(Module& module, const RustcSession& session,
                                         const HirFacts& crate);

}  // namespace pliron::rustc
