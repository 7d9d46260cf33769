#pragma once
// custom<Name>(...) in an op's assembly format: a pair of functions for what the format language
// cannot say. Their parameters are checked against the arguments in the format while compiling.
//
//   LogicalResult parse_bounds(AsmParser& parser, OperandUse& low, Attribute& high, Type& type);
//   void print_bounds(AsmPrinter& printer, Operation* op, Value low, Attribute high, Type type);
//
//   static constexpr CustomDirective directives[] = {
//       CustomDirective::of<parse_bounds, print_bounds>("Bounds")};
//   ... .format = "custom<Bounds>($low, $high, type($low)) attr-dict", .directives = directives
//
// | argument        | to parse                                  | to print                       |
// |-----------------|-------------------------------------------|--------------------------------|
// | operand         | OperandUse&                               | Value                          |
// | ... optional    | std::optional<OperandUse>&                | Value, null when absent        |
// | ... variadic    | llvm::SmallVectorImpl<OperandUse>&        | OperandRange                   |
// | type($x)        | Type&; null for an absent optional one    | Type                           |
// | ... variadic    | llvm::SmallVectorImpl<Type>&              | llvm::ArrayRef<Type>           |
// | attribute       | Attribute& or a class of attributes&      | the same by value, maybe null  |
// | region          | Region&                                   | Region&                        |
// | ... several     | RegionList&                               | llvm::MutableArrayRef<Region>  |
// | successor       | Block*&                                   | Block*                         |
// | ... several     | llvm::SmallVectorImpl<Block*>&            | llvm::ArrayRef<Block*>         |
// | attr-dict       | llvm::SmallVectorImpl<NamedAttribute>&    | llvm::ArrayRef<NamedAttribute> |
// | "text"          | std::string_view                          | std::string_view               |
// | ref(...)        | as above, but const& (Block* by value)    | as without ref                 |
//
// A parse function that may find nothing returns FailureOr<bool>: whether something was there. Only
// such a one can be the first element of an optional group.
//
// A third function, `bool bounds_fit(Operation* op)`, tells whether printing loses nothing of an op,
// which need not be valid. Ops of which it would are printed in the generic form. Without it the
// directive can say whatever an op can be.

#include <optional>
#include <tuple>
#include <type_traits>

#include "ir/attribute.h"
#include "ir/make_directive.h"
#include "ir/op_def.h"
#include "ir/result.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace pliron {

class AsmParser;
class AsmPrinter;
class Block;
class Operation;
class OperandRange;
class Region;
class RegionList;
class Type;
class Value;
struct OperandUse;

enum class CustomParamKind : std::uint8_t {
  None,  // of a C++ type that no argument has
  Operand,
  OptionalOperand,
  Operands,
  Type,
  Types,
  Attr,
  Region,
  Regions,
  Successor,
  Successors,
  AttrDict,
  Text,
};
struct CustomParam {
  CustomParamKind kind = CustomParamKind::None;
  bool is_ref = false;
};

constexpr std::string_view custom_param_name(CustomParamKind kind) {
  constexpr std::string_view names[] = {"something that no format has",
                                        "an operand",
                                        "an optional operand",
                                        "a list of operands",
                                        "a type",
                                        "a list of types",
                                        "an attribute",
                                        "a region",
                                        "a list of regions",
                                        "a successor",
                                        "a list of successors",
                                        "attr-dict or prop-dict",
                                        "a string"};
  return names[static_cast<int>(kind)];
}

