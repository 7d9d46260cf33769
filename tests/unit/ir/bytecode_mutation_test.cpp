// Files of bytecode that were changed at random: each is read or refused, nothing else.

#include <doctest/doctest.h>

#include "tests/unit/ir/bytecode_support.h"
#include "tests/unit/ir/toy_dialect.h"

using namespace pliron;
using toy::Playground;

namespace {

constexpr llvm::StringLiteral sources[] = {
    R"(
"toy.func"() <{sym_name = "f", function_type = (i1, i32) -> ()}> ({
^entry(%c: i1, %x: i32 loc("arg.rs":3:4)):
  "toy.br"(%x)[^head] <{hint = [1 : i8, "a", @b::@c, unit, {k = 1.5 : f32}]}> : (i32) -> ()
^body:
  %next = "toy.add"(%i, %x) : (i32, i32) -> i32 loc("a.rs":10:3)
  %3 = "toy.add"(%next, %x) : (i32, i32) -> i32 loc(callsite("n"("c.rs":1:1) at fused<"w">["d.rs":2:2 to 3:3, unknown]))
  "toy.br"(%next)[^head] : (i32) -> ()
^head(%i: i32):
  "toy.scope"() ({
    "toy.use"(%i) {note = dense<[1, 2]> : vector<2xi32>} : (i32) -> ()
    "toy.return"() : () -> ()
  }) : () -> ()
  "toy.cond_br"(%c)[^body, ^exit] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^exit:
  "toy.return"() : () -> ()
}) : () -> ())",
    R"(
"toy.graph"() ({
  %a = "toy.add"(%b, %b) : (i32, i32) -> i32
  %b = "toy.add"(%a, %b) : (i32, i32) -> i32
  "toy.use"(%p) {a = "text" : i32, b = array<f16: 1.0>, c = vector<2x[4]xf32>, d = 1 : i100} : (!toy.ptr<(i1) -> tuple<index, none>>) -> ()
  %p = "toy.undef"() : () -> !toy.ptr<(i1) -> tuple<index, none>>
}) : () -> ()
%g:2, %h:3 = "toy.groups"(%i) <{operandSegmentSizes = array<i32: 1, 0, 0>, resultSegmentSizes = array<i32: 3, 2>}> : (i32) -> (i32, i64, i8, f32, f64)
%i = "toy.constant"() <{value = 3 : i32}> : () -> i32
"odd.op"() <{x = #odd.attr<1>}> ({
  ^bb0(%x: !odd.type):
    "odd.end"(%x)[^bb1] : (!odd.type) -> ()
  ^bb1:
}) : () -> ()
"toy.scope"() ({
  "toy.switch"(%i)[^bb1, ^bb1] <{segments = array<i32: 0, 0>}> : (i32) -> ()
^bb1:
  "toy.return"() : () -> ()
}) : () -> ()
)",
};

}  // namespace

TEST_CASE("bytecode that was changed at random is read or refused") {
  std::vector<std::string> files;
  for (llvm::StringRef source : sources) {
    Playground playground;
    playground.context.allow_unregistered();
    OwningOp module = playground.parse(source);
    REQUIRE_MESSAGE(module, playground.take_messages());
    files.push_back(bytecode_test::write(module.get()));
  }
  bytecode_test::Mutator mutator(1);
  unsigned was_read = 0;
  constexpr unsigned count = 10000;
  for (unsigned i = 0; i < count; ++i) {
    Playground playground;
    playground.context.allow_unregistered(i % 2);
    std::string file = mutator.mutate(files[i % files.size()], files[(i + 1) % files.size()]);
    std::string problem;
    bool ok = bytecode_test::survives(playground.context, file, problem);
    was_read += ok;
    CHECK_MESSAGE(problem.empty(), "file " << i << ": " << problem << playground.take_messages());
    CHECK((ok || !playground.take_messages().empty()));
  }
  // Some of each, or the changes are too many or too few.
  CHECK(was_read > count / 50);
  CHECK(was_read < count);
}
