// Any text through the parser.

#include "tests/fuzz/check.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  // A buffer of text ends in a zero, as those of files do.
  std::string text(reinterpret_cast<const char*>(data), size);
  if (!pliron::is_bytecode(text))
    fuzz::check(text);
  return 0;
}
