#include "ir/parser_core.h"

#include "ir/context_impl.h"
#include "ir/dialect.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace pliron {

TextParser::TextParser(Context& context, llvm::StringRef text, llvm::StringRef file)
    : lexer_(text), context_(context), file_(file) {
  muted_.push_handler([](const Diagnostic&) { return true; });
  first_position_ = context.impl().positions.add_text(context.identifier(file), text);
  advance();
}

TextParser::~TextParser() {
  if (first_position_)
    context_.impl().positions.finish_text(*first_position_);
}

void TextParser::find_lines(std::size_t done) {
  if (first_position_)
    context_.impl().positions.search_text(*first_position_, static_cast<std::uint32_t>(done));
}

void TextParser::advance() {
  // Built in place. To copy a token as soon as its parts have been written would mean to wait for
  // each of these writes, which took a tenth of all the time to read a file.
  new (&token_) Token(lexer_.next());
  if (token_.is(TokenKind::Error))
    error_at(lexer_.error_place()) << lexer_.error();
}

bool TextParser::take(TokenKind kind) {
  if (!token_.is(kind))
    return false;
  advance();
  return true;
}

LogicalResult TextParser::expect(TokenKind kind, llvm::StringRef what) {
  if (take(kind))
    return success();
  return emit_error() << "expected " << what;
}

Location TextParser::location_at(const char* place) {
  if (first_position_) {
    auto offset = static_cast<std::uint32_t>(place - lexer_.text().data());
    return Location::position(context_, *first_position_ + offset);
  }
  auto [line, column] = lexer_.line_column(place);
  return Location::file_line_col(context_, file_, line, column);
}

InFlightDiagnostic TextParser::error_at(const char* place) {
  ++errors_;
  return context_.emit_error(location_at(place));
}

InFlightDiagnostic TextParser::error_at(const Token& token) {
  if (token.is(TokenKind::Error))
    return InFlightDiagnostic(muted_, Severity::Error, Location());
  if (token.text.size() <= 1)
    return error_at(token.place());
  ++errors_;
  auto [line, column] = lexer_.line_column(token.place());
  auto length = static_cast<unsigned>(token.text.size());
  return context_.emit_error(
      Location::file_range(context_, file_, line, column, line, column + length));
}

bool TextParser::enter(const Token& token) {
  ++size_;
  deepest_ = std::max(deepest_, ++depth_);
  if (depth_ <= max_depth)
    return true;
  error_at(token) << "nested more than " << max_depth << " levels deep";
  return false;
}

Type TextParser::short_type() {
  std::uint64_t word = lexer_.first_bytes(token_.text);
  std::size_t slot = word * 0x9e3779b97f4a7c15u >> (64 - short_type_bits);
  ShortType& known = short_types_[slot];
  if (known.word == word) {
    advance();
    return known.type;
  }
  Type type = any_type();
  if (type.is<IntegerType>() || type.is<FloatType>() || type.is<IndexType>())
    known = {word, type};
  return type;
}

// Most of what is asked for is one character.
bool TextParser::is_next(llvm::StringRef text) {
  if (token_.text.size() != text.size() || token_.is(TokenKind::String) ||
      token_.is(TokenKind::Error))
    return false;
  return text.size() == 1 ? token_.text[0] == text[0] : token_.text == text;
}
bool TextParser::parse_optional(llvm::StringRef text) {
  if (!is_next(text))
    return false;
  advance();
  return true;
}
LogicalResult TextParser::parse(llvm::StringRef text) {
  if (parse_optional(text))
    return success();
  return emit_error() << "expected '" << text << "'";
}
bool TextParser::parse_optional_keyword(llvm::StringRef& keyword) {
  if (!token_.is(TokenKind::BareId))
    return false;
  keyword = token_.text;
  advance();
  return true;
}
FailureOr<llvm::StringRef> TextParser::parse_keyword() {
  llvm::StringRef keyword;
  if (parse_optional_keyword(keyword))
    return keyword;
  return emit_error() << "expected a keyword";
}
FailureOr<llvm::StringRef> TextParser::parse_keyword_of(llvm::ArrayRef<llvm::StringRef> words) {
  if (token_.is(TokenKind::BareId) && llvm::is_contained(words, token_.text))
    return parse_keyword();
  std::string list;
  for (std::size_t i = 0; i < words.size(); ++i)
    list += (i == 0 ? "'" : i + 1 == words.size() ? " or '" : ", '") + words[i].str() + "'";
  bool is_word = token_.is(TokenKind::BareId);
  return emit_error() << "expected " << list << (is_word ? did_you_mean(token_.text, words) : "");
}
FailureOr<std::string> TextParser::parse_string() {
  if (!token_.is(TokenKind::String))
    return emit_error() << "expected a string";
  std::string text = unescape_string(token_.text);
  advance();
  return text;
}
FailureOr<std::int64_t> TextParser::parse_int() {
  bool negative = take(TokenKind::Minus);
  if (!token_.is(TokenKind::Integer))
    return emit_error() << "expected an integer";
  auto value = parse_integer_literal(token_.text, negative, 64, /*is_signed=*/true);
  if (!value)
    return emit_error() << "this integer does not fit into 64 bits";
  advance();
  return value->getSExtValue();
}
FailureOr<std::uint64_t> TextParser::parse_uint() {
  if (!token_.is(TokenKind::Integer))
    return emit_error() << "expected an integer that is not negative";
  auto value = parse_integer_literal(token_.text, false, 64, /*is_signed=*/false);
  if (!value)
    return emit_error() << "this integer does not fit into 64 bits";
  advance();
  return value->getZExtValue();
}
FailureOr<Type> TextParser::parse_type() {
  if (Type result = type())
    return result;
  return failure();
}
FailureOr<Attribute> TextParser::parse_attribute(Type expected) {
  if (Attribute result = attribute(expected))
    return result;
  return failure();
}
FailureOr<Identifier> TextParser::parse_symbol_name() {
  if (!token_.is(TokenKind::AtId))
    return emit_error() << "expected a symbol name, such as @name";
  llvm::StringRef name = token_.name();
  Identifier id = context_.identifier(name.starts_with("\"") ? unescape_string(name) : name.str());
  advance();
  return id;
}

