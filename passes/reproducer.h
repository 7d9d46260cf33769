#pragma once
// What is needed to see a pass fail or crash once more: a file with the IR from before the pass and
// the pipeline, which `pliron-opt --run-reproducer FILE` runs again.
//
//   // Run again with: pliron-opt --run-reproducer FILE
//   builtin.module { ... }
//   {-#
//     external_resources: {
//       pliron_reproducer: { pipeline: "builtin.module(mir.func(mem2reg))", verify_each: true }
//     }
//   #-}
//
// When one pass runs after the other it is that one pass, and the IR right before it. With several
// threads it is the whole pipeline, and the IR before all of it.

#include <optional>
#include <string>

#include "ir/resources.h"
#include "passes/pass_instrumentation.h"

namespace pliron {

// What a reproducer says besides the IR.
struct ReproducerSetting {
  std::string pipeline;
  bool verify_each = true;
};

// Takes it out of what a file has in `{-# ... #-}`. An error when it is not there, or is not as it
// should be; `file` is the place of the file as a whole.
FailureOr<ReproducerSetting> take_reproducer(Context& context, FileResources& resources,
                                             Location file);

class Reproducer : public PassInstrumentation {
 public:
  // `flags`, such as "--load-dialect=x.so ", go into the command on the first line.
  Reproducer(std::string path, bool verify_each, std::string flags = "")
      : path_(std::move(path)), flags_(std::move(flags)), verify_each_(verify_each) {}

  bool catches_crashes() const override { return true; }
  bool has_failed() const override { return has_failed_; }
  // Whether a pass has crashed: then the IR must not be looked at any more, not even to free it.
  bool has_crashed() const { return has_crashed_; }

  void before_run(const PassNode& root, Operation* op, unsigned threads) override;
  void after_run(const PassNode& root, Operation* op, LogicalResult result) override;
  void before_pass(const PassNode& node, Operation* op) override;
  void after_pass(const PassNode& node, Operation* op, PassOutcome outcome) override;

 private:
  std::string text_of_root() const;
  void write(llvm::StringRef text, std::string pipeline);
  void write_one_pass(const PassNode& node, Operation* op);

  std::string path_, flags_;
  bool verify_each_;
  bool is_local_ = true;  // about one pass
  bool has_failed_ = false;
  std::atomic<bool> has_crashed_ = false;
  Operation* root_ = nullptr;
  // The IR from before: a copy of the op that the pass runs on, or the text of all.
  OwningOp copy_;
  std::string text_;
};

}  // namespace pliron
