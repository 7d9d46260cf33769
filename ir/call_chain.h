#pragma once
// What a location says of inlining, as a list. Text and passes nest call sites both ways: in the
// callee, where code that had been inlined was inlined again, and in the caller. Knows nothing of
// what is inside of the parts.

#include "ir/location.h"
#include "llvm/ADT/SmallVector.h"

namespace pliron {

// The parts of `location` from where the code was written to where it was inlined at last; one part
// when it was not inlined. None is a call site, nor a name or a fusion whose first location is one.
// At most the 1,000 innermost: shared locations can stand for very many.
llvm::SmallVector<Location, 4> call_chain(Location location);

}  // namespace pliron
