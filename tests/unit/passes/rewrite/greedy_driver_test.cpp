#include "tests/unit/passes/rewrite/rewrite_fixture.h"

using namespace pliron;
using toy::Playground;

namespace {

IntegerAttr integer(Value value) {
  Attribute attr = constant_value(value);
  return attr ? attr.try_as<IntegerAttr>() : IntegerAttr();
}

Value make_constant(Rewriter& rewriter, Location at, std::int64_t value, Type type) {
  return toy::ConstantOp::build(rewriter, at)
      .set<"value">(Attribute(IntegerAttr::get(type, value)))
      .results(type)
      .create()
      .result<"result">();
}

// (x + a) + b  =>  x + (a + b)
LogicalResult merge_adds(Operation* op, Rewriter& rewriter) {
  Operation* inner = op->operand(0).defining_op();
  IntegerAttr b = integer(op->operand(1));
  if (!inner || !inner->is<toy::AddOp>() || !b)
    return rewriter.match_failure("not a sum of a sum and a constant");
  IntegerAttr a = integer(inner->operand(1));
  if (!a)
    return rewriter.match_failure("the inner sum has no constant");
  Type type = op->result(0).type();
  Value sum = make_constant(rewriter, op->location(), a.as_int() + b.as_int(), type);
  rewriter.replace_op(op, toy::AddOp::build(rewriter, op->location())
                              .set<"lhs">(inner->operand(0))
                              .set<"rhs">(sum)
                              .create()
                              .result<"result">());
  return success();
}

// A long chain of sums of the argument and ones.
std::string chain_of_ones(unsigned length) {
  std::string body =
      "^entry(%x: i32):\n  %one = \"toy.constant\"() <{value = 1 : i32}> : () -> i32\n";
  std::string last = "%x";
  for (unsigned i = 0; i < length; ++i) {
    std::string next = "%s" + std::to_string(i);
    body += "  " + next + " = \"toy.add\"(" + last + ", %one) : (i32, i32) -> i32\n";
    last = next;
  }
  return body + "  \"toy.use\"(" + last + ") : (i32) -> ()\n  \"toy.return\"() : () -> ()\n";
}

}  // namespace

