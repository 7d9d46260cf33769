#pragma once
// Finding a rustc that can compile for the GPU, and building Rust's core library for it once.
//
// We need no nightly compiler: RUSTC_BOOTSTRAP=1 makes a stable one accept the unstable options we
// pass. We do need the source of its library, because no compiler comes with a core library for
// nvptx64, and core must be built with MIR for all its functions in any case.

#include <string>
#include <vector>

#include "ir/result.h"
#include "llvm/ADT/StringRef.h"

namespace pliron {
class Context;
}

namespace pliron::rustc {

// The oldest compiler whose MIR text we read.
inline constexpr unsigned oldest_minor_version = 95;

struct Toolchain {
  std::string rustc;    // path of the compiler
  std::string version;  // "rustc 1.96.0 (ac68faa20 2026-05-25)"
  std::string release;  // "1.96.0"
  std::string commit;   // its hash, or "" when the compiler does not know
  unsigned minor = 0;   // 96
  std::string library;  // folder of the library's source
};

// Looks for a compiler: `explicit_path` when it is not empty, else $PLIRON_RUSTC, else every
// `rustc` on PATH and /usr/bin/rustc, the first that is new enough and has its library's source.
// When there is none, the error says what was found and how to install one.
FailureOr<Toolchain> find_toolchain(Context& context, llvm::StringRef explicit_path = "");

// The folder with libcore.rmeta, libcompiler_builtins.rmeta and the facts about core
// (core_facts_file) for this compiler, built when it is not in the user's cache
// ($XDG_CACHE_HOME/pliron, or ~/.cache/pliron). Two processes may do this at once.
FailureOr<std::string> ensure_core(Context& context, const Toolchain& toolchain,
                                   bool is_verbose = false);

inline constexpr llvm::StringRef core_facts_file = "core-facts";

inline constexpr llvm::StringRef target_triple = "nvptx64-nvidia-cuda";

}  // namespace pliron::rustc
