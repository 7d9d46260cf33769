// What records of ops give besides text: verification, builders, inferred types, defaults,
// interfaces.
#include <doctest/doctest.h>

#include "tests/unit/ir/records_test.h"

using namespace pliron;
using rec::Playground;

namespace {

const Location nowhere;

// Values to build with, in a block of their own.
struct BuildFixture : Playground {
  BuildFixture()
      : builder(context), root(toy::ScopeOp::build(builder, nowhere).results({}).create()) {
    block = root->region(0).add_block();
    builder.set_insertion_point_to_end(block);
  }
  Value value(Type type) { return block->add_argument(type, nowhere); }
  Type i(unsigned width) { return IntegerType::get(context, width); }

  Builder builder;
  OwningOp root;
  Block* block;
};

}  // namespace

TEST_CASE_FIXTURE(BuildFixture, "result types follow from operands, constraints and functions") {
  Value a = value(i(32));
  auto compare = rec::CompareOp::build(builder, nowhere)
                     .set<"lhs">(a)
                     .set<"rhs">(a)
                     .set<"predicate">(rec::Predicate::Slt)
                     .create();
  CHECK(compare.result<"res">().type() == i(1));
  CHECK(compare.attr<"predicate">() == IntegerAttr::i64(context, 7));
  CHECK(compare.attr_enum<rec::Predicate, "predicate">() == rec::Predicate::Slt);
  Value box = value(rec::BoxType::get(context, i(8)));
  auto unbox = rec::UnboxOp::build(builder, nowhere).set<"box">(box).create();
  CHECK(unbox.result<"value">().type() == i(8));
  auto add = rec::AddOp::build(builder, nowhere).set<"lhs">(a).set<"rhs">(a).create();
  CHECK(add.result<"res">().type() == i(32));
  auto same = toy::SameOp::build(builder, nowhere).set<"operands">({a, a, a}).create();
  CHECK(same.result<"result">().type() == i(32));
}

TEST_CASE_FIXTURE(BuildFixture, "a hook infers result types from attributes") {
  Value a = value(i(32)), b = value(i(64));
  auto pick = rec::PickOp::build(builder, nowhere)
                  .set<"first">(a)
                  .set<"others">({a, b})
                  .set<"index">(IntegerAttr::i64(context, 2))
                  .create();
  CHECK(pick.result<"res">().type() == i(64));
  CHECK(succeeded(verify(pick)));
  pick.set_attr<"index">(IntegerAttr::i64(context, 0));
  CHECK(failed(verify(pick)));
  CHECK(take_messages() == "'rec.pick' op result #0 must have type 'i32', but has 'i64'\n");
  pick.set_attr<"index">(IntegerAttr::i64(context, 3));
  CHECK(failed(verify(pick)));
  CHECK(take_messages() == "'rec.pick' op has no operand 3\n");
}

TEST_CASE_FIXTURE(BuildFixture, "groups may be set in any order, and keep their sizes") {
  Value a = value(i(32)), f = value(FloatType::f32(context)), m = value(i(1));
  auto split = rec::SplitOp::build(builder, nowhere)
                   .set<"right">({f, f})
                   .set<"left">({a, a, a})
                   .set<"mask">(m)
                   .types<"maybe">(FloatType::f64(context))
                   .types<"some">({i(8), i(16)})
                   .create();
  CHECK(succeeded(verify(split)));
  CHECK(split.operands<"left">().size() == 3);
  CHECK(split.operand<"mask">() == m);
  CHECK(split.operands<"right">().size() == 2);
  CHECK(split.results<"some">().size() == 2);
  CHECK(split.result<"maybe">().type() == FloatType::f64(context));
  auto empty = rec::SplitOp::build(builder, nowhere).types<"some">({}).create();
  CHECK(succeeded(verify(empty)));
  CHECK(empty->num_operands() == 0);
  CHECK_FALSE(empty.operand<"mask">());
  CHECK_FALSE(empty.result<"maybe">());
}

TEST_CASE_FIXTURE(BuildFixture, "defaults are there from the start") {
  Value a = value(i(32));
  auto add = rec::AddOp::build(builder, nowhere).set<"lhs">(a).set<"rhs">(a).create();
  CHECK(add.attr<"flags">() == IntegerAttr::i32(context, 0));
  CHECK(add.attr<"weight">() == IntegerAttr::i32(context, 7));
  CHECK(add.attr<"kind">() == rec::PredicateAttr::get(context, rec::Predicate::Ne));
  CHECK(add->attr("weight") == IntegerAttr::i32(context, 7));
  // Also for an op that is made in another way.
  Operation* raw = Operation::create(nowhere, context.op_info("rec.add"), {a, a}, {i(32)});
  CHECK(raw->attr("weight") == IntegerAttr::i32(context, 7));
  raw->destroy();
  // Taken away, it still counts.
  add.set_attr<"weight">({});
  CHECK(add.attr<"weight">() == IntegerAttr::i32(context, 7));
  CHECK(succeeded(verify(add)));
  CHECK(context.op_info("rec.add")->def->attrs[0].refining);
  CHECK_FALSE(context.op_info("rec.add")->def->attrs[1].refining);
}

