// What ops say of themselves to those who do not know them: effects on memory, results for known
// operands.

#include "ir/effects.h"

#include "doctest/doctest.h"
#include "ir/eval.h"
#include "tests/unit/ir/toy_dialect.h"

using namespace pliron;

namespace {

struct PeekOp : Op<PeekOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "fx.peek",
      .summary = "Reads where its operand says.",
      .operands = {{"address", AnyInteger}},
      .results = {{"res", AnyInteger}},
      .attrs = {{"volatile", UnitAttrConstraint, Presence::Optional}},
  };
  void effects(MemoryEffects& effects) {
    effects.add(EffectKind::Read, operand<"address">());
    if (op_->attr("volatile"))
      effects.set_must_stay();
  }
};

struct PlainOp : Op<PlainOp> {
  using Op::Op;
  static constexpr OpDef def{.name = "fx.plain", .summary = "Says nothing."};
};

struct WriteOp : Op<WriteOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "fx.write", .summary = "Writes.", .traits = {Trait::WritesMemory}};
};

struct FreshOp : Op<FreshOp> {
  using Op::Op;
  static constexpr OpDef def{.name = "fx.fresh",
                             .summary = "Gives memory.",
                             .results = {{"res", AnyInteger}},
                             .traits = {Trait::Allocates}};
};

struct BodyOp : Op<BodyOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "fx.body",
      .summary = "Does what is inside.",
      .regions = {{"body"}},
      .traits = {Trait::RecursiveMemoryEffects, Trait::NoTerminator, Trait::SingleBlock}};
};

struct GiveOp : Op<GiveOp> {
  using Op::Op;
  static constexpr OpDef def{.name = "fx.give",
                             .summary = "Ends a body.",
                             .traits = {Trait::Terminator, Trait::ReturnLike}};
};

struct HalfOp : Op<HalfOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "fx.half",
      .summary = "Halves; a choice when the operand is poison, nothing of zero.",
      .operands = {{"whole", AnyInteger}},
      .results = {{"res", SameTypeAs{"whole"}}},
      .traits = {Trait::Pure},
      .cost = 8,
  };
  EvalStatus eval(const EvalInput& in, llvm::SmallVectorImpl<EvalValue>& results) {
    const EvalValue& whole = in.operands[0];
    unsigned width = whole.bits.getBitWidth();
    if (whole.is_poison) {
      results.push_back({in.arbitrary.zextOrTrunc(width)});
      return EvalStatus::Done;
    }
    if (whole.bits.isZero())
      return EvalStatus::UndefinedBehavior;
    results.push_back({whole.bits.lshr(1)});
    return EvalStatus::Done;
  }
};

struct Fixture : toy::Playground {
  Fixture() {
    context.register_dialect({.name = "fx",
                              .summary = "Effects.",
                              .ops = ops<PeekOp, PlainOp, WriteOp, FreshOp, BodyOp, GiveOp, HalfOp>()});
  }
  // The effects of the op of that name in the text.
  MemoryEffects effects(llvm::StringRef text, llvm::StringRef name) {
    module = parse(text);
    REQUIRE(module);
    Operation* found = toy::find(module.get(), name);
    REQUIRE(found);
    return effects_of(found);
  }
  OwningOp module;
};

}  // namespace

TEST_CASE_FIXTURE(Fixture, "effects come from a hook, which knows the op at hand") {
  MemoryEffects read = effects(R"("builtin.module"() ({
    %a = "toy.constant"() <{value = 1 : i32}> : () -> i32
    %b = "fx.peek"(%a) : (i32) -> i32
  }) : () -> ())",
                               "fx.peek");
  REQUIRE(read.all().size() == 1);
  CHECK(read.all()[0].kind == EffectKind::Read);
  CHECK(read.all()[0].address.defining_op()->name() == "toy.constant");
  CHECK(read.only_reads());
  CHECK(read.is_droppable());
  MemoryEffects is_volatile = effects(R"("builtin.module"() ({
    %a = "toy.constant"() <{value = 1 : i32}> : () -> i32
    %b = "fx.peek"(%a) <{volatile}> : (i32) -> i32
  }) : () -> ())",
                                      "fx.peek");
  CHECK(is_volatile.must_stay());
  CHECK_FALSE(is_volatile.is_droppable());
}

TEST_CASE_FIXTURE(Fixture, "effects come from traits, and are unknown where nobody says them") {
  const char* text = R"("builtin.module"() ({
    "fx.plain"() : () -> ()
    "fx.write"() : () -> ()
    %a = "fx.fresh"() : () -> i32
    %b = "fx.half"(%a) : (i32) -> i32
  }) : () -> ())";
  CHECK(effects(text, "fx.plain").is_unknown());
  CHECK(effects(text, "fx.plain").may(EffectKind::Free));
  CHECK_FALSE(effects(text, "fx.plain").is_droppable());
  CHECK(effects(text, "fx.write").may(EffectKind::Write));
  CHECK_FALSE(effects(text, "fx.write").may(EffectKind::Read));
  CHECK_FALSE(effects(text, "fx.write").is_droppable());
  MemoryEffects fresh = effects(text, "fx.fresh");
  CHECK(fresh.is_droppable());
  CHECK(fresh.all()[0].address == module->region(0).front()->back()->operand(0));
  CHECK(effects(text, "fx.half").is_none());
}

TEST_CASE_FIXTURE(Fixture, "effects of the ops inside count where a trait says so") {
  auto inside = [](llvm::StringRef ops) {
    return ("\"builtin.module\"() ({ \"fx.body\"() ({ \"fx.body\"() ({" + ops +
            "}) : () -> () }) : () -> () }) : () -> ()")
        .str();
  };
  CHECK(effects(inside("%a = \"fx.fresh\"() : () -> i32"), "fx.body").is_droppable());
  CHECK(effects(inside("\"fx.write\"() : () -> ()"), "fx.body").may(EffectKind::Write));
  CHECK(effects(inside("\"fx.plain\"() : () -> ()"), "fx.body").is_unknown());
  CHECK(effects(inside("\"fx.give\"() : () -> ()"), "fx.body").is_none());
  CHECK(own_effects(toy::find(module.get(), "fx.body")).is_none());
  CHECK(effects(inside("\"fx.write\"() : () -> ()"), "fx.body").may(EffectKind::Write));
  CHECK(own_effects(toy::find(module.get(), "fx.body")).is_none());
}

TEST_CASE_FIXTURE(Fixture, "eval_op gives results, poison, undefined behaviour or nothing") {
  module = parse(R"("builtin.module"() ({
    %a = "toy.constant"() <{value = 6 : i8}> : () -> i8
    %b = "fx.half"(%a) : (i8) -> i8
  }) : () -> ())");
  REQUIRE(module);
  Operation* half = module->region(0).front()->back();
  llvm::SmallVector<EvalValue, 1> results;
  EvalValue six{llvm::APInt(8, 6)}, zero{llvm::APInt(8, 0)}, poison = EvalValue::poison(8);
  CHECK(eval_op(half, {.operands = six}, results) == EvalStatus::Done);
  CHECK(results[0].bits == 3);
  CHECK(eval_op(half, {.operands = zero}, results) == EvalStatus::UndefinedBehavior);
  CHECK(results.empty());
  CHECK(eval_op(half, {.operands = poison, .arbitrary = llvm::APInt(64, 300)}, results) ==
        EvalStatus::Done);
  CHECK(results[0].bits == 44);
  CHECK(eval_op(half->prev(), {}, results) == EvalStatus::Unknown);
  CHECK(half->info().def->cost == 8);
}
