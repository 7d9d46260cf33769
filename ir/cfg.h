#pragma once
// A region's control flow graph as a Boost.Graph graph: vertices are the region's blocks, numbered
// in their order (so the entry is vertex 0), edges are the successors of their terminators. It
// models bidirectional, vertex list and edge list graphs with a vertex index, so BGL's algorithms
// run on it:
//
//   Cfg cfg(region);
//   std::vector<int> component(cfg.size());
//   boost::strong_components(cfg, boost::make_iterator_property_map(
//                                     component.begin(), get(boost::vertex_index, cfg)));
//
// It is a snapshot: changes of the region afterwards do not show. Successors outside the region,
// which the verifier reports, are left out. Include this in .cpp files only, since BGL is slow to
// compile.

#include <boost/graph/graph_traits.hpp>
#include <boost/graph/properties.hpp>
#include <boost/iterator/counting_iterator.hpp>
#include <boost/property_map/property_map.hpp>

#include "ir/block.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace pliron {

class Cfg {
 public:
  using Vertex = std::uint32_t;
  using EdgeId = std::uint32_t;
  // Two edges between the same blocks differ in their id. Ids count the edges in the order of their
  // sources and, for one source, of its successors.
  struct Edge {
    Vertex source = 0;
    Vertex target = 0;
    EdgeId id = 0;
    bool operator==(const Edge&) const = default;
  };

  explicit Cfg(Region& region);

  Vertex size() const { return static_cast<Vertex>(blocks_.size()); }
  EdgeId num_edges() const { return static_cast<EdgeId>(targets_.size()); }
  Block* block(Vertex v) const { return blocks_[v]; }
  // The number of a block of this region.
  Vertex vertex(Block* block) const {
    Vertex v = block->number();
    return v < size() && blocks_[v] == block ? v : find(block);
  }
  llvm::ArrayRef<Vertex> successors(Vertex v) const {
    return llvm::ArrayRef(targets_).slice(first_out_[v], first_out_[v + 1] - first_out_[v]);
  }
  // The sources of the edges into a vertex.
  auto predecessors(Vertex v) const {
    return llvm::map_range(in_edge_ids(v), [this](EdgeId id) { return sources_[id]; });
  }
  // Ids of the edges into and out of a vertex.
  llvm::ArrayRef<EdgeId> in_edge_ids(Vertex v) const {
    return llvm::ArrayRef(in_edges_).slice(first_in_[v], first_in_[v + 1] - first_in_[v]);
  }
  EdgeId first_out_edge(Vertex v) const { return first_out_[v]; }
  Edge edge(EdgeId id) const { return {sources_[id], targets_[id], id}; }

 private:
  static constexpr Vertex no_vertex = ~Vertex{0};
  // For a block whose number some later snapshot has changed; no_vertex when it is not here.
  Vertex find(Block* block) const;

  llvm::SmallVector<Block*, 8> blocks_;
  mutable llvm::DenseMap<Block*, Vertex> found_;  // made by the first find()
  llvm::SmallVector<Vertex, 8> sources_, targets_;     // by edge
  llvm::SmallVector<EdgeId, 8> first_out_, first_in_;  // by vertex, and one more
  llvm::SmallVector<EdgeId, 8> in_edges_;              // grouped by target
};

// Walks over edges. `At` says which edge the iterator's position means.
template <typename Position, Cfg::EdgeId (*IdAt)(Position)>
struct CfgEdgeIterator {
  using iterator_category = std::forward_iterator_tag;
  using value_type = Cfg::Edge;
  using difference_type = std::ptrdiff_t;
  using pointer = const Cfg::Edge*;
  using reference = Cfg::Edge;
  const Cfg* cfg = nullptr;
  Position at{};
  Cfg::Edge operator*() const { return cfg->edge(IdAt(at)); }
  CfgEdgeIterator& operator++() {
    ++at;
    return *this;
  }
  CfgEdgeIterator operator++(int) {
    CfgEdgeIterator old = *this;
    ++at;
    return old;
  }
  bool operator==(const CfgEdgeIterator&) const = default;
};
inline Cfg::EdgeId edge_id_at(Cfg::EdgeId id) {
  return id;
}
inline Cfg::EdgeId edge_id_in(const Cfg::EdgeId* at) {
  return *at;
}
using CfgOutEdgeIterator = CfgEdgeIterator<Cfg::EdgeId, edge_id_at>;
using CfgInEdgeIterator = CfgEdgeIterator<const Cfg::EdgeId*, edge_id_in>;
using CfgVertexIterator = boost::counting_iterator<Cfg::Vertex>;

}  // namespace pliron

