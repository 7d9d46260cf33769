#include "passes/rewrite/rewriter.h"

#include "tests/unit/passes/rewrite/rewrite_fixture.h"

using namespace pliron;
using toy::Playground;

TEST_CASE("rewriter: a constant is replaced through a nested chain") {
  Playground playground;
  OwningOp module = toy::parse_body(playground, "(i32) -> ()", R"(
^entry(%x: i32):
  %c = "toy.constant"() <{value = 0 : i32}> : () -> i32
  "toy.scope"() ({
    "toy.scope"() ({
      %s = "toy.add"(%c, %x) : (i32, i32) -> i32
      "toy.use"(%s, %c) : (i32, i32) -> ()
      "toy.return"() : () -> ()
    }) : () -> ()
    "toy.return"() : () -> ()
  }) : () -> ()
  "toy.return"() : () -> ()
)");
  Operation* constant = toy::find(module.get(), "c");
  Rewriter rewriter(playground.context);
  rewriter.set_insertion_point(constant);
  Value one = toy::ConstantOp::build(rewriter, constant->location())
                  .set<"value">(Attribute(IntegerAttr::i32(playground.context, 1)))
                  .results(constant->result(0).type())
                  .create()
                  .result<"result">();
  rewriter.replace_op(constant, one);
  CHECK(toy::body_of(module.get()) == R"(^entry(%x: i32):
  %c = "toy.constant"() <{value = 1 : i32}> : () -> i32
  "toy.scope"() ({
    "toy.scope"() ({
      %s = "toy.add"(%c, %x) : (i32, i32) -> i32
      "toy.use"(%s, %c) : (i32, i32) -> ()
      "toy.return"() : () -> ()
    }) : () -> ()
    "toy.return"() : () -> ()
  }) : () -> ()
  "toy.return"() : () -> ()
)");
  // The place was the op that went, and is behind it now.
  CHECK(rewriter.insertion_point() == one.defining_op()->next());
}

TEST_CASE("rewriter: its place is restored by a guard") {
  Playground playground;
  OwningOp module = toy::parse_body(playground, "() -> ()", R"(
  "toy.use"() : () -> ()
  "toy.return"() : () -> ()
)");
  Operation* use = toy::find(module.get(), "toy.use");
  Rewriter rewriter(playground.context);
  rewriter.set_insertion_point(use);
  {
    InsertionGuard guard(rewriter);
    rewriter.set_insertion_point_after(use);
    CHECK(rewriter.insertion_point() == use->next());
  }
  CHECK(rewriter.insertion_point() == use);
}

TEST_CASE("rewriter: a block is split, and a region put between, with uses and arguments kept") {
  Playground playground;
  OwningOp module = toy::parse_body(playground, "(i1, i32) -> ()", R"(
^entry(%c: i1, %x: i32):
  %a = "toy.add"(%x, %x) : (i32, i32) -> i32
  %r = "toy.scope"() ({
    "toy.br"(%a)[^inner] : (i32) -> ()
  ^inner(%i: i32):
    "toy.use"(%i, %x) : (i32, i32) -> ()
    "toy.cond_br"(%c, %i)[^inner, ^out] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^out:
    "toy.return"() : () -> ()
  }) : () -> i32
  "toy.use"(%a) : (i32) -> ()
  "toy.return"() : () -> ()
)");
  Operation* scope = toy::find(module.get(), "toy.scope");
  Operation* func = toy::find(module.get(), "toy.func");
  Rewriter rewriter(playground.context);
  Region& body = func->region(0);
  Block* rest = rewriter.split_block(scope);
  Block* inlined = scope->region(0).entry();
  Block* last = scope->region(0).back();
  rewriter.inline_region_before(scope->region(0), body, rest);
  rewriter.set_insertion_point_to_end(body.entry());
  toy::BrOp::build(rewriter, scope->location()).set<"dest">(inlined).create();
  rewriter.erase_op(last->back());
  rewriter.set_insertion_point_to_end(last);
  toy::BrOp::build(rewriter, scope->location()).set<"dest">(rest).create();
  rewriter.erase_op(scope);
  REQUIRE_MESSAGE(succeeded(verify(module.get())), playground.take_messages());
  // And the straight parts together again.
  rewriter.erase_op(body.entry()->back());
  rewriter.merge_block(inlined, body.entry(), {});
  rewriter.erase_op(last->back());
  rewriter.inline_block_before(rest, toy::ReturnOp::build(rewriter, func->location()).create(), {});
  REQUIRE(last->back()->is<toy::ReturnOp>());
  rewriter.erase_op(last->back());
  REQUIRE_MESSAGE(succeeded(verify(module.get())), playground.take_messages());
  CHECK(toy::body_of(module.get()) == R"(^entry(%c: i1, %x: i32):
  %a = "toy.add"(%x, %x) : (i32, i32) -> i32
  "toy.br"(%a)[^inner] : (i32) -> ()
^inner(%i: i32):
  "toy.use"(%i, %x) : (i32, i32) -> ()
  "toy.cond_br"(%c, %i)[^inner, ^out] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^out:
  "toy.use"(%a) : (i32) -> ()
  "toy.return"() : () -> ()
)");
}
