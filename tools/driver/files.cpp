#include "tools/driver/files.h"

#include "llvm/ADT/SmallString.h"
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

// A stream that is destroyed with an error that nobody took ends the program.
static llvm::Error write_all(llvm::raw_fd_ostream& os, llvm::StringRef contents) {
  os << contents;
  os.flush();
  std::error_code error = os.error();
  os.clear_error();
  return llvm::errorCodeToError(error);
}

llvm::Error write_whole(llvm::StringRef path, llvm::StringRef contents) {
  namespace fs = llvm::sys::fs;
  if (path == "-")
    return write_all(llvm::outs(), contents);
  fs::file_status status;
  bool exists = !fs::status(path, status);
  if (exists && fs::is_directory(status))
    return llvm::errorCodeToError(std::make_error_code(std::errc::is_a_directory));
  if (exists && !fs::is_regular_file(status)) {
    std::error_code error;
    llvm::raw_fd_ostream os(path, error, fs::CD_OpenExisting, fs::FA_Write, fs::OF_None);
    return error ? llvm::errorCodeToError(error) : write_all(os, contents);
  }
  llvm::SmallString<128> target(path);
  if (exists)
    if (std::error_code error = fs::real_path(path, target))
      return llvm::errorCodeToError(error);
  llvm::Expected<fs::TempFile> file =
      fs::TempFile::create(target + ".tmp-%%%%%%%%", fs::all_read | fs::all_write);
  if (!file)
    return file.takeError();
  llvm::Error error = llvm::Error::success();
  {
    llvm::raw_fd_ostream os(file->FD, /*shouldClose=*/false);
    error = llvm::joinErrors(std::move(error), write_all(os, contents));
  }
  if (error)
    return llvm::joinErrors(std::move(error), file->discard());
  return file->keep(target);
}

LogicalResult write_file(Context& context, llvm::StringRef path, llvm::StringRef contents) {
  llvm::Error error = write_whole(path, contents);
  if (!error)
    return success();
  context.emit_error({}) << "cannot write '" << path << "': " << llvm::toString(std::move(error));
  return failure();
}

}  // namespace pliron::driver