TEST_CASE_FIXTURE(Playground, "attributes must be cases of their enumeration") {
  auto compare = [&](llvm::StringRef predicate) {
    return problems(("%a = \"x.y\"() : () -> i32\n%b = \"rec.compare\"(%a, %a) <{predicate = " +
                     predicate + "}> : (i32, i32) -> i1")
                        .str());
  };
  CHECK(compare("7 : i64") == "none");
  CHECK(compare("2 : i64").find("attribute 'predicate' must be") != std::string::npos);
  CHECK(compare("1 : i32").find("attribute 'predicate' must be") != std::string::npos);
  auto add = [&](llvm::StringRef flags) {
    return problems(("%a = \"x.y\"() : () -> i32\n%b = \"rec.add\"(%a, %a) <{flags = " + flags +
                     " : i32}> : (i32, i32) -> i32")
                        .str());
  };
  CHECK(add("6") == "none");
  CHECK(add("8").find("attribute 'flags' must be") != std::string::npos);
}

TEST_CASE("enumerations are read and written as words") {
  auto text = [](const EnumDef& def, std::int64_t value) {
    std::string result;
    llvm::raw_string_ostream os(result);
    print_enum(def, value, os);
    return result;
  };
  CHECK(text(rec::PredicateEnum, 7) == "slt");
  CHECK(text(rec::PredicateEnum, 3) == "3");
  CHECK(text(rec::FlagsEnum, 0) == "none");
  CHECK(text(rec::FlagsEnum, 5) == "nnan, nsz");
  CHECK(text(rec::FlagsEnum, 7) == "fast");
  std::int64_t value = -1;
  CHECK(parse_enum(rec::FlagsEnum, "nsz,nnan", value));
  CHECK(value == 5);
  CHECK(parse_enum(rec::PredicateEnum, " ne ", value));
  CHECK(value == 1);
  CHECK_FALSE(parse_enum(rec::PredicateEnum, "eq, ne", value));
  CHECK_FALSE(parse_enum(rec::FlagsEnum, "nnan,", value));
  static_assert(rec::FlagsEnum.contains(6) && !rec::FlagsEnum.contains(8));
}

TEST_CASE_FIXTURE(Playground, "regions must be as their record says") {
  CHECK(problems("%b = \"x.y\"() : () -> index\n\"rec.loop\"(%b) ({\n}) : (index) -> ()")
            .find("region #0 (\"body\") must have one block") != std::string::npos);
  CHECK(problems("%b = \"x.y\"() : () -> index\n\"rec.loop\"(%b) ({\n\"rec.yield\"() : () -> ()\n"
                 "}) : (index) -> ()") ==
        "3:1: 'rec.loop' op region #0 (\"body\") must have 1 argument, but got 0\n");
  CHECK(problems("%b = \"x.y\"() : () -> index\n\"rec.loop\"(%b) ({\n^bb0(%i: index):\n"
                 "\"toy.return\"() : () -> ()\n}) : (index) -> ()") ==
        "3:1: 'rec.loop' op region #0 must end in 'rec.yield', but ends in 'toy.return'\n"
        "  note 5:1: the terminator is here\n");
}

TEST_CASE_FIXTURE(Playground, "an op stands where its record allows it") {
  CHECK(problems("\"toy.scope\"() ({\n\"rec.yield\"() : () -> ()\n}) : () -> ()") ==
        "3:1: 'rec.yield' op must be in a region of 'rec.loop' or 'rec.wrap', but is in "
        "'toy.scope'\n");
}

