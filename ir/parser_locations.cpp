// Reading locations, and aliases of types, attributes and locations.

#include "ir/parser_core.h"

namespace pliron {

std::optional<Location> TextParser::optional_location(Location otherwise) {
  return token_.is_keyword("loc") ? location_attribute() : otherwise;
}

std::optional<Location> TextParser::location_attribute() {
  advance();
  if (failed(expect(TokenKind::LParen, "'(' behind 'loc'")))
    return std::nullopt;
  auto location = location_body();
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
    return location_alias();
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

// "file":1:2, "file":1:2 to 3:4, "file":1:2 to :4, "name" or "name"(child).
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
  if (!line || failed(expect(TokenKind::Colon, "':' and a column")))
    return std::nullopt;
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
  if (!token_.is(TokenKind::Integer) || token_.text.starts_with("0x") ||
      token_.text.getAsInteger(10, value)) {
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

std::optional<Location> TextParser::location_alias() {
  Alias* alias = use_alias(/*is_type=*/false);
  if (!alias)
    return std::nullopt;
  if (!alias->location) {
    emit_error() << "'" << token_.text << "' is an attribute, not a location";
    return std::nullopt;
  }
  advance();
  return alias->location;
}

LogicalResult TextParser::alias_definition() {
  Token name = token_;
  advance();
  if (name.name().contains('.'))
    return error_at(name) << "the name of an alias has no dot: names with a dot belong to dialects";
  if (!token_.is(TokenKind::Equal))
    return emit_error() << "expected '=' in the definition of alias '" << name.text << "'";
  Alias& alias = aliases_[name.text];
  if (alias.place && alias.place != name.place())
    return error_at(name).note(location_at(alias.place), "the first definition is here")
           << "alias '" << name.text << "' is defined twice";
  alias.place = name.place();
  alias.value = token_.end();
  if (alias.state == Alias::Broken)
    return failure();
  if (alias.state != Alias::Known && failed(read_alias(alias, name.is(TokenKind::BangId))))
    return failure();
  lexer_.reset(alias.end);
  advance();
  return success();
}

// The alias that `name` stands for. It may be defined further down.
TextParser::Alias* TextParser::find_alias(const Token& name) {
  auto it = aliases_.find(name.text);
  if (it == aliases_.end() && !indexed_) {
    index_aliases();
    it = aliases_.find(name.text);
  }
  if (it == aliases_.end()) {
    error_at(name) << "alias '" << name.text << "' is not defined";
    return nullptr;
  }
  if (it->second.state == Alias::Reading) {
    error_at(name) << "alias '" << name.text << "' is defined by itself";
    return nullptr;
  }
  if (it->second.state == Alias::Broken)
    return nullptr;  // its definition has been reported
  return &it->second;
}

// Finds the lines that start with `#name =` or `!name =`, none of which can be inside an op.
void TextParser::index_aliases() {
  indexed_ = true;
  const char* resume = lexer_.place();
  llvm::StringRef rest = lexer_.text();
  while (!rest.empty()) {
    auto [line, behind] = rest.split('\n');
    rest = behind;
    line = line.ltrim(" \t");
    if (!line.starts_with("#") && !line.starts_with("!"))
      continue;
    lexer_.reset(line.data());
    Token name = lexer_.next();
    bool is_name = name.is(TokenKind::HashId) || name.is(TokenKind::BangId);
    if (!is_name || !lexer_.next().is(TokenKind::Equal))
      continue;
    Alias& alias = aliases_[name.text];
    if (alias.place)
      continue;
    alias.place = name.place();
    alias.value = lexer_.place();
  }
  lexer_.reset(resume);
}

TextParser::Alias* TextParser::use_alias(bool is_type) {
  Alias* alias = find_alias(token_);
  if (!alias || (alias->state != Alias::Known && failed(read_alias(*alias, is_type))))
    return nullptr;
  size_ += alias->size;
  deepest_ = std::max(deepest_, depth_ + alias->height);
  if (depth_ + alias->height <= max_depth)
    return alias;
  emit_error() << "with what alias '" << token_.text << "' stands for, this is nested more than "
               << max_depth << " levels deep";
  return nullptr;
}

// Reads the value of an alias where it is defined, and comes back.
LogicalResult TextParser::read_alias(Alias& alias, bool is_type) {
  // A few aliases of aliases can stand for more than any memory holds.
  constexpr std::uint64_t max_size = 1 << 16;
  Token resume = token_;
  unsigned outer_deepest = std::exchange(deepest_, depth_);
  std::uint64_t outer_size = std::exchange(size_, 0);
  alias.state = Alias::Reading;
  lexer_.reset(alias.value);
  advance();
  if (is_type)
    alias.type = type();
  else if (token_.is_keyword("loc"))
    alias.location = location_attribute();
  else
    alias.attr = attribute();
  bool ok = alias.type || alias.location || alias.attr;
  alias.height = std::exchange(deepest_, outer_deepest) - depth_;
  alias.size = std::exchange(size_, outer_size);
  if (ok && alias.size > max_size) {
    error_at(alias.place) << "this alias stands for more than " << max_size
                          << " types and attributes when it is written out";
    ok = false;
  }
  alias.state = ok ? Alias::Known : Alias::Broken;
  alias.end = token_.place();
  token_ = resume;
  lexer_.reset(resume.end());
  return success(ok);
}

}  // namespace pliron
