// Reading attributes.

#include "ir/dialect.h"
#include "ir/param_def.h"
#include "ir/parser_core.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/Error.h"

namespace pliron {

Attribute TextParser::attribute(Type expected) {
  DepthGuard guard(*this);
  if (!guard.ok())
    return {};
  switch (token_.kind) {
    case TokenKind::LSquare:
      return array_attribute();
    case TokenKind::LBrace:
      return dictionary_attribute();
    case TokenKind::Minus:
    case TokenKind::Integer:
    case TokenKind::Float:
      return number_attribute(expected);
    case TokenKind::String: {
      std::string text = unescape_string(token_.text);
      advance();
      Type of;
      if (!expected && take(TokenKind::Colon) && !(of = type()))
        return {};
      return StringAttr::get(context_, text, of);
    }
    case TokenKind::AtId:
      return symbol_attribute();
    case TokenKind::HashId:
      return extended_attribute();
    case TokenKind::BareId:
      return keyword_attribute();
    case TokenKind::BangId:
    case TokenKind::LParen: {
      Type value = type();
      return value ? TypeAttr::get(value) : Attribute();
    }
    default:
      emit_error() << "expected an attribute";
      return {};
  }
}

static bool is_unsupported_keyword(llvm::StringRef word) {
  return word == "dense_resource" || word == "sparse" || word == "affine_map" ||
         word == "affine_set" || word == "distinct" || word == "strided" || word == "loc";
}

Attribute TextParser::keyword_attribute() {
  llvm::StringRef word = token_.text;
  if (word == "true" || word == "false") {
    advance();
    return IntegerAttr::boolean(context_, word == "true");
  }
  if (word == "unit") {
    advance();
    return UnitAttr::get(context_);
  }
  if (word == "array")
    return dense_array_attribute();
  if (word == "dense")
    return dense_elements_attribute();
  if (is_unsupported_keyword(word)) {
    emit_error() << "MLIR's '" << word << "' attributes are not supported";
    return {};
  }
  Type value = type();
  return value ? TypeAttr::get(value) : Attribute();
}

Attribute TextParser::array_attribute() {
  llvm::SmallVector<Attribute, 8> elements;
  if (failed(list(TokenKind::RSquare, "]", [&]() -> LogicalResult {
        elements.push_back(attribute());
        return success(static_cast<bool>(elements.back()));
      })))
    return {};
  return ArrayAttr::get(context_, elements);
}

Attribute TextParser::dictionary_attribute() {
  llvm::SmallVector<PlacedAttr, 8> placed;
  if (failed(dictionary(placed)))
    return {};
  llvm::SmallVector<NamedAttribute, 8> entries;
  for (const PlacedAttr& entry : placed)
    entries.push_back({entry.name, entry.value});
  return DictionaryAttr::get(context_, entries);
}

LogicalResult TextParser::dictionary(llvm::SmallVectorImpl<PlacedAttr>& entries) {
  std::size_t first = entries.size();
  llvm::SmallPtrSet<const void*, 16> names;
  return list(TokenKind::RBrace, "}", [&]() -> LogicalResult {
    Token name = token_;
    Identifier id;
    if (name.is(TokenKind::BareId))
      id = context_.identifier(name.text);
    else if (name.is(TokenKind::String))
      id = context_.identifier(unescape_string(name.text));
    else
      return emit_error() << "expected the name of an attribute";
    if (id.empty())
      return emit_error() << "an attribute needs a name";
    if (!names.insert(id.opaque()).second) {
      for (const PlacedAttr& other : llvm::ArrayRef<PlacedAttr>(entries).drop_front(first))
        if (other.name == id)
          return emit_error().note(location_at(other.place), "the first one is here")
                 << "attribute '" << id.str() << "' is given twice";
    }
    advance();
    Attribute value;
    if (!take(TokenKind::Equal))
      value = UnitAttr::get(context_);
    else if (!(value = attribute()))
      return failure();
    entries.push_back({id, value, name.place()});
    return success();
  });
}

Attribute TextParser::number_attribute(Type expected) {
  bool negative = take(TokenKind::Minus);
  Token number = token_;
  if (!number.is(TokenKind::Integer) && !number.is(TokenKind::Float)) {
    emit_error() << "expected a number";
    return {};
  }
  advance();
  Type of = expected;
  if (!of && take(TokenKind::Colon) && !(of = type()))
    return {};
  if (!of)
    of = number.is(TokenKind::Float) ? Type(FloatType::f64(context_))
                                     : Type(IntegerType::get(context_, 64));
  if (of.is<FloatType>())
    return float_attribute(number.text, negative, of, number);
  if (of.is<IntegerType>() || of.is<IndexType>())
    return integer_attribute(number.text, negative, of, number);
  error_at(number) << "a number cannot be of type '" << of << "'";
  return {};
}

Attribute TextParser::integer_attribute(llvm::StringRef digits, bool negative, Type type,
                                        const Token& token) {
  if (token.is(TokenKind::Float)) {
    error_at(token) << "a number of type '" << type << "' cannot have a fraction";
    return {};
  }
  IntegerType integer = type.try_as<IntegerType>();
  unsigned width = integer ? integer.width() : 64;
  bool is_unsigned = integer && integer.is_unsigned();
  bool is_signed = !integer || integer.is_signed();
  auto value = parse_integer_literal(digits, negative, width, is_signed);
  if (value && negative && is_unsigned && !value->isZero())
    value = std::nullopt;
  if (!value) {
    error_at(token) << (negative ? "-" : "") << digits << " does not fit into type '" << type
                    << "'";
    return {};
  }
  return IntegerAttr::get(type, *value);
}

// Decimal text is rounded to the type at once; a hexadecimal integer gives the bits.
static std::optional<llvm::APFloat> parse_float_literal(const Token& token, bool negative,
                                                        const llvm::fltSemantics& semantics) {
  constexpr std::size_t max_digits = 10000;  // conversion is quadratic; f128 needs fewer than this
  if (token.text.size() > max_digits)
    return std::nullopt;
  llvm::APFloat value(semantics);
  auto status = value.convertFromString(token.text, llvm::APFloat::rmNearestTiesToEven);
  if (!status) {
    llvm::consumeError(status.takeError());
    return std::nullopt;
  }
  if (*status & llvm::APFloat::opOverflow)
    return std::nullopt;
  if (negative)
    value.changeSign();
  return value;
}

Attribute TextParser::float_attribute(llvm::StringRef digits, bool negative, Type type,
                                      const Token& token) {
  FloatType of = type.as<FloatType>();
  std::optional<llvm::APFloat> value;
  if (token.is(TokenKind::Float)) {
    value = parse_float_literal(token, negative, of.semantics());
  } else if (!digits.starts_with("0x") || negative) {
    error_at(token) << "a number of type '" << type
                    << "' needs a fraction, as in 1.0, or its bits as a hexadecimal number";
    return {};
  } else if (auto bits = parse_integer_literal(digits, false, of.width(), false)) {
    value.emplace(of.semantics(), *bits);
  }
  if (!value) {
    error_at(token) << "this number does not fit into type '" << type << "'";
    return {};
  }
  return FloatAttr::get(of, *value);
}

// @root::@nested. The lexer has no token for `::`.
Attribute TextParser::symbol_attribute() {
  auto root = parse_symbol_name();
  if (failed(root))
    return {};
  llvm::SmallVector<llvm::StringRef, 2> nested;
  while (token_.is(TokenKind::Colon) &&
         lexer_.text().substr(static_cast<std::size_t>(token_.place() - lexer_.text().data()), 3) ==
             "::@") {
    lexer_.reset(token_.place() + 2);
    advance();
    auto name = parse_symbol_name();
    if (failed(name))
      return {};
    nested.push_back(name->str());
  }
  return SymbolRefAttr::get(context_, root->str(), nested);
}

// Whether a dense array can have elements of that type.
static bool fits_dense_array(Type type) {
  if (IntegerType integer = type.try_as<IntegerType>())
    return integer.width() <= 64;
  FloatType number = type.try_as<FloatType>();
  return number && number.width() <= 64;
}

Attribute TextParser::dense_array_attribute() {
  advance();
  if (failed(expect(TokenKind::Less, "'<' behind 'array'")))
    return {};
  const char* place = token_.place();
  Type element = type();
  if (!element)
    return {};
  if (!fits_dense_array(element)) {
    error_at(place) << "elements of an 'array' are integers or floats of at most 64 bits, not '"
                    << element << "'";
    return {};
  }
  llvm::SmallVector<std::uint64_t, 8> bits;
  if (take(TokenKind::Colon)) {
    do {
      if (!dense_array_element(element, bits.emplace_back()))
        return {};
    } while (take(TokenKind::Comma));
  }
  if (failed(expect(TokenKind::Greater, "'>' at the end of an array")))
    return {};
  return DenseArrayAttr::get(element, bits);
}

bool TextParser::dense_array_element(Type element, std::uint64_t& bits) {
  IntegerType integer = element.try_as<IntegerType>();
  if (integer && integer.width() == 1 && token_.is(TokenKind::BareId)) {
    bits = token_.text == "true";
    if (parse_optional("true") || parse_optional("false"))
      return true;
    emit_error() << "expected 'true' or 'false'";
    return false;
  }
  Attribute value = number_attribute(element);
  if (!value)
    return false;
  bits = integer ? value.as<IntegerAttr>().value().getZExtValue()
                 : value.as<FloatAttr>().value().bitcastToAPInt().getZExtValue();
  return true;
}

Attribute TextParser::extended_attribute() {
  Token name = token_;
  llvm::StringRef full_name = name.name();
  bool has_dialect = full_name.contains('.');
  if (!has_dialect && (name.end() == lexer_.text().end() || *name.end() != '<'))
    return attribute_alias();
  if (!has_dialect && context_.dialect(full_name))
    return bracketed_attribute(full_name);
  if (const AttrInfo* info = has_dialect ? context_.attr_info(full_name) : nullptr;
      info && info->def) {
    advance();
    if (info->def->bracketed && failed(parse("<")))
      return {};
    if (info->def->parse) {
      auto parsed = info->def->parse(*this);
      if (failed(parsed) || (info->def->bracketed && failed(parse(">"))))
        return {};
      return *parsed;
    }
    llvm::SmallVector<std::uint64_t, 8> words;
    if (failed(parameters({info->def->params.begin(), info->def->params.end()}, words)))
      return {};
    return Attribute(context_.unique(info, words));
  }
  llvm::StringRef dialect = full_name.split('.').first;
  if (context_.dialect(dialect) || !context_.allows_unregistered()) {
    (void)unknown_symbol(name, "attribute", full_name);
    return {};
  }
  auto body = opaque_body(full_name);
  return body ? OpaqueAttr::get(context_, dialect, *body) : Attribute();
}

Attribute TextParser::bracketed_attribute(llvm::StringRef dialect) {
  advance();
  if (failed(parse("<")))
    return {};
  Token name = token_;
  std::string full_name = (dialect + "." + name.text).str();
  const AttrInfo* info = name.is(TokenKind::BareId) ? context_.attr_info(full_name) : nullptr;
  if (!info || !info->def || !info->def->bracketed) {
    (void)unknown_symbol(name, "attribute", full_name);
    return {};
  }
  advance();
  auto parsed = info->def->parse(*this);
  if (failed(parsed) || failed(parse(">")))
    return {};
  return *parsed;
}

Attribute TextParser::attribute_alias() {
  Alias* alias = use_alias(/*is_type=*/false);
  if (!alias)
    return {};
  if (!alias->attr) {
    emit_error() << "'" << token_.text << "' is a location, not an attribute";
    return {};
  }
  advance();
  return alias->attr;
}

}  // namespace pliron
