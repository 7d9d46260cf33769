// Dialect files: what they define behaves as what is compiled; what is wrong in them is said.

#include "ir/dialect_file.h"

#include <array>

#include "doctest/doctest.h"
#include "ir/dialect_builder.h"
#include "ir/random.h"
#include "ir/verifier.h"
#include "tests/unit/ir/dialect_file_fixture.h"
#include "tests/unit/ir/toy_dialect.h"

using namespace pliron;

namespace {

constexpr const char* shapes_file = R"file(// Everything that a file can say.
dialect shape "Shapes." {
  enum colour "A colour." { red = 0, green = 1 "As grass.", dark_blue = 7 }
  enum edges "Which edges are there." bits { none = 0, top = 1, left = 2, both = 3 }

  type_constraint Length "a length" = any_of(i8, integer(unsigned, 16, 32), Half)
  type_constraint Half = float(f16, bf16)
  attr_constraint Angle "an angle in degrees" = i32(0 to 359)

  type point "A point." {
    params(x: int, y: int(-100 to 100, 1000))
  }
  type box "A box of something." {
    params(element: type(any_of(base(!shape.point), Length)), size: uint(1 to max) = "1",
           tags: attr_list(each(string)), inside: optional attr)
    format "`<` $element (`by` $size^)? `,` `[` $tags `]` (`with` $inside^)? `>`"
  }
  attr mood "A mood." { params(colour: int(enum(colour)), loud: bool) }

  op make "Makes a shape." {
    operands(length: Length, rest: variadic same_as(length))
    results(shape: base(!shape.box, size = 1 to 9))
    attrs(angle: Angle, colour: enum(colour) = "red", edges: enum(edges, i64) = "none" refining,
          name: optional string("a", "b"), mood: optional base(#shape.mood, loud = true))
    traits[Pure]
    format "$length (`,` $rest^)? `at` $angle `colour` `(` $colour `)` attr-dict `:` type($length)"
           "`->` type($shape)"
  }
  op branch "Goes on." {
    operands(to_args: variadic any, flag: optional i1)
    regions(body: blocks(1 to 1) arguments(0) "one block without arguments", more: variadic)
    successors(to(to_args))
    traits[Terminator]
  }
  op mlir.constant "A constant, with a dot in its name." {
    results(value: not(any_of(none, tuple<i1>)))
    attrs(value: all_of(any, not(exact([1, 2]))), "odd-name": optional unit)
  }
}
)file";

using Fixture = DialectFileFixture;

}  // namespace

TEST_CASE_FIXTURE(Fixture, "a dialect file is loaded, and written as what loads the same") {
  LogicalResult loaded = load(shapes_file);
  CHECK(join(reported) == "");
  REQUIRE(succeeded(loaded));
  const DialectInfo* info = context.dialect("shape");
  REQUIRE(info);
  CHECK(info->ops.size() == 3);
  CHECK(info->types.size() == 2);
  CHECK(info->enums.size() == 2);
  CHECK(context.op_info("shape.mlir.constant"));

  std::string text = dump("shape");
  Fixture other;
  LogicalResult again = other.load(text);
  CHECK(join(other.reported) == "");
  REQUIRE(succeeded(again));
  CHECK(other.dump("shape") == text);
  // Some of it, so that the same nothing twice is not enough.
  for (llvm::StringRef part :
       {"enum edges \"Which edges are there.\" bits {",
        "green = 1 \"As grass.\"",
        "type_constraint Length \"a length\" = any_of(i8, integer(unsigned, 16, 32), Half)",
        "attr_constraint Angle \"an angle in degrees\" = i32(0 to 359)",
        "y: int(-100 to 100, 1000)",
        "size: uint(1 to max) = \"1\"",
        "tags: attr_list(each(string))",
        "inside: optional attr",
        "colour: int(enum(colour))",
        "rest: variadic same_as(length)",
        "shape: base(!shape.box, size = 1 to 9)",
        "edges: enum(edges, i64) = \"none\" refining",
        "name: optional string(\"a\", \"b\")",
        "mood: optional base(#shape.mood, loud = true)",
        "body: blocks(1 to 1) arguments(0) \"one block without arguments\"",
        "more: variadic",
        "successors(to(to_args))",
        "traits[Terminator]",
        "op mlir.constant",
        "not(any_of(none, tuple<i1>))",
        "all_of(any, not(exact([1, 2])))",
        "\"odd-name\": optional unit"})
    CHECK_MESSAGE(llvm::StringRef(text).contains(part), part.str());
}

TEST_CASE_FIXTURE(Fixture, "ops, types and attributes of a loaded dialect are read and printed") {
  context.register_dialect({.name = "builtin", .ops = ops<toy::ModuleOp>()});
  REQUIRE(succeeded(load(shapes_file)));
  OwningOp module = parse(R"file(
    %0 = "shape.mlir.constant"() <{value = 3 : i32}> : () -> ui16
    %1 = shape.make %0, %0 at 45 colour(green) {edges = 3} : ui16 -> <ui16, ["t"] with 3>
    %2 = shape.make %0 at 0 colour(red) {mood = #shape.mood<dark_blue, true>} : ui16
      -> <!shape.point<1, -1> by 5, []>
  )file");
  CHECK(join(reported) == "");
  REQUIRE(module);
  CHECK(succeeded(verify(module.get())));
  std::string custom = print(module.get()), generic = print(module.get(), true);
  CHECK(llvm::StringRef(custom).contains("shape.make %0, %0 at 45 colour(green)"));
  CHECK(llvm::StringRef(generic).contains("\"shape.make\"(%0, %0) <{angle = 45 : i32"));
  OwningOp again = parse(custom), from_generic = parse(generic);
  REQUIRE(again);
  REQUIRE(from_generic);
  CHECK(print(again.get()) == custom);
  CHECK(print(from_generic.get()) == custom);
  CHECK(join(reported) == "");
}

TEST_CASE_FIXTURE(Fixture, "the verifier holds ops to the record of a loaded dialect") {
  context.register_dialect({.name = "builtin", .ops = ops<toy::ModuleOp>()});
  REQUIRE(succeeded(load(shapes_file)));
  OwningOp module = parse(R"file(
    %0 = "shape.mlir.constant"() <{value = 3}> : () -> f32
    %1 = "shape.make"(%0) <{angle = 360 : i32, colour = 5 : i32}> : (f32) -> i32
    %2 = "shape.mlir.constant"() <{value = [1, 2]}> : () -> tuple<i1>
  )file");
  REQUIRE(module);
  CHECK(failed(verify(module.get())));
  std::string all = join(reported);
  for (llvm::StringRef part :
       {"operand #0 (\"length\") must be a length, but got 'f32'",
        "result #0 (\"shape\") must be a type !shape.box whose size is a number from 1 to 9, but "
        "got "
        "'i32'",
        "attribute 'angle' must be an angle in degrees, but got 360 : i32",
        "result #0 (\"value\") must be not none or tuple<i1>, but got 'tuple<i1>'",
        "attribute 'value' must be any attribute and not [1, 2], but got [1, 2]"})
    CHECK_MESSAGE(llvm::StringRef(all).contains(part), all);
}

TEST_CASE_FIXTURE(Fixture, "several dialects, and what one uses of another") {
  REQUIRE(succeeded(load(R"file(
dialect a "A." { enum e "E." { x = 0 } type t "T." { params(n: int) } }
dialect b "B." { op o "O." { results(r: base(!a.t, n = 1)) attrs(k: enum(a.e)) } }
)file")));
  CHECK(join(reported) == "");
  CHECK(succeeded(load(dump("b").replace(0, 10, "dialect b2"))));
  CHECK(dialects_in_file(llvm::MemoryBufferRef("dialect a {} dialect b \"x {\" { dialect }",
                                               "f")) == std::vector<std::string>{"a", "b"});
}

TEST_CASE_FIXTURE(Fixture, "a failed file leaves nothing behind") {
  CHECK(
      failed(load("dialect a \"A.\" { op o \"O.\" type t \"T.\" }\n"
                  "dialect b \"B.\" { op o \"O.\" { operands(x: base(!a.u)) } }")));
  CHECK(!context.dialect("a"));
  CHECK(!context.dialect("b"));
  CHECK(!context.op_info("a.o"));
  CHECK(!context.type_info("a.t"));
  reported.clear();
  CHECK(succeeded(load("dialect a \"A.\" { op o \"O.\" type t \"T.\" { params(x: int) } }")));
  CHECK(join(reported) == "");
  CHECK(parse_type(context, "!a.t<3>"));
}

// What is wrong, and what is said of it: "line:column: message".
TEST_CASE("what is wrong in a file is reported at its place") {
  struct Case {
    const char* file;
    const char* expected;
  };
  const Case cases[] = {
      // Structure.
      {"op x", "1:1: expected 'dialect' and a name\n"},
      {"dialect", "1:8: expected the name of a dialect\n"},
      {"dialect a {}", "1:11: expected a summary of dialect 'a', a string in quotes\n"},
      {"dialect a \"A.\"", "1:15: expected '{' and what the dialect consists of\n"},
      {"dialect a \"A.\" {", "1:17: expected '}' at the end of dialect 'a'\n"},
      {"dialect a \"A.\" { opp x }",
       "1:18: expected an item of the dialect: op, type, attr, enum, type_constraint or "
       "attr_constraint; did you mean 'op'?\n"},
      {"dialect a.b \"A.\" {}", "1:9: 'a.b' cannot be the name of a dialect\n"},
      {"dialect a \"A.\" {}\ndialect a \"A.\" {}",
       "2:9: two dialects are called 'a' | 1:9: the first one is here\n"},
      {"dialect a \"A.\" { op \"x\" }", "1:21: expected a name\n"},
      {"dialect a \"A.\" { op x \"X.\" { operand(a: i1) } }",
       "1:30: expected a field of an op or '}'; did you mean 'operands'?\n"},
      {"dialect a \"A.\" { op x \"X.\" { traits[] traits[] } }",
       "1:39: 'traits' is given twice | 1:30: the first one is here\n"},
      {"dialect a \"A.\" { op x \"X.\" { operands(a i1) } }",
       "1:41: expected ':' and what the values must be\n"},
      {"dialect a \"A.\" { op x \"X.\" { operands(a: i1, ) } }", "1:46: expected a name\n"},
      {"dialect a \"A.\" { op x \"X.\" { operands(a: tuple<i1) } }",
       "1:47: the bracket that opens here is not closed\n"},
      {"dialect a \"A.\" { type t \"T.\" { bracketed } }",
       "1:32: expected a field of a type or '}'\n"},
      // Several errors in one file.
      {"dialect a \"A.\" {\n  op x \"X.\" { bad }\n  op y \"Y.\" { worse }\n}",
       "2:15: expected a field of an op or '}'\n3:15: expected a field of an op or '}'\n"},
      // Names.
      {"dialect a \"A.\" {\n  op x \"X.\"\n  op x \"X.\"\n}",
       "3:6: two ops are called 'x' | 2:6: the first one is here\n"},
      {"dialect a \"A.\" { type t \"T.\" type t \"T.\" }",
       "1:35: two types are called 't' | 1:23: the first one is here\n"},
      {"dialect a \"A.\" { attr t \"T.\" attr t \"T.\" }",
       "1:35: two attributes are called 't' | 1:23: the first one is here\n"},
      {"dialect a \"A.\" { enum e \"E.\" { x = 1 } enum e \"E.\" { x = 1 } }",
       "1:45: two enumerations are called 'a.e' | 1:23: the first one is here\n"},
      {"dialect a \"A.\" { type_constraint C = i1 type_constraint C = i1 }",
       "1:57: two constraints are called 'C' | 1:34: the first one is here\n"},
      {"dialect a \"A.\" { op x \"X.\" { operands(p: i1, p: i1) } }",
       "1:46: record of op 'a.x': two operands are called 'p' | 1:39: the first one is here\n"},
      {"dialect a \"A.\" { op x \"X.\" { attrs(p: i1, p: i1) } }",
       "1:43: record of op 'a.x': two attributes are called 'p' | 1:36: the first one is here\n"},
      {"dialect a \"A.\" { type t \"T.\" { params(p: int, p: int) } }",
       "1:47: record of type 'a.t': two parameters are called 'p' | 1:39: the first one is here\n"},
      {"dialect a \"A.\" { op x \"X.\" { operands(p: i1) attrs(p: i1) } }",
       "1:21: record of op 'a.x': operand 'p' has the name of an attribute\n"},
      {"dialect a \"A.\" { op x }", "1:21: record of op 'a.x': an op needs a summary\n"},
      // Words.
      {"dialect a \"A.\" { op x \"X.\" { traits[Pur] } }",
       "1:37: there is no trait 'Pur'; did you mean 'Pure'?\n"},
      {"dialect a \"A.\" { op x \"X.\" { traits[Pure, Pure] } }",
       "1:43: trait 'Pure' is given twice\n"},
      {"dialect a \"A.\" { type t \"T.\" { params(p: ints) } }",
       "1:42: expected a kind of parameter: type, attr, int, uint, bool, string, type_list, "
       "attr_list, int_list; did you mean 'int'?\n"},
      {"dialect a \"A.\" { op x \"X.\" { operands(p: integr) } }",
       "1:42: there is no constraint of types 'integr'; did you mean 'integer'?\n"},
      {"dialect a \"A.\" { op x \"X.\" { attrs(p: strin) } }",
       "1:39: there is no constraint of attributes 'strin'; did you mean 'string'?\n"},
      {"dialect a \"A.\" { attr_constraint C = i1 op x \"X.\" { operands(p: C) } }",
       "1:65: 'C' is a constraint of attributes, not of types | 1:34: it is defined here\n"},
      {"dialect a \"A.\" { type_constraint integer = i1 }",
       "1:34: 'integer' means something in constraints and cannot name one\n"},
      {"dialect a \"A.\" { type_constraint C = any_of(i1, D) type_constraint D = C }",
       "1:34: constraint 'C' is defined by itself\n"},
      {"dialect a \"A.\" { op x \"X.\" { operands(p: base(!a.tt)) } type t \"T.\" }",
       "1:47: there is no type '!a.tt'; did you mean 'a.t'?\n"},
      {"dialect a \"A.\" { op x \"X.\" { operands(p: base(!a.t, y = 1)) } type t \"T.\" { "
       "params(x: int) "
       "} }",
       "1:53: '!a.t' has no parameter 'y'; did you mean 'x'?\n"},
      {"dialect a \"A.\" { op x \"X.\" { attrs(p: enum(f)) } enum e \"E.\" { x = 1 } }",
       "1:44: there is no enumeration 'f'; did you mean 'e'?\n"},
      {"dialect a \"A.\" { op x \"X.\" { operands(p: same_as(q), o: i1) } }",
       "1:50: record of op 'a.x': the type of 'p' follows from 'q', which is no operand; did you "
       "mean 'p'?\n"},
      {"dialect a \"A.\" { op x \"X.\" { successors(s(q)) } }",
       "1:43: record of op 'a.x': successor 's' gets operands 'q', which the op does not have\n"},
      // Numbers.
      {"dialect a \"A.\" { op x \"X.\" { operands(p: integer(16777216)) } }",
       "1:50: an integer type has at most 16777215 bits\n"},
      {"dialect a \"A.\" { op x \"X.\" { attrs(p: i32(3 to 1)) } }",
       "1:43: nothing is from 3 to 1\n"},
      {"dialect a \"A.\" { enum e \"E.\" { x = 1, y = 1 } }",
       "1:39: cases 'x' and 'y' of enumeration 'a.e' have one name or one value | 1:32: the first "
       "one is here\n"},
      {"dialect a \"A.\" { enum e \"E.\" { } }", "1:23: enumeration 'a.e' has no cases\n"},
      // What a bracket takes in that is closed too late is not missed when it is read again.
      {"dialect a \"A.\" { type_constraint T = integer(i8 type_constraint U = i8 ) op x \"X.\" }",
       "1:46: expected a number of bits, 'signless', 'signed' or 'unsigned'\n"},
      // Texts of types and attributes.
      {"dialect a \"A.\" { op x \"X.\" { operands(p: tuple<i1, i16777216>) } }",
       "1:52: an integer type has at most 16777215 bits\n"},
      {"dialect a \"A.\" { op x \"X.\" { operands(p: !a.t<7>) } type t \"T.\" { params(x: uint(1 "
       "to 3)) "
       "} }",
       "1:47: parameter 'x' must be a number from 1 to 3\n"},
      // Formats, with their columns.
      {"dialect a \"A.\" { op x \"X.\" { operands(p: i1) format \"$p $q attr-dict\" } }",
       "1:59: assembly format of op 'a.x', column 6: the op has no operand, attribute, region or "
       "successor 'q'\n"},
      {"dialect a \"A.\" { op x \"X.\" {\n  format \"attr-dict \"\n         \"attr-dict\" } }",
       "3:20: assembly format of op 'a.x', column 20: a second attr-dict\n"},
      // Natives.
      {"dialect a \"A.\" { op x \"X.\" { verify native \"a.x.verify\" } }",
       "1:44: this program has no native \"a.x.verify\"\n"},
      {"dialect a \"A.\" { op x \"X.\" { operands(p: native \"nothing\") } }",
       "1:49: this program has no native \"nothing\"\n"},
      {"dialect a \"A.\" { on_registr native \"x\" }",
       "1:18: expected an item of the dialect: op, type, attr, enum, type_constraint or "
       "attr_constraint; did you mean 'on_register'?\n"},
      // Room.
      {"dialect a \"A.\" { op x \"X.\" { regions(a, b, c, d) } }",
       "1:47: record of op 'a.x': there can be at most 3 regions\n"},
  };
  for (const Case& c : cases) {
    CAPTURE(c.file);
    Fixture fixture;
    CHECK(failed(fixture.load(c.file)));
    CHECK(join(fixture.reported) == c.expected);
    CHECK(fixture.context.dialects().empty());
  }
}

TEST_CASE("no prefix and no mutation of a file does anything worse than to be refused") {
  llvm::StringRef file = shapes_file;
  auto load = [](const std::string& text) {
    Fixture fixture;
    bool loaded = succeeded(fixture.load(text));
    CHECK(loaded == fixture.reported.empty());
    if (loaded && fixture.context.dialect("shape"))
      (void)fixture.dump("shape");
  };
  for (std::size_t size = 0; size < file.size(); size += 3)
    load(file.take_front(size).str());
  Random random(3);
  llvm::SmallVector<llvm::StringRef, 64> lines;
  file.split(lines, ' ');
  for (int i = 0; i < 2000; ++i) {
    std::string text;
    for (llvm::StringRef word : lines) {
      if (random.one_in(150))
        word = lines[random.below(lines.size())];
      else if (random.one_in(300))
        word = "";
      text += (word + " ").str();
    }
    if (random.one_in(2))
      text[random.below(text.size())] = static_cast<char>(random.below(256));
    load(text);
  }
}

TEST_CASE_FIXTURE(Fixture, "deep nesting is refused") {
  std::string open = "dialect a \"A.\" { op x \"X.\" { operands(p: ";
  for (int i = 0; i < 100000; ++i)
    open += "not(";
  CHECK(failed(load(open)));
  std::string closed = "dialect a \"A.\" { op x \"X.\" { operands(p: ";
  for (int i = 0; i < 300; ++i)
    closed += "not(";
  closed += "i1" + std::string(300, ')') + ") } }";
  reported.clear();
  CHECK(failed(load(closed)));
  CHECK(join(reported) ==
        "1:39: this constraint is too large: at most 10000 parts, nested 64 deep\n");
}

TEST_CASE_FIXTURE(Fixture, "a dialect made by hand is the same as one from a file") {
  ConstraintBuilder build(context);
  EnumSpec colour{.name = "hand.colour",
                  .summary = "A colour.",
                  .cases = {{.name = "red", .value = 0}, {.name = "blue", .value = 2}}};
  const EnumDef& colours = make_enum(context, colour);
  DialectSpec spec{.name = "hand", .summary = "By hand."};
  spec.enums = {&colours};
  ParamDefSpec& box = spec.types.emplace_back();
  box.name = "box";
  box.summary = "A box.";
  box.params = {{.name = "element", .kind = ParamKind::Type},
                {.name = "size",
                 .kind = ParamKind::UInt,
                 .constraint = ParamConstraint(build.number({1, 8}))}};
  OpSpec& add = spec.ops.emplace_back();
  add.name = "add";
  add.summary = "Adds.";
  const ConstraintNode* number =
      build.named("Number", "a number", build.any_of({build.integer({8, 16}), build.floating({})}));
  add.operands = {{.name = "lhs", .type = {number}}, {.name = "rhs", .same_as = "lhs"}};
  add.results = {{.name = "sum", .same_as = "lhs"}};
  add.attrs = {{.name = "colour",
                .constraint = {build.enum_attr(colours, I32.node)},
                .default_text = "blue"}};
  add.traits = {Trait::Pure, Trait::Commutative};
  add.format.text = "$lhs `,` $rhs attr-dict `:` type($sum)";
  LogicalResult defined = define_dialect(context, spec);
  CHECK(join(reported) == "");
  REQUIRE(succeeded(defined));
  std::string text = dump("hand");
  CHECK(text == R"file(dialect hand "By hand." {

  enum colour "A colour." {
    red = 0,
    blue = 2
  }

  type_constraint Number "a number" = any_of(integer(8, 16), float)

  type box "A box." {
    params(element: type, size: uint(1 to 8))
  }

  op add "Adds." {
    operands(lhs: Number, rhs: same_as(lhs))
    results(sum: same_as(lhs))
    attrs(colour: enum(colour) = "blue")
    traits[Pure, Commutative]
    format "$lhs `,` $rhs attr-dict `:` type($sum)"
  }
}
)file");
  Fixture other;
  CHECK(succeeded(other.load(text)));
  CHECK(other.dump("hand") == text);
}

TEST_CASE_FIXTURE(Fixture, "what is wrong with a dialect made by hand") {
  ConstraintBuilder build(context);
  DialectSpec spec{.name = "hand", .summary = "By hand."};
  OpSpec& op = spec.ops.emplace_back();
  op.name = "x";
  op.summary = "X.";
  SUBCASE("a constraint of attributes on an operand") {
    op.operands = {{.name = "p", .type = {build.string_attr()}}};
    CHECK(failed(define_dialect(context, spec)));
    CHECK(join(reported) == "?: a type is never a string attribute\n");
  }
  SUBCASE("a kind that does not exist") {
    op.operands = {{.name = "p", .type = {build.base("hand.t")}}};
    CHECK(failed(define_dialect(context, spec)));
    CHECK(join(reported) == "?: there is no type '!hand.t'\n");
  }
  SUBCASE("a text that is none") {
    op.operands = {{.name = "p", .type = {build.exact("i16777216")}}};
    CHECK(failed(define_dialect(context, spec)));
    CHECK(join(reported) == "?: 'i16777216' is not the text of a type that is known here\n");
  }
  SUBCASE("a constraint without end") {
    const ConstraintNode* node = build.integer({8});
    for (int i = 0; i < 30; ++i)
      node = build.any_of({node, node});
    op.operands = {{.name = "p", .type = {node}}};
    CHECK(failed(define_dialect(context, spec)));
    CHECK(join(reported) ==
          "?: this constraint is too large: at most 10000 parts, nested 64 deep\n");
  }
  SUBCASE("an op that is in use already") {
    context.allow_unregistered();
    context.register_dialect({.name = "builtin", .ops = ops<toy::ModuleOp>()});
    OwningOp module = parse("\"hand.x\"() : () -> ()");
    REQUIRE(module);
    CHECK(failed(define_dialect(context, spec)));
    CHECK(join(reported) == "?: op 'hand.x' is in use already, from before it was defined\n");
  }
  CHECK(!context.dialect("hand"));
}
