#pragma once
// What `mir` tells the passes about its memory, so that mem2reg turns locals into SSA values. See
// passes/memory_slots.h for what the passes do with it.

namespace pliron {
class Context;
}

namespace pliron::mir {

// Attaches the interfaces to mir.alloca, mir.load, mir.store and mir.switch_int, which must be
// registered.
void attach_slot_interfaces(Context& context);

}  // namespace pliron::mir
