#pragma once
// Whether two pieces of IR say the same. Names of values and blocks do not count; locations do when
// asked for. For tests of round trips and copies, and for tables of IR that is the same.

#include "ir/operation.h"

namespace pliron {

struct EquivalenceOptions {
  bool locations = false;  // whether ops and block arguments must have equal locations
};

// Whether the ops, and all that is in them, have the same kinds, attributes, types and shape, and
// use values and blocks that correspond. Values from outside must be the same ones. Both ops are of
// one context. O(size). Does not recurse.
bool equivalent(Operation* a, Operation* b, const EquivalenceOptions& options = {});

// A number that is the same for ops that are equivalent, with the same options. It depends on where
// types and attributes lie in memory, so it says something within one context only. O(size). Does
// not recurse.
std::uint64_t structural_hash(Operation* op, const EquivalenceOptions& options = {});

}  // namespace pliron
