#pragma once
// Depth-first orders of a region's blocks, and what they say of its edges. Nothing here recurses.

#include <vector>

#include "ir/block.h"

namespace pliron {

// The blocks that can be reached from the entry, each behind all its successors that are not on the
// way to it. O(blocks + edges).
std::vector<Block*> post_order(Region& region);
// The other way round: the entry comes first, and without loops each block comes behind all its
// predecessors. The order for forward data flow.
std::vector<Block*> reverse_post_order(Region& region);

// What a depth-first walk from the entry finds at the end of an edge (Cormen et al., "Introduction to
// Algorithms", 22.3).
enum class EdgeKind : std::uint8_t {
  Tree,     // a block not seen before
  Back,     // a block on the way to this one, or this one itself: the edge closes a cycle
  Forward,  // a block below this one that has been seen
  Cross,    // any other block
};
struct ClassifiedEdge {
  Block* from;
  unsigned successor;  // which of the terminator's
  EdgeKind kind;
};
// The edges between reachable blocks, in the order in which the walk sees them.
std::vector<ClassifiedEdge> classify_edges(Region& region);

}  // namespace pliron
