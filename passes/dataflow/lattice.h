#pragma once
// The lattice values of data flow analyses: 32 bits for each value, block and op, in flat arrays by
// their places in the context's arena (ir/arena_map.h). That is a quarter of the memory of the IR:
// about 24 bytes for an op with two operands.

#include "ir/arena_map.h"

namespace pliron {

// What an analysis knows of something, as a number that it gives a meaning to. Bottom means that
// nothing has got there yet, top that it can be anything.
using LatticeValue = std::uint32_t;
inline constexpr LatticeValue lattice_bottom = 0;
inline constexpr LatticeValue lattice_top = ~std::uint32_t{0};

// What has no entry is bottom.
using LatticeTable = ArenaMap<LatticeValue>;

}  // namespace pliron
