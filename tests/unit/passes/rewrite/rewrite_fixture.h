#pragma once
// For tests of rewriting: functions in the toy dialect as text, and drivers run on them.

#include "passes/op_utils.h"
#include "passes/rewrite/greedy_driver.h"
#include "tests/unit/passes/test_dialect.h"

namespace toy {

// A module with one function of that body.
inline OwningOp parse_body(Playground& playground, llvm::StringRef type, llvm::StringRef body) {
  std::string text = ("\"toy.func\"() <{sym_name = \"f\", function_type = " + type + "}> ({\n" +
                      body + "}) : () -> ()\n")
                         .str();
  OwningOp module = playground.parse(text);
  REQUIRE_MESSAGE(module, playground.take_messages());
  return module;
}

// The driver's result; the IR must be valid behind it.
inline FailureOr<GreedyResult> greedy(Playground& playground, Operation* root, PatternSet patterns,
                                      const GreedyConfig& config = {},
                                      GreedyStatistics* statistics = nullptr) {
  FrozenPatternSet frozen(playground.context, std::move(patterns));
  FailureOr<GreedyResult> result = apply_patterns_greedily(root, frozen, config, statistics);
  REQUIRE_MESSAGE(succeeded(verify(root)), playground.take_messages());
  return result;
}

// What the body becomes.
inline std::string greedy_body(llvm::StringRef type, llvm::StringRef body, PatternSet patterns = {},
                               const GreedyConfig& config = {}) {
  Playground playground;
  OwningOp module = parse_body(playground, type, body);
  auto result = greedy(playground, module.get(), std::move(patterns), config);
  REQUIRE_MESSAGE(succeeded(result), playground.take_messages());
  CHECK(result->converged);
  return body_of(module.get());
}

}  // namespace toy
