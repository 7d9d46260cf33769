#pragma once
// What the command lines of all our tools have in common.

#include <string>
#include <vector>

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/CommandLine.h"

namespace pliron::driver {

// The words that an option's value may be.
struct OptionWords {
  llvm::StringRef option;
  std::vector<llvm::StringRef> words;
};
template <typename Enum>
OptionWords words_of(llvm::cl::opt<Enum>& option) {
  OptionWords result{option.ArgStr, {}};
  for (unsigned i = 0; i < option.getParser().getNumOptions(); ++i)
    result.words.push_back(option.getParser().getOption(i));
  return result;
}

// Parses the options of a tool, of which --help shows those of `category`; --version prints
// pliron's version and LLVM's. Ends the program with status 1 after a message when the command line
// is wrong, which an option without a value behind its `=` is too. The message suggests a close
// name for an option, and a value for those in `words`.
void parse_command_line(llvm::cl::OptionCategory& category, int argc, const char* const* argv,
                        const char* overview, llvm::ArrayRef<OptionWords> words = {});

}  // namespace pliron::driver
