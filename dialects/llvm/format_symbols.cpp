// How functions and globals are written.

#include "dialects/llvm/format_directives.h"
#include "dialects/llvm/ops.h"
#include "ir/block.h"
#include "ir/diagnostics.h"
#include "ir/function_syntax.h"

namespace pliron::llvm_dialect {

// The words in front of a symbol.

// A case of the enumeration, if one comes next.
static const EnumCase* optional_case(AsmParser& parser, const EnumDef& cases) {
  for (const EnumCase& entry : cases.cases)
    if (parser.parse_optional(entry.name))
      return &entry;
  return nullptr;
}
static IntegerAttr optional_number(AsmParser& parser, const EnumDef& cases) {
  const EnumCase* found = optional_case(parser, cases);
  return found ? IntegerAttr::i64(parser.context(), found->value) : IntegerAttr(nullptr);
}
// As in MLIR, `unnamed_addr` is there when it is not written, as 0; symbols without it have the
// generic form.
static IntegerAttr number_or_zero(AsmParser& parser, const EnumDef& cases) {
  IntegerAttr number = optional_number(parser, cases);
  return number ? number : IntegerAttr::i64(parser.context(), 0);
}
static void print_case(AsmPrinter& printer, const EnumDef& cases, std::int64_t value) {
  if (value != 0)
    printer.os() << ' ' << cases.find(value)->name;
}
// What is no such word, and no symbol either.
static LogicalResult expect_symbol(AsmParser& parser, llvm::StringRef words) {
  Location place = parser.location();
  llvm::StringRef word;
  if (!parser.parse_optional_keyword(word))
    return success();
  return parser.context().emit_error(place)
         << "expected a name, such as @name, not '" << word << "'; in front of it may be " << words;
}
static std::string linkage_and_more() {
  return "a linkage, " + list_cases(LinkageEnum) +
         ", then 'hidden' or 'protected', then 'unnamed_addr' or 'local_unnamed_addr'";
}

// Globals.

LogicalResult parse_global_kind(AsmParser& parser, LinkageAttr& linkage, IntegerAttr& visibility,
                                UnitAttr& thread_local_, IntegerAttr& unnamed_addr,
                                UnitAttr& constant) {
  Context& context = parser.context();
  const EnumCase* found = optional_case(parser, LinkageEnum);
  linkage =
      LinkageAttr::of(context, found ? static_cast<Linkage>(found->value) : Linkage::External);
  visibility = optional_number(parser, VisibilityEnum);
  if (parser.parse_optional("thread_local"))
    thread_local_ = UnitAttr::get(context);
  unnamed_addr = number_or_zero(parser, UnnamedAddrEnum);
  if (parser.parse_optional("constant"))
    constant = UnitAttr::get(context);
  return expect_symbol(parser, linkage_and_more() +
                                   ", with 'thread_local' in front of those, then "
                                   "'constant'");
}
void print_global_kind(AsmPrinter& printer, Operation*, LinkageAttr linkage, IntegerAttr visibility,
                       UnitAttr thread_local_, IntegerAttr unnamed_addr, UnitAttr constant) {
  printer.os() << ' ' << LinkageEnum.find(static_cast<std::int64_t>(linkage.value()))->name;
  print_case(printer, VisibilityEnum, visibility.as_int());
  if (thread_local_)
    printer.os() << " thread_local";
  print_case(printer, UnnamedAddrEnum, unnamed_addr.as_int());
  if (constant)
    printer.os() << " constant";
}

bool can_print_global(Operation* op) {
  return static_cast<bool>(GlobalOp(op).attr<"unnamed_addr">());
}

LogicalResult parse_global_value(AsmParser& parser, Attribute& value) {
  if (failed(parser.parse("(")))
    return failure();
  if (parser.parse_optional(")"))
    return success();
  FailureOr<Attribute> parsed = parser.parse_attribute();
  if (failed(parsed))
    return failure();
  value = *parsed;
  return parser.parse(")");
}
void print_global_value(AsmPrinter& printer, Operation*, Attribute value) {
  printer.os() << '(';
  if (value)
    printer.print_attribute(value);
  printer.os() << ')';
}

// The type that need not be written: of a string.
static Type implied_type(Attribute value) {
  StringAttr text = value ? value.try_as<StringAttr>() : StringAttr(nullptr);
  return text ? Type(ArrayType::of(IntegerType::get(text.context(), 8), text.value().size()))
              : Type();
}
LogicalResult parse_global_type(AsmParser& parser, TypeAttr& type, const Attribute& value) {
  if (Type implied = implied_type(value); implied && !parser.is_next(":")) {
    type = TypeAttr::get(implied);
    return success();
  }
  if (!parser.parse_optional(":"))
    return parser.emit_error() << "expected ':' and the type of the global; only that of a string "
                                  "can be left out";
  FailureOr<Type> parsed = parser.parse_type();
  if (failed(parsed))
    return failure();
  type = TypeAttr::get(*parsed);
  return success();
}
void print_global_type(AsmPrinter& printer, Operation*, TypeAttr type, Attribute value) {
  if (type.value() == implied_type(value))
    return;
  printer.os() << " : ";
  printer.print_type(type.value());
}

// Functions.

LogicalResult parse_function_kind(AsmParser& parser, LinkageAttr& linkage, IntegerAttr& visibility,
                                  IntegerAttr& unnamed_addr, CallingConventionAttr& convention) {
  Context& context = parser.context();
  if (const EnumCase* found = optional_case(parser, LinkageEnum))
    linkage = LinkageAttr::of(context, static_cast<Linkage>(found->value));
  visibility = optional_number(parser, VisibilityEnum);
  unnamed_addr = number_or_zero(parser, UnnamedAddrEnum);
  if (const EnumCase* found = optional_case(parser, CallingConventionEnum))
    convention = CallingConventionAttr::of(context, static_cast<CallingConvention>(found->value));
  return expect_symbol(parser, linkage_and_more() + ", then a calling convention, " +
                                   list_cases(CallingConventionEnum));
}
void print_function_kind(AsmPrinter& printer, Operation*, LinkageAttr linkage,
                         IntegerAttr visibility, IntegerAttr unnamed_addr,
                         CallingConventionAttr convention) {
  print_case(printer, LinkageEnum, static_cast<std::int64_t>(linkage.value()));
  print_case(printer, VisibilityEnum, visibility.as_int());
  print_case(printer, UnnamedAddrEnum, unnamed_addr.as_int());
  print_case(printer, CallingConventionEnum, static_cast<std::int64_t>(convention.value()));
}

static FunctionParts parts_of(FunctionType type, ArrayAttr arg_attrs, ArrayAttr res_attrs) {
  FunctionParts parts;
  for (Type parameter : type.parameters())
    parts.inputs.push_back(parameter);
  if (!type.result().is<VoidType>())
    parts.results.push_back(type.result());
  parts.argument_attrs = arg_attrs;
  parts.result_attrs = res_attrs;
  parts.is_variadic = type.is_vararg();
  return parts;
}

LogicalResult parse_function(AsmParser& parser, TypeAttr& type, ArrayAttr& arg_attrs,
                             ArrayAttr& res_attrs, llvm::SmallVectorImpl<NamedAttribute>& attrs,
                             Region& body) {
  Context& context = parser.context();
  FunctionSignature signature;
  SignatureOptions options{.allows_variadic = true, .has_one_result = true, .types = FirstClass};
  if (failed(parse_function_signature(parser, signature, options)))
    return failure();
  Type result = signature.results.empty() ? Type(VoidType::get(context)) : signature.results[0];
  type = TypeAttr::get(FunctionType::of(result, signature.inputs(), signature.is_variadic));
  arg_attrs = signature.argument_attrs;
  res_attrs = signature.result_attrs;
  Location place = parser.location();
  unsigned errors = context.diagnostics().error_count();
  if (failed(parse_function_body(parser, signature, attrs, body)))
    return failure();
  // Ops that could not be read are missing, which has been said.
  if (body.empty() || !body.front()->empty() || context.diagnostics().error_count() > errors)
    return success();
  return context.emit_error(place)
         << "the body of a function must not be empty; a declaration has none";
}

void print_function(AsmPrinter& printer, Operation*, TypeAttr type, ArrayAttr arg_attrs,
                    ArrayAttr res_attrs, llvm::ArrayRef<NamedAttribute> attrs, Region& body) {
  auto parts = parts_of(type.value().as<FunctionType>(), arg_attrs, res_attrs);
  print_function_signature(printer, parts, body);
  print_function_body(printer, attrs, body);
}

bool can_print_function(Operation* op) {
  FuncOp func(op);
  auto parts = parts_of(func.function_type(), func.attr_as<ArrayAttr, "arg_attrs">(),
                        func.attr_as<ArrayAttr, "res_attrs">());
  Region& body = op->region(0);
  // The entry block has no label.
  bool is_body_plain =
      body.empty() || (!body.front()->empty() && !body.front()->has_predecessors());
  return func.attr<"unnamed_addr">() && is_body_plain && fits_function_syntax(parts, body);
}

}  // namespace pliron::llvm_dialect
