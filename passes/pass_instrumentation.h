#pragma once
// Watching a run of passes: timers, dumps of the IR, reproducers and traces are instrumentations.
// One is a class that overrides what it wants to be told, and is given to run_passes() in
// PassRunOptions::instrumentations.

#include <memory>
#include <vector>

#include "passes/pass_manager.h"
#include "passes/pass_statistics.h"

namespace pliron {

// A pass or a pipeline at its place in the pipeline that is run.
struct PassNode {
  const PassNode* parent = nullptr;            // null for the outermost pipeline
  const PassPipeline* pipeline = nullptr;      // of a pipeline
  const PassPipeline::Step* step = nullptr;    // of a pass; null for pipelines
  std::unique_ptr<PassStatistics> statistics;  // of a pass
  const OpInfo* anchor = nullptr;              // of a pipeline: what it runs on; null for any op
  unsigned index = 0;                          // among the steps of its parent
  unsigned number = 0;  // in the whole pipeline, in the order of its text; for tables
  std::vector<std::unique_ptr<PassNode>> children;

  bool is_pass() const { return step != nullptr; }
  // Of the pass, or of the pipeline's anchor.
  llvm::StringRef name() const {
    return is_pass() ? llvm::StringRef(step->pass->name) : pipeline->anchor();
  }
};

enum class PassOutcome : std::uint8_t { Unchanged, Changed, Failed, Invalid, Crashed };

// All functions are called by the thread that does the work; when passes run on several threads,
// several at once, unless needs_one_thread() says otherwise.
class PassInstrumentation {
 public:
  virtual ~PassInstrumentation() = default;

  // Whether passes must run one after the other while this one watches.
  virtual bool needs_one_thread() const { return false; }
  // Whether a crash in a pass must be caught, so that after_pass() is told of it. Then the run
  // fails.
  virtual bool catches_crashes() const { return false; }
  // Whether it could not do its own work, and has reported why; then the run fails at its end.
  virtual bool has_failed() const { return false; }
  // Where events go that passes record (PassContext::record); the first that is not null counts.
  virtual PassEventSink* events() { return nullptr; }

  // The whole run. `threads` is how many it really uses.
  virtual void before_run(const PassNode&, Operation*, unsigned /*threads*/) {}
  virtual void after_run(const PassNode&, Operation*, LogicalResult) {}

  // One pipeline on all the ops that it fits inside `parent`, then on one of them. The outermost
  // one has only the latter.
  virtual void before_ops(const PassNode&, Operation* /*parent*/, std::size_t /*count*/) {}
  virtual void after_ops(const PassNode&, Operation* /*parent*/) {}
  virtual void before_pipeline(const PassNode&, Operation*) {}
  virtual void after_pipeline(const PassNode&, Operation*) {}

  // Whether to run this pass on this op; false skips it. All are asked before any before_pass().
  virtual bool should_run(const PassNode&, Operation*) { return true; }
  virtual void before_pass(const PassNode&, Operation*) {}
  // Between the two: the check of what the pass has left.
  virtual void before_verify(const PassNode&, Operation*) {}
  virtual void after_verify(const PassNode&, Operation*) {}
  // `Invalid` when the check found the IR so; what was wrong has been reported by then.
  virtual void after_pass(const PassNode&, Operation*, PassOutcome) {}
};

// The numbers that passes counted, on a stream, one block for each pass of the pipeline that has
// any, in the order of the pipeline.
void print_statistics(const PassNode& root, llvm::raw_ostream& os);

}  // namespace pliron
