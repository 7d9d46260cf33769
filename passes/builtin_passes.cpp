#include "passes/builtin_passes.h"

namespace pliron {

static const PipelineDef simplify_pipeline{
    .name = "simplify",
    .summary = "Folds constants, straightens the control flow and removes what is then unused.",
    // A second round folds what the first one has uncovered.
    .text = "canonicalize,simplify-cfg,canonicalize,simplify-cfg,dce",
};

void register_builtin_passes(PassRegistry& registry) {
  registry.add(canonicalize_pass);
  registry.add(control_flow_sink_pass);
  registry.add(cse_pass);
  registry.add(dce_pass);
  registry.add(inline_pass);
  registry.add(int_range_optimizations_pass);
  registry.add(licm_pass);
  registry.add(loop_unroll_pass);
  registry.add(mem2reg_pass);
  registry.add(sccp_pass);
  registry.add(simplify_cfg_pass);
  registry.add(snapshot_op_locations_pass);
  registry.add(sroa_pass);
  registry.add(strip_debug_info_pass);
  registry.add(symbol_dce_pass);
  registry.add(simplify_pipeline);
}

}  // namespace pliron
