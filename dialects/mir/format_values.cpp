// Custom directives of ops on memory and values. What each reads is said in front of it.

#include "dialects/mir/ops.h"
#include "ir/nearest_name.h"
#include "ir/parser.h"
#include "ir/printer.h"
#include "llvm/ADT/StringExtras.h"

namespace pliron::mir {

// mir.load %p : !mir.ptr<f32>
//               what is read is what the pointer points to

static FailureOr<Type> parse_pointer(AsmParser& parser) {
  Location place = parser.location();
  FailureOr<Type> type = parser.parse_type();
  if (succeeded(type) && !is_pointer(*type))
    return parser.context().emit_error(place)
           << "expected a pointer or reference, such as !mir.ptr<f32>, but got " << *type;
  return type;
}

LogicalResult text::parse_pointee(AsmParser& parser, Type& address, Type& value) {
  FailureOr<Type> parsed = parse_pointer(parser);
  if (failed(parsed))
    return failure();
  address = *parsed;
  value = pointee(address);
  return success();
}

void text::print_pointee(AsmPrinter& printer, Operation*, Type address, Type) {
  printer.print_type(address);
}

// Of mir.load and mir.store, whose address is the last operand.
bool text::pointee_fits(Operation* op) {
  Type address = op->operand(op->num_operands() - 1).type();
  Type value = op->num_results() > 0 ? op->result(0).type() : op->operand(0).type();
  return is_pointer(address) && pointee(address) == value;
}

// mir.copy %a to %b : !mir.ptr<!t> to !mir.ptr<mut !t>
//                     with `as !u` behind it when something else is copied than is at %b

LogicalResult text::parse_copy_types(AsmParser& parser, Type& source, Type& destination,
                                     TypeAttr& type) {
  FailureOr<Type> from = parse_pointer(parser);
  if (failed(from) || failed(parser.parse("to")))
    return failure();
  FailureOr<Type> to = parse_pointer(parser);
  if (failed(to))
    return failure();
  FailureOr<Type> copied = parser.parse_optional("as") ? parser.parse_type() : pointee(*to);
  if (failed(copied))
    return failure();
  source = *from;
  destination = *to;
  type = TypeAttr::get(*copied);
  return success();
}

void text::print_copy_types(AsmPrinter& printer, Operation*, Type source, Type destination,
                            TypeAttr type) {
  printer.print_type(source);
  printer.os() << " to ";
  printer.print_type(destination);
  if (pointee(destination) == type.value())
    return;
  printer.os() << " as ";
  printer.print_type(type.value());
}

bool text::copy_types_fit(Operation* op) {
  return is_pointer(op->operand(0).type()) && is_pointer(op->operand(1).type());
}

// mir.field_addr %p[1]            field 1 of variant 0
// mir.field_addr %p[variant 2, 1]

LogicalResult text::parse_field(AsmParser& parser, IntegerAttr& variant, IntegerAttr& field) {
  variant = IntegerAttr::i64(parser.context(), 0);
  if (parser.parse_optional("variant")) {
    FailureOr<std::int64_t> number = parser.parse_int();
    if (failed(number) || failed(parser.parse(",")))
      return failure();
    variant = IntegerAttr::i64(parser.context(), *number);
  }
  FailureOr<std::int64_t> number = parser.parse_int();
  if (failed(number))
    return failure();
  field = IntegerAttr::i64(parser.context(), *number);
  return success();
}

void text::print_field(AsmPrinter& printer, Operation*, IntegerAttr variant, IntegerAttr field) {
  if (variant.as_int() != 0)
    printer.os() << "variant " << variant.as_int() << ", ";
  printer.os() << field.as_int();
}

// mir.constant 1 : i32

static Type type_of_value(Attribute value) {
  if (IntegerAttr integer = value.try_as<IntegerAttr>())
    return integer.type();
  FloatAttr real = value.try_as<FloatAttr>();
  return real ? Type(real.type()) : Type();
}

LogicalResult text::parse_typed_value(AsmParser& parser, Attribute& value, Type& type) {
  Location place = parser.location();
  FailureOr<Attribute> parsed = parser.parse_attribute();
  if (failed(parsed))
    return failure();
  value = *parsed;
  type = type_of_value(value);
  if (!type)
    return parser.context().emit_error(place)
           << "expected an integer, bool or float, such as 1 : ui32, but got " << value;
  return success();
}

void text::print_typed_value(AsmPrinter& printer, Operation*, Attribute value, Type) {
  printer.print_attribute(value);
}

bool text::typed_value_fits(Operation* op) {
  return type_of_value(ConstantOp(op).attr<"value">()) == op->result(0).type();
}

// mir.compare lt %a, %b : i32

LogicalResult text::parse_predicate(AsmParser& parser, StringAttr& predicate) {
  FailureOr<llvm::StringRef> word = parser.parse_keyword_of({"eq", "ne", "lt", "le", "gt", "ge"});
  if (failed(word))
    return failure();
  predicate = StringAttr::get(parser.context(), *word);
  return success();
}

void text::print_predicate(AsmPrinter& printer, Operation*, StringAttr predicate) {
  printer.os() << predicate.value();
}

// mir.cast IntToInt %a : i32 to i64
// mir.cast "PointerCoercion(Unsize, Implicit)" %a : ...

LogicalResult text::parse_cast_kind(AsmParser& parser, StringAttr& kind) {
  Location place = parser.location();
  llvm::StringRef word;
  std::string spelling;
  if (parser.parse_optional_keyword(word)) {
    spelling = word.str();
  } else {
    FailureOr<std::string> text = parser.parse_string();
    if (failed(text))
      return failure();
    spelling = *text;
  }
  if (cast_kind(spelling) == CastKind::Unknown)
    return parser.context().emit_error(place) << "'" << spelling << "' is no cast of MIR's"
                                              << did_you_mean(spelling, cast_kind_names());
  kind = StringAttr::get(parser.context(), spelling);
  return success();
}

void text::print_cast_kind(AsmPrinter& printer, Operation*, StringAttr kind) {
  if (llvm::all_of(kind.value(), [](char c) { return llvm::isAlpha(c); }))
    printer.os() << kind.value();
  else
    printer.print_string(kind.value());
}

}  // namespace pliron::mir