TEST_CASE_FIXTURE(Playground, "traits on types are named in messages") {
  const std::string start =
      "%a = \"x.y\"() : () -> i32\n%b = \"x.y\"() : () -> i64\n"
      "%v = \"x.y\"() : () -> vector<4xi32>\n";
  CHECK(problems(start + "\"rec.same\"(%a, %b) : (i32, i64) -> ()") ==
        "5:1: 'rec.same' op requires one type for all operands (SameTypeOperands), but got 'i32' "
        "and 'i64'\n");
  CHECK(problems(start + "\"rec.sum\"(%a, %v) : (i32, vector<4xi32>) -> ()") == "none");
  CHECK(problems(start + "\"rec.sum\"(%v, %b) : (vector<4xi32>, i64) -> ()") ==
        "5:1: 'rec.sum' op requires one element type for all operands (SameOperandsElementType), "
        "but got 'vector<4xi32>' and 'i64'\n");
  CHECK(problems(start + "%r = \"rec.elements\"(%a) : (i32) -> vector<2xi32>") == "none");
  CHECK(problems(start + "%r = \"rec.elements\"(%a) : (i32) -> tensor<?xi32>") == "none");
  CHECK(problems(start + "%r = \"rec.elements\"(%a) : (i32) -> f32") ==
        "5:6: 'rec.elements' op requires one element type for all operands and results "
        "(SameOperandsAndResultElementType), but got 'i32' and 'f32'\n");
  CHECK(problems(start + "%r = \"rec.neg\"(%a) : (i32) -> i64") ==
        "5:6: 'rec.neg' op requires one type for all operands and results (Involution), but got "
        "'i32' and 'i64'\n");
  CHECK(problems(start + "%r = \"rec.max\"(%a, %b) : (i32, i64) -> i64") ==
        "5:6: 'rec.max' op requires one type for all operands and results (Idempotent), but got "
        "'i32' and 'i64'\n");
  CHECK(trait_name(Trait::RecursiveMemoryEffects) == "RecursiveMemoryEffects");
  CHECK(trait_name(Trait::Terminator) == "Terminator");
}

TEST_CASE_FIXTURE(Playground, "types that follow by a function") {
  CHECK(
      problems("%a = \"x.y\"() : () -> !rec.box<i8>\n"
               "%b = \"rec.unbox\"(%a) : (!rec.box<i8>) -> i16") ==
      "3:6: 'rec.unbox' op result #0 (\"value\") must have the element type of \"box\", 'i8', but "
      "got 'i16'\n");
}

// Behaviour 19 of the Rust framework's tests.
TEST_CASE_FIXTURE(BuildFixture, "interface verifiers run supers first, the op's last, each once") {
  Value a = value(i(32));
  auto tensor = rec::TensorOp::build(builder, nowhere).set<"sizes">({a, a}).create();
  rec::verifier_log().clear();
  CHECK(succeeded(verify(tensor)));
  CHECK(rec::verifier_log() == std::vector<std::string>{"named", "shape", "boxed", "op"});
  // After a failure nothing that comes later runs.
  tensor->erase_operands(1, 1);
  rec::verifier_log().clear();
  CHECK(failed(verify(tensor)));
  CHECK(take_messages() == "'rec.tensor' op needs 2 operands\n");
  CHECK(rec::verifier_log() == std::vector<std::string>{"named", "shape", "boxed"});
}

// Behaviour 20.
TEST_CASE_FIXTURE(BuildFixture, "interfaces may be templates, and attached from elsewhere") {
  Value a = value(i(32));
  auto tensor = rec::TensorOp::build(builder, nowhere).set<"sizes">({a, a}).create();
  CHECK(tensor->interface<rec::ShapeInterface>()->rank(tensor) == 2);
  CHECK(tensor->interface<rec::NamedInterface>()->called(tensor) == "tensor");
  CHECK(tensor->interface<rec::AtLeastOperands<2>>());
  CHECK_FALSE(tensor->interface<rec::AtLeastOperands<3>>());

  static constexpr rec::Holds<rec::BoxType> holds{.number = [](Operation*) { return 42u; }};
  context.attach_interface("toy.add", &holds);
  auto add = toy::AddOp::build(builder, nowhere).set<"lhs">(a).set<"rhs">(a).create();
  REQUIRE(add->interface<rec::Holds<rec::BoxType>>());
  CHECK(add->interface<rec::Holds<rec::BoxType>>()->number(add) == 42);
  CHECK_FALSE(add->interface<rec::Holds<rec::UnitType>>());
  CHECK(succeeded(verify(add)));  // it has no verifier

  static constexpr rec::AtLeastOperands<3> many{};
  context.attach_interface("toy.add", &many);
  CHECK(failed(verify(add)));
  CHECK(take_messages() == "'toy.add' op needs 3 operands\n");
}

// Behaviour 21.
TEST_CASE_FIXTURE(BuildFixture, "an interface that is not there is null") {
  Value a = value(i(32));
  auto add = toy::AddOp::build(builder, nowhere).set<"lhs">(a).set<"rhs">(a).create();
  CHECK_FALSE(add->interface<rec::ShapeInterface>());
  CHECK_FALSE(i(32).interface<rec::SizedInterface>());
  CHECK_FALSE(Type().interface<rec::SizedInterface>());
  CHECK_FALSE(Attribute().interface<rec::SizedInterface>());
  CHECK_FALSE(add->try_as<rec::TensorOp>());
}

