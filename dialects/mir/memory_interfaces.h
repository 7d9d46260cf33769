#pragma once
// What passes ask of this dialect's addresses and objects (passes/alias.h).

namespace pliron {
class Context;
}

namespace pliron::mir {

void attach_memory_interfaces(Context& context);
// Those of passes/int_range_interface.h.
void attach_int_range_interfaces(Context& context);

}  // namespace pliron::mir
