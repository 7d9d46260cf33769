// Rules that are embedded in the build, natives, and rules that are built in C++.

#include "passes/rules/registry.h"

#include "passes/rules/parser.h"
#include "passes/rules/rule_builder.h"
#include "tests/unit/ir/toy_dialect.h"

#include <doctest/doctest.h>

namespace toy {

extern const rules::RuleFile sums_rules;

namespace {

bool is_even(llvm::APInt bits) {
  return !bits[0];
}

// Rules as text, checked; null after errors.
std::shared_ptr<const rules::CheckedRules> load(Context& context, llvm::StringRef text) {
  std::optional<rules::RuleSet> set =
      rules::parse_rules(context, llvm::MemoryBufferRef(text, "test.rules"));
  if (!set)
    return nullptr;
  auto checked = rules::check_rules(context, std::move(*set));
  return failed(checked) ? nullptr : *checked;
}

TEST_CASE("embedded rules are loaded when they are first asked for") {
  Playground playground;
  Context& context = playground.context;
  rules::register_native(context, rules::make_pred<llvm::APInt>("is_even", is_even));
  rules::offer_rules(context, sums_rules);
  rules::offer_rules(context, sums_rules);
  REQUIRE(rules::offered_rule_files(context).size() == 1);
  auto all = rules::load_offered_rules(context, "canonicalize");
  REQUIRE_MESSAGE(succeeded(all), playground.take_messages());
  REQUIRE(all->size() == 1);
  CHECK((*all)[0]->find("toy.sums.even") != nullptr);
  CHECK((*all)[0]->find("toy.others.single") != nullptr);
  auto again = rules::load_offered_rules(context, sums_rules);
  REQUIRE(succeeded(again));
  CHECK(again->get() == (*all)[0].get());
  auto none = rules::load_offered_rules(context, "another_phase");
  REQUIRE(succeeded(none));
  CHECK(none->empty());
}

TEST_CASE("a mistake in embedded rules names the file") {
  Playground playground;
  rules::offer_rules(playground.context, sums_rules);  // is_even is not registered
  CHECK(failed(rules::load_offered_rules(playground.context, "")));
  CHECK(playground.take_messages() == "3:13: native '$is_even' is not registered\n");
  static constexpr rules::RuleFile unknown{"unknown.rules", ""};
  CHECK(failed(rules::load_offered_rules(playground.context, unknown)));
}

TEST_CASE("signatures of natives are checked") {
  Playground playground;
  Context& context = playground.context;
  rules::register_native(context, rules::make_pred<llvm::APInt>("is_even", is_even));
  auto message = [&](llvm::StringRef text) {
    CHECK(load(context, text) == nullptr);
    return playground.take_messages();
  };
  CHECK(message("native pred is_even(#c: int, !t: type)") ==
        "1:13: native '$is_even' is declared (int, type) but registered as (int)\n");
  CHECK(message("native fn is_even(#c: int) -> int") ==
        "1:11: native '$is_even' is declared as 'fn' but registered as 'pred'\n");
  CHECK(message("native pred is_evn(#c: int)") ==
        "1:13: native '$is_evn' is not registered; did you mean 'is_even'?\n");
  CHECK(message("native pred is_even(#c: int) means #d == 0") ==
        "1:36: '#d' is not bound by the match; did you mean '#c'?\n");
  CHECK(message("native pred is_even(#c: int)\n"
                "rule r: toy.add(%x, #c) where $is_even(%x) => %x") ==
        "2:40: argument '#c' of '$is_even' must be an integer, and this is a value\n");
  CHECK(message("native pred is_even(#c: int)\n"
                "rule r: toy.add(%x, #c) where $is_evn(#c) => %x") ==
        "2:31: native '$is_evn' is not declared; did you mean 'is_even'?\n");
}

TEST_CASE("builders cannot be called in conditions") {
  Playground playground;
  auto make = [](Builder&, Location, Value x, rules::NativeResults& results) {
    results.emplace_back(x);
  };
  rules::register_native(playground.context, rules::make_build<Value>("copy", 1, make));
  CHECK(load(playground.context,
             "native build copy(%x: value) -> value\n"
             "rule r: toy.add(%x, 0) => $copy(%x)") != nullptr);
  CHECK(playground.take_messages() == "");
  CHECK(load(playground.context,
             "native build copy(%x: value) -> value\n"
             "rule r: toy.add(%x, 0) where $copy(%x) => %x") == nullptr);
  CHECK(playground.take_messages() ==
        "2:30: native '$copy' is a builder and cannot be used in a condition\n");
}

TEST_CASE("what is built in C++ is what a file says") {
  Playground playground;
  rules::RuleSetBuilder build;
  build.use("toy");
  build.native(rules::NativeKind::Pred, "is_even", {build.param("#c", rules::NativeType::Int)});
  build.group("g", {"canonicalize"});
  rules::RuleOperand x = build.operand("%x");
  rules::RuleExpr a = build.var("#a"), b = build.var("#b");
  build.rule("nested")
      .match(
          build.op("add", {build.op("add", {x, build.operand("#a")}).once(), build.operand("#b")}))
      .where(build.call_native("is_even", {a + b}))
      .let("#s", (a ^ ~b) & build.number(7))
      .replace({build.op("add", {x, build.computed(build.var("#s"))})});
  build.rule("lists")
      .benefit(3)
      .allow(rules::AllowGrow)
      .unverified("it is \"made up\"")
      .match(
          build.op("same", {build.list({x.typed(build.var("!t")), build.operand("%r").spread()})})
              .typed(build.var("!t")))
      .where(rules::all_of(
          {build.is(build.var("!t"), "AnyInteger"), !(build.var("!t") == build.type("i8"))}))
      .statement({"%k"}, build.op("same", {build.operand("%r").spread()}).typed(build.var("!t")))
      .replace({build.operand("%k")});
  rules::RuleSet made = build.take();
  llvm::StringRef text =
      "use toy\n"
      "native pred is_even(#c: int)\n"
      "group g phase canonicalize {\n"
      "  rule nested: add(once add(%x, #a), #b) where $is_even(#a + #b), let #s = (#a ^ (~#b)) & 7 "
      "=> add(%x, #(#s))\n"
      "  rule lists benefit 3 allow(grow) unverified \"it is \\22made up\\22\": "
      "same([%x: !t, %r...]): !t where (!t is AnyInteger) and (not (!t == i8)) "
      "=> { %k = same(%r...): !t; %k }\n"
      "}\n";
  std::optional<rules::RuleSet> read =
      rules::parse_rules(playground.context, llvm::MemoryBufferRef(text, "test.rules"));
  REQUIRE_MESSAGE(read, playground.take_messages());
  CHECK(rules::same_rules(made, *read));
  std::string printed;
  llvm::raw_string_ostream os(printed);
  rules::print_rules(made, os);
  std::string expected = text.str();
  CHECK(printed == expected);
  rules::register_native(playground.context, rules::make_pred<llvm::APInt>("is_even", is_even));
  auto checked = rules::check_rules(playground.context, std::move(made));
  CHECK_MESSAGE(succeeded(checked), playground.take_messages());
}

TEST_CASE("mistakes in rules that are built are reported without a place") {
  Playground playground;
  rules::RuleSetBuilder build;
  build.rule("wrong")
      .match(build.op("toy.ad", {build.operand("%x")}))
      .replace({build.operand("%x")});
  CHECK(failed(rules::check_rules(playground.context, build.take())));
  CHECK(playground.take_messages() == "unknown op 'toy.ad'; did you mean 'toy.add'?\n");
}

TEST_CASE("files that would take long are refused") {
  Playground playground;
  auto message = [&](const std::string& text) {
    CHECK(load(playground.context, text) == nullptr);
    std::string all = playground.take_messages();
    return llvm::StringRef(all).split('\n').first.str();
  };
  // Patterns that use patterns twice.
  std::string doubling = "pattern p0(%x) = toy.add(%x, %x)\n";
  for (int i = 1; i < 30; ++i)
    doubling += "pattern p" + std::to_string(i) + "(%x) = p" + std::to_string(i - 1) + "(p" +
                std::to_string(i - 1) + "(%x))\n";
  CHECK(llvm::StringRef(message(doubling)).contains("nested more than 8 levels deep"));
  std::string deep(100'000, '(');
  CHECK(llvm::StringRef(message("rule r: toy.add(%x, 0) where " + deep))
            .contains("an expression is nested more than 64 levels deep"));
  std::string lists(100'000, '[');
  CHECK(llvm::StringRef(message("rule r: toy.add(" + lists)).contains("levels deep"));
  std::string row = "a";
  for (int i = 0; i < 40; ++i)
    row += ", a";
  CHECK(llvm::StringRef(message("for x in [" + row + "] { for y in [" + row + "] { } }"))
            .contains("'for' makes 1681 copies (limit 1024)"));
  std::string sum = "1";
  for (int i = 0; i < 300; ++i)
    sum += " + 1";
  CHECK(llvm::StringRef(message("rule r: toy.add(%x, #c) where #c == " + sum + " => %x"))
            .contains("this expression is too large (limit 256 parts)"));
}

}  // namespace
}  // namespace toy