TEST_CASE_FIXTURE(Playground,
                  "types and attributes get interfaces, with verifiers, from elsewhere") {
  static constexpr rec::SizedInterface sized{.size = [](Type) { return 8u; }};
  CHECK(parse_type(context, "!rec.open<i32, 1, \"n\">"));
  context.attach_type_interface("rec.box", &sized);
  context.attach_type_interface("rec.open", &sized);
  Type box = rec::BoxType::get(context, IntegerType::get(context, 8));
  REQUIRE(box.interface<rec::SizedInterface>());
  CHECK(box.interface<rec::SizedInterface>()->size(box) == 8);
  CHECK(parse_type(context, "!rec.box<i32>"));
  CHECK_FALSE(parse_type(context, "!rec.open<i32, 1, \"n\">"));
  CHECK(take_messages() == "1:1: is too large\n");
  context.attach_attr_interface("rec.flags", &sized);
  CHECK(rec::FlagsAttr::get(context, 1).interface<rec::SizedInterface>() == &sized);
}

TEST_CASE_FIXTURE(Playground, "interfaces are attached to dialects that come later") {
  static constexpr rec::Holds<rec::BoxType> holds{};
  context.attach_interface("late.op", &holds);
  static constexpr OpDef late{.name = "late.op", .summary = "Comes late."};
  Dialect dialect{.name = "late"};
  dialect.ops.push_back({&late});
  context.register_dialect(dialect);
  CHECK(context.op_info("late.op")->interface<rec::Holds<rec::BoxType>>() == &holds);
}

TEST_CASE_FIXTURE(Playground, "an interface without what it builds on is an error") {
  static constexpr OpDef lone{.name = "lone.op", .summary = "Has a part of an interface."};
  static constexpr rec::ShapeInterface shape{};
  static constexpr InterfaceImpl interfaces[] = {{&rec::ShapeInterface::def, &shape}};
  Dialect dialect{.name = "lone"};
  dialect.ops.push_back({&lone, {}, interfaces});
  context.register_dialect(dialect);
  CHECK(take_messages() ==
        "op 'lone.op' has interface 'rec.shape' but not 'rec.named', on which that builds\n");
}

// Behaviour 22: here a second record, or attribute, of one name.
TEST_CASE_FIXTURE(Playground, "records that are wrong are errors when they are made at run time") {
  auto register_op = [&](OpDef def) {
    static std::vector<std::unique_ptr<OpDef>> defs;
    defs.push_back(std::make_unique<OpDef>(def));
    Context fresh;
    std::string messages;
    ScopedDiagnosticHandler handler(fresh.diagnostics(), [&](const Diagnostic& diagnostic) {
      messages += diagnostic.message + "\n";
      return true;
    });
    Dialect dialect{.name = "bad"};
    dialect.ops.push_back({defs.back().get()});
    fresh.register_dialect(dialect);
    CHECK(fresh.op_info("bad.op") == nullptr);
    return messages;
  };
  CHECK(register_op({.name = "bad.op", .summary = ""}) ==
        "record of op 'bad.op': an op needs a summary\n");
  CHECK(register_op({.name = "bad.op", .summary = "x", .attrs = {{"a"}, {"b"}, {"a"}}}) ==
        "record of op 'bad.op': two attributes are called 'a'\n");
  CHECK(register_op(
            {.name = "bad.op", .summary = "x", .operands = {{"a", AnyType}}, .attrs = {{"a"}}}) ==
        "record of op 'bad.op': operand 'a' has the name of an attribute\n");
  CHECK(register_op({.name = "bad.op", .summary = "x", .results = {{"r", SameTypeAs{"q"}}}}) ==
        "record of op 'bad.op': the type of 'r' follows from 'q', which the op does not have\n");
  CHECK(register_op({.name = "bad.op", .summary = "x", .traits = {Trait::Symbol}}) ==
        "record of op 'bad.op': trait Symbol needs an attribute 'sym_name'\n");
  CHECK(register_op({.name = "bad.op",
                     .summary = "x",
                     .attrs = {{"p", EnumAttrOf<rec::PredicateEnum>, Default{"gt"}}}}) ==
        "record of op 'bad.op': default 'gt' of attribute 'p' is not one of its cases\n");
  CHECK(register_op({.name = "worse.op", .summary = "x"}) ==
        "'worse.op' cannot be of dialect 'bad'\n");
  Dialect twice{.name = "twice"};
  static constexpr OpDef op{.name = "twice.op", .summary = "x"};
  twice.ops = {{&op}, {&op}};
  context.register_dialect(twice);
  CHECK(take_messages() ==
        "'twice.op' is there already, or was used before its dialect was registered\n");
}

TEST_CASE_FIXTURE(Playground, "a default that cannot be read is an error") {
  static constexpr OpDef def{
      .name = "bad.op", .summary = "x", .attrs = {{"a", I32Attr, Default{"seven"}}}};
  Dialect dialect{.name = "bad"};
  dialect.ops.push_back({&def});
  context.register_dialect(dialect);
  CHECK(take_messages().find("'seven'") != std::string::npos);
}
