#include "tools/driver/files.h"

#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

namespace pliron::driver {

FailureOr<std::unique_ptr<llvm::MemoryBuffer>> read_file(Context& context, llvm::StringRef path) {
  if (path != "-" && llvm::sys::fs::is_directory(path)) {
    context.emit_error({}) << "cannot read '" << path << "': it is a folder";
    return failure();
  }
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(path, /*IsText=*/false);
  if (buffer)
    return std::move(*buffer);
  context.emit_error({}) << "cannot read '" << path << "': " << buffer.getError().message();
  return failure();
}

LogicalResult write_file(Context& context, llvm::StringRef path, llvm::StringRef contents) {
  llvm::Error error = llvm::writeToOutput(path, [&](llvm::raw_ostream& os) {
    os << contents;
    return llvm::Error::success();
  });
  if (!error)
    return success();
  context.emit_error({}) << "cannot write '" << path << "': " << llvm::toString(std::move(error));
  return failure();
}

}  // namespace pliron::driver
