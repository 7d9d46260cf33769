#include "ir/function_syntax.h"

#include "ir/block.h"
#include "llvm/ADT/STLExtras.h"

namespace pliron {

// What was read. ----------------------------------------------------------------------------------

llvm::SmallVector<Type, 8> FunctionSignature::inputs() const {
  llvm::SmallVector<Type, 8> types;
  for (const RegionArgument& argument : arguments)
    types.push_back(argument.type);
  return types;
}

TypeAttr FunctionSignature::function_type(Context& context) const {
  return TypeAttr::get(FunctionType::get(context, inputs(), results));
}

FunctionParts FunctionParts::of(FunctionType type, ArrayAttr argument_attrs,
                                ArrayAttr result_attrs) {
  FunctionParts parts;
  for (Type input : type.inputs())
    parts.inputs.push_back(input);
  for (Type result : type.results())
    parts.results.push_back(result);
  parts.argument_attrs = argument_attrs;
  parts.result_attrs = result_attrs;
  return parts;
}

// Dictionaries behind types. -----------------------------------------------------------------------

LogicalResult AttrDictList::parse_next(AsmParser& parser) {
  llvm::SmallVector<NamedAttribute, 4> entries;
  if (parser.is_next("{") && failed(parser.parse_optional_attr_dict(entries)))
    return failure();
  has_entries_ |= !entries.empty();
  all_.push_back(DictionaryAttr::get(parser.context(), entries));
  return success();
}

ArrayAttr AttrDictList::array(Context& context) const {
  return has_entries_ ? ArrayAttr::get(context, all_) : ArrayAttr();
}

void print_attr_dict_at(AsmPrinter& printer, ArrayAttr all, std::size_t i) {
  if (!all)
    return;
  DictionaryAttr dictionary = all[i].as<DictionaryAttr>();
  if (dictionary.empty())
    return;
  llvm::SmallVector<NamedAttribute, 4> entries;
  for (std::size_t n = 0; n < dictionary.size(); ++n)
    entries.push_back(dictionary[n]);
  printer.os() << ' ';
  printer.print_attr_dict(entries);
}

bool fits_attr_dicts(ArrayAttr all, std::size_t count) {
  if (!all)
    return true;
  bool has_entries = false;
  for (std::size_t i = 0; i < all.size(); ++i) {
    DictionaryAttr dictionary = all[i].try_as<DictionaryAttr>();
    if (!dictionary)
      return false;
    has_entries |= !dictionary.empty();
  }
  return all.size() == count && has_entries;
}

// The signature. ----------------------------------------------------------------------------------

static FailureOr<Type> parse_type(AsmParser& parser, TypeConstraint allowed, llvm::StringRef what) {
  Location place = parser.location();
  FailureOr<Type> type = parser.parse_type();
  if (succeeded(type) && !allowed.accepts(*type))
    return parser.context().emit_error(place)
           << what << " must be " << allowed << ", got " << *type;
  return type;
}

// `%name: type {attrs} loc(...)`, or `type {attrs} loc(...)`.
static LogicalResult parse_argument(AsmParser& parser, FunctionSignature& signature,
                                    AttrDictList& attrs, const SignatureOptions& options) {
  OperandUse name;
  Location place = parser.location();
  if (bool is_named = parser.parse_optional_operand(name);
      signature.arguments.empty() || is_named == signature.has_names)
    signature.has_names = is_named;
  else if (is_named)
    return parser.context().emit_error(place)
           << "the arguments in front of this one have no names; either all have one or none has";
  else
    return parser.emit_error() << "expected the name of an argument, such as %x, since the "
                                  "arguments in front of this one have names";
  if (signature.has_names && name.number != 0)
    return parser.context().emit_error(place) << "an argument is one value and has no number";
  if (signature.has_names && failed(parser.parse(":")))
    return failure();
  FailureOr<Type> type = parse_type(parser, options.types, "an argument");
  if (failed(type) || failed(attrs.parse_next(parser)))
    return failure();
  RegionArgument& argument = signature.arguments.emplace_back();
  argument.name = name;
  argument.type = *type;
  return parser.parse_optional_location(argument.location);
}

LogicalResult parse_function_results(AsmParser& parser, llvm::SmallVectorImpl<Type>& results,
                                     ArrayAttr& attrs, const SignatureOptions& options) {
  auto result = [&]() -> LogicalResult {
    if (options.has_one_result && !results.empty())
      return parser.emit_error() << "functions of this dialect have one result at most";
    FailureOr<Type> type = parse_type(parser, options.types, "a result");
    if (succeeded(type))
      results.push_back(*type);
    return type;
  };
  if (!parser.is_next("("))
    return result();
  AttrDictList list;
  auto with_attrs = [&]() -> LogicalResult {
    if (failed(result()))
      return failure();
    if (!options.allows_result_attrs && parser.is_next("{"))
      return parser.emit_error() << "results of functions of this dialect have no attributes";
    return list.parse_next(parser);
  };
  if (failed(parser.parse_list("(", ")", with_attrs)))
    return failure();
  attrs = list.array(parser.context());
  return success();
}

LogicalResult parse_function_signature(AsmParser& parser, FunctionSignature& signature,
                                       const SignatureOptions& options) {
  AttrDictList attrs;
  auto argument = [&]() -> LogicalResult {
    if (signature.is_variadic)
      return parser.emit_error() << "'...' must be the last argument";
    if (!parser.is_next("..."))
      return parse_argument(parser, signature, attrs, options);
    if (!options.allows_variadic)
      return parser.emit_error() << "functions of this dialect take no variable arguments '...'";
    signature.is_variadic = parser.parse_optional("...");
    return success();
  };
  if (failed(parser.parse_list("(", ")", argument)))
    return failure();
  signature.argument_attrs = attrs.array(parser.context());
  if (!parser.parse_optional("->"))
    return success();
  return parse_function_results(parser, signature.results, signature.result_attrs, options);
}

void print_function_signature(AsmPrinter& printer, const FunctionParts& parts, Region& body) {
  llvm::raw_ostream& os = printer.os();
  os << '(';
  for (auto [i, type] : llvm::enumerate(parts.inputs)) {
    if (i)
      os << ", ";
    Value argument = body.empty() ? Value() : body.entry()->argument(static_cast<unsigned>(i));
    if (argument) {
      printer.print_operand(argument);
      os << ": ";
    }
    printer.print_type(type);
    print_attr_dict_at(printer, parts.argument_attrs, i);
    if (argument)
      printer.print_optional_location(argument.location());
  }
  if (parts.is_variadic)
    os << (parts.inputs.empty() ? "..." : ", ...");
  os << ')';
  if (parts.results.empty())
    return;
  os << " -> ";
  print_function_results(printer, parts.results, parts.result_attrs);
}

void print_function_results(AsmPrinter& printer, llvm::ArrayRef<Type> results, ArrayAttr attrs) {
  // A type that starts in a parenthesis would be taken for a list.
  bool has_parens = results.size() != 1 || attrs || results[0].is<FunctionType>();
  llvm::raw_ostream& os = printer.os();
  if (has_parens)
    os << '(';
  for (auto [i, type] : llvm::enumerate(results)) {
    if (i)
      os << ", ";
    printer.print_type(type);
    print_attr_dict_at(printer, attrs, i);
  }
  if (has_parens)
    os << ')';
}

// What is behind it. ------------------------------------------------------------------------------

LogicalResult parse_function_body(AsmParser& parser, const FunctionSignature& signature,
                                  llvm::SmallVectorImpl<NamedAttribute>& attrs, Region& body) {
  if (parser.parse_optional("attributes")) {
    if (!parser.is_next("{"))
      return parser.emit_error() << "expected '{' and attributes";
    if (failed(parser.parse_optional_attr_dict(attrs)))
      return failure();
  }
  if (!parser.is_next("{"))
    return success();
  if (!signature.has_names && !signature.arguments.empty())
    return parser.emit_error() << "the arguments of a function with a body need names, such as "
                                  "%arg0: "
                               << signature.arguments[0].type;
  Location place = parser.location();
  if (failed(parser.parse_region(body, signature.arguments)))
    return failure();
  if (body.empty())
    return parser.context().emit_error(place)
           << "a body needs a block; a function that is only declared has no braces";
  return success();
}

void print_function_body(AsmPrinter& printer, llvm::ArrayRef<NamedAttribute> attrs, Region& body) {
  if (!attrs.empty()) {
    printer.os() << " attributes ";
    printer.print_attr_dict(attrs);
  }
  if (body.empty())
    return;
  printer.os() << ' ';
  printer.print_region(body, /*with_arguments=*/false);
}

bool fits_function_syntax(const FunctionParts& parts, Region& body) {
  if (!fits_attr_dicts(parts.argument_attrs, parts.inputs.size()) ||
      !fits_attr_dicts(parts.result_attrs, parts.results.size()))
    return false;
  if (body.empty())
    return true;
  Block* entry = body.entry();
  if (entry->num_arguments() != parts.inputs.size())
    return false;
  for (auto [i, type] : llvm::enumerate(parts.inputs))
    if (entry->argument(static_cast<unsigned>(i)).type() != type)
      return false;
  return true;
}

}  // namespace pliron
