#include "tools/driver/registry.h"

#include "dialects/builtin/ops.h"
#include "dialects/gpu/nvvm.h"
#include "dialects/gpu/ops.h"
#include "dialects/gpu/passes.h"
#include "dialects/llvm/ops.h"
#include "dialects/mir/ops.h"
#include "dialects/mir/to_llvm.h"
#include "passes/builtin_passes.h"
#include "tools/driver/pipelines.h"

namespace pliron::driver {

std::vector<Dialect> all_dialects() {
  return {builtin::dialect(), llvm_dialect::dialect(), gpu::dialect(), nvvm::dialect(),
          mir::dialect()};
}

void register_all_dialects(Context& context) {
  for (const Dialect& dialect : all_dialects())
    context.register_dialect(dialect);
}

void register_all_passes(PassRegistry& registry) {
  register_builtin_passes(registry);
  mir::register_passes(registry);
  registry.add(gpu::gpu_to_nvvm_pass);
  registry.add(gpu::gpu_to_cpu_pass);
  for (const PipelineDef& pipeline : default_pipelines())
    registry.add(pipeline);
}

}  // namespace pliron::driver
