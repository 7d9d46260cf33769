// What the parser says about text that it cannot take, and where.
#include <doctest/doctest.h>

#include "tests/unit/ir/toy_dialect.h"

using namespace pliron;

namespace {
struct Fixture : toy::Playground {
  // The messages for a text that must not parse. Unknown dialects are kept.
  std::string errors(llvm::StringRef text) {
    context.allow_unregistered();
    CHECK_FALSE(parse(text));
    return take_messages();
  }
  std::string type_error(llvm::StringRef text) {
    CHECK_FALSE(parse_type(context, text));
    return take_messages();
  }
  std::string attr_error(llvm::StringRef text) {
    CHECK_FALSE(parse_attribute(context, text));
    return take_messages();
  }
};
}  // namespace

TEST_CASE_FIXTURE(Fixture, "types and attributes that are wrong") {
  CHECK(type_error("i16777216") == "1:1: an integer type has at most 16777215 bits\n");
  CHECK(type_error("i99999999999999999999") == "1:1: an integer type has at most 16777215 bits\n");
  CHECK(type_error("foo") == "1:1: expected a type, got 'foo'\n");
  CHECK(type_error("vector<0xf32>") == "1:8: the dimensions of a vector are positive\n");
  CHECK(type_error("vector<4xf32") == "1:13: expected '>' at the end of a vector type\n");
  CHECK(type_error("vector<4 i32>") == "1:10: expected 'x' behind a dimension\n");
  CHECK(type_error("vector<[4xf32>") == "1:10: expected ']' behind a scalable dimension\n");
  CHECK(type_error("(i32) i32") == "1:7: expected '->' in a function type\n");
  CHECK(type_error("i32 i32") == "1:5: unexpected text behind the type\n");
  CHECK(type_error("!toy.prt<i32>") ==
        "1:1: dialect 'toy' has no type 'toy.prt'; did you mean 'toy.ptr'?\n");
  CHECK(type_error("!foo.bar") ==
        "1:1: unknown dialect 'foo'; dialects known here are: builtin, toy; allow unregistered "
        "dialects to keep what they do not know\n");
  CHECK(type_error("!toy.ptr") == "1:9: expected '<' in front of parameters\n");
  CHECK(type_error("!toy.ptr<i32, i32>") == "1:13: expected '>' behind the parameters\n");
  CHECK(type_error("!alias") == "1:1: alias '!alias' is not defined\n");
  CHECK(attr_error("1 : i0") == "1:1: 1 does not fit into type 'i0'\n");
  CHECK(attr_error("256 : i8") == "1:1: 256 does not fit into type 'i8'\n");
  CHECK(attr_error("-129 : i8") == "1:2: -129 does not fit into type 'i8'\n");
  CHECK(attr_error("128 : si8") == "1:1: 128 does not fit into type 'si8'\n");
  CHECK(attr_error("-1 : ui8") == "1:2: -1 does not fit into type 'ui8'\n");
  CHECK(attr_error("99999999999999999999") ==
        "1:1: 99999999999999999999 does not fit into type 'i64'\n");
  CHECK(attr_error("1.5 : i8") == "1:1: a number of type 'i8' cannot have a fraction\n");
  CHECK(attr_error("1 : f32") ==
        "1:1: a number of type 'f32' needs a fraction, as in 1.0, or its "
        "bits as a hexadecimal number\n");
  CHECK(attr_error("0x1FFFF : f16") == "1:1: these bits do not fit into type 'f16'\n");
  CHECK(parse_attribute(context, "1.0e999999999999 : f32"));
  CHECK(take_messages() == "1:1: this number is too large for type 'f32' and becomes infinity\n");
  CHECK(attr_error("1 : none") == "1:1: a number cannot be of type 'none'\n");
  CHECK(attr_error("[1, 2") == "1:6: expected ',' or ']'\n");
  CHECK(attr_error("{a = 1, a = 2}") ==
        "1:9: attribute 'a' is given twice\n"
        "  note 1:2: the first one is here\n");
  CHECK(attr_error("{1 = 2}") == "1:2: expected the name of an attribute\n");
  CHECK(attr_error("array<tensor<i32>>") ==
        "1:7: elements of an 'array' are floats or integers, of a whole number of bytes or i1, not "
        "'tensor<i32>'\n");
  CHECK(attr_error("array<i65: 1>") ==
        "1:7: elements of an 'array' are floats or integers, of a whole number of bytes or i1, not "
        "'i65'\n");
  CHECK(attr_error("array<i8: 300>") == "1:11: 300 does not fit into type 'i8'\n");
  CHECK(attr_error("sparse<>") == "1:9: expected ':' and the type of the elements\n");
  CHECK(attr_error("\"a\\q\"") ==
        "1:3: unknown escape in a string; use \\\", \\\\, \\n, \\t or two "
        "hex digits\n");
  CHECK(attr_error("@a::b") == "1:5: expected a symbol name, such as @name\n");
}

