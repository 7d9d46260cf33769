#include "bindings/rustc/mir_cursor.h"

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"

namespace pliron::rustc {

using llvm::StringRef;

namespace {

bool is_identifier_start(char c) {
  return llvm::isAlpha(c) || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}
bool is_identifier_part(char c) { return is_identifier_start(c) || llvm::isDigit(c); }

std::optional<Words> to_words(StringRef digits, unsigned radix) {
  llvm::APInt value;
  if (digits.getAsInteger(radix, value) || value.getActiveBits() > 128)
    return std::nullopt;
  value = value.zextOrTrunc(128);
  return Words{value.getRawData()[0], value.getRawData()[1]};
}

// Reads `:digits` at the end of `text` and drops it.
bool drop_number(StringRef& text, StringRef separator, unsigned& value) {
  std::size_t digits = text.size();
  while (digits > 0 && llvm::isDigit(text[digits - 1]))
    --digits;
  if (digits == text.size() || text.substr(digits).getAsInteger(10, value))
    return false;
  text = text.take_front(digits);
  return text.consume_back(separator);
}

}  // namespace

bool Cursor::at_word(StringRef word) const {
  return at(word) && !is_identifier_part(peek(word.size()));
}

bool Cursor::eat(StringRef text) {
  if (!at(text))
    return false;
  position_ += text.size();
  return true;
}

bool Cursor::expect(StringRef text) {
  if (eat(text))
    return true;
  if (at_end())
    return error("expected '" + text + "', but the text ends here");
  StringRef found = rest().take_until([](char c) { return c == '\n'; }).take_front(24);
  return error("expected '" + text + "', found '" + found + "'");
}

void Cursor::skip_spaces() {
  while (position_ != end_ && *position_ == ' ')
    ++position_;
}

StringRef Cursor::take_line() {
  StringRef text = rest();
  std::size_t length = text.find('\n');
  if (length == StringRef::npos) {
    position_ = end_;
    return text;
  }
  position_ += length + 1;
  return text.take_front(length);
}

std::optional<StringRef> Cursor::take_until(StringRef stop) {
  StringRef line = rest().take_until([](char c) { return c == '\n'; });
  std::size_t length = line.find(stop);
  if (length == StringRef::npos) {
    error("expected '" + stop + "' in this line");
    return std::nullopt;
  }
  position_ += length;
  return line.take_front(length);
}

StringRef Cursor::identifier() {
  const char* start = position_;
  const char* p = position_;
  if (at("r#"))
    p += 2;
  if (p == end_ || !is_identifier_start(*p))
    return {};
  while (p != end_ && is_identifier_part(*p))
    ++p;
  position_ = p;
  return {start, static_cast<std::size_t>(p - start)};
}

std::optional<std::uint64_t> Cursor::number() {
  StringRef digits = rest().take_while(llvm::isDigit);
  std::uint64_t value = 0;
  if (digits.empty())
    return std::nullopt;
  if (digits.getAsInteger(10, value)) {
    error("this number does not fit in 64 bits");
    return std::nullopt;
  }
  position_ += digits.size();
  return value;
}

std::optional<unsigned> Cursor::index() {
  StringRef digits = rest().take_while(llvm::isDigit);
  unsigned value = 0;
  // Numbers of locals, blocks and fields index tables, so an absurd one must not allocate them.
  if (digits.empty())
    return std::nullopt;
  if (digits.getAsInteger(10, value) || value > 1'000'000) {
    error("this number is too large");
    return std::nullopt;
  }
  position_ += digits.size();
  return value;
}

std::optional<Words> Cursor::wide_number() {
  StringRef digits = rest().take_while(llvm::isDigit);
  if (digits.empty())
    return std::nullopt;
  std::optional<Words> words = to_words(digits, 10);
  if (!words) {
    error("this number does not fit in 128 bits");
    return std::nullopt;
  }
  position_ += digits.size();
  return words;
}

std::optional<Words> Cursor::hex_number() {
  if (!at("0x"))
    return std::nullopt;
  StringRef digits = rest().drop_front(2).take_while(llvm::isHexDigit);
  std::optional<Words> words = digits.empty() ? std::nullopt : to_words(digits, 16);
  if (!words) {
    error("expected a hexadecimal number of at most 128 bits");
    return std::nullopt;
  }
  position_ += 2 + digits.size();
  return words;
}

std::optional<unsigned> Cursor::local() {
  if (peek() != '_' || !llvm::isDigit(peek(1)))
    return std::nullopt;
  ++position_;
  return index();
}

std::optional<unsigned> Cursor::block() {
  if (!at("bb") || !llvm::isDigit(peek(2)))
    return std::nullopt;
  position_ += 2;
  return index();
}

StringRef Cursor::lifetime() {
  if (peek() != '\'')
    return {};
  StringRef text = rest();
  if (text.starts_with("'{erased}"))
    return position_ += 9, text.take_front(9);
  StringRef name = text.drop_front().take_while(is_identifier_part);
  if (name.empty() || peek(1 + name.size()) == '\'')
    return {};
  position_ += 1 + name.size();
  return text.take_front(1 + name.size());
}

StringRef Cursor::quoted_string() {
  if (peek() != '"')
    return {};
  const char* start = position_;
  for (const char* p = position_ + 1; p < end_; ++p) {
    if (*p == '\\') {
      ++p;
    } else if (*p == '"') {
      position_ = p + 1;
      return {start, static_cast<std::size_t>(position_ - start)};
    }
  }
  error("this string has no end");
  return {};
}

StringRef Cursor::quoted_char() {
  if (peek() != '\'')
    return {};
  const char* p = position_ + 1;
  const char* limit = std::min(end_, position_ + 16);  // '\u{10ffff}' is the longest
  if (p < limit && *p == '\\')
    p += 2;
  for (; p < limit && *p != '\n'; ++p) {
    if (*p != '\'' || p == position_ + 1)
      continue;
    StringRef text(position_, p + 1 - position_);
    StringRef inner = text.drop_front().drop_back();
    // A lone quote further on is another lifetime's: 'a, 'b.
    bool is_one = inner.starts_with("\\") || llvm::getNumBytesForUTF8(inner[0]) == inner.size();
    if (!is_one)
      return {};
    position_ = p + 1;
    return text;
  }
  return {};
}

bool Cursor::span(Span& result) {
  if (eat("no-location")) {
    result = {};
    return true;
  }
  // The file name may hold any character, so look for the first `:l:c: l:c`.
  StringRef line = rest().take_until([](char c) { return c == '\n'; });
  for (std::size_t colon = line.find(": "); colon != StringRef::npos;
       colon = line.find(": ", colon + 1)) {
    StringRef tail = line.drop_front(colon + 2);
    StringRef end_line = tail.take_while(llvm::isDigit);
    if (end_line.empty() || !tail.drop_front(end_line.size()).starts_with(":"))
      continue;
    StringRef end_column = tail.drop_front(end_line.size() + 1).take_while(llvm::isDigit);
    if (end_column.empty())
      continue;
    std::size_t length = colon + 2 + end_line.size() + 1 + end_column.size();
    if (!parse_span(line.take_front(length), result))
      continue;
    position_ += length;
    if (at(" (#")) {
      StringRef digits = rest().drop_front(3).take_while(llvm::isDigit);
      if (peek(3 + digits.size()) == ')')
        position_ += 4 + digits.size();
    }
    return true;
  }
  return false;
}

void Cursor::restore(const Mark& mark) {
  position_ = mark.position;
  if (!mark.had_error)
    error_ = {};
}

bool Cursor::error_at(const char* position, const llvm::Twine& message) {
  if (!has_error())
    error_ = {position, message.str()};
  return false;
}

bool parse_span(StringRef text, Span& result) {
  Span span;
  if (!drop_number(text, ":", span.end_column) || !drop_number(text, ": ", span.end_line) ||
      !drop_number(text, ":", span.column) || !drop_number(text, ":", span.line) || text.empty())
    return false;
  span.file = text;
  result = span;
  return true;
}

std::string to_string(const Span& span) {
  return (span.file + ":" + llvm::Twine(span.line) + ":" + llvm::Twine(span.column) + ": " +
          llvm::Twine(span.end_line) + ":" + llvm::Twine(span.end_column))
      .str();
}

std::size_t matching_bracket(StringRef text) {
  unsigned depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '\n')
      return StringRef::npos;
    if (c == '"' || c == '\'') {
      Cursor quoted(text.drop_front(i));
      StringRef constant = c == '"' ? quoted.quoted_string() : quoted.quoted_char();
      if (!constant.empty())
        i += constant.size() - 1;
      continue;
    }
    if (StringRef("([{<").contains(c))
      ++depth;
    else if (c == '>' && i > 0 && (text[i - 1] == '-' || text[i - 1] == '='))
      continue;
    else if (StringRef(")]}>").contains(c) && --depth == 0)
      return i;
  }
  return StringRef::npos;
}

