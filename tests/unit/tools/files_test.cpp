// Writing files: what stands at the path already is kept when writing fails, and what it is.
#include "tools/driver/files.h"

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

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
