// Reading locations.

#include "ir/parser_core.h"

namespace pliron {

std::optional<Location> TextParser::location_attribute(bool may_come_later) {
  advance();
  if (failed(expect(TokenKind::LParen, "'(' behind 'loc'")))
    return std::nullopt;
  bool is_alias = token_.is(TokenKind::HashId);
  auto location = is_alias ? location_alias(may_come_later) : location_body();
  if (!location || failed(expect(TokenKind::RParen, "')' at the end of a location")))
    return std::nullopt;
  return location;
}

std::optional<Location> TextParser::location_body() {
  DepthGuard guard(*this);
  if (!guard.ok())
    return std::nullopt;
  if (token_.is(TokenKind::String))
    return file_location();
  if (token_.is(TokenKind::HashId))
    return location_alias(/*may_come_later=*/false);
  if (parse_optional("unknown"))
    return Location::unknown();
  if (token_.is_keyword("callsite"))
    return call_site_location();
  if (token_.is_keyword("fused"))
    return fused_location();
  emit_error()
      << "expected a location: unknown, \"file\":line:column, \"name\", callsite, fused or "
         "an alias";
  return std::nullopt;
}

// "file":1, "file":1:2, "file":1:2 to 3:4, "file":1:2 to :4, "name" or "name"(child).
std::optional<Location> TextParser::file_location() {
  std::string text = unescape_string(token_.text);
  advance();
  if (take(TokenKind::LParen)) {
    auto child = location_body();
    if (!child || failed(expect(TokenKind::RParen, "')' behind the location of a name")))
      return std::nullopt;
    return Location::name(context_, text, *child);
  }
  if (!take(TokenKind::Colon))
    return Location::name(context_, text);
  auto line = position_number();
  if (!line)
    return std::nullopt;
  if (!take(TokenKind::Colon))
    return Location::file_line_col(context_, text, *line, 0);
  auto column = position_number();
  if (!column)
    return std::nullopt;
  if (!parse_optional("to"))
    return Location::file_line_col(context_, text, *line, *column);
  auto end_line = token_.is(TokenKind::Colon) ? line : position_number();
  if (!end_line || failed(expect(TokenKind::Colon, "':' and a column")))
    return std::nullopt;
  auto end_column = position_number();
  if (!end_column)
    return std::nullopt;
  return Location::file_range(context_, text, *line, *column, *end_line, *end_column);
}

std::optional<unsigned> TextParser::position_number() {
  unsigned value;
  int radix = token_.text.starts_with("0x") ? 16 : 10;
  llvm::StringRef digits = token_.text.drop_front(radix == 16 ? 2 : 0);
  if (!token_.is(TokenKind::Integer) || digits.getAsInteger(radix, value)) {
    emit_error() << "expected a line or column number";
    return std::nullopt;
  }
  advance();
  return value;
}

std::optional<Location> TextParser::call_site_location() {
  advance();
  if (failed(expect(TokenKind::LParen, "'(' behind 'callsite'")))
    return std::nullopt;
  auto callee = location_body();
  if (!callee)
    return std::nullopt;
  if (!parse_optional("at")) {
    emit_error() << "expected 'at' between the callee's location and the caller's";
    return std::nullopt;
  }
  auto caller = location_body();
  if (!caller || failed(expect(TokenKind::RParen, "')' behind the caller's location")))
    return std::nullopt;
  return Location::call_site(context_, *callee, *caller);
}

std::optional<Location> TextParser::fused_location() {
  advance();
  Attribute metadata;
  if (take(TokenKind::Less)) {
    metadata = attribute();
    if (!metadata || failed(expect(TokenKind::Greater, "'>' behind the metadata of a location")))
      return std::nullopt;
  }
  if (!token_.is(TokenKind::LSquare)) {
    emit_error() << "expected '[' and the parts of a fused location";
    return std::nullopt;
  }
  llvm::SmallVector<Location, 4> parts;
  if (failed(list(TokenKind::RSquare, "]", [&]() -> LogicalResult {
        auto part = location_body();
        parts.push_back(part.value_or(Location()));
        return success(part.has_value());
      })))
    return std::nullopt;
  return Location::fused(context_, parts, metadata);
}

std::optional<Location> TextParser::location_alias(bool may_come_later) {
  Alias* alias = use_alias(/*is_type=*/false, may_come_later);
  if (!alias)
    return std::nullopt;
  if (!alias->location) {
    emit_error() << "'" << token_.text << "' is an attribute, not a location";
    return std::nullopt;
  }
  advance();
  return alias->location;
}

}  // namespace pliron
