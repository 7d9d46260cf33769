#pragma once
// What the command lines of all our tools have in common.

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/CommandLine.h"

namespace pliron::driver {

// Parses the options of a tool, of which --help shows those of `category`; --version prints
// pliron's version and LLVM's. Ends the program with status 1 after a message when the command line
// is wrong, which an option without a value behind its `=` is too.
void parse_command_line(llvm::cl::OptionCategory& category, int argc, const char* const* argv,
                        const char* overview);

}  // namespace pliron::driver
