#include "tools/driver/command_line.h"

#include <cstdlib>

#include "llvm/Config/llvm-config.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/WithColor.h"
#include "tools/driver/version.h"

namespace pliron::driver {

static llvm::raw_ostream& error(llvm::StringRef program) {
  return llvm::WithColor::error(llvm::errs(), llvm::sys::path::filename(program));
}

// LLVM's parser takes `--trace=` for an option whose value is the empty text, which is then the
// same as none: what was asked for would not happen.
static bool has_values(llvm::ArrayRef<const char*> arguments, llvm::StringRef program) {
  for (llvm::StringRef argument : arguments) {
    if (argument == "--")
      return true;
    if (argument.empty()) {
      error(program) << "an argument is empty; quote what it should be, or leave it out\n";
      return false;
    }
    if (argument.starts_with("-") && argument.find('=') == argument.size() - 1) {
      error(program) << "'" << argument << "' has no value; write one behind the '=', or leave "
                     << "the option out\n";
      return false;
    }
  }
  return true;
}

void parse_command_line(llvm::cl::OptionCategory& category, int argc, const char* const* argv,
                        const char* overview) {
  llvm::cl::HideUnrelatedOptions(category);
  llvm::cl::SetVersionPrinter([](llvm::raw_ostream& os) {
    os << "pliron " << version() << ", with LLVM " LLVM_VERSION_STRING "\n";
  });
  if (!has_values(llvm::ArrayRef(argv + 1, argv + argc), argv[0]))
    std::exit(1);
  llvm::cl::ParseCommandLineOptions(argc, argv, overview);
}

}  // namespace pliron::driver
