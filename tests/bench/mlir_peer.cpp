// The peer: libMLIR's C++ API, single threaded. The cases have the names and the work of those in
// ours.cpp; bench.h says how a case is run. Built by build_peers.sh against MLIR's static archives,
// which is MLIR at its best: no PLT, nothing loaded, no dialect that is not used. Here are ops,
// attributes, analyses and text; passes and drivers are in mlir_peer_passes.cpp.

#include "tests/bench/mlir_peer.h"
#include "llvm/Support/raw_ostream.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/Verifier.h"

namespace peer {

namespace {

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
    {"print", print},
    {"parse", parse_case},
    {"bytecode-read", bytecode_read},
    {"bytecode-read-loc", bytecode_read},
    {"bytecode-write", bytecode_write},
    {"bytecode-write-loc", bytecode_write_loc},
};

}  // namespace

static int main_of(int argc, char** argv) {
  std::vector<bench::Case> all = pass_cases();
  all.insert(all.end(), std::begin(cases), std::end(cases));
  return bench::run_case(argc, argv, all);
}

}  // namespace peer

int main(int argc, char** argv) {
  return peer::main_of(argc, argv);
}
