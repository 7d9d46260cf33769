#include "dialects/gpu/ops.h"

namespace pliron::gpu {

Dialect dialect() {
  return {
      .name = "gpu",
      .summary = "What every SIMT device has: coordinates and barriers.",
      .ops = ops<ThreadIdOp, BlockIdOp, BlockDimOp, GridDimOp, LaneIdOp, BarrierOp>(),
      .attrs = attrs<DimAttr>(),
      .enums = {&DimEnum},
  };
}

}  // namespace pliron::gpu
