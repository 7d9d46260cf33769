// Cases about ops and attributes: making, freeing, looking at, editing.

#include "ir/clone.h"
#include "tests/bench/ours.h"

namespace pliron::bench_cases {

using namespace llvm_dialect;

// ---- Making and freeing ----

void context_case(Run& run) {
  run.start();
  {
    LoadedContext context;
  }
  run.stop();
  run.units = 1;
}

void create(Run& run) {
  LoadedContext context;
  Chain chain(context);
  run.start();
  chain.fill(run.ops);
  run.stop();
  run.units = run.ops;
  run.check = ops_of(chain.entry).size();
}

// Without the op's class: operands and types in a state object, the kind already looked up.
void create_state(Run& run) {
  LoadedContext context;
  Chain chain(context);
  Type i32 = chain.i32();
  Value x = chain.arg(0), y = chain.arg(1);
  const OpInfo* info = context.op_info("llvm.xor");
  run.start();
  for (long i = 0; i < run.ops; ++i) {
    OperationState state(Location::unknown(), info);
    state.operands = {x, y};
    state.result_types = {i32};
    y = x;
    x = chain.b.create(state)->result(0);
  }
  run.stop();
  run.units = run.ops;
  run.check = ops_of(chain.entry).size();
}

void destroy(Run& run) {
  LoadedContext context;
  FilledChain chain(context, run.ops);
  run.start();
  chain.op.reset();
  run.stop();
  run.units = run.ops;
}

void clone_case(Run& run) {
  LoadedContext context;
  FilledChain chain(context, run.ops);
  run.start();
  Operation* copy = clone(chain.op.get());
  run.stop();
  run.units = run.ops;
  run.check = count_ops(copy);
}

void erase(Run& run) {
  LoadedContext context;
  FilledChain chain(context, run.ops);
  run.start();
  while (Operation* op = chain.entry->back())
    op->erase();
  run.stop();
  run.units = run.ops;
  run.check = !chain.arg(0).has_uses();
}

void op_bytes(Run& run) {
  LoadedContext context;
  Chain chain(context);
  double before = ::bench::memory_now();
  chain.fill(run.ops);
  run.amount = ::bench::memory_now() - before;
  run.units = run.ops;
  run.check = ops_of(chain.entry).size();
}

// ---- Looking at and editing ops ----

void walk_case(Run& run) {
  LoadedContext context;
  FilledChain chain(context, run.ops);
  std::uint64_t n = 0;
  run.start();
  walk(chain.op.get(), [&](Operation*) { ++n; });
  run.stop();
  run.units = run.ops;
  run.check = n;
}

void walk_typed(Run& run) {
  LoadedContext context;
  FilledChain chain(context, run.ops);
  std::uint64_t n = 0;
  run.start();
  walk<AddOp>(chain.op.get(), [&](AddOp) { ++n; });
  run.stop();
  run.units = run.ops;
  run.check = n;
}

void use_list(Run& run) {
  LoadedContext context;
  FilledChain chain(context, run.ops);
  Value to = chain.arg(0);
  run.start();
  for (Operation* op : chain.entry->ops())
    if (op->num_results())
      op->result(0).replace_all_uses_with(to);
  run.stop();
  run.units = run.ops;
  run.check = count_uses(to);
}

void use_list_one(Run& run) {
  LoadedContext context;
  Chain chain(context);
  Value from = chain.arg(0), to = chain.arg(1);
  for (long i = 0; i < run.ops / 2; ++i)
    XorOp::build(chain.b, Location::unknown()).set<"lhs">(from).set<"rhs">(from).create();
  run.start();
  from.replace_all_uses_with(to);
  run.stop();
  run.units = run.ops;
  run.check = count_uses(to) + count_uses(from);
}

void set_operand(Run& run) {
  LoadedContext context;
  FilledChain chain(context, run.ops);
  Value to = chain.arg(0);
  run.start();
  for (Operation* op : chain.entry->ops())
    if (op->num_operands())
      op->set_operand(0, to);
  run.stop();
  run.units = run.ops;
  run.check = count_uses(to);
}

void move(Run& run) {
  LoadedContext context;
  FilledChain chain(context, run.ops);
  std::vector<Operation*> ops = ops_of(chain.entry);
  run.start();
  for (Operation* op : ops)
    op->move_before(chain.entry->front());
  run.stop();
  run.units = run.ops;
  run.check = chain.entry->front() == ops.back() && chain.entry->back() == ops.front();
}

void is_before(Run& run) {
  LoadedContext context;
  FilledChain chain(context, run.ops / 10);
  std::vector<Operation*> ops = ops_of(chain.entry);
  Value x = chain.arg(0), y = chain.arg(1);
  std::uint64_t n = 0;
  run.start();
  for (std::size_t i = 0; i + 1 < ops.size(); ++i) {
    chain.b.set_insertion_point(ops[i]);
    XorOp op = XorOp::build(chain.b, Location::unknown()).set<"lhs">(x).set<"rhs">(y).create();
    n += op->is_before(ops[i + 1]);
  }
  run.stop();
  run.units = static_cast<double>(ops.size());
  run.check = n;
}

// ---- Attributes ----

void set_attr(Run& run) {
  LoadedContext context;
  FilledChain chain(context, run.ops);
  Identifier key = context.identifier("test.tag");
  Attribute value = UnitAttr::get(context);
  run.start();
  for (Operation* op : chain.entry->ops())
    op->set_discardable_attr(key, value);
  run.stop();
  run.units = run.ops;
  for (Operation* op : chain.entry->ops())
    run.check += static_cast<bool>(op->attr("test.tag"));
}

void get_attr(Run& run) {
  LoadedContext context;
  FilledChain chain(context, run.ops);
  for (const char* name : {"test.a", "test.tag", "test.z"})
    for (Operation* op : chain.entry->ops())
      op->set_discardable_attr(context.identifier(name), UnitAttr::get(context));
  Identifier key = context.identifier("test.tag");
  std::uint64_t n = 0;
  run.start();
  for (Operation* op : chain.entry->ops())
    n += static_cast<bool>(op->attr(key));
  run.stop();
  run.units = run.ops;
  run.check = n;
}

// Overflow flags are an i32 attribute here and a number in MLIR's op; 1 is nsw.
void set_inherent(Run& run) {
  LoadedContext context;
  FilledChain chain(context, run.ops);
  Attribute nsw = IntegerAttr::i32(context, 1);
  run.start();
  for (Operation* op : chain.entry->ops())
    if (AddOp add = op->try_as<AddOp>())
      add.set_attr<"overflowFlags">(nsw);
  run.stop();
  run.units = run.ops;
  for (Operation* op : chain.entry->ops())
    if (AddOp add = op->try_as<AddOp>())
      run.check += add.attr<"overflowFlags">() == nsw;
}

void new_attr(Run& run) {
  LoadedContext context;
  Type i32 = IntegerType::get(context, 32);
  run.start();
  for (long i = 0; i < run.ops; ++i)
    IntegerAttr::get(i32, i + 5000);
  run.stop();
  run.units = run.ops;
  run.check = static_cast<std::uint64_t>(IntegerAttr::get(i32, run.ops + 4999).as_int());
}

void old_attr(Run& run) {
  LoadedContext context;
  Type i32 = IntegerType::get(context, 32);
  IntegerAttr last;
  run.start();
  for (long i = 0; i < run.ops; ++i)
    last = IntegerAttr::get(i32, i % 1000);
  run.stop();
  run.units = run.ops;
  run.check = static_cast<std::uint64_t>(last.as_int());
}

}  // namespace pliron::bench_cases
