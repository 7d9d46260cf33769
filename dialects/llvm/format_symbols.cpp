// How functions and globals are written.

#include "dialects/llvm/format_directives.h"
#include "dialects/llvm/ops.h"
#include "dialects/llvm/signature_text.h"
#include "ir/block.h"
#include "ir/diagnostics.h"
#include "ir/parser.h"
#include "ir/printer.h"

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

namespace {
// What stands in the parentheses of a function.
struct Parameters {
  llvm::SmallVector<RegionArgument, 8> named;  // all of them, or none
  llvm::SmallVector<Type, 8> types;
  AttrsByPosition attrs;
  bool vararg = false;
};
}  // namespace

// A type that a function of LLVM can take or return.
static LogicalResult parse_value_type(AsmParser& parser, Type& type) {
  Location place = parser.location();
  FailureOr<Type> parsed = parser.parse_type();
  if (failed(parsed))
    return failure();
  type = *parsed;
  if (FirstClass.accepts(type))
    return success();
  return parser.context().emit_error(place)
         << "a parameter must be " << FirstClass << ", got " << type;
}

// `%a: i32 {llvm.noundef}`, `i32` or `...`
static LogicalResult parse_parameter(AsmParser& parser, Parameters& parameters) {
  if (parameters.vararg)
    return parser.emit_error() << "'...' must be the last parameter";
  if (parser.parse_optional("...")) {
    parameters.vararg = true;
    return success();
  }
  RegionArgument argument;
  Location place = parser.location();
  bool is_named = parser.parse_optional_operand(argument.name);
  if (is_named != (parameters.named.size() == parameters.types.size()) && !parameters.types.empty())
    return parser.context().emit_error(place) << "either all parameters have names or none has";
  if (is_named && failed(parser.parse(":")))
    return failure();
  if (failed(parse_value_type(parser, argument.type)) ||
      failed(parameters.attrs.parse_next(parser)) ||
      failed(parser.parse_optional_location(argument.location)))
    return failure();
  parameters.types.push_back(argument.type);
  if (is_named)
    parameters.named.push_back(argument);
  return success();
}

static LogicalResult parse_body(AsmParser& parser, const Parameters& parameters, Region& body) {
  if (!parser.is_next("{"))
    return success();
  if (parameters.named.size() != parameters.types.size())
    return parser.emit_error() << "a function with a body needs names for its parameters, such as "
                                  "'%arg0: "
                               << parameters.types[0] << "'";
  Location place = parser.location();
  unsigned errors = parser.context().diagnostics().error_count();
  if (failed(parser.parse_region(body, parameters.named)))
    return failure();
  // Ops that could not be read are missing, which has been said.
  if (parser.context().diagnostics().error_count() > errors)
    return success();
  if (body.empty() || body.front()->empty())
    return parser.context().emit_error(place)
           << "the body of a function must not be empty; a declaration has none";
  return success();
}

LogicalResult parse_function(AsmParser& parser, TypeAttr& type, ArrayAttr& arg_attrs,
                             ArrayAttr& res_attrs, llvm::SmallVectorImpl<NamedAttribute>& attrs,
                             Region& body) {
  Context& context = parser.context();
  Parameters parameters;
  if (failed(parser.parse_list("(", ")", [&] { return parse_parameter(parser, parameters); })))
    return failure();
  Type result;
  Location place = parser.location();
  if (parser.parse_optional("->") && failed(parse_result(parser, result, res_attrs)))
    return failure();
  if (result && !FirstClass.accepts(result))
    return context.emit_error(place) << "a result must be " << FirstClass << ", got " << result;
  if (!result)
    result = VoidType::get(context);
  arg_attrs = parameters.attrs.array(context);
  type = TypeAttr::get(FunctionType::of(result, parameters.types, parameters.vararg));
  if (parser.parse_optional("attributes")) {
    if (!parser.is_next("{"))
      return parser.emit_error() << "expected '{' and attributes";
    if (failed(parser.parse_optional_attr_dict(attrs)))
      return failure();
  }
  return parse_body(parser, parameters, body);
}

void print_function(AsmPrinter& printer, Operation*, TypeAttr type, ArrayAttr arg_attrs,
                    ArrayAttr res_attrs, llvm::ArrayRef<NamedAttribute> attrs, Region& body) {
  FunctionType function = type.value().as<FunctionType>();
  llvm::raw_ostream& os = printer.os();
  os << '(';
  for (std::size_t i = 0; i < function.parameters().size(); ++i) {
    os << (i ? ", " : "");
    Value argument = body.empty() ? Value() : body.entry()->argument(static_cast<unsigned>(i));
    if (argument) {
      printer.print_operand(argument);
      os << ": ";
    }
    printer.print_type(function.parameters()[i]);
    print_attrs_at(printer, arg_attrs, i);
    if (argument)
      printer.print_optional_location(argument.location());
  }
  if (function.is_vararg())
    os << (function.parameters().empty() ? "..." : ", ...");
  os << ')';
  if (!function.result().is<VoidType>()) {
    os << " -> ";
    print_result(printer, function.result(), res_attrs);
  }
  if (!attrs.empty()) {
    os << " attributes ";
    printer.print_attr_dict(attrs);
  }
  if (!body.empty()) {
    os << ' ';
    printer.print_region(body, /*with_arguments=*/false);
  }
}

// The entry block has no label, so it must be what the parameters say.
static bool can_print_body(Region& body, FunctionType type) {
  if (body.empty())
    return true;
  Block* entry = body.entry();
  if (entry->empty() || entry->has_predecessors() ||
      entry->num_arguments() != type.parameters().size())
    return false;
  for (unsigned i = 0; i < entry->num_arguments(); ++i)
    if (entry->argument(i).type() != type.parameters()[i])
      return false;
  return true;
}
bool can_print_function(Operation* op) {
  FuncOp func(op);
  FunctionType type = func.function_type();
  return func.attr<"unnamed_addr">() &&
         can_print_attrs(func.attr_as<ArrayAttr, "arg_attrs">(), type.parameters().size()) &&
         can_print_attrs(func.attr_as<ArrayAttr, "res_attrs">(),
                         type.result().is<VoidType>() ? 0 : 1) &&
         can_print_body(op->region(0), type);
}

}  // namespace pliron::llvm_dialect