TEST_CASE("greedy: constants are one for each value, at the start of the function") {
  CHECK(toy::greedy_body("(i32) -> ()", R"(
^entry(%x: i32):
  "toy.use"(%x) : (i32) -> ()
  %a = "toy.constant"() <{value = 2 : i32}> : () -> i32
  %s = "toy.add"(%x, %a) : (i32, i32) -> i32
  "toy.use"(%s) : (i32) -> ()
  "toy.br"()[^next] : () -> ()
^next:
  %scope = "toy.scope"() ({
    %b = "toy.constant"() <{value = 2 : i32}> : () -> i32
    %c = "toy.constant"() <{value = 3 : i32}> : () -> i32
    %d = "toy.constant"() <{value = 3 : i8}> : () -> i8
    "toy.use"(%b, %c, %d) : (i32, i32, i8) -> ()
    "toy.return"() : () -> ()
  }) : () -> i32
  "toy.return"() : () -> ()
)") == R"(^entry(%x: i32):
  %a = "toy.constant"() <{value = 2 : i32}> : () -> i32
  %c = "toy.constant"() <{value = 3 : i32}> : () -> i32
  %d = "toy.constant"() <{value = 3 : i8}> : () -> i8
  "toy.use"(%x) : (i32) -> ()
  %s = "toy.add"(%x, %a) : (i32, i32) -> i32
  "toy.use"(%s) : (i32) -> ()
  "toy.br"()[^next] : () -> ()
^next:
  %scope = "toy.scope"() ({
    "toy.use"(%a, %c, %d) : (i32, i32, i8) -> ()
    "toy.return"() : () -> ()
  }) : () -> i32
  "toy.return"() : () -> ()
)");
}

TEST_CASE("greedy: constants are not shared between isolated ops") {
  Playground playground;
  OwningOp module = playground.parse(R"(
"toy.func"() <{sym_name = "f", function_type = () -> ()}> ({
  %a = "toy.constant"() <{value = 2 : i32}> : () -> i32
  "toy.use"(%a) : (i32) -> ()
  "toy.return"() : () -> ()
}) : () -> ()
"toy.func"() <{sym_name = "g", function_type = () -> ()}> ({
  %b = "toy.constant"() <{value = 2 : i32}> : () -> i32
  "toy.use"(%b) : (i32) -> ()
  "toy.return"() : () -> ()
}) : () -> ()
)");
  std::string before = toy::print(module.get());
  auto result = toy::greedy(playground, module.get(), {});
  REQUIRE(succeeded(result));
  CHECK_FALSE(result->changed);
  CHECK(toy::print(module.get()) == before);
}

TEST_CASE("greedy: constants of commutative ops go last") {
  CHECK(toy::greedy_body("(i32) -> ()", R"(
^entry(%x: i32):
  %a = "toy.constant"() <{value = 2 : i32}> : () -> i32
  %s = "toy.add"(%a, %x) : (i32, i32) -> i32
  "toy.use"(%s) : (i32) -> ()
  "toy.return"() : () -> ()
)") == R"(^entry(%x: i32):
  %a = "toy.constant"() <{value = 2 : i32}> : () -> i32
  %s = "toy.add"(%x, %a) : (i32, i32) -> i32
  "toy.use"(%s) : (i32) -> ()
  "toy.return"() : () -> ()
)");
}

TEST_CASE("greedy: what nothing uses goes, through chains and with regions") {
  CHECK(toy::greedy_body("(i32) -> ()", R"(
^entry(%x: i32):
  %a = "toy.add"(%x, %x) : (i32, i32) -> i32
  %b = "toy.add"(%a, %a) : (i32, i32) -> i32
  %c = "toy.add"(%b, %a) : (i32, i32) -> i32
  %slot = "toy.alloca"() : () -> !toy.ptr<i32>
  %l = "toy.load"(%slot) : (!toy.ptr<i32>) -> i32
  "toy.return"() : () -> ()
)") == R"(^entry(%x: i32):
  "toy.return"() : () -> ()
)");
}

TEST_CASE("greedy: a long chain becomes one op, from either end, and is no mistake") {
  for (bool top_down : {true, false}) {
    PatternSet patterns;
    patterns.add({.name = "merge-adds", .root = "toy.add", .apply = merge_adds});
    GreedyConfig config;
    config.top_down = top_down;
    CHECK(toy::greedy_body("(i32) -> ()", chain_of_ones(5000), std::move(patterns), config) ==
          R"(^entry(%x: i32):
  %0 = "toy.constant"() <{value = 5000 : i32}> : () -> i32
  %s4999 = "toy.add"(%x, %0) : (i32, i32) -> i32
  "toy.use"(%s4999) : (i32) -> ()
  "toy.return"() : () -> ()
)");
  }
}

TEST_CASE("greedy: of two patterns the one with the higher benefit is tried, then the first") {
  for (unsigned benefit : {1u, 3u}) {
    std::string fired;
    PatternSet patterns;
    auto add = [&](const char* name, unsigned b) {
      patterns.add(Pattern{name, "toy.use", b, [&fired, name](Operation* op, Rewriter& rewriter) {
                             fired += name;
                             rewriter.erase_op(op);
                             return success();
                           }});
    };
    add("a", 2);
    add("b", benefit);
    add("c", 2);
    Playground playground;
    OwningOp module = toy::parse_body(playground, "(i32) -> ()", R"(
^entry(%x: i32):
  "toy.use"(%x) : (i32) -> ()
  "toy.return"() : () -> ()
)");
    GreedyStatistics statistics;
    auto result = toy::greedy(playground, module.get(), std::move(patterns), {}, &statistics);
    CHECK(result->changed);
    CHECK(fired == (benefit == 3 ? "b" : "a"));
    CHECK(statistics.rewrites == 1);
    CHECK(statistics.patterns[benefit == 3 ? 1 : 0].applied == 1);
  }
}

TEST_CASE("greedy: ops inside an erased op are not visited again") {
  unsigned inner = 0;
  PatternSet patterns;
  patterns.add(Pattern{"drop-scope", "toy.scope", 1, [](Operation* op, Rewriter& rewriter) {
                         rewriter.erase_op(op);
                         return success();
                       }});
  patterns.add(Pattern{"count", "toy.use", 1, [&](Operation*, Rewriter&) {
                         ++inner;
                         return LogicalResult::failure();
                       }});
  CHECK(toy::greedy_body("() -> ()", R"(
  "toy.scope"() ({
    "toy.use"() : () -> ()
    "toy.scope"() ({
      "toy.use"() : () -> ()
      "toy.return"() : () -> ()
    }) : () -> ()
    "toy.return"() : () -> ()
  }) : () -> ()
  "toy.use"() : () -> ()
  "toy.return"() : () -> ()
)",
                         std::move(patterns)) == R"(  "toy.use"() : () -> ()
  "toy.return"() : () -> ()
)");
  // Once in each of the two rounds.
  CHECK(inner == 2);
}

TEST_CASE("greedy: a pattern at an inner op may erase the op around it") {
  PatternSet patterns;
  patterns.add(Pattern{"drop-parent", "toy.use", 1, [](Operation* op, Rewriter& rewriter) {
                         Operation* parent = op->parent_op();
                         if (!parent->is<toy::ScopeOp>())
                           return LogicalResult::failure();
                         rewriter.erase_op(parent);
                         return success();
                       }});
  CHECK(toy::greedy_body("(i32) -> ()", R"(
^entry(%x: i32):
  "toy.scope"() ({
    "toy.use"() : () -> ()
    %s = "toy.add"(%x, %x) : (i32, i32) -> i32
    "toy.use"(%s) : (i32) -> ()
    "toy.return"() : () -> ()
  }) : () -> ()
  "toy.return"() : () -> ()
)",
                         std::move(patterns)) == R"(^entry(%x: i32):
  "toy.return"() : () -> ()
)");
}

TEST_CASE("greedy: nothing outside the root is touched") {
  Playground playground;
  OwningOp module = toy::parse_body(playground, "(i32) -> ()", R"(
^entry(%x: i32):
  %dead = "toy.add"(%x, %x) : (i32, i32) -> i32
  %zero = "toy.constant"() <{value = 0 : i32}> : () -> i32
  %once = "toy.add"(%x, %zero) : (i32, i32) -> i32
  "toy.scope"() ({
    %inner = "toy.add"(%once, %zero) : (i32, i32) -> i32
    "toy.return"() : () -> ()
  }) : () -> ()
  "toy.return"() : () -> ()
)");
  auto result = toy::greedy(playground, toy::find(module.get(), "toy.scope"), {});
  CHECK(result->changed);
  CHECK(toy::body_of(module.get()) == R"(^entry(%x: i32):
  %dead = "toy.add"(%x, %x) : (i32, i32) -> i32
  %zero = "toy.constant"() <{value = 0 : i32}> : () -> i32
  %once = "toy.add"(%x, %zero) : (i32, i32) -> i32
  "toy.scope"() ({
    "toy.return"() : () -> ()
  }) : () -> ()
  "toy.return"() : () -> ()
)");
}

TEST_CASE("greedy: unreachable code, which may use itself, is left alone") {
  PatternSet patterns;
  patterns.add({.name = "merge-adds", .root = "toy.add", .apply = merge_adds});
  const char* body = R"(^entry(%x: i32):
  %one = "toy.constant"() <{value = 1 : i32}> : () -> i32
  "toy.return"() : () -> ()
^dead:
  %a = "toy.add"(%b, %one) : (i32, i32) -> i32
  %b = "toy.add"(%a, %one) : (i32, i32) -> i32
  "toy.use"(%a, %b) : (i32, i32) -> ()
  "toy.br"()[^dead] : () -> ()
)";
  CHECK(toy::greedy_body("(i32) -> ()", body, std::move(patterns)) == body);
}