TEST_CASE_FIXTURE(Fixture, "numbers and nesting without end take no time and no stack") {
  std::string digits(1000000, '9');
  CHECK(llvm::StringRef(attr_error(digits + " : i64")).ends_with("does not fit into type 'i64'\n"));
  CHECK(parse_attribute(context, digits + ".0"));
  CHECK(take_messages() == "1:1: this number is too large for type 'f64' and becomes infinity\n");
  CHECK(parse_attribute(context, std::string(1000000, '0') + "1 : i8"));
  CHECK(attr_error(std::string(100000, '[')) == "1:501: nested more than 500 levels deep\n");
  std::string type;
  for (int i = 0; i < 100000; ++i)
    type += "tuple<";
  CHECK(type_error(type) == "1:3001: nested more than 500 levels deep\n");
}

TEST_CASE_FIXTURE(Fixture, "names that are not defined, or wrongly used") {
  CHECK(errors("\"a.b\"(%x) : (i32) -> ()") == "1:7: use of undeclared SSA value name '%x'\n");
  CHECK(errors("%x = \"a.b\"() : () -> i32\n\"a.b\"(%x) : (i64) -> ()") ==
        "2:7: value '%x' is used with type 'i64', but has type 'i32'\n"
        "  note 1:1: it is defined here\n");
  CHECK(errors("\"a.b\"(%x) : (i64) -> ()\n%x = \"a.b\"() : () -> i32") ==
        "1:7: value '%x' is used with type 'i64', but has type 'i32'\n"
        "  note 2:1: it is defined here\n");
  CHECK(errors("\"a.b\"(%x, %x) : (i64, i32) -> ()\n%x = \"a.b\"() : () -> i64") ==
        "1:11: value '%x' is used with type 'i32', but before with type 'i64'\n"
        "  note 1:7: the other use is here\n");
  CHECK(errors("%x = \"a.b\"() : () -> i32\n%x = \"a.b\"() : () -> i32") ==
        "2:1: redefinition of SSA value '%x'\n  note 1:1: the first definition is here\n");
  CHECK(errors("%x = \"a.b\"() : () -> i32\n\"a.b\"(%x#1) : (i32) -> ()") ==
        "2:7: '%x' stands for 1 value, there is no '%x#1'\n  note 1:1: it is defined here\n");
  CHECK(errors("\"a.b\"(%x#2) : (i32) -> ()\n%x:2 = \"a.b\"() : () -> (i32, i32)") ==
        "1:7: '%x' stands for 2 values, there is no '%x#2'\n  note 2:1: it is defined here\n");
  CHECK(errors("%x, %y = \"a.b\"() : () -> i32") ==
        "1:1: the op has 1 result, but names for 2 are given\n");
  CHECK(errors("%x:99999999999 = \"a.b\"() : () -> i32") ==
        "1:4: expected the number of results behind ':'\n");
  // Names of a region are not seen behind it, those outside an isolated op not in it.
  CHECK(errors(
            "\"a.b\"() ({\n%x = \"a.b\"() : () -> i32\n}) : () -> ()\n\"a.b\"(%x) : (i32) -> ()") ==
        "4:7: use of undeclared SSA value name '%x'\n");
  CHECK(errors("%x = \"a.b\"() : () -> i32\n\"builtin.module\"() ({\n\"a.b\"(%x) : (i32) -> ()\n"
               "}) : () -> ()\n") == "3:7: use of undeclared SSA value name '%x'\n");
  CHECK(errors("%x = \"a.b\"() ({\n%x = \"a.b\"() : () -> i32\n%x = \"a.b\"() : () -> i32\n"
               "}) : () -> i32\n") ==
        "3:1: redefinition of SSA value '%x'\n  note 2:1: the first definition is here\n");
}

