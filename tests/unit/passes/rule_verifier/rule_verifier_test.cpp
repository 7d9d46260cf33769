// The verifier of rules on a dialect of its own, whose ops have `eval`: natives and what they
// promise, several results, code that gives nonsense, and threads.

#include "passes/rule_verifier/rule_verifier.h"

#include "ir/dialect.h"
#include "ir/eval.h"
#include "passes/rules/parser.h"
#include "passes/rules/registry.h"

#include <doctest/doctest.h>

namespace pliron {
namespace {

using Results = llvm::SmallVectorImpl<EvalValue>;

EvalStatus poison_or(const EvalInput& in, Results& results,
                     llvm::function_ref<llvm::APInt()> compute) {
  for (const EvalValue& operand : in.operands)
    if (operand.is_poison) {
      results.push_back(EvalValue::poison(operand.bits.getBitWidth()));
      return EvalStatus::Done;
    }
  results.push_back({compute()});
  return EvalStatus::Done;
}

struct ConstantOp : Op<ConstantOp> {
  using Op::Op;
  static constexpr OpDef def{.name = "calc.constant",
                             .summary = "A number.",
                             .results = {{"result", AnyType}},
                             .attrs = {{"value", AnyAttr}},
                             .traits = {Trait::Pure, Trait::ConstantLike}};
};
struct AddOp : Op<AddOp> {
  using Op::Op;
  static constexpr OpDef def{.name = "calc.add",
                             .summary = "A sum.",
                             .operands = {{"a", AnyInteger}, {"b", SameTypeAs{"a"}}},
                             .results = {{"result", SameTypeAs{"a"}}},
                             .traits = {Trait::Pure, Trait::Commutative}};
  EvalStatus eval(const EvalInput& in, Results& results) {
    return poison_or(in, results, [&] { return in.operands[0].bits + in.operands[1].bits; });
  }
};
struct AbsOp : Op<AbsOp> {
  using Op::Op;
  static constexpr OpDef def{.name = "calc.abs",
                             .summary = "The absolute value.",
                             .operands = {{"a", AnyInteger}},
                             .results = {{"result", SameTypeAs{"a"}}},
                             .traits = {Trait::Pure}};
  EvalStatus eval(const EvalInput& in, Results& results) {
    return poison_or(in, results, [&] { return in.operands[0].bits.abs(); });
  }
};
// Undefined for two of the same.
struct SortOp : Op<SortOp> {
  using Op::Op;
  static constexpr OpDef def{.name = "calc.sort",
                             .summary = "The smaller and the larger of two different numbers.",
                             .operands = {{"a", AnyInteger}, {"b", SameTypeAs{"a"}}},
                             .results = {{"low", SameTypeAs{"a"}}, {"high", SameTypeAs{"a"}}},
                             .traits = {Trait::Pure}};
  EvalStatus eval(const EvalInput& in, Results& results) {
    const EvalValue &a = in.operands[0], &b = in.operands[1];
    if (a.is_poison || b.is_poison || a.bits == b.bits)
      return EvalStatus::UndefinedBehavior;
    results.push_back({llvm::APIntOps::umin(a.bits, b.bits)});
    results.push_back({llvm::APIntOps::umax(a.bits, b.bits)});
    return EvalStatus::Done;
  }
};
struct NonsenseOp : Op<NonsenseOp> {
  using Op::Op;
  static constexpr OpDef def{.name = "calc.nonsense",
                             .summary = "Its eval gives a value of another width.",
                             .operands = {{"a", AnyInteger}},
                             .results = {{"result", SameTypeAs{"a"}}},
                             .traits = {Trait::Pure}};
  EvalStatus eval(const EvalInput&, Results& results) {
    results.push_back({llvm::APInt(77, 1)});
    return EvalStatus::Done;
  }
};

Operation* materialize(Builder& builder, Location location, Attribute value, Type type) {
  OperationState state(location, builder.context().op_info(ConstantOp::def.name));
  state.attrs.emplace_back(builder.context().identifier("value"), value);
  state.result_types.push_back(type);
  return builder.create(state);
}

Dialect calc() {
  return {.name = "calc",
          .ops = ops<ConstantOp, AddOp, AbsOp, SortOp, NonsenseOp>(),
          .materialize_constant = materialize};
}

class Rules {
 public:
  explicit Rules(llvm::StringRef text)
      : handler_(context_.diagnostics(), [this](const Diagnostic& diagnostic) {
          messages_ += diagnostic.message + '\n';
          return true;
        }) {
    context_.register_dialect(calc());
    auto never = [](auto...) { return false; };
    rules::register_native(context_, rules::make_pred<Value>("positive", never));
    rules::register_native(context_, rules::make_pred<Value>("silent", never));
    rules::register_native(context_, rules::make_pred<llvm::APInt>(
                                         "is_even", [](llvm::APInt bits) { return !bits[0]; }));
    rules::register_native(context_,
                           rules::make_fn<llvm::APInt, llvm::APInt>(
                               "negated", [](llvm::APInt bits) { return std::optional(-bits); }));
    auto set = rules::parse_rules(context_, llvm::MemoryBufferRef(text, "test.rules"));
    if (!set)
      return;
    auto checked = rules::check_rules(context_, std::move(*set), {.warnings = false});
    if (succeeded(checked))
      rules_ = *checked;
  }

