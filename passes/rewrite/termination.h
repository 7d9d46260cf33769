#pragma once
// Watches a driver for rules that undo each other or that keep growing the IR, and says which they
// are. What has not been made by a long chain of firings costs next to nothing to watch: an op has
// a generation, one more than that of the op from which it was made, and only from the 64th on
// roots are compared with earlier ones of the same chain.
//
// A chain that is only long, like a thousand additions that become one, is no mistake: what counts
// is that the same op comes up again, or that the IR does not get smaller.

#include <functional>
#include <string>
#include <vector>

#include "ir/diagnostics.h"
#include "ir/operation.h"
#include "llvm/ADT/DenseMap.h"

namespace pliron {

class TerminationGuard {
 public:
  // The names of rules by number, for reports. `count_rest` counts the ops that have not been given
  // to expect(); it is called once at most, when the IR seems to grow too much.
  using RuleName = std::function<std::string(std::uint32_t)>;
  using CountRest = std::function<std::uint64_t()>;
  TerminationGuard(RuleName rule_name, CountRest count_rest)
      : rule_name_(std::move(rule_name)), count_rest_(std::move(count_rest)) {}

  // So many more ops are there at the start, and what has been made so far is done with.
  void expect(std::uint64_t num_ops) {
    if (has_trails_) {
      trails_.clear();
      has_trails_ = false;
    }
    if (is_counted_)
      return;
    start_ += num_ops;
    ops_ += num_ops;
    ops_then_ += num_ops;
  }

  // A rule is tried on `root`, or about to change it.
  void begin(std::uint32_t rule, Operation* root) {
    rule_ = rule;
    ops_before_ = ops_;
    if (has_trails_)
      trail_ = trails_.lookup(root);
    ++trail_.generation;
    root_location_ = root->location();
    if (trail_.generation >= watched_generation)
      prepare(root);
  }
  // It did not apply.
  void cancel() { trail_ = {}; }
  // It has. False when the driver has to stop.
  bool end() {
    if (growth_.size() <= rule_)
      growth_.resize(rule_ + 1);
    growth_[rule_] += static_cast<std::int64_t>(ops_ - ops_before_);
    if (trail_.generation >= watched_generation)
      record();
    trail_ = {};
    return verdict_ == Verdict::Fine;
  }

  // An op has been made, changed, or is about to be freed.
  void created(Operation* op) {
    ++ops_;
    if (ops_ > 8 * start_ + 1000 && verdict_ == Verdict::Fine && has_grown())
      verdict_ = Verdict::Grows;
    changed(op);
  }
  void changed(Operation* op) {
    if (trail_.generation) {
      has_trails_ = true;
      trails_[op] = trail_;
    } else if (has_trails_) {
      trails_.erase(op);
    }
  }
  // Its memory may be that of another one soon.
  void erased(Operation* op) {
    --ops_;
    if (has_trails_)
      trails_.erase(op);
  }

  std::uint64_t num_ops() const { return ops_; }

  // Reports why the driver had to stop.
  InFlightDiagnostic report(Context& context) const;

 private:
  static constexpr std::uint32_t watched_generation = 64;
  static constexpr std::uint32_t long_generation = 1024;
  static constexpr unsigned ring_size = 256;

  enum class Verdict : std::uint8_t { Fine, PingPong, Grows, Endless };
  struct Trail {
    std::uint32_t generation = 0;
    std::uint32_t chain = 0;  // a number that those have in common that come from one op
  };
  struct Firing {
    std::uint32_t rule = 0;
    std::uint32_t chain = 0;
    std::uint64_t hash = 0;
    std::string text;  // the root, once its hash has been seen twice
  };

  // Once all ops have been counted.
  bool has_grown();
  void prepare(Operation* root);
  void record();
  void check_length();
  void find_guilty();
  std::uint32_t fastest_growing() const;

  std::uint64_t start_ = 0, ops_ = 0, ops_before_ = 0;
  RuleName rule_name_;
  CountRest count_rest_;
  bool is_counted_ = false;
  std::uint32_t rule_ = 0;
  Trail trail_;
  Location root_location_;
  bool has_trails_ = false;
  llvm::DenseMap<Operation*, Trail> trails_;
  std::vector<std::int64_t> growth_;  // by rule: ops made less ops erased

  std::uint32_t num_chains_ = 0;
  Firing firing_;             // the one that is going on
  std::vector<Firing> ring_;  // the last ones
  std::size_t ring_next_ = 0;
  llvm::DenseMap<std::pair<std::uint64_t, std::uint32_t>, std::uint32_t> seen_;
  // Since when long chains have been counted without the IR getting smaller.
  std::uint64_t long_firings_ = 0, ops_then_ = 0;

  Verdict verdict_ = Verdict::Fine;
  std::vector<std::uint32_t> guilty_;
  std::uint64_t times_ = 0;
  std::string first_state_, second_state_;
};

}  // namespace pliron
