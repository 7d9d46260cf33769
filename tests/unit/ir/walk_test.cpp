#include "ir/walk.h"

#include <doctest/doctest.h>

#include "tests/unit/ir/toy_dialect.h"

using namespace pliron;
using toy::Playground;

static constexpr llvm::StringLiteral nested = R"(
"toy.func"() <{sym_name = "f", function_type = () -> ()}> ({
  %a = "toy.undef"() : () -> i32
  "toy.scope"() ({
    %b = "toy.undef"() : () -> i32
    "toy.return"() : () -> ()
  }) : () -> ()
  "toy.br"()[^next] : () -> ()
^next:
  "toy.return"() : () -> ()
}) : () -> ()
)";

static std::string names_in_order(Operation* root, bool post) {
  std::string text;
  auto visit = [&](Operation* op) {
    text += op->name().split('.').second.str() + ' ';
    return WalkResult::Advance;
  };
  post ? walk_post_order(root, visit) : walk_pre_order(root, visit);
  return text;
}

TEST_CASE("pre-order visits an op before what is inside, post-order behind it") {
  Playground playground;
  OwningOp module = playground.parse(nested);
  REQUIRE(module);
  CHECK(names_in_order(module.get(), false) == "module func undef scope undef return br return ");
  CHECK(names_in_order(module.get(), true) == "undef undef return scope br return func module ");
}

TEST_CASE("a walk stays below its root") {
  Playground playground;
  OwningOp module = playground.parse(nested);
  REQUIRE(module);
  CHECK(names_in_order(toy::find(module.get(), "toy.scope"), false) == "scope undef return ");
  CHECK(names_in_order(toy::find(module.get(), "b"), true) == "undef ");
}

TEST_CASE("Skip leaves out the inside, Interrupt ends the walk") {
  Playground playground;
  OwningOp module = playground.parse(nested);
  REQUIRE(module);
  unsigned visited = 0;
  CHECK(walk_pre_order(module.get(), [&](Operation* op) {
          ++visited;
          return op->is<toy::ScopeOp>() ? WalkResult::Skip : WalkResult::Advance;
        }) == WalkResult::Advance);
  CHECK(visited == 6);
  visited = 0;
  CHECK(walk_post_order(module.get(), [&](Operation* op) {
          ++visited;
          return op->is<toy::ReturnOp>() ? WalkResult::Interrupt : WalkResult::Advance;
        }) == WalkResult::Interrupt);
  CHECK(visited == 3);
}

TEST_CASE("a post-order walk may erase the op at hand") {
  Playground playground;
  OwningOp module = playground.parse(nested);
  REQUIRE(module);
  walk(module.get(), [&](Operation* op) {
    if (op != module.get())
      op->erase();
  });
  CHECK(toy::find(module.get(), "toy.func") == nullptr);
}

TEST_CASE("a typed walk visits ops of one kind") {
  Playground playground;
  OwningOp module = playground.parse(nested);
  REQUIRE(module);
  unsigned returns = 0;
  walk<toy::ReturnOp>(module.get(), [&](toy::ReturnOp) { ++returns; });
  CHECK(returns == 2);
}

TEST_CASE("walks do not recurse over nesting") {
  Playground playground;
  const OpInfo* scope = playground.context.op_info("toy.scope");
  OperationState state(Location(), scope);
  state.num_regions = 1;
  OwningOp root(Operation::create(state));
  Operation* inner = root.get();
  for (unsigned depth = 0; depth < 200000; ++depth) {
    Operation* op = Operation::create(state);
    inner->region(0).add_block()->push_back(op);
    inner = op;
  }
  unsigned visited = 0;
  walk(root.get(), [&](Operation*) { ++visited; });
  CHECK(visited == 200001);
  visited = 0;
  walk_pre_order(root.get(), [&](Operation*) {
    ++visited;
    return WalkResult::Advance;
  });
  CHECK(visited == 200001);
}
