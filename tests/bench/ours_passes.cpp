// Cases about transforms: passes on a module that is read from a file, or on one block.

#include "ir/parser.h"
#include "llvm/Support/MemoryBufferRef.h"
#include "passes/builtin_passes.h"
#include "tests/bench/ours.h"

namespace pliron::bench_cases {

// The module in the case's input file.
static OwningOp parse_input(Run& run, Context& context, const std::string& text) {
  OwningOp module = parse_source(context, llvm::MemoryBufferRef(text, run.text));
  run.require(module != nullptr, "the input does not parse");
  return module;
}

// Times passes on a module, without the verifier.
static void run_pipeline(Run& run, const PassPipeline& pipeline, Operation* module) {
  PassRunOptions options;
  options.verify = false;
  run.start();
  bool passed = succeeded(run_passes(pipeline, module, options));
  run.stop();
  run.require(passed, "the pass failed");
  run.units = run.ops;
  run.check = count_ops(module);
}

static void run_pass(Run& run, const PassDef& pass, Operation* module) {
  PassPipeline pipeline("builtin.module");
  pipeline.add(pass);
  run_pipeline(run, pipeline, module);
}

template <const PassDef& pass>
static void run_on_text(Run& run) {
  LoadedContext context;
  std::string text = ::bench::read_file(run, run.text);
  run_pass(run, pass, parse_input(run, context, text).get());
}

// Folds alone, which is about what the peer's pass does to these ops.
static void canonicalize_folds(Run& run) {
  LoadedContext context;
  std::string text = ::bench::read_file(run, run.text);
  PassPipeline pipeline("builtin.module");
  pipeline.add(canonicalize_pass, PassOptions(canonicalize_pass).set("rules", false));
  run_pipeline(run, pipeline, parse_input(run, context, text).get());
}

template <const PassDef& pass>
static void run_on_chain(Run& run) {
  LoadedContext context;
  FilledChain chain(context, run.ops);
  run_pass(run, pass, chain.op.get());
}

// A pass on functions that does nothing, and says so.
static void noop_pass(Run& run) {
  static constexpr PassDef noop{
      .name = "noop", .summary = "Does nothing.", .run = [](Operation*, PassContext& context) {
        context.mark_unchanged();
        return success();
      }};
  LoadedContext context;
  long functions = run.ops / 100;
  ManyFunctions module(context, functions);
  PassPipeline pipeline("builtin.module");
  pipeline.nest("llvm.func").add(noop);
  run_pipeline(run, pipeline, module.op.get());
  run.units = static_cast<double>(functions);
}

// By how much the memory that is in use at most grows while the pass runs.
static void sccp_bytes(Run& run) {
  LoadedContext context;
  FilledChain chain(context, run.ops);
  ::bench::peak_memory_now();
  double before = ::bench::peak_memory_now();
  run_pass(run, sccp_pass, chain.op.get());
  run.amount = ::bench::peak_memory_now() - before;
}

std::vector<::bench::Case> pass_cases() {
  return {
      {"cse", run_on_text<cse_pass>},
      {"cse-one", run_on_text<cse_pass>},
      {"cse-chain", run_on_chain<cse_pass>},
      {"sccp", run_on_text<sccp_pass>},
      {"sccp-one", run_on_text<sccp_pass>},
      {"sccp-chain", run_on_chain<sccp_pass>},
      {"sccp-bytes", sccp_bytes},
      {"symbol-dce", run_on_text<symbol_dce_pass>},
      {"noop-pass", noop_pass},
      {"dce", run_on_text<dce_pass>},
      {"dce-one", run_on_text<dce_pass>},
      {"simplify-cfg", run_on_text<simplify_cfg_pass>},
      {"simplify-cfg-one", run_on_text<simplify_cfg_pass>},
      {"canonicalize", run_on_text<canonicalize_pass>},
      {"canonicalize-folds", canonicalize_folds},
      {"canonicalize-one", run_on_text<canonicalize_pass>},
      {"mem2reg", run_on_text<mem2reg_pass>},
      {"sroa", run_on_text<sroa_pass>},
      {"inline", run_on_text<inline_pass>},
      {"licm", run_on_text<licm_pass>},
      {"control-flow-sink", run_on_text<control_flow_sink_pass>},
      {"int-range", run_on_text<int_range_optimizations_pass>},
  };
}

}  // namespace pliron::bench_cases
