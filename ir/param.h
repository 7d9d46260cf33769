#pragma once
// Concrete types and attributes from records:
//
//   struct RefType : ParametricType<RefType> {
//     using Parametric::Parametric;
//     static constexpr TypeDef def{
//         .name = "mir.ref", .summary = "A reference.",
//         .params = {{"pointee", ParamKind::Type}, {"mutable", ParamKind::Bool}}};
//   };
//   RefType type = RefType::get(context, i32, true);
//   Type pointee = type.param<"pointee">();
//
// A wrong name is a compile error; a value that does not fit its parameter is an assertion.
//
// A type that can refer to itself has `.recursive = true` in its record and a name as its first
// parameter. It is there before its body:
//
//   ClassType node = ClassType::named(context, "Node");
//   LogicalResult set = node.set_body(ParamValue(context, {i32, RefType::get(context, node)}));

#include <cassert>
#include <initializer_list>
#include <string>
#include <type_traits>

#include "ir/attribute.h"
#include "ir/context.h"
#include "ir/param_def.h"
#include "ir/type.h"

namespace pliron {

// One parameter's value on its way into storage.
class ParamValue {
 public:
  ParamValue(Type type) : word_(to_word(type.storage())), kind_(ParamKind::Type) {}
  ParamValue(Attribute attr) : word_(to_word(attr.storage())), kind_(ParamKind::Attr) {}
  ParamValue(bool value) : word_(value), kind_(ParamKind::Bool) {}
  ParamValue(int value) : ParamValue(std::int64_t{value}) {}
  ParamValue(unsigned value) : ParamValue(std::uint64_t{value}) {}
  ParamValue(std::int64_t value)
      : word_(static_cast<std::uint64_t>(value)), kind_(ParamKind::Int) {}
  ParamValue(std::uint64_t value) : word_(value), kind_(ParamKind::UInt) {}
  // A case of an enumeration.
  template <typename E>
    requires std::is_enum_v<E>
  ParamValue(E value) : ParamValue(static_cast<std::int64_t>(value)) {}
  ParamValue(Identifier id) : word_(to_word(id.opaque())), kind_(ParamKind::String) {}
  // Lists; uniqued by `context`.
  ParamValue(Context& context, llvm::ArrayRef<Type> types);
  ParamValue(Context& context, llvm::ArrayRef<Attribute> attrs);
  ParamValue(Context& context, llvm::ArrayRef<std::int64_t> ints);

  std::uint64_t word() const { return word_; }
  bool fits(ParamKind kind) const {
    bool ints = kind_ == ParamKind::Int || kind_ == ParamKind::UInt;
    return kind == kind_ || (ints && (kind == ParamKind::Int || kind == ParamKind::UInt));
  }

 private:
  std::uint64_t word_;
  ParamKind kind_;
};

// A view of a list parameter.
template <typename T>
class ParamList {
 public:
  explicit ParamList(const UniquedStorage* list) : words_(list->words()) {}
  std::size_t size() const { return words_.size(); }
  bool empty() const { return words_.empty(); }
  T operator[](std::size_t i) const {
    if constexpr (std::is_integral_v<T>)
      return static_cast<T>(words_[i]);
    else
      return T(from_word<UniquedStorage>(words_[i]));
  }
  struct Iterator {
    const ParamList* list;
    std::size_t i;
    T operator*() const { return (*list)[i]; }
    Iterator& operator++() {
      ++i;
      return *this;
    }
    bool operator==(const Iterator& other) const { return i == other.i; }
  };
  Iterator begin() const { return {this, 0}; }
  Iterator end() const { return {this, size()}; }

