#pragma once
// What constexpr records are made of: string literals as template arguments, lists with inline
// storage, so that a record leaves no pointers to temporaries behind, and the words with which
// records say that something may be absent.

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string_view>

namespace pliron {

// A string literal that can be a template argument: op.operand<"lhs">().
template <std::size_t N>
struct FixedString {
  char chars[N]{};
  consteval FixedString(const char (&text)[N]) {
    for (std::size_t i = 0; i < N; ++i)
      chars[i] = text[i];
  }
  constexpr std::string_view view() const { return {chars, N - 1}; }
};

// A list of at most Capacity entries. One entry too many is an out-of-bounds write in a constant
// expression, which the compiler rejects.
template <typename T, int Capacity>
struct StaticList {
  static constexpr int capacity = Capacity;
  T items[Capacity]{};
  int count = 0;

  constexpr StaticList(std::initializer_list<T> init = {}) {
    for (const T& item : init)
      items[count++] = item;
  }
  constexpr const T* begin() const { return items; }
  constexpr const T* end() const { return items + count; }
  constexpr int size() const { return count; }
  constexpr bool empty() const { return count == 0; }
  constexpr const T& operator[](int i) const { return items[i]; }
  // The index of the entry with this name, or -1.
  constexpr int index_of(std::string_view name) const {
    for (int i = 0; i < count; ++i)
      if (items[i].name == name)
        return i;
    return -1;
  }
};

// A list that lives as long as what it belongs to: in constant data, or in a context.
template <typename T>
struct StaticSpan {
  const T* items = nullptr;
  int count = 0;

  constexpr StaticSpan() = default;
  constexpr StaticSpan(const T* i, int n) : items(i), count(n) {}
  template <std::size_t N>
  constexpr StaticSpan(const T (&array)[N]) : items(array), count(static_cast<int>(N)) {}

  constexpr const T* begin() const { return items; }
  constexpr const T* end() const { return items + count; }
  constexpr int size() const { return count; }
  constexpr bool empty() const { return count == 0; }
  constexpr const T& operator[](int i) const { return items[i]; }
};

// Whether an attribute or a parameter may be absent.
enum class Presence : std::uint8_t { Required, Optional };

// An attribute or a parameter that may be left out, and then is what this text stands for: an
// attribute or a type as in IR, or a number, `true`, `false`, or a case of an enumeration. It is
// read when the dialect is registered.
struct Default {
  std::string_view text;
};

// Identity of a definition: a hash of its full name (FNV-1a), which needs no symbol and no address
// and so holds across shared libraries. The registry rejects two names with one hash.
constexpr std::uint64_t def_id(std::string_view name) {
  std::uint64_t hash = 14695981039346656037u;
  for (char c : name)
    hash = (hash ^ static_cast<std::uint8_t>(c)) * 1099511628211u;
  return hash;
}

}  // namespace pliron
