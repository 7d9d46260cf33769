#include "llvm/ADT/BitVector.h"
#include "passes/dataflow/dense.h"
#include "passes/dataflow/sparse_backward.h"
#include "passes/dataflow/sparse_forward.h"
#include "tests/unit/passes/test_dialect.h"

using namespace pliron;
using toy::Playground;

namespace {

// Whether an integer is even (2) or odd (3).
class Parity : public SparseForwardAnalysis {
 public:
  static constexpr LatticeValue even = 2, odd = 3;
  unsigned num_transfers = 0;

  bool has_transfer(const OpInfo& info) override {
    return info.name.str() == "toy.add" || info.has(Trait::ConstantLike);
  }
  void transfer(Operation* op, llvm::ArrayRef<LatticeValue> operands,
                llvm::MutableArrayRef<LatticeValue> results) override {
    ++num_transfers;
    if (op->has(Trait::ConstantLike))
      results[0] = op->attr_as<IntegerAttr>("value").as_int() % 2 == 0 ? even : odd;
    else if (operands[0] != lattice_top && operands[1] != lattice_top)
      results[0] = operands[0] == operands[1] ? even : odd;
  }
  LatticeValue join(LatticeValue, LatticeValue) override { return lattice_top; }
};

// Which values are needed (1) to do what the ops with effects do.
class Needed : public SparseBackwardAnalysis {
 public:
  void transfer(Operation* op, llvm::ArrayRef<LatticeValue> results,
                llvm::MutableArrayRef<LatticeValue> operands) override {
    bool is_needed = !op->has(Trait::Pure) || op->has(Trait::Terminator);
    for (LatticeValue result : results)
      is_needed |= result != lattice_bottom;
    if (is_needed)
      std::fill(operands.begin(), operands.end(), 1);
  }
  LatticeValue join(LatticeValue, LatticeValue) override { return 1; }
};

// Which stores may have written last, by their numbers.
struct Stores {
  using State = llvm::BitVector;
  llvm::DenseMap<Operation*, unsigned> numbers;
  State initial() const { return State(8); }
  bool join(State& into, const State& from) const {
    State old = into;
    into |= from;
    return into != old;
  }
  void transfer(Operation* op, State& state) const {
    auto it = numbers.find(op);
    if (it == numbers.end())
      return;
    state.reset();
    state.resize(8);
    state.set(it->second);
  }
};

// Whether a use comes on some way.
struct UseAhead {
  using State = bool;
  bool initial() const { return false; }
  bool join(bool& into, bool from) const { return !std::exchange(into, into || from) && from; }
  void transfer(Operation* op, bool& state) const { state |= op->is<toy::UseOp>(); }
};

OwningOp parse(Playground& playground, llvm::StringRef body) {
  OwningOp module = playground.parse(
      ("\"toy.func\"() <{sym_name = \"f\", function_type = (i1, i32) -> ()}> ({\n" + body +
       "}) : () -> ()\n")
          .str());
  REQUIRE_MESSAGE(module, playground.take_messages());
  return module;
}

Operation* function_of(Operation* module) {
  return module->region(0).front()->front();
}

Value named(Operation* root, llvm::StringRef name) {
  Value found;
  walk(root, [&](Operation* op) {
    for (Value result : op->results())
      if (result.name() && result.name().str() == name)
        found = result;
    for (Region& region : op->regions())
      for (Block* block : region.blocks())
        for (Value argument : block->arguments())
          if (argument.name() && argument.name().str() == name)
            found = argument;
  });
  REQUIRE(found);
  return found;
}

constexpr llvm::StringLiteral loop = R"(^entry(%c: i1, %x: i32):
  %zero = "toy.constant"() <{value = 0 : i32}> : () -> i32
  %two = "toy.constant"() <{value = 2 : i32}> : () -> i32
  %one = "toy.constant"() <{value = 1 : i32}> : () -> i32
  "toy.br"(%zero, %zero, %one)[^head] : (i32, i32, i32) -> ()
^head(%i: i32, %j: i32, %k: i32):
  %next = "toy.add"(%i, %two) : (i32, i32) -> i32
  %odd = "toy.add"(%next, %one) : (i32, i32) -> i32
  %other = "toy.add"(%j, %one) : (i32, i32) -> i32
  "toy.use"(%odd) : (i32) -> ()
  "toy.cond_br"(%c, %next, %other, %k)[^head, ^exit] <{operandSegmentSizes = array<i32: 1, 3, 0>}> : (i1, i32, i32, i32) -> ()
^exit:
  %sum = "toy.add"(%x, %two) : (i32, i32) -> i32
  "toy.return"() : () -> ()
^dead:
  %never = "toy.add"(%two, %two) : (i32, i32) -> i32
  "toy.return"() : () -> ()
)";

}  // namespace

