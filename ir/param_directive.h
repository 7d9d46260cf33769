#pragma once
// custom<Name>(...) in the format of a type or attribute: a pair of functions for what the format
// language cannot say, checked against the record while compiling.
//
//   LogicalResult parse_shape(AsmParser& parser, llvm::SmallVectorImpl<std::int64_t>& sizes);
//   void print_shape(AsmPrinter& printer, llvm::ArrayRef<std::int64_t> sizes);
//
//   static constexpr ParamDirective directives[] = {
//       ParamDirective::of<parse_shape, print_shape>("Shape")};
//   ... .format = "`<` custom<Shape>($sizes) `>`", .directives = directives
//
// To parse, a parameter is a reference to Type, Attribute (null: absent), std::int64_t,
// std::uint64_t, bool, Identifier, or llvm::SmallVectorImpl of Type, Attribute or std::int64_t; to
// print, the same by value and llvm::ArrayRef. ref($x) goes to a const reference or a value. A
// string in the format goes to a std::string_view.

#include <tuple>
#include <type_traits>

#include "ir/attribute.h"
#include "ir/make_directive.h"
#include "ir/param_def.h"
#include "ir/type.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace pliron {

struct ParamDirectiveParam {
  ParamKind kind = ParamKind::Int;
  bool is_ref = false;
  bool is_text = false;
  bool is_known = false;  // false for a C++ type that no parameter has
};

namespace detail {

// The C++ types of parameters, and their way to words and back; in ir/param_directive.cpp.
struct ParamArgument {
  std::uint64_t* word = nullptr;
  std::string_view text = {};
};
Type load_type(std::uint64_t word);
Attribute load_attr(std::uint64_t word);
Identifier load_identifier(std::uint64_t word);
std::uint64_t store(Type value);
std::uint64_t store(Attribute value);
std::uint64_t store(Identifier value);
void load_list(std::uint64_t word, llvm::SmallVectorImpl<Type>& list);
void load_list(std::uint64_t word, llvm::SmallVectorImpl<Attribute>& list);
void load_list(std::uint64_t word, llvm::SmallVectorImpl<std::int64_t>& list);
std::uint64_t store_list(AsmParser& parser, llvm::ArrayRef<Type> list);
std::uint64_t store_list(AsmParser& parser, llvm::ArrayRef<Attribute> list);
std::uint64_t store_list(AsmParser& parser, llvm::ArrayRef<std::int64_t> list);

// What a list parameter holds, or void.
template <typename T>
struct ListElement {
  using type = void;
};
template <typename T>
struct ListElement<llvm::SmallVectorImpl<T>> {
  using type = T;
};
template <typename T>
struct ListElement<llvm::ArrayRef<T>> {
  using type = T;
};

template <typename T>
constexpr ParamDirectiveParam directive_param() {
  using Plain = std::remove_cvref_t<T>;
  using Element = typename ListElement<Plain>::type;
  bool sets = std::is_lvalue_reference_v<T> && !std::is_const_v<std::remove_reference_t<T>>;
  auto of = [&](ParamKind kind) { return ParamDirectiveParam{kind, !sets, false, true}; };
  if constexpr (std::is_same_v<Plain, std::string_view>)
    return {ParamKind::String, false, true, true};
  else if constexpr (std::is_same_v<Plain, Type>)
    return of(ParamKind::Type);
  else if constexpr (std::is_same_v<Plain, Attribute>)
    return of(ParamKind::Attr);
  else if constexpr (std::is_same_v<Plain, std::int64_t>)
    return of(ParamKind::Int);
  else if constexpr (std::is_same_v<Plain, std::uint64_t>)
    return of(ParamKind::UInt);
  else if constexpr (std::is_same_v<Plain, bool>)
    return of(ParamKind::Bool);
  else if constexpr (std::is_same_v<Plain, Identifier>)
    return of(ParamKind::String);
  else if constexpr (std::is_same_v<Element, Type>)
    return of(ParamKind::TypeList);
  else if constexpr (std::is_same_v<Element, Attribute>)
    return of(ParamKind::AttrList);
  else if constexpr (std::is_same_v<Element, std::int64_t>)
    return of(ParamKind::IntList);
  else
    return {};
}

// One argument as an object of its C++ type.
template <typename T>
class ParamObject {
  using Plain = std::remove_cvref_t<T>;
  using Element = typename ListElement<Plain>::type;
  static constexpr bool is_list = !std::is_void_v<Element>;
  using Held = typename std::conditional_t<
      is_list, std::type_identity<llvm::SmallVector<std::conditional_t<is_list, Element, int>, 6>>,
      std::type_identity<Plain>>::type;

