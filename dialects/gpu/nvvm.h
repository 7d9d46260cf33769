#pragma once
// The `nvvm` dialect: what only NVIDIA GPUs have, with the names, operands, attributes
// and formats of MLIR's dialect of that name. So far special registers and barriers.

#include "dialects/llvm/attributes.h"
#include "dialects/llvm/types.h"
#include "ir/dialect.h"
#include "ir/op.h"

namespace pliron::nvvm {

namespace shapes {
// A special register whose value is fixed for a thread; `range` narrows what it can be.
constexpr OpDef fixed_register(std::string_view name, std::string_view summary) {
  return {.name = name,
          .summary = summary,
          .results = {{"res", I32}},
          .attrs = {{"range", llvm_dialect::ConstantRangeKind, Presence::Optional}},
          .traits = {Trait::Pure},
          .format = "(`range` $range^)? attr-dict `:` type($res)"};
}
// One of the lane masks.
constexpr OpDef mask_register(std::string_view name, std::string_view summary) {
  return {.name = name,
          .summary = summary,
          .results = {{"res", I32}},
          .traits = {Trait::Pure},
          .format = "attr-dict `:` type($res)"};
}
// A clock. It changes on its own, so reads are neither merged nor moved nor dropped.
constexpr OpDef clock_register(std::string_view name, TypeConstraint type,
                               std::string_view summary) {
  return {.name = name,
          .summary = summary,
          .results = {{"res", type}},
          .traits = {Trait::ReadsMemory, Trait::WritesMemory},
          .format = "attr-dict `:` type($res)"};
}
}  // namespace shapes

// Special registers.

struct ThreadIdXOp : Op<ThreadIdXOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::fixed_register("nvvm.read.ptx.sreg.tid.x", "The thread in its block, dimension x.");
};
struct ThreadIdYOp : Op<ThreadIdYOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::fixed_register("nvvm.read.ptx.sreg.tid.y", "The thread in its block, dimension y.");
};
struct ThreadIdZOp : Op<ThreadIdZOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::fixed_register("nvvm.read.ptx.sreg.tid.z", "The thread in its block, dimension z.");
};
struct BlockDimXOp : Op<BlockDimXOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::fixed_register("nvvm.read.ptx.sreg.ntid.x", "Threads of a block, dimension x.");
};
struct BlockDimYOp : Op<BlockDimYOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::fixed_register("nvvm.read.ptx.sreg.ntid.y", "Threads of a block, dimension y.");
};
struct BlockDimZOp : Op<BlockDimZOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::fixed_register("nvvm.read.ptx.sreg.ntid.z", "Threads of a block, dimension z.");
};
struct BlockIdXOp : Op<BlockIdXOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::fixed_register("nvvm.read.ptx.sreg.ctaid.x", "The block in the grid, dimension x.");
};
struct BlockIdYOp : Op<BlockIdYOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::fixed_register("nvvm.read.ptx.sreg.ctaid.y", "The block in the grid, dimension y.");
};
struct BlockIdZOp : Op<BlockIdZOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::fixed_register("nvvm.read.ptx.sreg.ctaid.z", "The block in the grid, dimension z.");
};
struct GridDimXOp : Op<GridDimXOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::fixed_register("nvvm.read.ptx.sreg.nctaid.x", "Blocks of the grid, dimension x.");
};
struct GridDimYOp : Op<GridDimYOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::fixed_register("nvvm.read.ptx.sreg.nctaid.y", "Blocks of the grid, dimension y.");
};
struct GridDimZOp : Op<GridDimZOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::fixed_register("nvvm.read.ptx.sreg.nctaid.z", "Blocks of the grid, dimension z.");
};
struct LaneIdOp : Op<LaneIdOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::fixed_register("nvvm.read.ptx.sreg.laneid", "The thread in its warp.");
};
struct WarpSizeOp : Op<WarpSizeOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::fixed_register("nvvm.read.ptx.sreg.warpsize", "Threads of a warp.");
};
struct WarpIdOp : Op<WarpIdOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::fixed_register(
      "nvvm.read.ptx.sreg.warpid", "The warp in its block; may change while a thread runs.");
};
struct WarpDimOp : Op<WarpDimOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::fixed_register("nvvm.read.ptx.sreg.nwarpid", "The most warps of a block.");
};
struct SmIdOp : Op<SmIdOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::fixed_register(
      "nvvm.read.ptx.sreg.smid", "The multiprocessor; may change while a thread runs.");
};
struct SmDimOp : Op<SmDimOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::fixed_register("nvvm.read.ptx.sreg.nsmid", "The most multiprocessors.");
};
struct GridIdOp : Op<GridIdOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::fixed_register("nvvm.read.ptx.sreg.gridid", "The grid in its context.");
};
struct LaneMaskEqOp : Op<LaneMaskEqOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::mask_register("nvvm.read.ptx.sreg.lanemask.eq", "A bit for this lane.");
};
struct LaneMaskLeOp : Op<LaneMaskLeOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::mask_register("nvvm.read.ptx.sreg.lanemask.le", "A bit for lanes up to this one.");
};
struct LaneMaskLtOp : Op<LaneMaskLtOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::mask_register("nvvm.read.ptx.sreg.lanemask.lt", "A bit for lanes below this one.");
};
struct LaneMaskGeOp : Op<LaneMaskGeOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::mask_register("nvvm.read.ptx.sreg.lanemask.ge", "A bit for lanes from this one on.");
};
struct LaneMaskGtOp : Op<LaneMaskGtOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::mask_register("nvvm.read.ptx.sreg.lanemask.gt", "A bit for lanes above this one.");
};
struct ClockOp : Op<ClockOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::clock_register(
      "nvvm.read.ptx.sreg.clock", I32, "The clock of the multiprocessor, in cycles, lower half.");
};
struct Clock64Op : Op<Clock64Op> {
  using Op::Op;
  static constexpr OpDef def = shapes::clock_register(
      "nvvm.read.ptx.sreg.clock64", I64, "The clock of the multiprocessor, in cycles.");
};
struct GlobalTimerOp : Op<GlobalTimerOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::clock_register("nvvm.read.ptx.sreg.globaltimer", I64, "The time in nanoseconds.");
};

// Barriers.

struct Barrier0Op : Op<Barrier0Op> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "nvvm.barrier0",
      .summary = "Waits for all threads of the block; memory is in step behind it.",
      .traits = {Trait::Convergent},
      .format = "attr-dict",
  };
};
struct BarrierOp : Op<BarrierOp> {
  using Op::Op;
  // MLIR's reducing form (reductionOp, reductionPredicate) is not known here.
  static constexpr OpDef def{
      .name = "nvvm.barrier",
      .summary = "Waits at one of 16 barriers for all or some threads of the block.",
      .operands = {{"barrierId", Optional{I32}},
                   {"numberOfThreads", Optional{I32}},
                   {"reductionPredicate", Optional{I32}}},
      .traits = {Trait::Convergent},
      .format =
          "(`id` `=` $barrierId^)? (`number_of_threads` `=` $numberOfThreads^)? "
          "(`reduction_predicate` `=` $reductionPredicate^)? attr-dict",
  };
  LogicalResult verify();
};
struct SyncWarpOp : Op<SyncWarpOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "nvvm.bar.warp.sync",
      .summary = "Waits for the lanes of the warp that the mask names.",
      .operands = {{"mask", I32}},
      .traits = {Trait::Convergent},
      .format = "$mask attr-dict `:` type($mask)",
  };
};

// The dialect, for Context::register_dialect().
Dialect dialect();

}  // namespace pliron::nvvm
