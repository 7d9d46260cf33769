// How calls and branches to many places are written.

#include "dialects/llvm/format_directives.h"
#include "dialects/llvm/ops.h"
#include "ir/diagnostics.h"
#include "ir/function_syntax.h"

namespace pliron::llvm_dialect {

// Calls.

LogicalResult parse_call_kind(AsmParser& parser, CallingConventionAttr& convention,
                              TailCallKindAttr& kind) {
  Location place = parser.location();
  llvm::StringRef word;
  while (parser.parse_optional_keyword(word)) {
    const EnumCase* found = convention ? nullptr : CallingConventionEnum.find(word);
    if (found && !kind) {
      convention = CallingConventionAttr::get(parser.context(), found->value);
    } else if (found = TailCallKindEnum.find(word); found && !kind) {
      kind = TailCallKindAttr::get(parser.context(), found->value);
    } else {
      return parser.context().emit_error(place)
             << "expected a function to call, not '" << word
             << "'; in front of it may be a calling "
             << "convention, " << list_cases(CallingConventionEnum) << ", and then "
             << list_cases(TailCallKindEnum);
    }
    place = parser.location();
  }
  return success();
}
void print_call_kind(AsmPrinter& printer, Operation*, CallingConventionAttr convention,
                     TailCallKindAttr kind) {
  if (convention.value() != CallingConvention::C)
    printer.os() << ' '
                 << CallingConventionEnum.find(static_cast<std::int64_t>(convention.value()))->name;
  if (kind.value() != TailCallKind::None)
    printer.os() << ' ' << TailCallKindEnum.find(static_cast<std::int64_t>(kind.value()))->name;
}

LogicalResult parse_callee(AsmParser& parser, SymbolRefAttr& callee,
                           llvm::SmallVectorImpl<OperandUse>& operands) {
  OperandUse address;
  if (parser.parse_optional_operand(address)) {
    operands.push_back(address);
  } else {
    FailureOr<Identifier> name = parser.parse_symbol_name();
    if (failed(name))
      return failure();
    callee = SymbolRefAttr::get(parser.context(), name->str());
  }
  if (failed(parser.parse("(")) || failed(parser.parse_operand_list(operands)))
    return failure();
  return parser.parse(")");
}
void print_callee(AsmPrinter& printer, Operation*, SymbolRefAttr callee, OperandRange operands) {
  if (callee)
    printer.print_symbol_name(callee.root().str());
  else
    printer.print_operand(operands[0]);
  printer.os() << '(';
  std::size_t first = callee ? 0 : 1;
  for (std::size_t i = first; i < operands.size(); ++i) {
    if (i > first)
      printer.os() << ", ";
    printer.print_operand(operands[i]);
  }
  printer.os() << ')';
}

// Operand bundles.

static LogicalResult parse_types(AsmParser& parser, llvm::SmallVectorImpl<Type>& types) {
  do {
    FailureOr<Type> type = parser.parse_type();
    if (failed(type))
      return failure();
    types.push_back(*type);
  } while (parser.parse_optional(","));
  return success();
}

LogicalResult parse_bundles(AsmParser& parser, llvm::SmallVectorImpl<OperandUse>& operands,
                            llvm::SmallVectorImpl<Type>& types, DenseArrayAttr& sizes,
                            ArrayAttr& tags) {
  Context& context = parser.context();
  llvm::SmallVector<std::int32_t, 2> numbers;
  llvm::SmallVector<Attribute, 2> names;
  auto bundle = [&]() -> LogicalResult {
    FailureOr<std::string> tag = parser.parse_string();
    if (failed(tag) || failed(parser.parse("(")))
      return failure();
    names.push_back(StringAttr::get(context, *tag));
    std::size_t before = operands.size(), types_before = types.size();
    if (!parser.is_next(")")) {
      if (failed(parser.parse_operand_list(operands)) || failed(parser.parse(":")) ||
          failed(parse_types(parser, types)))
        return failure();
      if (operands.size() - before != types.size() - types_before)
        return parser.emit_error() << "bundle \"" << *tag << "\" has " << operands.size() - before
                                   << " operands and " << types.size() - types_before << " types";
    }
    numbers.push_back(static_cast<std::int32_t>(operands.size() - before));
    return parser.parse(")");
  };
  if (parser.is_next("[") && failed(parser.parse_list("[", "]", bundle)))
    return failure();
  sizes = DenseArrayAttr::i32(context, numbers);
  if (!names.empty())
    tags = ArrayAttr::get(context, names);
  return success();
}
void print_bundles(AsmPrinter& printer, Operation*, OperandRange operands,
                   llvm::ArrayRef<Type> types, DenseArrayAttr sizes, ArrayAttr tags) {
  if (sizes.size() == 0)
    return;
  std::size_t next = 0;
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    printer.os() << (i ? ", " : " [");
    printer.print_string(tags[i].as<StringAttr>().value());
    printer.os() << '(';
    auto end = next + static_cast<std::size_t>(sizes.as_int(i));
    for (std::size_t at = next; at < end; ++at) {
      printer.os() << (at > next ? ", " : "");
      printer.print_operand(operands[at]);
    }
    for (std::size_t at = next; at < end; ++at) {
      printer.os() << (at > next ? ", " : " : ");
      printer.print_type(types[at]);
    }
    printer.os() << ')';
    next = end;
  }
  printer.os() << ']';
}
// The bundles' operands are the second group of all ops that have them.
bool can_print_bundles(Operation* op) {
  DenseArrayAttr sizes = op->attr("op_bundle_sizes").as<DenseArrayAttr>();
  Attribute tags = op->attr("op_bundle_tags");
  if (sizes.size() == 0)
    return !tags && op->operand_group(1).empty();
  if (!tags || !StringArrayKind.accepts(tags) || tags.as<ArrayAttr>().size() != sizes.size())
    return false;
  std::uint64_t total = 0;
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    if (sizes.as_int(i) < 0 || tags.as<ArrayAttr>()[i].as<StringAttr>().type())
      return false;
    total += static_cast<std::uint64_t>(sizes.as_int(i));
  }
  return total == op->operand_group(1).size();
}

