#pragma once
// What is wrong with a record, as a sentence that can be put together while compiling. A record of
// C++ code that has a mistake does not compile, and the compiler shows the sentence; one that is
// made at run time gives a diagnostic with the same words.

#include "ir/def_support.h"

namespace pliron {

struct Mistake {
  static constexpr int capacity = 320;
  char text[capacity]{};
  int size = 0;

  constexpr explicit operator bool() const { return size != 0; }
  constexpr std::string_view view() const { return {text, static_cast<std::size_t>(size)}; }

  // Adds to the sentence; what does not fit is left out.
  constexpr Mistake& add(std::string_view part) {
    for (char c : part)
      if (size < capacity)
        text[size++] = c;
    return *this;
  }
  constexpr Mistake& add(unsigned number) {
    char digits[10]{};
    int n = 0;
    do
      digits[n++] = static_cast<char>('0' + number % 10);
    while (number /= 10);
    while (n > 0)
      add(std::string_view(&digits[--n], 1));
    return *this;
  }
};

namespace detail {
// Words and names in records.
constexpr bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
constexpr bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
// A bare identifier of the text form: a letter or `_`, then letters, digits, `_$.`.
constexpr bool is_keyword(std::string_view text) {
  if (text.empty() || !is_letter(text[0]))
    return false;
  for (char c : text)
    if (!is_letter(c) && !is_digit(c) && c != '.' && c != '$')
      return false;
  return true;
}
constexpr bool is_integer_text(std::string_view text) {
  if (text.starts_with("-"))
    text.remove_prefix(1);
  for (char c : text)
    if (!is_digit(c))
      return false;
  return !text.empty();
}
}  // namespace detail

// Shows `message` as an error of the compiler. g++ prints a template argument that is text in full;
// clang takes the text as the assertion's message.
template <int Size>
struct MistakeText {
  char text[Size + 1]{};
  constexpr const char* data() const { return text; }
  constexpr std::size_t size() const { return Size; }
};
template <MistakeText Message>
void mistake_in_record() = delete;

namespace detail {
// The quotes of the message are turned, since g++ would put a backslash in front of each.
template <int Size>
consteval MistakeText<Size> mistake_text(const Mistake& mistake) {
  MistakeText<Size> result;
  for (int i = 0; i < Size; ++i)
    result.text[i] = mistake.text[i] == '\'' ? '`' : mistake.text[i];
  return result;
}
}  // namespace detail

#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc++26-extensions"
#endif
// `Find` is a lambda that gives a Mistake. Fails to compile when there is one.
template <typename Find>
constexpr void report_while_compiling(Find find) {
  constexpr Mistake mistake = find();
  if constexpr (mistake.size != 0) {
    constexpr auto message = detail::mistake_text<mistake.size>(mistake);
#if defined(__cpp_static_assert) && __cpp_static_assert >= 202306L
    static_assert(mistake.size == 0, message);
#else
    mistake_in_record<message>();
#endif
  }
}
#if defined(__clang__)
#pragma clang diagnostic pop
#endif

}  // namespace pliron
