// Text that is read and printed: what stays, what becomes what, and that printing again changes
// nothing.
#include <doctest/doctest.h>

#include "tests/unit/ir/toy_dialect.h"

using namespace pliron;

namespace {

struct BoxType : ParametricType<BoxType> {
  using Parametric::Parametric;
  static constexpr TypeDef def{.name = "text.box",
                               .summary = "All kinds of parameters.",
                               .params = {{"type", ParamKind::Type},
                                          {"attr", ParamKind::Attr},
                                          {"int", ParamKind::Int},
                                          {"uint", ParamKind::UInt},
                                          {"bool", ParamKind::Bool},
                                          {"string", ParamKind::String},
                                          {"types", ParamKind::TypeList},
                                          {"attrs", ParamKind::AttrList},
                                          {"ints", ParamKind::IntList}}};
};

std::string_view struct_alias(Type type);
struct StructType : ParametricType<StructType> {
  using Parametric::Parametric;
  static constexpr TypeDef def{
      .name = "text.struct",
      .summary = "Has an alias when it has a name.",
      .params = {{"name", ParamKind::String}, {"fields", ParamKind::TypeList}},
      .alias = struct_alias};
};
std::string_view struct_alias(Type type) {
  llvm::StringRef name = type.as<StructType>().param<"name">().str();
  return {name.data(), name.size()};
}

struct NothingType : ParametricType<NothingType> {
  using Parametric::Parametric;
  static constexpr TypeDef def{.name = "text.nothing", .summary = "No parameters."};
};

std::string_view note_alias(Attribute) {
  return "note";
}
struct NoteAttr : ParametricAttr<NoteAttr> {
  using Parametric::Parametric;
  static constexpr AttrDef def{.name = "text.note",
                               .summary = "Always has an alias.",
                               .params = {{"text", ParamKind::String}},
                               .alias = note_alias};
};

void print_pair(Type type, AsmPrinter& printer);
FailureOr<Type> parse_pair(AsmParser& parser);
struct PairType : ParametricType<PairType> {
  using Parametric::Parametric;
  static constexpr TypeDef def{.name = "text.pair",
                               .summary = "Has hooks: !text.pair<a and b>.",
                               .params = {{"a", ParamKind::Type}, {"b", ParamKind::Type}},
                               .print = print_pair,
                               .parse = parse_pair};
};
void print_pair(Type type, AsmPrinter& printer) {
  printer.os() << '<';
  printer.print_type(type.as<PairType>().param<"a">());
  printer.os() << " and ";
  printer.print_type(type.as<PairType>().param<"b">());
  printer.os() << '>';
}
FailureOr<Type> parse_pair(AsmParser& parser) {
  if (failed(parser.parse("<")))
    return failure();
  auto a = parser.parse_type();
  if (failed(a) || failed(parser.parse("and")))
    return failure();
  auto b = parser.parse_type();
  if (failed(b) || failed(parser.parse(">")))
    return failure();
  return Type(PairType::get(parser.context(), *a, *b));
}

template <typename T>
std::string as_text(T value) {
  std::string text;
  llvm::raw_string_ostream(text) << value;
  return text;
}

struct Fixture : toy::Playground {
  Fixture() {
    context.register_dialect({.name = "text",
                              .types = types<BoxType, StructType, NothingType, PairType>(),
                              .attrs = attrs<NoteAttr>()});
    context.allow_unregistered();
  }

  // Reads, prints in the generic form, reads and prints; the second print must be the first. Gives it.
  std::string round_trip(llvm::StringRef text, PrintOptions options = {}) {
    std::string first = print_parsed(text, options);
    CHECK(print_parsed(first, options) == first);
    return first;
  }
  std::string print_parsed(llvm::StringRef text, PrintOptions options) {
    OwningOp module = parse(text);
    std::string result;
    CHECK(take_messages() == "");
    if (!module)
      return "";
    llvm::raw_string_ostream os(result);
    options.generic = true;
    print_op(module.get(), os, options);
    return result;
  }
  // The same for the ops in a module, each without its indentation.
  std::string body(llvm::StringRef text) {
    llvm::StringRef all = round_trip_text = round_trip(text);
    CHECK(all.consume_front("\"builtin.module\"() ({\n"));
    CHECK(all.consume_back("}) : () -> ()\n"));
    std::string result;
    while (!all.empty()) {
      auto [line, rest] = all.split('\n');
      line.consume_front("  ");
      result += line.str() + "\n";
      all = rest;
    }
    return result;
  }
  std::string type(llvm::StringRef text) {
    Type parsed = parse_type(context, text);
    CHECK(take_messages() == "");
    std::string printed = as_text(parsed);
    CHECK(parse_type(context, printed) == parsed);
    return printed;
  }
  std::string attr(llvm::StringRef text) {
    Attribute parsed = parse_attribute(context, text);
    CHECK(take_messages() == "");
    std::string printed = as_text(parsed);
    CHECK(parse_attribute(context, printed) == parsed);
    return printed;
  }
  std::string round_trip_text;
};

}  // namespace

