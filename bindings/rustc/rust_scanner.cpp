#include "bindings/rustc/rust_scanner.h"

#include "bindings/rustc/mir_cursor.h"

namespace pliron::rustc {

using llvm::StringRef;

// Of other tokens only the character '"' holds a quote.
bool RustScanner::at_string() const {
  return token_.contains('"') && !token_.ends_with("'");
}

std::optional<std::string> RustScanner::string_value() const {
  if (!at_string())
    return std::nullopt;
  StringRef text = token_.drop_while([](char c) { return c == 'b' || c == 'c'; });
  if (!text.consume_front("r"))
    return text.size() > 1 && text.ends_with("\"") ? unescape(text) : std::nullopt;
  text = text.trim('#');
  if (text.size() < 2 || !text.ends_with("\""))
    return std::nullopt;
  return text.drop_front().drop_back().str();
}

StringRef RustScanner::take() {
  StringRef taken = token_;
  advance();
  return taken;
}

bool RustScanner::eat(StringRef text) {
  if (!at(text))
    return false;
  advance();
  return true;
}

StringRef RustScanner::take_group() {
  const char* start = token_.end();
  unsigned depth = 0;
  while (!token_.empty()) {
    if (at("(") || at("[") || at("{"))
      ++depth;
    if ((at(")") || at("]") || at("}")) && --depth == 0)
      break;
    advance();
  }
  StringRef inside(start, token_.begin() - start);
  advance();
  return inside;
}

void RustScanner::skip_blanks() {
  while (true) {
    rest_ = rest_.ltrim();
    if (rest_.starts_with("//")) {
      rest_ = rest_.drop_front(std::min(rest_.find('\n'), rest_.size()));
    } else if (rest_.starts_with("/*")) {
      skip_block_comment();
    } else {
      return;
    }
  }
}

void RustScanner::skip_block_comment() {
  unsigned depth = 0;
  do {
    if (rest_.consume_front("/*"))
      ++depth;
    else if (rest_.consume_front("*/"))
      --depth;
    else
      rest_ = rest_.drop_front();
  } while (depth > 0 && !rest_.empty());
}

// r"..", r#".."#, br".." and so on: the length, or 0 when no raw string stands here.
std::size_t RustScanner::raw_string_length() const {
  StringRef text = rest_;
  text.consume_front("b") || text.consume_front("c");
  if (!text.consume_front("r"))
    return 0;
  std::size_t hashes = text.take_while([](char c) { return c == '#'; }).size();
  if (!text.drop_front(hashes).starts_with("\""))
    return 0;
  std::string close = "\"" + std::string(hashes, '#');
  std::size_t end = text.find(close, hashes + 1);
  if (end == StringRef::npos)
    return rest_.size();
  return (rest_.size() - text.size()) + end + close.size();
}

std::size_t RustScanner::token_length() const {
  if (std::size_t raw = raw_string_length())
    return raw;
  StringRef text = rest_;
  if (text.starts_with("b\"") || text.starts_with("c\"") || text.starts_with("b'"))
    text = text.drop_front();
  std::size_t prefix = rest_.size() - text.size();
  Cursor cursor(text);
  if (StringRef string = cursor.quoted_string(); !string.empty())
    return prefix + string.size();
  if (StringRef character = cursor.quoted_char(); !character.empty())
    return prefix + character.size();
  cursor = Cursor(rest_);
  if (StringRef lifetime = cursor.lifetime(); !lifetime.empty())
    return lifetime.size();
  if (StringRef identifier = cursor.identifier(); !identifier.empty())
    return identifier.size();
  std::size_t digits = rest_.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; }).size();
  return digits ? digits : 1;
}

void RustScanner::advance() {
  skip_blanks();
  std::size_t length = rest_.empty() ? 0 : token_length();
  token_ = rest_.take_front(length);
  rest_ = rest_.drop_front(length);
}

}  // namespace pliron::rustc
