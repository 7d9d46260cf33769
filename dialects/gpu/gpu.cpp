#include "dialects/gpu/ops.h"
#include "ir/parser.h"
#include "ir/printer.h"

namespace pliron::gpu {

static constexpr llvm::StringLiteral dims[] = {"x", "y", "z"};

void print_dim(Attribute attr, AsmPrinter& printer) {
  printer.os() << dims[static_cast<unsigned>(attr.as<DimAttr>().value())];
}
FailureOr<Attribute> parse_dim(AsmParser& parser) {
  for (unsigned i = 0; i < std::size(dims); ++i)
    if (parser.parse_optional(dims[i]))
      return Attribute(DimAttr::of(parser.context(), static_cast<Dim>(i)));
  return parser.emit_error() << "expected a dimension: x, y or z";
}

bool is_int32_or_index(Type type) {
  IntegerType integer = type.try_as<IntegerType>();
  return type.is<IndexType>() || (integer && integer.width() == 32);
}
bool is_dim_attr(Attribute attr) {
  return attr.is<DimAttr>();
}
bool is_bound_attr(Attribute attr) {
  IntegerAttr bound = attr.try_as<IntegerAttr>();
  return bound && bound.type().is<IndexType>() && bound.as_int() > 0 && bound.as_int() < INT32_MAX;
}

Dialect dialect() {
  return {
      .name = "gpu",
      .summary = "What every SIMT device has: coordinates and barriers.",
      .ops = ops<ThreadIdOp, BlockIdOp, BlockDimOp, GridDimOp, LaneIdOp, BarrierOp>(),
      .attrs = attrs<DimAttr>(),
  };
}

}  // namespace pliron::gpu
