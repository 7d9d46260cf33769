// Random functions are run before and after passes and must use the same values in the same order.

#include <random>

#include "ir/clone.h"
#include "tests/unit/passes/test_dialect.h"

using namespace pliron;
using toy::Playground;

namespace {

// Makes a function of two i32 arguments with slots, loops and branches of all kinds.
class ProgramMaker {
 public:
  ProgramMaker(Context& context, unsigned seed) : context_(context), random_(seed) {}

  OwningOp make() {
    Type i32 = IntegerType::get(context_, 32);
    OperationState state(Location(), context_.op_info("toy.func"));
    state.num_regions = 1;
    OwningOp func(Operation::create(state));
    func->set_attr("sym_name", StringAttr::get(context_, "f"));
    func->set_attr("function_type", TypeAttr::get(FunctionType::get(context_, {i32, i32}, {})));
    Region& region = func->region(0);
    unsigned count = 2 + random_() % 10;
    for (unsigned i = 0; i < count; ++i) {
      Block* block = region.add_block();
      // Other blocks get arguments too, so that branches pass values from the start.
      unsigned arguments = i == 0 ? 2 : random_() % 3;
      for (unsigned k = 0; k < arguments; ++k)
        block->add_argument(i32, Location());
      blocks_.push_back(block);
    }
    Builder builder = Builder::at_end(blocks_[0]);
    for (unsigned i = 0; i < 4; ++i)
      slots_.push_back(toy::AllocaOp::build(builder, Location())
                           .results(toy::PtrType::get(context_, i32))
                           .create()
                           .result<"address">());
    // Reads of unwritten slots would give any value.
    for (Value slot : slots_)
      store(builder, blocks_[0]->argument(random_() % 2), slot);
    for (Block* block : blocks_)
      fill(block);
    return func;
  }

 private:
  void store(Builder& builder, Value value, Value slot) {
    toy::StoreOp::build(builder, Location()).set<"value">(value).set<"address">(slot).create();
  }

  // A value that is visible in the block.
  Value pick(Builder& builder, llvm::ArrayRef<Value> local) {
    if (!local.empty() && random_() % 2)
      return local[random_() % local.size()];
    switch (random_() % 3) {
      case 0:
        return blocks_[0]->argument(random_() % 2);
      case 1:
        return toy::ConstantOp::build(builder, Location())
            .set<"value">(IntegerAttr::i32(context_, static_cast<int>(random_() % 3)))
            .results(IntegerType::get(context_, 32))
            .create()
            .result<"result">();
      default:
        return toy::LoadOp::build(builder, Location())
            .set<"address">(slots_[random_() % slots_.size()])
            .results(IntegerType::get(context_, 32))
            .create()
            .result<"value">();
    }
  }

  void fill(Block* block) {
    Builder builder = Builder::at_end(block);
    llvm::SmallVector<Value, 8> local = block->arguments();
    for (unsigned i = random_() % 6; i > 0; --i) {
      Value a = pick(builder, local), b = pick(builder, local);
      switch (random_() % 4) {
        case 0:
          toy::UseOp::build(builder, Location()).set<"operands">(a).create();
          break;
        case 1:
          store(builder, a, slots_[random_() % slots_.size()]);
          break;
        default:
          local.push_back(toy::AddOp::build(builder, Location())
                              .set<"lhs">(a)
                              .set<"rhs">(b)
                              .create()
                              .result<"result">());
      }
    }
    terminate(builder, local);
  }

  llvm::SmallVector<Value, 4> values_for(Builder& builder, Block* target,
                                         llvm::ArrayRef<Value> local) {
    llvm::SmallVector<Value, 4> values;
    for (unsigned i = 0; i < target->num_arguments(); ++i)
      values.push_back(pick(builder, local));
    return values;
  }

  void terminate(Builder& builder, llvm::ArrayRef<Value> local) {
    auto target = [&] { return blocks_[1 + random_() % (blocks_.size() - 1)]; };
    switch (random_() % 4) {
      case 0: {
        toy::ReturnOp::build(builder, Location()).create();
        return;
      }
      case 1: {
        Block* block = target();
        auto values = values_for(builder, block, local);
        toy::BrOp::build(builder, Location())
            .set<"dest_operands">(values)
            .set<"dest">(block)
            .create();
        return;
      }
      default: {
        OperationState state(Location(), context_.op_info("toy.switch"));
        state.operands.push_back(pick(builder, local));
        llvm::SmallVector<std::int32_t, 4> sizes;
        for (unsigned i = 1 + random_() % 3; i > 0; --i) {
          Block* block = target();
          auto values = values_for(builder, block, local);
          state.operands.append(values.begin(), values.end());
          state.successors.push_back(block);
          sizes.push_back(static_cast<std::int32_t>(values.size()));
        }
        state.attrs.push_back(
            {context_.identifier("segments"), DenseArrayAttr::i32(context_, sizes)});
        builder.create(state);
      }
    }
  }

