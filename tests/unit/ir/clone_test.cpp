#include "ir/clone.h"

#include <doctest/doctest.h>

#include "ir/equivalence.h"
#include "ir/verifier.h"
#include "tests/unit/ir/toy_dialect.h"

using namespace pliron;
using toy::Playground;

static constexpr llvm::StringLiteral loop = R"(
"toy.func"() <{sym_name = "f", function_type = (i1, i32) -> ()}> ({
^entry(%c: i1, %x: i32):
  "toy.br"(%x)[^head] : (i32) -> ()
^body:
  %next = "toy.add"(%i, %x) : (i32, i32) -> i32
  "toy.br"(%next)[^head] : (i32) -> ()
^head(%i: i32):
  "toy.scope"() ({
    "toy.use"(%i) {note = "kept"} : (i32) -> ()
    "toy.return"() : () -> ()
  }) : () -> ()
  "toy.cond_br"(%c)[^body, ^exit] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^exit:
  "toy.return"() : () -> ()
}) : () -> ()
)";

TEST_CASE("a copy says the same, and uses nothing of the original") {
  Playground playground;
  OwningOp module = playground.parse(loop);
  REQUIRE(module);
  OwningOp copy(clone(module.get()));
  CHECK(equivalent(module.get(), copy.get(), {.locations = true}));
  CHECK(structural_hash(module.get(), {.locations = true}) ==
        structural_hash(copy.get(), {.locations = true}));
  CHECK(toy::print(module.get()) == toy::print(copy.get()));
  module.reset();  // asserts that nothing uses it any more
  CHECK(succeeded(verify(copy.get())));
  CHECK(toy::find_value(copy.get(), "next").has_one_use());
}

TEST_CASE("entries of the mapping redirect uses of values from outside") {
  Playground playground;
  OwningOp module = playground.parse(R"(
    %a = "toy.undef"() : () -> i32
    %b = "toy.undef"() : () -> i32
    %sum = "toy.add"(%a, %a) : (i32, i32) -> i32
  )");
  REQUIRE(module);
  Value a = toy::find_value(module.get(), "a"), b = toy::find_value(module.get(), "b");
  Operation* sum = toy::find(module.get(), "sum");
  IrMapping mapping;
  mapping.map(a, b);
  OwningOp copy(clone(sum, mapping));
  CHECK(copy->operand(0) == b);
  CHECK(copy->operand(1) == b);
  CHECK(mapping.lookup(sum->result(0)) == copy->result(0));
  CHECK(copy->result(0).name() == "sum");
  OwningOp plain(clone(sum));
  CHECK(plain->operand(0) == a);
}

TEST_CASE("a region can be copied behind itself") {
  Playground playground;
  OwningOp module = playground.parse(loop);
  REQUIRE(module);
  Region& body = toy::find(module.get(), "toy.func")->region(0);
  Block* head = toy::find_block(module.get(), "head");
  IrMapping mapping;
  clone_region(body, body, mapping);
  unsigned blocks = 0;
  for ([[maybe_unused]] Block* block : body.blocks())
    ++blocks;
  CHECK(blocks == 8);
  CHECK(mapping.lookup(head) != head);
  CHECK(mapping.lookup(head)->predecessors().size() == 2);
  CHECK(succeeded(verify(module.get())));
}

TEST_CASE("equivalence and the structural hash see differences in attributes, shape and uses") {
  Playground playground;
  auto same = [&](llvm::StringRef a, llvm::StringRef b) {
    OwningOp x = playground.parse(a), y = playground.parse(b);
    REQUIRE(x);
    REQUIRE(y);
    bool same = equivalent(x.get(), y.get());
    CHECK((structural_hash(x.get()) == structural_hash(y.get())) == same);
    return same;
  };
  llvm::StringRef base = R"(
    %a = "toy.undef"() : () -> i32
    %b = "toy.undef"() : () -> i32
    "toy.use"(%a, %b) : (i32, i32) -> ()
  )";
  CHECK(same(base, R"(
    %x = "toy.undef"() : () -> i32
    %y = "toy.undef"() : () -> i32
    "toy.use"(%x, %y) : (i32, i32) -> ()
  )"));
  CHECK_FALSE(same(base, R"(
    %a = "toy.undef"() : () -> i32
    %b = "toy.undef"() : () -> i32
    "toy.use"(%b, %a) : (i32, i32) -> ()
  )"));
  CHECK_FALSE(same(base, R"(
    %a = "toy.undef"() : () -> i32
    %b = "toy.undef"() {x} : () -> i32
    "toy.use"(%a, %b) : (i32, i32) -> ()
  )"));
  CHECK_FALSE(same(base, R"(
    %a = "toy.undef"() : () -> i32
    %b = "toy.undef"() : () -> i32
  )"));
  CHECK_FALSE(same(loop, llvm::StringRef(loop).str() + base.str()));
}

TEST_CASE(
    "the structural hash knows values and blocks by their place, those from outside as such") {
  Playground playground;
  OwningOp module = playground.parse(R"(
    %a = "toy.undef"() : () -> i32
    %b = "toy.undef"() : () -> i32
    %first = "toy.add"(%a, %b) : (i32, i32) -> i32
    %again = "toy.add"(%a, %b) : (i32, i32) -> i32
    %other = "toy.add"(%b, %a) : (i32, i32) -> i32
    "toy.scope"() ({
      %c = "toy.constant"() <{value = 1 : i32}> : () -> i32
      "toy.use"(%c) : (i32) -> ()
    }) : () -> ()
    "toy.scope"() ({
      %d = "toy.constant"() <{value = 1 : i32}> : () -> i32
      "toy.use"(%d) : (i32) -> ()
    }) : () -> ()
  )");
  REQUIRE(module);
  auto hash = [&](llvm::StringRef name) { return structural_hash(toy::find(module.get(), name)); };
  CHECK(hash("first") == hash("again"));
  CHECK(hash("first") != hash("other"));
  Operation* scope = toy::find(module.get(), "toy.scope");
  CHECK(structural_hash(scope) == structural_hash(scope->next()));
  EquivalenceOptions with_locations{.locations = true};
  CHECK(structural_hash(scope, with_locations) != structural_hash(scope->next(), with_locations));
}
