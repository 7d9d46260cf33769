#include "passes/rules/rule_lexer.h"

#include "llvm/ADT/StringExtras.h"

namespace pliron::rules {

static bool is_letter(char c) {
  return llvm::isAlpha(c) || c == '_';
}
static bool is_word_char(char c) {
  return is_letter(c) || llvm::isDigit(c);
}

void RuleLexer::skip_space() {
  while (at_ != text_.end()) {
    if (llvm::isSpace(*at_)) {
      ++at_;
    } else if (*at_ == '/' && peek(1) == '/') {
      while (at_ != text_.end() && *at_ != '\n' && *at_ != '\r')
        ++at_;
    } else {
      return;
    }
  }
}

Token RuleLexer::take(TokenKind kind, std::size_t size) {
  at_ += size;
  return {kind, {at_ - size, size}};
}

Token RuleLexer::fail(const llvm::Twine& message, std::size_t size) {
  error_ = message.str();
  return take(TokenKind::Error, size);
}

// Words with dots between; a dot that no word follows is not part of it.
Token RuleLexer::identifier() {
  std::size_t size = 0;
  while (is_word_char(peek(size)) || (peek(size) == '.' && is_word_char(peek(size + 1))))
    ++size;
  return take(TokenKind::Id, size);
}

Token RuleLexer::sigil(TokenKind kind) {
  std::size_t size = 1;
  while (is_word_char(peek(size)))
    ++size;
  if (size > 1)
    return take(kind, size);
  return fail("expected a name behind '" + llvm::StringRef(at_, 1) + "'", 1);
}

// As in IR text, but a dot that no digit follows is not part of it.
Token RuleLexer::number() {
  std::size_t size = 0;
  auto digits = [&] {
    while (llvm::isDigit(peek(size)))
      ++size;
  };
  if (*at_ == '0' && peek(1) == 'x' && llvm::isHexDigit(peek(2))) {
    size = 2;
    while (llvm::isHexDigit(peek(size)))
      ++size;
    return take(TokenKind::Integer, size);
  }
  digits();
  if (peek(size) != '.' || !llvm::isDigit(peek(size + 1)))
    return take(TokenKind::Integer, size);
  ++size;
  digits();
  if (peek(size) == 'e' || peek(size) == 'E') {
    std::size_t sign = peek(size + 1) == '+' || peek(size + 1) == '-';
    if (llvm::isDigit(peek(size + 1 + sign))) {
      size += 1 + sign;
      digits();
    }
  }
  return take(TokenKind::Float, size);
}

// A token of IR text, which a string or a symbol is. Nothing else of it has a meaning here.
Token RuleLexer::from_ir(TokenKind kind) {
  ir_.reset(at_);
  pliron::Token token = ir_.next();
  if (token.is(pliron::TokenKind::Error))
    return fail(ir_.error(), token.text.size());
  if (kind == TokenKind::Error)
    return fail("unexpected '" + token.text + "'", token.text.size());
  return take(kind, token.text.size());
}

Token RuleLexer::punctuation() {
  struct Entry {
    llvm::StringLiteral text;
    TokenKind kind;
  };
  // Those of several characters in front of their first ones.
  static constexpr Entry entries[] = {
      {"=>", TokenKind::Arrow},     {"->", TokenKind::ThinArrow}, {"==", TokenKind::EqualEqual},
      {"!=", TokenKind::NotEqual},  {"...", TokenKind::Ellipsis}, {"..", TokenKind::DotDot},
      {"#(", TokenKind::HashParen}, {"=", TokenKind::Equal},      {".", TokenKind::Dot},
      {",", TokenKind::Comma},      {":", TokenKind::Colon},      {";", TokenKind::Semicolon},
      {"(", TokenKind::LParen},     {")", TokenKind::RParen},     {"{", TokenKind::LBrace},
      {"}", TokenKind::RBrace},     {"[", TokenKind::LSquare},    {"]", TokenKind::RSquare},
      {"<", TokenKind::Less},       {">", TokenKind::Greater},    {"+", TokenKind::Plus},
      {"-", TokenKind::Minus},      {"*", TokenKind::Star},       {"&", TokenKind::Ampersand},
      {"|", TokenKind::Bar},        {"~", TokenKind::Tilde},
  };
  llvm::StringRef rest(at_, static_cast<std::size_t>(text_.end() - at_));
  for (const Entry& entry : entries)
    if (rest.starts_with(entry.text))
      return take(entry.kind, entry.text.size());
  return {};
}

Token RuleLexer::next() {
  skip_space();
  if (at_ == text_.end())
    return {TokenKind::Eof, {at_, 0}};
  if (is_letter(*at_))
    return identifier();
  if (llvm::isDigit(*at_))
    return number();
  if (Token token = punctuation(); !token.is(TokenKind::Eof))
    return token;
  switch (*at_) {
    case '%':
      return sigil(TokenKind::Value);
    case '#':
      return sigil(TokenKind::Constant);
    case '!':
      return sigil(TokenKind::TypeVar);
    case '$':
      return sigil(TokenKind::Native);
    case '^':
      return is_word_char(peek(1)) ? sigil(TokenKind::Block) : take(TokenKind::Caret, 1);
    case '@':
      return from_ir(TokenKind::Symbol);
    case '"':
      return from_ir(TokenKind::String);
    default:
      return from_ir(TokenKind::Error);
  }
}

const char* RuleLexer::end_of_body(const char* place) {
  ir_.reset(place);
  unsigned depth = 0;
  while (true) {
    pliron::Token token = ir_.next();
    if (token.is(pliron::TokenKind::Eof))
      return nullptr;
    if (token.is(pliron::TokenKind::LBrace))
      ++depth;
    else if (token.is(pliron::TokenKind::RBrace) && --depth == 0)
      return token.end();
  }
}

}  // namespace pliron::rules
