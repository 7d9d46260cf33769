#pragma once
// Random damage: to IR, to its text, to any bytes. For tests that nothing which can be wrong with
// an input ends in a crash: what comes out is sometimes still valid, and mostly not.

#include <string>

#include "ir/operation.h"

namespace pliron {

class Random;

// Changes one thing somewhere below `root`, in any way that the public interface allows: an
// operand, type or attribute that is not right or is gone, a missing terminator, another order,
// other successors, a symbol twice, a block or region too many. Returns what it did, for people; ""
// when there was nothing to do it to. It recurses over the depth of regions. Values of erased ops
// become null operands.
std::string mutate_ir(Operation* root, Random& random);

// Changes a text at one to three places, mostly by whole tokens. `other` is another text, parts of
// which may be put in.
std::string mutate_text(llvm::StringRef text, llvm::StringRef other, Random& random);

// Changes bytes at one to three places.
std::string mutate_bytes(llvm::StringRef bytes, llvm::StringRef other, Random& random);

}  // namespace pliron
