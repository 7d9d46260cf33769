#pragma once
// What the int-range analysis is told of coordinates (passes/int_range_interface.h): bounds that
// the ops carry, and what the hardware allows.

namespace pliron {
class Context;
}

namespace pliron::gpu {
// Of gpu.thread_id and its like: what their upper bounds say, and that extents are positive.
void attach_int_range_interfaces(Context& context);
}  // namespace pliron::gpu

namespace pliron::nvvm {
// Of the special registers: their `range` and the limits of every NVIDIA GPU (CUDA C++ Programming
// Guide, "Technical Specifications per Compute Capability").
void attach_int_range_interfaces(Context& context);
}  // namespace pliron::nvvm
