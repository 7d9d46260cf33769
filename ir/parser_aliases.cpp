// Aliases of types, attributes and locations.

#include "ir/parser_core.h"

namespace pliron {

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

// The alias that `name` stands for.
TextParser::Alias* TextParser::find_alias(const Token& name, bool may_come_later) {
  auto it = aliases_.find(name.text);
  if (it == aliases_.end() && !indexed_) {
    index_aliases();
    it = aliases_.find(name.text);
  }
  if (it == aliases_.end()) {
    error_at(name) << "alias '" << name.text << "' is not defined";
    return nullptr;
  }
  if (it->second.place > name.place() && !may_come_later) {
    error_at(name).note(location_at(it->second.place), "it is defined here")
        << "alias '" << name.text << "' is used before it is defined";
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

TextParser::Alias* TextParser::use_alias(bool is_type, bool may_come_later) {
  Alias* alias = find_alias(token_, may_come_later);
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
  // A few aliases of aliases can stand for more than any memory holds. Without them an alias is no
  // longer than the text.
  std::uint64_t max_size = 65536 + lexer_.text().size();
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
