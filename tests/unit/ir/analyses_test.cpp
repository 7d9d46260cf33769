// Post-dominance, depth-first edges, loops, liveness and the call graph: published examples, and on
// random graphs what the definitions say.
#include <doctest/doctest.h>

#include <set>

#include "ir/call_graph.h"
#include "ir/cfg.h"
#include "ir/graphviz.h"
#include "ir/liveness.h"
#include "ir/loops.h"
#include "ir/post_dominance.h"
#include "ir/traversal.h"
#include "tests/unit/ir/random_cfg.h"

using namespace pliron;
using toy::make_cfg;
using toy::Playground;
using toy::random_edges;

namespace {

struct Graph {
  Graph(Playground& playground, const std::vector<std::vector<unsigned>>& edges)
      : func(make_cfg(playground, edges)), cfg(func->region(0)) {}
  Region& region() { return func->region(0); }
  Block* operator[](unsigned i) const { return cfg.block(i); }
  unsigned number(Block* block) const { return block ? cfg.vertex(block) : ~0u; }
  std::vector<unsigned> numbers(llvm::ArrayRef<Block*> blocks) const {
    std::vector<unsigned> result;
    for (Block* block : blocks)
      result.push_back(number(block));
    return result;
  }

  OwningOp func;
  Cfg cfg;
};

using Numbers = std::vector<unsigned>;

// Whether a path of edges leads from `from` to one of `ends`, not through `without`.
bool can_reach(const Cfg& cfg, Cfg::Vertex from, const std::set<Cfg::Vertex>& ends,
               Cfg::Vertex without) {
  if (from == without)
    return false;
  std::set<Cfg::Vertex> seen{from};
  std::vector<Cfg::Vertex> worklist{from};
  while (!worklist.empty()) {
    Cfg::Vertex v = worklist.back();
    worklist.pop_back();
    if (ends.contains(v))
      return true;
    for (Cfg::Vertex to : cfg.successors(v))
      if (to != without && seen.insert(to).second)
        worklist.push_back(to);
  }
  return false;
}

}  // namespace

TEST_CASE("post-dominators of a diamond in a loop") {
  Playground playground;
  // 0 -> 1; 1 -> 2, 3; 2 -> 4; 3 -> 4; 4 -> 1, 5
  Graph graph(playground, {{1}, {2, 3}, {4}, {4}, {1, 5}, {}});
  PostDominanceInfo info;
  CHECK(info.post_dominates(graph[5], graph[0]));
  CHECK(info.post_dominates(graph[4], graph[2]));
  CHECK_FALSE(info.post_dominates(graph[2], graph[1]));
  CHECK(info.immediate_post_dominator(graph[1]) == graph[4]);
  CHECK(info.immediate_post_dominator(graph[5]) == nullptr);
  CHECK(info.nearest_common_post_dominator(graph[2], graph[3]) == graph[4]);
  CHECK(info.properly_post_dominates(graph[4]->back(), graph[1]->back()));
  CHECK_FALSE(info.properly_post_dominates(graph[4]->back(), graph[4]->back()));
}

TEST_CASE("an infinite loop ends in its last block; two exits meet in the virtual one") {
  Playground playground;
  Graph graph(playground, {{1, 4}, {2}, {3, 2}, {1}, {5, 6}, {}, {}});
  PostDominanceInfo info;
  CHECK(graph.numbers(info.ends(graph.region())) == Numbers{3, 5, 6});
  CHECK(info.post_dominates(graph[3], graph[1]));
  CHECK(info.immediate_post_dominator(graph[4]) == nullptr);
  CHECK(info.nearest_common_post_dominator(graph[5], graph[6]) == nullptr);
  CHECK_FALSE(info.post_dominates(graph[1], graph[0]));
}

TEST_CASE("on random graphs post-dominance is as defined") {
  Playground playground;
  std::mt19937 random(3);
  for (unsigned round = 0; round < 200; ++round) {
    unsigned n = 2 + random() % 25;
    Graph graph(playground, random_edges(random, n));
    PostDominanceInfo info;
    std::set<Cfg::Vertex> ends;
    for (Block* end : info.ends(graph.region()))
      ends.insert(graph.number(end));
    for (unsigned b = 0; b < n; ++b) {
      REQUIRE(can_reach(graph.cfg, b, ends, n));
      for (unsigned a = 0; a < n; ++a)
        REQUIRE(info.post_dominates(graph[a], graph[b]) ==
                (a == b || !can_reach(graph.cfg, b, ends, a)));
    }
  }
}

