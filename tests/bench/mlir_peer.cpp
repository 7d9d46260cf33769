// The peer: libMLIR's C++ API, single threaded. The cases have the names and the work of those in
// ours.cpp; bench.h says how a case is run. Built by build_peers.sh against MLIR's static archives,
// which is MLIR at its best: no PLT, nothing loaded, no dialect that is not used.

#include "llvm/Support/raw_ostream.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/DialectConversion.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/Passes.h"
#include "tests/bench/bench.h"

using namespace mlir;
using bench::Run;

namespace {

struct Context : MLIRContext {
  Context() : MLIRContext(Threading::DISABLED) { loadDialect<LLVM::LLVMDialect>(); }
};

// A module with one function `i32 (i32, i32)`, and a builder at the end of its entry block.
struct Module {
  explicit Module(MLIRContext& context) : b(&context) {
    op = ModuleOp::create(loc());
    addFunction("f");
  }
  void addFunction(llvm::StringRef name) {
    b.setInsertionPointToEnd(op->getBody());
    Type i32 = b.getI32Type();
    func = LLVM::LLVMFuncOp::create(b, loc(), name, LLVM::LLVMFunctionType::get(i32, {i32, i32}));
    entry = func.addEntryBlock(b);
    b.setInsertionPointToEnd(entry);
  }
  Location loc() { return b.getUnknownLoc(); }
  Value arg(unsigned i) { return entry->getArgument(i); }

