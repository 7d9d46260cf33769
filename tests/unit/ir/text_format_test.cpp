// Declarative assembly formats: what they print, that it reads back, and which formats are refused.
// The examples of docs/assembly-format.md are here.
#include <doctest/doctest.h>

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "tests/unit/ir/records_test.h"

using namespace pliron;

namespace {

struct AddOp : Op<AddOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "fmt.add",
      .summary = "Types follow from one of them; an optional attribute.",
      .operands = {{"lhs", AnyInteger}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"sum", SameTypeAs{"lhs"}}},
      .attrs = {{"flags", StrAttr, Presence::Optional},
                {"exact", UnitAttrConstraint, Presence::Optional}},
      .format =
          "$lhs `,` $rhs (`exact` $exact^)? (`flags` `(` $flags^ `)`)? attr-dict `:` type($sum)",
  };
};

struct CallOp : Op<CallOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "fmt.call",
      .summary = "A symbol, any number of operands and results.",
      .operands = {{"arguments", Variadic{AnyType}}},
      .results = {{"values", Variadic{AnyType}}},
      .attrs = {{"callee", FlatSymbolRef}},
      .format = "$callee `(` $arguments `)` attr-dict `:` functional-type($arguments, $values)",
  };
};

struct BranchOp : Op<BranchOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "fmt.branch",
      .summary = "Successors with operands, segment sizes.",
      .operands = {{"condition", I1}, {"yes", Variadic{AnyType}}, {"no", Variadic{AnyType}}},
      .successors = {{"if_so", "yes"}, {"if_not", "no"}},
      .traits = {Trait::Terminator},
      .format =
          "$condition `,` $if_so (`(` $yes^ `:` type($yes) `)`)? `,` "
          "$if_not (`(` $no^ `:` type($no) `)`)? attr-dict",
  };
};

struct SwitchOp : Op<SwitchOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "fmt.switch",
      .summary = "A list of successors, an index.",
      .operands = {{"value", Index}},
      .attrs = {{"cases", DenseI64Array}},
      .successors = {{"dests", {}, Arity::Variadic}},
      .traits = {Trait::Terminator},
      .format = "$value `[` $dests `]` $cases attr-dict",
  };
};

struct FuncOp : Op<FuncOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "fmt.func",
      .summary = "A name, a type, an optional body, attributes behind a keyword.",
      .attrs = {{"sym_name", StrAttr},
                {"function_type", FunctionTypeAttr},
                {"align", I64Attr, Presence::Optional}},
      .regions = {{"body"}},
      .traits = {Trait::IsolatedFromAbove, Trait::Symbol},
      .format = "$sym_name $function_type (`align` $align^)? attr-dict-with-keyword ($body^)?",
  };
};

struct LoopOp : Op<LoopOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "fmt.loop",
      .summary = "Two regions with words between them, and something behind.",
      .operands = {{"bound", Optional{Index}}},
      .results = {{"last", Optional{AnyType}}},
      .attrs = {{"step", I32Attr}},
      .regions = {{"condition"}, {"body"}},
      .format =
          "(`to` $bound^) : (`forever`)? `step` $step $condition `do` $body attr-dict "
          "(`:` type($last)^)?",
  };
};

struct ManyOp : Op<ManyOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "fmt.many",
      .summary = "All operands, results and regions together.",
      .operands = {{"first", AnyInteger}, {"others", Variadic{AnyType}}},
      .results = {{"results", Variadic{AnyType}}},
      .regions = {{"bodies", Arity::Variadic}},
      .format = "operands `:` type(operands) `->` type(results) regions attr-dict-with-keyword",
  };
};

struct AnyOp : Op<AnyOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "fmt.any",
      .summary = "An attribute of any kind in front of a colon.",
      .results = {{"res", AnyType}},
      .attrs = {{"value", AnyAttr}, {"hidden", I32Attr, Presence::Optional}},
      .format = "`<` $value `>` attr-dict `:` type($res)",
  };
};