TEST_CASE("greedy: limits end it and are no errors") {
  Playground playground;
  OwningOp module = toy::parse_body(playground, "(i32) -> ()", chain_of_ones(10));
  auto patterns = [] {
    PatternSet set;
    set.add({.name = "merge-adds", .root = "toy.add", .apply = merge_adds});
    return set;
  };
  GreedyConfig config;
  config.max_rewrites = 3;
  GreedyStatistics statistics;
  auto result = toy::greedy(playground, module.get(), patterns(), config, &statistics);
  CHECK(result->changed);
  CHECK_FALSE(result->converged);
  CHECK(statistics.rewrites == 3);
  config = {};
  config.max_iterations = 1;
  result = toy::greedy(playground, module.get(), patterns(), config);
  CHECK(result->changed);
  CHECK_FALSE(result->converged);  // another round would have to show that nothing is left
  result = toy::greedy(playground, module.get(), patterns());
  CHECK_FALSE(result->changed);
  CHECK(result->converged);
}

TEST_CASE("greedy: patterns that undo each other are reported by name") {
  Playground playground;
  OwningOp module = toy::parse_body(playground, "(i32, i32) -> ()", R"(
^entry(%x: i32, %y: i32):
  %s = "toy.add"(%x, %y) : (i32, i32) -> i32
  "toy.use"(%s) : (i32) -> ()
  "toy.return"() : () -> ()
)");
  auto swap = [](Operation* op, Rewriter& rewriter) -> LogicalResult {
    Value made = toy::AddOp::build(rewriter, op->location())
                     .set<"lhs">(op->operand(1))
                     .set<"rhs">(op->operand(0))
                     .create()
                     .result<"result">();
    rewriter.replace_op(op, made);
    return success();
  };
  PatternSet patterns;
  patterns.add(Pattern{"one-way", "toy.add", 1, [=](Operation* op, Rewriter& rewriter) {
                         return op->operand(0).index() == 0 ? swap(op, rewriter) : failure();
                       }});
  patterns.add(Pattern{"and-back", "toy.add", 1, [=](Operation* op, Rewriter& rewriter) {
                         return op->operand(0).index() == 1 ? swap(op, rewriter) : failure();
                       }});
  auto result = toy::greedy(playground, module.get(), std::move(patterns));
  CHECK(failed(result));
  std::string message = playground.take_messages();
  CHECK_MESSAGE(message.find("'one-way' and 'and-back' undo each other here (fired 68 times)") !=
                    std::string::npos,
                message);
  CHECK_MESSAGE(message.find("note 4:8: one state is: ") != std::string::npos, message);
  CHECK_MESSAGE(message.find("note 4:8: the other is: ") != std::string::npos, message);
}

