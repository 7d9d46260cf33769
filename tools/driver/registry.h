#pragma once
// Everything that the tools know: all dialects and all passes of this tree.

#include "ir/dialect.h"
#include "passes/pass_manager.h"

namespace pliron::driver {

std::vector<Dialect> all_dialects();
void register_all_dialects(Context& context);
void register_all_passes(PassRegistry& registry);

}  // namespace pliron::driver
