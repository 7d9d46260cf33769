#pragma once
// Everything that the tools know: all dialects and all passes of this tree.

#include "ir/context.h"
#include "passes/pass_manager.h"

namespace pliron::driver {

void register_all_dialects(Context& context);
void register_all_passes(PassRegistry& registry);

}  // namespace pliron::driver
