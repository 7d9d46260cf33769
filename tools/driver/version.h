#pragma once

#include "llvm/ADT/StringRef.h"

namespace pliron::driver {

// Of pliron: "0.1.0".
llvm::StringRef version();

}  // namespace pliron::driver