TEST_CASE(
    "greedy: a pattern that gives its own root again is reported, also if it changes in place") {
  Playground playground;
  OwningOp module = toy::parse_body(playground, "(i32, i32) -> ()", R"(
^entry(%x: i32, %y: i32):
  %s = "toy.add"(%x, %y) : (i32, i32) -> i32
  "toy.use"(%s) : (i32) -> ()
  "toy.return"() : () -> ()
)");
  PatternSet patterns;
  patterns.add(Pattern{"touch", "toy.add", 1, [](Operation* op, Rewriter& rewriter) {
                         rewriter.modify(op, [] {});
                         return success();
                       }});
  CHECK(failed(toy::greedy(playground, module.get(), std::move(patterns))));
  std::string message = playground.take_messages();
  CHECK_MESSAGE(
      message.find("rule 'touch' gives the op that it started from again") != std::string::npos,
      message);
}

TEST_CASE("greedy: a pattern that keeps growing the IR is reported by name") {
  Playground playground;
  OwningOp module = toy::parse_body(playground, "(i32, i32) -> ()", R"(
^entry(%x: i32, %y: i32):
  "toy.use"(%x) : (i32) -> ()
  "toy.return"() : () -> ()
)");
  PatternSet patterns;
  patterns.add(Pattern{"breed", "toy.use", 1, [](Operation* op, Rewriter& rewriter) {
                         for (int i = 0; i < 2; ++i)
                           toy::UseOp::build(rewriter, op->location())
                               .set<"operands">(llvm::ArrayRef<Value>(op->operand(0)))
                               .create();
                         rewriter.erase_op(op);
                         return success();
                       }});
  CHECK(failed(toy::greedy(playground, module.get(), std::move(patterns))));
  std::string message = playground.take_messages();
  CHECK_MESSAGE(
      message.find("rule 'breed' keeps growing the IR: 3 ops became ") != std::string::npos,
      message);
}