TEST_CASE("sparse forward: values in a loop reach a fixed point") {
  Playground playground;
  OwningOp module = parse(playground, loop);
  Operation* function = function_of(module.get());
  Parity parity;
  SparseForwardSolver solver(parity, function);
  solver.run();
  CHECK(solver.value(named(function, "i")) == Parity::even);
  CHECK(solver.value(named(function, "odd")) == Parity::odd);
  CHECK(solver.value(named(function, "j")) == lattice_top);
  CHECK(solver.value(named(function, "k")) == Parity::odd);
  CHECK(solver.value(named(function, "sum")) == lattice_top);
  CHECK(solver.value(named(function, "never")) == lattice_bottom);
  CHECK_FALSE(solver.is_executable(named(function, "never").parent_block()));
  CHECK(solver.is_executable(named(function, "sum").parent_block()));
  // Each op once, and what depends on %j once more.
  CHECK(parity.num_transfers == 3 + 3 + 1 + 1);
}

TEST_CASE("sparse forward: regions of ops run, and may be given anything") {
  Playground playground;
  OwningOp module = parse(playground, R"(^entry(%c: i1, %x: i32):
  %two = "toy.constant"() <{value = 2 : i32}> : () -> i32
  %result = "toy.scope"() ({
  ^inner(%given: i32):
    %inside = "toy.add"(%two, %two) : (i32, i32) -> i32
    "toy.return"(%inside) : (i32) -> ()
  }) : () -> i32
  "toy.graph"() ({
    %early = "toy.add"(%late, %two) : (i32, i32) -> i32
    %late = "toy.constant"() <{value = 1 : i32}> : () -> i32
  }) : () -> ()
  "toy.return"() : () -> ()
)");
  Parity parity;
  SparseForwardSolver solver(parity, module.get());
  solver.run();
  CHECK(solver.value(named(module.get(), "inside")) == Parity::even);
  CHECK(solver.value(named(module.get(), "given")) == lattice_top);
  CHECK(solver.value(named(module.get(), "result")) == lattice_top);
  CHECK(solver.value(named(module.get(), "early")) == Parity::odd);
}

TEST_CASE("sparse backward: what is needed, through block arguments") {
  Playground playground;
  OwningOp module = parse(playground, loop);
  Operation* function = function_of(module.get());
  Needed needed;
  SparseBackwardSolver solver(needed, function);
  solver.run();
  CHECK(solver.value(named(function, "odd")) == 1);
  CHECK(solver.value(named(function, "next")) == 1);
  CHECK(solver.value(named(function, "i")) == 1);
  CHECK(solver.value(named(function, "zero")) == 1);
  CHECK(solver.value(named(function, "c")) == 1);
  CHECK(solver.value(named(function, "j")) == lattice_bottom);
  CHECK(solver.value(named(function, "other")) == lattice_bottom);
  CHECK(solver.value(named(function, "k")) == lattice_bottom);
  CHECK(solver.value(named(function, "sum")) == lattice_bottom);
}

TEST_CASE("dense: which stores reach, and whether a use is ahead") {
  Playground playground;
  OwningOp module = parse(playground, R"(^entry(%c: i1, %x: i32):
  %p = "toy.alloca"() : () -> !toy.ptr<i32>
  "toy.store"(%x, %p) : (i32, !toy.ptr<i32>) -> ()
  "toy.br"()[^head] : () -> ()
^head:
  %l = "toy.load"(%p) : (!toy.ptr<i32>) -> i32
  "toy.cond_br"(%c)[^body, ^exit] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^body:
  "toy.use"(%l) : (i32) -> ()
  "toy.store"(%l, %p) : (i32, !toy.ptr<i32>) -> ()
  "toy.br"()[^head] : () -> ()
^exit:
  %m = "toy.load"(%p) : (!toy.ptr<i32>) -> i32
  "toy.return"() : () -> ()
)");
  Region& region = function_of(module.get())->region(0);
  Stores stores;
  walk(module.get(), [&](Operation* op) {
    if (op->is<toy::StoreOp>())
      stores.numbers[op] = stores.numbers.size();
  });
  DenseForwardSolver<Stores> reaching(stores, region);
  Operation* load = named(module.get(), "l").defining_op();
  CHECK(reaching.before(load).count() == 2);
  CHECK(reaching.before(named(module.get(), "m").defining_op()).count() == 2);
  Operation* first = named(module.get(), "p").defining_op();
  CHECK(reaching.after(first).count() == 0);
  CHECK(reaching.after(first->next()).count() == 1);

  UseAhead use_ahead;
  DenseBackwardSolver<UseAhead> ahead(use_ahead, region);
  CHECK(ahead.before(first));
  CHECK(ahead.after(load));
  CHECK_FALSE(ahead.before(named(module.get(), "m").defining_op()));
}
