#include "tools/driver/files.h"

#include <sys/mman.h>

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

namespace pliron::driver {

namespace fs = llvm::sys::fs;
using Buffer = std::unique_ptr<llvm::MemoryBuffer>;

static llvm::Error error(const llvm::Twine& message) {
  return llvm::createStringError(message);
}

// Everything that comes until the other side closes.
static llvm::Expected<Buffer> read_stream(fs::file_t file, llvm::StringRef path,
                                          std::uint64_t most) {
  constexpr std::size_t chunk = std::size_t{1} << 16;
  llvm::SmallString<0> contents;
  while (true) {
    std::size_t size = contents.size();
    contents.resize_for_overwrite(size + chunk);
    llvm::Expected<std::size_t> count = fs::readNativeFile(file, {contents.data() + size, chunk});
    if (!count)
      return count.takeError();
    contents.truncate(size + *count);
    if (*count == 0)
      return std::make_unique<llvm::SmallVectorMemoryBuffer>(std::move(contents), path);
    if (contents.size() > most)
      return error("it gives more than " + llvm::Twine(most) +
                   " bytes and may have no end; put them into a file");
  }
}

// A device may have no end either; one that is at its end already is /dev/null.
static llvm::Expected<Buffer> read_device(fs::file_t file, llvm::StringRef path,
                                          std::uint64_t most) {
  if (llvm::sys::Process::FileDescriptorIsDisplayed(file))
    return read_stream(file, path, most);
  char first = 0;
  llvm::Expected<std::size_t> count = fs::readNativeFile(file, {&first, 1});
  if (!count)
    return count.takeError();
  if (*count != 0)
    return error("it is a device");
  return llvm::MemoryBuffer::getMemBufferCopy("", path);
}

static llvm::Expected<Buffer> read_open_file(fs::file_t file, llvm::StringRef path,
                                             std::uint64_t most) {
  fs::file_status status;
  if (std::error_code problem = fs::status(file, status))
    return llvm::errorCodeToError(problem);
  switch (status.type()) {
    case fs::file_type::directory_file:
      return error("it is a folder");
    case fs::file_type::character_file:
    case fs::file_type::block_file:
      return read_device(file, path, most);
    case fs::file_type::regular_file:
      // Stdin may have been read in part, which only a stream knows.
      if (path != "-")
        return llvm::errorOrToExpected(
            llvm::MemoryBuffer::getOpenFile(file, path, status.getSize()));
      return read_stream(file, path, std::max<std::uint64_t>(most, status.getSize()));
    default:
      return read_stream(file, path, most);
  }
}

llvm::Expected<Buffer> read_whole(llvm::StringRef path, std::uint64_t most) {
  if (path == "-")
    return read_open_file(fs::getStdinHandle(), path, most);
  llvm::Expected<fs::file_t> file = fs::openNativeFileForRead(path);
  if (!file)
    return file.takeError();
  llvm::Expected<Buffer> buffer = read_open_file(*file, path, most);
  (void)fs::closeFile(*file);  // it was only read
  return buffer;
}

FailureOr<Buffer> read_file(Context& context, llvm::StringRef path) {
  llvm::Expected<Buffer> buffer = read_whole(path);
  if (buffer)
    return std::move(*buffer);
  return context.emit_error({}) << "cannot read '" << (path == "-" ? "stdin" : path)
                                << "': " << llvm::toString(buffer.takeError());
}

// MemoryBuffer::dontNeedIfMmap() asks posix_madvise(), which does nothing in glibc.
void give_back(const llvm::MemoryBuffer& buffer, std::size_t begin, std::size_t end) {
  if (buffer.getBufferKind() != llvm::MemoryBuffer::MemoryBuffer_MMap)
    return;
  std::size_t page = llvm::sys::Process::getPageSizeEstimate();
  auto base = reinterpret_cast<std::uintptr_t>(buffer.getBufferStart());
  // The page in which an earlier call ended goes with it now. A mapping begins with a page.
  std::uintptr_t first = llvm::alignDown(base + begin, page);
  std::uintptr_t last = llvm::alignDown(base + end, page);
  if (first < last)
    ::madvise(reinterpret_cast<void*>(first), last - first, MADV_DONTNEED);
}

// A stream that is destroyed with an error that nobody took ends the program.
static llvm::Error write_all(llvm::raw_fd_ostream& os, Writer write) {
  constexpr std::size_t buffer_size = std::size_t{1} << 16;
  if (!os.is_displayed())
    os.SetBufferSize(buffer_size);
  write(os);
  os.flush();
  std::error_code error = os.error();
  os.clear_error();
  return llvm::errorCodeToError(error);
}

llvm::Error write_whole(llvm::StringRef path, Writer write) {
  if (path == "-")
    return write_all(llvm::outs(), write);
  fs::file_status status;
  bool exists = !fs::status(path, status);
  if (exists && fs::is_directory(status))
    return llvm::errorCodeToError(std::make_error_code(std::errc::is_a_directory));
  if (exists && !fs::is_regular_file(status)) {
    std::error_code error;
    llvm::raw_fd_ostream os(path, error, fs::CD_OpenExisting, fs::FA_Write, fs::OF_None);
    return error ? llvm::errorCodeToError(error) : write_all(os, write);
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
    error = llvm::joinErrors(std::move(error), write_all(os, write));
  }
  if (error)
    return llvm::joinErrors(std::move(error), file->discard());
  return file->keep(target);
}

llvm::Error write_whole(llvm::StringRef path, llvm::StringRef contents) {
  return write_whole(path, [&](llvm::raw_ostream& os) { os << contents; });
}

LogicalResult write_file(Context& context, llvm::StringRef path, Writer write) {
  llvm::Error error = write_whole(path, write);
  if (!error)
    return success();
  return context.emit_error({}) << "cannot write '" << path
                                << "': " << llvm::toString(std::move(error));
}
LogicalResult write_file(Context& context, llvm::StringRef path, llvm::StringRef contents) {
  return write_file(context, path, [&](llvm::raw_ostream& os) { os << contents; });
}

bool is_same_file(llvm::StringRef a, llvm::StringRef b) {
  return a == b || fs::equivalent(a, b);
}

}  // namespace pliron::driver