// What is passed and what comes back.

LogicalResult parse_signature(AsmParser& parser, llvm::SmallVectorImpl<Type>& types, Type& result,
                              ArrayAttr& arg_attrs, ArrayAttr& res_attrs) {
  AttrDictList attrs;
  auto argument = [&]() -> LogicalResult {
    FailureOr<Type> type = parser.parse_type();
    if (failed(type))
      return failure();
    types.push_back(*type);
    return attrs.parse_next(parser);
  };
  if (failed(parser.parse_list("(", ")", argument)) || failed(parser.parse("->")))
    return failure();
  arg_attrs = attrs.array(parser.context());
  llvm::SmallVector<Type, 1> results;
  if (failed(parse_function_results(parser, results, res_attrs, {.has_one_result = true})))
    return failure();
  if (!results.empty())
    result = results[0];
  return success();
}
void print_signature(AsmPrinter& printer, Operation*, llvm::ArrayRef<Type> types, Type result,
                     ArrayAttr arg_attrs, ArrayAttr res_attrs) {
  printer.os() << '(';
  for (std::size_t i = 0; i < types.size(); ++i) {
    printer.os() << (i ? ", " : "");
    printer.print_type(types[i]);
    print_attr_dict_at(printer, arg_attrs, i);
  }
  printer.os() << ") -> ";
  print_function_results(printer, result ? llvm::ArrayRef(result) : llvm::ArrayRef<Type>(),
                         res_attrs);
}
bool can_print_intrinsic(Operation* op) {
  CallIntrinsicOp call(op);
  return fits_attr_dicts(call.attr_as<ArrayAttr, "arg_attrs">(), call.operands<"args">().size()) &&
         fits_attr_dicts(call.attr_as<ArrayAttr, "res_attrs">(), op->num_results());
}

LogicalResult parse_call_types(AsmParser& parser, const SymbolRefAttr& callee,
                               const llvm::SmallVectorImpl<OperandUse>& operands,
                               llvm::SmallVectorImpl<Type>& types, Type& result,
                               ArrayAttr& arg_attrs, ArrayAttr& res_attrs) {
  if (!callee && !operands.empty()) {
    FailureOr<Type> address = parser.parse_type();
    if (failed(address))
      return failure();
    types.push_back(*address);
    if (!parser.parse_optional(","))
      return parser.emit_error() << "expected ',' and the types of arguments and result, since the "
                                    "address of the function has a type of its own";
  }
  return parse_signature(parser, types, result, arg_attrs, res_attrs);
}
void print_call_types(AsmPrinter& printer, Operation* op, SymbolRefAttr callee, OperandRange,
                      llvm::ArrayRef<Type> types, Type result, ArrayAttr arg_attrs,
                      ArrayAttr res_attrs) {
  if (!callee) {
    printer.print_type(types[0]);
    printer.os() << ", ";
    types = types.drop_front();
  }
  print_signature(printer, op, types, result, arg_attrs, res_attrs);
}
bool can_print_call(Operation* op) {
  CallOp call(op);
  std::size_t operands = call.operands<"callee_operands">().size();
  std::size_t addresses = call.callee() ? 0 : 1;
  return operands >= addresses &&
         fits_attr_dicts(call.attr_as<ArrayAttr, "arg_attrs">(), operands - addresses) &&
         fits_attr_dicts(call.attr_as<ArrayAttr, "res_attrs">(), op->num_results());
}

