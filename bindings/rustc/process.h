#pragma once
// Running a program and reading what it prints. Thin over llvm/Support/Program.h: adds variables to
// the environment without changing our own, and collects output through temporary files.

#include <optional>
#include <string>
#include <vector>

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace pliron::rustc {

struct ProcessOptions {
  std::vector<std::string> environment;  // "NAME=value", in addition to ours
  bool inherit_stderr = false;           // the user sees it as it comes, with colours
  bool is_verbose = false;               // prints the command line to stderr first
};

struct ProcessResult {
  int exit_code = -1;  // negative: it could not be started, or died
  std::string output;
  std::string errors;  // empty when inherited; says why when it could not be started
  bool succeeded() const { return exit_code == 0; }
};

// `arguments` do not include the program. The program is a path, not a name to look for.
ProcessResult run_process(llvm::StringRef program, llvm::ArrayRef<std::string> arguments,
                          const ProcessOptions& options = {});

// A folder of our own for temporary files, removed with everything in it at the end of its life.
class TemporaryFolder {
 public:
  // Empty path() when it cannot be made.
  explicit TemporaryFolder(llvm::StringRef prefix);
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  const std::string& path() const { return path_; }
  std::string file(llvm::StringRef name) const { return path_ + "/" + name.str(); }

 private:
  std::string path_;
};

}  // namespace pliron::rustc