// NOLINTBEGIN(readability-identifier-naming): the names that BGL looks for.
template <>
struct boost::graph_traits<pliron::Cfg> {
  using vertex_descriptor = pliron::Cfg::Vertex;
  using edge_descriptor = pliron::Cfg::Edge;
  using directed_category = boost::bidirectional_tag;
  using edge_parallel_category = boost::allow_parallel_edge_tag;
  struct traversal_category : virtual boost::bidirectional_graph_tag,
                              virtual boost::vertex_list_graph_tag,
                              virtual boost::edge_list_graph_tag {};
  using vertices_size_type = pliron::Cfg::Vertex;
  using edges_size_type = pliron::Cfg::EdgeId;
  using degree_size_type = pliron::Cfg::EdgeId;
  using vertex_iterator = pliron::CfgVertexIterator;
  using edge_iterator = pliron::CfgOutEdgeIterator;
  using out_edge_iterator = pliron::CfgOutEdgeIterator;
  using in_edge_iterator = pliron::CfgInEdgeIterator;
  using adjacency_iterator = void;
  static vertex_descriptor null_vertex() { return ~vertex_descriptor{0}; }
};

template <>
struct boost::property_map<pliron::Cfg, boost::vertex_index_t> {
  using type = boost::typed_identity_property_map<pliron::Cfg::Vertex>;
  using const_type = type;
};
// NOLINTEND(readability-identifier-naming)

namespace pliron {

// The functions that BGL finds by its arguments.
inline Cfg::Vertex num_vertices(const Cfg& cfg) {
  return cfg.size();
}
inline Cfg::EdgeId num_edges(const Cfg& cfg) {
  return cfg.num_edges();
}
inline std::pair<CfgVertexIterator, CfgVertexIterator> vertices(const Cfg& cfg) {
  return {CfgVertexIterator(0), CfgVertexIterator(cfg.size())};
}
inline std::pair<CfgOutEdgeIterator, CfgOutEdgeIterator> edges(const Cfg& cfg) {
  return {{&cfg, 0}, {&cfg, cfg.num_edges()}};
}
inline std::pair<CfgOutEdgeIterator, CfgOutEdgeIterator> out_edges(Cfg::Vertex v, const Cfg& cfg) {
  return {{&cfg, cfg.first_out_edge(v)}, {&cfg, cfg.first_out_edge(v + 1)}};
}
inline std::pair<CfgInEdgeIterator, CfgInEdgeIterator> in_edges(Cfg::Vertex v, const Cfg& cfg) {
  llvm::ArrayRef<Cfg::EdgeId> ids = cfg.in_edge_ids(v);
  return {{&cfg, ids.begin()}, {&cfg, ids.end()}};
}
inline Cfg::EdgeId out_degree(Cfg::Vertex v, const Cfg& cfg) {
  return static_cast<Cfg::EdgeId>(cfg.successors(v).size());
}
inline Cfg::EdgeId in_degree(Cfg::Vertex v, const Cfg& cfg) {
  return static_cast<Cfg::EdgeId>(cfg.in_edge_ids(v).size());
}
inline Cfg::EdgeId degree(Cfg::Vertex v, const Cfg& cfg) {
  return in_degree(v, cfg) + out_degree(v, cfg);
}
inline Cfg::Vertex source(const Cfg::Edge& edge, const Cfg&) {
  return edge.source;
}
inline Cfg::Vertex target(const Cfg::Edge& edge, const Cfg&) {
  return edge.target;
}
inline boost::typed_identity_property_map<Cfg::Vertex> get(boost::vertex_index_t, const Cfg&) {
  return {};
}

}  // namespace pliron
