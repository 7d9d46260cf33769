#include "dialects/gpu/nvvm.h"

#include "dialects/gpu/int_ranges.h"
#include "ir/builtin_types.h"

namespace pliron::nvvm {

LogicalResult BarrierOp::verify() {
  if (operand<"reductionPredicate">())
    return op_->emit_op_error() << "barriers with a reduction are not supported";
  if (operand<"numberOfThreads">() && !operand<"barrierId">())
    return op_->emit_op_error() << "needs a barrierId when it has numberOfThreads";
  return success();
}

Dialect dialect() {
  return {
      .name = "nvvm",
      .summary = "What only NVIDIA GPUs have, as in MLIR's dialect of that name.",
      .ops = ops<ThreadIdXOp, ThreadIdYOp, ThreadIdZOp, BlockDimXOp, BlockDimYOp, BlockDimZOp,
                 BlockIdXOp, BlockIdYOp, BlockIdZOp, GridDimXOp, GridDimYOp, GridDimZOp, LaneIdOp,
                 WarpSizeOp, WarpIdOp, WarpDimOp, SmIdOp, SmDimOp, GridIdOp, LaneMaskEqOp,
                 LaneMaskLeOp, LaneMaskLtOp, LaneMaskGeOp, LaneMaskGtOp, ClockOp, Clock64Op,
                 GlobalTimerOp, Barrier0Op, BarrierOp, SyncWarpOp>(),
      .on_register = attach_int_range_interfaces,
  };
}

}  // namespace pliron::nvvm
