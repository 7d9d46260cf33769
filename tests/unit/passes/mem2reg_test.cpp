#include "tests/unit/passes/test_dialect.h"

using namespace pliron;
using toy::Playground;

TEST_CASE("mem2reg: values that meet become a block argument with the slot's name") {
  CHECK(toy::run_on_body("mem2reg", "(i1, i32, i32) -> ()", R"(
^entry(%c: i1, %one: i32, %two: i32):
  %x = "toy.alloca"() : () -> !toy.ptr<i32>
  "toy.lifetime"(%x) : (!toy.ptr<i32>) -> ()
  "toy.cond_br"(%c)[^a, ^b] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^a:
  "toy.store"(%one, %x) : (i32, !toy.ptr<i32>) -> ()
  "toy.br"()[^join] : () -> ()
^b:
  "toy.store"(%two, %x) : (i32, !toy.ptr<i32>) -> ()
  "toy.br"()[^join] : () -> ()
^join:
  %v = "toy.load"(%x) : (!toy.ptr<i32>) -> i32
  "toy.use"(%v) : (i32) -> ()
  "toy.return"() : () -> ()
)") == R"(^entry(%c: i1, %one: i32, %two: i32):
  "toy.cond_br"(%c)[^a, ^b] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^a:
  "toy.br"(%one)[^join] : (i32) -> ()
^b:
  "toy.br"(%two)[^join] : (i32) -> ()
^join(%x: i32):
  "toy.use"(%x) : (i32) -> ()
  "toy.return"() : () -> ()
)");
}

TEST_CASE("mem2reg: a loop carries its slots as arguments, and only those that it needs") {
  // %dead is written around the loop but never read; %inner is written before each read.
  CHECK(toy::run_on_body("mem2reg", "(i1, i32) -> ()", R"(
^entry(%c: i1, %start: i32):
  %i = "toy.alloca"() : () -> !toy.ptr<i32>
  %dead = "toy.alloca"() : () -> !toy.ptr<i32>
  %inner = "toy.alloca"() : () -> !toy.ptr<i32>
  "toy.store"(%start, %i) : (i32, !toy.ptr<i32>) -> ()
  "toy.br"()[^head] : () -> ()
^head:
  %0 = "toy.load"(%i) : (!toy.ptr<i32>) -> i32
  "toy.store"(%0, %inner) : (i32, !toy.ptr<i32>) -> ()
  %1 = "toy.load"(%inner) : (!toy.ptr<i32>) -> i32
  %2 = "toy.add"(%1, %start) : (i32, i32) -> i32
  "toy.store"(%2, %i) : (i32, !toy.ptr<i32>) -> ()
  "toy.store"(%2, %dead) : (i32, !toy.ptr<i32>) -> ()
  "toy.cond_br"(%c)[^head, ^exit] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^exit:
  "toy.return"() : () -> ()
)") == R"(^entry(%c: i1, %start: i32):
  "toy.br"(%start)[^head] : (i32) -> ()
^head(%i: i32):
  %i_0 = "toy.add"(%i, %start) : (i32, i32) -> i32
  "toy.cond_br"(%c, %i_0)[^head, ^exit] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^exit:
  "toy.return"() : () -> ()
)");
}

TEST_CASE("mem2reg: what was never written is the default value, made once") {
  CHECK(toy::run_on_body("mem2reg", "(i1, i32) -> ()", R"(
^entry(%c: i1, %one: i32):
  %x = "toy.alloca"() : () -> !toy.ptr<i32>
  %0 = "toy.load"(%x) : (!toy.ptr<i32>) -> i32
  "toy.use"(%0) : (i32) -> ()
  "toy.cond_br"(%c)[^a, ^join] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^a:
  "toy.store"(%one, %x) : (i32, !toy.ptr<i32>) -> ()
  "toy.br"()[^join] : () -> ()
^join:
  %v = "toy.load"(%x) : (!toy.ptr<i32>) -> i32
  "toy.use"(%v) : (i32) -> ()
  "toy.return"() : () -> ()
)") == R"(^entry(%c: i1, %one: i32):
  %0 = "toy.undef"() : () -> i32
  "toy.use"(%0) : (i32) -> ()
  "toy.cond_br"(%c, %0)[^a, ^join] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
^a:
  "toy.br"(%one)[^join] : (i32) -> ()
^join(%x: i32):
  "toy.use"(%x) : (i32) -> ()
  "toy.return"() : () -> ()
)");
}

TEST_CASE("mem2reg: slots whose address goes elsewhere stay in memory") {
  llvm::StringRef body = R"(^entry(%one: i32, %wide: i64):
  %escapes = "toy.alloca"() : () -> !toy.ptr<i32>
  "toy.use"(%escapes) : (!toy.ptr<i32>) -> ()
  %stored = "toy.alloca"() : () -> !toy.ptr<i32>
  %holder = "toy.alloca"() : () -> !toy.ptr<!toy.ptr<i32>>
  "toy.use"(%holder) : (!toy.ptr<!toy.ptr<i32>>) -> ()
  "toy.store"(%stored, %holder) : (!toy.ptr<i32>, !toy.ptr<!toy.ptr<i32>>) -> ()
  %punned = "toy.alloca"() : () -> !toy.ptr<i32>
  "toy.store"(%wide, %punned) : (i64, !toy.ptr<i32>) -> ()
  %captured = "toy.alloca"() : () -> !toy.ptr<i32>
  "toy.scope"() ({
    "toy.store"(%one, %captured) : (i32, !toy.ptr<i32>) -> ()
    "toy.return"() : () -> ()
  }) : () -> ()
  "toy.return"() : () -> ()
)";
  CHECK(toy::run_on_body("mem2reg", "(i32, i64) -> ()", body) == body);
}

TEST_CASE("mem2reg: a branch that says so by its hooks passes values, on each of its edges") {
  CHECK(toy::run_on_body("mem2reg", "(i32, i32, i32) -> ()", R"(
^entry(%n: i32, %one: i32, %two: i32):
  %x = "toy.alloca"() : () -> !toy.ptr<i32>
  "toy.store"(%one, %x) : (i32, !toy.ptr<i32>) -> ()
  "toy.switch"(%n)[^a, ^join, ^join] <{segments = array<i32: 0, 0, 0>}> : (i32) -> ()
^a:
  "toy.store"(%two, %x) : (i32, !toy.ptr<i32>) -> ()
  "toy.br"()[^join] : () -> ()
^join:
  %v = "toy.load"(%x) : (!toy.ptr<i32>) -> i32
  "toy.use"(%v) : (i32) -> ()
  "toy.return"() : () -> ()
)") == R"(^entry(%n: i32, %one: i32, %two: i32):
  "toy.switch"(%n, %one, %one)[^a, ^join, ^join] <{segments = array<i32: 0, 1, 1>}> : (i32, i32, i32) -> ()
^a:
  "toy.br"(%two)[^join] : (i32) -> ()
^join(%x: i32):
  "toy.use"(%x) : (i32) -> ()
  "toy.return"() : () -> ()
)");
}

TEST_CASE("mem2reg: a slot stays where a branch cannot pass its value") {
  std::string body = toy::run_on_body("mem2reg", "(i32, i32, i32) -> ()", R"(
^entry(%n: i32, %one: i32, %two: i32):
  %x = "toy.alloca"() : () -> !toy.ptr<i32>
  "toy.store"(%one, %x) : (i32, !toy.ptr<i32>) -> ()
  "toy.fork"(%n)[^a, ^join] : (i32) -> ()
^a(%unused: i32):
  "toy.store"(%two, %x) : (i32, !toy.ptr<i32>) -> ()
  "toy.br"()[^join] : () -> ()
^join:
  %v = "toy.load"(%x) : (!toy.ptr<i32>) -> i32
  "toy.use"(%v) : (i32) -> ()
  "toy.return"() : () -> ()
)");
  CHECK(llvm::StringRef(body).count("toy.store") == 2);
  CHECK(llvm::StringRef(body).count("toy.alloca") == 1);
}

TEST_CASE("mem2reg: unreachable code reads and passes the default value") {
  CHECK(toy::run_on_body("mem2reg", "(i1, i32) -> ()", R"(
^entry(%c: i1, %one: i32):
  %x = "toy.alloca"() : () -> !toy.ptr<i32>
  "toy.cond_br"(%c)[^a, ^join] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^a:
  "toy.store"(%one, %x) : (i32, !toy.ptr<i32>) -> ()
  "toy.br"()[^join] : () -> ()
^dead:
  %d = "toy.load"(%x) : (!toy.ptr<i32>) -> i32
  "toy.store"(%d, %x) : (i32, !toy.ptr<i32>) -> ()
  "toy.br"()[^join] : () -> ()
^join:
  %v = "toy.load"(%x) : (!toy.ptr<i32>) -> i32
  "toy.use"(%v) : (i32) -> ()
  "toy.return"() : () -> ()
)") == R"(^entry(%c: i1, %one: i32):
  %0 = "toy.undef"() : () -> i32
  "toy.cond_br"(%c, %0)[^a, ^join] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
^a:
  "toy.br"(%one)[^join] : (i32) -> ()
^dead:
  "toy.br"(%0)[^join] : (i32) -> ()
^join(%x: i32):
  "toy.use"(%x) : (i32) -> ()
  "toy.return"() : () -> ()
)");
}

TEST_CASE("mem2reg: a slot made in a loop is fresh each time around") {
  CHECK(toy::run_on_body("mem2reg", "(i1, i32) -> ()", R"(
^entry(%c: i1, %one: i32):
  "toy.br"()[^head] : () -> ()
^head:
  %x = "toy.alloca"() : () -> !toy.ptr<i32>
  %v = "toy.load"(%x) : (!toy.ptr<i32>) -> i32
  "toy.use"(%v) : (i32) -> ()
  "toy.store"(%one, %x) : (i32, !toy.ptr<i32>) -> ()
  "toy.cond_br"(%c)[^head, ^exit] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^exit:
  "toy.return"() : () -> ()
)") == R"(^entry(%c: i1, %one: i32):
  "toy.br"()[^head] : () -> ()
^head:
  %0 = "toy.undef"() : () -> i32
  "toy.use"(%0) : (i32) -> ()
  "toy.cond_br"(%c)[^head, ^exit] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^exit:
  "toy.return"() : () -> ()
)");
}
