#include "dialects/gpu/int_ranges.h"

#include "dialects/gpu/nvvm.h"
#include "dialects/gpu/ops.h"
#include "llvm/Support/MathExtras.h"
#include "passes/int_range_interface.h"

namespace pliron {

using int_range::attach;
using int_range::gives_integer;
using int_range::Operands;
using int_range::Results;

namespace {

// From `low` to `high` as the result can say it. An index has no width to say it in.
void bound(Operation* op, std::uint64_t low, std::uint64_t high, Results results) {
  if (!gives_integer(op))
    return;
  unsigned width = results[0].width();
  high = std::min(high, llvm::maskTrailingOnes<std::uint64_t>(std::min(width, 64u)));
  if (low > high)
    return;
  IntRange bounds = IntRange::from_unsigned(llvm::APInt(width, low), llvm::APInt(width, high));
  results[0] = results[0].intersect(bounds);
}

}  // namespace

namespace gpu {

namespace {

// No grid or block is longer than a 32-bit number says.
std::uint64_t upper_bound(Operation* op) {
  IntegerAttr bound = op->attr_as<IntegerAttr>("upper_bound");
  return bound ? static_cast<std::uint64_t>(bound.as_int()) : UINT32_MAX;
}

void infer_id(Operation* op, Operands, Results results) {
  bound(op, 0, upper_bound(op) - 1, results);
}

void infer_extent(Operation* op, Operands, Results results) {
  bound(op, 1, upper_bound(op), results);
}

}  // namespace

void attach_int_range_interfaces(Context& context) {
  attach<ThreadIdOp, infer_id>(context);
  attach<BlockIdOp, infer_id>(context);
  attach<LaneIdOp, infer_id>(context);
  attach<BlockDimOp, infer_extent>(context);
  attach<GridDimOp, infer_extent>(context);
}

}  // namespace gpu

namespace nvvm {

namespace {

// From Low to High, or less when the op says so.
template <std::uint64_t Low, std::uint64_t High>
void infer(Operation* op, Operands, Results results) {
  bound(op, Low, High, results);
  auto range = op->attr_as<llvm_dialect::ConstantRangeAttr>("range");
  if (!range)
    return;
  auto low = static_cast<std::uint32_t>(range.param<"lower">());
  auto end = static_cast<std::uint32_t>(range.param<"upper">());
  if (low < end)  // else it wraps
    bound(op, low, end - 1, results);
}

template <typename X, typename Y, typename Z, std::uint64_t Low, std::uint64_t MostX,
          std::uint64_t MostY, std::uint64_t MostZ>
void attach_dimensions(Context& context) {
  attach<X, infer<Low, MostX>>(context);
  attach<Y, infer<Low, MostY>>(context);
  attach<Z, infer<Low, MostZ>>(context);
}

}  // namespace

void attach_int_range_interfaces(Context& context) {
  attach_dimensions<ThreadIdXOp, ThreadIdYOp, ThreadIdZOp, 0, 1023, 1023, 63>(context);
  attach_dimensions<BlockDimXOp, BlockDimYOp, BlockDimZOp, 1, 1024, 1024, 64>(context);
  attach_dimensions<BlockIdXOp, BlockIdYOp, BlockIdZOp, 0, INT32_MAX - 1, 65534, 65534>(context);
  attach_dimensions<GridDimXOp, GridDimYOp, GridDimZOp, 1, INT32_MAX, 65535, 65535>(context);
  attach<LaneIdOp, infer<0, 31>>(context);
  attach<WarpSizeOp, infer<32, 32>>(context);
}

}  // namespace nvvm

}  // namespace pliron