LogicalResult TextParser::parse_list(llvm::StringRef open, llvm::StringRef close,
                                     llvm::function_ref<LogicalResult()> element) {
  if (failed(parse(open)))
    return failure();
  if (parse_optional(close))
    return success();
  while (true) {
    if (failed(element()))
      return failure();
    if (parse_optional(close))
      return success();
    if (!take(TokenKind::Comma))
      return emit_error() << "expected ',' or '" << close << "'";
  }
}

LogicalResult TextParser::list(TokenKind close, llvm::StringRef close_text,
                               llvm::function_ref<LogicalResult()> element) {
  advance();
  if (take(close))
    return success();
  while (true) {
    if (failed(element()))
      return failure();
    if (take(close))
      return success();
    if (!take(TokenKind::Comma))
      return emit_error() << "expected ',' or '" << close_text << "'";
  }
}

std::string known_dialects(Context& context) {
  if (context.dialects().empty())
    return "no dialect is registered here";
  llvm::SmallVector<llvm::StringRef, 8> names;
  for (const DialectInfo* dialect : context.dialects())
    names.push_back(dialect->name.str());
  llvm::sort(names);
  return "dialects known here are: " + llvm::join(names, ", ");
}

std::optional<llvm::APInt> parse_integer_literal(llvm::StringRef digits, bool negative,
                                                 unsigned width, bool is_signed) {
  bool hex = digits.consume_front("0x");
  digits = digits.ltrim('0');
  // So many digits cannot fit, and converting them would take time quadratic in their number.
  if (digits.size() > 1 && (digits.size() - 1) * (hex ? 4 : 3) > width)
    return std::nullopt;
  if (digits.empty())
    return llvm::APInt(width, 0);
  // Becomes as wide as the digits need. Made as wide as the type it would be multiplied as such, for
  // seconds when that has millions of bits.
  llvm::APInt value(64, 0);
  if (digits.getAsInteger(hex ? 16 : 10, value))
    return std::nullopt;
  if (value.getActiveBits() > width)
    return std::nullopt;
  value = value.zextOrTrunc(width);
  if (!negative)
    return is_signed && value.isSignBitSet() ? std::nullopt : std::optional(value);
  value.negate();
  return value.isSignBitSet() ? std::optional(value) : std::nullopt;
}

// Parts of ops stand only in the formats of ops.
bool AsmParser::parse_optional_operand(OperandUse&) {
  return false;
}
LogicalResult AsmParser::parse_operand(OperandUse&) {
  return emit_error() << "an operand cannot stand here";
}
LogicalResult AsmParser::parse_operand_list(llvm::SmallVectorImpl<OperandUse>&) {
  return emit_error() << "operands cannot stand here";
}
LogicalResult AsmParser::parse_successor(Block*&) {
  return emit_error() << "a block cannot stand here";
}
LogicalResult AsmParser::parse_region(Region&, llvm::ArrayRef<RegionArgument>) {
  return emit_error() << "a region cannot stand here";
}
LogicalResult AsmParser::parse_optional_attr_dict(llvm::SmallVectorImpl<NamedAttribute>&) {
  return emit_error() << "a dictionary of an op cannot stand here";
}
LogicalResult AsmParser::parse_optional_location(std::optional<Location>&) {
  return emit_error() << "a location cannot stand here";
}

// Entry points.
Type parse_type(Context& context, llvm::StringRef text) {
  TextParser parser(context, text, "<type>");
  Type type = parser.type();
  if (!type)
    return {};
  if (!parser.token().is(TokenKind::Eof)) {
    parser.emit_error() << "unexpected text behind the type";
    return {};
  }
  return succeeded(parser.check_types_are_defined()) ? type : Type();
}
Attribute parse_attribute(Context& context, llvm::StringRef text) {
  TextParser parser(context, text, "<attribute>");
  Attribute attr = parser.attribute();
  if (!attr)
    return {};
  if (!parser.token().is(TokenKind::Eof)) {
    parser.emit_error() << "unexpected text behind the attribute";
    return {};
  }
  return succeeded(parser.check_types_are_defined()) ? attr : Attribute();
}

}  // namespace pliron