TEST_CASE_FIXTURE(Fixture, "builtin types print as they are written") {
  for (llvm::StringRef text :
       {"i1",
        "i32",
        "si8",
        "ui64",
        "i16777215",
        "index",
        "none",
        "f16",
        "bf16",
        "tf32",
        "f32",
        "f64",
        "f80",
        "f128",
        "f8E4M3FN",
        "f8E5M2",
        "tuple<>",
        "tuple<i32, tuple<f32>>",
        "vector<4x8xf32>",
        "vector<[4]x2xi1>",
        "vector<f32>",
        "() -> ()",
        "(i32, f32) -> i1",
        "() -> (i1, i2)",
        "(i1) -> (() -> ())",
        "!text.nothing",
        "!text.pair<i32 and !text.pair<f32 and index>>",
        "!text.box<i32, none, -1, 18446744073709551615, true, \"a\\0Ab\", [], [none, 1 : i8], [1, "
        "-2]>",
        "!text.box<i32, !builtin.none, 0, 0, false, \"\", [i1, none], [], []>",
        "!foo.bar",
        "!foo.bar<a -> [b, \"]\"]>",
        "!foo<\"x\">"})
    CHECK(type(text) == text);
}

TEST_CASE_FIXTURE(Fixture, "builtin attributes print as they are written") {
  for (llvm::StringRef text : {"unit",
        "2 : i16777215",
                               "true",
                               "false",
                               "1 : i32",
                               "-128 : i8",
                               "255 : ui8",
                               "-1 : si4",
                               "5 : index",
                               "\"a\\22\\\\\\0A\\C3\\A9\"",
                               "\"typed\" : i32",
                               "[]",
                               "[1, 2 : i32, true, 1.500000e+00]",
                               "{}",
                               "{a, b = 1 : i32, \"c d\" = {}}",
                               "@a",
                               "@\"a b\"::@c::@\"\"",
                               "array<i32>",
                               "array<i32: 1, -2>",
                               "array<i1: true, false>",
                               "array<f32: 1.000000e+00, 0x7FC00000>",
                               "array<ui8: 255>",
                               "i32",
                               "(i32) -> ()",
                               "#foo.bar<1>",
                               "#foo<\"x\">",
                               "#text.note<\"a\">",
                               "340282366920938463463374607431768211455 : ui128",
                               "-1 : i128"})
    CHECK(attr(text) == text);
  CHECK(attr("0xFF : i8") == "-1 : i8");
  CHECK(attr("1 : i1") == "true");
  CHECK(attr("1") == "1 : i64");
  CHECK(attr("1.0") == "1.000000e+00 : f64");
  CHECK(attr("{b, a = unit}") == "{a, b}");
}

TEST_CASE_FIXTURE(Fixture, "floats print so that they read back exactly") {
  CHECK(attr("0.1 : f32") == "1.000000e-01 : f32");
  CHECK(attr("0.1 : f64") == "1.000000e-01 : f64");
  CHECK(attr("0.10000000000000002 : f64") == "0.10000000000000002 : f64");
  CHECK(attr("3.4028235e+38 : f32") == "3.40282347E+38 : f32");
  CHECK(attr("1.0e-45 : f32") == "1.401300e-45 : f32");
  CHECK(attr("-0.0 : f32") == "-0.000000e+00 : f32");
  CHECK(attr("0x7F800000 : f32") == "0x7F800000 : f32");
  CHECK(attr("0xFFC00001 : f32") == "0xFFC00001 : f32");
  CHECK(attr("0x3C00 : f16") == "1.000000e+00 : f16");
  CHECK(attr("0x7FFF8000000000000000 : f80") == "0x7FFF8000000000000000 : f80");
  CHECK(attr("[0x7FF0000000000000 : f64]") == "[0x7FF0000000000000 : f64]");
}

