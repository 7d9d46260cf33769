#include "tests/unit/passes/test_dialect.h"

using namespace pliron;
using toy::Playground;

TEST_CASE("dce: unused ops without effects go, in chains") {
  CHECK(toy::run_on_body("dce", "(i32) -> ()", R"(
^entry(%x: i32):
  %a = "toy.add"(%x, %x) : (i32, i32) -> i32
  %b = "toy.add"(%a, %x) : (i32, i32) -> i32
  %p = "toy.alloca"() : () -> !toy.ptr<i32>
  %l = "toy.load"(%p) : (!toy.ptr<i32>) -> i32
  %q = "toy.alloca"() : () -> !toy.ptr<i32>
  "toy.store"(%x, %q) : (i32, !toy.ptr<i32>) -> ()
  %kept = "toy.add"(%x, %x) : (i32, i32) -> i32
  "toy.use"(%kept) : (i32) -> ()
  "toy.return"() : () -> ()
^dead:
  "toy.br"()[^dead] : () -> ()
)") == R"(^entry(%x: i32):
  %q = "toy.alloca"() : () -> !toy.ptr<i32>
  "toy.store"(%x, %q) : (i32, !toy.ptr<i32>) -> ()
  %kept = "toy.add"(%x, %x) : (i32, i32) -> i32
  "toy.use"(%kept) : (i32) -> ()
  "toy.return"() : () -> ()
)");
}

TEST_CASE("dce: arguments that only feed themselves go with all they need") {
  CHECK(toy::run_on_body("dce", "(i1, i32) -> ()", R"(
^entry(%c: i1, %x: i32):
  %start = "toy.add"(%x, %x) : (i32, i32) -> i32
  "toy.br"(%x, %start)[^head] : (i32, i32) -> ()
^head(%i: i32, %unused: i32):
  %next = "toy.add"(%unused, %i) : (i32, i32) -> i32
  "toy.use"(%i) : (i32) -> ()
  "toy.cond_br"(%c, %i, %next)[^head, ^exit] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
^exit:
  "toy.return"() : () -> ()
)") == R"(^entry(%c: i1, %x: i32):
  "toy.br"(%x)[^head] : (i32) -> ()
^head(%i: i32):
  "toy.use"(%i) : (i32) -> ()
  "toy.cond_br"(%c, %i)[^head, ^exit] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^exit:
  "toy.return"() : () -> ()
)");
}

TEST_CASE("dce: arguments stay where a branch cannot drop its operand") {
  llvm::StringRef body = R"(^entry(%x: i32):
  "toy.fork"(%x)[^a, ^b] : (i32) -> ()
^a(%unused: i32):
  "toy.return"() : () -> ()
^b:
  "toy.return"() : () -> ()
)";
  CHECK(toy::run_on_body("dce", "(i32) -> ()", body) == body);
}

TEST_CASE("dce: values used only inside a nested region are used") {
  llvm::StringRef body = R"(^entry(%x: i32):
  %a = "toy.add"(%x, %x) : (i32, i32) -> i32
  "toy.scope"() ({
    "toy.use"(%a) : (i32) -> ()
    "toy.return"() : () -> ()
  }) : () -> ()
  "toy.return"() : () -> ()
)";
  CHECK(toy::run_on_body("dce", "(i32) -> ()", body) == body);
}
