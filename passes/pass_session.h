#pragma once
// Running a pipeline with all that a tool offers to watch it: what the flags of pliron-opt choose,
// as one struct. Programs that want only some of it give instrumentations to run_passes()
// themselves.

#include <optional>
#include <string>

#include "passes/ir_printing.h"
#include "passes/pass_manager.h"

namespace pliron {

struct PassSessionOptions {
  unsigned threads = 1;      // 0 for as many as there are cores
  bool verify_each = true;   // after each pass that changed something
  bool is_verified = false;  // whether the IR is known to be valid before the first one
  // Reports when the run ends.
  bool timing = false, statistics = false;
  IrPrintingOptions printing;
  // A file for what a pass failed or crashed on; "" for none. `reproducer_flags` are those with
  // which the tool can read the IR.
  std::string reproducer, reproducer_flags;
  // A page to look through the run (passes/trace.h); "" for none.
  std::string trace;
  // The first so many passes run, all with -1, and each is told.
  std::optional<std::int64_t> opt_bisect_limit;
};

// Whether the options make sense with these passes. If not, there are errors; those about names
// point into the buffer "<print-ir-before>" or "<print-ir-after>", which is added to `sources` if
// given.
LogicalResult check_session(Context& context, const PassRegistry& registry,
                            const PassSessionOptions& options, llvm::SourceMgr* sources = nullptr);

struct SessionResult {
  LogicalResult result;
  // A crash was caught: the IR and its context must be left alone, not even freed.
  bool has_crashed = false;
};

// Runs the pipeline. Reports and dumps go to stderr.
SessionResult run_session(const PassPipeline& pipeline, Operation* root,
                          const PassSessionOptions& options);

}  // namespace pliron
