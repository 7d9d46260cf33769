#pragma once

#include "llvm/ADT/StringRef.h"

namespace pliron::driver {

// Of pliron: "0.1.0".
llvm::StringRef version();
// Makes --version print pliron's version and LLVM's. To be called before the options are parsed.
void set_version_printer();

}  // namespace pliron::driver
