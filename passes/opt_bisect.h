#pragma once
// Finding the pass that does something wrong: passes are counted as they run, and those beyond a
// limit are skipped. Each is told on a stream, in LLVM's words:
//
//   BISECT: running pass (1) canonicalize on llvm.func @f
//   BISECT: NOT running pass (2) cse on llvm.func @f

#include <cstdint>

#include "passes/pass_instrumentation.h"

namespace pliron {

class OptBisect : public PassInstrumentation {
 public:
  // Runs the first `limit` passes; all with -1.
  OptBisect(std::int64_t limit, llvm::raw_ostream& os) : limit_(limit), os_(os) {}

  bool needs_one_thread() const override { return true; }
  bool should_run(const PassNode& node, Operation* op) override;

 private:
  std::int64_t limit_, count_ = 0;
  llvm::raw_ostream& os_;
};

}  // namespace pliron
