#include "ir/dominance.h"

#include <doctest/doctest.h>

#include <boost/graph/dominator_tree.hpp>
#include <boost/graph/strong_components.hpp>
#include <boost/graph/topological_sort.hpp>
#include <random>

#include "ir/cfg.h"
#include "tests/unit/ir/random_cfg.h"

using namespace pliron;
using toy::make_cfg;
using toy::Playground;
using toy::random_edges;

static constexpr llvm::StringLiteral diamond_in_loop = R"(
"toy.func"() <{sym_name = "f", function_type = (i1) -> ()}> ({
^entry(%c: i1):
  %v = "toy.undef"() : () -> i32
  "toy.br"()[^head] : () -> ()
^head:
  %h = "toy.undef"() : () -> i32
  "toy.cond_br"(%c)[^left, ^right] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^left:
  %l = "toy.undef"() : () -> i32
  "toy.br"()[^join] : () -> ()
^right:
  "toy.br"()[^join] : () -> ()
^join:
  "toy.scope"() ({
    %n = "toy.undef"() : () -> i32
    "toy.return"() : () -> ()
  }) : () -> ()
  "toy.cond_br"(%c)[^head, ^exit] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^exit:
  "toy.return"() : () -> ()
^dead:
  %d = "toy.undef"() : () -> i32
  "toy.br"()[^exit] : () -> ()
}) : () -> ()
)";

namespace {
struct Names {
  Operation* root;
  Block* operator[](llvm::StringRef name) const { return toy::find_block(root, name); }
};
}  // namespace

TEST_CASE("blocks: dominance, immediate dominators, common dominators") {
  Playground playground;
  OwningOp module = playground.parse(diamond_in_loop);
  REQUIRE(module);
  Names block{module.get()};
  DominanceInfo dominance;
  CHECK(dominance.dominates(block["head"], block["join"]));
  CHECK(dominance.dominates(block["join"], block["exit"]));
  CHECK_FALSE(dominance.dominates(block["left"], block["join"]));
  CHECK(dominance.dominates(block["left"], block["left"]));
  CHECK_FALSE(dominance.properly_dominates(block["left"], block["left"]));
  CHECK(dominance.immediate_dominator(block["join"]) == block["head"]);
  CHECK(dominance.immediate_dominator(block["entry"]) == nullptr);
  CHECK(dominance.nearest_common_dominator(block["left"], block["right"]) == block["head"]);
  CHECK(dominance.nearest_common_dominator(block["left"], block["exit"]) == block["head"]);
}

TEST_CASE("unreachable blocks are dominated by everything and dominate only each other") {
  Playground playground;
  OwningOp module = playground.parse(diamond_in_loop);
  REQUIRE(module);
  Names block{module.get()};
  DominanceInfo dominance;
  CHECK_FALSE(dominance.is_reachable(block["dead"]));
  CHECK(dominance.is_reachable(block["exit"]));
  CHECK(dominance.dominates(block["left"], block["dead"]));
  CHECK_FALSE(dominance.dominates(block["dead"], block["exit"]));
  CHECK(dominance.immediate_dominator(block["dead"]) == nullptr);
  CHECK(dominance.nearest_common_dominator(block["dead"], block["exit"]) == nullptr);
  Operation* dead = toy::find(module.get(), "d");
  CHECK(dominance.properly_dominates(block["dead"]->back(), dead));
  CHECK(dominance.dominates(toy::find_value(module.get(), "l"), dead));
  CHECK_FALSE(dominance.dominates(dead->result(0), block["exit"]->front()));
}

TEST_CASE("ops and values, also across regions") {
  Playground playground;
  OwningOp module = playground.parse(diamond_in_loop);
  REQUIRE(module);
  Names block{module.get()};
  DominanceInfo dominance;
  Operation* nested = toy::find(module.get(), "n");
  Operation* scope = toy::find(module.get(), "toy.scope");
  CHECK(dominance.dominates(toy::find_value(module.get(), "h"), nested));
  CHECK(dominance.dominates(toy::find_value(module.get(), "c"), nested));
  CHECK_FALSE(dominance.dominates(toy::find_value(module.get(), "l"), nested));
  CHECK_FALSE(dominance.dominates(nested->result(0), block["join"]->back()));
  CHECK_FALSE(dominance.properly_dominates(scope, nested));
  CHECK(dominance.properly_dominates(scope, block["exit"]->front()));
  CHECK(dominance.properly_dominates(toy::find(module.get(), "v"), scope));
  Operation* v = toy::find(module.get(), "v");
  CHECK_FALSE(dominance.properly_dominates(v, v));
  CHECK(dominance.dominates(v, v));
  CHECK_FALSE(dominance.dominates(v->result(0), v));
}

