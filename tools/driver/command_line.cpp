#include "tools/driver/command_line.h"

#include <cstdlib>

#include "ir/nearest_name.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
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

// LLVM's own suggestion for a name that is not near to any is one that is not near.
static bool is_known_option(llvm::StringRef spelled, llvm::StringRef name,
                            llvm::StringRef program) {
  if (llvm::cl::getRegisteredOptions().contains(name))
    return true;
  llvm::SmallVector<llvm::StringRef, 64> names;
  for (const auto& entry : llvm::cl::getRegisteredOptions())
    if (entry.second->getOptionHiddenFlag() == llvm::cl::NotHidden)
      names.push_back(entry.first);
  llvm::sort(names);
  std::string nearest = nearest_name(name, names).str();
  error(program) << "there is no option '" << spelled << "'"
                 << (nearest.empty()
                         ? "; --help lists them"
                         : "; did you mean '" + std::string(nearest.size() > 1 ? "--" : "-") +
                               nearest + "'?")
                 << '\n';
  return false;
}

static bool is_known_word(llvm::StringRef name, llvm::StringRef value,
                          llvm::ArrayRef<OptionWords> words, llvm::StringRef program) {
  for (const OptionWords& option : words) {
    if (option.option != name || llvm::is_contained(option.words, value))
      continue;
    error(program) << "--" << name << " cannot be '" << value << "'"
                   << did_you_mean(value, option.words) << " (it is one of "
                   << llvm::join(option.words, ", ") << ")\n";
    return false;
  }
  return true;
}

// Names of options, and those of their values that are words. LLVM's parser looks at the rest.
static bool are_known(llvm::ArrayRef<const char*> arguments, llvm::ArrayRef<OptionWords> words,
                      llvm::StringRef program) {
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    llvm::StringRef argument = arguments[i];
    if (argument == "--")
      return true;
    if (!argument.starts_with("-") || argument == "-")
      continue;
    auto [spelled, value] = argument.split('=');
    llvm::StringRef name = spelled.ltrim('-');
    if (!is_known_option(spelled, name, program))
      return false;
    const llvm::cl::Option* option = llvm::cl::getRegisteredOptions().lookup(name);
    bool is_separate = spelled.size() == argument.size() &&
                       option->getValueExpectedFlag() == llvm::cl::ValueRequired;
    if (is_separate && ++i < arguments.size())
      value = arguments[i];
    if (!value.empty() && !is_known_word(name, value, words, program))
      return false;
  }
  return true;
}

void parse_command_line(llvm::cl::OptionCategory& category, int argc, const char* const* argv,
                        const char* overview, llvm::ArrayRef<OptionWords> words) {
  llvm::cl::HideUnrelatedOptions(category);
  llvm::cl::SetVersionPrinter([](llvm::raw_ostream& os) {
    os << "pliron " << version() << ", with LLVM " LLVM_VERSION_STRING "\n";
  });
  llvm::ArrayRef arguments(argv + 1, argv + argc);
  if (!has_values(arguments, argv[0]) || !are_known(arguments, words, argv[0]))
    std::exit(1);
  llvm::cl::ParseCommandLineOptions(argc, argv, overview);
}

}  // namespace pliron::driver
