#pragma once
// The rules of a run, compiled: for each kind of op the rules that start there and their decision
// tree, built when the first op of that kind comes. Immutable, and shared by threads. Adding or
// removing rules makes another set, which keeps the trees of kinds that are not concerned.

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "passes/matcher/decision_tree.h"

namespace pliron {

struct MatcherOptions {
  // Only groups of this phase, and those without phases; "" for all groups.
  std::string phase = {};
  std::vector<std::string> disabled_groups = {};
  // Whether constants of commutative ops are known to stand last.
  bool constants_last = true;
  // Whether `convert` rules take part, for the conversion driver.
  bool converts = false;
};

// A rule of a set.
struct RuleRef {
  const rules::CheckedRules* set = nullptr;
  const rules::CheckedRule* rule = nullptr;
  std::uint32_t number = 0;  // in the MatcherSet
};

// The rules for one kind of op, the best first.
class KindMatcher {
 public:
  KindMatcher(std::vector<RuleRef> rules, bool constants_last);
  llvm::ArrayRef<RuleRef> rules() const { return rules_; }
  // Built by the first call.
  const rules::DecisionTree& tree() const;
  // How many ops away from its root, through uses, something can change that makes one of the rules
  // fit. None when that is not known, because a rule asks native code about values or blocks.
  std::optional<unsigned> reach() const { return reach_; }

 private:
  std::vector<RuleRef> rules_;
  bool constants_last_;
  std::optional<unsigned> reach_;
  mutable std::once_flag once_;
  mutable rules::DecisionTree tree_;
};

class MatcherSet {
 public:
  using Rules = std::shared_ptr<const rules::CheckedRules>;

  // Of several sets, in the order in which they count as loaded.
  static std::shared_ptr<const MatcherSet> create(llvm::ArrayRef<Rules> sets,
                                                  const MatcherOptions& options = {});
  // The same with other rules behind these, and without a group. Numbers of rules stay.
  std::shared_ptr<const MatcherSet> with(Rules more) const;
  std::shared_ptr<const MatcherSet> without_group(llvm::StringRef group) const;

  // How many rules there are; numbers are below that.
  unsigned num_rules() const { return static_cast<unsigned>(all_.size()); }
  const RuleRef& rule(std::uint32_t number) const { return all_[number]; }
  // The rules for a kind, or null. O(1).
  const KindMatcher* for_kind(std::uint32_t kind) const {
    return kind < by_kind_.size() ? by_kind_[kind].get() : nullptr;
  }

  // The farthest that the rules of any kind reach (KindMatcher::reach()), at least 1.
  std::optional<unsigned> reach() const;

  // All trees, built if need be, with their rules. What --dump-matcher shows.
  void print(llvm::raw_ostream& os) const;

 private:
  bool takes(const rules::CheckedRules& set, const rules::CheckedRule& rule) const;
  void add(llvm::ArrayRef<RuleRef> rules);

  MatcherOptions options_;
  std::vector<Rules> sets_;   // kept alive
  std::vector<RuleRef> all_;  // a removed one has no rule
  std::vector<std::shared_ptr<const KindMatcher>> by_kind_;
};

}  // namespace pliron
