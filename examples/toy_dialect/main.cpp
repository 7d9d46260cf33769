// Sums built with the toy dialect, and what its records then give: verifying, printing, reading
// back, and a pipeline with the pass. The exit status is 0 when all went as it should.

#include "dialects/builtin/ops.h"
#include "ir/parser.h"
#include "ir/printer.h"
#include "ir/verifier.h"
#include "llvm/Support/raw_ostream.h"
#include "passes/builtin_passes.h"
#include "toy.h"

using namespace pliron;

namespace toy {

LogicalResult BodyOp::verify() {
  if (region<"body">().empty())
    return op_->emit_op_error() << "needs a block";
  return success();
}

}  // namespace toy

// x + x twice, and the sum of both.
static OwningOp build_sums(Context& context) {
  Location here = Location::file_line_col(context, "sums", 1, 1);
  Builder builder(context);
  OwningOp root(toy::BodyOp::build(builder, here).create());
  Block* block = root->region(0).add_block();
  Value x = block->add_argument(IntegerType::get(context, 32), here);
  builder.set_insertion_point_to_end(block);
  auto a = toy::AddOp::build(builder, here).set<"lhs">(x).set<"rhs">(x).create();
  auto b = toy::AddOp::build(builder, here).set<"lhs">(x).set<"rhs">(x).create();
  toy::AddOp::build(builder, here)
      .set<"lhs">(a.result<"sum">())
      .set<"rhs">(b.result<"sum">())
      .create();
  return root;
}

static std::string text_of(Operation* op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  print_op(op, os);
  return text;
}

// Whether the text of an op reads back as the same op. A file's ops are read into a module.
static bool reads_back(Context& context, const std::string& text) {
  OwningOp module = parse_source(context, llvm::MemoryBufferRef(text, "printed"));
  return module && text_of(module->region(0).entry()->front()) == text;
}

static LogicalResult run(Operation* root, llvm::StringRef text) {
  PassRegistry registry;
  register_builtin_passes(registry);
  registry.add(toy::merge_adds_pass);
  FailureOr<PassPipeline> pipeline = parse_pass_pipeline(root->context(), registry, text);
  if (failed(pipeline))
    return failure();
  return run_passes(*pipeline, root);
}

int main() {
  Context context;
  ExcerptPrinter diagnostics(context.diagnostics());
  context.register_dialect(builtin::dialect());
  context.register_dialect({.name = "toy", .ops = ops<toy::AddOp, toy::BodyOp>()});

  OwningOp root = build_sums(context);
  if (failed(verify(root.get())) || !reads_back(context, text_of(root.get())))
    return 1;
  llvm::outs() << "built:\n" << text_of(root.get());

  if (failed(run(root.get(), "toy.body(toy-merge-adds)")))
    return 1;
  llvm::outs() << "with each sum once:\n" << text_of(root.get());

  // A wrong type is a diagnostic that names the op, the operand and what it must be.
  llvm::outs() << "made wrong:\n";
  llvm::outs().flush();
  Block* block = root->region(0).entry();
  Value wrong = block->add_argument(FloatType::f32(context), block->front()->location());
  block->front()->set_operand(1, wrong);
  return failed(verify(root.get())) ? 0 : 1;
}
