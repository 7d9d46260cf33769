#pragma once
// Dense data flow: something that is known at each point of a region, as which stores may reach it
// or what is live there. The state between two ops is a value of the analysis' own type; states are
// kept for the starts and ends of blocks only, and those inside are found again when they are asked
// for.
//
//   struct Stores {
//     using State = llvm::BitVector;
//     State initial() const;                               // where a region starts (ends)
//     bool join(State& into, const State& from) const;     // whether `into` has changed
//     void transfer(Operation* op, State& state) const;    // past the op
//   };
//   DenseForwardSolver<Stores> solver(stores, region);
//
// Forward, a state goes from the entry of the region along its edges; backward, from the ops that
// leave it against them. An op with regions is one step for its region; a solver for each of its
// regions, with an initial() that says what holds there, does the inside. Blocks that control
// cannot reach keep the state that they start with, State().
//
// Blocks are visited in (reverse) post order until nothing changes. Does not recurse.

#include <vector>

#include "ir/arena_map.h"
#include "ir/traversal.h"

namespace pliron {

namespace detail {

// The order of blocks, and which of them wait.
class BlockWorklist {
 public:
  explicit BlockWorklist(std::vector<Block*> order)
      : blocks_(std::move(order)), waits_(blocks_.size(), true) {
    for (std::uint32_t i = 0; i < blocks_.size(); ++i)
      places_[blocks_[i]] = i + 1;
  }
  llvm::ArrayRef<Block*> blocks() const { return blocks_; }
  // The number of a block in the order; -1 for one that is not there.
  int place(Block* block) const { return static_cast<int>(places_.get(block)) - 1; }
  void push(int place) {
    waits_[static_cast<std::size_t>(place)] = true;
    next_ = std::min(next_, static_cast<std::size_t>(place));
  }
  // The first that waits, or -1.
  int pop() {
    while (next_ < waits_.size() && !waits_[next_])
      ++next_;
    if (next_ == waits_.size())
      return -1;
    waits_[next_] = false;
    return static_cast<int>(next_);
  }

 private:
  std::vector<Block*> blocks_;
  std::vector<bool> waits_;
  BlockMap<std::uint32_t> places_;
  std::size_t next_ = 0;
};

}  // namespace detail

template <typename Analysis>
class DenseForwardSolver {
 public:
  using State = typename Analysis::State;

  DenseForwardSolver(const Analysis& analysis, Region& region)
      : analysis_(analysis), worklist_(reverse_post_order(region)) {
    starts_.resize(worklist_.blocks().size());
    if (starts_.empty())
      return;
    starts_[0] = analysis.initial();
    for (int place; (place = worklist_.pop()) >= 0;)
      visit(place);
  }

  // At the start of a block, in front of an op, behind it.
  State at_start(Block* block) const {
    int place = worklist_.place(block);
    return place < 0 ? State() : starts_[static_cast<std::size_t>(place)];
  }
  State before(Operation* op) const {
    State state = at_start(op->block());
    for (Operation* at = op->block()->front(); at != op; at = at->next())
      analysis_.transfer(at, state);
    return state;
  }
  State after(Operation* op) const {
    State state = before(op);
    analysis_.transfer(op, state);
    return state;
  }

 private:
  void visit(int place) {
    Block* block = worklist_.blocks()[static_cast<std::size_t>(place)];
    State state = starts_[static_cast<std::size_t>(place)];
    for (Operation* op : block->ops())
      analysis_.transfer(op, state);
    for (Block* successor : block->successors())
      if (int to = worklist_.place(successor);
          to >= 0 && analysis_.join(starts_[static_cast<std::size_t>(to)], state))
        worklist_.push(to);
  }

  const Analysis& analysis_;
  detail::BlockWorklist worklist_;
  llvm::SmallVector<State, 4> starts_;  // by place
};

template <typename Analysis>
class DenseBackwardSolver {
 public:
  using State = typename Analysis::State;

  DenseBackwardSolver(const Analysis& analysis, Region& region)
      : analysis_(analysis), worklist_(post_order(region)) {
    llvm::ArrayRef<Block*> blocks = worklist_.blocks();
    ends_.resize(blocks.size());
    for (std::size_t i = 0; i < blocks.size(); ++i)
      if (blocks[i]->successors().empty())
        ends_[i] = analysis.initial();
    for (int place; (place = worklist_.pop()) >= 0;)
      visit(place);
  }

  // At the end of a block, behind an op, in front of it.
  State at_end(Block* block) const {
    int place = worklist_.place(block);
    return place < 0 ? State() : ends_[static_cast<std::size_t>(place)];
  }
  State after(Operation* op) const {
    State state = at_end(op->block());
    for (Operation* at = op->block()->back(); at != op; at = at->prev())
      analysis_.transfer(at, state);
    return state;
  }
  State before(Operation* op) const {
    State state = after(op);
    analysis_.transfer(op, state);
    return state;
  }

 private:
  void visit(int place) {
    Block* block = worklist_.blocks()[static_cast<std::size_t>(place)];
    State state = ends_[static_cast<std::size_t>(place)];
    for (Operation* op = block->back(); op; op = op->prev())
      analysis_.transfer(op, state);
    for (Block* predecessor : block->predecessors())
      if (int to = worklist_.place(predecessor);
          to >= 0 && analysis_.join(ends_[static_cast<std::size_t>(to)], state))
        worklist_.push(to);
  }

  const Analysis& analysis_;
  detail::BlockWorklist worklist_;
  llvm::SmallVector<State, 4> ends_;  // by place
};

}  // namespace pliron
