#pragma once
// Reading and writing the files that a tool is given.

#include <memory>

#include "ir/context.h"
#include "ir/result.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

namespace pliron::driver {

// The contents of a file, or of stdin for "-". The buffer's identifier is the path as it was given.
FailureOr<std::unique_ptr<llvm::MemoryBuffer>> read_file(Context& context, llvm::StringRef path);

// Writes a file whole: under a temporary name first, then renamed, so that a failure leaves an older
// file as it was. "-" is stdout. What a link points to is written, and a device or a pipe is written
// to, not replaced. The error does not name the path.
llvm::Error write_whole(llvm::StringRef path, llvm::StringRef contents);
// The same, reporting the error.
LogicalResult write_file(Context& context, llvm::StringRef path, llvm::StringRef contents);

}  // namespace pliron::driver
