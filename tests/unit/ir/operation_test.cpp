#include "ir/operation.h"

#include <doctest/doctest.h>

#include "ir/verifier.h"
#include "tests/unit/ir/toy_dialect.h"

using namespace pliron;
using toy::Playground;

TEST_CASE("a value knows its uses, newest first, and can be replaced") {
  Playground playground;
  OwningOp module = playground.parse(R"(
    %a, %b = "toy.groups"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0>,
      resultSegmentSizes = array<i32: 2, 0>}> : (i32) -> (i32, i32)
    "toy.use"(%a, %b, %a) : (i32, i32, i32) -> ()
  )");
  REQUIRE(module);
  Operation* groups = toy::find(module.get(), "toy.groups");
  Operation* use = toy::find(module.get(), "toy.use");
  Value a = groups->result(0), b = groups->result(1);
  CHECK(a.defining_op() == groups);
  CHECK(b.defining_op() == groups);
  CHECK(b.index() == 1);
  CHECK(b.has_one_use());
  CHECK(a.first_use()->owner() == use);
  CHECK(a.first_use()->index() == 2);
  a.replace_uses_if(b, [&](OpOperand& operand) { return operand.owner() == use; });
  CHECK(a.has_one_use());
  CHECK(use->operand(0) == b);
  b.replace_all_uses_with(a);
  CHECK_FALSE(b.has_uses());
}

TEST_CASE("groups of operands can grow and shrink, and keep their sizes") {
  Playground playground;
  OwningOp module = playground.parse(R"(
    %i = "toy.undef"() : () -> i32
    %x = "toy.undef"() : () -> f32
    "toy.groups"(%i, %x) <{operandSegmentSizes = array<i32: 1, 0, 1>,
      resultSegmentSizes = array<i32: 0, 0>}> : (i32, f32) -> ()
  )");
  REQUIRE(module);
  Operation* op = toy::find(module.get(), "toy.groups");
  Value i = toy::find_value(module.get(), "i"), x = toy::find_value(module.get(), "x");
  op->set_operand_group(2, {x, x, x, x, x, x, x});
  CHECK(op->num_operands() == 8);
  CHECK(op->operand_group(2).size() == 7);
  op->set_operand_group(1, i);
  CHECK(op->operand_group(1)[0] == i);
  CHECK(op->operand_group(2).operand(6).index() == 8);
  CHECK(op->attr_as<DenseArrayAttr>("operandSegmentSizes") ==
        DenseArrayAttr::i32(playground.context, {1, 1, 7}));
  op->set_operand_group(2, {});
  CHECK(op->num_operands() == 2);
  CHECK_FALSE(x.has_uses());
}

TEST_CASE("attributes have slots or are discardable, sorted by name") {
  Playground playground;
  Context& context = playground.context;
  OperationState state(Location(), context.op_info("toy.constant"));
  state.result_types.push_back(IntegerType::get(context, 32));
  OwningOp op(Operation::create(state));
  op->set_attr("value", IntegerAttr::i32(context, 7));
  op->set_attr("zeta", UnitAttr::get(context));
  op->set_attr("alpha", UnitAttr::get(context));
  CHECK(op->attr_slot(0) == IntegerAttr::i32(context, 7));
  REQUIRE(op->discardable_attrs().size() == 2);
  CHECK(op->discardable_attrs()[0].name == "alpha");
  op->set_attr("alpha", Attribute());
  op->set_attr("zeta", IntegerAttr::i32(context, 1));
  REQUIRE(op->discardable_attrs().size() == 1);
  CHECK(op->attr_as<IntegerAttr>("zeta").as_int() == 1);
  CHECK_FALSE(op->attr("missing"));
}

TEST_CASE("ops move, and know their order") {
  Playground playground;
  OwningOp module = playground.parse(R"(
    %a = "toy.undef"() : () -> i32
    %b = "toy.undef"() : () -> i32
    %c = "toy.undef"() : () -> i32
  )");
  REQUIRE(module);
  Operation* a = toy::find(module.get(), "a");
  Operation* b = toy::find(module.get(), "b");
  Operation* c = toy::find(module.get(), "c");
  CHECK(a->is_before(c));
  c->move_before(a);
  CHECK(c->is_before(a));
  a->move_after(b);
  CHECK(b->is_before(a));
  CHECK(a->block()->front() == c);
  CHECK(a->block()->back() == a);
  CHECK_FALSE(a->is_before(b));
}

namespace {
struct Interface {
  static constexpr std::uint64_t id = def_id("test.interface");
  int answer;
};
}  // namespace

TEST_CASE("an op's interface can be attached from outside") {
  static constexpr Interface table{42};
  Playground playground;
  playground.context.attach_interface("toy.add", Interface::id, &table);
  playground.context.attach_interface("toy.nothing", Interface::id, &table);
  const OpInfo* add = playground.context.op_info("toy.add");
  REQUIRE(add->interface<Interface>());
  CHECK(add->interface<Interface>()->answer == 42);
  CHECK(playground.context.op_info("toy.use")->interface<Interface>() == nullptr);
}

TEST_CASE("an op can be freed though it uses what is inside it") {
  Playground playground;
  OwningOp module = playground.parse(R"(%x = "toy.undef"() : () -> i32)");
  REQUIRE(module);
  module->insert_operands(0, toy::find_value(module.get(), "x"));
  CHECK(failed(verify(module.get())));
  module.reset();  // an assertion fails when a value goes before its uses
}
