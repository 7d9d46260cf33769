// Cases about dominance and the verifier.

#include "ir/dominance.h"
#include "ir/verifier.h"
#include "llvm/ADT/DenseMap.h"
#include "tests/bench/ours.h"

namespace pliron::bench_cases {

void dominators(Run& run) {
  LoadedContext context;
  Diamonds diamonds(context, run.ops / 10);
  DominanceInfo info;
  run.start();
  info.immediate_dominator(diamonds.entry);
  run.stop();
  llvm::DenseMap<Block*, std::uint64_t> number;
  for (Block* block : diamonds.body->blocks())
    number[block] = number.size();
  for (Block* block : diamonds.body->blocks())
    if (Block* idom = info.immediate_dominator(block))
      run.check += number[idom] * number[block];
  run.units = static_cast<double>(number.size());
}

void dominance(Run& run) {
  LoadedContext context;
  Diamonds diamonds(context, run.ops / 10);
  DominanceInfo info;
  info.immediate_dominator(diamonds.entry);
  std::vector<Operation*> ops;
  for (Block* block : diamonds.body->blocks())
    for (Operation* op : block->ops())
      ops.push_back(op);
  std::uint64_t n = 0, s = 12345;
  run.start();
  for (long i = 0; i < run.ops; ++i) {
    s = s * 6364136223846793005u + 1442695040888963407u;
    std::size_t a = (s >> 33) % ops.size();
    std::size_t d = (a + (s >> 20) % 64) % ops.size();
    n += info.properly_dominates(ops[a], ops[d]);
  }
  run.stop();
  run.units = run.ops;
  run.check = n;
}

// Times one verification that succeeds, and checks that it can fail.
static void verify_module(Run& run, Module& module, Operation* spoil) {
  run.start();
  bool valid = succeeded(verify(module.op.get()));
  run.stop();
  run.require(valid, "the verifier rejects the input");
  spoil->result(0).set_type(IntegerType::get(module.b.context(), 64));
  run.require(failed(verify(module.op.get())), "the verifier accepts a wrong type");
  run.check = count_ops(module.op.get());
}

void verify_straight(Run& run) {
  LoadedContext context;
  FilledChain chain(context, run.ops);
  verify_module(run, chain, chain.entry->front());
  run.units = run.ops;
}

void verify_cfg(Run& run) {
  LoadedContext context;
  Diamonds diamonds(context, run.ops / 10);
  verify_module(run, diamonds, diamonds.entry->next()->front());
  long blocks = 0;
  for (Block* block : diamonds.body->blocks())
    blocks += block != nullptr;
  run.units = static_cast<double>(blocks);
}

}  // namespace pliron::bench_cases