  Context& context_;
  std::mt19937 random_;
  llvm::SmallVector<Block*, 16> blocks_;
  llvm::SmallVector<Value, 4> slots_;
};

// Runs such a function until it returns, has used `max_uses` values, or seems to loop for ever.
class Interpreter {
 public:
  static constexpr unsigned max_uses = 30;
  static constexpr unsigned max_jumps = 500;

  std::vector<std::uint32_t> run(Operation* func, std::uint32_t x, std::uint32_t y) {
    Block* block = func->region(0).entry();
    values_[block->argument(0)] = x;
    values_[block->argument(1)] = y;
    for (; block && jumps_ < max_jumps; ++jumps_) {
      for (Operation* op : block->ops()) {
        if (used_.size() == max_uses)
          return used_;
        if (op != block->back())
          execute(op);
      }
      block = leave(block->back());
    }
    return used_;
  }
  bool gave_up() const { return jumps_ == max_jumps; }

 private:
  void execute(Operation* op) {
    if (op->is<toy::UseOp>())
      used_.push_back(values_[op->operand(0)]);
    else if (op->is<toy::AddOp>())
      values_[op->result(0)] = values_[op->operand(0)] + values_[op->operand(1)];
    else if (auto constant = op->try_as<toy::ConstantOp>())
      values_[op->result(0)] =
          static_cast<std::uint32_t>(constant.attr<"value">().as<IntegerAttr>().as_int());
    else if (op->is<toy::StoreOp>())
      memory_[op->operand(1)] = values_[op->operand(0)];
    else if (op->is<toy::LoadOp>())
      values_[op->result(0)] = memory_[op->operand(0)];
  }

  Block* leave(Operation* terminator) {
    if (terminator->num_successors() == 0)
      return nullptr;
    unsigned taken = 0;
    if (terminator->is<toy::SwitchOp>())
      taken = std::min(values_[terminator->operand(0)], terminator->num_successors() - 1);
    OperandSpan span = terminator->successor_operands(taken);
    llvm::SmallVector<std::uint32_t, 4> passed;
    for (unsigned i = 0; i < span.count; ++i)
      passed.push_back(values_[terminator->operand(span.first + i)]);
    Block* target = terminator->successor(taken);
    for (unsigned i = 0; i < span.count; ++i)
      values_[target->argument(i)] = passed[i];
    return target;
  }

  llvm::DenseMap<Value, std::uint32_t> values_, memory_;
  std::vector<std::uint32_t> used_;
  unsigned jumps_ = 0;
};

}  // namespace

TEST_CASE("passes in any order keep what random programs do") {
  std::mt19937 random(7);
  constexpr const char* passes[] = {"mem2reg", "simplify-cfg", "dce", "canonicalize",
                                    "cse", "sccp", "int-range-optimizations"};
  for (unsigned seed = 0; seed < 1500; ++seed) {
    Playground playground;
    toy::attach_interfaces(playground.context);
    OwningOp module = playground.parse("");
    REQUIRE(module);
    Operation* func = ProgramMaker(playground.context, seed).make().release();
    module->region(0).front()->push_back(func);
    OwningOp original(clone(func));
    std::string pipeline;
    for (unsigned i = 0; i < 6; ++i)
      pipeline += std::string(i ? "," : "") + passes[random() % std::size(passes)];
    CAPTURE(seed);
    CAPTURE(pipeline);
    std::string before = toy::print(original.get());
    CAPTURE(before);
    toy::run_on_functions(playground, module.get(), pipeline);
    for (std::uint32_t x = 0; x < 3; ++x) {
      Interpreter first, second;
      auto expected = first.run(original.get(), x, 2 - x);
      auto actual = second.run(func, x, 2 - x);
      // A loop of fewer blocks gets further before the limit.
      if (first.gave_up() || second.gave_up()) {
        std::size_t common = std::min(expected.size(), actual.size());
        expected.resize(common);
        actual.resize(common);
      }
      REQUIRE(actual == expected);
    }
  }
}
