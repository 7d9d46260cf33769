// Directives of assembly formats beyond values, types and dictionaries: enumerations, clauses in
// any order, custom directives, stripped names, implicit terminators, defaults.
#include <doctest/doctest.h>

#include "tests/unit/ir/records_test.h"

using namespace pliron;
using rec::Playground;

TEST_CASE_FIXTURE(Playground, "a case of an enumeration is a word") {
  CHECK(change("  %a = \"x.y\"() : () -> i32\n"
               "  %0 = rec.compare slt %a, %a : i32\n") == "");
  CHECK(printed("%a = \"x.y\"() : () -> i32\n%0 = rec.compare ne %a, %a : i32", true)
            .find("<{predicate = 1 : i64}>") != std::string::npos);
  CHECK(errors("%0 = rec.compare gt %a, %a : i32") == "1:18: expected 'eq', 'ne' or 'slt'\n");
  CHECK(errors("%0 = rec.compare \"eq\" %a, %a : i32") == "1:18: expected 'eq', 'ne' or 'slt'\n");
}

TEST_CASE_FIXTURE(Playground, "defaults are not written, sets of flags and bodies are") {
  CHECK(change("  %a = \"x.y\"() : () -> i32\n"
               "  %0 = rec.add %a, %a : i32\n"
               "  %1 = rec.add %a, %a flags<nnan, nsz> : i32\n"
               "  %2 = rec.add %a, %a flags<fast> as slt {weight = 8 : i32} : i32\n") == "");
  // What is said explicitly is the same as what is left out.
  CHECK(printed("%a = \"x.y\"() : () -> i32\n%0 = rec.add %a, %a flags<none> as ne "
                "{weight = 7 : i32} : i32") ==
        "  %a = \"x.y\"() : () -> i32\n  %0 = rec.add %a, %a : i32\n");
  CHECK(
      printed("%a = \"x.y\"() : () -> i32\n%0 = \"rec.add\"(%a, %a) : (i32, i32) -> i32", true) ==
      "  %a = \"x.y\"() : () -> i32\n"
      "  %0 = \"rec.add\"(%a, %a) <{flags = 0 : i32, kind = #rec<predicate ne>, weight = 7 : i32}> "
      ": (i32, i32) -> i32\n");
  CHECK(errors("%0 = rec.add %a, %a flags<nnan nsz> : i32") == "1:32: expected '>'\n");
}

TEST_CASE_FIXTURE(Playground, "types by a function and by a hook") {
  CHECK(change("  %a = \"x.y\"() : () -> !rec.box<f32>\n"
               "  %0 = rec.unbox %a : <f32>\n"
               "  %1 = rec.pick %0, %a, %0 at 1 : f32, !rec.box<f32>, f32\n"
               "  %2 = \"x.z\"(%1) : (!rec.box<f32>) -> i1\n") == "");
  CHECK(errors("%a = \"x.y\"() : () -> i32\n%0 = rec.pick %a, %a at 2 : i32, i32") ==
        "2:6: 'rec.pick' op has no operand 2\n");
  CHECK(
      errors("%a = \"x.y\"() : () -> i32\n%0 = rec.pick %a, %a at 1 : i32, i32, i32").find("2:") ==
      0);
  // An op whose types are not what reading would make them stays generic.
  CHECK(change("  %a = \"x.y\"() : () -> i32\n"
               "  %0 = \"rec.pick\"(%a) <{index = 0 : i64}> : (i32) -> i64\n") == "");
}

TEST_CASE_FIXTURE(Playground, "an implicit terminator is put there and left out") {
  CHECK(change("  %b = \"x.y\"() : () -> index\n"
               "  rec.loop %b {\n"
               "  ^bb0(%i: index):\n"
               "    \"x.use\"(%i) : (index) -> ()\n"
               "  }\n"
               "  rec.loop %b {\n"
               "  ^bb0(%i: index):\n"
               "    rec.yield %i : index\n"
               "  } {a}\n"
               "  rec.loop %b {\n"
               "  ^bb0(%i: index):\n"
               "    rec.yield {x}\n"
               "  }\n") == "");
  CHECK(printed("%b = \"x.y\"() : () -> index\nrec.loop %b {\n}", true) ==
        "  %b = \"x.y\"() : () -> index\n"
        "  \"rec.loop\"(%b) ({\n"
        "    \"rec.yield\"() : () -> ()\n"
        "  }) : (index) -> ()\n");
}