struct Fixture : toy::Playground {
  Fixture() {
    context.register_dialect(
        {.name = "fmt",
         .ops = ops<AddOp, CallOp, BranchOp, SwitchOp, FuncOp, LoopOp, ManyOp, AnyOp>()});
    context.register_dialect(rec::dialect());
    context.allow_unregistered();
    CHECK(take_messages() == "");
  }
  static std::string print(Operation* op, bool generic) {
    std::string text;
    llvm::raw_string_ostream os(text);
    print_op(op, os, {.generic = generic});
    return text;
  }
  // Reads `text`, and expects that it prints the same, also by way of the generic form.
  void stays(llvm::StringRef text) {
    std::string whole = ("module {\n" + text + "}\n").str();
    OwningOp module = parse(whole);
    CHECK(take_messages() == "");
    REQUIRE(module);
    CHECK(print(module.get(), false) == whole);
    std::string generic = print(module.get(), true);
    OwningOp again = parse(generic);
    REQUIRE(again);
    CHECK(print(again.get(), true) == generic);
    CHECK(print(again.get(), false) == whole);
  }
  std::string errors(llvm::StringRef text) {
    CHECK_FALSE(parse(text));
    return take_messages();
  }
};

}  // namespace

TEST_CASE_FIXTURE(Fixture, "operands, literals, optional attributes and inferred types") {
  stays(
      "  %a = \"x.y\"() : () -> i32\n"
      "  %b = fmt.add %a, %a : i32\n"
      "  %c = fmt.add %a, %b exact : i32\n"
      "  %d = fmt.add %a, %b exact flags(\"s\") {x = 1 : i32} : i32\n");
}

TEST_CASE_FIXTURE(Fixture, "symbols, lists and functional types") {
  stays(
      "  %a = \"x.y\"() : () -> i32\n"
      "  fmt.call @f() : () -> ()\n"
      "  %b:2 = fmt.call @\"g h\"(%a, %a) : (i32, i32) -> (i1, f32)\n"
      "  %c = fmt.call @k(%b#1) {tail} : (f32) -> (() -> ())\n");
}

TEST_CASE_FIXTURE(Fixture, "successors, and groups whose sizes follow from the text") {
  stays(
      "  fmt.func @f (i1) -> () {\n"
      "  ^bb0(%a: i1):\n"
      "    fmt.branch %a, ^bb1(%a, %a : i1, i1), ^bb2\n"
      "  ^bb1(%b: i1, %c: i1):  // 2 preds: ^bb0, ^bb2\n"
      "    %0 = \"x.y\"() : () -> index\n"
      "    fmt.switch %0[^bb2, ^bb3] [1]\n"
      "  ^bb2:  // 2 preds: ^bb0, ^bb1\n"
      "    fmt.branch %a, ^bb3, ^bb1(%a, %a : i1, i1) {x}\n"
      "  ^bb3:  // 2 preds: ^bb1, ^bb2\n"
      "    %1 = \"x.y\"() : () -> index\n"
      "    fmt.switch %1[] []\n"
      "  }\n");
}

TEST_CASE_FIXTURE(Fixture, "regions between other things, nested too") {
  stays(
      "  fmt.func @declared () -> () align 8 attributes {x = 1 : i32}\n"
      "  %0 = \"x.y\"() : () -> index\n"
      "  %1 = fmt.loop to %0 step 3 {\n"
      "    fmt.loop forever step -1 {\n"
      "    } do {\n"
      "      %3 = \"x.y\"() : () -> i32\n"
      "    }\n"
      "  } do {\n"
      "  ^bb0(%arg0: i32):\n"
      "  } {a} : f32\n"
      "  %i = \"x.y\"() : () -> i8\n"
      "  fmt.many %i, %0, %i : i8, index, i8 ->\n"
      "  %2:2 = fmt.many %i : i8 -> i1, i2 {\n"
      "  }, {\n"
      "  }\n");
}

TEST_CASE_FIXTURE(Fixture, "any attribute may stand in front of a colon") {
  stays(
      "  %0 = fmt.any<1 : i32> : i32\n"
      "  %1 = fmt.any<\"s\"> {hidden = 4 : i32, x} : i32\n"
      "  %2 = fmt.any<{a = [1]}> : i32\n"
      "  %3 = fmt.any<(i32) -> i32> : i32\n"
      "  %4 = fmt.any<1.500000e+00 : f64> : i32\n");
}

