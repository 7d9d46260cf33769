// Passes on one thread and on several give the same bytes.

#include "ir/parser.h"
#include "ir/random.h"
#include "ir/random_ir.h"
#include "ir/walk.h"
#include "passes/pass_instrumentation.h"
#include "tests/unit/passes/test_dialect.h"

using namespace pliron;
using toy::Playground;

namespace {

// Notes each op that it sees, so that there are diagnostics to be put in order, and fails on some.
LogicalResult run_remark(Operation* root, PassContext& context) {
  unsigned ops = 0;
  walk(root, [&](Operation* op) {
    ++ops;
    if (op->num_results() == 1)
      op->context().emit_remark(op->location()) << "type " << op->result(0).type();
  });
  context.statistic("ops") += ops;
  context.mark_unchanged();
  if (ops % 13 == 12)
    return root->emit_error() << "has " << ops << " ops";
  return success();
}
const PassDef remark_pass{.name = "remark", .summary = "Remarks.", .run = run_remark};

// Makes new types, attributes, identifiers, locations and ops.
LogicalResult run_make(Operation* root, PassContext& context) {
  Context& c = context.context();
  std::uint64_t number = 0;
  walk(root, [&](Operation* op) {
    op->set_attr(("test.n" + llvm::Twine(number % 50)).str(),
                 IntegerAttr::get(IntegerType::get(c, 1 + number % 64), 1));
    op->set_location(
        Location::file_line_col(c, "made.mlir", static_cast<unsigned>(number % 100 + 1), 1));
    ++number;
  });
  return success();
}
const PassDef make_pass{.name = "make", .summary = "Makes things.", .run = run_make};

// What a pipeline makes of a text: the IR, or nothing after a failure; and the diagnostics.
std::string result_of(llvm::StringRef text, llvm::StringRef passes, unsigned threads) {
  Playground playground;
  PassRegistry registry;
  register_builtin_passes(registry);
  registry.add(remark_pass);
  registry.add(make_pass);
  OwningOp module = playground.parse(text);
  REQUIRE_MESSAGE(module, playground.take_messages());
  auto pipeline =
      parse_pass_pipeline(playground.context, registry, ("builtin.module(" + passes + ")").str());
  REQUIRE(succeeded(pipeline));
  bool ok = succeeded(run_passes(*pipeline, module.get(), {.threads = threads}));
  std::string messages = playground.take_messages();
  return (ok ? toy::print(module.get()) : "failed\n") + messages;
}

// Functions of a random module, which has nothing else.
std::string random_functions(std::uint64_t seed) {
  Playground playground;
  Random random(seed);
  const DialectInfo* dialect = playground.context.dialect("toy");
  OwningOp module = random_module(*dialect, random, playground.context.op_info("toy.func"),
                                  {.size = 60, .locations = false});
  REQUIRE(module);
  return toy::print(module.get());
}

}  // namespace

TEST_CASE("one thread and several give the same IR and diagnostics on random modules") {
  unsigned functions = 0;
  for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
    std::string text = random_functions(seed);
    functions += static_cast<unsigned>(llvm::StringRef(text).count("toy.func"));
    for (llvm::StringRef passes : {"toy.func(canonicalize,make,simplify-cfg,dce)",
                                   "toy.func(make,remark),toy.func(canonicalize)"}) {
      std::string one = result_of(text, passes, 1);
      INFO("seed " << seed << ": " << passes.str());
      CHECK(one == result_of(text, passes, 2));
      if (seed % 10 == 0)
        CHECK(one == result_of(text, passes, 7));
    }
  }
  CHECK(functions > 300);
}