TEST_CASE("in a graph region every value may be used everywhere") {
  Playground playground;
  OwningOp module = playground.parse(R"(
    "toy.graph"() ({
      %a = "toy.add"(%b, %a) : (i32, i32) -> i32
      %b = "toy.undef"() : () -> i32
    }) : () -> ()
  )");
  REQUIRE(module);
  DominanceInfo dominance;
  Operation* a = toy::find(module.get(), "a");
  CHECK(dominance.dominates(toy::find_value(module.get(), "b"), a));
  CHECK(dominance.dominates(a->result(0), a));
  CHECK_FALSE(dominance.dominates(a->result(0), module.get()));
}

TEST_CASE("the frontier is pruned by liveness") {
  Playground playground;
  OwningOp module = playground.parse(diamond_in_loop);
  REQUIRE(module);
  Names block{module.get()};
  Region& region = *block["entry"]->parent();
  DominanceInfo dominance;
  auto all = dominance.iterated_dominance_frontier(region, {block["entry"], block["left"]},
                                                   [](Block*) { return true; });
  CHECK(all.size() == 2);
  CHECK(llvm::is_contained(all, block["head"]));
  CHECK(llvm::is_contained(all, block["join"]));
  auto pruned = dominance.iterated_dominance_frontier(region, {block["entry"], block["left"]},
                                                      [&](Block* b) { return b == block["join"]; });
  REQUIRE(pruned.size() == 1);
  CHECK(pruned[0] == block["join"]);
}

namespace {
std::vector<Cfg::Vertex> bgl_dominators(const Cfg& cfg) {
  std::vector<Cfg::Vertex> idom(cfg.size(), boost::graph_traits<Cfg>::null_vertex());
  boost::lengauer_tarjan_dominator_tree(
      cfg, Cfg::Vertex{0},
      boost::make_iterator_property_map(idom.begin(), get(boost::vertex_index, cfg)));
  return idom;
}

// The textbook definition: blocks that a definition's block dominates the predecessor of, but not
// properly themselves; repeated until nothing is added.
std::vector<bool> frontier_by_definition(DominanceInfo& dominance, const Cfg& cfg,
                                         std::vector<bool> defs) {
  std::vector<bool> frontier(cfg.size(), false);
  for (bool grows = true; grows;) {
    grows = false;
    for (Cfg::Vertex d = 0; d < cfg.size(); ++d) {
      if (!defs[d])
        continue;
      for (Cfg::EdgeId id = 0; id < cfg.num_edges(); ++id) {
        Cfg::Edge edge = cfg.edge(id);
        if (frontier[edge.target] || !dominance.is_reachable(cfg.block(edge.source)) ||
            !dominance.dominates(cfg.block(d), cfg.block(edge.source)) ||
            dominance.properly_dominates(cfg.block(d), cfg.block(edge.target)))
          continue;
        frontier[edge.target] = defs[edge.target] = grows = true;
      }
    }
  }
  return frontier;
}
}  // namespace

namespace {
// The blocks that can be reached from the entry on a way around `without`.
std::vector<bool> reachable_without(const Cfg& cfg, Cfg::Vertex without) {
  std::vector<bool> reached(cfg.size(), false);
  if (without == 0)
    return reached;
  std::vector<Cfg::Vertex> worklist{0};
  reached[0] = true;
  while (!worklist.empty()) {
    Cfg::Vertex v = worklist.back();
    worklist.pop_back();
    for (Cfg::Vertex successor : cfg.successors(v)) {
      if (reached[successor] || successor == without)
        continue;
      reached[successor] = true;
      worklist.push_back(successor);
    }
  }
  return reached;
}
}  // namespace