  OpBuilder b;
  OwningOpRef<ModuleOp> op;
  LLVM::LLVMFuncOp func;
  Block* entry = nullptr;
};

// n ops in one block: add, mul, sub, xor in turn, of the two newest values.
struct Chain : Module {
  explicit Chain(MLIRContext& context) : Module(context) {}
  void fill(long n) { fillWithZeros(n, Value()); }
  // The same, but every tenth op is an add of the newest value and `zero`.
  void fillWithZeros(long n, Value zero) {
    Location at = loc();
    Value x = arg(0), y = arg(1);
    for (long i = 0; i < n; ++i) {
      Value r;
      switch (zero && i % 10 == 9 ? 4 : i & 3) {
        case 4:
          r = LLVM::AddOp::create(b, at, x, zero);
          break;
        case 0:
          r = LLVM::AddOp::create(b, at, x, y);
          break;
        case 1:
          r = LLVM::MulOp::create(b, at, x, y);
          break;
        case 2:
          r = LLVM::SubOp::create(b, at, x, y);
          break;
        default:
          r = LLVM::XOrOp::create(b, at, x, y);
          break;
      }
      y = x;
      x = r;
    }
    last = x;
  }
  void finish() { LLVM::ReturnOp::create(b, loc(), last); }
  Value last;
};

struct FilledChain : Chain {
  FilledChain(MLIRContext& context, long n) : Chain(context) {
    fill(n);
    finish();
  }
};

// Functions of 100 ops.
struct ManyFunctions : Chain {
  ManyFunctions(MLIRContext& context, long functions) : Chain(context) {
    for (long i = 0; i < functions; ++i) {
      if (i)
        addFunction("f" + std::to_string(i));
      fill(99);
      finish();
    }
  }
};

// About `blocks` blocks: a chain of diamonds with a back edge on every 16th.
struct Diamonds : Module {
  Diamonds(MLIRContext& context, long blocks) : Module(context) {
    Location at = loc();
    Type i32 = b.getI32Type();
    Region& body = func.getBody();
    Value x = arg(0), y = arg(1);
    Block *current = entry, *head = nullptr;
    for (long i = 0; i < blocks / 3; ++i) {
      Block* left = b.createBlock(&body, body.end());
      Block* right = b.createBlock(&body, body.end());
      Block* join = b.createBlock(&body, body.end(), {i32}, {at});
      b.setInsertionPointToEnd(current);
      Value c = LLVM::ICmpOp::create(b, at, LLVM::ICmpPredicate::slt, x, y);
      LLVM::CondBrOp::create(b, at, c, left, ValueRange(), right, ValueRange());
      b.setInsertionPointToEnd(left);
      Value v = LLVM::AddOp::create(b, at, x, y);
      LLVM::BrOp::create(b, at, ValueRange(v), join);
      b.setInsertionPointToEnd(right);
      Value w = LLVM::MulOp::create(b, at, x, y);
      if (head && i % 16 == 0)
        LLVM::CondBrOp::create(b, at, c, join, ValueRange(w), head, ValueRange(w));
      else
        LLVM::BrOp::create(b, at, ValueRange(w), join);
      if (i % 16 == 0)
        head = join;
      current = join;
      x = join->getArgument(0);
    }
    b.setInsertionPointToEnd(current);
    LLVM::ReturnOp::create(b, at, x);
  }
};

std::uint64_t count_ops(Operation* root) {
  std::uint64_t n = 0;
  root->walk([&](Operation*) { ++n; });
  return n;
}

std::vector<Operation*> ops_of(Block* block) {
  std::vector<Operation*> ops;
  for (Operation& op : *block)
    ops.push_back(&op);
  return ops;
}

// ---- Making and freeing ----

void context_case(Run& run) {
  run.start();
  {
    Context context;
  }
  run.stop();
  run.units = 1;
}

void create(Run& run) {
  Context context;
  Chain chain(context);
  run.start();
  chain.fill(run.ops);
  run.stop();
  run.units = run.ops;
  run.check = chain.entry->getOperations().size();
}

// Without the op's class: operands and types in a state object, the kind already looked up.
void create_state(Run& run) {
  Context context;
  Chain chain(context);
  Location at = chain.loc();
  Type i32 = chain.b.getI32Type();
  Value x = chain.arg(0), y = chain.arg(1);
  OperationName name("llvm.xor", &context);
  run.start();
  for (long i = 0; i < run.ops; ++i) {
    OperationState state(at, name);
    state.addOperands({x, y});
    state.addTypes(i32);
    y = x;
    x = chain.b.create(state)->getResult(0);
  }
  run.stop();
  run.units = run.ops;
  run.check = chain.entry->getOperations().size();
}

void destroy(Run& run) {
  Context context;
  FilledChain chain(context, run.ops);
  run.start();
  chain.op = nullptr;
  run.stop();
  run.units = run.ops;
}

void clone(Run& run) {
  Context context;
  FilledChain chain(context, run.ops);
  run.start();
  Operation* copy = chain.op->clone();
  run.stop();
  run.units = run.ops;
  run.check = count_ops(copy);
}

void erase(Run& run) {
  Context context;
  FilledChain chain(context, run.ops);
  run.start();
  while (!chain.entry->empty())
    chain.entry->back().erase();
  run.stop();
  run.units = run.ops;
  run.check = chain.arg(0).use_empty();
}

void op_bytes(Run& run) {
  Context context;
  Chain chain(context);
  double before = bench::memory_now();
  chain.fill(run.ops);
  run.amount = bench::memory_now() - before;
  run.units = run.ops;
  run.check = chain.entry->getOperations().size();
}

// ---- Looking at and editing ops ----

void walk(Run& run) {
  Context context;
  FilledChain chain(context, run.ops);
  std::uint64_t n = 0;
  run.start();
  chain.op->walk([&](Operation*) { ++n; });
  run.stop();
  run.units = run.ops;
  run.check = n;
}

void walk_typed(Run& run) {
  Context context;
  FilledChain chain(context, run.ops);
  std::uint64_t n = 0;
  run.start();
  chain.op->walk([&](LLVM::AddOp) { ++n; });
  run.stop();
  run.units = run.ops;
  run.check = n;
}

std::uint64_t count_uses(Value value) {
  std::uint64_t n = 0;
  for (OpOperand& use : value.getUses()) {
    (void)use;
    ++n;
  }
  return n;
}

void use_list(Run& run) {
  Context context;
  FilledChain chain(context, run.ops);
  Value to = chain.arg(0);
  run.start();
  for (Operation& op : *chain.entry)
    if (op.getNumResults())
      op.getResult(0).replaceAllUsesWith(to);
  run.stop();
  run.units = run.ops;
  run.check = count_uses(to);
}

void use_list_one(Run& run) {
  Context context;
  Chain chain(context);
  Value from = chain.arg(0), to = chain.arg(1);
  for (long i = 0; i < run.ops / 2; ++i)
    LLVM::XOrOp::create(chain.b, chain.loc(), from, from);
  run.start();
  from.replaceAllUsesWith(to);
  run.stop();
  run.units = run.ops;
  run.check = count_uses(to) + count_uses(from);
}

void set_operand(Run& run) {
  Context context;
  FilledChain chain(context, run.ops);
  Value to = chain.arg(0);
  run.start();
  for (Operation& op : *chain.entry)
    if (op.getNumOperands())
      op.setOperand(0, to);
  run.stop();
  run.units = run.ops;
  run.check = count_uses(to);
}

void move(Run& run) {
  Context context;
  FilledChain chain(context, run.ops);
  std::vector<Operation*> ops = ops_of(chain.entry);
  run.start();
  for (Operation* op : ops)
    op->moveBefore(chain.entry, chain.entry->begin());
  run.stop();
  run.units = run.ops;
  run.check = &chain.entry->front() == ops.back() && &chain.entry->back() == ops.front();
}

void is_before(Run& run) {
  Context context;
  FilledChain chain(context, run.ops / 10);
  std::vector<Operation*> ops = ops_of(chain.entry);
  Location at = chain.loc();
  std::uint64_t n = 0;
  run.start();
  for (std::size_t i = 0; i + 1 < ops.size(); ++i) {
    chain.b.setInsertionPoint(ops[i]);
    Operation* op = LLVM::XOrOp::create(chain.b, at, chain.arg(0), chain.arg(1));
    n += op->isBeforeInBlock(ops[i + 1]);
  }
  run.stop();
  run.units = static_cast<double>(ops.size());
  run.check = n;
}

// ---- Attributes ----

void set_attr(Run& run) {
  Context context;
  FilledChain chain(context, run.ops);
  StringAttr key = StringAttr::get(&context, "test.tag");
  Attribute value = UnitAttr::get(&context);
  run.start();
  for (Operation& op : *chain.entry)
    op.setDiscardableAttr(key, value);
  run.stop();
  run.units = run.ops;
  for (Operation& op : *chain.entry)
    run.check += op.hasAttr("test.tag");
}

void get_attr(Run& run) {
  Context context;
  FilledChain chain(context, run.ops);
  for (const char* name : {"test.a", "test.tag", "test.z"})
    for (Operation& op : *chain.entry)
      op.setDiscardableAttr(name, UnitAttr::get(&context));
  StringAttr key = StringAttr::get(&context, "test.tag");
  std::uint64_t n = 0;
  run.start();
  for (Operation& op : *chain.entry)
    n += static_cast<bool>(op.getDiscardableAttr(key));
  run.stop();
  run.units = run.ops;
  run.check = n;
}

void set_inherent(Run& run) {
  Context context;
  FilledChain chain(context, run.ops);
  run.start();
  for (Operation& op : *chain.entry)
    if (auto add = dyn_cast<LLVM::AddOp>(op))
      add.setOverflowFlags(LLVM::IntegerOverflowFlags::nsw);
  run.stop();
  run.units = run.ops;
  for (Operation& op : *chain.entry)
    if (auto add = dyn_cast<LLVM::AddOp>(op))
      run.check += add.getOverflowFlags() == LLVM::IntegerOverflowFlags::nsw;
}

void new_attr(Run& run) {
  Context context;
  Type i32 = IntegerType::get(&context, 32);
  run.start();
  for (long i = 0; i < run.ops; ++i)
    IntegerAttr::get(i32, i + 5000);
  run.stop();
  run.units = run.ops;
  run.check = static_cast<std::uint64_t>(IntegerAttr::get(i32, run.ops + 4999).getInt());
}

void old_attr(Run& run) {
  Context context;
  Type i32 = IntegerType::get(&context, 32);
  IntegerAttr last;
  run.start();
  for (long i = 0; i < run.ops; ++i)
    last = IntegerAttr::get(i32, i % 1000);
  run.stop();
  run.units = run.ops;
  run.check = static_cast<std::uint64_t>(last.getInt());
}

// ---- Analyses and the verifier ----

void dominators(Run& run) {
  Context context;
  Diamonds diamonds(context, run.ops / 10);
  Region& body = diamonds.func.getBody();
  DominanceInfo info;
  run.start();
  auto& tree = info.getDomTree(&body);
  run.stop();
  llvm::DenseMap<Block*, std::uint64_t> number;
  for (Block& block : body)
    number[&block] = number.size();
  for (Block& block : body)
    if (auto* idom = tree.getNode(&block)->getIDom())
      run.check += number[idom->getBlock()] * number[&block];
  run.units = static_cast<double>(number.size());
}

void dominance(Run& run) {
  Context context;
  Diamonds diamonds(context, run.ops / 10);
  DominanceInfo info;
  info.getDomTree(&diamonds.func.getBody());
  std::vector<Operation*> ops;
  for (Block& block : diamonds.func.getBody())
    for (Operation& op : block)
      ops.push_back(&op);
  std::uint64_t n = 0, s = 12345;
  run.start();
  for (long i = 0; i < run.ops; ++i) {
    s = s * 6364136223846793005u + 1442695040888963407u;
    std::size_t a = (s >> 33) % ops.size();
    std::size_t d = (a + (s >> 20) % 64) % ops.size();
    n += info.properlyDominates(ops[a], ops[d]);
  }
  run.stop();
  run.units = run.ops;
  run.check = n;
}

// Times one verification that succeeds, and checks that it can fail.
void verify_module(Run& run, Module& module, Operation* spoil) {
  run.start();
  bool valid = succeeded(verify(*module.op));
  run.stop();
  run.require(valid, "the verifier rejects the input");
  ScopedDiagnosticHandler quiet(module.b.getContext(), [](Diagnostic&) { return success(); });
  spoil->getResult(0).setType(module.b.getI64Type());
  run.require(failed(verify(*module.op)), "the verifier accepts a wrong type");
  run.check = count_ops(*module.op);
}

void verify_straight(Run& run) {
  Context context;
  FilledChain chain(context, run.ops);
  verify_module(run, chain, &chain.entry->front());
  run.units = run.ops;
}

void verify_cfg(Run& run) {
  Context context;
  Diamonds diamonds(context, run.ops / 10);
  Region& body = diamonds.func.getBody();
  verify_module(run, diamonds, &std::next(body.begin())->front());
  run.units = static_cast<double>(body.getBlocks().size());
}

// ---- Text and bytecode ----

OwningOpRef<ModuleOp> parse(Run& run, MLIRContext& context, const std::string& input) {
  OwningOpRef<ModuleOp> module =
      parseSourceString<ModuleOp>(input, ParserConfig(&context, /*verifyAfterParse=*/false));
  run.require(static_cast<bool>(module), "the input does not parse");
  return module;
}

void print(Run& run) {
  Context context;
  std::string input = bench::read_file(run, run.text), output;
  OwningOpRef<ModuleOp> module = parse(run, context, input);
  output.reserve(input.size() + 64);
  run.start();
  llvm::raw_string_ostream os(output);
  module->print(os, OpPrintingFlags().printGenericOpForm());
  run.stop();
  run.units = run.ops;
  output += output.back() == '\n' ? "" : "\n";
  run.check = bench::hash(output.data(), output.size());
}

void read_input(Run& run, const std::string& path) {
  std::string input = bench::read_file(run, path);
  Context context;
  run.start();
  OwningOpRef<ModuleOp> module = parse(run, context, input);
  run.stop();
  run.units = run.ops;
  run.check = count_ops(*module);
}
void parse_case(Run& run) {
  read_input(run, run.text);
}
void bytecode_read(Run& run) {
  read_input(run, run.bytecode);
}

void write_bytecode(Run& run, ModuleOp module) {
  std::string output;
  output.reserve(run.ops * 48);
  run.start();
  llvm::raw_string_ostream os(output);
  bool written = succeeded(writeBytecodeToFile(module, os));
  run.stop();
  run.require(written, "the bytecode was not written");
  run.units = run.ops;
  if (!run.bytecode.empty())
    bench::write_file(run, run.bytecode, output);
}
void bytecode_write(Run& run) {
  Context context;
  FilledChain chain(context, run.ops);
  write_bytecode(run, *chain.op);
}
void bytecode_write_loc(Run& run) {
  Context context;
  write_bytecode(run, *parse(run, context, bench::read_file(run, run.text)));
}

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

constexpr bench::Case cases[] = {
    {"context", context_case},
    {"create", create},
    {"create-state", create_state},
    {"destroy", destroy},
    {"clone", clone},
    {"erase", erase},
    {"op-bytes", op_bytes},
    {"walk", walk},
    {"walk-typed", walk_typed},
    {"use-list", use_list},
    {"use-list-one", use_list_one},
    {"set-operand", set_operand},
    {"move", move},
    {"is-before", is_before},
    {"set-attr", set_attr},
    {"get-attr", get_attr},
    {"set-inherent", set_inherent},
    {"new-attr", new_attr},
    {"old-attr", old_attr},
    {"dominators", dominators},
    {"dominance", dominance},
    {"verify", verify_straight},
    {"verify-cfg", verify_cfg},
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
    {"conversion", conversion},
    {"print", print},
    {"parse", parse_case},
    {"bytecode-read", bytecode_read},
    {"bytecode-read-loc", bytecode_read},
    {"bytecode-write", bytecode_write},
    {"bytecode-write-loc", bytecode_write_loc},
};

}  // namespace

int main(int argc, char** argv) {
  return bench::run_case(argc, argv, cases);
}
