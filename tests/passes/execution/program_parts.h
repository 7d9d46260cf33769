#pragma once
// How program.cpp makes programs: what is the same for all functions, and the maker of one
// function, whose members are spread over program_values.cpp (what has no control flow) and
// program_control.cpp (what has).

#include <vector>

#include "dialects/llvm/build.h"
#include "ir/random.h"
#include "tests/passes/execution/program.h"

namespace pliron::execution {

namespace ll = llvm_dialect;

// A function that may be called, and how many ops a call executes at most.
struct Callee {
  ll::FuncOp func;
  std::uint64_t cost;
};

struct Program {
  Context& context;
  Random random;
  Block* body;  // of the module
  std::vector<Callee> callees = {};
  std::vector<ll::GlobalOp> globals = {};  // each an array of i32 with `global_size` elements

  static constexpr std::uint64_t global_size = 8;
  // How many ops a run of the whole program may execute, roughly.
  static constexpr std::uint64_t max_cost = 20000;

  Type integer(unsigned width) const { return IntegerType::get(context, width); }
  Type real() const { return FloatType::f64(context); }
  Type pointer() const { return ll::PointerType::in(context); }
};

// Memory that has been written. What pointer parameters point to is an array of four i32.
struct Memory {
  Value address;
  Type type;
};

class FunctionMaker {
 public:
  FunctionMaker(Program& program, ll::FuncOp func);

  // Fills the body. What it costs is known afterwards.
  void make(unsigned statements);
  // Fills the body of a function (i32 rounds, i64 x) -> i64 that calls `callee` with one round
  // less.
  void make_recursive(ll::FuncOp callee);
  std::uint64_t cost() const { return cost_; }

 private:
  struct Scope {
    std::size_t values, memory;
  };
  Scope enter() const { return {values_.size(), memory_.size()}; }
  void leave(Scope scope) {
    values_.resize(scope.values);
    memory_.resize(scope.memory);
  }
  std::uint64_t below(std::uint64_t bound) { return program_.random.below(bound); }
  bool one_in(std::uint64_t n) { return program_.random.one_in(n); }

  // program_values.cpp
  Type random_type();
  Value constant(Type type, std::int64_t value) {
    return ll::build_int(builder_, Location(), type, value);
  }
  Value random_constant(Type type);
  Value value(Type type);  // a value that is there, or a new one
  Value converted(Value from, Type type);
  template <typename O>
  Value binary(Value lhs, Value rhs) {
    return O::build(builder_, Location())
        .template set<"lhs">(lhs)
        .template set<"rhs">(rhs)
        .create()
        .template result<"res">();
  }
  void arithmetic();
  void bitwise();
  void shift();
  void division();
  void compare();
  void select();
  void intrinsic();
  void real_arithmetic();
  void aggregate_value();
  void allocate();
  void initialise(Memory memory);
  void copy();
  void fill();
  void load();
  void store();
  // The address of a scalar in some memory, and its type.
  Memory random_place();
  Memory place_in(Memory memory);
  void call();
  void call_by_address();
  llvm::SmallVector<Value, 4> arguments_for(ll::FuncOp callee);
  Memory buffer();  // for a pointer parameter
  Value hash();
  Value hash_with(Value hash, Value value);

  // program_control.cpp
  void statement();
  void statements(unsigned count);
  void branch_if();
  void branch_around();
  void switch_();
  void loop();
  void loop_at_end();
  void early_return();
  Block* new_block(llvm::ArrayRef<Type> types = {});
  void go(Block* target, llvm::ArrayRef<Value> values = {});
  void go_if(Value condition, Block* yes, llvm::ArrayRef<Value> yes_values, Block* no,
             llvm::ArrayRef<Value> no_values = {});
  void continue_at(Block* block) { builder_.set_insertion_point_to_end(block); }
  llvm::SmallVector<Type, 3> random_types();
  llvm::SmallVector<Value, 3> values_of(llvm::ArrayRef<Type> types);
  void return_value();
  std::uint64_t pick_rounds();
  Value rounds_value(std::uint64_t most);

  void add(Value value) {
    values_.push_back(value);
    cost_ += weight_;
  }

  Program& program_;
  ll::FuncOp func_;
  Builder builder_;
  std::vector<Value> values_;
  std::vector<Memory> memory_;
  std::uint64_t cost_ = 1;
  std::uint64_t weight_ = 1;  // how often the code at hand runs in a call, at most
  unsigned depth_ = 0;
  unsigned ops_left_ = 0;
};

}  // namespace pliron::execution