// Cormen et al., figure 22.4 (the left part): u v w x y z are 0 to 5.
TEST_CASE("depth-first edges of a textbook graph") {
  Playground playground;
  Graph graph(playground, {{1, 3, 2}, {4}, {4, 5}, {1}, {3}, {5}});
  std::vector<ClassifiedEdge> edges = classify_edges(graph.region());
  auto kind = [&](unsigned from, unsigned successor) {
    for (const ClassifiedEdge& edge : edges)
      if (edge.from == graph[from] && edge.successor == successor)
        return edge.kind;
    FAIL("no such edge");
    return EdgeKind::Tree;
  };
  CHECK(edges.size() == 9);
  CHECK(kind(0, 0) == EdgeKind::Tree);
  CHECK(kind(0, 1) == EdgeKind::Forward);
  CHECK(kind(1, 0) == EdgeKind::Tree);
  CHECK(kind(4, 0) == EdgeKind::Tree);
  CHECK(kind(3, 0) == EdgeKind::Back);
  CHECK(kind(2, 0) == EdgeKind::Cross);
  CHECK(kind(2, 1) == EdgeKind::Tree);
  CHECK(kind(5, 0) == EdgeKind::Back);
  CHECK(graph.numbers(post_order(graph.region())) == Numbers{3, 4, 1, 5, 2, 0});
  CHECK(graph.numbers(reverse_post_order(graph.region())) == Numbers{0, 2, 5, 1, 4, 3});
}

TEST_CASE("nested loops, latches, exits and preheaders") {
  Playground playground;
  // 1 is a loop of 1..6 with the loops 2..3 and 5 inside; 8 is unreachable and loops.
  Graph graph(playground, {{1}, {2, 7}, {3}, {2, 4}, {5}, {5, 6}, {1, 1}, {}, {8, 1}});
  DominanceInfo dominance;
  LoopInfo loops(graph.region(), dominance);
  REQUIRE(loops.top_level().size() == 1);
  Loop* outer = loops.top_level()[0];
  CHECK(outer->header() == graph[1]);
  CHECK(graph.numbers(loops.blocks(outer)) == Numbers{1, 2, 3, 4, 5, 6});
  CHECK(graph.numbers(outer->own_blocks()) == Numbers{1, 4, 6});
  CHECK(graph.numbers(outer->latches()) == Numbers{6});
  CHECK(outer->preheader() == nullptr);  // block 8 goes there too
  REQUIRE(outer->sub_loops().size() == 2);
  Loop* inner = outer->sub_loops()[0];
  CHECK(inner->header() == graph[2]);
  CHECK(inner->depth() == 2);
  CHECK(inner->preheader() == nullptr);  // block 1 may go elsewhere
  CHECK(outer->sub_loops()[1]->preheader() == graph[4]);
  CHECK(loops.loop_for(graph[3]) == inner);
  CHECK(loops.depth(graph[5]) == 2);
  CHECK(loops.depth(graph[7]) == 0);
  CHECK(loops.loop_for(graph[8]) == nullptr);
  CHECK(graph.numbers(loops.exiting_blocks(outer)) == Numbers{1});
  CHECK(graph.numbers(loops.exit_blocks(inner)) == Numbers{4});
  CHECK(loops.all().size() == 3);
  CHECK(outer->contains(inner));
  CHECK_FALSE(inner->contains(outer));
}

TEST_CASE("on random graphs loops are as defined") {
  Playground playground;
  std::mt19937 random(4);
  unsigned found = 0;
  for (unsigned round = 0; round < 200; ++round) {
    unsigned n = 2 + random() % 20;
    Graph graph(playground, random_edges(random, n));
    DominanceInfo dominance;
    LoopInfo loops(graph.region(), dominance);
    for (unsigned header = 0; header < n; ++header) {
      // The body by definition: blocks that reach a latch without passing the header.
      std::set<Cfg::Vertex> latches;
      for (unsigned from = 0; from < n; ++from)
        for (Cfg::Vertex to : graph.cfg.successors(from))
          if (to == header && dominance.is_reachable(graph[from]) &&
              dominance.dominates(graph[header], graph[from]))
            latches.insert(from);
      Loop* loop = nullptr;
      for (Loop* candidate : loops.all())
        if (candidate->header() == graph[header])
          loop = candidate;
      REQUIRE((loop != nullptr) == !latches.empty());
      if (!loop)
        continue;
      ++found;
      for (unsigned b = 0; b < n; ++b) {
        bool in_loop = b == header ||
                       (dominance.is_reachable(graph[b]) &&
                        dominance.dominates(graph[header], graph[b]) &&
                        can_reach(graph.cfg, b, latches, header));
        REQUIRE(loops.contains(loop, graph[b]) == in_loop);
        REQUIRE(llvm::is_contained(loops.blocks(loop), graph[b]) == in_loop);
      }
    }
  }
  CHECK(found > 100);
}

