// Cases about transforms: cse, sccp, symbol-dce.

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

// Times a pass on a module, without the verifier.
static void run_pass(Run& run, const PassDef& pass, Operation* module) {
  PassPipeline pipeline("builtin.module");
  pipeline.add(pass);
  PassRunOptions options;
  options.verify = false;
  run.start();
  bool passed = succeeded(run_passes(pipeline, module, options));
  run.stop();
  run.require(passed, "the pass failed");
  run.units = run.ops;
  run.check = count_ops(module);
}

static void run_on_text(Run& run, const PassDef& pass) {
  LoadedContext context;
  std::string text = ::bench::read_file(run, run.text);
  run_pass(run, pass, parse_input(run, context, text).get());
}

static void run_on_chain(Run& run, const PassDef& pass) {
  LoadedContext context;
  FilledChain chain(context, run.ops);
  run_pass(run, pass, chain.op.get());
}

void cse(Run& run) {
  run_on_text(run, cse_pass);
}
void cse_chain(Run& run) {
  run_on_chain(run, cse_pass);
}
void sccp(Run& run) {
  run_on_text(run, sccp_pass);
}
void sccp_chain(Run& run) {
  run_on_chain(run, sccp_pass);
}
void symbol_dce(Run& run) {
  run_on_text(run, symbol_dce_pass);
}

// By how much the memory that is in use at most grows while the pass runs.
void sccp_bytes(Run& run) {
  LoadedContext context;
  FilledChain chain(context, run.ops);
  ::bench::peak_memory_now();
  double before = ::bench::peak_memory_now();
  run_pass(run, sccp_pass, chain.op.get());
  run.amount = ::bench::peak_memory_now() - before;
}

}  // namespace pliron::bench_cases
