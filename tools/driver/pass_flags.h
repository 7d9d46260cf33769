#pragma once
// The flags with which passes are watched, as pliron-opt has them.

#include "llvm/Support/CommandLine.h"
#include "passes/pass_session.h"

namespace pliron::driver {

// Declares the flags for as long as it lives; to be made before the command line is parsed.
class PassFlags {
 public:
  explicit PassFlags(llvm::cl::OptionCategory& category);

  // What was given.
  PassSessionOptions options() const;
  // The first flag that was given and says nothing without passes, or "".
  llvm::StringRef first_given() const;
  // The flags that name what is written beside the result, and what they name; those that were
  // given.
  std::vector<std::pair<std::string, std::string>> outputs() const;

 private:
  llvm::cl::opt<unsigned> threads_;
  llvm::cl::opt<bool> verify_each_, timing_, statistics_;
  llvm::cl::list<std::string> before_, after_;
  llvm::cl::opt<bool> before_all_, after_all_, after_change_, after_failure_, module_scope_;
  llvm::cl::opt<std::string> tree_dir_, reproducer_, trace_;
  llvm::cl::opt<std::int64_t> bisect_limit_;
};

}  // namespace pliron::driver
