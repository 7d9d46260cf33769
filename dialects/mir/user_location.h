#pragma once
// Tells code of the user's crate from code of Rust's library that was inlined into it, by where
// locations say it comes from.

#include "ir/location.h"

namespace pliron::mir {

// What the folder of Rust's library is called in locations, wherever it lies: bindings/rustc compiles
// core under this name.
inline constexpr llvm::StringLiteral library_prefix = "/rust/library";

// The innermost file position in `location` that is not in Rust's library: what a message about a
// panic points at. Unknown when all positions are in the library, or there is none.
Location user_location(Location location);

}  // namespace pliron::mir
