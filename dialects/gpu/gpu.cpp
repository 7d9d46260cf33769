#include "dialects/gpu/ops.h"

#include "dialects/gpu/int_ranges.h"
#include "ir/parser.h"
#include "ir/printer.h"

namespace pliron::gpu {

LogicalResult text::parse_index_unless(AsmParser& parser, Type& type) {
  if (!parser.parse_optional(":")) {
    type = IndexType::get(parser.context());
    return success();
  }
  FailureOr<Type> parsed = parser.parse_type();
  type = parsed.value_or(Type());
  return success(succeeded(parsed));
}

void text::print_index_unless(AsmPrinter& printer, Operation*, Type type) {
  if (type.is<IndexType>())
    return;
  printer.os() << " : ";
  printer.print_type(type);
}

Dialect dialect() {
  return {
      .name = "gpu",
      .summary = "What every SIMT device has: coordinates and barriers.",
      .ops = ops<ThreadIdOp, BlockIdOp, BlockDimOp, GridDimOp, LaneIdOp, BarrierOp>(),
      .attrs = attrs<DimAttr>(),
      .enums = {&DimEnum},
      .on_register = attach_int_range_interfaces,
  };
}

}  // namespace pliron::gpu
