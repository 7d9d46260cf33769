#pragma once
// A position in MIR text and the primitives that every rule of the grammar is made of. There is no
// token stream: rustc's debug format decides by context what a character means (`_1[1..3]`,
// `alloc1+0x8<imm>`, `k.rs:14:37: 14:45`), so rules look at characters.
//
// The first error is kept and later ones are ignored, so a rule may fail without care and its
// callers just return. A rule that tries two readings saves a Mark and goes back to it, which also
// forgets the error.

#include <array>
#include <optional>
#include <string>

#include "bindings/rustc/mir_ast.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

namespace pliron::rustc {

// How deep types, paths, constants and places may nest.
inline constexpr unsigned max_nesting = 256;

struct ParseError {
  const char* position = nullptr;  // null: no error
  std::string message;
};

using Words = std::array<std::uint64_t, 2>;

class Cursor {
 public:
  Cursor(llvm::StringRef text) : position_(text.begin()), end_(text.end()) {}

  const char* position() const { return position_; }
  llvm::StringRef rest() const { return {position_, static_cast<std::size_t>(end_ - position_)}; }
  bool at_end() const { return position_ == end_; }
  char peek(std::size_t ahead = 0) const {
    return static_cast<std::size_t>(end_ - position_) > ahead ? position_[ahead] : '\0';
  }

  bool at(llvm::StringRef text) const { return rest().starts_with(text); }
  // Whether `word` stands here and no identifier character follows it.
  bool at_word(llvm::StringRef word) const;
  bool eat(llvm::StringRef text);
  // As eat, and an error when something else stands here.
  bool expect(llvm::StringRef text);
  void advance(std::size_t count) { position_ += count; }
  void skip_spaces();  // not newlines
  // The rest of the line without its newline; goes to the start of the next line.
  llvm::StringRef take_line();
  // The text up to `stop` (not included) in this line; an error when it is not there.
  std::optional<llvm::StringRef> take_until(llvm::StringRef stop);

  // An identifier, perhaps raw (`r#struct`), or nothing.
  llvm::StringRef identifier();
  // Decimal digits, or nothing; an error when they do not fit.
  std::optional<std::uint64_t> number();
  std::optional<unsigned> index();
  // Decimal digits of up to 128 bits.
  std::optional<Words> wide_number();
  // `0x` and hexadecimal digits of up to 128 bits.
  std::optional<Words> hex_number();
  // _ and a number.
  std::optional<unsigned> local();
  // bb and a number.
  std::optional<unsigned> block();
  // `'a`, `'_`, `'{erased}` (but no character constant), or nothing.
  llvm::StringRef lifetime();
  // A string or character constant with its quotes, undecoded; nothing when none stands here.
  llvm::StringRef quoted_string();
  llvm::StringRef quoted_char();
  // `file:1:2: 3:4`, perhaps ` (#0)` behind it, or `no-location`; false when none stands here.
  bool span(Span& result);

  struct Mark {
    const char* position;
    bool had_error;
  };
  Mark mark() const { return {position_, has_error()}; }
  void restore(const Mark& mark);

  // Keeps the first error. Returns false.
  bool error(const llvm::Twine& message) { return error_at(position_, message); }
  bool error_at(const char* position, const llvm::Twine& message);
  bool has_error() const { return error_.position != nullptr; }
  const ParseError& first_error() const { return error_; }

 protected:
  const char* position_;
  const char* end_;
  ParseError error_;
};

// Finds the bracket that closes the one at text[0] (one of ( [ { <), skipping strings, characters
// and the > of ->. Returns npos when there is none.
std::size_t matching_bracket(llvm::StringRef text);

// Whether the whole text is a span; fills it in.
bool parse_span(llvm::StringRef text, Span& result);

// The bytes of a string constant with its quotes: Rust's escapes (\n \u{e9} \x7f ..) are resolved
// to UTF-8. Returns nothing when an escape is not known.
std::optional<std::string> unescape(llvm::StringRef quoted);

}  // namespace pliron::rustc
