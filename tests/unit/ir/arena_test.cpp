// The arena and the map over it, order numbers in blocks, positions as numbers.
#include "ir/arena.h"

#include <doctest/doctest.h>

#include <random>
#include <thread>

#include "ir/arena_map.h"
#include "ir/context.h"
#include "tests/unit/ir/toy_dialect.h"

using namespace pliron;
using toy::Playground;

namespace {
Operation* make_op(Context& context) {
  OperationState state(Location(), context.op_info("toy.undef"));
  state.result_types.push_back(IntegerType::get(context, 32));
  return Operation::create(state);
}
}  // namespace

TEST_CASE("memory is aligned, does not overlap, and can be given back") {
  Context context;
  std::mt19937 random(1);
  struct Piece {
    unsigned char* memory;
    std::size_t size;
    unsigned char fill;
  };
  std::vector<Piece> pieces;
  for (unsigned i = 0; i < 3000; ++i) {
    if (!pieces.empty() && random() % 3 == 0) {
      std::swap(pieces[random() % pieces.size()], pieces.back());
      Piece piece = pieces.back();
      pieces.pop_back();
      for (std::size_t k = 0; k < piece.size; ++k)
        REQUIRE(piece.memory[k] == piece.fill);
      context.deallocate(piece.memory, piece.size);
      continue;
    }
    std::size_t size = 1 + random() % (i % 50 == 0 ? 100000 : 300);
    auto* memory = static_cast<unsigned char*>(context.allocate(size));
    REQUIRE(reinterpret_cast<std::uintptr_t>(memory) % 16 == 0);
    REQUIRE(&Arena::context_of(memory) == &context);
    auto fill = static_cast<unsigned char>(i);
    std::fill_n(memory, size, fill);
    pieces.push_back({memory, size, fill});
  }
}

TEST_CASE("threads take and give back memory at the same time") {
  Context context;
  std::vector<std::thread> threads;
  for (unsigned t = 0; t < 4; ++t)
    threads.emplace_back([&context, t] {
      std::vector<std::uint64_t*> mine;
      for (std::uint64_t i = 0; i < 5000; ++i) {
        mine.push_back(static_cast<std::uint64_t*>(context.allocate(48)));
        *mine.back() = t * 10000 + i;
        if (i % 3 == 0) {
          context.deallocate(mine.back(), 48);
          mine.pop_back();
        }
      }
      for (std::uint64_t* memory : mine)
        CHECK(*memory / 10000 == t);
    });
  for (std::thread& thread : threads)
    thread.join();
}

TEST_CASE("types of many threads are one type") {
  Context context;
  constexpr unsigned count = 2000;
  std::vector<std::vector<Type>> types(4);
  std::vector<std::thread> threads;
  for (std::vector<Type>& mine : types)
    threads.emplace_back([&] {
      for (unsigned width = 1; width <= count; ++width)
        mine.push_back(IntegerType::get(context, width));
    });
  for (std::thread& thread : threads)
    thread.join();
  for (const std::vector<Type>& mine : types)
    CHECK(mine == types[0]);
}

TEST_CASE("a two-operand op takes 96 bytes") {
  Playground playground;
  Context& context = playground.context;
  Type i32 = IntegerType::get(context, 32);
  Operation* def = make_op(context);
  Value operands[] = {def->result(0), def->result(0)};
  auto distance = [](Operation* a, Operation* b) {
    return reinterpret_cast<const char*>(b) - reinterpret_cast<const char*>(a);
  };
  const OpInfo* info = context.op_info("toy.add");
  Operation* first = Operation::create(Location(), info, operands, i32);
  Operation* second = Operation::create(Location(), info, operands, i32);
  CHECK(distance(first, second) == 96);
  first->destroy();
  second->destroy();
  def->destroy();
}

