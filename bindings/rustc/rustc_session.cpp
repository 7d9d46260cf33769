#include "bindings/rustc/rustc_session.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"

namespace pliron::rustc {

using llvm::StringRef;

RustcSession::RustcSession(Toolchain toolchain, std::string core_folder, std::string input,
                           CompileOptions options)
    : toolchain_(std::move(toolchain)),
      core_folder_(std::move(core_folder)),
      input_(std::move(input)),
      options_(std::move(options)) {
  if (auto buffer = llvm::MemoryBuffer::getFile(input_))
    source_ = (*buffer)->getBuffer().str();
}

ProcessResult RustcSession::run(std::vector<std::string> arguments, StringRef file,
                                bool inherit_stderr) const {
  std::vector<std::string> all = {
      "--edition=" + options_.edition,
      "--crate-type=rlib",
      "--target=" + target_triple.str(),
      "-L" + core_folder_,
      "-Cpanic=abort",
      // Kernels take slices and structs, which C has no equivalent for.
      "-Aimproper_ctypes_definitions",
      // The crate may enable these features itself, or leave it to us.
      "-Aduplicate_features",
      "-Aunused_features",
      "-Zcrate-attr=feature(abi_ptx)",
      "-Zcrate-attr=feature(stdarch_nvptx)",
  };
  // Naming this one twice is a warning that cannot be silenced alone.
  if (!StringRef(source_).contains("no_std"))
    all.push_back("-Zcrate-attr=no_std");
  all.insert(all.end(), arguments.begin(), arguments.end());
  all.insert(all.end(), options_.extra_args.begin(), options_.extra_args.end());
  all.push_back(file.str());
  ProcessOptions process;
  // Without RUSTC_ICE=0 a compiler that crashes leaves a report in the current folder.
  process.environment = {"RUSTC_BOOTSTRAP=1", "RUSTC_ICE=0"};
  process.inherit_stderr = inherit_stderr;
  process.is_verbose = options_.is_verbose;
  return run_process(toolchain_.rustc, all, process);
}

bool RustcSession::overflow_checks() const {
  bool is_on = false;
  // `-C name`, `-Cname`, `--codegen name` or `--codegen=name`; the last one holds.
  for (StringRef argument : options_.extra_args) {
    argument.consume_front("-C") || argument.consume_front("--codegen=");
    if (argument.consume_front("overflow-checks") || argument.consume_front("overflow_checks"))
      is_on = argument.empty() || llvm::is_contained({"=y", "=yes", "=on", "=true"}, argument);
  }
  return is_on;
}

std::vector<std::string> RustcSession::mir_arguments() {
  return {
      // Level 0 leaves out the markers of storage that LLVM does not need from us; the MIR passes
      // run at level 4 all the same. The checks that level 0 would bring are switched off.
      "-Copt-level=0",
      "-Cdebug-assertions=off",
      "-Coverflow-checks=off",
      "-Zub-checks=no",
      "-Zmir-opt-level=4",
      // Jump threading copies calls, and so barriers, into both arms of a branch. The reorderings
      // number blocks and locals in the order of the program.
      "-Zmir-enable-passes=-JumpThreading,+ReorderBasicBlocks,+ReorderLocals",
      "-Zinline-mir-threshold=100000",
      "-Zinline-mir-hint-threshold=100000",
      "-Zinline-mir-forwarder-threshold=100000",
      "-Zcross-crate-inline-threshold=always",
      "-Zinline-mir-preserve-debug=yes",
      "-Ztrim-diagnostic-paths=no",
      "-Zmir-include-spans=yes",
  };
}

}  // namespace pliron::rustc