TEST_CASE_FIXTURE(Playground, "clauses come in any order, each at most once") {
  CHECK(change("  %s = \"x.y\"() : () -> !rec.unit\n"
               "  %i = \"x.y\"() : () -> index\n"
               "  rec.launch\n"
               "  rec.launch async\n"
               "  rec.launch async on %s : !rec.unit grid(%i, %i) name \"n\" {x}\n") == "");
  CHECK(printed("%s = \"x.y\"() : () -> i32\n%i = \"x.y\"() : () -> index\n"
                "rec.launch grid(%i) name \"n\" on %s : i32 async {x}") ==
        "  %s = \"x.y\"() : () -> i32\n  %i = \"x.y\"() : () -> index\n"
        "  rec.launch async on %s : i32 grid(%i) name \"n\" {x}\n");
  CHECK(errors("rec.launch async async") == "1:18: clause 'async' is given twice\n");
  CHECK(errors("rec.launch grid(%i) grid(%i)") == "1:21: clause 'grid' is given twice\n");
}

TEST_CASE_FIXTURE(Playground, "attributes in all their forms") {
  CHECK(change("  rec.forms @f [1, -2] eq #rec<predicate slt> scale 1.500000e+00\n"
               "  rec.forms [] ne #rec<predicate ne> scale 0x7F800000 unit ? <{hidden = 1 : i32}> "
               "{x = 2 : i32}\n") == "");
  CHECK(errors("rec.forms [1.5] eq #rec<predicate eq> scale 1.0").find("fraction") !=
        std::string::npos);
  CHECK(errors("rec.forms [] eq #rec.flags<fast> scale 1.0") ==
        "1:17: attribute 'full' must be an attribute #rec.predicate\n");
}

TEST_CASE_FIXTURE(Playground, "types without their names") {
  CHECK(change("  %a = \"x.y\"() : () -> !rec.box<i32, space = 3>\n"
               "  %b = \"x.y\"() : () -> !rec.box<f32>\n"
               "  %0 = rec.boxed %a, %b : <i32, space = 3>, !rec.box<f32>\n") == "");
  CHECK(errors("%0 = rec.boxed %a, %b : !rec.box<i32>, !rec.box<f32>") == "1:25: expected '<'\n");
}

TEST_CASE_FIXTURE(Playground, "custom directives") {
  CHECK(change("  %a = \"x.y\"() : () -> i32\n"
               "  rec.range %a -> %a, %a : i32\n"
               "  rec.range %a ->  : i32\n"
               "  rec.range %a -> %a named \"n\" : i32 {x}\n") == "");
  CHECK(errors("rec.range %a => %b : i32") == "1:14: expected '->'\n");
  CHECK(errors("rec.range 3") == "1:11: expected an SSA operand, such as %x\n");
}

TEST_CASE_FIXTURE(Playground, "custom directives with regions and dictionaries") {
  CHECK(change("  rec.wrap empty\n"
               "  rec.wrap with (%x : i32) {\n"
               "    \"x.use\"(%x) : (i32) -> ()\n"
               "    rec.wrap with (%x : i64) {\n"
               "      \"x.use\"(%x) : (i64) -> ()\n"
               "      rec.yield %x : i64\n"
               "    } tail {y = 1 : i32}\n"
               "  }\n") == "");
  CHECK(errors("rec.wrap with (%x : i32) {\n\"x.use\"(%y) : (i32) -> ()\n}") ==
        "2:9: use of undeclared SSA value name '%y'\n");
  std::string open = errors("rec.wrap with (%x : i32) {\n rec.wrap with (%y : i32) {\n");
  CHECK(open.find("3:1: expected '}' at the end of a region") == 0);
  CHECK(errors("rec.wrap with (%x : i32) {\n \"x.y\"(%x) : (i32) -> (\n}\n\"x.z\"() : () -> ()")
            .find("3:1: expected a type") == 0);
  CHECK(errors("rec.wrap with (%x : i32) {\n toy.br ^bb3\n}").find("'toy.br' has no custom form") !=
        std::string::npos);
  CHECK(errors("rec.wrap with (%x : i32) {\n \"toy.br\"()[^b] : () -> ()\n}") ==
        "2:13: reference to an undefined block '^b'\n");
}

TEST_CASE_FIXTURE(Playground,
                  "directives that nest deeply are refused, or printed in generic form") {
  std::string text, ends;
  for (unsigned depth = 0; depth < 150; ++depth) {
    text += "rec.wrap with (%x : i32) {\n";
    ends += "}\n";
  }
  OwningOp module = parse(text + ends);
  REQUIRE(module);
  std::string first = print(module.get(), false);
  OwningOp again = parse(first);
  REQUIRE(again);
  CHECK(print(again.get(), false) == first);
  CHECK(first.find("\"rec.wrap\"() (") != std::string::npos);
  for (unsigned depth = 0; depth < 100; ++depth) {
    text += "rec.wrap with (%x : i32) {\n";
    ends += "}\n";
  }
  CHECK(errors(text + ends).find("nested more than 200 levels deep") != std::string::npos);
}
