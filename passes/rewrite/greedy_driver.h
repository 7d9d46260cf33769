#pragma once
// The greedy driver: applies rules, patterns and fold hooks inside an op until none applies any
// more.
//
// Isolated ops are gone through one after the other. In each, ops are visited in program order,
// then the users and the operands of whatever changed. At each op the driver, in this order:
// removes it when nothing uses it and it has no effect; merges it with an equal constant of the
// isolated op around it; moves constant operands of a commutative op behind the others; folds it,
// by its hook or by what its traits say; applies the rule or pattern with the highest benefit that
// fits. Rounds over what is around changes follow until one changes nothing.
//
// It does not touch the root op itself nor anything outside it, nor ops in unreachable blocks, and
// it neither merges nor removes blocks (simplify-cfg does).

#include "passes/rewrite/pattern.h"

namespace pliron {

struct GreedyConfig {
  unsigned max_iterations = 10;  // rounds; 0 for as many as it takes
  std::uint64_t max_rewrites = ~std::uint64_t{0};
  bool top_down = true;  // or start with the last op
  // Without it ops are not folded, constants neither merged nor moved; patterns alone decide.
  bool fold = true;
  // Told of all edits; not owned.
  RewriteListener* listener = nullptr;
};

// What happened; the sum over runs when one is used for several.
struct GreedyStatistics {
  std::uint64_t rounds = 0;
  std::uint64_t visits = 0;  // of ops
  std::uint64_t folds = 0;   // to a value or constant
  std::uint64_t dead = 0;    // ops removed since nothing used them
  std::uint64_t merged_constants = 0;
  std::uint64_t swapped = 0;   // commutative ops whose constants were moved
  std::uint64_t rewrites = 0;  // by patterns and rules
  struct PerPattern {
    std::uint64_t tried = 0;  // of rules: the match held and conditions were asked
    std::uint64_t applied = 0;
  };
  std::vector<PerPattern> patterns;  // by number
  std::vector<PerPattern> rules;     // by number in the MatcherSet
};

struct GreedyResult {
  bool changed = false;
  bool converged = true;  // false: a limit of the configuration ended it
};

// Fails, after an error that names the rules, when they undo each other or grow the IR without end;
// the IR is valid then. The bounds of the configuration are no errors.
FailureOr<GreedyResult> apply_patterns_greedily(Operation* root, const FrozenPatternSet& patterns,
                                                const GreedyConfig& config = {},
                                                GreedyStatistics* statistics = nullptr);

}  // namespace pliron