static constexpr llvm::StringLiteral live_text = R"(
"toy.func"() <{sym_name = "f", function_type = (i1, i32) -> ()}> ({
^entry(%c: i1, %n: i32):
  %dead = "toy.undef"() : () -> i32
  %a = "toy.undef"() : () -> i32
  "toy.br"(%a)[^head] : (i32) -> ()
^head(%i: i32):
  %next = "toy.add"(%i, %n) : (i32, i32) -> i32
  "toy.cond_br"(%c, %next)[^head, ^exit] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^exit:
  "toy.scope"() ({
    "toy.use"(%next) : (i32) -> ()
    "toy.return"() : () -> ()
  }) : () -> ()
  "toy.return"() : () -> ()
^orphan:
  "toy.use"(%a) : (i32) -> ()
  "toy.return"() : () -> ()
}) : () -> ()
)";

TEST_CASE("liveness in a loop, of dead values, in nested regions and unreachable blocks") {
  Playground playground;
  OwningOp module = playground.parse(live_text);
  REQUIRE(module);
  auto block = [&](llvm::StringRef name) { return toy::find_block(module.get(), name); };
  auto value = [&](llvm::StringRef name) { return toy::find_value(module.get(), name); };
  Liveness liveness(*block("entry")->parent());
  // Used around the back edge.
  CHECK(liveness.is_live_in(value("n"), block("head")));
  CHECK(liveness.is_live_out(value("n"), block("head")));
  CHECK(liveness.is_live_out(value("c"), block("head")));
  CHECK_FALSE(liveness.is_live_in(value("i"), block("head")));
  CHECK_FALSE(liveness.is_live_out(value("i"), block("head")));
  // Used in a nested region of the exit.
  CHECK(liveness.is_live_in(value("next"), block("exit")));
  CHECK(liveness.is_live_out(value("next"), block("head")));
  CHECK_FALSE(liveness.is_live_out(value("next"), block("exit")));
  CHECK(liveness.live_in(block("entry")).empty());
  // Passed to the loop by the entry's branch, and used where nobody comes.
  CHECK(liveness.is_live_in(value("a"), block("orphan")));
  CHECK_FALSE(liveness.is_live_out(value("a"), block("entry")));
  CHECK_FALSE(liveness.is_live_after(value("dead"), value("dead").defining_op()));
  CHECK(liveness.live_ops(value("dead")) == std::vector{value("dead").defining_op()});
  Operation* scope = toy::find(module.get(), "toy.scope");
  CHECK_FALSE(liveness.is_live_after(value("next"), scope));
  CHECK(liveness.live_ops(value("next")) ==
        std::vector{value("next").defining_op(), block("head")->back(), scope});
  // Values from outside the region.
  Liveness inside(scope->region(0));
  CHECK(inside.is_live_in(value("next"), scope->region(0).front()));
  CHECK_FALSE(inside.is_live_out(value("next"), scope->region(0).front()));
}

namespace {
// One value in each block, used in others at random; returns which block uses what.
std::vector<std::set<unsigned>> add_uses(Playground& playground, Graph& graph,
                                         std::vector<Value>& values, std::mt19937& random) {
  Context& context = playground.context;
  unsigned n = graph.cfg.size();
  std::vector<std::set<unsigned>> uses(n);
  for (unsigned b = 0; b < n; ++b) {
    OperationState def(Location(), context.op_info("toy.undef"));
    def.result_types.push_back(IntegerType::get(context, 32));
    Operation* op = Operation::create(def);
    graph[b]->push_front(op);
    values.push_back(op->result(0));
  }
  for (unsigned b = 0; b < n; ++b) {
    for (unsigned i = random() % 3; i > 0; --i) {
      unsigned used = random() % n;
      OperationState use(Location(), context.op_info("toy.use"));
      use.operands.push_back(values[used]);
      graph[b]->insert(graph[b]->back(), Operation::create(use));
      uses[b].insert(used);
    }
  }
  return uses;
}
}  // namespace