namespace {

bool append_code_point(std::string& out, unsigned code_point) {
  char buffer[UNI_MAX_UTF8_BYTES_PER_CODE_POINT];
  char* end = buffer;
  if (!llvm::ConvertCodePointToUTF8(code_point, end))
    return false;
  out.append(buffer, end);
  return true;
}

// Resolves the escape behind a backslash and drops it from `text`.
bool unescape_one(StringRef& text, std::string& out) {
  static constexpr StringRef plain = "nrt0\\'\"";
  static constexpr StringRef values("\n\r\t\0\\'\"", 7);
  std::size_t i = plain.find(text.empty() ? '\x01' : text.front());
  if (i != StringRef::npos) {
    out += values[i];
    text = text.drop_front();
    return true;
  }
  unsigned value = 0;
  if (text.consume_front("x")) {
    if (text.size() < 2 || text.take_front(2).getAsInteger(16, value))
      return false;
    out += static_cast<char>(value);  // a byte of a byte string, or ASCII
    text = text.drop_front(2);
    return true;
  }
  if (!text.consume_front("u{"))
    return false;
  auto [digits, behind] = text.split('}');
  if (digits.getAsInteger(16, value) || !append_code_point(out, value))
    return false;
  text = behind;
  return true;
}

}  // namespace

std::optional<std::string> unescape(StringRef quoted) {
  StringRef text = quoted.drop_front().drop_back();
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    std::size_t plain = text.find('\\');
    out += text.take_front(plain);
    if (plain == StringRef::npos)
      break;
    text = text.drop_front(plain + 1);
    if (!unescape_one(text, out))
      return std::nullopt;
  }
  return out;
}

}  // namespace pliron::rustc
