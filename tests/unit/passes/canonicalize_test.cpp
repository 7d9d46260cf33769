#include "tests/unit/passes/test_dialect.h"

using namespace pliron;
using toy::Playground;

TEST_CASE("canonicalize: constants and identities fold until nothing is left to fold") {
  CHECK(toy::run_on_body("canonicalize", "(i32) -> ()", R"(
^entry(%x: i32):
  %zero = "toy.constant"() <{value = 0 : i32}> : () -> i32
  %two = "toy.constant"() <{value = 2 : i32}> : () -> i32
  %four = "toy.add"(%two, %two) : (i32, i32) -> i32
  %six = "toy.add"(%four, %two) : (i32, i32) -> i32
  %same = "toy.add"(%x, %zero) : (i32, i32) -> i32
  "toy.use"(%six, %same) : (i32, i32) -> ()
  "toy.return"() : () -> ()
)") == R"(^entry(%x: i32):
  %six = "toy.constant"() <{value = 6 : i32}> : () -> i32
  "toy.use"(%six, %x) : (i32, i32) -> ()
  "toy.return"() : () -> ()
)");
}

TEST_CASE("simplify: the named pipeline folds a loop-free function to its end") {
  CHECK(toy::run_on_body("mem2reg,simplify", "(i32) -> ()", R"(
^entry(%x: i32):
  %flag = "toy.alloca"() : () -> !toy.ptr<i1>
  %true = "toy.constant"() <{value = true}> : () -> i1
  "toy.store"(%true, %flag) : (i1, !toy.ptr<i1>) -> ()
  "toy.br"()[^test] : () -> ()
^test:
  %v = "toy.load"(%flag) : (!toy.ptr<i1>) -> i1
  "toy.cond_br"(%v)[^a, ^b] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^a:
  "toy.use"(%x) : (i32) -> ()
  "toy.return"() : () -> ()
^b:
  "toy.return"() : () -> ()
)") == R"(^entry(%x: i32):
  "toy.use"(%x) : (i32) -> ()
  "toy.return"() : () -> ()
)");
}
