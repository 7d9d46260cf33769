// Writes the texts of one folder as bytecode into another: the corpus of the bytecode target.
//   make_bytecode TEXT_FOLDER BYTECODE_FOLDER
// Texts that do not parse are left out.

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "tests/fuzz/check.h"

int main(int argc, char** argv) {
  if (argc != 3)
    return 1;
  fuzz::Contexts contexts;
  std::error_code error;
  unsigned written = 0;
  for (llvm::sys::fs::directory_iterator file(argv[1], error), end; file != end && !error;
       file.increment(error)) {
    auto text = llvm::MemoryBuffer::getFile(file->path());
    if (!text)
      continue;
    pliron::OwningOp module = pliron::parse_source(contexts.next(), (*text)->getMemBufferRef());
    if (!module)
      continue;
    llvm::SmallString<128> path(argv[2]);
    llvm::sys::path::append(path, llvm::sys::path::stem(file->path()) + ".plbc");
    llvm::raw_fd_ostream os(path, error);
    if (!error && succeeded(write_bytecode(module.get(), os)))
      ++written;
  }
  llvm::outs() << written << " files of bytecode\n";
  return written > 0 && !error ? 0 : 1;
}
