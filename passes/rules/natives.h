#pragma once
// C++ code that rules call by name, for what IR cannot say. A rule file declares it:
//
//   native pred non_negative(%x: value) means %x >=s 0
//   native fn sole_index(#path: attr) -> int
//   native build lower_assert(%c: value, ^ok: block)
//
// and C++ registers it under that name, with the same signature, which is checked when rules are
// loaded:
//
//   rules::register_native(context, rules::make_pred<Value>("non_negative", is_non_negative));
//   rules::register_native(context, rules::make_fn<llvm::APInt, Attribute>("sole_index", index));
//
// `pred` and `fn` must be pure: they may look at the IR but not change it, and depend on nothing
// else. They may say no, and then the rule does not fire. `build` makes ops through the builder and
// cannot fail. Functions are called from several threads at once.

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ir/builder.h"
#include "ir/builtin_attributes.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "passes/rules/rule_set.h"

namespace pliron::rules {

// One argument or result, as its NativeType says: Value, Values, Type, Attr, Int, Float, Bool,
// Block, in the order of that enumeration.
using NativeValue = std::variant<Value, std::vector<Value>, Type, Attribute, llvm::APInt,
                                 llvm::APFloat, bool, Block*>;

using NativeResults = llvm::SmallVector<NativeValue, 1>;

// The results; false when the function says no. Of `pred` there are no results.
using NativeFunction = std::function<bool(llvm::ArrayRef<NativeValue>, NativeResults&)>;
// Makes ops at the builder's place, which is in front of the root; what replaces the root goes to
// the results. A builder may make blocks and end the root's block: it then must leave the root as
// the first op of what is behind.
using NativeBuilder =
    std::function<void(Builder&, Location, llvm::ArrayRef<NativeValue>, NativeResults&)>;

struct RuleNative {
  std::string name;
  NativeKind kind = NativeKind::Pred;
  std::vector<NativeType> params = {}, results = {};
  NativeFunction function = nullptr;  // Pred, Fn
  NativeBuilder build = nullptr;      // Build
};

namespace detail {

// The NativeType of a C++ parameter or result.
template <typename T>
struct NativeTypeOf;
template <NativeType Kind>
struct NativeTypeIs {
  static constexpr NativeType type = Kind;
};
template <>
struct NativeTypeOf<Value> : NativeTypeIs<NativeType::Value> {};
template <>
struct NativeTypeOf<std::vector<Value>> : NativeTypeIs<NativeType::Values> {};
template <>
struct NativeTypeOf<Type> : NativeTypeIs<NativeType::Type> {};
template <>
struct NativeTypeOf<Attribute> : NativeTypeIs<NativeType::Attr> {};
template <>
struct NativeTypeOf<llvm::APInt> : NativeTypeIs<NativeType::Int> {};
template <>
struct NativeTypeOf<llvm::APFloat> : NativeTypeIs<NativeType::Float> {};
template <>
struct NativeTypeOf<bool> : NativeTypeIs<NativeType::Bool> {};
template <>
struct NativeTypeOf<Block*> : NativeTypeIs<NativeType::Block> {};

}  // namespace detail

// A predicate over C++ values: make_pred<Value, llvm::APInt>("fits", [](Value x, llvm::APInt n) {
// return ...; }).
template <typename... Params, typename F>
RuleNative make_pred(llvm::StringRef name, F accepts) {
  RuleNative native{name.str(), NativeKind::Pred, {detail::NativeTypeOf<Params>::type...}};
  native.function = [accepts](llvm::ArrayRef<NativeValue> args, NativeResults&) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) -> bool {
      return accepts(std::get<Params>(args[I])...);
    }(std::index_sequence_for<Params...>());
  };
  return native;
}

// A function with one result: make_fn<llvm::APInt, Attribute>("sole_index", f), where f takes an
// Attribute and gives a std::optional<llvm::APInt>; no value says no.
template <typename Result, typename... Params, typename F>
RuleNative make_fn(llvm::StringRef name, F compute) {
  RuleNative native{name.str(),
                    NativeKind::Fn,
                    {detail::NativeTypeOf<Params>::type...},
                    {detail::NativeTypeOf<Result>::type}};
  native.function = [compute](llvm::ArrayRef<NativeValue> args, NativeResults& results) {
    std::optional<Result> result =
        [&]<std::size_t... I>(std::index_sequence<I...>) -> std::optional<Result> {
      return compute(std::get<Params>(args[I])...);
    }(std::index_sequence_for<Params...>());
    if (result)
      results.emplace_back(*std::move(result));
    return result.has_value();
  };
  return native;
}

// A builder that gives `num_results` values: make_build<Value, Block*>("lower_assert", 0, f), where
// f takes the builder, the root's location, the arguments and the results to fill.
template <typename... Params, typename F>
RuleNative make_build(llvm::StringRef name, unsigned num_results, F build) {
  RuleNative native{name.str(), NativeKind::Build, {detail::NativeTypeOf<Params>::type...}};
  native.results.assign(num_results, NativeType::Value);
  native.build = [build](Builder& builder, Location location, llvm::ArrayRef<NativeValue> args,
                         NativeResults& results) {
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      build(builder, location, std::get<Params>(args[I])..., results);
    }(std::index_sequence_for<Params...>());
  };
  return native;
}

}  // namespace pliron::rules
