#pragma once
// What somebody most likely meant who wrote a name that is not there, for diagnostics.

#include <string>

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace pliron {

// The candidate that is nearest to `name`, or "" when none is near. O(candidates * length^2).
llvm::StringRef nearest_name(llvm::StringRef name, llvm::ArrayRef<llvm::StringRef> candidates);

// "; did you mean 'x'?" with that candidate, or "".
std::string did_you_mean(llvm::StringRef name, llvm::ArrayRef<llvm::StringRef> candidates);

}  // namespace pliron