TEST_CASE("greedy: a pattern that counts without end is reported") {
  Playground playground;
  OwningOp module = toy::parse_body(playground, "(i32) -> ()", R"(
^entry(%x: i32):
  %one = "toy.constant"() <{value = 1 : i32}> : () -> i32
  "toy.use"(%one) : (i32) -> ()
  "toy.return"() : () -> ()
)");
  PatternSet patterns;
  patterns.add(Pattern{"count", "toy.use", 1, [](Operation* op, Rewriter& rewriter) {
                         std::int64_t n = integer(op->operand(0)).as_int();
                         Value next =
                             make_constant(rewriter, op->location(), n + 1, op->operand(0).type());
                         rewriter.set_operand(op, 0, next);
                         return success();
                       }});
  CHECK(failed(toy::greedy(playground, module.get(), std::move(patterns))));
  std::string message = playground.take_messages();
  CHECK_MESSAGE(message.find("rule 'count' comes to no end here") != std::string::npos, message);
}

TEST_CASE("greedy: the listener hears of every edit, with the name of what does it") {
  struct Log : RewriteListener {
    std::string text;
    void op_inserted(Operation* op) override { text += "+" + op->name().str() + " "; }
    void op_replaced(Operation* op, llvm::ArrayRef<Value>) override {
      text += "=" + op->name().str() + " ";
    }
    void op_erased(Operation* op) override { text += "-" + op->name().str() + " "; }
    void rule_begins(llvm::StringRef rule, Operation*) override { text += rule.str() + "( "; }
    void rule_ends(llvm::StringRef) override { text += ") "; }
  } log;
  GreedyConfig config;
  config.listener = &log;
  PatternSet patterns;
  patterns.add({.name = "merge-adds", .root = "toy.add", .apply = merge_adds});
  toy::greedy_body("(i32) -> ()", chain_of_ones(2), std::move(patterns), config);
  CHECK(log.text ==
        "merge-adds( +toy.constant +toy.add =toy.add -toy.add ) dead( -toy.add ) "
        "dead( -toy.constant ) ");
}

TEST_CASE("greedy: a pattern on an isolated op is tried again when its body has changed") {
  Playground playground;
  OwningOp module = toy::parse_body(playground, "(i32) -> ()", R"(
^entry(%x: i32):
  %dead = "toy.add"(%x, %x) : (i32, i32) -> i32
  "toy.return"() : () -> ()
)");
  PatternSet patterns;
  patterns.add(Pattern("mark_empty", "toy.func", 1, [](Operation* op, Rewriter& rewriter) {
    Identifier name = op->context().identifier("is_empty");
    Block* body = op->region(0).entry();
    if (body->front() != body->back() || !op->discardable_attrs().empty())
      return failure();
    rewriter.modify(op, [&] { op->set_discardable_attr(name, UnitAttr::get(op->context())); });
    return success();
  }));
  REQUIRE(succeeded(toy::greedy(playground, module.get(), std::move(patterns))));
  Operation* function = module->region(0).entry()->front();
  CHECK(function->discardable_attrs().size() == 1);
}
