// Reading files that may be anything, and writing files: what stands at the path already is kept when
// writing fails, and what it is.
#include "tools/driver/files.h"

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <thread>

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"

using namespace pliron;
namespace fs = llvm::sys::fs;

namespace {
std::string error_of(llvm::StringRef path) {
  return llvm::toString(driver::write_whole(path, "new"));
}
std::string contents(llvm::StringRef path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  return buffer ? (*buffer)->getBuffer().str() : "";
}
}  // namespace

TEST_CASE("a file is written, and a link's target for a link") {
  llvm::SmallString<128> folder;
  REQUIRE_FALSE(fs::createUniqueDirectory("pliron-files", folder));
  std::string file = (folder + "/file").str(), link = (folder + "/link").str();
  CHECK(error_of(file) == "");
  CHECK(contents(file) == "new");
  REQUIRE(::symlink("file", link.c_str()) == 0);
  CHECK(llvm::toString(driver::write_whole(link, "newer")) == "");
  CHECK(contents(file) == "newer");
  CHECK(fs::is_symlink_file(link));
  CHECK(error_of(folder) == "Is a directory");
  CHECK(error_of((folder + "/no/file").str()) != "");
  REQUIRE_FALSE(fs::remove_directories(folder));
}

TEST_CASE("a device is written to, not replaced, and a full one is an error") {
  CHECK(error_of("/dev/null") == "");
  struct stat status;
  if (::stat("/dev/full", &status) != 0 || !S_ISCHR(status.st_mode))
    return;
  CHECK(error_of("/dev/full") == "No space left on device");
  REQUIRE(::stat("/dev/full", &status) == 0);
  CHECK(S_ISCHR(status.st_mode));
}

namespace {
std::string read_error(llvm::StringRef path, std::uint64_t most = 100) {
  auto buffer = driver::read_whole(path, most);
  return buffer ? "" : llvm::toString(buffer.takeError());
}

// What comes out of a pipe into which so many bytes are written.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> read_pipe(std::size_t bytes, std::uint64_t most) {
  int ends[2];
  REQUIRE(::pipe(ends) == 0);
  std::string path = "/dev/fd/" + std::to_string(ends[0]);
  std::thread writer([&] {
    std::string text(bytes, 'x');
    for (std::size_t done = 0; done < bytes;) {
      ssize_t count = ::write(ends[1], text.data() + done, bytes - done);
      if (count <= 0)
        break;
      done += static_cast<std::size_t>(count);
    }
    ::close(ends[1]);
  });
  auto buffer = driver::read_whole(path, most);
  writer.join();
  ::close(ends[0]);
  return buffer;
}
}  // namespace

TEST_CASE("a file is read, a folder and a device are not") {
  llvm::SmallString<128> folder;
  REQUIRE_FALSE(fs::createUniqueDirectory("pliron-files", folder));
  std::string file = (folder + "/file").str();
  REQUIRE(error_of(file) == "");
  auto buffer = driver::read_whole(file, /*most=*/1);  // the limit is for what may have no end
  REQUIRE(static_cast<bool>(buffer));
  CHECK((*buffer)->getBuffer() == "new");
  CHECK((*buffer)->getBufferIdentifier() == file);
  CHECK(read_error(folder) == "it is a folder");
  CHECK(read_error((folder + "/none").str()) == "No such file or directory");
  REQUIRE_FALSE(fs::remove_directories(folder));
  CHECK(read_error("/dev/null") == "");
  CHECK(read_error("/dev/zero") == "it is a device");
}

TEST_CASE("a pipe is read to its end, if that comes in time") {
  auto all = read_pipe(60000, 60000);
  REQUIRE(static_cast<bool>(all));
  CHECK((*all)->getBufferSize() == 60000);
  auto empty = read_pipe(0, 10);
  REQUIRE(static_cast<bool>(empty));
  CHECK((*empty)->getBufferSize() == 0);
  auto endless = read_pipe(60001, 60000);
  REQUIRE_FALSE(static_cast<bool>(endless));
  CHECK(llvm::toString(endless.takeError()) ==
        "it gives more than 60000 bytes and may have no end; put them into a file");
}
