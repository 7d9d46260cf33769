#pragma once
// The passes that know no dialect. Each is in the file of its name.

#include "passes/pass_manager.h"

namespace pliron {

extern const PassDef canonicalize_pass;
extern const PassDef control_flow_sink_pass;
extern const PassDef cse_pass;
extern const PassDef dce_pass;
extern const PassDef inline_pass;
extern const PassDef int_range_optimizations_pass;
extern const PassDef licm_pass;
extern const PassDef loop_unroll_pass;
extern const PassDef mem2reg_pass;
extern const PassDef sccp_pass;
extern const PassDef simplify_cfg_pass;
extern const PassDef snapshot_op_locations_pass;
extern const PassDef sroa_pass;
extern const PassDef strip_debug_info_pass;
extern const PassDef symbol_dce_pass;

// Adds them, and the named pipeline `simplify`, to a registry.
void register_builtin_passes(PassRegistry& registry);

}  // namespace pliron
