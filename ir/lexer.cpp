#include "ir/lexer.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstring>

#include "ir/stray_bytes.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Compiler.h"

namespace pliron {

namespace {
enum CharClass : std::uint8_t {
  Letter = 1,  // a-z A-Z _
  Digit = 2,
  BarePunct = 4,    // $ . in bare identifiers
  SuffixPunct = 8,  // $ . - _ in names behind % ^ # !
  Space = 16,
  StartsLong = 32,  // the first character of a token of several
  Plain = 64,       // in strings: printable ASCII but for the quote and the backslash
  StartsComment = 128,
};

constexpr std::array<std::uint8_t, 256> make_char_classes() {
  std::array<std::uint8_t, 256> table{};
  for (int c = 'a'; c <= 'z'; ++c)
    table[c] = Letter;
  for (int c = 'A'; c <= 'Z'; ++c)
    table[c] = Letter;
  for (int c = '0'; c <= '9'; ++c)
    table[c] = Digit;
  table['_'] = Letter | SuffixPunct;
  table['$'] = table['.'] = BarePunct | SuffixPunct;
  table['-'] = SuffixPunct;
  table[' '] = table['\t'] = table['\r'] = table['\n'] = Space;
  table['/'] = StartsComment;
  for (char c : {'-', '.', '{', '#'})
    table[static_cast<unsigned char>(c)] |= StartsLong;
  for (int c = ' '; c < 0x7f; ++c)
    if (c != '"' && c != '\\')
      table[c] |= Plain;
  return table;
}
constexpr std::array<std::uint8_t, 256> char_classes = make_char_classes();

// Punctuation of more than one character; it goes before that of one.
struct LongToken {
  llvm::StringLiteral text;
  TokenKind kind;
};
constexpr LongToken long_tokens[] = {{"->", TokenKind::Arrow},
                                     {"...", TokenKind::Ellipsis},
                                     {"{-#", TokenKind::MetadataBegin},
                                     {"#-}", TokenKind::MetadataEnd}};

// Punctuation of one character; Error for all else.
constexpr std::array<TokenKind, 256> make_single_tokens() {
  std::array<TokenKind, 256> table{};
  for (TokenKind& kind : table)
    kind = TokenKind::Error;
  table[':'] = TokenKind::Colon;
  table[','] = TokenKind::Comma;
  table['='] = TokenKind::Equal;
  table['<'] = TokenKind::Less;
  table['>'] = TokenKind::Greater;
  table['('] = TokenKind::LParen;
  table[')'] = TokenKind::RParen;
  table['['] = TokenKind::LSquare;
  table[']'] = TokenKind::RSquare;
  table['{'] = TokenKind::LBrace;
  table['}'] = TokenKind::RBrace;
  table['-'] = TokenKind::Minus;
  table['+'] = TokenKind::Plus;
  table['?'] = TokenKind::Question;
  table['*'] = TokenKind::Star;
  table['/'] = TokenKind::Slash;
  table['|'] = TokenKind::VerticalBar;
  return table;
}
constexpr std::array<TokenKind, 256> single_tokens = make_single_tokens();

bool has_class(char c, int classes) {
  return char_classes[static_cast<unsigned char>(c)] & classes;
}
// Behind the characters of those classes. `at` is a copy of the lexer's own place on purpose, which
// would be written for each character.
const char* skip(const char* at, const char* end, int classes) {
  while (at != end && has_class(*at, classes))
    ++at;
  return at;
}
}  // namespace

Lexer::Lexer(llvm::StringRef text)
    : begin_(text.begin()), end_(text.end()), at_(begin_), lines_known_to_(begin_) {
  line_starts_.push_back(begin_);
}

// The next newline or carriage return, or the end: comments end there, as in MLIR. Not inline, since
// most of what is skipped is no comment and would take longer by a quarter.
LLVM_ATTRIBUTE_NOINLINE static const char* end_of_line(const char* at, const char* end) {
  auto find = [&](char c) {
    const void* found = std::memchr(at, c, static_cast<std::size_t>(end - at));
    return found ? static_cast<const char*>(found) : end;
  };
  end = find('\n');
  return find('\r');
}

void Lexer::skip_space() {
  while (at_ != end_) {
    if (has_class(*at_, Space)) {
      at_ = skip(at_, end_, Space);
    } else if (*at_ == '/' && peek(1) == '/') {
      at_ = end_of_line(at_, end_);
    } else {
      return;
    }
  }
}

Token Lexer::token(TokenKind kind, const char* start) const {
  return {kind, {start, static_cast<std::size_t>(at_ - start)}};
}
Token Lexer::single(TokenKind kind) {
  ++at_;
  return token(kind, at_ - 1);
}
Token Lexer::fail(const char* start, const char* place, const llvm::Twine& message) {
  error_ = message.str();
  error_place_ = place;
  return token(TokenKind::Error, start);
}

Token Lexer::next() {
  // Mostly there is one space, or none.
  if (at_ != end_ && *at_ == ' ')
    ++at_;
  if (at_ == end_ || has_class(*at_, Space | StartsComment))
    skip_space();
  if (at_ == end_)
    return token(TokenKind::Eof, at_);
  if (has_class(*at_, Letter))
    return identifier();
  TokenKind kind = single_tokens[static_cast<unsigned char>(*at_)];
  if (kind != TokenKind::Error && !has_class(*at_, StartsLong))
    return single(kind);
  if (*at_ == '%')
    return prefixed(TokenKind::PercentId, "SSA value name");
  if (has_class(*at_, Digit))
    return number();
  return rare_token(kind);
}

// A token that starts with none of the common characters; `kind` is what the character means on its
// own.
Token Lexer::rare_token(TokenKind kind) {
  const char* start = at_;
  llvm::StringRef rest(at_, static_cast<std::size_t>(end_ - at_));
  for (const LongToken& punctuation : long_tokens) {
    if (!rest.starts_with(punctuation.text))
      continue;
    at_ += punctuation.text.size();
    return token(punctuation.kind, start);
  }
  if (kind != TokenKind::Error)
    return single(kind);
  switch (*at_) {
    case '^':
      return prefixed(TokenKind::CaretId, "block name");
    case '!':
      return prefixed(TokenKind::BangId, "type name");
    case '#':
      return prefixed(TokenKind::HashId, "attribute name");
    case '@':
      return at_identifier();
    case '"':
      return string(start, TokenKind::String);
    default:
      return unexpected();
  }
}

Token Lexer::identifier() {
  const char* start = at_;
  at_ = skip(start, end_, Letter | Digit | BarePunct);
  return token(TokenKind::BareId, start);
}

// digits, or a letter or punctuation followed by any of those.
Token Lexer::prefixed(TokenKind kind, llvm::StringRef what) {
  const char* start = at_++;
  if (at_ != end_ && has_class(*at_, Digit)) {
    at_ = skip(at_, end_, Digit);
    return token(kind, start);
  }
  at_ = skip(at_, end_, Letter | Digit | SuffixPunct);
  if (at_ == start + 1)
    return fail(start, start, "invalid " + what + " after '" + llvm::StringRef(start, 1) + "'");
  return token(kind, start);
}

Token Lexer::at_identifier() {
  const char* start = at_++;
  if (peek() == '"')
    return string(start, TokenKind::AtId);
  if (!has_class(peek(), Letter))
    return fail(start, start, "'@' must be followed by a name or a string");
  identifier();
  return token(TokenKind::AtId, start);
}

Token Lexer::number() {
  const char* start = at_;
  if (*at_ == '0' && peek(1) == 'x' && llvm::isHexDigit(peek(2))) {
    at_ += 2;
    while (at_ != end_ && llvm::isHexDigit(*at_))
      ++at_;
    return token(TokenKind::Integer, start);
  }
  at_ = skip(at_, end_, Digit);
  if (peek() != '.')
    return token(TokenKind::Integer, start);
  ++at_;
  while (at_ != end_ && has_class(*at_, Digit))
    ++at_;
  if (peek() == 'e' || peek() == 'E') {
    bool sign = peek(1) == '+' || peek(1) == '-';
    if (has_class(peek(sign ? 2 : 1), Digit)) {
      at_ += sign ? 2 : 1;
      while (at_ != end_ && has_class(*at_, Digit))
        ++at_;
    }
  }
  return token(TokenKind::Float, start);
}

// A string with something wrong in it is still taken to its end, so that reading can go on behind
// it.
Token Lexer::string(const char* start, TokenKind kind) {
  at_ = skip(at_ + 1, end_, Plain);  // behind the quote
  if (at_ != end_ && *at_ == '"') {
    ++at_;
    return token(kind, start);
  }
  const char* wrong = nullptr;
  std::string message;
  auto note = [&](const char* place, const llvm::Twine& text) {
    if (!wrong)
      message = text.str();
    wrong = wrong ? wrong : place;
  };
  while (at_ != end_ && *at_ != '"' && *at_ != '\n' && *at_ != '\r') {
    const char* place = at_;
    if (has_class(*at_, Plain)) {
      ++at_;
      continue;
    }
    if (*at_ == '\\') {
      if (peek(1) == '"' || peek(1) == '\\' || peek(1) == 'n' || peek(1) == 't') {
        at_ += 2;
      } else if (llvm::isHexDigit(peek(1)) && llvm::isHexDigit(peek(2))) {
        at_ += 3;
      } else {
        ++at_;
        note(place, "unknown escape in a string; use \\\", \\\\, \\n, \\t or two hex digits");
      }
    } else if (static_cast<unsigned char>(*at_) >= 0x80) {
      unsigned length = utf8_length({at_, static_cast<std::size_t>(end_ - at_)});
      at_ += length ? length : 1;
      if (!length)
        note(place, "invalid UTF-8 in a string; write the byte as an escape (\\" +
                        llvm::toHex(llvm::StringRef(place, 1)) + ")");
    } else {
      if (*at_ == '\0')
        note(place, "null character in a string; write it as \\00");
      ++at_;
    }
  }
  if (at_ == end_ || *at_ != '"')
    return fail(start, start, "this string has no closing '\"' on its line");
  ++at_;
  return wrong ? fail(start, wrong, message) : token(kind, start);
}

Token Lexer::unexpected() {
  const char* start = at_;
  StrayCharacter stray =
      stray_character({at_, static_cast<std::size_t>(end_ - at_)}, /*starts_text=*/at_ == begin_);
  at_ += stray.size;
  return fail(start, start, stray.problem);
}

std::pair<unsigned, unsigned> Lexer::line_column(const char* place) {
  assert(place >= begin_ && place <= end_ && "the place is not in this text");
  while (lines_known_to_ < place) {
    std::size_t length = static_cast<std::size_t>(place - lines_known_to_);
    const void* newline = std::memchr(lines_known_to_, '\n', length);
    if (!newline) {
      lines_known_to_ = place;
      break;
    }
    lines_known_to_ = static_cast<const char*>(newline) + 1;
    line_starts_.push_back(lines_known_to_);
  }
  bool on_last = line_starts_[last_line_] <= place &&
                 (last_line_ + 1 == line_starts_.size() || place < line_starts_[last_line_ + 1]);
  if (!on_last) {
    auto after = std::upper_bound(line_starts_.begin(), line_starts_.end(), place);
    last_line_ = static_cast<std::size_t>(after - line_starts_.begin()) - 1;
  }
  return {static_cast<unsigned>(last_line_ + 1),
          static_cast<unsigned>(place - line_starts_[last_line_] + 1)};
}

llvm::StringRef Lexer::balanced_text(const char* place) const {
  llvm::SmallVector<char, 16> closers;
  const char* at = place;
  for (; at != end_; ++at) {
    switch (*at) {
      case '<':
        closers.push_back('>');
        break;
      case '(':
        closers.push_back(')');
        break;
      case '[':
        closers.push_back(']');
        break;
      case '{':
        closers.push_back('}');
        break;
      case '>':
        if (at != place && at[-1] == '-')
          break;  // an arrow
        [[fallthrough]];
      case ')':
      case ']':
      case '}':
        if (closers.empty() || closers.pop_back_val() != *at)
          return {};
        if (closers.empty())
          return {place, static_cast<std::size_t>(at + 1 - place)};
        break;
      case '"': {
        Lexer inner({at, static_cast<std::size_t>(end_ - at)});
        Token text = inner.next();
        if (!text.is(TokenKind::String))
          return {};
        at = text.end() - 1;
        break;
      }
      case '\0':
        return {};
      default:
        break;
    }
  }
  return {};
}

std::string unescape_string(llvm::StringRef quoted) {
  llvm::StringRef text = quoted.drop_front().drop_back();
  std::string result;
  result.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\\') {
      result += text[i];
      continue;
    }
    char c = text[++i];
    if (c == 'n') {
      result += '\n';
    } else if (c == 't') {
      result += '\t';
    } else if (c == '"' || c == '\\') {
      result += c;
    } else {
      result += static_cast<char>(llvm::hexFromNibbles(c, text[++i]));
    }
  }
  return result;
}

bool is_bare_identifier(llvm::StringRef text) {
  return !text.empty() && has_class(text[0], Letter) &&
         llvm::all_of(text, [](char c) { return has_class(c, Letter | Digit | BarePunct); });
}
bool is_suffix_identifier(llvm::StringRef text) {
  if (text.empty())
    return false;
  if (has_class(text[0], Digit))
    return llvm::all_of(text, [](char c) { return has_class(c, Digit); });
  return llvm::all_of(text, [](char c) { return has_class(c, Letter | Digit | SuffixPunct); });
}

}  // namespace pliron
