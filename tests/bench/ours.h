#pragma once
// Inputs that the cases of our benchmark program share; the same shapes as in mlir_peer.h.

#include <vector>

#include "dialects/builtin/ops.h"
#include "dialects/llvm/ops.h"
#include "ir/walk.h"
#include "tests/bench/bench.h"

namespace pliron::bench_cases {

using ::bench::Run;

struct LoadedContext : Context {
  LoadedContext() {
    register_dialect(builtin::dialect());
    register_dialect(llvm_dialect::dialect());
  }
};

// A module with one function `i32 (i32, i32)`, and a builder at the end of its entry block.
struct Module {
  explicit Module(Context& context);
  // Goes on in another one.
  void add_function(llvm::StringRef name);
  Value arg(unsigned i) { return entry->argument(i); }
  Type i32() { return IntegerType::get(b.context(), 32); }

  OwningOp op;
  Builder b;
  Region* body = nullptr;
  Block* entry = nullptr;
};

// n ops in one block: add, mul, sub, xor in turn, of the two newest values.
struct Chain : Module {
  using Module::Module;
  void fill(long n);
  // The same, but every tenth op is an add of the newest value and `zero`.
  void fill_with_zeros(long n, Value zero);
  void finish();
  Value last;
};

struct FilledChain : Chain {
  FilledChain(Context& context, long n) : Chain(context) {
    fill(n);
    finish();
  }
};

// Functions of 100 ops.
struct ManyFunctions : Chain {
  ManyFunctions(Context& context, long functions);
};

// About `blocks` blocks: a chain of diamonds with a back edge on every 16th.
struct Diamonds : Module {
  Diamonds(Context& context, long blocks);
};

std::uint64_t count_ops(Operation* root);
std::uint64_t count_uses(Value value);
std::vector<Operation*> ops_of(Block* block);

// ours_ops.cpp
void context_case(Run& run);
void create(Run& run);
void create_state(Run& run);
void destroy(Run& run);
void clone_case(Run& run);
void erase(Run& run);
void op_bytes(Run& run);
void walk_case(Run& run);
void walk_typed(Run& run);
void use_list(Run& run);
void use_list_one(Run& run);
void set_operand(Run& run);
void move(Run& run);
void is_before(Run& run);
void set_attr(Run& run);
void get_attr(Run& run);
void set_inherent(Run& run);
void new_attr(Run& run);
void old_attr(Run& run);

// ours_analyses.cpp
void dominators(Run& run);
void dominance(Run& run);
void verify_straight(Run& run);
void verify_cfg(Run& run);

// ours_passes.cpp
std::vector<::bench::Case> pass_cases();
// ours_rewrite.cpp
void greedy_none(Run& run);
void greedy(Run& run);
void rules_10(Run& run);
void rules_1000(Run& run);
void conversion(Run& run);

// ours_text.cpp
void print(Run& run);
void parse(Run& run);
void bytecode_read(Run& run);
void bytecode_write(Run& run);
void bytecode_write_loc(Run& run);

}  // namespace pliron::bench_cases
