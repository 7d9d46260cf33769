// Cases about text and bytecode.

#if __has_include("ir/bytecode.h")
#include "ir/bytecode.h"
#endif
#include "ir/parser.h"
#include "ir/printer.h"
#include "tests/bench/ours.h"

namespace pliron::bench_cases {

static OwningOp parse_input(Run& run, Context& context, const std::string& input) {
  OwningOp module = parse_source(context, llvm::MemoryBufferRef(input, run.text));
  run.require(module != nullptr, "the input does not parse");
  return module;
}

void print(Run& run) {
  LoadedContext context;
  std::string input = ::bench::read_file(run, run.text), output;
  OwningOp module = parse_input(run, context, input);
  output.reserve(input.size() + 64);
  PrintOptions options;
  options.generic = true;
  run.start();
  llvm::raw_string_ostream os(output);
  print_op(module.get(), os, options);
  run.stop();
  run.units = run.ops;
  run.check = ::bench::hash(output.data(), output.size());
}

void parse(Run& run) {
  std::string input = ::bench::read_file(run, run.text);
  LoadedContext context;
  run.start();
  OwningOp module = parse_input(run, context, input);
  run.stop();
  run.units = run.ops;
  run.check = count_ops(module.get());
}

#if __has_include("ir/bytecode.h")

void bytecode_read(Run& run) {
  std::string input = ::bench::read_file(run, run.bytecode);
  LoadedContext context;
  run.start();
  OwningOp module = read_bytecode(context, llvm::MemoryBufferRef(input, run.bytecode));
  run.stop();
  run.require(module != nullptr, "the bytecode cannot be read");
  run.units = run.ops;
  run.check = count_ops(module.get());
}

static void write_module(Run& run, Operation* module) {
  std::string output;
  output.reserve(run.ops * 48);
  run.start();
  llvm::raw_string_ostream os(output);
  bool written = succeeded(write_bytecode(module, os));
  run.stop();
  run.require(written, "the bytecode was not written");
  run.units = run.ops;
  if (!run.bytecode.empty())
    ::bench::write_file(run, run.bytecode, output);
}

void bytecode_write(Run& run) {
  LoadedContext context;
  FilledChain chain(context, run.ops);
  write_module(run, chain.op.get());
}

void bytecode_write_loc(Run& run) {
  LoadedContext context;
  std::string input = ::bench::read_file(run, run.text);
  OwningOp module = parse_input(run, context, input);
  write_module(run, module.get());
}

#endif

}  // namespace pliron::bench_cases
