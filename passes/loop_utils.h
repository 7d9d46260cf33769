#pragma once
// What transforms of loops share: the block in front of a loop, and ops that are loops themselves.

#include "ir/loops.h"

namespace pliron {

// For ops that are loops: their bodies run again and again.
struct LoopLikeInterface {
  static constexpr InterfaceDef def{.name = "pliron.loop_like",
                                    .summary = "Runs a region again and again."};
  // Whether that region is one that runs more than once, with no value defined in it for the next
  // round but the arguments of its blocks.
  bool (*is_body)(Operation* op, unsigned region) = nullptr;
};

// Makes a block through which all ways into the loop go, right in front of the header, and which
// leads nowhere else. Null, and no change, when a branch into the loop cannot be changed, or the
// dialect has no unconditional branch. Dominance and loops are as they were before: whoever goes on
// asking must invalidate the region.
Block* make_preheader(const Loop& loop);

}  // namespace pliron