  std::vector<rules::RuleReport> verify(const rules::VerifyRulesOptions& options = {}) {
    REQUIRE_MESSAGE(rules_, messages_);
    return rules::verify_rules(*rules_, options);
  }
  // What is printed, then what is reported.
  std::string report() {
    std::string text;
    llvm::raw_string_ostream os(text);
    std::vector<rules::RuleReport> reports = verify();
    (void)rules::report_verification(*rules_, "test.rules", reports, os);
    return text + messages_;
  }

 private:
  Context context_;
  std::string messages_;
  ScopedDiagnosticHandler handler_;
  std::shared_ptr<const rules::CheckedRules> rules_;
};

std::string verdict_of(llvm::StringRef rule) {
  std::vector<rules::RuleReport> reports = Rules(("use calc\n" + rule).str()).verify();
  REQUIRE(reports.size() == 1);
  return (rules::rule_verdict_word(reports[0].verdict) + ": " +
          (reports[0].verdict == rules::RuleVerdict::Wrong ? reports[0].mistake
                                                           : reports[0].detail))
      .str();
}

constexpr llvm::StringLiteral all_widths = "all inputs at i1 to i5, i8, samples at i16, i32, i64";

TEST_CASE("ops of any dialect are verified by their eval") {
  CHECK(verdict_of("rule r: add(%x, 0) => %x") == ("verified: " + all_widths).str());
  CHECK(verdict_of("rule r: add(%x, 1) => %x") == "WRONG: gives another value");
  CHECK(verdict_of("rule r: abs(abs(%x)) => abs(%x)") == ("verified: " + all_widths).str());
  CHECK(verdict_of("rule r: add(%x, #c) where $is_even(#c) => %x\nnative pred is_even(#c: int)") ==
        "WRONG: gives another value");
}

TEST_CASE("a promise counts instead of the code, which would say no") {
  constexpr llvm::StringLiteral promise = "native pred positive(%x: value) means %x >=s 0\n";
  CHECK(verdict_of((promise + "rule r: abs(%x) where $positive(%x) => %x").str()) ==
        ("verified: " + all_widths + ", given what $positive promises").str());
  CHECK(verdict_of((promise + "rule r: abs(%x) where $positive(%x) => add(%x, %x)").str()) ==
        "WRONG: gives another value");
  // Without `means` it is taken as true, which may be enough.
  constexpr llvm::StringLiteral silent = "native pred silent(%x: value)\n";
  CHECK(verdict_of((silent + "rule r: add(%x, 0) where $silent(%x) => %x").str()) ==
        ("verified: " + all_widths + ", given what $silent promises").str());
  CHECK(verdict_of((silent + "rule r: abs(%x) where $silent(%x) => %x").str()) ==
        "not verified: '$silent' does not say what it means");
}

TEST_CASE("functions of constants are called") {
  CHECK(verdict_of("native fn negated(#c: int) -> int\n"
                   "rule r: add(add(%x, #c), #d) where #d == $negated(#c) => %x")
            .starts_with("verified: all inputs at i1 to i5"));
  CHECK(verdict_of("native fn negated(#c: int) -> int\n"
                   "rule r: add(abs(%x), #c) => add(%x, #($negated(#c)))") ==
        "WRONG: gives another value");
}

TEST_CASE("each result counts, and undefined behaviour excuses all") {
  CHECK(verdict_of("rule r: sort(%x, %x) => (%x, 1)").starts_with("verified"));
  CHECK(verdict_of("rule r: sort(once abs(%x), 0) => sort(0, abs(%x))").starts_with("verified"));
  CHECK(verdict_of("rule r: sort(%x, %y) => (%x, %y)") == "WRONG: gives another value");
  CHECK(verdict_of("rule r: add(sort(%x, %y).1, 0) => sort(%x, %y).1").starts_with("verified"));
  CHECK(verdict_of("rule r: abs(%x) => { %a, %b = sort(%x, 0); %b }") ==
        "WRONG: has undefined behaviour where the left side has none");
}

TEST_CASE("what eval gives is not trusted") {
  CHECK(verdict_of("rule r: nonsense(%x) => %x") ==
        "not verified: calc.nonsense cannot say what it gives");
}

TEST_CASE("a mistake is reported at the rule, with what each side gives") {
  CHECK(Rules("use calc rule r: add(%x: i8, 3) => abs(%x)").report() ==
        "WRONG         r: gives another value\n"
        "test.rules: 1 rule: 1 wrong\n"
        "rule 'r' is wrong: the right side gives another value\n");
}

TEST_CASE("threads change nothing") {
  std::string text = "use calc\n";
  for (int i = 0; i < 20; ++i)
    text += "rule r" + std::to_string(i) + ": add(add(%x, " + std::to_string(i) + "), #c) => " +
            (i % 3 == 0 ? "%x" : "add(%x, #(#c + " + std::to_string(i) + "))") + "\n";
  // Later rules never come to be tried in a pass, but each is verified by itself.
  auto texts = [&](unsigned threads) {
    Rules rules(text);
    rules::VerifyRulesOptions options;
    options.threads = threads;
    std::vector<std::string> all;
    for (const rules::RuleReport& report : rules.verify(options))
      all.push_back(report.rule->name + report.detail + report.mistake + report.left +
                    report.right + std::to_string(report.inputs));
    return all;
  };
  std::vector<std::string> alone = texts(1);
  CHECK(alone.size() == 20);
  CHECK(texts(4) == alone);
}

}  // namespace
}  // namespace pliron
