#pragma once
// The natural loops of a region: each is a header that dominates all of the loop's blocks, and the
// blocks from which a back edge to the header can be reached without passing the header. Loops
// nest. A cycle that can be entered at more than one block (irreducible control flow) is no loop;
// which blocks are in one is said beside.
//
// It is a snapshot: changes of the region's blocks afterwards do not show.

#include <memory>
#include <vector>

#include "ir/block.h"
#include "ir/dominance.h"

namespace pliron {

class Loop {
 public:
  Block* header() const { return header_; }
  // The loop around this one, or null.
  Loop* parent() const { return parent_; }
  // 1 for a loop in no other.
  unsigned depth() const { return depth_; }
  // The loops right inside, in the region's order of their headers.
  llvm::ArrayRef<Loop*> sub_loops() const { return sub_loops_; }
  // The blocks that are in no loop inside, in the region's order; for all see LoopInfo::blocks().
  llvm::ArrayRef<Block*> own_blocks() const { return own_blocks_; }
  // Whether `other` is this loop or inside it.
  bool contains(const Loop* other) const {
    return other && number_ <= other->number_ && other->number_ < end_;
  }

  // The blocks with an edge back to the header.
  llvm::ArrayRef<Block*> latches() const { return latches_; }
  // The only block outside that goes to the header, if its terminator does nothing but go there, so
  // that what is put in front of that runs as often and as late as what is put behind; else null.
  Block* preheader() const;

 private:
  friend class LoopInfo;
  Block* header_ = nullptr;
  Loop* parent_ = nullptr;
  unsigned depth_ = 1;
  // In preorder of the tree of loops: this one, and the first behind it that is not inside.
  std::uint32_t number_ = 0, end_ = 0;
  std::vector<Loop*> sub_loops_;
  std::vector<Block*> own_blocks_, latches_;
};

class LoopInfo {
 public:
  // Nearly linear, however deep loops nest; without loops dominance is not asked for. Only reachable
  // blocks are in loops and cycles.
  LoopInfo(Region& region, DominanceInfo& dominance);

  // The innermost loop that this block is in, or null.
  Loop* loop_for(Block* block) const;
  unsigned depth(Block* block) const;
  // For a block in an irreducible cycle one block that stands for it: two blocks have the same when
  // each can be reached from the other without going from a latch to its header. Null for others:
  // each cycle that they are on goes through the header of a loop that they are in.
  Block* irreducible_cycle(Block* block) const { return irreducible_cycles_.lookup(block); }
  // Loops in no other loop, in the region's order of their headers.
  llvm::ArrayRef<Loop*> top_level() const { return top_level_; }
  // All loops, each behind those that it is in.
  llvm::ArrayRef<Loop*> all() const { return all_; }

  bool contains(const Loop* loop, Block* block) const { return loop->contains(loop_for(block)); }
  // All blocks of a loop, those of inner loops too, in the region's order. O(n log n).
  std::vector<Block*> blocks(const Loop* loop) const;
  // Blocks of the loop with an edge out of it, in the region's order.
  std::vector<Block*> exiting_blocks(const Loop* loop) const;
  // Blocks outside that have an edge from it, each once.
  std::vector<Block*> exit_blocks(const Loop* loop) const;

 private:
  void number_loops();
  void find_irreducible_cycles(Region& region, DominanceInfo& dominance);

  std::vector<std::unique_ptr<Loop>> loops_;
  std::vector<Loop*> top_level_, all_;
  std::vector<Loop*> by_number_;
  struct Place {
    Loop* loop = nullptr;     // the innermost
    std::uint32_t index = 0;  // in the region
  };
  llvm::DenseMap<Block*, Place> places_;  // of the blocks in loops
  llvm::DenseMap<Block*, Block*> irreducible_cycles_;
};

}  // namespace pliron
