// Cases about rewriting: the greedy driver, rules, the conversion driver.

#include "llvm/Support/MemoryBufferRef.h"
#include "passes/matcher/matcher_set.h"
#include "passes/op_utils.h"
#include "passes/rewrite/conversion_driver.h"
#include "passes/rewrite/greedy_driver.h"
#include "passes/rules/parser.h"
#include "tests/bench/ours.h"

namespace pliron::bench_cases {

using namespace llvm_dialect;

// x + 0 becomes x.
static LogicalResult drop_add_of_zero(Operation* op, Rewriter& rewriter) {
  AddOp add = op->as<AddOp>();
  Attribute value = constant_value(add.operand<"rhs">());
  IntegerAttr integer = value ? value.try_as<IntegerAttr>() : IntegerAttr();
  if (!integer || !integer.value().isZero())
    return failure();
  rewriter.replace_op(op, add.operand<"lhs">());
  return success();
}

static void greedy_run(Run& run, Operation* module) {
  PatternSet set;
  set.add({.name = "add-zero", .root = "llvm.add", .apply = drop_add_of_zero});
  FrozenPatternSet patterns(module->context(), std::move(set));
  run.start();
  FailureOr<GreedyResult> result = apply_patterns_greedily(module, patterns);
  run.stop();
  run.require(succeeded(result) && result->converged, "the driver did not converge");
  run.units = run.ops;
  run.check = count_ops(module);
}

void greedy_none(Run& run) {
  LoadedContext context;
  FilledChain chain(context, run.ops);
  greedy_run(run, chain.op.get());
}

// Every tenth op is the sum of the newest value and one zero.
void greedy(Run& run) {
  LoadedContext context;
  Chain chain(context);
  Location at = Location::unknown();
  Value zero = ConstantOp::build(chain.b, at)
                   .set<"value">(IntegerAttr::i32(context, 0))
                   .results(chain.i32())
                   .create()
                   .result<"res">();
  chain.fill_with_zeros(run.ops, zero);
  chain.finish();
  greedy_run(run, chain.op.get());
}

// `n` rules of the shapes that most rules have, for the ops of the chain and others; none fits, for
// want of constants and of values that come twice.
static void rules_run(Run& run, unsigned n) {
  constexpr const char* names[] = {"add", "mul", "sub", "xor", "and", "or", "shl", "lshr", "ashr"};
  auto name = [&](unsigned k) { return std::string(names[k % 9]); };
  std::string text = "use llvm group many {\n";
  for (unsigned i = 0; i < n; ++i) {
    std::string number = std::to_string(i), left;
    unsigned k = i / 3;
    if (i % 3 == 1 && k < 81)
      left = name(k) + "(" + name(k / 9) + "(%a, %b), sub(%b, %a))";
    else if (i % 3 == 2)
      left = name(k) + "(" + name(k / 9) + "(%a, " + number + "), %b)";
    else
      left = name(k) + "(" + name(k / 9) + "(%a, " + number + "), " + number + ")";
    text += "rule r" + number + " unverified \"a benchmark\": " + left + " => %a\n";
  }
  text += "}\n";
  LoadedContext context;
  auto set = rules::parse_rules(context, llvm::MemoryBufferRef(text, "many.rules"));
  run.require(set.has_value(), "the rules do not parse");
  rules::CheckOptions quiet;
  quiet.warnings = false;
  auto checked = rules::check_rules(context, std::move(*set), quiet);
  run.require(succeeded(checked), "the rules are wrong");
  FrozenPatternSet patterns(context, {}, MatcherSet::create(*checked));
  for (const char* op : names)
    if (const KindMatcher* kind =
            patterns.rules()->for_kind(context.op_info("llvm." + std::string(op))->kind))
      kind->tree();  // building them is not measured
  FilledChain chain(context, run.ops);
  run.start();
  FailureOr<GreedyResult> result = apply_patterns_greedily(chain.op.get(), patterns);
  run.stop();
  run.require(succeeded(result) && !result->changed, "a rule fired");
  run.units = run.ops;
  run.check = count_ops(chain.op.get());
}

void rules_10(Run& run) {
  rules_run(run, 10);
}
void rules_1000(Run& run) {
  rules_run(run, 1000);
}

static LogicalResult sub_to_add(Operation* op, const ConvertedOperands& operands,
                                ConversionRewriter& rewriter) {
  Value sum = AddOp::build(rewriter, op->location())
                  .set<"lhs">(operands[0])
                  .set<"rhs">(operands[1])
                  .create()
                  .result<"res">();
  rewriter.replace_op(op, sum);
  return success();
}

void conversion(Run& run) {
  LoadedContext context;
  FilledChain chain(context, run.ops);
  ConversionPatterns patterns;
  patterns.patterns.push_back({"sub-to-add", "llvm.sub", 1, sub_to_add});
  ConversionTarget target;
  target.add_legal_dialect("llvm");
  target.add_illegal_op("llvm.sub");
  TypeConverter types;
  run.start();
  LogicalResult result = apply_partial_conversion(chain.op.get(), target, types, patterns);
  run.stop();
  run.require(succeeded(result), "the conversion failed");
  run.units = run.ops;
  run.check = count_ops(chain.op.get());
}

}  // namespace pliron::bench_cases
