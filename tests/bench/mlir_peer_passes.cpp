// The peer's passes and drivers. See mlir_peer.cpp.

#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/DialectConversion.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/Passes.h"
#include "tests/bench/mlir_peer.h"

namespace peer {

namespace {

// ---- Transforms ----

// Times a pass on a module, without the verifier.
void run_pass(Run& run, std::unique_ptr<Pass> pass, ModuleOp module) {
  PassManager manager(module.getContext());
  manager.enableVerifier(false);
  manager.addPass(std::move(pass));
  run.start();
  bool passed = succeeded(manager.run(module));
  run.stop();
  run.require(passed, "the pass failed");
  run.units = run.ops;
  run.check = count_ops(module);
}
void run_on_text(Run& run, std::unique_ptr<Pass> pass) {
  Context context;
  run_pass(run, std::move(pass), *parse(run, context, bench::read_file(run, run.text)));
}
void run_on_chain(Run& run, std::unique_ptr<Pass> pass) {
  Context context;
  FilledChain chain(context, run.ops);
  run_pass(run, std::move(pass), *chain.op);
}

void cse(Run& run) {
  run_on_text(run, createCSEPass());
}
void cse_chain(Run& run) {
  run_on_chain(run, createCSEPass());
}
void sccp(Run& run) {
  run_on_text(run, createSCCPPass());
}
void sccp_chain(Run& run) {
  run_on_chain(run, createSCCPPass());
}
void symbol_dce(Run& run) {
  run_on_text(run, createSymbolDCEPass());
}

// By how much the memory that is in use at most grows while the pass runs.
void sccp_bytes(Run& run) {
  Context context;
  FilledChain chain(context, run.ops);
  bench::peak_memory_now();
  double before = bench::peak_memory_now();
  run_pass(run, createSCCPPass(), *chain.op);
  run.amount = bench::peak_memory_now() - before;
}

// A pass on functions that does nothing, and says so.
struct NoopPass : PassWrapper<NoopPass, OperationPass<LLVM::LLVMFuncOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(NoopPass)
  void runOnOperation() override { markAllAnalysesPreserved(); }
};
void noop_pass(Run& run) {
  Context context;
  long functions = run.ops / 100;
  ManyFunctions module(context, functions);
  PassManager manager(&context);
  manager.enableVerifier(false);
  manager.nest<LLVM::LLVMFuncOp>().addPass(std::make_unique<NoopPass>());
  run.start();
  bool passed = succeeded(manager.run(*module.op));
  run.stop();
  run.require(passed, "the pass failed");
  run.units = functions;
  run.check = count_ops(*module.op);
}

// ---- Rewriting ----

struct DropAddOfZero : OpRewritePattern<LLVM::AddOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(LLVM::AddOp op, PatternRewriter& rewriter) const override {
    if (!matchPattern(op.getRhs(), m_Zero()))
      return failure();
    rewriter.replaceOp(op, op.getLhs());
    return success();
  }
};

void greedy_run(Run& run, Context& context, ModuleOp module) {
  RewritePatternSet set(&context);
  set.add<DropAddOfZero>(&context);
  FrozenRewritePatternSet patterns(std::move(set));
  run.start();
  bool converged = succeeded(applyPatternsGreedily(module, patterns));
  run.stop();
  run.require(converged, "the driver did not converge");
  run.units = run.ops;
  run.check = count_ops(module);
}
void greedy_none(Run& run) {
  Context context;
  FilledChain chain(context, run.ops);
  greedy_run(run, context, *chain.op);
}
void greedy(Run& run) {
  Context context;
  Chain chain(context);
  Value zero = LLVM::ConstantOp::create(chain.b, chain.loc(), chain.b.getI32IntegerAttr(0));
  chain.fillWithZeros(run.ops, zero);
  chain.finish();
  greedy_run(run, context, *chain.op);
}

// Without simplification of regions, which ours leaves to another pass.
void canonicalize(Run& run) {
  Context context;
  OwningOpRef<ModuleOp> module = parse(run, context, bench::read_file(run, run.text));
  PassManager manager(&context);
  manager.enableVerifier(false);
  GreedyRewriteConfig config;
  config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
  manager.addPass(createCanonicalizerPass(config));
  run.start();
  bool ran = succeeded(manager.run(*module));
  run.stop();
  run.require(ran, "canonicalize failed");
  run.units = run.ops;
}

struct SubToAdd : OpConversionPattern<LLVM::SubOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult matchAndRewrite(LLVM::SubOp op, OpAdaptor converted,
                                ConversionPatternRewriter& rewriter) const override {
    rewriter.replaceOpWithNewOp<LLVM::AddOp>(op, converted.getLhs(), converted.getRhs());
    return success();
  }
};

// Without rollback, which is MLIR at its fastest.
void conversion(Run& run) {
  Context context;
  FilledChain chain(context, run.ops);
  RewritePatternSet set(&context);
  set.add<SubToAdd>(&context);
  FrozenRewritePatternSet patterns(std::move(set));
  ConversionTarget target(context);
  target.addLegalDialect<LLVM::LLVMDialect>();
  target.addIllegalOp<LLVM::SubOp>();
  ConversionConfig config;
  config.allowPatternRollback = false;
  run.start();
  bool converted = succeeded(applyPartialConversion(*chain.op, target, patterns, config));
  run.stop();
  run.require(converted, "the conversion failed");
  run.units = run.ops;
  run.check = count_ops(*chain.op);
}

}  // namespace

std::vector<bench::Case> pass_cases() {
  return {
      {"cse", cse},
      {"cse-chain", cse_chain},
      {"sccp", sccp},
      {"sccp-chain", sccp_chain},
      {"sccp-bytes", sccp_bytes},
      {"symbol-dce", symbol_dce},
      {"noop-pass", noop_pass},
      {"greedy-none", greedy_none},
      {"greedy", greedy},
      {"canonicalize", canonicalize},
      {"canonicalize-folds", canonicalize},
      {"conversion", conversion},
  };
}

}  // namespace peer
