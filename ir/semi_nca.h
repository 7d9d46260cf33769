#pragma once
// Immediate dominators of a graph, for the framework's dominator and post-dominator trees. A graph has
// vertices 0 to size() - 1 and gives its successors(v) and predecessors(v) as ranges of vertices.

#include <algorithm>
#include <cstdint>

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace pliron::detail {

// Finds immediate dominators with the Semi-NCA algorithm (Georgiadis, "Linear-Time Algorithms for
// Dominators and Related Problems", 2005), which in practice is the fastest known. BGL's
// lengauer_tarjan_dominator_tree gives the same tree and is what the tests compare with; it is not
// used here because its path compression recurses as deep as the CFG is long.
template <typename Graph>
class SemiNca {
 public:
  using Vertex = std::uint32_t;
  static constexpr Vertex none = ~Vertex{0};

  SemiNca(const Graph& graph, Vertex root)
      : graph_(graph), root_(root), number_(graph.size(), none) {}

  void run() {
    number_vertices();
    find_semidominators();
    idom_ = parent_;
    for (Vertex i = 1; i < size(); ++i)
      while (idom_[i] > semi_[i])
        idom_[i] = idom_[idom_[i]];
  }

  // Results, in depth-first numbers: an immediate dominator has a smaller number.
  Vertex size() const { return static_cast<Vertex>(vertex_.size()); }
  Vertex vertex(Vertex number) const { return vertex_[number]; }
  Vertex idom(Vertex number) const { return idom_[number]; }

 private:
  // Numbers the reachable vertices in depth-first preorder and notes their parents.
  void number_vertices() {
    struct Frame {
      Vertex vertex;
      Vertex next_successor;
    };
    llvm::SmallVector<Frame, 16> stack;
    auto enter = [&](Vertex v, Vertex parent) {
      number_[v] = size();
      vertex_.push_back(v);
      parent_.push_back(parent);
      stack.push_back({v, 0});
    };
    enter(root_, 0);
    while (!stack.empty()) {
      Frame& frame = stack.back();
      const auto& successors = graph_.successors(frame.vertex);
      if (frame.next_successor == successors.size()) {
        stack.pop_back();
        continue;
      }
      Vertex successor = successors[frame.next_successor++];
      if (number_[successor] == none)
        enter(successor, number_[frame.vertex]);
    }
  }

  void find_semidominators() {
    ancestor_ = parent_;
    for (Vertex i = 0; i < size(); ++i) {
      semi_.push_back(i);
      label_.push_back(i);
    }
    for (Vertex i = size(); i-- > 1;) {
      semi_[i] = parent_[i];
      for (Vertex predecessor : graph_.predecessors(vertex_[i])) {
        Vertex pred = number_[predecessor];
        if (pred != none)
          semi_[i] = std::min(semi_[i], semi_[evaluate(pred, i)]);
      }
    }
  }

  // The vertex with the smallest semidominator on the way from `v` up to the last one above
  // `linked`. Shortens that way for the next time.
  Vertex evaluate(Vertex v, Vertex linked) {
    if (v <= linked)
      return v;
    path_.clear();
    Vertex top = v;
    for (; ancestor_[top] > linked; top = ancestor_[top])
      path_.push_back(top);
    Vertex best = label_[top];
    for (Vertex w : llvm::reverse(path_)) {
      if (semi_[label_[w]] > semi_[best])
        label_[w] = best;
      else
        best = label_[w];
      ancestor_[w] = ancestor_[top];
    }
    return label_[v];
  }

  const Graph& graph_;
  Vertex root_;
  llvm::SmallVector<Vertex, 16> number_;  // by vertex
  // By number.
  llvm::SmallVector<Vertex, 16> vertex_, parent_, semi_, label_, ancestor_, idom_;
  llvm::SmallVector<Vertex, 16> path_;
};

}  // namespace pliron::detail
