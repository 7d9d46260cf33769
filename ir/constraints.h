#pragma once
// What a record says of the types and attributes that an op takes, as data. Constraints compose,
// are written as constexpr constants or made at run time (ir/dialect_builder.h), say in words what
// they want ("an integer of 1, 8 or 16 bits or a vector of one"), can be written to a dialect file,
// and give random values that satisfy them.
//
//   inline constexpr TypeConstraint Small = IntegerOf<1, 8, 16>;
//   inline constexpr TypeConstraint SmallOrVector = AnyOf<Small, VectorOf<Small>>;
//   inline constexpr TypeConstraint Pointer = Named<"Pointer", "a pointer", BaseType<"toy.ptr">>;
//   inline constexpr AttrConstraint Predicate = IntegerAttrIn<I64, 0, 9>;
//
// What data cannot say is a function: NativeType<"toy.sized", "a type of known size", is_sized>. It
// must depend on the type (attribute) alone, and its name, which starts in the dialect's, is how
// dialect files refer to it.
//
// A constraint is one pointer, passed by value. A C++ constraint is made from others by reference
// to constants, so it costs the compiler little: no lists are copied.

#include <string>
#include <type_traits>

#include "ir/def_support.h"
#include "llvm/ADT/ArrayRef.h"

namespace llvm {
class raw_ostream;
}

namespace pliron {

class Attribute;
class Context;
class Random;
class Type;
struct EnumDef;
enum class ParamKind : std::uint8_t;
struct UniquedStorage;

enum class ConstraintKind : std::uint8_t {
  Any,
  AnyOf,   // one of `parts`
  AllOf,   // all of `parts`
  Not,     // not parts[0]
  Named,   // parts[0], under a `name` and perhaps a `description` of its own
  Native,  // what a C++ function called `name` accepts; `description` says what that is
  Base,    // the kind of type or attribute called `name`; its parameter words[i] satisfies parts[i]
  Exact,   // the type or attribute of which `name` is the text

  // Types.
  Integer,  // `numbers`: widths, none for all; `flags`: bits of Signedness, none for all
  Float,    // `words`: keywords, none for all
  Shaped,   // `name`: builtin.vector, .tensor, .memref or .complex; parts[0]: the element;
            // `numbers`: ranks, none for all

  // Attributes.
  IntegerAttr,  // parts[0]: its type; `numbers`: pairs of least and most, none for all
  FloatAttr,    // parts[0]: its type
  StringAttr,   // `words`: what it can be, none for all
  TypeAttr,     // parts[0]: the type
  ArrayAttr,    // parts[0]: each element
  DictAttr,     // parts[i]: entry words[i], which may be absent if numbers[i] is 1; others are free
  SymbolRef,    // `flags`: 1 when nesting is not allowed
  DenseArray,   // parts[0]: the element type
  DenseElements,  // parts[0]: the element type

  // Parameters of types and attributes that are neither. Lists: each element.
  Number,  // `numbers`: pairs of least and most
  Bool,    // `flags`: 1 for true, 0 for false
  String,  // `words`
  Each,    // parts[0]: each element of a list
};

// The data behind a constraint; ConstraintKind says which fields count. A null part accepts all.
struct ConstraintNode {
  ConstraintKind kind = ConstraintKind::Any;
  std::uint8_t flags = 0;
  std::uint64_t id = 0;  // Base, Shaped: def_id(name)
  std::string_view name = {};
  std::string_view description = {};
  StaticSpan<const ConstraintNode*> parts = {};
  StaticSpan<std::int64_t> numbers = {};
  StaticSpan<std::string_view> words = {};
  // Native. Samples may be missing: then one has to be found among others.
  bool (*accepts_type)(Type) = nullptr;
  bool (*accepts_attr)(Attribute) = nullptr;
  Type (*sample_type)(Context&, Random&) = nullptr;
  Attribute (*sample_attr)(Context&, Random&) = nullptr;
  // Exact, made at run time: what `name` stands for.
  const UniquedStorage* exact = nullptr;
  // IntegerAttr, Number: the values are cases of this enumeration (ir/enum_def.h).
  const EnumDef* enumeration = nullptr;
};

// What a type must satisfy.
struct TypeConstraint {
  const ConstraintNode* node = nullptr;  // null: any type

