#pragma once
// Tokens of the text form. They are MLIR's; keywords are bare identifiers and recognised by the
// parser where they matter.

#include <cstdint>

#include "llvm/ADT/StringRef.h"

namespace pliron {

enum class TokenKind : std::uint8_t {
  Eof,
  Error,      // the lexer's message says why
  BareId,     // foo, foo.bar, i32
  AtId,       // @foo, @"any text"
  HashId,     // #foo, #foo.bar, #1
  BangId,     // !foo, !foo.bar
  CaretId,    // ^bb0
  PercentId,  // %foo, %0
  Integer,    // 42, 0x2A
  Float,      // 1.5, 1.0e+10
  String,     // "text"
  Arrow,      // ->
  Colon,
  Comma,
  Ellipsis,  // ...
  Equal,
  Greater,
  LBrace,
  LParen,
  LSquare,
  Less,
  Minus,
  Plus,
  Question,
  RBrace,
  RParen,
  RSquare,
  Slash,
  Star,
  VerticalBar,
  MetadataBegin,  // {-#
  MetadataEnd,    // #-}
};

struct Token {
  TokenKind kind = TokenKind::Eof;
  llvm::StringRef text;  // as written, sigil and quotes included

  bool is(TokenKind k) const { return kind == k; }
  bool is_keyword(llvm::StringRef word) const { return kind == TokenKind::BareId && text == word; }
  const char* place() const { return text.data(); }
  const char* end() const { return text.data() + text.size(); }
  // The name behind a one-character sigil.
  llvm::StringRef name() const { return text.drop_front(); }
};

}  // namespace pliron
