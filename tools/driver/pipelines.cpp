#include "tools/driver/pipelines.h"

#include "dialects/mir/to_llvm.h"
#include "ir/builtin_attributes.h"
#include "tools/driver/registry.h"

namespace pliron::driver {

llvm::ArrayRef<PipelineDef> default_pipelines() {
  static const PipelineDef pipelines[] = {
      {.name = "optimize-mir",
       .summary = "Puts locals into SSA values and cleans up what the MIR reader makes.",
       .text = "mir.func(mem2reg,simplify)"},
      {.name = "lower-to-nvvm",
       .summary = "From `mir` and `gpu` to `llvm` and `nvvm`, for NVPTX.",
       .text = "mir-to-llvm,gpu-to-nvvm"},
      {.name = "lower-to-cpu",
       .summary = "From `mir` and `gpu` to `llvm`, for the CPU executor.",
       .text = "mir-to-llvm,gpu-to-cpu"},
  };
  return pipelines;
}

static LogicalResult run_named(Operation* module, llvm::StringRef name) {
  PassRegistry registry;
  register_all_passes(registry);
  std::string text = ("builtin.module(" + name + ")").str();
  FailureOr<PassPipeline> pipeline = parse_pass_pipeline(module->context(), registry, text);
  if (failed(pipeline))
    return failure();
  return run_passes(*pipeline, module);
}

LogicalResult optimize_mir(Operation* module) { return run_named(module, "optimize-mir"); }

LogicalResult lower(Operation* module, Target target) {
  // On the CPU results are compared with what rustc's own code gives, so nothing may be contracted.
  if (target == Target::Cpu)
    module->set_attr(mir::fp_contract_attr, StringAttr::get(module->context(), "off"));
  return run_named(module, target == Target::Nvptx ? "lower-to-nvvm" : "lower-to-cpu");
}

}  // namespace pliron::driver
