// Behaviours that a framework of this kind is held to and that no other test here pins down: memory
// after erasing, edits of arguments and successors, moving blocks, and dominance on the graphs of
// the textbooks.
#include <doctest/doctest.h>

#include "ir/builder.h"
#include "ir/context_impl.h"
#include "ir/dominance.h"
#include "ir/traversal.h"
#include "ir/verifier.h"
#include "tests/unit/ir/random_cfg.h"

using namespace pliron;
using toy::make_cfg;
using toy::Playground;

namespace {

constexpr llvm::StringLiteral diamond = R"(
"toy.func"() <{sym_name = "f", function_type = (i1, i32) -> ()}> ({
^entry(%c: i1, %x: i32):
  "toy.cond_br"(%c, %x)[^left, ^right] <{operandSegmentSizes = array<i32: 1, 1, 0>}>
    : (i1, i32) -> ()
^left(%l: i32):
  %sum = "toy.add"(%l, %x) : (i32, i32) -> i32
  "toy.br"(%sum, %l)[^join] : (i32, i32) -> ()
^right:
  "toy.br"(%x, %x)[^join] : (i32, i32) -> ()
^join(%a: i32, %b: i32):
  "toy.scope"() ({
    "toy.use"(%a, %b) : (i32, i32) -> ()
    "toy.return"() : () -> ()
  }) : () -> ()
  "toy.return"() : () -> ()
}) : () -> ()
)";

// A graph by the numbers of its blocks.
struct Graph {
  Graph(Playground& playground, const std::vector<std::vector<unsigned>>& edges)
      : func(make_cfg(playground, edges)) {
    for (Block* block : func->region(0).blocks())
      blocks.push_back(block);
  }
  // The immediate dominator of each block; the number of blocks where there is none.
  std::vector<std::size_t> immediate_dominators() {
    DominanceInfo dominance;
    std::vector<std::size_t> result;
    for (Block* block : blocks)
      result.push_back(number(dominance.immediate_dominator(block)));
    return result;
  }
  // Where definitions in these blocks meet.
  std::vector<std::size_t> frontier(const std::vector<unsigned>& definitions) {
    DominanceInfo dominance;
    llvm::SmallVector<Block*, 4> defining;
    for (unsigned i : definitions)
      defining.push_back(blocks[i]);
    std::vector<std::size_t> result;
    for (Block* block : dominance.iterated_dominance_frontier(func->region(0), defining,
                                                              [](Block*) { return true; }))
      result.push_back(number(block));
    llvm::sort(result);
    return result;
  }
  std::size_t number(Block* block) const {
    return static_cast<std::size_t>(llvm::find(blocks, block) - blocks.begin());
  }

  OwningOp func;
  std::vector<Block*> blocks;
};
using Numbers = std::vector<std::size_t>;

}  // namespace

TEST_CASE("erasing a module leaves no memory of its IR") {
  Playground playground;
  const Context::Impl& memory = playground.context.impl();
  playground.parse(diamond);  // types, attributes and names stay
  std::size_t before = memory.bytes_in_use();
  OwningOp module = playground.parse(diamond);
  CHECK(memory.bytes_in_use() > before);
  module.reset();
  CHECK(memory.bytes_in_use() == before);
}

TEST_CASE("an op whose result is used is not erased") {
  Playground playground;
  OwningOp module = playground.parse(
      "%a = \"toy.undef\"() : () -> i32\n"
      "\"toy.use\"(%a) : (i32) -> ()\n");
  REQUIRE(module);
  Operation* undef = toy::find(module.get(), "a");
  CHECK(failed(undef->erase_if_unused()));
  CHECK(playground.take_messages() ==
        "1:6: 'toy.undef' op cannot be erased: its result #0 is used\n"
        "  note 2:1: it is used here\n");
  CHECK(undef->block()->front() == undef);
  CHECK(succeeded(toy::find(module.get(), "toy.use")->erase_if_unused()));
  CHECK(succeeded(undef->erase_if_unused()));
  CHECK(module->region(0).front()->empty());
}

TEST_CASE("a value may be replaced where its own op uses it") {
  Playground playground;
  OwningOp module = playground.parse(R"(
    "toy.graph"() ({
      %b = "toy.undef"() : () -> i32
      %a = "toy.add"(%a, %a) : (i32, i32) -> i32
    }) : () -> ()
  )");
  REQUIRE(module);
  Operation* add = toy::find(module.get(), "a");
  Value b = toy::find_value(module.get(), "b");
  add->result(0).replace_all_uses_with(b);
  CHECK_FALSE(add->has_uses());
  CHECK(add->operand(0) == b);
  CHECK(add->operand(1) == b);
  add->erase();
  CHECK_FALSE(b.has_uses());
}

