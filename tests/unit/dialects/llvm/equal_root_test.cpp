// Rules whose result is an op equal to the one that they start from do not apply.

#include <doctest/doctest.h>

#include "dialects/builtin/ops.h"
#include "dialects/llvm/ops.h"
#include "ir/parser.h"
#include "ir/walk.h"
#include "passes/matcher/matcher_set.h"
#include "passes/rewrite/greedy_driver.h"
#include "passes/rules/parser.h"

using namespace pliron;

namespace {

// Sets the lowest bit of a factor, which it may have already.
constexpr const char* rule_text = R"(
use llvm
rule odd: mul(%x, #c) where #c != 0 => mul(%x, #(#c | 1))
)";

struct Outcome {
  bool changed;
  std::uint64_t tried, applied;
  bool is_same_op;
};

Outcome apply_to_product_of(llvm::StringRef factor) {
  Context context;
  context.register_dialect(builtin::dialect());
  context.register_dialect(llvm_dialect::dialect());
  std::optional<rules::RuleSet> set =
      rules::parse_rules(context, llvm::MemoryBufferRef(rule_text, "test.rules"));
  REQUIRE(set);
  auto checked = rules::check_rules(context, std::move(*set), {.warnings = false});
  REQUIRE(succeeded(checked));
  std::string text = ("llvm.func @f(%x: i8) -> i8 {\n"
                      "  %c = llvm.mlir.constant(" +
                      factor +
                      " : i8) : i8\n"
                      "  %p = llvm.mul %x, %c {note} : i8\n"
                      "  llvm.return %p : i8\n"
                      "}\n")
                         .str();
  OwningOp module = parse_source(context, llvm::MemoryBufferRef(text, "f.mlir"));
  REQUIRE(module);
  auto product = [&] {
    Operation* found = nullptr;
    walk(module.get(), [&](Operation* op) {
      if (op->is<llvm_dialect::MulOp>())
        found = op;
    });
    return found;
  };
  Operation* before = product();
  FrozenPatternSet patterns(context, {}, MatcherSet::create({*checked}));
  GreedyStatistics statistics;
  auto result = apply_patterns_greedily(module.get(), patterns, {}, &statistics);
  REQUIRE(succeeded(result));
  CHECK(result->converged);
  return {result->changed, statistics.rules[0].tried, statistics.rules[0].applied,
          product() == before && static_cast<bool>(before->attr("note"))};
}

}  // namespace

TEST_CASE("greedy: a rule that would give an op equal to its root counts as no match") {
  Outcome odd = apply_to_product_of("3");
  CHECK_FALSE(odd.changed);
  CHECK(odd.tried == 1);
  CHECK(odd.applied == 0);
  CHECK(odd.is_same_op);
}

TEST_CASE("greedy: where the op is another one the rule applies, and is then done") {
  Outcome even = apply_to_product_of("4");
  CHECK(even.changed);
  CHECK(even.tried == 2);
  CHECK(even.applied == 1);
}
