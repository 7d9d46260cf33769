#include "bindings/rustc/process.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

extern char** environ;

namespace pliron::rustc {

using llvm::StringRef;

namespace {

std::string read_file(StringRef path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  return buffer ? (*buffer)->getBuffer().str() : std::string();
}

llvm::SmallVector<StringRef, 64> environment_with(llvm::ArrayRef<std::string> additions) {
  llvm::SmallVector<StringRef, 64> result;
  for (char** entry = environ; *entry; ++entry) {
    StringRef text = *entry;
    StringRef name = text.take_front(text.find('=') + 1);
    bool is_replaced = false;
    for (StringRef addition : additions)
      is_replaced |= addition.starts_with(name);
    if (!is_replaced)
      result.push_back(text);
  }
  result.append(additions.begin(), additions.end());
  return result;
}

void print_command(StringRef program, llvm::ArrayRef<std::string> arguments,
                   const ProcessOptions& options) {
  for (StringRef variable : options.environment)
    llvm::errs() << variable << ' ';
  llvm::sys::printArg(llvm::errs(), program, /*Quote=*/false);
  for (StringRef argument : arguments) {
    llvm::errs() << ' ';
    llvm::sys::printArg(llvm::errs(), argument, /*Quote=*/false);
  }
  llvm::errs() << '\n';
}

}  // namespace

ProcessResult run_process(StringRef program, llvm::ArrayRef<std::string> arguments,
                          const ProcessOptions& options) {
  ProcessResult result;
  if (options.is_verbose)
    print_command(program, arguments, options);
  TemporaryFolder folder("pliron-process");
  if (folder.path().empty()) {
    result.errors = "cannot make a temporary folder";
    return result;
  }
  std::string output = folder.file("stdout");
  std::string errors = folder.file("stderr");
  llvm::SmallVector<StringRef, 32> argv{program};
  argv.append(arguments.begin(), arguments.end());
  std::optional<StringRef> redirects[] = {StringRef(""), StringRef(output), StringRef(errors)};
  if (options.inherit_stderr)
    redirects[2] = std::nullopt;
  auto environment = environment_with(options.environment);
  std::string message;
  result.exit_code = llvm::sys::ExecuteAndWait(
      program, argv, llvm::ArrayRef(environment), redirects, /*SecondsToWait=*/0,
      /*MemoryLimit=*/0, &message);
  result.output = read_file(output);
  result.errors = read_file(errors) + message;
  return result;
}

TemporaryFolder::TemporaryFolder(StringRef prefix) {
  llvm::SmallString<128> path;
  if (!llvm::sys::fs::createUniqueDirectory(prefix, path))
    path_ = path.str().str();
}

TemporaryFolder::~TemporaryFolder() {
  if (!path_.empty())
    llvm::sys::fs::remove_directories(path_);
}

}  // namespace pliron::rustc
