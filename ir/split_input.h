#pragma once
// Cuts a file of several inputs at its `// -----` lines, so that each can be read on its own.

#include <memory>
#include <vector>

#include "llvm/Support/MemoryBuffer.h"

namespace pliron {

// The pieces between lines that consist of `// -----`; one piece when there is no such line. Each
// piece has the identifier of `buffer` and starts with as many empty lines as stand in front of it
// there, so that line numbers are those of the whole file.
std::vector<std::unique_ptr<llvm::MemoryBuffer>> split_input(llvm::MemoryBufferRef buffer);

}  // namespace pliron