 private:
  llvm::ArrayRef<std::uint64_t> words_;
};

// The value of one parameter, as the C++ type that its kind stands for.
template <ParamKind Kind>
auto param_from_word(std::uint64_t word) {
  if constexpr (Kind == ParamKind::Type)
    return Type(from_word<UniquedStorage>(word));
  else if constexpr (Kind == ParamKind::Attr)
    return Attribute(from_word<UniquedStorage>(word));
  else if constexpr (Kind == ParamKind::Int)
    return static_cast<std::int64_t>(word);
  else if constexpr (Kind == ParamKind::UInt)
    return word;
  else if constexpr (Kind == ParamKind::Bool)
    return word != 0;
  else if constexpr (Kind == ParamKind::String)
    return Identifier::from_opaque(from_word<void>(word));
  else if constexpr (Kind == ParamKind::TypeList)
    return ParamList<Type>(from_word<UniquedStorage>(word));
  else if constexpr (Kind == ParamKind::AttrList)
    return ParamList<Attribute>(from_word<UniquedStorage>(word));
  else
    return ParamList<std::int64_t>(from_word<UniquedStorage>(word));
}

constexpr bool is_recursive(const TypeDef& def) {
  return def.recursive;
}
constexpr bool is_recursive(const AttrDef&) {
  return false;
}

// The type of a record with these words, one for each parameter. Null, without a message, when it
// has a name under which there is another one.
Type unique_type(Context& context, const TypeInfo& info, llvm::ArrayRef<std::uint64_t> words);
// The type of that name, which is not "", of a recursive kind. It may not have a body yet.
Type declare_type(Context& context, const TypeInfo& info, Identifier name);
// The type as it is written where its name is enough: `!lang.class<"Node">`.
std::string short_text(Type named);

namespace detail {
// Null for a recursive type under whose name there is another one.
const UniquedStorage* unique_params(const TypeInfo* kind, Context& context,
                                    std::initializer_list<ParamValue> values);
const UniquedStorage* unique_params(const AttrInfo* kind, Context& context,
                                    std::initializer_list<ParamValue> values);
LogicalResult set_body(Type named, std::initializer_list<ParamValue> values);
const TypeInfo* type_kind(Context& context, std::uint64_t id);
const AttrInfo* attr_kind(Context& context, std::uint64_t id);
}  // namespace detail

// The first parameter whose value its record does not accept, or null. `words` has one word for
// each, of the right kind. Whatever makes types from input has to ask.
const ParamDef* first_wrong_param(llvm::ArrayRef<ParamDef> params,
                                  llvm::ArrayRef<std::uint64_t> words);

// What input makes must pass before it is used: the constraints of parameters, the verifiers of
// interfaces, supers first, then the `verify` of the type's (attribute's) class. Fails with an
// error, started by `emit`. Those without a record always pass. The text parser asks by itself.
LogicalResult verify_type(Type type, EmitError emit);
LogicalResult verify_attr(Attribute attr, EmitError emit);

// Base is Type or Attribute; Self declares `static constexpr ... def`.
template <typename Self, typename Base>
class Parametric : public Base {
 public:
  using Base::Base;
  static constexpr std::uint64_t id() { return def_id(Self::def.name); }
  static bool matches(Base value) { return value.info().id == id(); }

  // The uniqued instance. One value for each parameter, in the record's order; of those that may be
  // left out the last ones may be missing. The dialect must be registered.
  //
  // For a recursive kind this gives a FailureOr<Self>, which fails, without a message, when there is
  // another type of that name.
  template <typename... Values>
  static auto get(Context& context, Values... values) {
    static_assert(fits_params(sizeof...(Values)), "one value for each parameter");
    const UniquedStorage* storage =
        detail::unique_params(kind(context), context, {ParamValue(values)...});
    if constexpr (is_recursive(Self::def))
      return storage ? FailureOr<Self>(Self(storage)) : FailureOr<Self>(failure());
    else
      return Self(storage);
  }

  // Of recursive kinds (TypeDef::recursive): the type of that name, which is not empty. It is there
  // from now on, without a body as long as nobody sets one.
  static auto named(Context& context, llvm::StringRef name) {
    static_assert(is_recursive(Self::def), "types of this kind have no names");
    return Self(declare_type(context, *kind(context), context.identifier(name)).storage());
  }
  // Sets the parameters behind the name, as get() takes them. Fails, without a message, when the type
  // has a body that is not the same. Safe from many threads: one of those who try succeeds, with all
  // who want the same.
  template <typename... Values>
  LogicalResult set_body(Values... values) const {
    static_assert(is_recursive(Self::def), "types of this kind have no names");
    static_assert(fits_params(sizeof...(Values) + 1), "one value for each parameter");
    return detail::set_body(*this, {ParamValue(values)...});
  }

  template <FixedString Name>
    requires(Self::def.params.index_of(Name.view()) >= 0)
  auto param() const {
    constexpr int index = Self::def.params.index_of(Name.view());
    return param_from_word<Self::def.params.items[index].kind>(Base::words()[index]);
  }
  // A parameter that is a case of an enumeration.
  template <typename E, FixedString Name>
    requires(Self::def.params.index_of(Name.view()) >= 0)
  E param_enum() const {
    return static_cast<E>(param<Name>());
  }

 private:
  static const auto* kind(Context& context) {
    if constexpr (std::is_same_v<Base, Type>)
      return detail::type_kind(context, id());
    else
      return detail::attr_kind(context, id());
  }
  static constexpr bool fits_params(std::size_t number) {
    for (std::size_t i = number; i < std::size_t{Self::def.params.count}; ++i)
      if (!Self::def.params.items[i].is_optional())
        return false;
    return number <= std::size_t{Self::def.params.count};
  }
};

template <typename Self>
using ParametricType = Parametric<Self, Type>;
template <typename Self>
using ParametricAttr = Parametric<Self, Attribute>;

}  // namespace pliron
