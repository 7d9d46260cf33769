#include "passes/pass_manager.h"

#include <llvm/Support/SourceMgr.h>

#include "tests/unit/passes/test_dialect.h"

using namespace pliron;
using toy::Playground;

namespace {

std::string trace;  // what ran, on what

LogicalResult trace_pass(Operation* op, PassContext&) {
  trace += op->name().split('.').second.str() + ' ';
  return success();
}
LogicalResult fail_with_reason(Operation* op, PassContext&) {
  return op->emit_op_error() << "is not to my taste";
}
LogicalResult fail_silently(Operation*, PassContext&) {
  return failure();
}
LogicalResult break_ir(Operation* op, PassContext&) {
  toy::find(op, "toy.return")->erase();
  return success();
}

const PassDef trace_def{.name = "trace", .summary = "Notes the op.", .run = trace_pass};
const PassDef module_only{.name = "module-only",
                          .summary = "Runs on modules.",
                          .anchor = "builtin.module",
                          .run = trace_pass};
const PassDef fails{.name = "fails", .summary = "Fails.", .run = fail_with_reason};
const PassDef fails_silently{
    .name = "fails-silently", .summary = "Forgets to say why.", .run = fail_silently};
const PassDef breaks{.name = "breaks", .summary = "Leaves invalid IR.", .run = break_ir};
const PipelineDef twice{.name = "twice", .summary = "Traces twice.", .text = "trace,trace"};

struct Passes : PassRegistry {
  Passes() {
    for (const PassDef* pass : {&trace_def, &module_only, &fails, &fails_silently, &breaks})
      add(*pass);
    add(twice);
  }
};

constexpr llvm::StringLiteral two_functions = R"(
"toy.func"() <{sym_name = "f", function_type = () -> ()}> ({
  "toy.scope"() ({
    "toy.return"() : () -> ()
  }) : () -> ()
  "toy.return"() : () -> ()
}) : () -> ()
"toy.func"() <{sym_name = "g", function_type = () -> ()}> ({}) : () -> ()
"toy.use"() : () -> ()
)";

// Runs a pipeline on the functions above; what ran, and then what was reported.
std::string run(llvm::StringRef text) {
  Playground playground;
  Passes registry;
  OwningOp module = playground.parse(two_functions);
  REQUIRE(module);
  trace.clear();
  auto pipeline = parse_pass_pipeline(playground.context, registry, text);
  bool ok = succeeded(pipeline) && succeeded(run_passes(*pipeline, module.get()));
  std::string messages = playground.take_messages();
  CHECK(ok == messages.empty());
  return trace + messages;
}

}  // namespace

TEST_CASE("pipelines run on the root, or on the ops of a kind directly inside") {
  CHECK(run("") == "");
  CHECK(run("trace") == "module ");
  CHECK(run("trace, trace") == "module module ");
  CHECK(run("builtin.module(trace)") == "module ");
  CHECK(run("builtin.module(toy.func(trace))") == "func func ");
  CHECK(run("builtin.module( toy.func(trace, toy.scope(trace)) , trace)") ==
        "func scope func module ");
  CHECK(run("builtin.module(any(trace))") == "func func use ");
  CHECK(run("any(toy.func(twice))") == "func func func func ");
  CHECK(run("builtin.module(module-only)") == "module ");
  CHECK(run("builtin.module(toy.func())") == "");
}

TEST_CASE("errors in a pipeline point into its text and say what was meant") {
  CHECK(run("tarce") == "1:1: there is no pass 'tarce'; did you mean 'trace'?\n");
  CHECK(run("builtin.module(trace,\n  quite-different)") ==
        "2:3: there is no pass 'quite-different'\n");
  CHECK(run("builtin.modul(trace)") ==
        "1:1: there is no op 'builtin.modul'; did you mean 'builtin.module'?\n");
  CHECK(run("builtin.module(toy.func)") ==
        "1:16: 'toy.func' is an op: write 'toy.func(...)' with the passes to run on it\n");
  CHECK(run("builtin.module(trace(trace))") == "1:16: 'trace' is a pass and contains no others\n");
  CHECK(run("builtin.module(trace") == "1:15: this '(' is not closed\n");
  CHECK(run("trace)") == "1:6: this ')' closes nothing\n");
  CHECK(run("trace trace") == "1:7: expected ',' between passes\n");
  CHECK(run("builtin.module(trace trace)") == "1:22: expected ',' or ')' behind a pass\n");
  CHECK(run("trace,") == "1:7: expected the name of a pass or of an op\n");
  CHECK(run("trace{x=1}") == "1:6: pass 'trace' takes no options\n");
  CHECK(run("builtin.module(toy.func(module-only))") ==
        "1:25: pass 'module-only' runs on 'builtin.module' and cannot stand among passes on "
        "'toy.func'\n");
  std::string deep;
  for (unsigned i = 0; i < 100000; ++i)
    deep += "any(";
  CHECK(run(deep) == "1:257: pipelines are nested too deeply\n");
}

TEST_CASE("a pipeline for another op does not run") {
  CHECK(run("toy.func(trace)") ==
        "1:1: the pass pipeline is for 'toy.func', but the IR is a 'builtin.module'\n");
  CHECK(run("any(any(module-only))") ==
        "2:1: pass 'module-only' runs on 'builtin.module', not on 'toy.func'\n");
}

TEST_CASE("a pass that fails or leaves invalid IR ends the run, by name") {
  CHECK(run("builtin.module(toy.func(fails,trace))") == "2:1: 'toy.func' op is not to my taste\n");
  CHECK(run("fails-silently") ==
        "1:1: pass 'fails-silently' failed on 'builtin.module' without saying why\n");
  CHECK(run("builtin.module(toy.func(breaks),trace)") ==
        "3:3: 'toy.scope' op has an empty block in region #0: a block must end with a terminator\n"
        "2:1: pass 'breaks' left invalid 'toy.func' @f\n");
}

TEST_CASE("the excerpt shows the place in the pipeline") {
  Context context;
  Passes registry;
  llvm::SourceMgr sources;
  std::string text;
  llvm::raw_string_ostream os(text);
  ExcerptPrinter printer(context.diagnostics(), os, &sources);
  CHECK(failed(parse_pass_pipeline(context, registry, "trace,tarce,trace", &sources)));
  CHECK(text ==
        "<pass-pipeline>:1:7: error: there is no pass 'tarce'; did you mean 'trace'?\n"
        "trace,tarce,trace\n"
        "      ^~~~~\n");
}

TEST_CASE("pipelines are built by hand and printed as text that parses") {
  PassPipeline pipeline("builtin.module");
  pipeline.add(trace_def).nest("toy.func").add(trace_def).add(fails);
  pipeline.add(module_only);
  std::string text;
  llvm::raw_string_ostream os(text);
  pipeline.print(os);
  CHECK(text == "builtin.module(trace,toy.func(trace,fails),module-only)");
  Playground playground;
  Passes registry;
  auto parsed = parse_pass_pipeline(playground.context, registry, text);
  REQUIRE(succeeded(parsed));
  std::string again;
  llvm::raw_string_ostream os2(again);
  parsed->print(os2);
  CHECK(again == text);
}

TEST_CASE("the builtin passes have names and summaries of their own") {
  PassRegistry registry;
  register_builtin_passes(registry);
  for (llvm::StringRef name : {"canonicalize", "dce", "mem2reg", "simplify-cfg"}) {
    REQUIRE(registry.pass(name));
    CHECK_FALSE(registry.pass(name)->summary.empty());
  }
  CHECK(registry.pipeline("simplify"));
  CHECK_FALSE(registry.pass("simplify"));
}