TEST_CASE("operands that are added and removed leave every use where it is") {
  Playground playground;
  OwningOp module = playground.parse(R"(
    %a = "toy.undef"() : () -> i32
    %b = "toy.undef"() : () -> i32
    %c = "toy.undef"() : () -> i32
    "toy.use"(%a, %b) : (i32, i32) -> ()
  )");
  REQUIRE(module);
  auto value = [&](llvm::StringRef name) { return toy::find_value(module.get(), name); };
  Operation* use = toy::find(module.get(), "toy.use");
  use->insert_operands(1, {value("c"), value("c")});
  CHECK(use->operands().to_vector() ==
        llvm::SmallVector<Value, 8>{value("a"), value("c"), value("c"), value("b")});
  CHECK(value("b").first_use()->index() == 3);
  use->erase_operands(0, 2);
  CHECK_FALSE(value("a").has_uses());
  CHECK(value("c").has_one_use());
  CHECK(value("c").first_use()->index() == 0);
  CHECK(value("b").first_use()->index() == 1);
  use->insert_operands(2, value("a"));
  CHECK(value("a").first_use()->index() == 2);
}

TEST_CASE("arguments that come and go shift the others, with their names and uses") {
  Playground playground;
  OwningOp module = playground.parse(diamond);
  REQUIRE(module);
  Block* join = toy::find_block(module.get(), "join");
  Value a = join->argument(0), b = join->argument(1);
  Value first = join->insert_argument(0, IntegerType::get(playground.context, 8), Location());
  first.set_name(playground.context.identifier("first"));
  CHECK(join->num_arguments() == 3);
  CHECK(a.index() == 1);
  CHECK(b.index() == 2);
  CHECK(b.name() == "b");
  CHECK(toy::find(module.get(), "toy.use")->operand(1) == b);
  b.replace_all_uses_with(a);
  join->erase_argument(2);
  join->erase_argument(0);
  CHECK(join->num_arguments() == 1);
  CHECK(a.index() == 0);
  CHECK(join->argument(0).name() == "a");
}

TEST_CASE("a block that a terminator names twice has two predecessors, and is left one by one") {
  Playground playground;
  Graph graph(playground, {{1, 1, 2}, {}, {1}});
  CHECK(graph.blocks[1]->predecessors() ==
        llvm::SmallVector<Block*, 4>{graph.blocks[2], graph.blocks[0], graph.blocks[0]});
  Operation* fork = graph.blocks[0]->back();
  fork->set_successor(0, graph.blocks[2]);
  CHECK(graph.blocks[1]->predecessors().size() == 2);
  CHECK(graph.blocks[2]->predecessors().size() == 2);
  CHECK(graph.blocks[1]->single_predecessor() == nullptr);
  graph.blocks[1]->replace_all_uses_with(graph.blocks[2]);
  CHECK_FALSE(graph.blocks[1]->has_predecessors());
  CHECK(fork->successor(1) == graph.blocks[2]);
}

TEST_CASE("an argument of a block that does not dominate its use is reported") {
  Playground playground;
  OwningOp module = playground.parse(diamond);
  REQUIRE(module);
  REQUIRE(succeeded(verify(module.get())));
  toy::find(module.get(), "toy.use")->set_operand(1, toy::find_value(module.get(), "l"));
  CHECK(failed(verify(module.get())));
  CHECK(playground.take_messages() ==
        "13:5: 'toy.use' op operand #1 (\"operands\") does not dominate this use\n"
        "  note 6:7: the operand is a block argument from here\n");
}

TEST_CASE("a label without what belongs to it") {
  Playground playground;
  playground.context.allow_unregistered();
  auto errors = [&](llvm::StringRef text) {
    CHECK_FALSE(playground.parse(text));
    return playground.take_messages();
  };
  CHECK(errors("\"a.f\"() ({\n^x\n  \"a.b\"() : () -> ()\n}) : () -> ()") ==
        "3:3: expected ':' behind a block's label\n");
  CHECK(errors("\"a.f\"() ({\n^x(%a):\n}) : () -> ()") ==
        "2:6: expected ':' and the type of the block argument\n");
}

TEST_CASE("a block is split, and its ops go elsewhere, with their uses") {
  Playground playground;
  OwningOp module = playground.parse(diamond);
  REQUIRE(module);
  Context& context = playground.context;
  Block* left = toy::find_block(module.get(), "left");
  Block* join = toy::find_block(module.get(), "join");
  Operation* add = left->front();
  Operation* branch = left->back();
  Block* rest = left->split_before(branch);
  CHECK(left->next() == rest);
  CHECK(left->back() == add);
  CHECK(rest->front() == branch);
  CHECK(branch->block() == rest);
  CHECK(llvm::is_contained(join->predecessors(), rest));
  CHECK_FALSE(llvm::is_contained(join->predecessors(), left));
  CHECK(branch->operand(0) == add->result(0));
  Builder builder = Builder::at_end(left);
  toy::BrOp::build(builder, Location()).set<"dest">(rest).create();
  CHECK(succeeded(verify(module.get())));

  // A region's blocks go into another one: here the body of the scope behind the function's blocks.
  Operation* scope = toy::find(module.get(), "toy.scope");
  Region& body = *join->parent();
  Block* inlined = scope->region(0).front();
  body.take_blocks(scope->region(0));
  CHECK(scope->region(0).empty());
  CHECK(inlined->parent() == &body);
  CHECK(body.back() == inlined);
  CHECK(inlined->front()->operand(0) == join->argument(0));
  join->back()->erase();
  scope->erase();
  builder.set_insertion_point_to_end(join);
  toy::BrOp::build(builder, Location()).set<"dest">(inlined).create();
  CHECK(succeeded(verify(module.get())));
  CHECK(context.diagnostics().error_count() == 0);
}

