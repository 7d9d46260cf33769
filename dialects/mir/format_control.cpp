// Custom directives of functions, branches and calls. What each reads is said in front of it.

#include "dialects/mir/ops.h"
#include "ir/function_syntax.h"
#include "ir/nearest_name.h"
#include "ir/parser.h"

namespace pliron::mir {

// mir.func @f(%a: i32 {mir.indirect}) -> i32 attributes {x} { ... }

LogicalResult text::parse_function(AsmParser& parser, TypeAttr& type, ArrayAttr& arg_attrs,
                                   llvm::SmallVectorImpl<NamedAttribute>& attrs, Region& body) {
  FunctionSignature signature;
  if (failed(parse_function_signature(parser, signature, {.allows_result_attrs = false})))
    return failure();
  type = signature.function_type(parser.context());
  arg_attrs = signature.argument_attrs;
  return parse_function_body(parser, signature, attrs, body);
}

void text::print_function(AsmPrinter& printer, Operation*, TypeAttr type, ArrayAttr arg_attrs,
                          llvm::ArrayRef<NamedAttribute> attrs, Region& body) {
  auto parts = FunctionParts::of(type.value().as<FunctionType>(), arg_attrs);
  print_function_signature(printer, parts, body);
  print_function_body(printer, attrs, body);
}

bool text::function_fits(Operation* op) {
  FuncOp func(op);
  auto parts = FunctionParts::of(func.function_type(), func.attr_as<ArrayAttr, "arg_attrs">());
  return fits_function_syntax(parts, func.region<"body">());
}

// mir.switch_int %v : ui8 [0: ^bb1, 1: ^bb2(%x : i32), default: ^bb3]
//                          up to the word `default`

static FailureOr<IntegerAttr> parse_case_value(AsmParser& parser, Type type) {
  Location place = parser.location();
  llvm::StringRef word;
  if (!parser.parse_optional_keyword(word)) {
    FailureOr<Attribute> number = parser.parse_attribute(type);
    if (failed(number))
      return failure();
    IntegerAttr value = number->try_as<IntegerAttr>();
    if (!value || value.type() != type)
      return parser.context().emit_error(place)
             << "expected a number of type " << type << ", but got " << *number;
    return value;
  }
  if (word != "true" && word != "false")
    return parser.context().emit_error(place)
           << "expected a value of type " << type << ", or 'default'"
           << did_you_mean(word, {"default"});
  IntegerAttr value = IntegerAttr::boolean(parser.context(), word == "true");
  if (value.type() != type)
    return parser.context().emit_error(place)
           << "expected a number of type " << type << ", but got " << word;
  return value;
}

// `(%x, %y : i32, f32)`, if it is there.
static LogicalResult parse_case_operands(AsmParser& parser,
                                         llvm::SmallVectorImpl<OperandUse>& operands,
                                         llvm::SmallVectorImpl<Type>& types) {
  if (!parser.parse_optional("("))
    return success();
  if (failed(parser.parse_operand_list(operands)) || failed(parser.parse(":")))
    return failure();
  Location place = parser.location();
  do {
    FailureOr<Type> type = parser.parse_type();
    if (failed(type))
      return failure();
    types.push_back(*type);
  } while (parser.parse_optional(","));
  if (types.size() != operands.size())
    return parser.context().emit_error(place) << "the case passes " << operands.size()
                                              << " values, but has " << types.size() << " types";
  return parser.parse(")");
}

LogicalResult text::parse_cases(AsmParser& parser, const Type& type, ArrayAttr& values,
                                DenseArrayAttr& segments, llvm::SmallVectorImpl<Block*>& dests,
                                llvm::SmallVectorImpl<OperandUse>& operands,
                                llvm::SmallVectorImpl<Type>& types) {
  llvm::SmallVector<Attribute, 8> all;
  llvm::SmallVector<std::int32_t, 8> sizes;
  while (!parser.is_next("default")) {
    FailureOr<IntegerAttr> value = parse_case_value(parser, type);
    if (failed(value) || failed(parser.parse(":")) ||
        failed(parser.parse_successor(dests.emplace_back())))
      return failure();
    all.push_back(*value);
    llvm::SmallVector<OperandUse, 4> own_operands;
    llvm::SmallVector<Type, 4> own_types;
    if (failed(parse_case_operands(parser, own_operands, own_types)))
      return failure();
    sizes.push_back(static_cast<std::int32_t>(own_operands.size()));
    llvm::append_range(operands, own_operands);
    llvm::append_range(types, own_types);
    if (!parser.parse_optional(","))
      return parser.emit_error() << "expected ',' and another case, or the last one, 'default'";
  }
  values = ArrayAttr::get(parser.context(), all);
  segments = DenseArrayAttr::i32(parser.context(), sizes);
  return success();
}

static void print_case_value(llvm::raw_ostream& os, IntegerAttr value) {
  if (value.is_bool()) {
    os << (value.value().isZero() ? "false" : "true");
    return;
  }
  IntegerType type = value.type().try_as<IntegerType>();
  value.value().print(os, /*isSigned=*/!type || !type.is_unsigned());
}

void text::print_cases(AsmPrinter& printer, Operation*, Type, ArrayAttr values,
                       DenseArrayAttr segments, llvm::ArrayRef<Block*> dests, OperandRange operands,
                       llvm::ArrayRef<Type> types) {
  llvm::raw_ostream& os = printer.os();
  std::size_t next = 0;
  for (std::size_t i = 0; i < dests.size(); ++i) {
    print_case_value(os, values[i].as<IntegerAttr>());
    os << ": ";
    printer.print_successor(dests[i]);
    std::size_t first = next, end = next + static_cast<std::size_t>(segments.as_int(i));
    for (; next < end; ++next) {
      os << (next == first ? "(" : ", ");
      printer.print_operand(operands[static_cast<unsigned>(next)]);
    }
    for (std::size_t n = first; n < end; ++n) {
      os << (n == first ? " : " : ", ");
      printer.print_type(types[n]);
    }
    os << (first < end ? "), " : ", ");
  }
}

bool text::cases_fit(Operation* op) {
  SwitchIntOp branch(op);
  ArrayAttr values = branch.attr_as<ArrayAttr, "case_values">();
  DenseArrayAttr segments = branch.attr_as<DenseArrayAttr, "case_operand_segments">();
  std::size_t count = op->num_successors() - 1;
  if (values.size() != count || segments.size() != count)
    return false;
  std::int64_t total = 0;
  for (std::size_t i = 0; i < count; ++i) {
    IntegerAttr value = values[i].try_as<IntegerAttr>();
    if (segments.as_int(i) < 0 || !value || value.type() != branch.operand<"value">().type())
      return false;
    total += segments.as_int(i);
  }
  return total == static_cast<std::int64_t>(branch.operands<"case_operands">().size());
}

// mir.intrinsic "size_of"<f32>() : () -> ui64
//                        if there

LogicalResult text::parse_type_args(AsmParser& parser, ArrayAttr& types) {
  if (!parser.is_next("<"))
    return success();
  llvm::SmallVector<Attribute, 2> all;
  auto element = [&]() -> LogicalResult {
    FailureOr<Attribute> type = parser.parse_attribute();
    if (failed(type))
      return failure();
    all.push_back(*type);
    return success();
  };
  if (failed(parser.parse_list("<", ">", element)))
    return failure();
  types = ArrayAttr::get(parser.context(), all);
  return success();
}

void text::print_type_args(AsmPrinter& printer, Operation*, ArrayAttr types) {
  if (!types)
    return;
  printer.os() << '<';
  for (std::size_t i = 0; i < types.size(); ++i) {
    if (i > 0)
      printer.os() << ", ";
    printer.print_attribute(types[i]);
  }
  printer.os() << '>';
}

}  // namespace pliron::mir