TEST_CASE_FIXTURE(Fixture, "blocks that are not defined, or twice") {
  CHECK(errors("\"a.b\"() ({\n\"a.b\"()[^x, ^y] : () -> ()\n}) : () -> ()") ==
        "2:9: reference to an undefined block '^x'\n2:13: reference to an undefined block '^y'\n");
  CHECK(errors("\"a.b\"() ({\n^x:\n^x:\n}) : () -> ()") ==
        "3:1: redefinition of block '^x'\n  note 2:1: the first one is here\n");
  CHECK(errors("^x:\n\"a.b\"()[^x] : () -> ()") ==
        "1:1: a block must be in a region\n"
        "2:9: reference to an undefined block '^x'\n");
  CHECK(errors("\"a.b\"() ({\n^x(%a: i32, %a: i32):\n}) : () -> ()") ==
        "2:13: redefinition of SSA value '%a'\n  note 2:4: the first definition is here\n");
}

TEST_CASE_FIXTURE(Fixture, "ops that are wrong") {
  // What is unregistered is kept, also an op of a dialect that is known.
  context.allow_unregistered();
  CHECK(parse("\"toy.ad\"() : () -> ()"));
  CHECK(errors("toy.ad") == "1:1: dialect 'toy' has no op 'toy.ad'; did you mean 'toy.add'?\n");
  context.allow_unregistered(false);
  CHECK_FALSE(parse("\"toy.ad\"() : () -> ()"));
  CHECK(take_messages() == "1:1: dialect 'toy' has no op 'toy.ad'; did you mean 'toy.add'?\n");
  CHECK(errors("toy.add") ==
        "1:1: op 'toy.add' has no custom form; write it as \"toy.add\"(...)\n");
  CHECK(errors("\"toy.add\"(%a) : () -> i32") ==
        "1:17: the op has 1 operands, but types of 0 are given\n");
  context.allow_unregistered(false);
  CHECK_FALSE(parse("\"toy.constant\"() <{valu = 1}> : () -> i32"));
  CHECK(take_messages() ==
        "1:20: op 'toy.constant' has no property 'valu'; did you mean 'value'?\n");
  CHECK(errors("\"toy.constant\"() <{value = 1}> {value = 1} : () -> i32") ==
        "1:33: attribute 'value' is given twice\n  note 1:20: the first one is here\n");
  CHECK(errors("\"\"() : () -> ()") == "1:1: an op needs a name\n");
  CHECK(errors("}") == "1:1: '}' without a region that it could end\n");
  CHECK(errors("42") == "1:1: expected an op: its name in quotes, or a custom form\n");
  CHECK(errors("\"a.b\"() ({\n") ==
        "2:1: expected '}' at the end of a region\n  note 1:10: the region starts here\n");
  CHECK(errors("{-# x: { y } #-}") ==
        "1:5: expected 'dialect_resources' or 'external_resources'\n");
  context.allow_unregistered(false);
  CHECK_FALSE(parse("\"a.b\"() : () -> ()"));
  CHECK(take_messages() ==
        "1:1: unknown dialect 'a' of op 'a.b'; dialects known here are: builtin, toy; allow "
        "unregistered dialects to keep what they do not know\n");
}

