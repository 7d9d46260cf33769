#pragma once
// How long passes take: wall time and time on a core, by pass and place in the pipeline, as a tree
// on a stream when the run ends. Passes that run beside each other add up.

#include <atomic>
#include <thread>
#include <vector>

#include "passes/pass_instrumentation.h"

namespace pliron {

class PassTiming : public PassInstrumentation {
 public:
  // Coloured when the stream is a terminal.
  explicit PassTiming(llvm::raw_ostream& os) : os_(os) {}

  void before_run(const PassNode& root, Operation* op, unsigned threads) override;
  void after_run(const PassNode& root, Operation* op, LogicalResult result) override;
  void before_ops(const PassNode& node, Operation* parent, std::size_t count) override;
  void after_ops(const PassNode& node, Operation* parent) override;
  void before_pass(const PassNode& node, Operation* op) override;
  void before_verify(const PassNode& node, Operation* op) override;
  void after_verify(const PassNode& node, Operation* op) override;
  void after_pass(const PassNode& node, Operation* op, PassOutcome outcome) override;

 private:
  // In nanoseconds.
  struct Stamp {
    std::uint64_t wall, cpu;
  };
  struct Row {
    std::atomic<std::uint64_t> wall = 0, cpu = 0, runs = 0;
  };
  static Stamp now(bool of_process);
  void start(const PassNode& node);
  void stop(const PassNode& node, Row& row, std::uint64_t runs);
  void print(const PassNode& node, unsigned depth);
  void print_row(const Row& row, const llvm::Twine& name, unsigned depth);

  llvm::raw_ostream& os_;
  unsigned threads_ = 1;
  std::vector<Row> rows_, verify_rows_;  // by PassNode::number
};

}  // namespace pliron
