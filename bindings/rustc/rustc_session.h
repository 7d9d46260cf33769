#pragma once
// One crate being compiled: which compiler, which core, which options. Builds the command lines
// that the driver and the layout probe share.

#include <string>
#include <vector>

#include "bindings/rustc/process.h"
#include "bindings/rustc/toolchain.h"

namespace pliron::rustc {

struct CompileOptions {
  std::string rustc;                    // explicit path of the compiler, or "" to look for one
  std::string edition = "2021";
  std::vector<std::string> extra_args;  // passed to rustc as they are
  bool is_verbose = false;              // prints every command line to stderr
};

class RustcSession {
 public:
  RustcSession(Toolchain toolchain, std::string core_folder, std::string input,
               CompileOptions options);

  const Toolchain& toolchain() const { return toolchain_; }
  const std::string& core_folder() const { return core_folder_; }
  const std::string& input() const { return input_; }     // path as the user gave it
  const std::string& source() const { return source_; }   // its text; "" when it cannot be read

  // Runs rustc on `file` with what every step needs (target, core, edition, crate attributes, the
  // user's arguments) and `arguments`.
  ProcessResult run(std::vector<std::string> arguments, llvm::StringRef file,
                    bool inherit_stderr = false) const;
  // The options that make MIR fit for compiling: inlining, no jump threading, full paths.
  static std::vector<std::string> mir_arguments();
  // Whether the user's arguments switch the checks on that mir_arguments() switches off.
  bool overflow_checks() const;

 private:
  Toolchain toolchain_;
  std::string core_folder_;
  std::string input_;
  std::string source_;
  CompileOptions options_;
};

}  // namespace pliron::rustc
