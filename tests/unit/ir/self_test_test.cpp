#include "ir/self_test.h"

#include <doctest/doctest.h>

#include "ir/param.h"
#include "ir/random.h"
#include "ir/random_ir.h"
#include "ir/random_mutation.h"
#include "ir/verifier.h"
#include "llvm/ADT/STLExtras.h"
#include "tests/unit/ir/toy_dialect.h"

using namespace pliron;

namespace {

void register_toy(Context& context) {
  context.register_dialect(toy::builtin_dialect());
  context.register_dialect(toy::dialect());
}

// A type whose text hooks do not fit together: what is read is one more than what was printed.
void print_drifting(Type type, AsmPrinter& printer) {
  printer.os() << '<' << type.words()[0] << '>';
}
FailureOr<Type> parse_drifting(AsmParser& parser);
struct DriftingType : ParametricType<DriftingType> {
  using Parametric::Parametric;
  static constexpr TypeDef def{.name = "bad.drifting",
                               .summary = "Reads back as another one.",
                               .params = {{"value", ParamKind::UInt}},
                               .print = print_drifting,
                               .parse = parse_drifting};
};
FailureOr<Type> parse_drifting(AsmParser& parser) {
  if (failed(parser.parse("<")))
    return failure();
  FailureOr<std::uint64_t> value = parser.parse_uint();
  if (failed(value) || failed(parser.parse(">")))
    return failure();
  return Type(DriftingType::get(parser.context(), *value + 1));
}
struct DriftingOp : Op<DriftingOp> {
  using Op::Op;
  static constexpr TypeConstraint Drifting = BaseType<"bad.drifting">;
  static constexpr OpDef def{
      .name = "bad.make", .summary = "Gives one.", .results = {{"result", Drifting}}};
};

// Its hook accepts IR that it has not seen before, and refuses it the second time.
struct FickleOp : Op<FickleOp> {
  using Op::Op;
  static constexpr OpDef def{.name = "fickle.op", .summary = "Changes its mind."};
  static inline bool accepts = true;
  LogicalResult verify() const {
    accepts = !accepts;
    return accepts ? success() : op_->emit_op_error() << "is not what it was";
  }
};

// No sample satisfies the hook.
struct NeverOp : Op<NeverOp> {
  using Op::Op;
  static constexpr OpDef def{.name = "some.never", .summary = "Is never right."};
  LogicalResult verify() const { return op_->emit_op_error() << "is wrong"; }
};
struct AlwaysOp : Op<AlwaysOp> {
  using Op::Op;
  static constexpr OpDef def{.name = "some.always", .summary = "Is always right."};
};

}  // namespace

TEST_CASE("a dialect without mistakes passes its self test, with all its ops") {
  SelfTestResult result = self_test("toy", register_toy, {.count = 200, .seed = 1});
  REQUIRE_MESSAGE(!result.failure, result.failure->problem << result.failure->module);
  CHECK(result.modules == 200);
  CHECK(result.never_made == std::vector<std::string>{});
  CHECK(result.ops > 1000);
  // Some damage leaves IR valid, most does not.
  CHECK(result.mutants == 200 * 9);
  CHECK(result.accepted > 0);
  CHECK(result.accepted < result.mutants / 2);
}

TEST_CASE("hooks that print and parse different things fail the self test") {
  auto register_bad = [](Context& context) {
    context.register_dialect(toy::builtin_dialect());
    context.register_dialect(
        {.name = "bad", .ops = ops<DriftingOp>(), .types = types<DriftingType>()});
  };
  SelfTestResult result = self_test("bad", register_bad, {.count = 50});
  REQUIRE(result.failure);
  CHECK(result.failure->problem.find("prints otherwise once it was read back") !=
        std::string::npos);
  CHECK(result.failure->module.find("!bad.drifting<") != std::string::npos);
  // The seed is enough to see it again.
  SelfTestResult again =
      self_test("bad", register_bad, {.count = 1, .seed = *result.failure->seed});
  REQUIRE(again.failure);
  CHECK(again.failure->module == result.failure->module);
}

TEST_CASE("a verify hook that changes its mind fails the self test") {
  auto register_fickle = [](Context& context) {
    context.register_dialect(toy::builtin_dialect());
    context.register_dialect({.name = "fickle", .ops = ops<FickleOp>()});
  };
  CHECK(self_test("fickle", register_fickle, {.count = 50}).failure);
}

TEST_CASE("ops that were never made are named") {
  auto register_some = [](Context& context) {
    context.register_dialect(toy::builtin_dialect());
    context.register_dialect({.name = "some", .ops = ops<NeverOp, AlwaysOp>()});
  };
  SelfTestResult result = self_test("some", register_some, {.count = 20});
  CHECK(!result.failure);
  CHECK(result.num_ops == 2);
  CHECK(result.never_made == std::vector<std::string>{"some.never"});
}

TEST_CASE("a dialect that is not there fails the self test") {
  SelfTestResult result = self_test("none", register_toy, {});
  REQUIRE(result.failure);
  CHECK(result.failure->problem == "there is no dialect 'none'");
}

TEST_CASE("random modules are the same for the same seed, and others for another") {
  auto make = [](std::uint64_t seed) {
    Context context;
    register_toy(context);
    context.allow_unregistered();
    Random random(seed);
    OwningOp module = random_module(*context.dialect("toy"), random);
    REQUIRE(module);
    CHECK(succeeded(verify(module.get())));
    return toy::print(module.get());
  };
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    CHECK(make(seed) == make(seed));
    CHECK(make(seed) != make(seed + 100));
  }
}

TEST_CASE("each way to damage IR is used, and most are found by the verifier") {
  toy::Playground playground;
  playground.context.allow_unregistered();
  Random random(1);
  std::vector<std::string> kinds;
  unsigned refused = 0;
  for (unsigned i = 0; i < 1000; ++i) {
    OwningOp module = random_module(*playground.context.dialect("toy"), random);
    REQUIRE(module);
    std::string what = mutate_ir(module.get(), random);
    refused += failed(verify(module.get()));
    std::string kind = what.substr(0, what.find(" at '"));
    if (!kind.empty() && !llvm::is_contained(kinds, kind))
      kinds.push_back(kind);
  }
  CHECK(kinds.size() == 17);
  CHECK(refused > 200);
  CHECK(refused < 1000);
}
