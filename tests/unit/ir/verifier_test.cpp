#include "ir/verifier.h"

#include <doctest/doctest.h>

#include "tests/unit/ir/toy_dialect.h"

using namespace pliron;
using toy::Playground;

// What the verifier says about a text that parses.
static std::string messages_for(Playground& playground, llvm::StringRef text) {
  OwningOp module = playground.parse(text);
  REQUIRE_MESSAGE(module, playground.take_messages());
  bool ok = succeeded(verify(module.get()));
  std::string messages = playground.take_messages();
  CHECK(ok == messages.empty());
  return messages;
}
static std::string messages_for(llvm::StringRef text) {
  Playground playground;
  return messages_for(playground, text);
}

TEST_CASE("valid IR passes in silence") {
  CHECK(messages_for(R"(
"toy.func"() <{sym_name = "f", function_type = (i1, i32) -> ()}> ({
^entry(%c: i1, %x: i32):
  "toy.cond_br"(%c, %x)[^a, ^b] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^a(%y: i32):
  "toy.use"(%y, %x) : (i32, i32) -> ()
  "toy.br"()[^b] : () -> ()
^b:
  "toy.return"() : () -> ()
}) : () -> ()
)") == "");
}

TEST_CASE("operands, results and attributes are held against the record") {
  CHECK(messages_for(R"(
%f = "toy.undef"() : () -> f32
%i = "toy.undef"() : () -> i32
%j = "toy.undef"() : () -> i64
%1 = "toy.add"(%f, %f) : (f32, f32) -> f32
%2 = "toy.add"(%i, %j) : (i32, i64) -> i32
%3 = "toy.add"(%i, %i) : (i32, i32) -> i64
%4 = "toy.add"(%i) : (i32) -> i32
"toy.add"(%i, %i) : (i32, i32) -> ()
%5 = "toy.constant"() : () -> i32
%6 = "toy.constant"() <{value = "text"}> : () -> i32
%7 = "toy.same"(%i, %f) : (i32, f32) -> i32
%8 = "toy.same"(%i, %i) : (i32, i32) -> i64
)") == R"(5:6: 'toy.add' op operand #0 ("lhs") must be an integer, but got 'f32'
6:6: 'toy.add' op operand #1 ("rhs") must have the type of "lhs", 'i32', but got 'i64'
7:6: 'toy.add' op result #0 ("result") must have the type of "lhs", 'i32', but got 'i64'
8:6: 'toy.add' op expected 2 operands, but got 1
9:1: 'toy.add' op expected 1 result, but got 0
10:6: 'toy.constant' op requires attribute 'value'
11:6: 'toy.constant' op attribute 'value' must be an integer attribute, but got "text"
12:6: 'toy.same' op requires one type for all operands and results (SameOperandsAndResultType), but got 'i32' and 'f32'
13:6: 'toy.same' op requires one type for all operands and results (SameOperandsAndResultType), but got 'i32' and 'i64'
)");
}

TEST_CASE("a discardable attribute has no name of an inherent one") {
  Playground playground;
  OwningOp module = playground.parse(R"(%5 = "toy.constant"() <{value = 1 : i32}> : () -> i32)");
  REQUIRE(module);
  Operation* constant = toy::find(module.get(), "toy.constant");
  constant->set_discardable_attr(playground.context.identifier("values"),
                                 UnitAttr::get(playground.context));
  CHECK(succeeded(verify(module.get())));
  constant->set_discardable_attr(playground.context.identifier("value"),
                                 UnitAttr::get(playground.context));
  CHECK(failed(verify(module.get())));
  CHECK(playground.take_messages() ==
        "1:6: 'toy.constant' op attribute 'value' is inherent and must not be given as a "
        "discardable one\n");
}

TEST_CASE("numbers of regions and successors are held against the record") {
  CHECK(messages_for(R"(
"toy.func"() <{sym_name = "f", function_type = () -> ()}> : () -> ()
"toy.scope"() ({}, {}) : () -> ()
"toy.scope"() ({
  "toy.br"() : () -> ()
}) : () -> ()
"toy.picky"() <{number = 2 : i32}> ({}, {}) : () -> ()
)") == R"(2:1: 'toy.func' op expected 1 region, but got 0
3:1: 'toy.scope' op expected 1 region, but got 2
5:3: 'toy.br' op expected 1 successor, but got 0
7:1: 'toy.picky' op expected 0 to 1 region, but got 2
)");
}

TEST_CASE("segment sizes must be there, fit the groups and add up") {
  CHECK(messages_for(R"(
%i = "toy.undef"() : () -> i32
"toy.groups"(%i) <{resultSegmentSizes = array<i32: 0, 0>}> : (i32) -> ()
"toy.groups"(%i) <{operandSegmentSizes = array<i32: 1, 0>,
                   resultSegmentSizes = array<i32: 0, 0>}> : (i32) -> ()
"toy.groups"(%i) <{operandSegmentSizes = array<i32: 0, 1, 0>,
                   resultSegmentSizes = array<i32: 0, 0>}> : (i32) -> ()
"toy.groups"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 0>,
                           resultSegmentSizes = array<i32: 0, 0>}> : (i32, i32, i32) -> ()
"toy.groups"(%i) <{operandSegmentSizes = array<i32: 1, 0, 1>,
                   resultSegmentSizes = array<i32: 0, 0>}> : (i32) -> ()
"toy.groups"(%i) <{operandSegmentSizes = array<i32: 1, 1, -1>,
                   resultSegmentSizes = array<i32: 0, 0>}> : (i32) -> ()
"toy.groups"(%i, %i) <{operandSegmentSizes = array<i32: 1, 0, 1>,
                       resultSegmentSizes = array<i32: 0, 0>}> : (i32, i32) -> ()
%r:2 = "toy.groups"(%i) <{operandSegmentSizes = array<i32: 1, 0, 0>,
                          resultSegmentSizes = array<i32: 1, 0>}> : (i32) -> (i32, i32)
%s:2 = "toy.groups"(%i) <{operandSegmentSizes = array<i32: 1, 0, 0>,
                          resultSegmentSizes = array<i32: 1, 1>}> : (i32) -> (i32, i32)
)") == R"(3:1: 'toy.groups' op requires attribute 'operandSegmentSizes'
4:1: 'toy.groups' op attribute 'operandSegmentSizes' must be a dense i32 array of 3 sizes, but got array<i32: 1, 0>
6:1: 'toy.groups' op attribute 'operandSegmentSizes' gives 0 operands to "first", which takes 1
8:1: 'toy.groups' op attribute 'operandSegmentSizes' gives 2 operands to "maybe", which takes 0 or 1
10:1: 'toy.groups' op attribute 'operandSegmentSizes' adds up to 2, but there is 1 operand
12:1: 'toy.groups' op attribute 'operandSegmentSizes' gives -1 operands to "rest", which takes 0 or more
14:1: 'toy.groups' op operand #1 ("rest") must be a float, but got 'i32'
16:8: 'toy.groups' op attribute 'resultSegmentSizes' adds up to 1, but there are 2 results
18:8: 'toy.groups' op result #1 ("others") must be a float, but got 'i32'
)");
}

TEST_CASE("blocks end with terminators, which stand nowhere else") {
  CHECK(messages_for(R"(
"toy.scope"() ({
  "toy.use"() : () -> ()
}) : () -> ()
"toy.scope"() ({
^empty:
}) : () -> ()
"toy.scope"() ({
  "toy.return"() : () -> ()
  "toy.return"() : () -> ()
}) : () -> ()
)") == R"(3:3: block with no terminator: it ends with 'toy.use'
5:1: 'toy.scope' op has an empty block in region #0: a block must end with a terminator
9:3: 'toy.return' op must be the last operation in its block
)");
}

TEST_CASE("regions: one block where one is asked for, and no way back to the entry") {
  CHECK(messages_for(R"(
"toy.graph"() ({
^a:
  "toy.br"()[^b] : () -> ()
^b:
}) : () -> ()
"toy.scope"() ({
^a:
  "toy.br"()[^a] : () -> ()
}) : () -> ()
)") == R"(2:1: 'toy.graph' op region #0 must have one block
7:1: 'toy.scope' op entry block of region #0 may not have predecessors
)");
}

TEST_CASE("what a branch passes must fit the block's arguments") {
  CHECK(
      messages_for(R"(
"toy.func"() <{sym_name = "f", function_type = (i1, i32) -> ()}> ({
^entry(%c: i1, %x: i32):
  "toy.cond_br"(%c, %x)[^a, ^b] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^a(%y: f32):
  "toy.br"(%y, %y)[^b] : (f32, f32) -> ()
^b:
  "toy.switch"(%x)[^c] <{segments = array<i32: 0>}> : (i32) -> ()
^c(%z: i32):
  "toy.return"() : () -> ()
}) : () -> ()
)") ==
      R"(4:3: 'toy.cond_br' op passes a value of type 'i32' to argument #0 of successor #0, which has type 'f32'
6:3: 'toy.br' op passes 2 operands to successor #0, which has 0 arguments
8:3: 'toy.switch' op passes 0 operands to successor #0, which has 1 arguments
)");
}

TEST_CASE("values are defined before their uses; what is unreachable may be anything") {
  CHECK(messages_for(R"(
"toy.func"() <{sym_name = "f", function_type = (i1) -> ()}> ({
^entry(%c: i1):
  "toy.use"(%late) : (i32) -> ()
  %late = "toy.undef"() : () -> i32
  "toy.cond_br"(%c)[^a, ^b] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^a:
  %in_a = "toy.undef"() : () -> i32
  "toy.br"(%in_a)[^c] : (i32) -> ()
^b:
  "toy.br"(%in_a)[^c] : (i32) -> ()
^c(%arg: i32):
  "toy.return"() : () -> ()
^dead:
  "toy.use"(%self, %in_a, %arg) : (i32, i32, i32) -> ()
  %self = "toy.add"(%self, %late) : (i32, i32) -> i32
  "toy.br"(%self)[^dead2] : (i32) -> ()
^dead2(%x: i32):
  "toy.br"()[^dead] : () -> ()
}) : () -> ()
)") == R"(4:3: 'toy.use' op operand #0 ("operands") does not dominate this use
  note 5:11: the operand is defined here
11:3: 'toy.br' op operand #0 ("dest_operands") does not dominate this use
  note 8:11: the operand is defined here
)");
}

TEST_CASE("isolated regions see nothing from outside") {
  CHECK(messages_for(R"(
%outside = "toy.undef"() : () -> i32
"toy.scope"() ({
  "toy.use"(%outside) : (i32) -> ()
  "toy.return"() : () -> ()
}) : () -> ()
)") == "");
  // The parser does not let text do this.
  Playground playground;
  OwningOp module = playground.parse(R"(
%outside = "toy.undef"() : () -> i32
"toy.func"() <{sym_name = "f", function_type = () -> ()}> ({
  "toy.scope"() ({
    %inside = "toy.undef"() : () -> i32
    "toy.use"(%inside) : (i32) -> ()
    "toy.return"() : () -> ()
  }) : () -> ()
  "toy.use"() : () -> ()
  "toy.return"() : () -> ()
}) : () -> ()
)");
  REQUIRE(module);
  Operation* use = toy::find(module.get(), "toy.use");
  Value inside = use->operand(0);
  use->set_operand(0, toy::find_value(module.get(), "outside"));
  Operation* outer_use = use->parent_op()->next();
  outer_use->set_operands(inside);
  CHECK(failed(verify(module.get())));
  CHECK(playground.take_messages() ==
        R"(6:5: 'toy.use' op operand #0 ("operands") uses a value from outside 'toy.func'
  note 2:12: the value is defined here
  note 3:1: the regions of this 'toy.func' are isolated from above
9:3: 'toy.use' op operand #0 ("operands") is defined in a region that does not hold this op
)");
}

TEST_CASE("a symbol is defined once") {
  CHECK(messages_for(R"(
"toy.func"() <{sym_name = "f", function_type = () -> ()}> ({}) : () -> ()
"toy.table"() <{sym_name = "t"}> ({
  "toy.func"() <{sym_name = "f", function_type = () -> ()}> ({}) : () -> ()
}) : () -> ()
"toy.func"() <{sym_name = "f", function_type = () -> ()}> ({}) : () -> ()
"toy.func"() <{sym_name = "", function_type = () -> ()}> ({}) : () -> ()
)") == R"(7:1: 'toy.func' op attribute 'sym_name' must be a name, but got ""
6:1: redefinition of symbol 'f'
  note 2:1: the first definition is here
)");
}

TEST_CASE("a function's entry has the arguments of its type") {
  CHECK(messages_for(R"(
"toy.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({
  "toy.return"() : () -> ()
}) : () -> ()
"toy.func"() <{sym_name = "g", function_type = (i32) -> ()}> ({
^entry(%x: f32):
  "toy.return"() : () -> ()
}) : () -> ()
"toy.func"() <{sym_name = "h", function_type = (i32) -> ()}> ({}) : () -> ()
)") == R"(2:1: 'toy.func' op entry block has 0 arguments, but the function type has 1 inputs
5:1: 'toy.func' op entry block argument #0 has type 'f32', but the function type says 'i32'
)");
}

TEST_CASE("an op's hook runs when records hold, for the op and inside it") {
  CHECK(messages_for(R"(
"toy.picky"() <{number = 3 : i32}> : () -> ()
"toy.picky"() <{number = "three"}> : () -> ()
"toy.picky"() <{number = 5 : i32}> ({
  "toy.picky"() <{number = 7 : i32}> : () -> ()
}) : () -> ()
"toy.picky"() <{number = 9 : i32}> ({
  %0 = "toy.constant"() : () -> i32
}) : () -> ()
)") == R"(3:1: 'toy.picky' op attribute 'number' must be an i32 attribute, but got "three"
8:8: 'toy.constant' op requires attribute 'value'
2:1: 'toy.picky' op has an odd number
5:3: 'toy.picky' op has an odd number
4:1: 'toy.picky' op has an odd number
)");
}

TEST_CASE("no hook runs where it could look at a broken op outside") {
  CHECK(messages_for(R"(
"toy.scope"() ({
  "toy.picky"() <{number = 3 : i32}> : () -> ()
}, {}) : () -> ()
)").find("odd") == std::string::npos);
  CHECK(messages_for(R"(
"toy.func"() <{sym_name = "f", function_type = i32}> ({}) : () -> ()
"toy.picky"() <{number = 3 : i32}> : () -> ()
)").find("odd") == std::string::npos);
}

TEST_CASE("IR with holes is reported, not tripped over") {
  Playground playground;
  OwningOp module = playground.parse(R"(
"toy.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({
^entry(%x: i32):
  %y = "toy.add"(%x, %x) : (i32, i32) -> i32
  "toy.br"(%y)[^next] : (i32) -> ()
^next(%z: i32):
  "toy.return"() : () -> ()
}) : () -> ()
"toy.func"() <{sym_name = "g", function_type = () -> ()}> ({
  "toy.br"()[^next] : () -> ()
^next:
  "toy.return"() : () -> ()
}) : () -> ()
)");
  REQUIRE(module);
  Operation* add = toy::find(module.get(), "toy.add");
  Operation* branch = toy::find(module.get(), "toy.br");
  add->set_operand(1, Value());
  add->result(0).set_type(Type());
  Block* foreign = module->region(0).front()->back()->region(0).back();
  CHECK(failed(verify(module.get())));
  CHECK(playground.take_messages() == R"(4:8: 'toy.add' op operand #1 is not set
4:8: 'toy.add' op result #0 has no type
5:3: 'toy.br' op operand #0 has no type
)");
  add->set_operand(1, add->operand(0));
  add->result(0).set_type(IntegerType::get(playground.context, 32));
  branch->set_successor(0, foreign);
  CHECK(failed(verify(module.get())));
  CHECK(playground.take_messages() ==
        "5:3: 'toy.br' op successor #0 is a block of another region\n");
  branch->set_successor(0, nullptr);
  CHECK(failed(verify(module.get())));
  CHECK(playground.take_messages() == "5:3: 'toy.br' op successor #0 is not set\n");
}

TEST_CASE("unregistered ops are checked for structure only, where they are allowed") {
  Playground playground;
  playground.context.allow_unregistered();
  llvm::StringRef text = R"(
"other.holder"() ({
  %0 = "other.op"(%1) : (i32) -> i32
  %1 = "other.op"(%0) : (i32) -> i32
}) : () -> ()
)";
  CHECK(messages_for(playground, text) == "");
  OwningOp module = playground.parse(text);
  REQUIRE(module);
  playground.context.allow_unregistered(false);
  CHECK(failed(verify(module.get())));
  CHECK(playground.take_messages().find("'other.op' op is not registered") != std::string::npos);
}
