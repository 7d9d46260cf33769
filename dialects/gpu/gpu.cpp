#include "dialects/gpu/ops.h"

#include "dialects/gpu/int_ranges.h"
#include "ir/context.h"
#include "ir/parser.h"
#include "ir/printer.h"
#include "passes/rules/registry.h"

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

extern const rules::RuleFile gpu_ids_rules;

// Numbers are those of the dialect that the module is in, which the type tells: `mir` has signs and
// `llvm` has none. Nobody has constants of index.
static Operation* materialize_constant(Builder& builder, Location location, Attribute value,
                                       Type type) {
  IntegerType integer = type.try_as<IntegerType>();
  if (!integer)
    return nullptr;
  bool has_sign = integer.is_signed() || integer.is_unsigned();
  const DialectInfo* dialect = builder.context().dialect(has_sign ? "mir" : "llvm");
  return dialect && dialect->materialize_constant
             ? dialect->materialize_constant(builder, location, value, type)
             : nullptr;
}

Dialect dialect() {
  return {
      .name = "gpu",
      .summary = "What every SIMT device has: coordinates and barriers.",
      .ops = ops<ThreadIdOp, BlockIdOp, BlockDimOp, GridDimOp, LaneIdOp, BarrierOp>(),
      .attrs = attrs<DimAttr>(),
      .enums = {&DimEnum},
      .materialize_constant = materialize_constant,
      .on_register =
          [](Context& context) {
            attach_int_range_interfaces(context);
            rules::offer_rules(context, gpu_ids_rules);
          },
  };
}

}  // namespace pliron::gpu
