#include "tests/unit/passes/test_dialect.h"

using namespace pliron;
using toy::Playground;

TEST_CASE("simplify-cfg: constant branches fold, unreachable blocks go, the rest merges") {
  CHECK(toy::run_on_body("simplify-cfg", "(i32) -> ()", R"(
^entry(%x: i32):
  %true = "toy.constant"() <{value = true}> : () -> i1
  "toy.cond_br"(%true, %x)[^a, ^b] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^a(%v: i32):
  "toy.use"(%v) : (i32) -> ()
  "toy.br"()[^c] : () -> ()
^b:
  "toy.use"() : () -> ()
  "toy.br"()[^c] : () -> ()
^c:
  "toy.return"() : () -> ()
)") == R"(^entry(%x: i32):
  %true = "toy.constant"() <{value = true}> : () -> i1
  "toy.use"(%x) : (i32) -> ()
  "toy.return"() : () -> ()
)");
}

TEST_CASE("simplify-cfg: a switch over a constant takes its one way") {
  CHECK(toy::run_on_body("simplify-cfg", "() -> ()", R"(
^entry:
  %n = "toy.constant"() <{value = 7 : i32}> : () -> i32
  "toy.switch"(%n, %n)[^a, ^b] <{segments = array<i32: 0, 1>}> : (i32, i32) -> ()
^a:
  "toy.return"() : () -> ()
^b(%v: i32):
  "toy.use"(%v) : (i32) -> ()
  "toy.return"() : () -> ()
)") == R"(  %n = "toy.constant"() <{value = 7 : i32}> : () -> i32
  "toy.use"(%n) : (i32) -> ()
  "toy.return"() : () -> ()
)");
}

TEST_CASE("simplify-cfg: branches go through blocks that only jump") {
  CHECK(toy::run_on_body("simplify-cfg", "(i1, i32, i32) -> ()", R"(
^entry(%c: i1, %x: i32, %y: i32):
  "toy.cond_br"(%c, %x)[^a, ^b] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^a(%v: i32):
  "toy.br"(%y, %v)[^c] : (i32, i32) -> ()
^b:
  "toy.use"() : () -> ()
  "toy.br"(%x, %y)[^c] : (i32, i32) -> ()
^c(%p: i32, %q: i32):
  "toy.use"(%p, %q) : (i32, i32) -> ()
  "toy.return"() : () -> ()
)") == R"(^entry(%c: i1, %x: i32, %y: i32):
  "toy.cond_br"(%c, %y, %x)[^c, ^b] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
^b:
  "toy.use"() : () -> ()
  "toy.br"(%x, %y)[^c] : (i32, i32) -> ()
^c(%p: i32, %q: i32):
  "toy.use"(%p, %q) : (i32, i32) -> ()
  "toy.return"() : () -> ()
)");
}

TEST_CASE("simplify-cfg: no branch gets two ways to a block with different arguments") {
  llvm::StringRef body = R"(^entry(%c: i1, %x: i32, %y: i32):
  "toy.cond_br"(%c, %y)[^a, ^c] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
^a:
  "toy.br"(%x)[^c] : (i32) -> ()
^c(%p: i32):
  "toy.use"(%p) : (i32) -> ()
  "toy.return"() : () -> ()
)";
  CHECK(toy::run_on_body("simplify-cfg", "(i1, i32, i32) -> ()", body) == body);
}

TEST_CASE("simplify-cfg: ways that are all the same are one") {
  CHECK(toy::run_on_body("simplify-cfg", "(i1, i32) -> ()", R"(
^entry(%c: i1, %x: i32):
  "toy.cond_br"(%c)[^a, ^b] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^a:
  "toy.br"()[^c] : () -> ()
^b:
  "toy.br"()[^c] : () -> ()
^c:
  "toy.use"(%x) : (i32) -> ()
  "toy.return"() : () -> ()
)") == R"(^entry(%c: i1, %x: i32):
  "toy.use"(%x) : (i32) -> ()
  "toy.return"() : () -> ()
)");
}

TEST_CASE("simplify-cfg: an argument that always gets one value is that value") {
  CHECK(toy::run_on_body("simplify-cfg", "(i1, i32, i32) -> ()", R"(
^entry(%c: i1, %x: i32, %y: i32):
  "toy.br"(%x, %y)[^head] : (i32, i32) -> ()
^head(%same: i32, %changes: i32):
  "toy.use"(%same, %changes) : (i32, i32) -> ()
  "toy.cond_br"(%c, %same, %x)[^head, ^exit] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i32) -> ()
^exit:
  "toy.return"() : () -> ()
)") == R"(^entry(%c: i1, %x: i32, %y: i32):
  "toy.br"(%y)[^head] : (i32) -> ()
^head(%changes: i32):
  "toy.use"(%x, %changes) : (i32, i32) -> ()
  "toy.cond_br"(%c, %x)[^head, ^exit] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^exit:
  "toy.return"() : () -> ()
)");
}

TEST_CASE("simplify-cfg: terminators with effects and hints stay") {
  llvm::StringRef body = R"(^entry(%x: i32):
  %r = "toy.invoke"()[^a] : () -> i32
^a:
  "toy.br"()[^b] <{hint = "keep"}> : () -> ()
^b:
  "toy.use"(%r) : (i32) -> ()
  "toy.return"() : () -> ()
)";
  CHECK(toy::run_on_body("simplify-cfg", "(i32) -> ()", body) == body);
}

TEST_CASE("simplify-cfg: a result of a terminator cannot be passed by itself") {
  llvm::StringRef body = R"(^entry(%c: i1, %x: i32):
  "toy.cond_br"(%c, %x)[^join, ^call] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^call:
  %r = "toy.invoke"()[^back] : () -> i32
^back:
  "toy.br"(%r)[^join] : (i32) -> ()
^join(%v: i32):
  "toy.use"(%v) : (i32) -> ()
  "toy.return"() : () -> ()
)";
  CHECK(toy::run_on_body("simplify-cfg", "(i1, i32) -> ()", body) == body);
}

TEST_CASE("simplify-cfg: loops that nothing leaves or enters do not confuse it") {
  CHECK(toy::run_on_body("simplify-cfg", "() -> ()", R"(
^entry:
  "toy.br"()[^a] : () -> ()
^a:
  "toy.br"()[^b] : () -> ()
^b:
  "toy.br"()[^a] : () -> ()
^dead(%v: i32):
  "toy.br"(%v)[^dead] : (i32) -> ()
)") == R"(  "toy.br"()[^a] : () -> ()
^a:
  "toy.br"()[^a] : () -> ()
)");
}
