#pragma once
// Verification of rewrite rules: whether what a rule makes refines what it replaces, found out by
// trying. For each choice of types, attributes and constants the left side is built as IR, the
// matcher and apply_rule() rewrite it as they do in a pass, and both sides are evaluated by the
// ops' own `eval` (ir/eval.h) on all inputs, or on samples where there are too many. A dialect gets
// verification by giving its ops `eval`; nothing here knows one by name.
//
// Refinement, for each input: where the left side has undefined behaviour, anything goes. Otherwise
// the right side has none, and each of its results is that of the left side, or the left one is
// poison. Where an op may choose (`freeze` of poison, the sign of zero under `nsz`), and where an
// input is undef, each outcome of the right side must be one of the left side.
//
// It does not prove anything about widths beyond those it tries, about vectors (ops on vectors are
// evaluated element by element, and rules do not tell them from numbers), and about memory.

#include <memory>
#include <string>
#include <vector>

#include "passes/rules/resolved.h"

namespace pliron::rules {

enum class RuleVerdict : std::uint8_t {
  Verified,      // all inputs of at least one width, and samples of others
  Sampled,       // samples only
  NotVerified,   // cannot be tried; `detail` says why
  NeverMatched,  // no input satisfied the left side and the conditions
  Wrong,
};
// "verified", ...
llvm::StringRef rule_verdict_word(RuleVerdict verdict);

struct RuleReport {
  const CheckedRule* rule = nullptr;
  RuleVerdict verdict = RuleVerdict::NotVerified;
  std::string detail;
  // Of a wrong rule: what is wrong; types and inputs and what the left side gives; what the right
  // side gives.
  std::string mistake, left, right;
  std::uint64_t inputs = 0;  // how many were evaluated
};

struct VerifyRulesOptions {
  // Only rules whose names contain this.
  std::string filter = {};
  std::uint64_t seed = 1;
  // How many inputs all of one choice of types may have to be tried one by one, and of a rule.
  std::uint64_t max_exhaustive = std::uint64_t{1} << 19;
  std::uint64_t max_inputs = std::uint64_t{1} << 20;
  // How many inputs are sampled for other choices of types.
  std::uint64_t samples = 4000;
  unsigned threads = 1;
};

// Verifies the rules of a set, in order. Reports nothing as a diagnostic; registers the dialect
// `rule_verifier` in the context. The same options give the same reports, whatever the number of
// threads.
std::vector<RuleReport> verify_rules(const CheckedRules& rules, const VerifyRulesOptions& options);

// Prints a line for each report and the sums for `file`, and reports each wrong and each never
// matched rule as an error at its place. Fails when there is one.
LogicalResult report_verification(const CheckedRules& rules, llvm::StringRef file,
                                  llvm::ArrayRef<RuleReport> reports, llvm::raw_ostream& os);

}  // namespace pliron::rules
