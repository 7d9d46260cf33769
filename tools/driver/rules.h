#pragma once
// The rule files of pliron-opt: --rules=F and what is done with them (docs/rules.md).

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ir/operation.h"
#include "llvm/Support/SourceMgr.h"
#include "passes/rules/resolved.h"

namespace pliron::driver {

struct RuleOptions {
  std::vector<std::string> files;  // without them: the rules that dialects offer, but for `apply`
  std::string explain;             // the name of a rule
  bool apply = false;              // to the input
  bool print = false, test = false, dump_matcher = false;
  bool overlaps = false;
  std::string overlaps_of;  // an op, "all", or "" for a summary
  bool statistics = false, debug = false;
  bool verify = false;
  std::string verify_filter;
  std::optional<std::uint64_t> seed;  // of samples

  // Whether the rules themselves are asked for, so that no input is read.
  bool is_alone() const { return is_asked() && !apply && explain.empty(); }
  // Whether anything is done with rules but applying them.
  bool is_asked() const {
    return print || test || dump_matcher || overlaps || verify || !files.empty();
  }
  // Whether what is printed is for failures too.
  bool is_report() const { return test || verify; }
};

class RuleFiles {
 public:
  // Reads the files into `sources`, which must outlive this object. Fails, after an error, when one
  // cannot be read or options do not fit together.
  LogicalResult read(Context& context, llvm::SourceMgr& sources, RuleOptions options);
  const RuleOptions& options() const { return options_; }

  // Loads and checks all of them, then prints, tests or dumps them when that is asked for.
  LogicalResult show(Context& context, llvm::raw_ostream& os) const;
  // Applies them inside an op.
  LogicalResult apply(Operation* root) const;

 private:
  using Rules = std::vector<std::shared_ptr<const rules::CheckedRules>>;
  FailureOr<Rules> load(Context& context) const;
  LogicalResult explain(Operation* root, const Rules& rules) const;
  LogicalResult verify(Context& context, const Rules& rules, llvm::raw_ostream& os) const;
  LogicalResult show_overlaps(Context& context, const Rules& rules, llvm::raw_ostream& os) const;

  RuleOptions options_;
  std::vector<llvm::MemoryBufferRef> buffers_;
  llvm::SourceMgr* sources_ = nullptr;
};

}  // namespace pliron::driver
