#pragma once
// A run of passes as one self-contained HTML page to look through: the pipeline as a timeline, the
// IR before and after each pass side by side, control flow graphs, what passes counted, time and
// memory.
//
// The IR is cut into units, the ops that are inside nothing but symbol tables (mostly functions),
// and each distinct text of a unit is kept once, so that a pass that leaves most functions alone
// adds little. Text, diffs and graphs are drawn in the browser (passes/trace_page.html).

#include <string>
#include <vector>

#include "llvm/ADT/StringMap.h"
#include "passes/pass_instrumentation.h"

namespace llvm::json {
class OStream;
}

namespace pliron {

class PassTrace : public PassInstrumentation, public PassEventSink {
 public:
  // The page is written to `path` when the run ends, also after a failure.
  explicit PassTrace(std::string path);
  ~PassTrace() override;

  bool needs_one_thread() const override { return true; }
  bool has_failed() const override { return has_failed_; }
  PassEventSink* events() override { return this; }
  void before_run(const PassNode& root, Operation* op, unsigned threads) override;
  void after_run(const PassNode& root, Operation* op, LogicalResult result) override;
  void before_pass(const PassNode& node, Operation* op) override;
  void before_verify(const PassNode& node, Operation* op) override;
  void after_verify(const PassNode& node, Operation* op) override;
  void after_pass(const PassNode& node, Operation* op, PassOutcome outcome) override;
  void event(llvm::StringRef category, llvm::StringRef name, std::uint64_t count) override;

 private:
  struct Unit;
  struct Change;
  struct Execution;
  unsigned unit_number(int parent, std::string name);
  std::pair<Operation*, unsigned> unit_around(Operation* op);
  int text_number(std::string text);
  // Looks at the units of `op` again; what differs from before is added to `changes`.
  void update(Operation* op, std::vector<Change>& changes);
  void look_at(Operation* op, unsigned unit, std::vector<Change>& changes);
  void forget_lost(unsigned table, std::vector<Change>& changes);
  void set_text(unsigned unit, int text, std::vector<Change>& changes);
  void write_nodes(llvm::json::OStream& json, const PassNode& node, int parent) const;
  void write_execution(llvm::json::OStream& json, const Execution& execution) const;
  void write_data(llvm::json::OStream& json, const PassNode& root) const;
  void write(const PassNode& root);

  std::string path_;
  bool has_failed_ = false, is_run_ok_ = true;
  Operation* root_ = nullptr;
  std::uint64_t start_ = 0;
  unsigned num_updates_ = 0;
  // By number.
  std::vector<Unit> units_;
  llvm::StringMap<unsigned> unit_numbers_;  // by table and name
  llvm::StringMap<unsigned> text_numbers_;
  std::vector<llvm::StringRef> text_list_;
  // Category and name, and the number by the two with a 0 between.
  std::vector<std::pair<std::string, std::string>> counters_;
  llvm::StringMap<unsigned> counter_numbers_;
  std::vector<Execution> executions_;
};

}  // namespace pliron
