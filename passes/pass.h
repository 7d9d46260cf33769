#pragma once
// A pass is a record: its name, what it does, which op it runs on, and a function. It is one .cpp
// file that opens with the IR before and after; the record is its last lines:
//
//   static LogicalResult run_dce(Operation* root, PassContext& context) { ... }
//   const PassDef dce_pass{.name = "dce", .summary = "Removes ...", .run = run_dce};
//
// A pass changes only the op it is given and what is inside, keeps the IR valid, and may not erase
// the op itself. A run may give ops that are isolated from above to several threads, so a pass
// keeps nothing in variables of its own; it looks at ops outside of the one it is given only for
// what no pass on a sibling changes (names and types of symbols).

#include <atomic>
#include <memory>
#include <string_view>
#include <type_traits>

#include "ir/operation.h"
#include "ir/result.h"
#include "passes/analyses.h"
#include "passes/pass_option.h"

namespace pliron {

// A number that a pass counts up, on as many ops and threads as a run has.
class Statistic {
 public:
  Statistic& operator+=(std::uint64_t n) {
    value_.fetch_add(n, std::memory_order_relaxed);
    return *this;
  }
  Statistic& operator++() { return *this += 1; }
  std::uint64_t value() const { return value_.load(std::memory_order_relaxed); }

 private:
  std::atomic<std::uint64_t> value_ = 0;
};

// A statistic that is in the record is shown also when it is 0, with what it means.
struct StatisticDef {
  std::string_view name;     // "num-folded"
  std::string_view summary;  // "Ops that became constants"
};

class PassStatistics;

// Receives what passes tell of their work, for traces. Called by the thread that runs the pass.
class PassEventSink {
 public:
  virtual ~PassEventSink() = default;
  // `count` more of what is called `name`, a thing of kind `category`: ("rule", "add-zero", 1).
  virtual void event(llvm::StringRef category, llvm::StringRef name, std::uint64_t count) = 0;
};

// What a run of passes offers to the pass at hand.
class PassContext {
 public:
  // What belongs to the run; everything is owned by it and outlives the context.
  struct Run {
    const PassOptions& options;
    PassStatistics& statistics;
    AnalysisCache& analyses;
    unsigned threads = 1;
    PassEventSink* events = nullptr;
    Location location = {};  // of the pass in the text of the pipeline
  };
  PassContext(Operation* op, const Run& run) : op_(op), run_(run) {}
  PassContext(const PassContext&) = delete;
  PassContext& operator=(const PassContext&) = delete;

  Context& context() const { return op_->context(); }
  // What the pass runs on.
  Operation* op() const { return op_; }

  // Where to report what is wrong with how the pass is used, such as its options: its name in the
  // text of the pipeline; what it runs on when there is none.
  Location location() const { return run_.location.is_unknown() ? op_->location() : run_.location; }

  // The value of an option, as bool, an integer type, llvm::StringRef or
  // llvm::ArrayRef<std::string>. One that is not in the record is a programmer's mistake and
  // asserts. Linear in the number of options.
  template <typename T>
  T option(llvm::StringRef name) const {
    return run_.options.get<T>(name);
  }

  // The counter of that name, of this pass at this place of the pipeline. Names need not be in the
  // record. Keep the reference where it counts often: looking up a declared one is linear in their
  // number, another one takes a lock. Safe from several threads.
  Statistic& statistic(llvm::StringRef name) const;

  // The analysis of the op as it was before the pass; kept from earlier passes that preserved it.
  // A pass that goes on using it after changes keeps it right or drops it itself.
  template <typename A>
  A& analysis();
  // The same if it is there already, or null.
  template <typename A>
  A* cached_analysis() {
    return run_.analyses.find<A>();
  }
  // Forgets one, so that the next question computes it anew.
  template <typename A>
  void drop_analysis() {
    run_.analyses.drop(analysis_id<A>);
  }
  DominanceInfo& dominance() { return analysis<DominanceInfo>(); }

  // Says that the pass has left the IR as it was, so that nothing is checked or computed again.
  void mark_unchanged() { changed_ = false; }
  bool changed() const { return changed_; }
  // Says that this analysis is still right although the IR was changed and the record does not list
  // it.
  template <typename A>
  void mark_preserved() {
    preserved_.push_back(analysis_id<A>);
  }
  llvm::ArrayRef<AnalysisId> preserved() const { return preserved_; }

  // How many threads the pass may use for itself: what the run was given for a pass on the whole
  // IR, 1 for one that runs beside others.
  unsigned threads() const { return run_.threads; }

  // Tells of something that happened: a rule that fired, a round of a driver. Costs nothing but a
  // test while nobody records. `count` adds up by category and name.
  bool records_events() const { return run_.events != nullptr; }
  void record(llvm::StringRef category, llvm::StringRef name, std::uint64_t count = 1) const {
    if (run_.events)
      run_.events->event(category, name, count);
  }

 private:
  Operation* op_;
  const Run& run_;
  bool changed_ = true;
  llvm::SmallVector<AnalysisId, 2> preserved_;
};

struct PassDef {
  std::string_view name;         // as in pipelines: "simplify-cfg"
  std::string_view summary;      // one sentence
  std::string_view anchor = {};  // the op it runs on, in full ("builtin.module"); "" for any
  Analyses preserves = {};
  StaticList<PassOption, 12> options = {};
  StaticList<StatisticDef, 12> statistics = {};
  // Fails after having reported an error; then the IR may be in any state.
  LogicalResult (*run)(Operation*, PassContext&) = nullptr;
};

template <typename A>
A& PassContext::analysis() {
  if (A* known = run_.analyses.find<A>())
    return *known;
  // Making it may make others, which then come first.
  std::unique_ptr<A> made;
  if constexpr (std::is_constructible_v<A, Operation*, PassContext&>)
    made = std::make_unique<A>(op_, *this);
  else if constexpr (std::is_constructible_v<A, Operation*>)
    made = std::make_unique<A>(op_);
  else
    made = std::make_unique<A>();
  return run_.analyses.add(std::move(made));
}

}  // namespace pliron