TEST_CASE("on random graphs liveness is the solution of the data flow equations") {
  Playground playground;
  std::mt19937 random(5);
  for (unsigned round = 0; round < 200; ++round) {
    unsigned n = 2 + random() % 20;
    Graph graph(playground, random_edges(random, n));
    std::vector<Value> values;
    std::vector<std::set<unsigned>> uses = add_uses(playground, graph, values, random);
    std::vector<std::set<unsigned>> in(n), out(n);
    for (bool changed = true; changed;) {
      changed = false;
      for (unsigned b = 0; b < n; ++b) {
        std::set<unsigned> new_out, new_in = uses[b];
        for (Cfg::Vertex to : graph.cfg.successors(b))
          new_out.insert(in[to].begin(), in[to].end());
        new_in.insert(new_out.begin(), new_out.end());
        new_in.erase(b);
        changed |= new_in != in[b] || new_out != out[b];
        in[b] = new_in;
        out[b] = new_out;
      }
    }
    Liveness liveness(graph.region());
    for (unsigned b = 0; b < n; ++b) {
      REQUIRE(liveness.live_in(graph[b]).size() == in[b].size());
      REQUIRE(liveness.live_out(graph[b]).size() == out[b].size());
      for (unsigned v : in[b])
        REQUIRE(liveness.is_live_in(values[v], graph[b]));
      for (unsigned v : out[b])
        REQUIRE(liveness.is_live_out(values[v], graph[b]));
    }
  }
}

static constexpr llvm::StringLiteral calls_text = R"(
"toy.func"() <{sym_name = "main", function_type = () -> ()}> ({
  "toy.call"() <{callee = @odd}> : () -> ()
  "toy.call"() <{callee = @odd}> : () -> ()
  "toy.call"() <{callee = @nowhere}> : () -> ()
  "toy.return"() : () -> ()
}) : () -> ()
"toy.func"() <{sym_name = "odd", function_type = () -> ()}> ({
  "toy.call"() <{callee = @even}> : () -> ()
  "toy.return"() : () -> ()
}) : () -> ()
"toy.func"() <{sym_name = "even", function_type = () -> ()}> ({
  "toy.call"() <{callee = @odd}> : () -> ()
  "toy.return"() {table = [{entry = @taken}]} : () -> ()
}) : () -> ()
"toy.func"() <{sym_name = "taken", function_type = () -> ()}> ({
}) : () -> ()
)";

TEST_CASE("the call graph: cycles, unknown callees, taken addresses") {
  Playground playground;
  OwningOp module = playground.parse(calls_text);
  REQUIRE(module);
  CallGraph graph(module.get());
  REQUIRE(graph.size() == 4);
  CHECK(graph.calls(0).size() == 3);
  CHECK(graph.callees(0) == Numbers{1});
  CHECK(graph.calls(0)[2].callee == CallGraph::unknown);
  CHECK(graph.is_recursive(1));
  CHECK_FALSE(graph.is_recursive(0));
  CHECK(graph.is_address_taken(3));
  CHECK_FALSE(graph.is_address_taken(1));
  std::vector<std::vector<unsigned>> groups = graph.bottom_up_groups();
  REQUIRE(groups.size() == 3);
  CHECK(groups[0] == Numbers{1, 2});
  CHECK(groups[1] == Numbers{0});
}

TEST_CASE("pictures name every block, op with regions, and function") {
  Playground playground;
  auto text_of = [&](llvm::StringRef source, void (*write)(Operation*, llvm::raw_ostream&)) {
    OwningOp module = playground.parse(source);
    REQUIRE(module);
    std::string text;
    llvm::raw_string_ostream os(text);
    write(module.get(), os);
    return text;
  };
  std::string cfg = text_of(live_text, write_cfg_dot);
  CHECK(cfg.find("toy.func @f") != std::string::npos);
  CHECK(cfg.find("n1 -> n1 [label=\"0\", style=dashed]") != std::string::npos);
  CHECK(cfg.find("color=grey") != std::string::npos);
  CHECK(cfg.find("\\\"toy.add\\\"") != std::string::npos);
  std::string tree = text_of(live_text, write_region_tree_dot);
  CHECK(tree.find("toy.scope\\lregion 0: 1 block, 2 ops") != std::string::npos);
  CHECK(tree.find("n0 -> n1 [label=\"0\"]") != std::string::npos);
  std::string calls = text_of(calls_text, write_call_graph_dot);
  CHECK(calls.find("n0 -> n1 [label=\"2 calls\"]") != std::string::npos);
  CHECK(calls.find("not known") != std::string::npos);
  CHECK(calls.find("label=\"recursive\"") != std::string::npos);
}
