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
  registry.add(dce_pass);
  registry.add(mem2reg_pass);
  registry.add(simplify_cfg_pass);
  registry.add(simplify_pipeline);
}

}  // namespace pliron