TEST_CASE_FIXTURE(Fixture, "an op that its format cannot say is printed in the generic form") {
  // Types that differ, a string with a type, a missing attribute, groups that do not add up.
  stays(
      "  %a = \"x.y\"() : () -> i32\n"
      "  %b = \"fmt.add\"(%a, %a) : (i32, i32) -> i64\n"
      "  %c = \"fmt.add\"(%a, %a) <{flags = \"s\" : i32}> : (i32, i32) -> i32\n"
      "  %d = \"fmt.add\"(%a) : (i32) -> i32\n"
      "  %e = \"fmt.any\"() <{value = \"s\" : i32}> : () -> i32\n"
      "  %f = \"fmt.any\"() : () -> i32\n"
      "  \"fmt.branch\"(%a) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32) -> ()\n"
      "  \"fmt.branch\"(%a) : (i32) -> ()\n");
}

TEST_CASE_FIXTURE(Fixture, "text that does not follow the format") {
  CHECK(errors("fmt.add %a %a : i32") == "1:12: expected ','\n");
  CHECK(errors("%a = fmt.add %a, %b exact {exact} : i32") ==
        "1:28: attribute 'exact' is given twice\n  note 1:27: the first one is here\n");
  CHECK(errors("fmt.func @f i32") ==
        "1:13: attribute 'function_type' must be a function type attribute\n");
  CHECK(errors("fmt.func f () -> ()") == "1:10: expected a symbol name, such as @name\n");
  CHECK(errors("%0 = fmt.call @f(%x) : () -> ()") ==
        "1:24: operand 'arguments' has 1 values, but 0 types are given\n");
  CHECK(errors("fmt.many : -> ") == "1:1: operand 'first' is missing\n");
  CHECK(errors("fmt.loop step 1 {} do {}").find("expected 'forever'") != std::string::npos);
  CHECK(errors("fmt.loop forever step 1.5 {} do {}") ==
        "1:23: a number of type 'i32' cannot have a fraction\n");
  CHECK(errors("fmt.loop forever step 1 do {}") == "1:25: expected '{' and a region\n");
  CHECK(errors("fmt.ad %a") == "1:1: dialect 'fmt' has no op 'fmt.ad'; did you mean 'fmt.add'?\n");
  CHECK(errors("fmt.branch %a, ^x, ^y {operandSegmentSizes = array<i32>}") ==
        "1:24: 'operandSegmentSizes' follows from the text and must not be given\n"
        "1:16: reference to an undefined block '^x'\n1:20: reference to an undefined block '^y'\n");
}

// The fenced blocks of docs/assembly-format.md in that language, each as one string.
static std::vector<std::string> documented(llvm::StringRef language) {
  auto file = llvm::MemoryBuffer::getFile(PLIRON_SOURCE_DIR "/docs/assembly-format.md");
  REQUIRE(file);
  std::vector<std::string> blocks;
  llvm::StringRef rest = (*file)->getBuffer();
  while (true) {
    rest = rest.split(("\n```" + language + "\n").str()).second;
    if (rest.empty())
      return blocks;
    auto [block, behind] = rest.split("```");
    blocks.push_back(block.str());
    rest = behind;
  }
}

TEST_CASE_FIXTURE(Fixture, "the documentation's text is what the printer prints") {
  std::vector<std::string> blocks = documented("mlir");
  CHECK(blocks.size() == 14);
  for (const std::string& block : blocks) {
    std::string indented;
    for (llvm::StringRef line : llvm::split(llvm::StringRef(block).rtrim(), '\n'))
      indented += ("  " + line + "\n").str();
    stays(indented);
  }
}

TEST_CASE_FIXTURE(Fixture, "the documentation's formats are those of the ops here") {
  std::vector<std::string> blocks = documented("cpp");
  CHECK(blocks.size() == 12);
  for (llvm::StringRef block : blocks) {
    llvm::StringRef name = block.split(".name = \"").second.split('"').first;
    const OpInfo* info = context.op_info(name);
    REQUIRE(info);
    std::string format;
    llvm::StringRef rest = block.split(".format = ").second;
    for (auto [line, behind] = rest.split('\n'); !line.empty();
         std::tie(line, behind) = behind.split('\n'))
      format += line.split('"').second.rsplit('"').first.str();
    for (auto at = format.find('\\'); at != format.npos; at = format.find('\\', at))
      format.erase(at, 1);
    CHECK(format == std::string(info->def->format));
  }
}