TEST_CASE("a builder's place is restored at the end of a scope") {
  Playground playground;
  OwningOp module = playground.parse(diamond);
  REQUIRE(module);
  Block* left = toy::find_block(module.get(), "left");
  Block* join = toy::find_block(module.get(), "join");
  Builder builder = Builder::before(left->back());
  {
    InsertionGuard guard(builder);
    builder.set_insertion_point_to_end(join);
  }
  CHECK(builder.block() == left);
  CHECK(builder.insertion_point() == left->back());
  builder.set_insertion_point_to_end(join);
  {
    InsertionGuard guard(builder);
    builder.set_insertion_point(left->front());
  }
  CHECK(builder.block() == join);
  CHECK(builder.insertion_point() == nullptr);
}

TEST_CASE("dominators of small graphs") {
  Playground playground;
  Graph none(playground, {});
  CHECK(none.immediate_dominators().empty());
  CHECK(post_order(none.func->region(0)).empty());
  CHECK(Graph(playground, {{}}).immediate_dominators() == Numbers{1});
  CHECK(Graph(playground, {{1}, {2}, {}}).immediate_dominators() == Numbers{3, 0, 1});
  CHECK(Graph(playground, {{1, 2}, {3}, {3}, {}}).immediate_dominators() == Numbers{4, 0, 0, 0});
  CHECK(Graph(playground, {{1}, {2, 3}, {1}, {}}).immediate_dominators() == Numbers{4, 0, 1, 1});
  // Two parts that the entry does not lead to.
  Graph parts(playground, {{1}, {}, {3}, {2}, {1}});
  CHECK(parts.immediate_dominators() == Numbers{5, 0, 5, 5, 5});
  CHECK(post_order(parts.func->region(0)).size() == 2);
}

// Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm", figure 4: blocks 6 to 1 are 0
// to 5 here. No block but the entry dominates another.
TEST_CASE("dominators of a graph that no structured program has") {
  Playground playground;
  Graph graph(playground, {{1, 2}, {5}, {3, 4}, {5, 4}, {3}, {3}});
  CHECK(graph.immediate_dominators() == Numbers{6, 0, 0, 0, 0, 0});
}

// Aho, Lam, Sethi and Ullman, "Compilers", figure 9.38, behind an entry of its own: that node 1 has
// an edge back to it.
TEST_CASE("dominators of the dragon book's graph") {
  Playground playground;
  Graph graph(playground,
              {{1}, {2, 3}, {3}, {4}, {3, 5, 6}, {7}, {7}, {4, 8}, {3, 9, 10}, {1}, {7}});
  CHECK(graph.immediate_dominators() == Numbers{11, 0, 1, 1, 3, 4, 4, 4, 7, 8, 8});
}

TEST_CASE("dominance frontiers") {
  Playground playground;
  CHECK(Graph(playground, {{}}).frontier({0}).empty());
  CHECK(Graph(playground, {{1, 2}, {3}, {3}, {}}).frontier({1}) == Numbers{3});
  CHECK(Graph(playground, {{1, 2}, {3}, {3}, {}}).frontier({0}).empty());
  // Nothing comes from an arm that is not reached.
  CHECK(Graph(playground, {{1}, {3}, {3}, {}}).frontier({1}).empty());
  // Appel, "Modern Compiler Implementation", figure 19.5: the frontier of node 5 is 4, 5, 12, 13.
  Graph appel(playground, {{1},
                           {2, 5, 9},
                           {3},
                           {3, 4},
                           {13},
                           {6, 7},
                           {4, 8},
                           {8, 12},
                           {5, 13},
                           {10, 11},
                           {12},
                           {12},
                           {13},
                           {}});
  CHECK(appel.frontier({5}) == Numbers{4, 5, 12, 13});
}

TEST_CASE("nothing dominates anything in another tree of ops") {
  Playground playground;
  Graph one(playground, {{1}, {}}), other(playground, {{1}, {}});
  DominanceInfo dominance;
  CHECK(dominance.dominates(one.blocks[0], one.blocks[1]));
  CHECK_FALSE(dominance.dominates(one.blocks[0], other.blocks[1]));
  CHECK_FALSE(dominance.dominates(one.blocks[0]->back(), other.blocks[1]->back()));
}