TEST_CASE_FIXTURE(Fixture, "aliases that are wrong") {
  CHECK(errors("#a = [#b]\n#b = [#a]\n\"a.b\"() {x = #a} : () -> ()") ==
        "1:7: alias '#b' is used before it is defined\n  note 2:1: it is defined here\n");
  CHECK(errors("!a = i32\n!a = i64") ==
        "2:1: alias '!a' is defined twice\n  note 1:1: the first definition is here\n");
  CHECK(errors("!a.b = i32") ==
        "1:1: the name of an alias has no dot: names with a dot belong to dialects\n");
  // A location is an attribute too.
  CHECK(parse("#a = loc(\"x\")\n\"a.b\"() {x = #a} : () -> ()"));
  CHECK(errors("\"a.b\"() : () -> () loc(#x)\n#x = 1") ==
        "1:24: '#x' is an attribute, not a location\n");
  CHECK(errors("\"a.b\"() : () -> () loc(\"f\":1:99999999999)") ==
        "1:30: expected a line or column number\n");
}

TEST_CASE_FIXTURE(Fixture,
                  "reading goes on behind an error, without errors that only follow from it") {
  CHECK(errors(R"("a.f"() ({
  %a = "a.b"( : () -> i32
  %b = "a.b"() {x = "\q"} : () -> i32
  "a.use"(%a, %b) : (i32, i64) -> ()
  %c = "a.b"() ({
    %d = "a.b"() {x = foo} : () -> i32
    "a.b"(%d) : (i32) -> ()
  }) : () -> i32
  "a.use"(%c) : (i64) -> ()
  "a.b"() {y = [ : () -> ()
^label(%e: ):
  "a.use"(%e) : (i32) -> ()
  "a.br"()[^label2] : () -> ()
}) : () -> ()
)") == "2:15: expected an SSA operand, such as %x\n"
       "3:22: unknown escape in a string; use \\\", \\\\, \\n, \\t or two hex digits\n"
       "6:23: expected a type, got 'foo'\n"
       "9:11: value '%c' is used with type 'i64', but has type 'i32'\n"
       "  note 5:3: it is defined here\n"
       "10:18: expected an attribute\n"
       "11:12: expected a type\n");
}

TEST_CASE_FIXTURE(Fixture, "after many errors reading stops") {
  std::string text;
  for (int i = 0; i < 100; ++i)
    text += "\"a.b\"() : ()\n";
  std::string messages = errors(text);
  CHECK(llvm::StringRef(messages).count("expected '->'") == 20);
  CHECK(llvm::StringRef(messages).ends_with("too many errors, stopping here\n"));
}

TEST_CASE_FIXTURE(Fixture, "what refers to ops that could not be read is freed all the same") {
  // The first op uses what a region of the second one defines, and the second one is wrong.
  errors(
      "\"a.b\"(%x)[^bb1] ({\n\"a.use\"(%y) : (i32) -> ()\n}) : (i32) -> ()\n"
      "\"a.b\"() ({\n%y = \"a.def\"() : () -> i32\n\"a.br\"()[^q] : () -> ()\n}, {\n^q:\n}) : "
      "oops\n"
      "%x = \"a.b\"() : () -> i32\n");
  errors("\"a.b\"() ({\n%y = \"a.def\"(%z)[^a] : (i32) -> i32\n\"a.c\"() ({\n");
}

TEST_CASE_FIXTURE(Fixture, "aliases cannot stand for more than can be written out") {
  std::string doubled = "#a0 = 1\n", nested = "!a0 = i32\n";
  for (unsigned i = 1; i < 600; ++i) {
    std::string name = "a" + std::to_string(i), last = "a" + std::to_string(i - 1);
    doubled += "#" + name + " = [#" + last + ", #" + last + "]\n";
    nested += "!" + name + " = tuple<!" + last + ">\n";
  }
  CHECK(llvm::StringRef(errors(doubled)).contains("types and attributes when it is written out"));
  CHECK(llvm::StringRef(errors(nested))
            .contains(" stands for, this is nested more than 500 levels deep\n"));
}
