#pragma once
// What constexpr records are made of: string literals as template arguments, and lists with inline
// storage, so that a record leaves no pointers to temporaries behind.

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

// Identity of a definition: a hash of its full name (FNV-1a), which needs no symbol and no address
// and so holds across shared libraries. The registry rejects two names with one hash.
constexpr std::uint64_t def_id(std::string_view name) {
  std::uint64_t hash = 14695981039346656037u;
  for (char c : name)
    hash = (hash ^ static_cast<std::uint8_t>(c)) * 1099511628211u;
  return hash;
}

}  // namespace pliron
