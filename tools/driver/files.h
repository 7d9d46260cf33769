#pragma once
// Reading and writing the files that a tool is given.

#include <memory>

#include "ir/context.h"
#include "ir/result.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

namespace pliron::driver {

// The contents of a file, or of stdin for "-". Folders and devices are refused, and so is a pipe that
// gives more than `most` bytes, since it may have no end; terminals and /dev/null are read. The error
// says what is wrong, without the path. The buffer's identifier is the path as it was given.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> read_whole(
    llvm::StringRef path, std::uint64_t most = std::uint64_t{4} << 30);
// The same, reporting the error.
FailureOr<std::unique_ptr<llvm::MemoryBuffer>> read_file(Context& context, llvm::StringRef path);

// Frees the memory of what has been read of a file that is mapped, the bytes from `begin` to `end`; it is
// read again when it is looked at. Other buffers stay as they are.
void give_back(const llvm::MemoryBuffer& buffer, std::size_t begin, std::size_t end);

// Writes a file whole: under a temporary name first, then renamed, so that a failure leaves an older
// file as it was. "-" is stdout. What a link points to is written, and a device or a pipe is written
// to, not replaced. The error does not name the path.
llvm::Error write_whole(llvm::StringRef path, llvm::StringRef contents);
// The same for what `write` writes, which need not be in memory as a whole.
using Writer = llvm::function_ref<void(llvm::raw_ostream&)>;
llvm::Error write_whole(llvm::StringRef path, Writer write);
// The same, reporting the error.
LogicalResult write_file(Context& context, llvm::StringRef path, llvm::StringRef contents);
LogicalResult write_file(Context& context, llvm::StringRef path, Writer write);

// Whether two paths name one file: the same text, or two ways to a file that is there.
bool is_same_file(llvm::StringRef a, llvm::StringRef b);

}  // namespace pliron::driver