// Cases of llvm.switch.

static LogicalResult parse_case_value(AsmParser& parser, unsigned width,
                                      llvm::SmallVectorImpl<llvm::APInt>& values) {
  Location place = parser.location();
  FailureOr<std::int64_t> number = parser.parse_int();
  if (failed(number))
    return failure();
  llvm::APInt wide(std::max(width, 64u), static_cast<std::uint64_t>(*number), /*isSigned=*/true);
  if (!wide.isSignedIntN(width) && !wide.isIntN(width))
    return parser.context().emit_error(place)
           << "case " << *number << " does not fit the value, which has " << width << " bits";
  values.push_back(wide.trunc(width));
  return success();
}
LogicalResult parse_cases(AsmParser& parser, const Type& type, Attribute& values,
                          DenseArrayAttr& segments, llvm::SmallVectorImpl<Block*>& blocks,
                          llvm::SmallVectorImpl<OperandUse>& operands,
                          llvm::SmallVectorImpl<Type>& types) {
  IntegerType integer = type.try_as<IntegerType>();
  if (!integer)
    return parser.emit_error() << "expected the cases of an integer, but the value is of type "
                               << type;
  llvm::SmallVector<llvm::APInt, 8> numbers;
  llvm::SmallVector<std::int32_t, 8> sizes;
  auto one_case = [&]() -> LogicalResult {
    if (failed(parse_case_value(parser, integer.width(), numbers)) || failed(parser.parse(":")) ||
        failed(parser.parse_successor(blocks.emplace_back())))
      return failure();
    std::size_t before = operands.size(), types_before = types.size();
    if (parser.parse_optional("(")) {
      if (failed(parser.parse_operand_list(operands)) || failed(parser.parse(":")) ||
          failed(parse_types(parser, types)))
        return failure();
      if (operands.size() - before != types.size() - types_before)
        return parser.emit_error()
               << "the block gets " << operands.size() - before << " operands, but "
               << types.size() - types_before << " types are given";
      if (failed(parser.parse(")")))
        return failure();
    }
    sizes.push_back(static_cast<std::int32_t>(operands.size() - before));
    return success();
  };
  if (failed(parser.parse_list("[", "]", one_case)))
    return failure();
  Context& context = parser.context();
  segments = DenseArrayAttr::i32(context, sizes);
  if (!numbers.empty())
    values = DenseElementsAttr::get(
        VectorType::get(context, {static_cast<std::int64_t>(numbers.size())}, type), numbers);
  return success();
}
void print_cases(AsmPrinter& printer, Operation*, Type, Attribute values, DenseArrayAttr segments,
                 llvm::ArrayRef<Block*> blocks, OperandRange operands, llvm::ArrayRef<Type> types) {
  printer.os() << '[';
  std::size_t next = 0;
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    printer.os() << (i ? "," : "");
    printer.print_newline();
    printer.os() << "  " << values.as<DenseElementsAttr>().bits(i).getSExtValue() << ": ";
    printer.print_successor(blocks[i]);
    auto end = next + static_cast<std::size_t>(segments.as_int(i));
    for (std::size_t at = next; at < end; ++at) {
      printer.os() << (at > next ? ", " : "(");
      printer.print_operand(operands[at]);
    }
    for (std::size_t at = next; at < end; ++at) {
      printer.os() << (at > next ? ", " : " : ");
      printer.print_type(types[at]);
    }
    if (next < end)
      printer.os() << ')';
    next = end;
  }
  printer.print_newline();
  printer.os() << ']';
}
bool can_print_cases(Operation* op) {
  SwitchOp branch(op);
  DenseArrayAttr segments = branch.attr_as<DenseArrayAttr, "case_operand_segments">();
  std::size_t count = branch.num_cases();
  IntegerType type = op->operand(0).type().try_as<IntegerType>();
  if (!type || segments.size() != count)
    return false;
  std::uint64_t total = 0;
  for (std::size_t i = 0; i < count; ++i) {
    if (segments.as_int(i) < 0)
      return false;
    total += static_cast<std::uint64_t>(segments.as_int(i));
  }
  if (total != branch.operands<"caseOperands">().size())
    return false;
  Attribute values = branch.attr<"case_values">();
  if (count == 0)
    return !values;
  DenseElementsAttr numbers =
      values ? values.try_as<DenseElementsAttr>() : DenseElementsAttr(nullptr);
  VectorType wanted = VectorType::get(op->context(), {static_cast<std::int64_t>(count)}, type);
  if (!numbers || Type(numbers.type()) != Type(wanted))
    return false;
  for (std::size_t i = 0; i < count; ++i)
    if (!numbers.bits(i).isSignedIntN(64))
      return false;
  return true;
}

}  // namespace pliron::llvm_dialect
