#pragma once
// Pipelines of passes: making them, from text too, and running them.
//
//   builtin.module(mir.func(mem2reg,canonicalize{max-iterations=10}),mir-to-llvm)
//
// A name is a pass or a named pipeline; `op.name(...)` runs what is inside on each op of that kind
// directly inside the op at hand, `any(...)` on ops of every kind. At the outermost level the op is
// the root itself. Parts are separated by commas, blanks do not count. Options of a pass stand
// behind it: `pass{level=2,fast,only={f,g},mode='two words'}`, separated by commas or blanks;
// `fast` alone means `fast=true`.

#include <memory>
#include <string>
#include <vector>

#include "llvm/ADT/StringRef.h"
#include "passes/pass.h"

namespace llvm {
class SourceMgr;
}

namespace pliron {

class PassInstrumentation;

// A pipeline that has a name of its own and is written out where the name stands.
struct PipelineDef {
  std::string_view name;
  std::string_view summary;
  std::string_view text;
};

// The passes and named pipelines that text may name. Records are not copied and must stay alive.
class PassRegistry {
 public:
  void add(const PassDef& pass);
  void add(const PipelineDef& pipeline);
  // Null when there is none of that name.
  const PassDef* pass(llvm::StringRef name) const;
  const PipelineDef* pipeline(llvm::StringRef name) const;
  // In the order in which they were added.
  llvm::ArrayRef<const PassDef*> passes() const { return passes_; }
  llvm::ArrayRef<const PipelineDef*> pipelines() const { return pipelines_; }

 private:
  std::vector<const PassDef*> passes_;
  std::vector<const PipelineDef*> pipelines_;
};

// Passes for one kind of op, and pipelines for the ops inside it.
class PassPipeline {
 public:
  struct Step {
    const PassDef* pass = nullptr;         // either a pass
    PassOptions options;                   // with these values
    std::unique_ptr<PassPipeline> nested;  // or a pipeline
    Location location = {};                // of the pass in the text of a pipeline, if it has one
  };

  // `anchor` is an op's full name, or "any".
  explicit PassPipeline(llvm::StringRef anchor = "any") : anchor_(anchor) {}

  llvm::StringRef anchor() const { return anchor_; }
  bool accepts(Operation* op) const { return anchor_ == "any" || op->name() == anchor_; }
  const std::vector<Step>& steps() const { return steps_; }
  PassPipeline& add(const PassDef& pass);
  // The same with other options than the defaults: add(dce, PassOptions(dce).set("level", 2)).
  PassPipeline& add(const PassDef& pass, PassOptions options, Location location = {});
  // Adds and returns a pipeline for the ops of that kind inside.
  PassPipeline& nest(llvm::StringRef anchor);
  // Where the text names the anchor; unknown for a pipeline that was not read.
  Location location() const { return location_; }
  void set_location(Location location) { location_ = location; }
  // As text that parses to the same pipeline. Does not write out options that have their defaults.
  void print(llvm::raw_ostream& os) const;

 private:
  std::string anchor_;
  Location location_;
  std::vector<Step> steps_;
};

// Reads a pipeline. Errors point into the text, as the file "<pass-pipeline>"; when `sources` is
// given the text becomes a buffer of that name there, so that an ExcerptPrinter can show the place.
FailureOr<PassPipeline> parse_pass_pipeline(Context& context, const PassRegistry& registry,
                                            llvm::StringRef text,
                                            llvm::SourceMgr* sources = nullptr);

// More threads than this are a mistake.
inline constexpr unsigned max_pass_threads = 1024;

struct PassRunOptions {
  // Whether to verify the IR before the first pass and after each one that changed it.
  bool verify = true;
  // With `verify`: whether the IR is known to be valid, so that the first check is left out.
  bool is_verified = false;
  // How many threads may run passes on ops that are isolated from above, beside each other; 0 for
  // as many as there are cores. Results and diagnostics are the same for any number.
  unsigned threads = 1;
  // Who watches (passes/pass_instrumentation.h); each is told in this order.
  llvm::ArrayRef<PassInstrumentation*> instrumentations = {};
};

// Runs the pipeline on `root` and stops at the first pass that fails or leaves invalid IR, which is
// then reported with the pass's name.
LogicalResult run_passes(const PassPipeline& pipeline, Operation* root,
                         const PassRunOptions& options = {});

}  // namespace pliron
