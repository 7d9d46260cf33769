#pragma once
// Reads the text of a format, of ops and of types and attributes alike, and holds the first mistake
// in it with its column. It knows tokens and no directive. For use while compiling, too.

#include "ir/record_text.h"

namespace pliron {

// Whether a literal of a format can be this text when it is no keyword.
constexpr bool is_punctuation(std::string_view text) {
  for (std::string_view token : {"->", ":", ",", "...", "=", ">", "{", "(", "[", "<", "-", "+", "?",
                                 "}", ")", "]", "/", "*", "|"})
    if (text == token)
      return true;
  return false;
}

class FormatText {
 protected:
  // Mistakes start in "`subject` 'name', column N: ". All texts must outlive this.
  constexpr FormatText(std::string_view subject, std::string_view name, std::string_view text)
      : subject_(subject), name_(name), whole_(text), text_(text) {}

  constexpr bool ok() const { return !mistake_; }
  constexpr const Mistake& mistake() const { return mistake_; }
  // The column of what comes next, from 1.
  constexpr unsigned column() const {
    return static_cast<unsigned>(whole_.size() - text_.size() + 1);
  }
  // Records a mistake, of which the first counts.
  constexpr void fail_at(unsigned where, std::string_view a, std::string_view b = {},
                         std::string_view c = {}, std::string_view d = {},
                         std::string_view e = {}) {
    if (!ok())
      return;
    mistake_.add(subject_).add(" '").add(name_).add("', column ").add(where).add(": ");
    mistake_.add(a).add(b).add(c).add(d).add(e);
  }
  constexpr void fail(std::string_view a, std::string_view b = {}, std::string_view c = {},
                      std::string_view d = {}, std::string_view e = {}) {
    fail_at(column(), a, b, c, d, e);
  }

  constexpr void skip_space() {
    while (!text_.empty() && (text_[0] == ' ' || text_[0] == '\n' || text_[0] == '\t'))
      text_.remove_prefix(1);
  }
  constexpr void skip_to_end() { text_ = {}; }
  constexpr bool at_end() {
    skip_space();
    return text_.empty();
  }
  // The next character; not at the end.
  constexpr char next() const { return text_[0]; }
  // Whether `token` comes next; then it is behind.
  constexpr bool take(std::string_view token) {
    skip_space();
    if (!text_.starts_with(token))
      return false;
    text_.remove_prefix(token.size());
    return true;
  }
  constexpr void expect(std::string_view token) {
    if (!take(token))
      fail("expected '", token, "'");
  }
  // Letters, digits, `_` and `-`; maybe none.
  constexpr std::string_view word() {
    skip_space();
    std::size_t n = 0;
    while (n < text_.size() &&
           (detail::is_letter(text_[n]) || detail::is_digit(text_[n]) || text_[n] == '-'))
      ++n;
    std::string_view taken = text_.substr(0, n);
    text_.remove_prefix(n);
    return taken;
  }
  // What stands before the next `quote`, which is taken too. `what` is for the mistake.
  constexpr std::string_view up_to(std::string_view quote, std::string_view what) {
    std::size_t length = text_.find(quote);
    if (length == std::string_view::npos) {
      fail(what, " without its closing '", quote, "'");
      return {};
    }
    std::string_view taken = text_.substr(0, length);
    text_.remove_prefix(length + quote.size());
    return taken;
  }

  // A literal, behind its first back quote.
  struct LiteralText {
    bool is_space;  // white space for print, which reading does not see
    std::string_view text;
  };
  constexpr LiteralText literal_text() {
    unsigned where = column();
    std::string_view text = up_to("`", "a literal");
    if (text.empty() || text == " ")
      return {true, text};
    if (text == "\\n")
      return {true, "\n"};
    if (!detail::is_keyword(text) && !is_punctuation(text))
      fail_at(where, "a literal is a keyword or one punctuation token, not '", text, "'");
    return {false, text};
  }

  // What stands behind `custom`: `<Name>(arguments)`, for one of the directives that the record
  // has. Calls start(index) when its name has been read, then argument(directive, number) for each
  // argument, which it reads.
  template <typename Directives, typename Start, typename Argument>
  constexpr void custom_directive(const Directives& directives, Start start, Argument argument) {
    expect("<");
    std::string_view name = word();
    int index = 0;
    while (index < directives.size() && directives[index].name != name)
      ++index;
    if (index == directives.size())
      return fail("the record has no directive '", name, "'");
    expect(">");
    expect("(");
    start(index);
    int count = 0;
    for (; ok() && !take(")"); ++count) {
      if (count > 0)
        expect(",");
      if (count == directives[index].count)
        return fail("custom<", name, "> takes fewer arguments");
      argument(directives[index], count);
    }
    if (ok() && count != directives[index].count)
      fail("custom<", name, "> takes another number of arguments");
  }

 private:
  std::string_view subject_, name_, whole_, text_;
  Mistake mistake_;
};

}  // namespace pliron
