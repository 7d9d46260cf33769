#pragma once
// Splits Rust source, or rustc's HIR as text, into tokens: identifiers, literals, lifetimes, and single
// punctuation characters. Comments and blanks are skipped. It is no parser, and needs none: what its
// users look for are items, attributes and brackets.

#include <optional>
#include <string>

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

namespace pliron::rustc {

class RustScanner {
 public:
  // Tokens are parts of `text`, which must outlive them.
  explicit RustScanner(llvm::StringRef text) : rest_(text) { advance(); }

  // The token at hand; "" at the end.
  llvm::StringRef token() const { return token_; }
  bool at(llvm::StringRef text) const { return token_ == text; }
  bool at_identifier() const {
    return !token_.empty() && (llvm::isAlpha(token_[0]) || token_[0] == '_' ||
                               static_cast<unsigned char>(token_[0]) >= 0x80);
  }
  // A string constant of any kind: ".."  b".."  r#".."#
  bool at_string() const;
  // Its characters; nothing when the token is no string, or has an escape that is not known.
  std::optional<std::string> string_value() const;

  // Goes to the next token and gives the one before.
  llvm::StringRef take();
  bool eat(llvm::StringRef text);
  // Skips from an opening bracket to behind the one that closes it, or to the end when none does.
  // Returns what stood inside.
  llvm::StringRef take_group();

 private:
  void skip_blanks();
  void skip_block_comment();
  std::size_t raw_string_length() const;
  std::size_t token_length() const;
  void advance();

  llvm::StringRef rest_;
  llvm::StringRef token_;
};

}  // namespace pliron::rustc
