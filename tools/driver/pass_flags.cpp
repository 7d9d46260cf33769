#include "tools/driver/pass_flags.h"

namespace pliron::driver {

namespace cl = llvm::cl;

// LLVM's libraries, where they are linked, have flags of their own for their passes; ours comes
// instead.
static llvm::StringRef take_over(llvm::StringRef name) {
  auto& flags = cl::getRegisteredOptions();
  if (auto theirs = flags.find(name); theirs != flags.end())
    theirs->second->removeArgument();
  return name;
}

PassFlags::PassFlags(cl::OptionCategory& category)
    : threads_(
          take_over("threads"),
          cl::desc("Threads for passes on ops that are isolated from above, such as functions; "
                   "0 for all cores (default 1)"),
          cl::value_desc("N"), cl::init(1), cl::cat(category)),
      verify_each_(take_over("verify-each"),
                   cl::desc("Verify after each pass that changed something (default on)"),
                   cl::init(true), cl::cat(category)),
      timing_(take_over("timing"), cl::desc("Print how long passes took, to stderr"),
              cl::cat(category)),
      statistics_(take_over("statistics"), cl::desc("Print what passes counted, to stderr"),
                  cl::cat(category)),
      before_(take_over("print-ir-before"), cl::desc("Print the IR before these passes, to stderr"),
              cl::value_desc("NAMES"), cl::CommaSeparated, cl::cat(category)),
      after_(take_over("print-ir-after"), cl::desc("Print the IR after these passes, to stderr"),
             cl::value_desc("NAMES"), cl::CommaSeparated, cl::cat(category)),
      before_all_(take_over("print-ir-before-all"), cl::desc("Print the IR before each pass"),
                  cl::cat(category)),
      after_all_(take_over("print-ir-after-all"), cl::desc("Print the IR after each pass"),
                 cl::cat(category)),
      after_change_(take_over("print-ir-after-change"),
                    cl::desc("Print the IR after passes that changed it; with --print-ir-after, "
                             "after those of these"),
                    cl::cat(category)),
      after_failure_(take_over("print-ir-after-failure"),
                     cl::desc("Print the IR after a pass that failed or left it invalid"),
                     cl::cat(category)),
      module_scope_(take_over("print-ir-module-scope"),
                    cl::desc("Print all of the IR, not only the op that the pass ran on"),
                    cl::cat(category)),
      tree_dir_(take_over("print-ir-tree-dir"),
                cl::desc("Write what is printed before and after passes to files in a tree of "
                         "folders; without other such flags after each pass"),
                cl::value_desc("DIR"), cl::cat(category)),
      reproducer_(take_over("reproducer"),
                  cl::desc("When a pass fails or crashes, write the IR and the pipeline to a file "
                           "for --run-reproducer"),
                  cl::value_desc("FILE.mlir"), cl::cat(category)),
      trace_(take_over("trace"),
             cl::desc("Write a page to look through the passes: what each changed, its time and "
                      "memory, control flow graphs"),
             cl::value_desc("FILE.html"), cl::cat(category)),
      bisect_limit_(take_over("opt-bisect-limit"),
                    cl::desc("Run the first N passes and skip the others, all with -1, and say so"),
                    cl::value_desc("N"), cl::cat(category)) {}

PassSessionOptions PassFlags::options() const {
  PassSessionOptions options;
  options.threads = threads_;
  options.verify_each = verify_each_;
  options.timing = timing_;
  options.statistics = statistics_;
  options.printing.before.assign(before_.begin(), before_.end());
  options.printing.after.assign(after_.begin(), after_.end());
  options.printing.before_all = before_all_;
  options.printing.after_all = after_all_;
  options.printing.after_change = after_change_;
  options.printing.after_failure = after_failure_;
  options.printing.module_scope = module_scope_;
  options.printing.tree_dir = tree_dir_;
  options.reproducer = reproducer_;
  options.trace = trace_;
  if (bisect_limit_.getNumOccurrences() > 0)
    options.opt_bisect_limit = bisect_limit_;
  return options;
}

std::vector<std::pair<std::string, std::string>> PassFlags::outputs() const {
  std::vector<std::pair<std::string, std::string>> given;
  for (const cl::opt<std::string>* flag : {&trace_, &reproducer_, &tree_dir_})
    if (!flag->empty())
      given.emplace_back(flag->ArgStr.str(), flag->getValue());
  return given;
}

llvm::StringRef PassFlags::first_given() const {
  // A list's operator& gives the list of its values.
  const cl::Option* flags[] = {
      &timing_,     &statistics_,   std::addressof(before_), std::addressof(after_), &before_all_,
      &after_all_,  &after_change_, &after_failure_,         &module_scope_,         &tree_dir_,
      &reproducer_, &trace_,        &bisect_limit_};
  for (const cl::Option* flag : flags)
    if (flag->getNumOccurrences() > 0)
      return flag->ArgStr;
  return "";
}

}  // namespace pliron::driver
