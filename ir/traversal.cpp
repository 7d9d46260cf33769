#include "ir/traversal.h"

#include <algorithm>

#include "ir/cfg.h"

namespace pliron {

namespace {
using Vertex = Cfg::Vertex;

struct DepthFirst {
  explicit DepthFirst(Region& region) : cfg(region), entered(cfg.size(), 0), left(cfg.size(), 0) {}

  // Calls edge(from, successor, kind) and done(vertex).
  template <typename Edge, typename Done>
  void run(Edge edge, Done done) {
    if (cfg.size() == 0)
      return;
    struct Frame {
      Vertex vertex;
      unsigned next;
    };
    std::vector<Frame> stack;
    unsigned time = 0;
    auto enter = [&](Vertex v) {
      entered[v] = ++time;
      stack.push_back({v, 0});
    };
    enter(0);
    while (!stack.empty()) {
      Frame& frame = stack.back();
      llvm::ArrayRef<Vertex> successors = cfg.successors(frame.vertex);
      if (frame.next == successors.size()) {
        left[frame.vertex] = ++time;
        done(frame.vertex);
        stack.pop_back();
        continue;
      }
      Vertex from = frame.vertex, to = successors[frame.next];
      edge(from, frame.next++, kind_of(from, to));
      if (!entered[to])
        enter(to);
    }
  }

  EdgeKind kind_of(Vertex from, Vertex to) const {
    if (!entered[to])
      return EdgeKind::Tree;
    if (!left[to])
      return EdgeKind::Back;
    return entered[from] < entered[to] ? EdgeKind::Forward : EdgeKind::Cross;
  }

  Cfg cfg;
  std::vector<unsigned> entered, left;  // by vertex: when, from 1; 0 for not yet
};
}  // namespace

std::vector<Block*> post_order(Region& region) {
  DepthFirst walk(region);
  std::vector<Block*> order;
  walk.run([](Vertex, unsigned, EdgeKind) {},
           [&](Vertex v) { order.push_back(walk.cfg.block(v)); });
  return order;
}

std::vector<Block*> reverse_post_order(Region& region) {
  std::vector<Block*> order = post_order(region);
  std::reverse(order.begin(), order.end());
  return order;
}

std::vector<ClassifiedEdge> classify_edges(Region& region) {
  DepthFirst walk(region);
  std::vector<ClassifiedEdge> edges;
  walk.run(
      [&](Vertex from, unsigned successor, EdgeKind kind) {
        edges.push_back({walk.cfg.block(from), successor, kind});
      },
      [](Vertex) {});
  return edges;
}

}  // namespace pliron
