#pragma once
// How much memory IR takes, for reports and limits. What types, attributes and names take is not in
// it.

#include <cstdint>

namespace pliron {

class Context;

// The bytes of all ops, blocks and regions of a context that exist now. O(1); exact while no other
// thread makes or frees any.
std::uint64_t ir_bytes_in_use(Context& context);

}  // namespace pliron
