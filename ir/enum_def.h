#pragma once
// Enumerations as data. A record's attribute or parameter that is one of them is kept as a number
// and written as a word: `slt`, `#llvm.linkage<internal>`, `nnan, contract`.
//
//   enum class Predicate : std::uint8_t { Eq, Ne };
//   inline constexpr EnumCase predicate_cases[] = {{"eq", Predicate::Eq}, {"ne", Predicate::Ne}};
//   inline constexpr EnumDef PredicateEnum{
//       .name = "toy.predicate", .summary = "How two numbers compare.", .cases = predicate_cases};
//
//   .attrs = {{"predicate", EnumAttrOf<PredicateEnum, I64>}}        an i64, one of the cases
//   .params = {{"predicate", EnumOf<PredicateEnum>}}                of a type or attribute
//
// With `bits` a value is a set: cases are bits, or groups of them, and are written with `separator`
// between.

#include "ir/constraints.h"

namespace pliron {

struct EnumCase {
  std::string_view name;  // a keyword: letters, digits, `_`, `.` and `$`
  std::int64_t value = 0;
  std::string_view summary = {};

  constexpr EnumCase() = default;
  // `v` is an integer or an enumerator.
  template <typename V>
  constexpr EnumCase(std::string_view n, V v, std::string_view s = {})
      : name(n), value(static_cast<std::int64_t>(v)), summary(s) {}
};

struct EnumDef {
  std::string_view name;  // in full: "toy.predicate"
  std::string_view summary;
  StaticSpan<EnumCase> cases = {};  // one with value 0 is how the empty set is written
  bool bits = false;
  std::string_view separator = ", ";

  // The case of that name (value), or null.
  constexpr const EnumCase* find(std::string_view text) const {
    for (const EnumCase& entry : cases)
      if (entry.name == text)
        return &entry;
    return nullptr;
  }
  constexpr const EnumCase* find(std::int64_t value) const {
    for (const EnumCase& entry : cases)
      if (entry.value == value)
        return &entry;
    return nullptr;
  }
  // All bits of all cases.
  constexpr std::int64_t mask() const {
    std::int64_t all = 0;
    for (const EnumCase& entry : cases)
      all |= entry.value;
    return all;
  }
  // Whether a value is a case, or a set of them.
  constexpr bool contains(std::int64_t value) const {
    if (!bits || value == 0)
      return find(value) != nullptr;
    std::int64_t covered = 0;
    for (const EnumCase& entry : cases)
      if ((entry.value & value) == entry.value)
        covered |= entry.value;
    return covered == value;
  }
};

// The value that `text` stands for: a case, or with `bits` several with the separator between
// (white space around it does not matter). False when it is none.
constexpr bool parse_enum(const EnumDef& def, std::string_view text, std::int64_t& value) {
  auto trim = [](std::string_view word) {
    while (!word.empty() && word.front() == ' ')
      word.remove_prefix(1);
    while (!word.empty() && word.back() == ' ')
      word.remove_suffix(1);
    return word;
  };
  value = 0;
  if (!def.bits) {
    const EnumCase* found = def.find(trim(text));
    if (found)
      value = found->value;
    return found != nullptr;
  }
  while (true) {
    std::size_t end = text.find(trim(def.separator));
    const EnumCase* found = def.find(trim(text.substr(0, end)));
    if (!found)
      return false;
    value |= found->value;
    if (end == std::string_view::npos)
      return true;
    text.remove_prefix(end + trim(def.separator).size());
  }
}

// Writes a value as parse_enum() reads it: groups of bits stand for their members. What is no case
// is written as its number.
void print_enum(const EnumDef& def, std::int64_t value, llvm::raw_ostream& os);
// "'eq', 'ne' or 'slt'", for messages.
std::string list_cases(const EnumDef& def);

namespace detail {
// The numbers of an enumeration as constraints have them: pairs of least and most. Cases that count
// up go together. Fills `out` where it is not null, and gives the number of numbers.
constexpr int enum_bounds(const EnumDef& def, std::int64_t* out) {
  int count = 0;
  std::int64_t least = 0, most = def.bits ? def.mask() : 0;
  auto put = [&] {
    if (out) {
      out[count] = least;
      out[count + 1] = most;
    }
    count += 2;
  };
  for (int i = 0; !def.bits && i < def.cases.size(); ++i) {
    std::int64_t value = def.cases[i].value;
    if (i > 0 && value == most + 1) {
      most = value;
      continue;
    }
    if (i > 0)
      put();
    least = most = value;
  }
  put();
  return count;
}
template <const EnumDef& Def>
struct EnumNumbers {
  std::int64_t numbers[enum_bounds(Def, nullptr)]{};
  constexpr EnumNumbers() { enum_bounds(Def, numbers); }
};
template <const EnumDef& Def>
inline constexpr EnumNumbers<Def> enum_numbers{};
template <const EnumDef& Def>
inline constexpr ConstraintNode enum_node{
    .kind = ConstraintKind::Number, .numbers = enum_numbers<Def>.numbers, .enumeration = &Def};
template <const EnumDef& Def, const TypeConstraint& OfType>
inline constexpr ConstraintNode enum_attr_node{.kind = ConstraintKind::IntegerAttr,
                                               .parts = parts<OfType>(),
                                               .numbers = enum_numbers<Def>.numbers,
                                               .enumeration = &Def};
}  // namespace detail

// Integer attributes of type OfType whose value is a case (set of cases) of the enumeration.
template <const EnumDef& Def, const TypeConstraint& OfType = I32>
inline constexpr AttrConstraint EnumAttrOf{&detail::enum_attr_node<Def, OfType>};
// For parameters of types and attributes. A set must have a case for 0 or never be empty.
template <const EnumDef& Def>
inline constexpr ParamConstraint EnumOf{&detail::enum_node<Def>};

}  // namespace pliron