TEST_CASE("operands that outgrow their place keep their uses and order") {
  Playground playground;
  Context& context = playground.context;
  OwningOp a(make_op(context)), b(make_op(context));
  OperationState state(Location(), context.op_info("toy.return"));
  state.operands = {a->result(0), b->result(0)};
  OwningOp op(Operation::create(state));
  op->insert_operands(1, {b->result(0), a->result(0), a->result(0)});
  REQUIRE(op->num_operands() == 5);
  CHECK(op->operand(3) == a->result(0));
  CHECK(op->operand(4) == b->result(0));
  unsigned uses = 0;
  for (OpOperand& use : a->result(0).uses()) {
    CHECK(use.owner() == op.get());
    CHECK(op->operand(use.index()) == a->result(0));
    ++uses;
  }
  CHECK(uses == 3);
  op->erase_operands(0, 4);
  REQUIRE(op->num_operands() == 1);
  CHECK_FALSE(a->result(0).has_uses());
  CHECK(b->result(0).first_use()->index() == 0);
  op.reset();
  CHECK_FALSE(b->result(0).has_uses());
}

TEST_CASE("a map over the arena: entries, absence, clearing") {
  Playground playground;
  Context& context = playground.context;
  std::vector<OwningOp> ops;
  ArenaMap<std::uint32_t> map;
  for (std::uint32_t i = 0; i < 5000; ++i) {
    ops.emplace_back(make_op(context));
    if (i % 2 == 0)
      map[ops.back()->result(0)] = i + 1;
  }
  for (std::uint32_t i = 0; i < 5000; ++i)
    REQUIRE(map.get(ops[i]->result(0)) == (i % 2 == 0 ? i + 1 : 0));
  map.clear();
  for (const OwningOp& op : ops)
    REQUIRE(map.get(op->result(0)) == 0);
  map[ops[7].get()] = 3;
  CHECK(map.get(ops[7].get()) == 3);
  CHECK(map.get(ops[8].get()) == 0);
}

TEST_CASE("a map over blocks keeps neighbours apart") {
  Context context;
  DetachedRegion region(context);
  BlockMap<std::uint32_t> map;
  std::uint32_t count = 0;
  for (; count < 5000; ++count)
    map[region->add_block()] = count + 1;
  std::uint32_t expected = 0;
  for (Block* block : region->blocks())
    REQUIRE(map.get(block) == ++expected);
  CHECK(expected == count);
  map.clear();
  CHECK(map.get(region->front()) == 0);
}

TEST_CASE("order in a block stays right under insertion anywhere, moves and removal") {
  Playground playground;
  Context& context = playground.context;
  Block* block = Block::create(context);
  std::mt19937 random(2);
  block->push_back(make_op(context));
  std::vector<Operation*> ops{block->front()};
  CHECK_FALSE(block->front()->is_before(block->front()));
  auto check = [&] {
    for (Operation* op = block->front(); op->next(); op = op->next())
      REQUIRE(op->is_before(op->next()));
  };
  for (unsigned i = 0; i < 4000; ++i) {
    // Mostly at one place, which uses up the gap there again and again.
    Operation* before = i % 4 ? ops[0] : ops[random() % ops.size()];
    Operation* op = make_op(context);
    block->insert(before, op);
    ops.push_back(op);
    if (i % 7 == 0)
      ops[random() % ops.size()]->move_before(ops[0]);
    REQUIRE(op->is_before(ops[0]));
    if (i % 500 == 0)
      check();
  }
  check();
  block->destroy();
}

TEST_CASE("places in a text that was read have their line and column") {
  Playground playground;
  std::string text = "\"toy.table\"() ({\n  \"toy.use\"() : () -> ()\n\n   \"toy.use\"() : () -> ()}) "
                     ": () -> ()\n";
  playground.context.allow_unregistered();
  OwningOp module = playground.parse(text);
  text.clear();  // line and column come from what was remembered
  REQUIRE(module);
  Operation* first = toy::find(module.get(), "toy.use");
  CHECK(first->location().kind() == LocationKind::FileLineCol);
  CHECK(first->location().file() == "test.mlir");
  CHECK(first->location().line() == 2);
  CHECK(first->location().column() == 3);
  CHECK(first->next()->location().line() == 4);
  CHECK(first->next()->location().column() == 4);
  // Nothing of one text is mistaken for another's.
  OwningOp other = playground.parse("\n\n\"toy.table\"() ({}) : () -> ()");
  REQUIRE(other);
  CHECK(toy::find(other.get(), "toy.table")->location().line() == 3);
  CHECK(first->location().line() == 2);
}
