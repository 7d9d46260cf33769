#pragma once
// What becomes of the `gpu` dialect. Each pass is in the file of its name.

#include "passes/pass.h"

namespace pliron::gpu {

extern const PassDef gpu_to_nvvm_pass;
extern const PassDef gpu_to_cpu_pass;

}  // namespace pliron::gpu
