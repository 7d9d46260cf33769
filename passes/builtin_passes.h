#pragma once
// The passes that know no dialect. Each is in the file of its name.

#include "passes/pass_manager.h"

namespace pliron {

extern const PassDef canonicalize_pass;
extern const PassDef dce_pass;
extern const PassDef mem2reg_pass;
extern const PassDef simplify_cfg_pass;

// Adds them, and the named pipeline `simplify`, to a registry.
void register_builtin_passes(PassRegistry& registry);

}  // namespace pliron