// All 32-bit patterns of a coarse grid, and the neighbours of powers of two.
TEST_CASE_FIXTURE(Fixture, "random floats read back bit for bit") {
  std::uint64_t state = 1;
  auto random = [&] { return state = state * 6364136223846793005u + 1442695040888963407u; };
  for (FloatKind kind : {FloatKind::F16, FloatKind::BF16, FloatKind::F32, FloatKind::F64,
                         FloatKind::F128, FloatKind::F8E5M2}) {
    FloatType type = FloatType::get(context, kind);
    for (int i = 0; i < 500; ++i) {
      std::uint64_t words[2] = {random() ^ random() >> 32, random() ^ random() >> 32};
      llvm::APInt bits(type.width(), llvm::ArrayRef(words));
      Attribute value = FloatAttr::get(type, llvm::APFloat(type.semantics(), bits));
      std::string text = as_text(value);
      CHECK_MESSAGE(parse_attribute(context, text) == value, text);
    }
  }
}

TEST_CASE_FIXTURE(Fixture, "names of values are kept, numbers are made again") {
  CHECK(body("%x = \"a.b\"() : () -> i32\n"
             "%17 = \"a.b\"(%x) : (i32) -> i32\n"
             "%y:2 = \"a.b\"(%17) : (i32) -> (i32, i64)\n"
             "%p, %q:2 = \"a.b\"(%y#0, %y#1) : (i32, i64) -> (i1, i2, i3)\n"
             "%r, %5 = \"a.b\"(%p, %q#1) : (i1, i3) -> (i1, i2)\n"
             "\"a.b\"(%r, %5, %q) : (i1, i2, i2) -> ()\n") ==
        "%x = \"a.b\"() : () -> i32\n"
        "%0 = \"a.b\"(%x) : (i32) -> i32\n"
        "%y:2 = \"a.b\"(%0) : (i32) -> (i32, i64)\n"
        "%p, %q:2 = \"a.b\"(%y#0, %y#1) : (i32, i64) -> (i1, i2, i3)\n"
        "%r:2 = \"a.b\"(%p, %q#1) : (i1, i3) -> (i1, i2)\n"
        "\"a.b\"(%r#0, %r#1, %q#0) : (i1, i2, i2) -> ()\n");
}

TEST_CASE_FIXTURE(Fixture, "names like generated ones never meet them") {
  CHECK(body("%arg0 = \"a.b\"() ({\n"
             "^bb7(%arg5: i32, %7: i32, %arg1_0: i32):\n"
             "  %arg9 = \"a.b\"(%arg5, %7, %arg1_0, %arg0) : (i32, i32, i32, i32) -> i32\n"
             "  %0 = \"a.b\"(%arg9) : (i32) -> i32\n"
             "}) : () -> i32\n") ==
        "%arg0 = \"a.b\"() ({\n"
        "^bb0(%arg1: i32, %arg2: i32, %arg1_0: i32):\n"
        "  %arg9 = \"a.b\"(%arg1, %arg2, %arg1_0, %arg0) : (i32, i32, i32, i32) -> i32\n"
        "  %0 = \"a.b\"(%arg9) : (i32) -> i32\n"
        "}) : () -> i32\n");
}

TEST_CASE_FIXTURE(Fixture, "names that clash get a suffix and then keep it") {
  OwningOp module = parse(
      "%a = \"a.b\"() : () -> i32\n%b = \"a.b\"() : () -> i32\n"
      "%c = \"a.b\"(%a, %b) : (i32, i32) -> i32\n"
      "%d = \"a.b\"(%c) : (i32) -> i32\n%e = \"a.b\"(%d) : (i32) -> i32\n");
  Value values[5];
  const char* names[] = {"x", "x", "x_0", "7", "a b"};
  for (int i = 0; i < 5; ++i)
    values[i] = toy::find_value(module.get(), std::string(1, static_cast<char>('a' + i)));
  for (int i = 0; i < 5; ++i)
    values[i].set_name(context.identifier(names[i]));
  std::string text = toy::print(module.get());
  CHECK(text ==
        "\"builtin.module\"() ({\n  %x = \"a.b\"() : () -> i32\n"
        "  %x_0 = \"a.b\"() : () -> i32\n"
        "  %x_0_1 = \"a.b\"(%x, %x_0) : (i32, i32) -> i32\n"
        "  %0 = \"a.b\"(%x_0_1) : (i32) -> i32\n"
        "  %a_b = \"a.b\"(%0) : (i32) -> i32\n}) : () -> ()\n");
  CHECK(round_trip(text) == text);
}

