#include "dialects/llvm/types.h"

#include <optional>

#include "ir/builtin_types.h"
#include "ir/parser.h"
#include "ir/printer.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

namespace pliron::llvm_dialect {

// Printing. Members of a type are printed without the `!llvm.` prefix, and so never as an alias.
// -----

namespace {
bool is_of_this_dialect(Type type) {
  return type.is<PointerType>() || type.is<ArrayType>() || type.is<StructType>() ||
         type.is<FunctionType>() || type.is<VoidType>();
}

void print_member(Type type, AsmPrinter& printer) {
  if (!is_of_this_dialect(type))
    return printer.print_type(type);
  printer.os() << type.info().name.drop_front(llvm::StringRef("llvm.").size());
  printer.print_type_params(type);
}

void print_members(ParamList<Type> types, AsmPrinter& printer) {
  for (std::size_t i = 0; i < types.size(); ++i) {
    if (i)
      printer.os() << ", ";
    print_member(types[i], printer);
  }
}
}  // namespace

void print_nothing(Type, AsmPrinter&) {}

void print_pointer_type(Type type, AsmPrinter& printer) {
  unsigned space = type.as<PointerType>().address_space();
  if (space)
    printer.os() << '<' << space << '>';
}

void print_array_type(Type type, AsmPrinter& printer) {
  ArrayType array = type.as<ArrayType>();
  printer.os() << '<' << array.size() << " x ";
  print_member(array.element(), printer);
  printer.os() << '>';
}

void print_struct_type(Type type, AsmPrinter& printer) {
  StructType record = type.as<StructType>();
  llvm::raw_ostream& os = printer.os();
  os << '<';
  if (record.name()) {
    printer.print_string(record.name());
    os << ", ";
  }
  if (record.is_opaque()) {
    os << "opaque>";
    return;
  }
  os << (record.is_packed() ? "packed (" : "(");
  print_members(record.elements(), printer);
  os << ")>";
}

void print_function_type(Type type, AsmPrinter& printer) {
  FunctionType function = type.as<FunctionType>();
  llvm::raw_ostream& os = printer.os();
  os << '<';
  print_member(function.result(), printer);
  os << " (";
  print_members(function.parameters(), printer);
  if (function.is_vararg())
    os << (function.parameters().empty() ? "..." : ", ...");
  os << ")>";
}

// Parsing.
// ------------------------------------------------------------------------------------------

namespace {
// The members of a type are read by recursion; hostile text must not exhaust the stack.
constexpr unsigned MaxNesting = 128;
thread_local unsigned nesting = 0;
struct Nested {
  Nested() { ++nesting; }
  Nested(const Nested&) = delete;
  ~Nested() { --nesting; }
};

struct Member {
  llvm::StringRef keyword;
  FailureOr<Type> (*parse)(AsmParser&);
};
constexpr Member members[] = {
    {"ptr", parse_pointer_type},   {"array", parse_array_type}, {"struct", parse_struct_type},
    {"func", parse_function_type}, {"void", parse_void_type},
};

FailureOr<Type> parse_member(AsmParser& parser) {
  Nested guard;
  if (nesting > MaxNesting)
    return parser.emit_error() << "types are nested more than " << MaxNesting << " deep";
  for (const Member& member : members)
    if (parser.parse_optional(member.keyword))
      return member.parse(parser);
  return parser.parse_type();
}

// A member that has a size in memory.
FailureOr<Type> parse_element(AsmParser& parser) {
  Location location = parser.location();
  FailureOr<Type> type = parse_member(parser);
  if (succeeded(type) && !FirstClass.accepts(*type))
    return parser.context().emit_error(location)
           << "expected a type that can be stored in memory, got " << *type;
  return type;
}
}  // namespace

FailureOr<Type> parse_void_type(AsmParser& parser) {
  return Type(VoidType::get(parser.context()));
}

FailureOr<Type> parse_pointer_type(AsmParser& parser) {
  if (!parser.parse_optional("<"))
    return Type(PointerType::in(parser.context()));
  FailureOr<std::uint64_t> space = parser.parse_uint();
  if (failed(space))
    return failure();
  // LLVM keeps address spaces in 24 bits.
  if (*space >= 1u << 24)
    return parser.emit_error() << "an address space must be below 16777216";
  if (failed(parser.parse(">")))
    return failure();
  return Type(PointerType::in(parser.context(), static_cast<unsigned>(*space)));
}

FailureOr<Type> parse_array_type(AsmParser& parser) {
  if (failed(parser.parse("<")))
    return failure();
  FailureOr<std::uint64_t> size = parser.parse_uint();
  if (failed(size) || failed(parser.parse("x")))
    return failure();
  FailureOr<Type> element = parse_element(parser);
  if (failed(element) || failed(parser.parse(">")))
    return failure();
  return Type(ArrayType::of(*element, *size));
}

static FailureOr<Type> make_struct(AsmParser& parser, const std::optional<std::string>& name,
                                   llvm::ArrayRef<Type> elements, bool packed, bool opaque,
                                   Location place) {
  Context& context = parser.context();
  ParamValue body[] = {ParamValue(context, elements), packed, opaque};
  if (name && !name->empty())
    return parser.define_type(StructType::named(context, *name), body, place);
  Identifier no_name = name ? context.identifier("") : Identifier();
  return Type(*StructType::get(context, no_name, body[0], packed, opaque));
}

FailureOr<Type> parse_struct_type(AsmParser& parser) {
  Context& context = parser.context();
  if (failed(parser.parse("<")))
    return failure();
  std::optional<std::string> name;
  Location place = parser.location();
  bool packed = parser.parse_optional("packed");
  if (!packed && !parser.parse_optional("(")) {
    FailureOr<std::string> text = parser.parse_string();
    if (failed(text))
      return failure();
    name = std::move(*text);
    if (!name->empty() && parser.parse_optional(">"))
      return parser.mention_type(StructType::named(context, *name), place);
    if (!parser.parse_optional(","))
      return parser.emit_error() << "expected ',' and the elements of struct \"" << *name << "\"";
    if (parser.parse_optional("opaque")) {
      if (failed(parser.parse(">")))
        return failure();
      return make_struct(parser, name, {}, /*packed=*/false, /*opaque=*/true, place);
    }
    packed = parser.parse_optional("packed");
    if (failed(parser.parse("(")))
      return failure();
  } else if (packed && failed(parser.parse("("))) {
    return failure();
  }
  llvm::SmallVector<Type, 8> elements;
  if (!parser.parse_optional(")")) {
    do {
      FailureOr<Type> element = parse_element(parser);
      if (failed(element))
        return failure();
      elements.push_back(*element);
    } while (parser.parse_optional(","));
    if (failed(parser.parse(")")))
      return failure();
  }
  if (failed(parser.parse(">")))
    return failure();
  return make_struct(parser, name, elements, packed, /*opaque=*/false, place);
}

FailureOr<Type> parse_function_type(AsmParser& parser) {
  if (failed(parser.parse("<")))
    return failure();
  Location location = parser.location();
  FailureOr<Type> result = parse_member(parser);
  if (failed(result))
    return failure();
  if (!result->is<VoidType>() && !FirstClass.accepts(*result))
    return parser.context().emit_error(location) << "a function cannot return " << *result;
  if (failed(parser.parse("(")))
    return failure();
  llvm::SmallVector<Type, 8> parameters;
  bool vararg = false;
  if (!parser.parse_optional(")")) {
    do {
      if (parser.parse_optional("...")) {
        vararg = true;
        break;
      }
      FailureOr<Type> parameter = parse_element(parser);
      if (failed(parameter))
        return failure();
      parameters.push_back(*parameter);
    } while (parser.parse_optional(","));
    if (failed(parser.parse(")")))
      return failure();
  }
  if (failed(parser.parse(">")))
    return failure();
  return Type(FunctionType::of(*result, parameters, vararg));
}

// Sizes.
// ------------------------------------------------------------------------------------------

namespace {
// How deeply values are in values of a type. LLVM goes through them by recursion.
class Containment {
 public:
  static constexpr unsigned max_depth = 512;

