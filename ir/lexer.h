#pragma once
// Cuts text into tokens, and turns places in the text into lines and columns. Reports nothing
// itself: a token that cannot be read has kind Error, and error() says why. The text need not end
// in a null character and may contain any bytes.

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "ir/token.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Endian.h"

namespace pliron {

class Lexer {
 public:
  explicit Lexer(llvm::StringRef text);

  // The next token; Eof again and again at the end.
  Token next();
  // Goes on reading at `place`, which must be the start of a token or white space.
  void reset(const char* place) { at_ = place; }
  const char* place() const { return at_; }
  llvm::StringRef text() const { return {begin_, static_cast<std::size_t>(end_ - begin_)}; }

  // The first 8 bytes of the text's part `part`, as a number, with zeros behind its end.
  std::uint64_t first_bytes(llvm::StringRef part) const {
    std::uint64_t word = 0;
    if (end_ - part.data() < static_cast<std::ptrdiff_t>(sizeof(word))) {
      for (std::size_t i = 0; i < std::min(part.size(), sizeof(word)); ++i)
        word |= std::uint64_t{static_cast<unsigned char>(part[i])} << (8 * i);
      return word;
    }
    word = llvm::support::endian::read64le(part.data());
    return part.size() < sizeof(word) ? word & ((std::uint64_t{1} << (8 * part.size())) - 1) : word;
  }

  // What is wrong with the last Error token, and where exactly.
  llvm::StringRef error() const { return error_; }
  const char* error_place() const { return error_place_; }

  // Line and column (in bytes) of a place, both from 1. Amortised O(1) when places come in order.
  std::pair<unsigned, unsigned> line_column(const char* place);

  // The text behind a name and its brackets: `<...>` balanced over all kinds of brackets and
  // strings, starting at `place`, which is at the `<`. Empty when it does not end.
  llvm::StringRef balanced_text(const char* place) const;

 private:
  char peek(std::size_t ahead = 0) const {
    return static_cast<std::size_t>(end_ - at_) > ahead ? at_[ahead] : '\0';
  }
  void skip_space();
  Token token(TokenKind kind, const char* start) const;
  Token single(TokenKind kind);
  Token fail(const char* start, const char* place, const llvm::Twine& message);
  Token identifier();
  Token prefixed(TokenKind kind, llvm::StringRef what);
  Token at_identifier();
  Token number();
  Token string(const char* start, TokenKind kind);
  Token rare_token(TokenKind kind);
  Token unexpected();

  const char* begin_;
  const char* end_;
  const char* at_;
  std::string error_;
  const char* error_place_ = nullptr;
  std::vector<const char*> line_starts_;
  const char* lines_known_to_;
  std::size_t last_line_ = 0;
};

// The characters that a String token, or the quoted part of an AtId, stands for. The text includes
// its quotes and has passed the lexer.
std::string unescape_string(llvm::StringRef quoted);

// Whether text is an identifier that needs no quotes: a letter or `_`, then letters, digits, `_$.`.
bool is_bare_identifier(llvm::StringRef text);
// Whether text can follow `%` or `^`: digits only, or letters, digits, `_$.-` not starting in a
// digit.
bool is_suffix_identifier(llvm::StringRef text);

}  // namespace pliron