  bool is_any() const { return !node; }
  // Whether a type, which must not be null, satisfies it.
  bool accepts(Type type) const;
  // Completes "must be ...": "an integer".
  std::string description() const;
};

// What an attribute must satisfy.
struct AttrConstraint {
  const ConstraintNode* node = nullptr;  // null: any attribute

  bool is_any() const { return !node; }
  bool accepts(Attribute attr) const;
  std::string description() const;
};

// What a parameter must satisfy: that of a type or attribute as above, or of a number, a bool, a
// string or a list.
struct ParamConstraint {
  const ConstraintNode* node = nullptr;  // null: anything

  constexpr ParamConstraint() = default;
  constexpr explicit ParamConstraint(const ConstraintNode* n) : node(n) {}
  constexpr ParamConstraint(TypeConstraint type) : node(type.node) {}
  constexpr ParamConstraint(AttrConstraint attr) : node(attr.node) {}

  bool is_any() const { return !node; }
  // `word` is the parameter as it is stored.
  bool accepts(ParamKind kind, std::uint64_t word) const;
  std::string description() const;
};

// Their descriptions.
llvm::raw_ostream& operator<<(llvm::raw_ostream& os, TypeConstraint constraint);
llvm::raw_ostream& operator<<(llvm::raw_ostream& os, AttrConstraint constraint);
llvm::raw_ostream& operator<<(llvm::raw_ostream& os, ParamConstraint constraint);

// The same data, names and descriptions included.
bool same_constraint(const ConstraintNode* a, const ConstraintNode* b);

// A type (attribute) that satisfies the constraint, not always the same; null when none was found,
// which happens with native functions that give no samples, contradictions, and types of dialects
// that are not registered. Types in it are often among `preferred`, where they fit.
Type sample(TypeConstraint constraint, Context& context, Random& random,
            llvm::ArrayRef<Type> preferred = {});
Attribute sample(AttrConstraint constraint, Context& context, Random& random,
                 llvm::ArrayRef<Type> preferred = {});

// The one type that satisfies the constraint, or null. For I1: i1.
Type only_type(TypeConstraint constraint, Context& context);
// The one type that the integer (float) attributes have that satisfy the constraint, or null.
Type only_value_type(AttrConstraint constraint, Context& context);
// The builtin kind of all attributes that satisfy it (IntegerAttr, StringAttr, SymbolRef, ...), or
// Any when they may be of several. A unit attribute is a Base; see is_unit().
ConstraintKind attr_kind(AttrConstraint constraint);
bool is_unit(AttrConstraint constraint);

// Constants. --------------------------------------------------------------------------------------

namespace detail {

template <const auto&... Constraints>
inline constexpr const ConstraintNode* part_list[] = {Constraints.node...};
template <std::int64_t... Numbers>
inline constexpr std::int64_t number_list[] = {Numbers...};
template <FixedString... Words>
inline constexpr std::string_view word_list[] = {Words.view()...};

template <const auto&... Constraints>
constexpr StaticSpan<const ConstraintNode*> parts() {
  if constexpr (sizeof...(Constraints) == 0)
    return {};
  else
    return {part_list<Constraints...>, sizeof...(Constraints)};
}
template <std::int64_t... Numbers>
constexpr StaticSpan<std::int64_t> numbers() {
  if constexpr (sizeof...(Numbers) == 0)
    return {};
  else
    return {number_list<Numbers...>, sizeof...(Numbers)};
}
template <FixedString... Words>
constexpr StaticSpan<std::string_view> words() {
  if constexpr (sizeof...(Words) == 0)
    return {};
  else
    return {word_list<Words...>, sizeof...(Words)};
}

template <ConstraintKind Kind, const auto&... Constraints>
inline constexpr ConstraintNode combined_node{.kind = Kind, .parts = parts<Constraints...>()};
template <FixedString Name, FixedString Description, const auto& Constraint>
inline constexpr ConstraintNode named_node{.kind = ConstraintKind::Named,
                                           .name = Name.view(),
                                           .description = Description.view(),
                                           .parts = parts<Constraint>()};
template <FixedString Name, FixedString Description, auto Accepts, auto Sample>
inline constexpr ConstraintNode native_type_node{.kind = ConstraintKind::Native,
                                                 .name = Name.view(),
                                                 .description = Description.view(),
                                                 .accepts_type = Accepts,
                                                 .sample_type = Sample};
template <FixedString Name, FixedString Description, auto Accepts, auto Sample>
inline constexpr ConstraintNode native_attr_node{.kind = ConstraintKind::Native,
                                                 .name = Name.view(),
                                                 .description = Description.view(),
                                                 .accepts_attr = Accepts,
                                                 .sample_attr = Sample};
template <FixedString Text>
inline constexpr ConstraintNode exact_node{.kind = ConstraintKind::Exact, .name = Text.view()};
template <std::uint8_t Signs, std::int64_t... Widths>
inline constexpr ConstraintNode integer_node{
    .kind = ConstraintKind::Integer, .flags = Signs, .numbers = numbers<Widths...>()};
template <FixedString... Keywords>
inline constexpr ConstraintNode float_node{.kind = ConstraintKind::Float,
                                           .words = words<Keywords...>()};
template <FixedString Name, const auto& Element, std::int64_t... Ranks>
inline constexpr ConstraintNode shaped_node{.kind = ConstraintKind::Shaped,
                                            .id = def_id(Name.view()),
                                            .name = Name.view(),
                                            .parts = parts<Element>(),
                                            .numbers = numbers<Ranks...>()};
template <const TypeConstraint& OfType, std::int64_t... Bounds>
inline constexpr ConstraintNode integer_attr_node{
    .kind = ConstraintKind::IntegerAttr, .parts = parts<OfType>(), .numbers = numbers<Bounds...>()};
template <ConstraintKind Kind, FixedString... Words>
inline constexpr ConstraintNode words_node{.kind = Kind, .words = words<Words...>()};
template <ConstraintKind Kind, std::uint8_t Flags>
inline constexpr ConstraintNode flags_node{.kind = Kind, .flags = Flags};
template <std::int64_t... Bounds>
inline constexpr ConstraintNode number_node{.kind = ConstraintKind::Number,
                                            .numbers = numbers<Bounds...>()};

template <typename... Params>
inline constexpr const ConstraintNode* param_list[] = {Params::constraint...};
template <typename... Params>
inline constexpr std::string_view param_names[] = {Params::name...};
template <typename... Params>
inline constexpr std::int64_t param_presence[] = {Params::is_optional...};
template <FixedString Name, typename... Params>
constexpr ConstraintNode make_base_node() {
  ConstraintNode node{.kind = ConstraintKind::Base, .id = def_id(Name.view()), .name = Name.view()};
  if constexpr (sizeof...(Params) != 0) {
    node.parts = {param_list<Params...>, sizeof...(Params)};
    node.words = {param_names<Params...>, sizeof...(Params)};
  }
  return node;
}
template <FixedString Name, typename... Params>
inline constexpr ConstraintNode base_node = make_base_node<Name, Params...>();
template <typename... Entries>
inline constexpr ConstraintNode dict_node{
    .kind = ConstraintKind::DictAttr,
    .parts = {param_list<Entries...>, sizeof...(Entries)},
    .numbers = {param_presence<Entries...>, sizeof...(Entries)},
    .words = {param_names<Entries...>, sizeof...(Entries)}};

template <const auto& Constraint>
using Family = std::remove_cvref_t<decltype(Constraint)>;

}  // namespace detail

// Of types or of attributes, never both.
template <const auto& First, const auto&... Rest>
inline constexpr auto AnyOf =
    detail::Family<First>{&detail::combined_node<ConstraintKind::AnyOf, First, Rest...>};
template <const auto& First, const auto&... Rest>
inline constexpr auto AllOf =
    detail::Family<First>{&detail::combined_node<ConstraintKind::AllOf, First, Rest...>};
template <const auto& Constraint>
inline constexpr auto Not =
    detail::Family<Constraint>{&detail::combined_node<ConstraintKind::Not, Constraint>};
// A constraint that dialect files and messages call by a name and a description of its own.
template <FixedString Name, FixedString Description, const auto& Constraint>
inline constexpr auto Named =
    detail::Family<Constraint>{&detail::named_node<Name, Description, Constraint>};

// Types. Functions that give samples are optional.
template <FixedString Name, FixedString Description, bool (*Accepts)(Type),
          Type (*Sample)(Context&, Random&) = nullptr>
inline constexpr TypeConstraint NativeType{
    &detail::native_type_node<Name, Description, Accepts, Sample>};
template <FixedString Text>
inline constexpr TypeConstraint ExactType{&detail::exact_node<Text>};
// Integers of these widths in bits; of all when none is given.
template <std::int64_t... Widths>
inline constexpr TypeConstraint IntegerOf{&detail::integer_node<0, Widths...>};
template <std::int64_t... Widths>
inline constexpr TypeConstraint SignlessIntegerOf{&detail::integer_node<1, Widths...>};
template <std::int64_t... Widths>
inline constexpr TypeConstraint SignedIntegerOf{&detail::integer_node<2, Widths...>};
template <std::int64_t... Widths>
inline constexpr TypeConstraint UnsignedIntegerOf{&detail::integer_node<4, Widths...>};
template <FixedString... Keywords>
inline constexpr TypeConstraint FloatOf{&detail::float_node<Keywords...>};
// A type of a dialect by its full name, and what its parameters satisfy:
// BaseType<"llvm.struct", Param<"opaque", False>>.
template <FixedString Name, const auto& Constraint, bool IsOptional = false>
struct Param {
  static constexpr std::string_view name = Name.view();
  static constexpr const ConstraintNode* constraint = Constraint.node;
  static constexpr bool is_optional = IsOptional;
};
template <FixedString Name, typename... Params>
inline constexpr TypeConstraint BaseType{&detail::base_node<Name, Params...>};
template <const TypeConstraint& Element, std::int64_t... Ranks>
inline constexpr TypeConstraint VectorOf{&detail::shaped_node<"builtin.vector", Element, Ranks...>};
template <const TypeConstraint& Element, std::int64_t... Ranks>
inline constexpr TypeConstraint TensorOf{&detail::shaped_node<"builtin.tensor", Element, Ranks...>};
template <const TypeConstraint& Element, std::int64_t... Ranks>
inline constexpr TypeConstraint MemrefOf{&detail::shaped_node<"builtin.memref", Element, Ranks...>};
template <const TypeConstraint& Element>
inline constexpr TypeConstraint ComplexOf{&detail::shaped_node<"builtin.complex", Element>};

inline constexpr TypeConstraint AnyType{};
inline constexpr TypeConstraint AnyInteger = IntegerOf<>;
inline constexpr TypeConstraint SignlessInteger = SignlessIntegerOf<>;
inline constexpr TypeConstraint I1 = SignlessIntegerOf<1>;
inline constexpr TypeConstraint I8 = SignlessIntegerOf<8>;
inline constexpr TypeConstraint I16 = SignlessIntegerOf<16>;
inline constexpr TypeConstraint I32 = SignlessIntegerOf<32>;
inline constexpr TypeConstraint I64 = SignlessIntegerOf<64>;
inline constexpr TypeConstraint AnyFloat = FloatOf<>;
inline constexpr TypeConstraint F16 = FloatOf<"f16">;
inline constexpr TypeConstraint F32 = FloatOf<"f32">;
inline constexpr TypeConstraint F64 = FloatOf<"f64">;
inline constexpr TypeConstraint Index = BaseType<"builtin.index">;
inline constexpr TypeConstraint AnyFunctionType = BaseType<"builtin.function">;
inline constexpr TypeConstraint AnyTuple = BaseType<"builtin.tuple">;
inline constexpr TypeConstraint AnyIntegerOrIndex = AnyOf<AnyInteger, Index>;

// Attributes.
template <FixedString Name, FixedString Description, bool (*Accepts)(Attribute),
          Attribute (*Sample)(Context&, Random&) = nullptr>
inline constexpr AttrConstraint NativeAttr{
    &detail::native_attr_node<Name, Description, Accepts, Sample>};
template <FixedString Text>
inline constexpr AttrConstraint ExactAttr{&detail::exact_node<Text>};
template <FixedString Name, typename... Params>
inline constexpr AttrConstraint BaseAttr{&detail::base_node<Name, Params...>};
template <const TypeConstraint& OfType>
inline constexpr AttrConstraint IntegerAttrOf{&detail::integer_attr_node<OfType>};
// A value from `Low` to `High`, both included; more pairs for more ranges.
template <const TypeConstraint& OfType, std::int64_t Low, std::int64_t High, std::int64_t... More>
inline constexpr AttrConstraint IntegerAttrIn{
    &detail::integer_attr_node<OfType, Low, High, More...>};
template <const TypeConstraint& OfType>
inline constexpr AttrConstraint FloatAttrOf{
    &detail::combined_node<ConstraintKind::FloatAttr, OfType>};
template <FixedString... Words>
inline constexpr AttrConstraint StringAttrOf{
    &detail::words_node<ConstraintKind::StringAttr, Words...>};
template <const TypeConstraint& OfType>
inline constexpr AttrConstraint TypeAttrOf{
    &detail::combined_node<ConstraintKind::TypeAttr, OfType>};
template <const AttrConstraint& Element>
inline constexpr AttrConstraint ArrayAttrOf{
    &detail::combined_node<ConstraintKind::ArrayAttr, Element>};
// DictAttrOf<Param<"name", StrAttr>, Param<"weight", I32Attr, true>>; `true`: may be absent.
template <typename... Entries>
inline constexpr AttrConstraint DictAttrOf{&detail::dict_node<Entries...>};
template <const TypeConstraint& Element>
inline constexpr AttrConstraint DenseArrayOf{
    &detail::combined_node<ConstraintKind::DenseArray, Element>};
template <const TypeConstraint& Element>
inline constexpr AttrConstraint DenseElementsOf{
    &detail::combined_node<ConstraintKind::DenseElements, Element>};

inline constexpr AttrConstraint AnyAttr{};
inline constexpr AttrConstraint AnyIntegerAttr = IntegerAttrOf<AnyType>;
inline constexpr AttrConstraint BoolAttr = IntegerAttrOf<I1>;
inline constexpr AttrConstraint I32Attr = IntegerAttrOf<I32>;
inline constexpr AttrConstraint I64Attr = IntegerAttrOf<I64>;
inline constexpr AttrConstraint IndexAttr = IntegerAttrOf<Index>;
inline constexpr AttrConstraint AnyFloatAttr = FloatAttrOf<AnyType>;
inline constexpr AttrConstraint F32Attr = FloatAttrOf<F32>;
inline constexpr AttrConstraint F64Attr = FloatAttrOf<F64>;
inline constexpr AttrConstraint StrAttr = StringAttrOf<>;
inline constexpr AttrConstraint UnitAttrConstraint = BaseAttr<"builtin.unit_attr">;
inline constexpr AttrConstraint TypeAttrConstraint = TypeAttrOf<AnyType>;
inline constexpr AttrConstraint FunctionTypeAttr = TypeAttrOf<AnyFunctionType>;
inline constexpr AttrConstraint AnyArrayAttr = ArrayAttrOf<AnyAttr>;
inline constexpr AttrConstraint DictAttr = BaseAttr<"builtin.dictionary">;
inline constexpr AttrConstraint DictArrayAttr = ArrayAttrOf<DictAttr>;
inline constexpr AttrConstraint AnySymbolRef{&detail::flags_node<ConstraintKind::SymbolRef, 0>};
inline constexpr AttrConstraint FlatSymbolRef{&detail::flags_node<ConstraintKind::SymbolRef, 1>};
inline constexpr AttrConstraint DenseI32Array = DenseArrayOf<I32>;
inline constexpr AttrConstraint DenseI64Array = DenseArrayOf<I64>;

// Parameters.
template <std::int64_t Low, std::int64_t High, std::int64_t... More>
inline constexpr ParamConstraint NumberIn{&detail::number_node<Low, High, More...>};
template <FixedString... Words>
inline constexpr ParamConstraint StringOf{&detail::words_node<ConstraintKind::String, Words...>};
template <const auto& Element>
inline constexpr ParamConstraint Each{&detail::combined_node<ConstraintKind::Each, Element>};
inline constexpr ParamConstraint True{&detail::flags_node<ConstraintKind::Bool, 1>};
inline constexpr ParamConstraint False{&detail::flags_node<ConstraintKind::Bool, 0>};

}  // namespace pliron