 public:
  explicit ParamObject(ParamArgument argument) : argument_(argument), value_(load(argument)) {}
  ParamObject(const ParamObject&) = default;

  // For a list what SmallVectorImpl& and ArrayRef are made from.
  Held& get() { return value_; }
  void finish(AsmParser& parser) {
    if constexpr (directive_param<T>().is_ref || directive_param<T>().is_text)
      return;
    else if constexpr (is_list)
      *argument_.word = store_list(parser, value_);
    else if constexpr (std::is_arithmetic_v<Plain>)
      *argument_.word = static_cast<std::uint64_t>(value_);
    else
      *argument_.word = store(value_);
  }

 private:
  static Held load(ParamArgument argument) {
    if constexpr (std::is_same_v<Plain, std::string_view>) {
      return argument.text;
    } else if constexpr (is_list) {
      Held list;
      load_list(*argument.word, list);
      return list;
    } else if constexpr (std::is_same_v<Plain, Type>) {
      return load_type(*argument.word);
    } else if constexpr (std::is_same_v<Plain, Attribute>) {
      return load_attr(*argument.word);
    } else if constexpr (std::is_same_v<Plain, Identifier>) {
      return load_identifier(*argument.word);
    } else {
      return static_cast<Plain>(*argument.word);
    }
  }

  ParamArgument argument_;
  Held value_;
};

template <auto Function>
struct ParamDirectiveParse;
template <typename... Params, LogicalResult (*Function)(AsmParser&, Params...)>
struct ParamDirectiveParse<Function> {
  static constexpr int count = sizeof...(Params);
  static constexpr ParamDirectiveParam param(int i) {
    constexpr ParamDirectiveParam all[] = {directive_param<Params>()..., {}};
    return all[i];
  }
  static LogicalResult call(AsmParser& parser, const ParamArgument* arguments) {
    return call_with(parser, arguments, std::index_sequence_for<Params...>());
  }
  template <std::size_t... I>
  static LogicalResult call_with(AsmParser& parser, [[maybe_unused]] const ParamArgument* arguments,
                                 std::index_sequence<I...>) {
    std::tuple<ParamObject<Params>...> values{ParamObject<Params>(arguments[I])...};
    LogicalResult result = Function(parser, std::get<I>(values).get()...);
    if (succeeded(result))
      (std::get<I>(values).finish(parser), ...);
    return result;
  }
};
template <auto Function>
struct ParamDirectivePrint;
template <typename... Params, void (*Function)(AsmPrinter&, Params...)>
struct ParamDirectivePrint<Function> {
  static constexpr int count = sizeof...(Params);
  static constexpr ParamDirectiveParam param(int i) {
    constexpr ParamDirectiveParam all[] = {directive_param<Params>()..., {}};
    return all[i];
  }
  template <typename Parse>
  static constexpr bool fits() {
    if (count != Parse::count)
      return false;
    for (int i = 0; i < count; ++i)
      if (!param(i).is_known || !Parse::param(i).is_known ||
          param(i).kind != Parse::param(i).kind || param(i).is_text != Parse::param(i).is_text)
        return false;
    return true;
  }
  static void call(AsmPrinter& printer, const ParamArgument* arguments) {
    call_with(printer, arguments, std::index_sequence_for<Params...>());
  }
  template <std::size_t... I>
  static void call_with(AsmPrinter& printer, [[maybe_unused]] const ParamArgument* arguments,
                        std::index_sequence<I...>) {
    Function(printer, ParamObject<Params>(arguments[I]).get()...);
  }
};
}  // namespace detail

struct ParamDirective {
  static constexpr int max_params = 8;

  std::string_view name;
  LogicalResult (*parse)(AsmParser&, const detail::ParamArgument*) = nullptr;
  void (*print)(AsmPrinter&, const detail::ParamArgument*) = nullptr;
  ParamDirectiveParam params[max_params]{};
  int count = 0;

  template <auto Parse, auto Print>
  static constexpr ParamDirective of(std::string_view name) {
    return detail::make_directive<ParamDirective, detail::ParamDirectiveParse<Parse>,
                                  detail::ParamDirectivePrint<Print>>(name);
  }
};

}  // namespace pliron
