#pragma once
// Visiting all ops under an op. Nothing here recurses, so depth is bounded by memory only.

#include "ir/block.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace pliron {

enum class WalkResult : std::uint8_t { Advance, Skip, Interrupt };

// Visits `root` and all ops in its regions, an op before those inside it. Skip leaves out the inside
// of the op at hand; Interrupt ends the walk. The callback may change anything inside the op at hand
// but must not erase it. Returns Interrupt when the walk was ended, else Advance.
WalkResult walk_pre_order(Operation* root, llvm::function_ref<WalkResult(Operation*)> visit);

// Visits an op after those inside it; the callback may erase the op at hand. Skip means Advance.
WalkResult walk_post_order(Operation* root, llvm::function_ref<WalkResult(Operation*)> visit);

// Post order without a result to give.
void walk(Operation* root, llvm::function_ref<void(Operation*)> visit);

// Visits all ops of kind O in post order.
template <typename O>
void walk(Operation* root, llvm::function_ref<void(O)> visit) {
  walk(root, [&](Operation* op) {
    if (O typed = op->try_as<O>())
      visit(typed);
  });
}

}  // namespace pliron
