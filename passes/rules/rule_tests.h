#pragma once
// Runs the tests in rule files:
//
//   test g.a (%x: i8) { ...  yield %2 } => { ...  yield %1 }
//   test g.a (%x: i8) { ...  yield %2 } => unchanged
//
// A body is what stands in a region: ops, and blocks with labels. `yield` ends a block with the
// values that count; it has no types. The rule alone is applied, wherever it can be, and what comes
// out is compared with the expected body. Unused ops without effects, and where constants stand, do
// not count. Where a `convert` rule's new values meet original ones there is a `rule_test.cast`.

#include "ir/block.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "passes/rules/resolved.h"

namespace pliron::rules {

// Applies the rules of the set (there is one) inside an op until none applies, and says whether any
// did. Fails after an error.
using ApplyRules =
    llvm::function_ref<FailureOr<bool>(Operation* root, std::shared_ptr<const CheckedRules>)>;

struct RuleTestResult {
  unsigned run = 0, failed = 0;
};

// Runs all tests of a set. What fails is reported at the test's place, with the lines that differ.
// Registers the dialect `rule_test`, which bodies are put into.
RuleTestResult run_rule_tests(Context& context, std::shared_ptr<const CheckedRules> rules,
                              ApplyRules apply);

}  // namespace pliron::rules