  // Goes through all that a value of `root` contains: O(types). Fails when one contains itself.
  LogicalResult visit(Type root, EmitError emit) {
    enter(root);
    while (!path_.empty()) {
      Frame& frame = path_.back();
      if (frame.next == size(frame.type)) {
        leave();
        continue;
      }
      Type part = element(frame.type, frame.next++);
      auto depth = depths_.find(part);
      if (depth == depths_.end())
        enter(part);
      else if (depth->second == being_visited)
        return emit() << "struct " << name(part)
                      << "would contain itself, and have no size; refer to it by a pointer";
      else
        frame.inside = std::max(frame.inside, depth->second);
    }
    if (depths_.lookup(root) > max_depth)
      return emit() << "values are in one another more than " << max_depth << " levels deep";
    return success();
  }

 private:
  static constexpr unsigned being_visited = 0;
  struct Frame {
    Type type;
    std::size_t next = 0;
    unsigned inside = 0;  // levels in what was visited
  };

  static std::size_t size(Type type) {
    if (StructType record = type.try_as<StructType>())
      return record.size();
    return type.is<ArrayType>() ? 1 : 0;
  }
  static Type element(Type type, std::size_t i) {
    StructType record = type.try_as<StructType>();
    return record ? record.element(i) : type.as<ArrayType>().element();
  }
  // A struct with a name on the way from `part` to itself; there is one, since only those are
  // recursive.
  std::string name(Type part) const {
    for (const Frame& frame : llvm::reverse(path_))
      if (frame.type == part || !part.is_named())
        if (frame.type.is_named())
          return ("\"" + frame.type.as<StructType>().name().str() + "\" ").str();
    return "";
  }
  void enter(Type type) {
    depths_[type] = being_visited;
    path_.push_back({type});
  }
  void leave() {
    Frame done = path_.pop_back_val();
    unsigned depth = done.inside + 1;
    depths_[done.type] = depth;
    if (!path_.empty())
      path_.back().inside = std::max(path_.back().inside, depth);
  }

  llvm::SmallDenseMap<Type, unsigned, 16> depths_;
  llvm::SmallVector<Frame, 8> path_;
};
}  // namespace

LogicalResult StructType::verify(EmitError emit) const {
  return Containment().visit(*this, emit);
}

Type scalar_type(Type type) {
  VectorType vector = type.try_as<VectorType>();
  return vector ? vector.element_type() : type;
}

Type comparison_type(Type type) {
  Type boolean = IntegerType::get(type.context(), 1);
  VectorType vector = type.try_as<VectorType>();
  if (!vector)
    return boolean;
  if (vector.rank() != 1)
    return {};
  return VectorType::get(type.context(), {vector.dim(0)}, boolean, {vector.is_scalable(0)});
}

Type with_flag_type(Type type) {
  if (!NonAggregate.accepts(type))
    return {};
  return StructType::literal(type.context(), {type, comparison_type(type)});
}

}  // namespace pliron::llvm_dialect
