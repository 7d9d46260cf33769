// Any bytes through the reader of bytecode.

#include "tests/fuzz/check.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  llvm::StringRef bytes(reinterpret_cast<const char*>(data), size);
  if (!pliron::is_bytecode(bytes))
    return -1;  // of no use in the corpus
  fuzz::check(bytes);
  return 0;
}