// What registering an op with this format reports.
static std::string format_error(std::string_view format) {
  static OpDef def;
  def = OpDef{.name = "bad.op",
              .summary = "Tries formats.",
              .operands = {{"a", AnyType}, {"b", Variadic{AnyType}}},
              .results = {{"r", AnyType}},
              .attrs = {{"x", AnyAttr, Presence::Optional}, {"y", I32Attr}},
              .regions = {{"body"}},
              .successors = {{"next"}}};
  def.format = format;
  toy::Playground playground;
  Dialect dialect{.name = "bad"};
  dialect.ops.push_back({&def, {}});
  playground.context.register_dialect(dialect);
  std::string message = playground.take_messages();
  llvm::StringRef text = message;
  text.consume_front("assembly format of op 'bad.op', ");
  text.consume_back("\n");
  return text.str();
}

TEST_CASE("formats are checked when the op is registered") {
  const std::string good =
      "$a `,` $b $body $next (`x` $x^)? $y attr-dict `:` type($a) type($b) `->` type($r)";
  CHECK(format_error(good) == "");
  CHECK(format_error("$c") ==
        "column 3: the op has no operand, attribute, region or successor 'c'");
  CHECK(format_error("`x") == "column 2: a literal without its closing '`'");
  CHECK(format_error("`x y`") ==
        "column 2: a literal is a keyword or one punctuation token, not 'x y'");
  CHECK(format_error("foo") == "column 4: unknown directive 'foo'");
  CHECK(format_error("custom<X>($a)") == "column 9: the record has no directive 'X'");
  CHECK(format_error("$a $a") == "column 6: a second mention of the same operand");
  CHECK(format_error("$y $y") == "column 6: a second mention of the same attribute");
  CHECK(format_error("attr-dict attr-dict") == "column 20: a second attr-dict");
  CHECK(format_error("type($x)") == "column 8: the op has no operand or result 'x'");
  CHECK(format_error("type($r) type($r)") == "column 17: a second mention of the same type");
  CHECK(format_error("(`x` $y)?") == "column 9: an optional group needs an anchor '^'");
  CHECK(format_error("(`x` $y^)?") ==
        "column 11: the anchor of an optional group must be something that can be absent");
  CHECK(format_error("($x^)?") ==
        "column 7: an optional group must start in a literal or in something "
        "that its first token tells");
  CHECK(format_error("(`x` $x^ (`y` $b^ (`z` $c^)?)?)?") ==
        "column 20: optional groups nest two deep at most, and not in clauses");
  CHECK(format_error("(`x` $x^ $b^)?") == "column 13: a second anchor '^' in one optional group");
  CHECK(format_error("(`x` $x^)") == "column 10: expected '?'");
  auto column_end = [](const std::string& format) {
    return "column " + std::to_string(format.size() + 1) + ": ";
  };
  auto without = [&](llvm::StringRef part, llvm::StringRef instead = "") {
    std::string format = good;
    format.replace(format.find(part.str()), part.size(), instead.str());
    std::string message = format_error(format);
    llvm::StringRef text = message;
    (void)text.consume_front(column_end(format));
    return text.str();
  };
  CHECK(without("attr-dict") == "attr-dict is missing: every op can have attributes");
  CHECK(without("$body") == "region 'body' is not written");
  CHECK(without("$next") == "successor 'next' is not written");
  CHECK(without("(`x` $x^)?", "$x") == "optional attribute 'x' must be in an optional group");
  CHECK(without("type($r)") ==
        "the type of 'r' is not written, and does not follow from a type that is");
  CHECK(without("$a `,` $b", "$b $a") ==
        "column 1: operands behind a group of operands need a literal in between");
  CHECK(without("(`x` $x^)?", "(`x` $x^)? `x`") ==
        "column 23: an optional group and what follows it both start in 'x'");
  CHECK(without("`->`", "`,`") == "");
  CHECK(without("$b $body", "$b `,` $body") ==
        "column 8: b may be absent, or go on, and what follows also starts in ','");
  CHECK(without("attr-dict `:`", "$body attr-dict `:`") ==
        "column 42: a second mention of the same region");
  CHECK(without("$y", "`(` $y `)`") == "");
}
