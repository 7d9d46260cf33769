#pragma once
// What LLVM's NVPTX back end cannot translate, or translates into something else. LLVM ends the
// process on most of it, or says nothing; so it is looked for beforehand and reported with its
// position.

#include "ir/result.h"

namespace llvm {
class Module;
}

namespace pliron {
class Context;
}

namespace pliron::nvptx {

// Succeeds when the back end can take the module; else reports each problem, those inside one
// function in the order of its instructions.
LogicalResult check_legality(Context& context, llvm::Module& module);

}  // namespace pliron::nvptx