namespace detail {

// How the C++ types of parameters stand for arguments. Attributes are told by conversion.
template <typename T>
constexpr CustomParamKind parse_param_kind() {
  using Kind = CustomParamKind;
  if constexpr (std::is_same_v<T, OperandUse>)
    return Kind::Operand;
  else if constexpr (std::is_same_v<T, std::optional<OperandUse>>)
    return Kind::OptionalOperand;
  else if constexpr (std::is_same_v<T, llvm::SmallVectorImpl<OperandUse>>)
    return Kind::Operands;
  else if constexpr (std::is_same_v<T, Type>)
    return Kind::Type;
  else if constexpr (std::is_same_v<T, llvm::SmallVectorImpl<Type>>)
    return Kind::Types;
  else if constexpr (std::is_same_v<T, Region>)
    return Kind::Region;
  else if constexpr (std::is_same_v<T, RegionList>)
    return Kind::Regions;
  else if constexpr (std::is_same_v<T, Block*>)
    return Kind::Successor;
  else if constexpr (std::is_same_v<T, llvm::SmallVectorImpl<Block*>>)
    return Kind::Successors;
  else if constexpr (std::is_same_v<T, llvm::SmallVectorImpl<NamedAttribute>>)
    return Kind::AttrDict;
  else if constexpr (std::is_same_v<T, std::string_view>)
    return Kind::Text;
  else if constexpr (std::is_same_v<T, Attribute> || std::is_base_of_v<Attribute, T>)
    return Kind::Attr;
  else
    return Kind::None;
}
template <typename T>
constexpr CustomParam parse_param() {
  using Plain = std::remove_cvref_t<T>;
  bool sets = std::is_lvalue_reference_v<T> && !std::is_const_v<std::remove_reference_t<T>>;
  CustomParamKind kind = parse_param_kind<Plain>();
  return {kind, !sets && kind != CustomParamKind::Text};
}
// Whether what is printed as a T has been read as that kind.
template <typename T>
constexpr bool prints(CustomParamKind kind) {
  using Kind = CustomParamKind;
  using Plain = std::remove_cvref_t<T>;
  switch (kind) {
    case Kind::Operand:
    case Kind::OptionalOperand:
      return std::is_same_v<Plain, Value>;
    case Kind::Operands:
      return std::is_same_v<Plain, OperandRange>;
    case Kind::Types:
      return std::is_same_v<Plain, llvm::ArrayRef<Type>>;
    case Kind::Regions:
      return std::is_same_v<Plain, llvm::MutableArrayRef<Region>>;
    case Kind::Successors:
      return std::is_same_v<Plain, llvm::ArrayRef<Block*>>;
    case Kind::AttrDict:
      return std::is_same_v<Plain, llvm::ArrayRef<NamedAttribute>>;
    default:
      return kind != Kind::None && parse_param_kind<Plain>() == kind;
  }
}

// An argument on its way into a function: what it points to is what the function's parameter is a
// reference to (for values that are passed by value, that value). Attributes are Attribute.
template <typename T>
decltype(auto) custom_argument(void* argument) {
  using Plain = std::remove_cvref_t<T>;
  return *static_cast<Plain*>(argument);
}
// A class of attributes gets an object of its own, which goes back when the function has ended.
template <typename T,
          bool IsAttr = parse_param_kind<std::remove_cvref_t<T>>() == CustomParamKind::Attr>
struct ParseArgument {
  void* argument;
  std::remove_cvref_t<T>& get() { return custom_argument<T>(argument); }
  void finish() {}
};
template <typename T>
struct ParseArgument<T, true> {
  using Plain = std::remove_cvref_t<T>;
  explicit ParseArgument(void* a)
      : argument(static_cast<Attribute*>(a)),
        value(*argument ? argument->template try_as<Plain>() : Plain(nullptr)) {}
  Attribute* argument;
  Plain value;
  Plain& get() { return value; }
  void finish() {
    if constexpr (!parse_param<T>().is_ref)
      *argument = value;
  }
};
template <typename T>
std::remove_cvref_t<T> print_attr_argument(void* argument) {
  using Plain = std::remove_cvref_t<T>;
  auto* attr = static_cast<Attribute*>(argument);
  return *attr ? attr->template try_as<Plain>() : Plain(nullptr);
}
template <typename T>
decltype(auto) print_argument(void* argument) {
  if constexpr (parse_param_kind<std::remove_cvref_t<T>>() == CustomParamKind::Attr)
    return print_attr_argument<T>(argument);
  else
    return custom_argument<T>(argument);
}

template <auto Function>
struct CustomParse;
template <typename Result, typename... Params, Result (*Function)(AsmParser&, Params...)>
struct CustomParse<Function> {
  static constexpr int count = sizeof...(Params);
  static constexpr bool is_optional = std::is_same_v<Result, FailureOr<bool>>;
  static constexpr CustomParam param(int i) {
    constexpr CustomParam all[] = {parse_param<Params>()..., {}};
    return all[i];
  }
  static FailureOr<bool> call(AsmParser& parser, void** arguments) {
    return call_with(parser, arguments, std::index_sequence_for<Params...>());
  }
  template <std::size_t... I>
  static FailureOr<bool> call_with(AsmParser& parser, [[maybe_unused]] void** arguments,
                                   std::index_sequence<I...>) {
    std::tuple<ParseArgument<Params>...> values{ParseArgument<Params>{arguments[I]}...};
    FailureOr<bool> result = as_optional(Function(parser, std::get<I>(values).get()...));
    (std::get<I>(values).finish(), ...);
    return result;
  }
  static FailureOr<bool> as_optional(FailureOr<bool> result) { return result; }
  static FailureOr<bool> as_optional(LogicalResult result) {
    return succeeded(result) ? FailureOr<bool>(true) : FailureOr<bool>(failure());
  }
};
template <auto Function>
struct CustomPrint;
template <typename... Params, void (*Function)(AsmPrinter&, Operation*, Params...)>
struct CustomPrint<Function> {
  static constexpr int count = sizeof...(Params);
  template <typename Parse>
  static constexpr bool fits() {
    int i = 0;
    return count == Parse::count && (prints<Params>(Parse::param(i++).kind) && ...);
  }
  static void call(AsmPrinter& printer, Operation* op, void** arguments) {
    call_with(printer, op, arguments, std::index_sequence_for<Params...>());
  }
  template <std::size_t... I>
  static void call_with(AsmPrinter& printer, Operation* op, [[maybe_unused]] void** arguments,
                        std::index_sequence<I...>) {
    Function(printer, op, print_argument<Params>(arguments[I])...);
  }
};

}  // namespace detail

struct CustomDirective {
  static constexpr int max_params = 8;

  std::string_view name;
  FailureOr<bool> (*parse)(AsmParser&, void** arguments) = nullptr;
  void (*print)(AsmPrinter&, Operation*, void** arguments) = nullptr;
  bool (*fits)(Operation*) = nullptr;  // null: any op does
  CustomParam params[max_params]{};
  int count = 0;
  bool is_optional = false;  // parsing may find nothing

  template <auto Parse, auto Print, bool (*Fits)(Operation*) = nullptr>
  static constexpr CustomDirective of(std::string_view name) {
    using Reading = detail::CustomParse<Parse>;
    auto directive =
        detail::make_directive<CustomDirective, Reading, detail::CustomPrint<Print>>(name);
    directive.fits = Fits;
    directive.is_optional = Reading::is_optional;
    return directive;
  }
};

}  // namespace pliron
