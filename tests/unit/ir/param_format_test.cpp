// Formats of types and attributes, parameters that may be left out, and records that check values.
#include <doctest/doctest.h>

#include "tests/unit/ir/records_test.h"

using namespace pliron;

namespace {

struct Fixture : rec::Playground {
  std::string type(llvm::StringRef text) {
    Type type = parse_type(context, text);
    return type ? to_text(type) : take_messages();
  }
  std::string attr(llvm::StringRef text) {
    Attribute attr = parse_attribute(context, text);
    return attr ? to_text(attr) : take_messages();
  }
  template <typename T>
  static std::string to_text(T value) {
    std::string text;
    llvm::raw_string_ostream os(text);
    os << value;
    return text;
  }
  bool stays(llvm::StringRef text) { return (text[0] == '!' ? type(text) : attr(text)) == text; }
};

}  // namespace

TEST_CASE_FIXTURE(Fixture, "optional groups and defaults in a type's format") {
  CHECK(stays("!rec.box<i32>"));
  CHECK(stays("!rec.box<!rec.box<f32>, space = 3>"));
  CHECK(type("!rec.box<i32, space = 0>") == "!rec.box<i32>");
  CHECK(parse_type(context, "!rec.box<i32>") ==
        rec::BoxType::get(context, IntegerType::get(context, 32)));
  CHECK(parse_type(context, "!rec.box<i32, space = 2>") ==
        rec::BoxType::get(context, IntegerType::get(context, 32), 2u));
  CHECK(type("!rec.box<i32, 3>") == "1:15: expected 'space'\n");
  CHECK(type("!rec.box") == "1:9: expected '<'\n");
}

TEST_CASE_FIXTURE(Fixture, "parameters that may be left out, without a format") {
  CHECK(stays("!rec.open"));
  CHECK(stays("!rec.open<i32>"));
  CHECK(stays("!rec.open<none, 3>"));
  CHECK(stays("!rec.open<!builtin.none>"));
  CHECK(stays("!rec.open<none, -4, \"x y\", eq>"));
  CHECK(stays("!rec.open<none, -4, \"x y\", slt, i64, [1, 2]>"));
  CHECK(type("!rec.open<none, -4, \"x y\", slt, i32, []>") == "!rec.open");
  CHECK(type("!rec.open<>") == "!rec.open");
  Type open = parse_type(context, "!rec.open");
  CHECK(open == rec::OpenType::get(context));
  CHECK(open.as<rec::OpenType>().param<"size">() == -4);
  CHECK(open.as<rec::OpenType>().param<"name">() == "x y");
  CHECK(open.as<rec::OpenType>().param_enum<rec::Predicate, "predicate">() == rec::Predicate::Slt);
  CHECK(open.as<rec::OpenType>().param<"like">() == IntegerType::get(context, 32));
  CHECK(open.as<rec::OpenType>().param<"sizes">().empty());
}

TEST_CASE_FIXTURE(Fixture, "enumerations, bracketed or not") {
  CHECK(stays("#rec<predicate slt>"));
  CHECK(attr("#rec.predicate<eq>") == "#rec<predicate eq>");
  CHECK(attr("#rec<flags<nnan>>") == "#rec.flags<nnan>");
  CHECK(stays("#rec.flags<none>"));
  CHECK(stays("#rec.flags<nnan, nsz>"));
  CHECK(attr("#rec.flags<nnan, ninf, nsz>") == "#rec.flags<fast>");
  CHECK(attr("#rec.flags<nan>") ==
        "1:12: expected 'none', 'nnan', 'ninf', 'nsz' or 'fast'; did you mean 'nnan'?\n");
  CHECK(rec::FlagsAttr::get(context, rec::Ninf) == parse_attribute(context, "#rec.flags<ninf>"));
}

TEST_CASE_FIXTURE(Fixture, "custom directives, bodies and names in a format") {
  CHECK(stays("#rec.layout<2*3*4 : <i32>{}>"));
  CHECK(stays("#rec.layout<2 : <i32, space = 1>{order = \"f\", note = 3 : i8}>"));
  CHECK(attr("#rec.layout<2 : <i32>{note = unit, order = \"c\"}>") ==
        "#rec.layout<2 : <i32>{note = unit}>");
  CHECK(attr("#rec.layout<2 : <i32>{size = 3}>") == "1:23: expected the name of a parameter\n");
  CHECK(attr("#rec.layout<2 : <i32>{order = \"c\", order = \"c\"}>") ==
        "1:36: parameter 'order' is given twice\n");
  CHECK(attr("#rec.layout<x : <i32>{}>") == "1:13: expected an integer\n");
}

TEST_CASE_FIXTURE(Fixture, "a type may check itself") {
  CHECK(stays("!rec.even<4>"));
  CHECK(type("!rec.even<5>") == "1:1: expected an even number, got 5\n");
  CHECK(succeeded(
      verify_type(rec::EvenType::get(context, 2), [&] { return context.emit_error(Location()); })));
}

// What registering an attribute with this format reports.
static std::string format_error(std::string_view format) {
  static AttrDef def;
  def = AttrDef{.name = "bad.attr",
                .summary = "Tries formats.",
                .params = {{"a", ParamKind::Int},
                           {"list", ParamKind::IntList},
                           {"maybe", ParamKind::Type, Presence::Optional},
                           {"flags", EnumOf<rec::FlagsEnum>, Default{"none"}}}};
  def.format = format;
  toy::Playground playground;
  Dialect dialect{.name = "bad"};
  dialect.attrs.push_back(&def);
  playground.context.register_dialect(dialect);
  std::string message = playground.take_messages();
  llvm::StringRef text = message;
  text.consume_front("format of attribute 'bad.attr', ");
  text.consume_back("\n");
  return text.str();
}

TEST_CASE("formats of types and attributes are checked") {
  CHECK(format_error("`<` $a `,` `[` $list `]` (`,` $maybe^)? $flags `>`") == "");
  CHECK(format_error("`<` params `>`") ==
        "column 11: 'params' writes parameter 'maybe', which may be absent");
  CHECK(format_error("struct(params)") == "");
  CHECK(format_error("$a") == "column 3: parameter 'list' is not written");
  CHECK(format_error("$a $b") == "column 6: there is no parameter 'b'");
  CHECK(format_error("$a $a") == "column 6: a second mention of parameter 'a'");
  CHECK(format_error("$maybe") ==
        "column 7: optional parameter 'maybe' must be in an optional group");
  CHECK(format_error("($a^)?") ==
        "column 5: the anchor of an optional group must be a parameter that can be absent");
  CHECK(format_error("(`x` $a)?") == "column 9: an optional group needs an anchor '^'");
  CHECK(format_error("custom<X>($a)") == "column 9: the record has no directive 'X'");
  CHECK(format_error("foo") == "column 4: unknown directive 'foo'");
  CHECK(format_error("$list `,` $a (`x` $maybe^)? $flags") ==
        "column 35: a list cannot be followed by ','");
  CHECK(format_error("$a $list (`x` $maybe^)? `x` $flags") ==
        "column 35: an optional group and what follows it both start in 'x'");
  CHECK(format_error("$a $flags `,` $list (`x` $maybe^)?") ==
        "column 35: ',' would be taken for the separator of the enumeration");
}
