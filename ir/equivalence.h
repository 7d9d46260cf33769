#pragma once
// Whether two pieces of IR say the same. Names of values and blocks do not count; locations do when
// asked for. Used by tests of round trips and copies.

#include "ir/operation.h"

namespace pliron {

struct EquivalenceOptions {
  bool locations = false;  // whether ops and block arguments must have equal locations
};

// Whether the ops, and all that is in them, have the same kinds, attributes, types and shape, and
// use values and blocks that correspond. Values from outside must be the same ones. Both ops are of
// one context. O(size). Does not recurse.
bool equivalent(Operation* a, Operation* b, const EquivalenceOptions& options = {});

}  // namespace pliron
