#include "ir/dialect_file_parser.h"

#include "ir/context_impl.h"
#include "ir/dialect_file.h"
#include "ir/natives.h"
#include "ir/record_check.h"

namespace pliron {

static constexpr llvm::StringLiteral item_words[] = {
    "op", "type", "attr", "enum", "type_constraint", "attr_constraint"};

Location DialectFileParser::place_of(const Token& token) {
  auto [line, column] = lexer_.line_column(token.place());
  auto length = static_cast<unsigned>(token.text.size());
  return length > 1 ? Location::file_range(context_, file_, line, column, line, column + length)
                    : Location::file_line_col(context_, file_, line, column);
}

LogicalResult DialectFileParser::parse_file() {
  llvm::StringMap<Location> seen;
  llvm::SmallVector<std::string, 2> defined;
  bool ok = true;
  while (ok && !token_.is(TokenKind::Eof)) {
    if (!token_.is_keyword("dialect")) {
      (void)(emit_error() << "expected 'dialect' and a name");
      ok = false;
      break;
    }
    advance();
    Token name = token_;
    auto [first, added] = seen.try_emplace(name.text, place_of(name));
    if (!added) {
      (void)(error_at(name).note(first->second, "the first one is here")
             << "two dialects are called '" << name.text << "'");
      ok = false;
      break;
    }
    ok = succeeded(dialect());
    if (ok)
      defined.push_back(name.text.str());
  }
  if (ok)
    return success();
  for (const std::string& name : defined)
    context_.impl().unregister(context_, name);
  return failure();
}

// With the current token at the name.
LogicalResult DialectFileParser::dialect() {
  DialectSpec first, second;
  if (!token_.is(TokenKind::BareId))
    return emit_error() << "expected the name of a dialect";
  dialect_ = token_.text.str();
  first.name = second.name = dialect_;
  first.location = second.location = place_of(token_);
  advance();
  if (!optional_string(first.summary))
    return emit_error() << "expected a summary of dialect '" << dialect_ << "', a string in quotes";
  second.summary = first.summary;
  named_.clear();
  enums_.clear();
  enum_order_.clear();
  lookups_.clear();
  first_ = nullptr;
  const char* start = token_.place();
  if (failed(dialect_body(first)))
    return failure();
  first_ = &first;
  lexer_.reset(start);
  advance();
  LogicalResult read = dialect_body(second);
  first_ = nullptr;
  if (failed(read))
    return failure();
  second.enums = enum_order_;
  // What follows in the file is read when the texts in constraints have been looked at.
  const char* behind = token_.place();
  LogicalResult defined =
      define_dialect(context_, second, [&]() -> LogicalResult { return check_looked_up(); });
  lexer_.reset(behind);
  advance();
  return defined;
}

LogicalResult DialectFileParser::dialect_body(DialectSpec& spec) {
  if (failed(expect(TokenKind::LBrace, "'{' and what the dialect consists of")))
    return failure();
  bool ok = true;
  while (!token_.is(TokenKind::RBrace)) {
    if (token_.is(TokenKind::Eof))
      return emit_error() << "expected '}' at the end of dialect '" << dialect_ << "'";
    const char* start = token_.place();
    if (succeeded(item(spec)))
      continue;
    ok = false;
    recover(start);
  }
  advance();
  return success(ok);
}

LogicalResult DialectFileParser::item(DialectSpec& spec) {
  if (token_.is_keyword("op"))
    return op(spec);
  if (token_.is_keyword("type"))
    return param_def(spec.types);
  if (token_.is_keyword("attr"))
    return param_def(spec.attrs);
  if (token_.is_keyword("enum"))
    return enumeration();
  if (token_.is_keyword("type_constraint"))
    return constraint_definition(Family::Type);
  if (token_.is_keyword("attr_constraint"))
    return constraint_definition(Family::Attr);
  llvm::SmallVector<llvm::StringRef, 10> words(std::begin(item_words), std::end(item_words));
  for (const HookField<DialectNatives>& field : dialect_hook_fields()) {
    words.push_back(field.name);
    if (!token_.is_keyword(field.name))
      continue;
    advance();
    return natives(spec.hooks, field.name);
  }
  return emit_error() << "expected an item of the dialect: op, type, attr, enum, type_constraint "
                         "or attr_constraint"
                      << (token_.is(TokenKind::BareId) ? did_you_mean(token_.text, words) : "");
}

// Goes on behind the item that starts there: behind its body, or in front of the next item.
void DialectFileParser::recover(const char* start) {
  Lexer lexer(lexer_.text());
  lexer.reset(start);
  unsigned depth = 0, taken = 0;
  Token token = lexer.next();
  for (;; token = lexer.next(), ++taken) {
    if (token.is(TokenKind::Eof))
      break;
    bool starts_item = token.is(TokenKind::BareId) && llvm::is_contained(item_words, token.text);
    // The first two words are the item and its name.
    if (depth == 0 && ((starts_item && taken > 1) || token.is(TokenKind::RBrace)))
      break;
    if (token.is(TokenKind::LBrace))
      ++depth;
    if (token.is(TokenKind::RBrace) && --depth == 0) {
      token = lexer.next();
      break;
    }
  }
  while (token.is(TokenKind::Error))
    token = lexer.next();
  lexer_.reset(token.place());
  token_ = lexer_.next();
}

// enum predicate "How two numbers compare." { eq = 0, ne = 1 "Not equal." }
// enum flags "..." bits { none = 0, nsw = 1, nuw = 2 }
LogicalResult DialectFileParser::enumeration() {
  advance();
  EnumSpec spec;
  std::string name;
  if (failed(definition_name(name, spec.location)))
    return failure();
  spec.name = dialect_ + "." + name;
  (void)optional_string(spec.summary);
  if (parse_optional("bits")) {
    spec.bits = true;
    if (parse_optional("(")) {
      FailureOr<std::string> separator = parse_string();
      if (failed(separator) || failed(expect(TokenKind::RParen, "')' behind the separator")))
        return failure();
      spec.separator = *separator;
    }
  }
  if (failed(parse_list("{", "}", [&] { return enum_case(spec); })))
    return failure();
  if (!is_first())
    return success();
  for (std::size_t i = 0; i < spec.cases.size(); ++i)
    for (std::size_t k = 0; k < i; ++k)
      if (spec.cases[i].name == spec.cases[k].name || spec.cases[i].value == spec.cases[k].value)
        return context_.emit_error(spec.cases[i].location)
                   .note(spec.cases[k].location, "the first one is here")
               << "cases '" << spec.cases[k].name << "' and '" << spec.cases[i].name
               << "' of enumeration '" << spec.name << "' have one name or one value";
  const EnumDef& def = make_enum(context_, spec);
  if (Mistake mistake = check_enum(def))
    return context_.emit_error(spec.location)
           << llvm::StringRef(mistake.view().data(), mistake.view().size());
  auto [first, added] = enums_.try_emplace(spec.name, &def, spec.location);
  if (!added)
    return context_.emit_error(spec.location).note(first->second.second, "the first one is here")
           << "two enumerations are called '" << spec.name << "'";
  enum_order_.push_back(&def);
  return success();
}

LogicalResult DialectFileParser::enum_case(EnumSpec& spec) {
  EnumCaseSpec& entry = spec.cases.emplace_back();
  if (!token_.is(TokenKind::BareId))
    return emit_error() << "expected the name of a case";
  entry.name = token_.text.str();
  entry.location = place_of(token_);
  advance();
  if (failed(expect(TokenKind::Equal, "'=' and the number of the case")))
    return failure();
  FailureOr<std::int64_t> value = parse_int();
  if (failed(value))
    return failure();
  entry.value = *value;
  (void)optional_string(entry.summary);
  return success();
}

// Reads the texts of types and attributes in constraints, now that all that they can name is there.
LogicalResult DialectFileParser::check_looked_up() {
  bool ok = true;
  for (const LookUp& look : lookups_) {
    lexer_.reset(look.token.place());
    advance();
    bool found =
        look.family == Family::Type ? static_cast<bool>(type()) : static_cast<bool>(attribute());
    ok &= found;
  }
  return success(ok);
}

// Words and names.
// ---------------------------------------------------------------------------------

LogicalResult DialectFileParser::definition_name(std::string& name, Location& location) {
  if (!token_.is(TokenKind::BareId))
    return emit_error() << "expected a name";
  name = token_.text.str();
  location = place_of(token_);
  advance();
  return success();
}

LogicalResult DialectFileParser::member_name(std::string& name, Location& location) {
  if (!token_.is(TokenKind::BareId) && !token_.is(TokenKind::String))
    return emit_error() << "expected a name";
  name = token_.is(TokenKind::String) ? unescape_string(token_.text) : token_.text.str();
  location = place_of(token_);
  advance();
  return success();
}

bool DialectFileParser::optional_string(std::string& text) {
  if (!token_.is(TokenKind::String))
    return false;
  while (token_.is(TokenKind::String)) {
    text += unescape_string(token_.text);
    advance();
  }
  return true;
}

LogicalResult DialectFileParser::text(std::string& text) {
  if (optional_string(text))
    return success();
  return emit_error() << "expected a string in quotes";
}

// Entry points.
// ------------------------------------------------------------------------------------

LogicalResult load_dialect_file(Context& context, llvm::MemoryBufferRef buffer) {
  return DialectFileParser(context, buffer.getBuffer(), buffer.getBufferIdentifier()).parse_file();
}

std::vector<std::string> dialects_in_file(llvm::MemoryBufferRef buffer) {
  Lexer lexer(buffer.getBuffer());
  std::vector<std::string> names;
  unsigned depth = 0;
  for (Token token = lexer.next(); !token.is(TokenKind::Eof);) {
    bool starts = depth == 0 && token.is_keyword("dialect");
    if (token.is(TokenKind::LBrace))
      ++depth;
    if (token.is(TokenKind::RBrace) && depth > 0)
      --depth;
    token = lexer.next();
    if (starts && token.is(TokenKind::BareId))
      names.push_back(token.text.str());
  }
  return names;
}

}  // namespace pliron