TEST_CASE("on random graphs dominance and its frontier are as defined") {
  Playground playground;
  std::mt19937 random(1);
  for (unsigned round = 0; round < 300; ++round) {
    unsigned n = 2 + random() % 30;
    OwningOp func = make_cfg(playground, random_edges(random, n));
    Region& region = func->region(0);
    Cfg cfg(region);
    DominanceInfo dominance;
    for (Cfg::Vertex v = 0; v < n; ++v) {
      std::vector<bool> around = reachable_without(cfg, v);
      for (Cfg::Vertex w = 0; w < n; ++w) {
        bool reachable = dominance.is_reachable(cfg.block(w));
        REQUIRE(dominance.dominates(cfg.block(v), cfg.block(w)) ==
                (v == w || !reachable || !around[w]));
      }
    }
    std::vector<bool> defs(n, false);
    llvm::SmallVector<Block*, 8> def_blocks;
    for (Cfg::Vertex v = 0; v < n; ++v) {
      if (random() % 3 || !dominance.is_reachable(cfg.block(v)))
        continue;
      defs[v] = true;
      def_blocks.push_back(cfg.block(v));
    }
    std::vector<bool> frontier = frontier_by_definition(dominance, cfg, defs);
    auto found =
        dominance.iterated_dominance_frontier(region, def_blocks, [](Block*) { return true; });
    REQUIRE(found.size() == static_cast<std::size_t>(llvm::count(frontier, true)));
    for (Block* block : found)
      REQUIRE(frontier[cfg.vertex(block)]);
  }
}

TEST_CASE("on random graphs without unreachable blocks the tree is BGL's") {
  Playground playground;
  std::mt19937 random(2);
  for (unsigned round = 0; round < 300; ++round) {
    unsigned n = 2 + random() % 30;
    auto edges = random_edges(random, n);
    for (unsigned v = 1; v < n; ++v)
      edges[random() % v].push_back(v);
    OwningOp func = make_cfg(playground, edges);
    Cfg cfg(func->region(0));
    DominanceInfo dominance;
    std::vector<Cfg::Vertex> expected = bgl_dominators(cfg);
    for (Cfg::Vertex v = 0; v < n; ++v)
      REQUIRE(dominance.immediate_dominator(cfg.block(v)) ==
              (expected[v] < n ? cfg.block(expected[v]) : nullptr));
  }
}

TEST_CASE("a loop of 200000 blocks needs no deep stack") {
  Playground playground;
  unsigned n = 200000;
  std::vector<std::vector<unsigned>> edges(n);
  for (unsigned i = 0; i + 1 < n; ++i)
    edges[i] = {i + 1};
  edges[n - 1] = {1};
  OwningOp func = make_cfg(playground, edges);
  DominanceInfo dominance;
  Region& region = func->region(0);
  CHECK(dominance.dominates(region.front()->next(), region.back()));
  CHECK(dominance.dominator_tree_preorder(region).size() == n);
  CHECK(dominance.iterated_dominance_frontier(region, region.back(), [](Block*) { return true; })
            .size() == 1);
}

TEST_CASE("BGL's algorithms run on a region") {
  Playground playground;
  OwningOp module = playground.parse(diamond_in_loop);
  REQUIRE(module);
  Names block{module.get()};
  Cfg cfg(*block["entry"]->parent());
  BOOST_CONCEPT_ASSERT((boost::BidirectionalGraphConcept<Cfg>));
  BOOST_CONCEPT_ASSERT((boost::VertexListGraphConcept<Cfg>));
  BOOST_CONCEPT_ASSERT((boost::EdgeListGraphConcept<Cfg>));
  CHECK(num_vertices(cfg) == 7);
  CHECK(num_edges(cfg) == 8);
  std::vector<int> component(cfg.size());
  int components = boost::strong_components(
      cfg, boost::make_iterator_property_map(component.begin(), get(boost::vertex_index, cfg)));
  CHECK(components == 4);
  auto of = [&](llvm::StringRef name) { return component[cfg.vertex(block[name])]; };
  CHECK(of("head") == of("left"));
  CHECK(of("head") == of("join"));
  CHECK(of("head") != of("exit"));

  OwningOp acyclic = make_cfg(playground, {{1, 2}, {3}, {1}, {}});
  Cfg dag(acyclic->region(0));
  std::vector<Cfg::Vertex> reversed;
  boost::topological_sort(dag, std::back_inserter(reversed));
  CHECK(reversed == std::vector<Cfg::Vertex>{3, 1, 2, 0});
}