TEST_CASE_FIXTURE(Fixture, "isolated ops number anew, others go on") {
  CHECK(body("%0 = \"a.b\"() ({\n%1 = \"a.b\"() : () -> i32\n}) : () -> i32\n"
             "\"a.b\"() ({\n%2 = \"a.b\"() : () -> i32\n}) : () -> ()\n"
             "\"builtin.module\"() ({\n%1 = \"a.b\"() : () -> i32\n}) : () -> ()\n") ==
        "%0 = \"a.b\"() ({\n  %1 = \"a.b\"() : () -> i32\n}) : () -> i32\n"
        "\"a.b\"() ({\n  %1 = \"a.b\"() : () -> i32\n}) : () -> ()\n"
        "\"builtin.module\"() ({\n  %0 = \"a.b\"() : () -> i32\n}) : () -> ()\n");
}

TEST_CASE_FIXTURE(Fixture, "blocks, their names and who branches to them") {
  CHECK(body("\"a.f\"() ({\n"
             "  \"a.br\"()[^loop, ^bb7] : () -> ()\n"
             "^loop:\n  \"a.br\"()[^loop] : () -> ()\n"
             "^bb7:\n  \"a.br\"()[^7] : () -> ()\n"
             "^7:\n"
             "^lonely:\n  \"a.br\"()[^7] : () -> ()\n"
             "}) : () -> ()\n") ==
        "\"a.f\"() ({\n"
        "  \"a.br\"()[^loop, ^bb2] : () -> ()\n"
        "^loop:  // 2 preds: ^bb0, ^loop\n  \"a.br\"()[^loop] : () -> ()\n"
        "^bb2:  // pred: ^bb0\n  \"a.br\"()[^bb3] : () -> ()\n"
        "^bb3:  // 2 preds: ^bb2, ^lonely\n"
        "^lonely:  // no predecessors\n  \"a.br\"()[^bb3] : () -> ()\n"
        "}) : () -> ()\n");
}

// Its name is not in the text, so it is gone once that was read back.
TEST_CASE_FIXTURE(Fixture, "comments do not name an entry block that has no label") {
  CHECK(body("\"a.f\"() ({\n"
             "^start:\n  \"a.br\"()[^next] : () -> ()\n"
             "^next:\n  \"a.end\"() : () -> ()\n"
             "}) : () -> ()\n") ==
        "\"a.f\"() ({\n"
        "  \"a.br\"()[^next] : () -> ()\n"
        "^next:  // pred: ^bb0\n  \"a.end\"() : () -> ()\n"
        "}) : () -> ()\n");
}

TEST_CASE_FIXTURE(Fixture, "uses may come before definitions") {
  CHECK(body("\"a.f\"() ({\n"
             "  \"a.br\"()[^b] : () -> ()\n"
             "^a:\n  \"a.use\"(%x, %y#1, %arg) : (i32, i1, i64) -> ()\n"
             "^b(%arg: i64):\n"
             "  %x = \"a.def\"() : () -> i32\n  %y:2 = \"a.def\"() : () -> (i2, i1)\n"
             "  \"a.br\"()[^a] : () -> ()\n}) : () -> ()\n")
            .find("\"a.use\"(%x, %y#1, %arg) : (i32, i1, i64)") != std::string::npos);
}

TEST_CASE_FIXTURE(Fixture, "properties, regions and attributes in MLIR's order") {
  CHECK(body("\"toy.constant\"() {value = 1 : i32, note} : () -> i32\n"
             "\"x.y\"() <{b = 1 : i32, a}> ({}, {\n^bb0:\n}) {properties = 2 : i32} : () -> ()\n"
             "\"x.y\"() <unit> : () -> ()\n") ==
        "%0 = \"toy.constant\"() <{value = 1 : i32}> {note} : () -> i32\n"
        "\"x.y\"() <{a, b = 1 : i32}> ({\n}, {\n^bb0:\n}) {properties = 2 : i32} : () -> ()\n"
        "\"x.y\"() <unit> : () -> ()\n");
}

