// Elements of kernel arguments: printing and comparing.
#include "tools/pliron-run/element.h"

#include <doctest/doctest.h>

#include <cstring>
#include <string>

namespace {

using namespace pliron::run;

std::vector<std::byte> parse(const char* name, const char* text) {
  ElementType type = *element_type(name);
  std::vector<std::byte> bytes(type.bytes);
  REQUIRE(!bool(parse_element(type, text, bytes)));
  return bytes;
}

bool match(const char* type, const char* got, const char* want, double rtol = 0, double atol = 0) {
  return elements_match(*element_type(type), parse(type, got), parse(type, want), rtol, atol);
}

}  // namespace

TEST_CASE("elements print so that they read back") {
  struct Case {
    const char* type;
    const char* text;
  };
  const Case cases[] = {{"f32", "0.1"},   {"f32", "1.5"},       {"f32", "16777216"},
                        {"f32", "-0"},    {"f32", "inf"},       {"f32", "1e-45"},
                        {"f64", "0.1"},   {"f64", "1e+300"},    {"f16", "1.5"},
                        {"f16", "65504"}, {"i8", "-128"},       {"u8", "255"},
                        {"i64", "-1"},    {"bytes3", "0a0b0c"}, {"u64", "18446744073709551615"}};
  for (const Case& item : cases)
    CHECK(element_text(*element_type(item.type), parse(item.type, item.text)) == item.text);
}

TEST_CASE("element types have NumPy's names") {
  for (const char* name : {"i8", "u16", "f16", "f64", "bytes7"}) {
    ElementType type = *element_type(name);
    CHECK(type.name() == name);
    CHECK(element_type_of_dtype(type.dtype()) == type);
  }
  CHECK(element_type("f32")->dtype() == "<f4");
  CHECK(element_type("bytes12")->dtype() == "|V12");
  CHECK(!element_type_of_dtype(">f4"));
  CHECK(!element_type_of_dtype("|b1"));
  CHECK(!element_type("f8"));
}

TEST_CASE("elements are compared with tolerances") {
  CHECK(match("f32", "1", "1"));
  CHECK(!match("f32", "1", "1.0000001"));
  CHECK(match("f32", "1", "1.001", 0.01));
  CHECK(!match("f32", "1", "1.1", 0.01));
  CHECK(match("f32", "0", "0.001", 0, 0.01));
  CHECK(!match("f32", "0", "0.001", 0.5));
  CHECK(match("f32", "0", "-0"));
  CHECK(match("f64", "nan", "nan"));
  CHECK(match("f64", "nan", "-nan"));
  CHECK(!match("f64", "nan", "1", 1e9, 1e9));
  CHECK(match("f32", "inf", "inf"));
  CHECK(!match("f32", "inf", "-inf", 1, 1));
  CHECK(!match("f32", "inf", "1", 1, 1));
  CHECK(match("f16", "1", "1.001", 0.01));
  CHECK(match("i32", "-5", "-5"));
  CHECK(!match("i32", "-5", "-6"));
  CHECK(match("i32", "-5", "-6", 0, 1));
  CHECK(!match("u64", "18446744073709551615", "18446744073709551614"));
  CHECK(match("bytes2", "0102", "0102"));
  CHECK(!match("bytes2", "0102", "0103", 1, 1));
}
