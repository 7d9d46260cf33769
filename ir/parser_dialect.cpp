// Reading types and attributes of dialects: by their records when the dialect is registered, else
// as text that is kept.

#include "ir/dialect.h"
#include "ir/parser_core.h"
#include "llvm/ADT/StringExtras.h"

namespace pliron {

static llvm::StringRef dialect_of(llvm::StringRef full_name) {
  return full_name.split('.').first;
}

// Whether the name is that of an alias: one without a dot, and without text in brackets behind it.
static bool is_alias(const Token& name, llvm::StringRef text) {
  bool has_body = name.end() != text.end() && *name.end() == '<';
  return !name.name().contains('.') && !has_body;
}

Type TextParser::extended_type() {
  Token name = token_;
  if (is_alias(name, lexer_.text()))
    return type_alias();
  llvm::StringRef dialect = dialect_of(name.name());
  if (name.name() == "builtin.none") {
    advance();
    return NoneType::get(context_);
  }
  if (is_kept_as_text(/*is_type=*/true)) {
    llvm::SmallVector<OpaqueRef, 2> refs;
    auto body = opaque_body(refs);
    return body ? OpaqueType::get(context_, dialect, *body, refs) : Type();
  }
  bool in_brackets = false;
  std::string full_name = dialect_symbol_name(in_brackets);
  const TypeInfo* info = context_.type_info(full_name);
  if (full_name.empty() || !info || !info->def) {
    if (!full_name.empty())
      (void)unknown_symbol(name, "type", full_name);
    return {};
  }
  Type result = type_body(*info, name.place());
  if (!result || (in_brackets && failed(parse(">"))))
    return {};
  return result;
}

Type TextParser::type_alias() {
  Alias* alias = use_alias(/*is_type=*/true);
  if (!alias)
    return {};
  advance();
  return alias->type;
}

Attribute TextParser::extended_attribute() {
  Token name = token_;
  if (is_alias(name, lexer_.text()))
    return attribute_alias();
  llvm::StringRef dialect = dialect_of(name.name());
  if (is_kept_as_text(/*is_type=*/false)) {
    llvm::SmallVector<OpaqueRef, 2> refs;
    auto body = opaque_body(refs);
    Type of;
    if (!body || (take(TokenKind::Colon) && !(of = type())))
      return {};
    return OpaqueAttr::get(context_, dialect, *body, of, refs);
  }
  bool in_brackets = false;
  std::string full_name = dialect_symbol_name(in_brackets);
  const AttrInfo* info = context_.attr_info(full_name);
  if (full_name.empty() || !info || !info->def) {
    if (!full_name.empty())
      (void)unknown_symbol(name, "attribute", full_name);
    return {};
  }
  // `#gpu.dim<x>` is the same as `#gpu<dim x>` for an attribute that is printed so.
  if (info->def->is_bracketed() && !in_brackets) {
    if (failed(parse("<")))
      return {};
    in_brackets = true;
  }
  Attribute result = attr_body(*info, name.place());
  if (!result || (in_brackets && failed(parse(">"))))
    return {};
  return result;
}

// The name in full of `!dialect.name` or `!dialect<name ...>`.
std::string TextParser::dialect_symbol_name(bool& in_brackets) {
  llvm::StringRef dialect = token_.name();
  advance();
  in_brackets = !dialect.contains('.');
  if (!in_brackets)
    return dialect.str();
  if (failed(parse("<")))
    return {};
  if (!token_.is(TokenKind::BareId)) {
    emit_error() << "expected a name of dialect '" << dialect << "'";
    return {};
  }
  std::string name = (dialect + "." + token_.text).str();
  advance();
  return name;
}

LogicalResult TextParser::unknown_symbol(const Token& token, llvm::StringRef what,
                                         llvm::StringRef full_name) {
  llvm::StringRef dialect_name = dialect_of(full_name);
  const DialectInfo* dialect = context_.dialect(dialect_name);
  if (!dialect)
    return error_at(token) << "unknown dialect '" << dialect_name << "'; "
                           << known_dialects(context_)
                           << "; allow unregistered dialects to keep what they do not know";
  llvm::SmallVector<llvm::StringRef, 16> names;
  if (what == "type")
    for (const TypeInfo* info : dialect->types)
      names.push_back(info->name);
  else
    for (const AttrInfo* info : dialect->attrs)
      names.push_back(info->name);
  return error_at(token) << "dialect '" << dialect_name << "' has no " << what << " '" << full_name
                         << "'" << did_you_mean(full_name, names);
}

bool is_known_symbol(const Context& context, bool is_type, llvm::StringRef dialect,
                     llvm::StringRef body) {
  if (!context.dialect(dialect))
    return false;
  std::string full_name = (dialect + "." + body.ltrim().take_while([](char c) {
                            return llvm::isAlnum(c) || c == '_' || c == '.' || c == '$';
                          })).str();
  if (is_type) {
    const TypeInfo* info = context.type_info(full_name);
    return info && info->def;
  }
  const AttrInfo* info = context.attr_info(full_name);
  return info && info->def;
}

// Whether the type or attribute at the current token is of an unknown dialect, or one that its
// dialect does not know: ours have fewer than MLIR's of the same name.
bool TextParser::is_kept_as_text(bool is_type) const {
  if (!context_.allows_unregistered())
    return false;
  llvm::StringRef name = token_.name(), dialect = dialect_of(name);
  llvm::StringRef body = name.drop_front(std::min(name.size(), dialect.size() + 1));
  if (name == dialect) {  // in brackets: !dialect<name ...>
    body = {token_.end(), static_cast<std::size_t>(lexer_.text().end() - token_.end())};
    body.consume_front("<");
  }
  return !is_known_symbol(context_, is_type, dialect, body);
}

// What follows the dot of a name, with text in brackets right behind it; or what stands in the
// brackets of `!dialect<...>`.
std::optional<llvm::StringRef> TextParser::opaque_body(llvm::SmallVectorImpl<OpaqueRef>& refs) {
  llvm::StringRef dialect = dialect_of(token_.name());
  if (!is_bare_identifier(dialect)) {
    emit_error() << "'" << dialect << "' cannot be the name of a dialect";
    return std::nullopt;
  }
  bool verbose = dialect.size() == token_.name().size();
  const char* start = dialect.end() + 1;  // behind the dot, or the `<`
  const char* end = token_.end();
  const char* next = end;
  if (end != lexer_.text().end() && *end == '<') {
    llvm::StringRef brackets = lexer_.balanced_text(end);
    if (brackets.empty()) {
      error_at(end) << "the brackets that start here are not balanced";
      return std::nullopt;
    }
    next = brackets.end();
    end = verbose ? next - 1 : next;
  }
  llvm::StringRef body(start, static_cast<std::size_t>(end - start));
  find_references(body, refs);
  lexer_.reset(next);
  advance();
  return body;
}

// Names in the text that stand for something of this file: aliases, distinct attributes, resources.
void TextParser::find_references(llvm::StringRef body, llvm::SmallVectorImpl<OpaqueRef>& refs) {
  if (body.find_first_of("#!") == llvm::StringRef::npos && !body.contains("distinct") &&
      !body.contains("dense_resource"))
    return;
  Lexer lexer(body);
  for (Token token = lexer.next(); !token.is(TokenKind::Eof); token = lexer.next())
    if (auto ref = reference(body, token, lexer))
      refs.push_back(*ref);
}

// The token behind the next one if that is a `punctuation`. Otherwise nothing is taken.
static std::optional<Token> take_behind(Lexer& lexer, TokenKind punctuation) {
  const char* place = lexer.place();
  if (lexer.next().is(punctuation))
    return lexer.next();
  lexer.reset(place);
  return std::nullopt;
}

std::optional<OpaqueRef> TextParser::reference(llvm::StringRef body, const Token& token,
                                               Lexer& lexer) {
  std::optional<OpaqueRef> ref;
  Token name = token;
  if (token.is(TokenKind::HashId) || token.is(TokenKind::BangId)) {
    if (!is_alias(token, body))
      return std::nullopt;
    ref = alias_reference(token);
  } else if (token.is_keyword("distinct")) {
    auto number = take_behind(lexer, TokenKind::LSquare);
    std::uint64_t value;
    if (!number || !number->is(TokenKind::Integer) || number->text.getAsInteger(0, value))
      return std::nullopt;
    name = *number;
    Distinct& distinct = distinct_identity(value);
    Attribute referenced = distinct.referenced ? distinct.referenced : UnitAttr::get(context_);
    ref = OpaqueRef{.kind = OpaqueRef::Kind::Distinct,
                    .attr = DistinctAttr::get(distinct.identity, referenced)};
  } else if (token.is_keyword("dense_resource")) {
    auto key = take_behind(lexer, TokenKind::Less);
    if (!key || (!key->is(TokenKind::BareId) && !key->is(TokenKind::String)))
      return std::nullopt;
    name = *key;
    ref = OpaqueRef{.kind = OpaqueRef::Kind::Resource, .resource = resource_key(key_text(name))};
  }
  if (ref) {
    ref->offset = static_cast<std::uint32_t>(name.place() - body.data());
    ref->length = static_cast<std::uint32_t>(name.text.size());
  }
  return ref;
}

// An alias that has not been defined in front of this place is only text.
std::optional<OpaqueRef> TextParser::alias_reference(const Token& name) {
  auto it = aliases_.find(name.text);
  if (it == aliases_.end() || it->second.place > name.place())
    return std::nullopt;
  Alias& alias = it->second;
  bool is_type = name.is(TokenKind::BangId);
  if (alias.state == Alias::Reading || alias.state == Alias::Broken ||
      (alias.state == Alias::Ahead && failed(read_alias(alias, is_type))))
    return std::nullopt;
  ++size_;
  deepest_ = std::max(deepest_, depth_ + alias.height);
  if (is_type)
    return OpaqueRef{.kind = OpaqueRef::Kind::Type, .type = alias.type};
  Attribute attr = alias.location ? LocationAttr::get(context_, *alias.location) : alias.attr;
  return OpaqueRef{.kind = OpaqueRef::Kind::Attr, .attr = attr};
}

}  // namespace pliron
