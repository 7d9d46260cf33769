#pragma once
// The `gpu` dialect: what every SIMT device has. A kernel asks for its place in the grid and waits
// at barriers; the passes gpu-to-nvvm and gpu-to-cpu say what that is on a device.
//
// Names and formats are MLIR's; unlike there a result may also be an integer of 32 bits, which is
// what devices give and then is written behind the op: `gpu.thread_id x : i32`.

#include "ir/custom_directive.h"
#include "ir/dialect.h"
#include "ir/op.h"
#include "ir/param.h"

namespace pliron::gpu {

enum class Dim : std::uint8_t { X, Y, Z };
inline constexpr EnumCase dim_cases[] = {{"x", Dim::X}, {"y", Dim::Y}, {"z", Dim::Z}};
inline constexpr EnumDef DimEnum{
    .name = "gpu.dim", .summary = "A dimension of the grid or of a block.", .cases = dim_cases};

struct DimAttr : ParametricAttr<DimAttr> {
  using Parametric::Parametric;
  static constexpr AttrDef def{
      .name = "gpu.dim",
      .summary = "A dimension of the grid or of a block.",
      .params = {{"dimension", EnumOf<DimEnum>}},
      .format = "$dimension",
  };
  static DimAttr of(Context& context, Dim dim) { return get(context, static_cast<unsigned>(dim)); }
  Dim value() const { return static_cast<Dim>(param<"dimension">()); }
};

// Any sign will do: a module in `mir` has Rust's u32 here.
inline constexpr TypeConstraint Int32OrIndex =
    Named<"Int32OrIndex", "a 32-bit integer or index", AnyOf<IntegerOf<32>, Index>>;
inline constexpr AttrConstraint DimKind =
    Named<"DimKind", "a dimension: x, y or z", BaseAttr<"gpu.dim">>;
inline constexpr AttrConstraint BoundKind =
    Named<"BoundKind", "a positive index attribute that fits i32",
          IntegerAttrIn<Index, 1, INT32_MAX - 1>>;

// `: i32` behind an op whose result is no index, and nothing else.
namespace text {
LogicalResult parse_index_unless(AsmParser& parser, Type& type);
void print_index_unless(AsmPrinter& printer, Operation* op, Type type);
inline constexpr CustomDirective directives[] = {
    CustomDirective::of<parse_index_unless, print_index_unless>("IndexUnless")};
}  // namespace text

namespace shapes {
// A number that is fixed for a thread. `upper_bound`, when given, is above every id, and at least
// as large as every extent.
constexpr OpDef coordinate(std::string_view name, std::string_view summary) {
  return {.name = name,
          .summary = summary,
          .results = {{"res", Int32OrIndex}},
          .attrs = {{"dimension", DimKind}, {"upper_bound", BoundKind, Presence::Optional}},
          .traits = {Trait::Pure},
          .format =
              "$dimension (`upper_bound` $upper_bound^)? attr-dict `` "
              "custom<IndexUnless>(type($res))",
          .directives = text::directives};
}
}  // namespace shapes

struct ThreadIdOp : Op<ThreadIdOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::coordinate("gpu.thread_id", "The thread in its block.");
};
struct BlockIdOp : Op<BlockIdOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::coordinate("gpu.block_id", "The block in the grid.");
};
struct BlockDimOp : Op<BlockDimOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::coordinate("gpu.block_dim", "Threads of a block.");
};
struct GridDimOp : Op<GridDimOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::coordinate("gpu.grid_dim", "Blocks of the grid.");
};
struct LaneIdOp : Op<LaneIdOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "gpu.lane_id",
      .summary = "The thread in its warp (subgroup, wave).",
      .results = {{"result", Int32OrIndex}},
      .attrs = {{"upper_bound", BoundKind, Presence::Optional}},
      .traits = {Trait::Pure},
      .format = "(`upper_bound` $upper_bound^)? attr-dict `` custom<IndexUnless>(type($result))",
      .directives = text::directives,
  };
};
struct BarrierOp : Op<BarrierOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "gpu.barrier",
      .summary = "Waits for all threads of the block; memory is in step behind it.",
      .traits = {Trait::Convergent},
      .format = "attr-dict",
  };
};

// The dialect, for Context::register_dialect().
Dialect dialect();

}  // namespace pliron::gpu
