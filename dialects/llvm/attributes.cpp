#include "dialects/llvm/attributes.h"

#include "dialects/llvm/types.h"
#include "ir/parser.h"
#include "ir/printer.h"
#include "ir/random.h"
#include "llvm/Support/MathExtras.h"

namespace pliron::llvm_dialect {

// Enumerations as text: `<keyword>`.
// ----------------------------------------------------------------

namespace {
struct Keyword {
  llvm::StringLiteral text;
  unsigned value;
};

constexpr Keyword linkages[] = {
    {"external", 0},  {"available_externally", 1},
    {"linkonce", 2},  {"linkonce_odr", 3},
    {"weak", 4},      {"weak_odr", 5},
    {"appending", 6}, {"internal", 7},
    {"private", 8},   {"extern_weak", 9},
    {"common", 10},
};
constexpr Keyword conventions[] = {
    {"ccc", 0},     {"fastcc", 8},        {"coldcc", 9},
    {"tailcc", 18}, {"ptx_kernelcc", 71}, {"ptx_devicecc", 72},
};
constexpr Keyword tail_call_kinds[] = {{"none", 0}, {"tail", 1}, {"musttail", 2}, {"notail", 3}};
constexpr Keyword mod_refs[] = {{"none", 0}, {"read", 1}, {"write", 2}, {"readwrite", 3}};
// In the order in which they are printed.
constexpr Keyword fastmath_flags[] = {
    {"nnan", Nnan},         {"ninf", Ninf}, {"nsz", Nsz},         {"arcp", Arcp},
    {"contract", Contract}, {"afn", Afn},   {"reassoc", Reassoc},
};

llvm::StringRef keyword_of(llvm::ArrayRef<Keyword> table, unsigned value) {
  for (const Keyword& entry : table)
    if (entry.value == value)
      return entry.text;
  return "unknown";
}

// An error that lists what would have been right.
FailureOr<unsigned> parse_one_of(AsmParser& parser, llvm::ArrayRef<Keyword> table,
                                 llvm::StringRef what) {
  for (const Keyword& entry : table)
    if (parser.parse_optional(entry.text))
      return entry.value;
  InFlightDiagnostic error = parser.emit_error();
  error << "expected " << what << ", one of ";
  for (const Keyword& entry : table)
    error << (&entry == table.data() ? "" : ", ") << entry.text;
  return error;
}

template <typename A>
FailureOr<Attribute> parse_enum(AsmParser& parser, llvm::ArrayRef<Keyword> table,
                                llvm::StringRef what) {
  if (failed(parser.parse("<")))
    return failure();
  FailureOr<unsigned> value = parse_one_of(parser, table, what);
  if (failed(value) || failed(parser.parse(">")))
    return failure();
  return Attribute(A::get(parser.context(), *value));
}
}  // namespace

void print_linkage(Attribute attr, AsmPrinter& printer) {
  auto value = static_cast<unsigned>(attr.as<LinkageAttr>().value());
  printer.os() << '<' << keyword_of(linkages, value) << '>';
}
FailureOr<Attribute> parse_linkage(AsmParser& parser) {
  return parse_enum<LinkageAttr>(parser, linkages, "a linkage");
}

void print_calling_convention(Attribute attr, AsmPrinter& printer) {
  auto value = static_cast<unsigned>(attr.as<CallingConventionAttr>().value());
  printer.os() << '<' << keyword_of(conventions, value) << '>';
}
FailureOr<Attribute> parse_calling_convention(AsmParser& parser) {
  return parse_enum<CallingConventionAttr>(parser, conventions, "a calling convention");
}

void print_tail_call_kind(Attribute attr, AsmPrinter& printer) {
  auto value = static_cast<unsigned>(attr.as<TailCallKindAttr>().value());
  printer.os() << '<' << keyword_of(tail_call_kinds, value) << '>';
}
FailureOr<Attribute> parse_tail_call_kind(AsmParser& parser) {
  return parse_enum<TailCallKindAttr>(parser, tail_call_kinds, "a tail call kind");
}

// Flags: <none>, <fast>, <nnan, contract>.
// ------------------------------------------------------------

void print_fastmath(Attribute attr, AsmPrinter& printer) {
  unsigned flags = attr.as<FastmathAttr>().flags();
  llvm::raw_ostream& os = printer.os();
  if (flags == NoFastmath || flags == Fast) {
    os << (flags == Fast ? "<fast>" : "<none>");
    return;
  }
  os << '<';
  bool first = true;
  for (const Keyword& flag : fastmath_flags) {
    if (!(flags & flag.value))
      continue;
    os << (first ? "" : ", ") << flag.text;
    first = false;
  }
  os << '>';
}

FailureOr<Attribute> parse_fastmath(AsmParser& parser) {
  unsigned flags = 0;
  auto element = [&]() -> LogicalResult {
    if (parser.parse_optional("none"))
      return success();
    if (parser.parse_optional("fast")) {
      flags |= Fast;
      return success();
    }
    FailureOr<unsigned> flag = parse_one_of(parser, fastmath_flags, "a fast-math flag");
    if (failed(flag))
      return failure();
    flags |= *flag;
    return success();
  };
  if (failed(parser.parse_list("<", ">", element)))
    return failure();
  return Attribute(FastmathAttr::of(parser.context(), flags));
}

// Memory effects: every kind of memory is named, in this order.
// ----------------------------------------

void print_memory_effects(Attribute attr, AsmPrinter& printer) {
  printer.os() << '<';
  for (int i = 0; i < MemoryEffectsAttr::def.params.size(); ++i) {
    std::string_view name = MemoryEffectsAttr::def.params[i].name;
    auto value = static_cast<unsigned>(attr.words()[static_cast<std::size_t>(i)]);
    printer.os() << (i ? ", " : "") << llvm::StringRef(name.data(), name.size()) << " = "
                 << keyword_of(mod_refs, value);
  }
  printer.os() << '>';
}

FailureOr<Attribute> parse_memory_effects(AsmParser& parser) {
  if (failed(parser.parse("<")))
    return failure();
  unsigned values[6];
  static_assert(std::size(values) == MemoryEffectsAttr::def.params.count);
  for (int i = 0; i < MemoryEffectsAttr::def.params.size(); ++i) {
    std::string_view name = MemoryEffectsAttr::def.params[i].name;
    if ((i && failed(parser.parse(","))) ||
        failed(parser.parse(llvm::StringRef(name.data(), name.size()))) ||
        failed(parser.parse("=")))
      return failure();
    FailureOr<unsigned> value = parse_one_of(parser, mod_refs, "what may be done to it");
    if (failed(value))
      return failure();
    values[i] = *value;
  }
  if (failed(parser.parse(">")))
    return failure();
  return Attribute(MemoryEffectsAttr::get(parser.context(), values[0], values[1], values[2],
                                          values[3], values[4], values[5]));
}

// Others.
// -----------------------------------------------------------------------------------------------

void print_dereferenceable(Attribute attr, AsmPrinter& printer) {
  DereferenceableAttr known = attr.as<DereferenceableAttr>();
  printer.os() << "<bytes = " << known.param<"bytes">();
  if (known.param<"mayBeNull">())
    printer.os() << ", mayBeNull = true";
  printer.os() << '>';
}

FailureOr<Attribute> parse_dereferenceable(AsmParser& parser) {
  if (failed(parser.parse("<")) || failed(parser.parse("bytes")) || failed(parser.parse("=")))
    return failure();
  FailureOr<std::uint64_t> bytes = parser.parse_uint();
  if (failed(bytes))
    return failure();
  bool may_be_null = false;
  if (parser.parse_optional(",")) {
    if (failed(parser.parse("mayBeNull")) || failed(parser.parse("=")))
      return failure();
    may_be_null = parser.parse_optional("true");
    if (!may_be_null && failed(parser.parse("false")))
      return failure();
  }
  if (failed(parser.parse(">")))
    return failure();
  return Attribute(DereferenceableAttr::get(parser.context(), *bytes, may_be_null));
}

void print_constant_range(Attribute attr, AsmPrinter& printer) {
  ConstantRangeAttr range = attr.as<ConstantRangeAttr>();
  printer.os() << '<';
  printer.print_type(range.param<"type">());
  printer.os() << ", " << range.param<"lower">() << ", " << range.param<"upper">() << '>';
}

FailureOr<Attribute> parse_constant_range(AsmParser& parser) {
  if (failed(parser.parse("<")))
    return failure();
  FailureOr<Type> type = parser.parse_type();
  if (failed(type))
    return failure();
  IntegerType integer = type->try_as<IntegerType>();
  if (!integer || integer.width() > 64)
    return parser.emit_error() << "a constant range needs an integer type of at most 64 bits, got "
                               << *type;
  std::int64_t bounds[2];
  for (std::int64_t& bound : bounds) {
    if (failed(parser.parse(",")))
      return failure();
    FailureOr<std::int64_t> value = parser.parse_int();
    if (failed(value))
      return failure();
    if (!llvm::isIntN(integer.width(), *value) &&
        !llvm::isUIntN(integer.width(), static_cast<std::uint64_t>(*value)))
      return parser.emit_error() << "a bound does not fit " << *type;
    bound = *value;
  }
  if (failed(parser.parse(">")))
    return failure();
  return Attribute(ConstantRangeAttr::get(parser.context(), *type, bounds[0], bounds[1]));
}

void print_no_parameters(Attribute, AsmPrinter&) {}
FailureOr<Attribute> parse_zero(AsmParser& parser) {
  return Attribute(ZeroAttr::get(parser.context()));
}
FailureOr<Attribute> parse_undef(AsmParser& parser) {
  return Attribute(UndefAttr::get(parser.context()));
}
FailureOr<Attribute> parse_poison(AsmParser& parser) {
  return Attribute(PoisonAttr::get(parser.context()));
}

std::optional<llvm::APInt> integer_constant(IntegerAttr attr, unsigned width) {
  llvm::APInt value = attr.value();
  if (!value.isSignedIntN(width) && !value.isIntN(width))
    return std::nullopt;
  return value.sextOrTrunc(width);
}

// Constraints.
// --------------------------------------------------------------------------------------------

bool is_alignment_attr(Attribute attr) {
  if (!I64Attr.accepts(attr))
    return false;
  std::int64_t value = attr.as<IntegerAttr>().as_int();
  return value > 0 && llvm::isPowerOf2_64(static_cast<std::uint64_t>(value));
}
Attribute sample_alignment_attr(Context& context, Random& random) {
  return IntegerAttr::i64(context, std::int64_t{1} << random.below(8));
}

}  // namespace pliron::llvm_dialect