TEST_CASE_FIXTURE(Fixture, "locations") {
  PrintOptions options;
  options.locations = true;
  std::string text = round_trip(
      "\"a.b\"() ({\n^bb0(%x: i32 loc(\"arg\")):\n}) : () -> () loc(unknown)\n"
      "\"a.b\"() : () -> () loc(\"f.rs\":1:2)\n"
      "\"a.b\"() : () -> () loc(\"f.rs\":1:2 to :9)\n"
      "\"a.b\"() : () -> () loc(\"f.rs\":1:2 to 3:4)\n"
      "\"a.b\"() : () -> () loc(\"n\"(\"f.rs\":1:2))\n"
      "\"a.b\"() : () -> () loc(callsite(\"c\" at fused<\"m\">[unknown, \"d\"]))\n"
      "\"a.b\"() : () -> () loc(#later)\n"
      "\"a.b\"() : () -> ()\n"
      "#last = loc(\"z\":7:8)\n#later = loc(fused[#last, \"q\"])\n",
      options);
  // Each location has an alias, defined behind the module, as MLIR prints them.
  for (llvm::StringRef expected :
       {"^bb0(%x: i32 loc(\"arg\")):\n", " = loc(unknown)\n", " = loc(\"f.rs\":1:2)\n",
        " = loc(\"f.rs\":1:2 to :9)\n", " = loc(\"f.rs\":1:2 to 3:4)\n", " = loc(\"n\"(#loc",
        " = loc(fused<\"m\">[#loc", " = loc(callsite(#loc", " = loc(fused[#loc",
        " = loc(\"test.mlir\":10:1)\n"})
    CHECK_MESSAGE(llvm::StringRef(text).contains(expected), expected.str());
}

TEST_CASE_FIXTURE(Fixture, "types and attributes that ask get an alias in front") {
  llvm::StringRef text =
      "!In_ner = !text.struct<\"In.ner\", [i32]>\n"
      "!Outer = !text.struct<\"Outer\", [!In_ner, tuple<!In_ner>]>\n"
      "#note = #text.note<\"b\">\n"
      "#note_0 = #text.note<\"a\">\n"
      "\"builtin.module\"() ({\n"
      "  %0 = \"a.b\"() {n = [#note, #note_0]} : () -> !Outer\n"
      "  %1 = \"a.b\"() : () -> !text.struct<\"\", [!In_ner]>\n"
      "}) : () -> ()\n";
  OwningOp module = parse(text);
  REQUIRE(module);
  std::string printed = round_trip(text);
  CHECK(llvm::StringRef(printed).contains(
      "!Outer = !text.struct<\"Outer\", [!In_ner, tuple<!In_ner>]>"));
  CHECK(llvm::StringRef(printed).contains("%0 = \"a.b\"() {n = [#note"));
  PrintOptions options;
  options.type_aliases = false;
  CHECK(llvm::StringRef(round_trip(text, options)).starts_with("\"builtin.module\""));
}

TEST_CASE_FIXTURE(Fixture, "text of unknown dialects stays, and what it refers to stays with it") {
  CHECK(attr("#foo.bar<#baz, !qux>") == "#foo.bar<#baz, !qux>");
  std::string text = round_trip(
      "!t = tuple<i32>\n#s = #foo.s<\"#t\", !t>\n"
      "\"a.b\"() {x = #foo.bar<[#s, #unknown, !t], #s.t>} : () -> !foo.t<!t>\n");
  for (llvm::StringRef expected : {"!t = tuple<i32>\n", "#s = #foo.s<\"#t\", !t>\n",
                                   "{x = #foo.bar<[#s, #unknown, !t], #s.t>} : () -> !foo.t<!t>"})
    CHECK_MESSAGE(llvm::StringRef(text).contains(expected), expected.str());
}

TEST_CASE_FIXTURE(Fixture, "an op alone prints with the names of its surroundings") {
  OwningOp module = parse(
      "%0 = \"a.b\"() : () -> i32\n\"a.f\"(%0) ({\n^bb0(%z: i32):\n"
      "%1 = \"a.c\"(%0, %z) : (i32, i32) -> i32\n}) : (i32) -> ()\n");
  std::string text;
  llvm::raw_string_ostream os(text);
  toy::find(module.get(), "a.c")->print(os);
  CHECK(text == "%1 = \"a.c\"(%0, %z) : (i32, i32) -> i32");
}

TEST_CASE_FIXTURE(Fixture, "regions may nest as deep as memory allows") {
  std::string text;
  constexpr int depth = 20000;
  for (int i = 0; i < depth; ++i)
    text += "\"a.b\"() ({\n";
  for (int i = 0; i < depth; ++i)
    text += "}) : () -> ()\n";
  round_trip(text);
}
