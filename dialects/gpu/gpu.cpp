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

Dialect dialect() {
  return {
      .name = "gpu",
      .summary = "What every SIMT device has: coordinates and barriers.",
      .ops = ops<ThreadIdOp, BlockIdOp, BlockDimOp, GridDimOp, LaneIdOp, BarrierOp>(),
      .attrs = attrs<DimAttr>(),
  };
}

}  // namespace pliron::gpu
