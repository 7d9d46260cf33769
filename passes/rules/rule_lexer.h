#pragma once
// Tokens of rule files. Numbers and strings are those of IR text; names are not: a word is letters,
// digits and `_`, so that `%xs...`, `%s.1` and `#c-1` are what they look like. What the lexer
// cannot read becomes an Error token; error() says why. Comparison operators are put together by
// the parser, since `<` also opens attributes.

#include "ir/lexer.h"

namespace pliron::rules {

enum class TokenKind : std::uint8_t {
  Eof,
  Error,
  Id,         // add, llvm.intr.fma
  Value,      // %x
  Constant,   // #c
  TypeVar,    // !t
  Block,      // ^b
  Native,     // $f
  Symbol,     // @f
  HashParen,  // #(
  Integer,
  Float,
  String,
  Arrow,      // =>
  ThinArrow,  // ->
  Equal,
  EqualEqual,
  NotEqual,
  Ellipsis,  // ...
  DotDot,    // ..
  Dot,
  Comma,
  Colon,
  Semicolon,
  LParen,
  RParen,
  LBrace,
  RBrace,
  LSquare,
  RSquare,
  Less,
  Greater,
  Plus,
  Minus,
  Star,
  Ampersand,
  Bar,
  Caret,
  Tilde,
};

struct Token {
  TokenKind kind = TokenKind::Eof;
  llvm::StringRef text;  // as written, with its sigil

  bool is(TokenKind k) const { return kind == k; }
  bool is_word(llvm::StringRef word) const { return kind == TokenKind::Id && text == word; }
  const char* begin() const { return text.data(); }
  const char* end() const { return text.data() + text.size(); }
};

class RuleLexer {
 public:
  explicit RuleLexer(llvm::StringRef text) : text_(text), at_(text.begin()), ir_(text) {}

  // The next token; Eof again and again at the end.
  Token next();
  // Goes on at a place, which must be between tokens.
  void reset(const char* place) { at_ = place; }
  llvm::StringRef text() const { return text_; }
  // What is wrong with the last Error token.
  llvm::StringRef error() const { return error_; }
  // Line and column of a place, from 1.
  std::pair<unsigned, unsigned> line_column(const char* place) { return ir_.line_column(place); }
  // Behind the `}` that closes the `{` at `place`, which IR text is in; null when there is none.
  const char* end_of_body(const char* place);

 private:
  char peek(std::size_t ahead) const {
    return static_cast<std::size_t>(text_.end() - at_) > ahead ? at_[ahead] : '\0';
  }
  void skip_space();
  Token take(TokenKind kind, std::size_t size);
  Token identifier();
  Token sigil(TokenKind kind);
  Token number();
  Token from_ir(TokenKind kind);
  Token fail(const llvm::Twine& message, std::size_t size);
  Token punctuation();

  llvm::StringRef text_;
  const char* at_;
  Lexer ir_;
  std::string error_;
};

}  // namespace pliron::rules
