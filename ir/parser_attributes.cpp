// Reading attributes.

#include "ir/literal_text.h"
#include "ir/parser_core.h"
#include "llvm/ADT/SmallPtrSet.h"

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
    case TokenKind::String:
      return string_attribute(expected);
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

Attribute TextParser::string_attribute(Type expected) {
  std::string text = unescape_string(token_.text);
  advance();
  Type of;
  if (!expected && take(TokenKind::Colon) && !(of = type()))
    return {};
  return StringAttr::get(context_, text, of);
}

Attribute TextParser::keyword_attribute() {
  struct AttributeKeyword {
    llvm::StringLiteral text;
    Attribute (TextParser::*parse)();
  };
  static constexpr AttributeKeyword keywords[] = {
      {"dense", &TextParser::dense_elements_attribute},
      {"array", &TextParser::dense_array_attribute},
      {"affine_map", &TextParser::affine_map_attribute},
      {"loc", &TextParser::location_as_attribute},
      {"dense_resource", &TextParser::dense_resource_attribute},
      {"affine_set", &TextParser::integer_set_attribute},
      {"strided", &TextParser::strided_attribute},
      {"distinct", &TextParser::distinct_attribute},
      {"sparse", &TextParser::sparse_elements_attribute},
  };
  llvm::StringRef word = token_.text;
  if (word == "true" || word == "false") {
    advance();
    return IntegerAttr::boolean(context_, word == "true");
  }
  if (word == "unit") {
    advance();
    return UnitAttr::get(context_);
  }
  for (const AttributeKeyword& keyword : keywords)
    if (keyword.text == word)
      return (this->*keyword.parse)();
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
  if (!of.is<FloatType>() && !of.is<IntegerType>() && !of.is<IndexType>()) {
    error_at(number) << "a number cannot be of type '" << of << "'";
    return {};
  }
  auto bits = number_bits(number, negative, of);
  if (!bits)
    return {};
  if (FloatType real = of.try_as<FloatType>())
    return FloatAttr::get(real, llvm::APFloat(real.semantics(), *bits));
  return IntegerAttr::get(of, *bits);
}

std::optional<llvm::APInt> TextParser::number_bits(const Token& token, bool negative, Type type) {
  if (FloatType real = type.try_as<FloatType>())
    return float_bits(token, negative, real);
  return integer_bits(token, negative, type);
}

std::optional<llvm::APInt> TextParser::integer_bits(const Token& token, bool negative, Type type) {
  IntegerType integer = type.try_as<IntegerType>();
  unsigned width = integer ? integer.width() : 64;
  if (token.is(TokenKind::BareId)) {
    if (width == 1)
      return llvm::APInt(1, token.text == "true");
    error_at(token) << "'" << token.text << "' is of type 'i1', not '" << type << "'";
    return std::nullopt;
  }
  if (token.is(TokenKind::Float)) {
    error_at(token) << "a number of type '" << type << "' cannot have a fraction";
    return std::nullopt;
  }
  bool is_unsigned = integer && integer.is_unsigned();
  bool is_signed = !integer || integer.is_signed();
  auto value = parse_integer_literal(token.text, negative, width, is_signed);
  // There is no -0.
  if (!value || (negative && (is_unsigned || value->isZero()))) {
    error_at(token) << (negative ? "-" : "") << token.text << " does not fit into type '" << type
                    << "'";
    return std::nullopt;
  }
  return value;
}

// Decimal text is rounded to the type; a hexadecimal integer gives the bits.
std::optional<llvm::APInt> TextParser::float_bits(const Token& token, bool negative,
                                                  FloatType type) {
  if (token.is(TokenKind::Float)) {
    if (negative && !llvm::APFloat::semanticsHasSignedRepr(type.semantics())) {
      error_at(token) << "type '" << Type(type) << "' has no negative numbers";
      return std::nullopt;
    }
    llvm::APFloat value = parse_float_literal(token.text, negative, type.semantics());
    if (!value.isFinite())
      context_.emit_warning(location_at(token.place()))
          << "this number is too large for type '" << Type(type) << "' and becomes "
          << (value.isNaN() ? "NaN" : "infinity");
    return value.bitcastToAPInt();
  }
  if (!token.text.starts_with("0x") || negative) {
    error_at(token) << "a number of type '" << Type(type)
                    << "' needs a fraction, as in 1.0, or its bits as a hexadecimal number";
    return std::nullopt;
  }
  auto bits = parse_integer_literal(token.text, false, type.width(), false);
  if (!bits)
    error_at(token) << "these bits do not fit into type '" << Type(type) << "'";
  return bits;
}

// `::`, for which the lexer has no token.
bool TextParser::take_nested_symbol_separator() {
  if (!token_.is(TokenKind::Colon))
    return false;
  const char* behind = lexer_.place();
  if (lexer_.next().is(TokenKind::Colon)) {
    advance();
    return true;
  }
  lexer_.reset(behind);
  return false;
}

// @root::@nested
Attribute TextParser::symbol_attribute() {
  auto root = parse_symbol_name();
  if (failed(root))
    return {};
  llvm::SmallVector<llvm::StringRef, 2> nested;
  while (take_nested_symbol_separator()) {
    auto name = parse_symbol_name();
    if (failed(name))
      return {};
    nested.push_back(name->str());
  }
  return SymbolRefAttr::get(context_, root->str(), nested);
}

Attribute TextParser::dense_array_attribute() {
  advance();
  if (failed(expect(TokenKind::Less, "'<' behind 'array'")))
    return {};
  Token place = token_;
  Type element = type();
  if (!element)
    return {};
  if (!DenseArrayAttr::can_hold(element)) {
    error_at(place) << "elements of an 'array' are floats or integers, of a whole number of bytes "
                       "or i1, not '"
                    << element << "'";
    return {};
  }
  llvm::SmallVector<llvm::APInt, 8> elements;
  if (take(TokenKind::Colon)) {
    do {
      std::optional<llvm::APInt> bits = dense_array_element(element);
      if (!bits)
        return {};
      elements.push_back(std::move(*bits));
    } while (take(TokenKind::Comma));
  }
  if (failed(expect(TokenKind::Greater, "'>' at the end of an array")))
    return {};
  return DenseArrayAttr::get(element, elements);
}

// One element of an array of that type, which it can hold. An i1 of any signedness is a word.
std::optional<llvm::APInt> TextParser::dense_array_element(Type element) {
  bool is_bool = element.is<IntegerType>() && element.as<IntegerType>().width() == 1;
  bool negative = take(TokenKind::Minus);
  Token literal = token_;
  bool is_word = literal.is_keyword("true") || literal.is_keyword("false");
  bool is_number = literal.is(TokenKind::Integer) || literal.is(TokenKind::Float);
  if (is_bool ? !is_word || negative : !is_number) {
    emit_error() << (is_bool ? "expected 'true' or 'false'" : "expected a number");
    return std::nullopt;
  }
  auto bits = number_bits(literal, negative, element);
  if (bits)
    advance();
  return bits;
}

// strided<[4, ?], offset: 2>
Attribute TextParser::strided_attribute() {
  advance();
  llvm::SmallVector<std::int64_t, 4> strides;
  std::int64_t offset = 0;
  if (failed(expect(TokenKind::Less, "'<' behind 'strided'")) ||
      failed(parse_list("[", "]", [&] { return stride(strides.emplace_back()); })))
    return {};
  if (take(TokenKind::Comma) &&
      (failed(parse("offset")) || failed(parse(":")) || failed(stride(offset))))
    return {};
  if (failed(expect(TokenKind::Greater, "'>' at the end of a strided layout")))
    return {};
  return StridedLayoutAttr::get(context_, offset, strides);
}

LogicalResult TextParser::stride(std::int64_t& value) {
  value = ShapedType::dynamic;
  if (take(TokenKind::Question))
    return success();
  Token start = token_;
  auto number = parse_int();
  if (failed(number))
    return failure();
  if (*number == ShapedType::dynamic)
    return error_at(start) << "this number stands for '?'; the smallest one is "
                           << ShapedType::dynamic + 1;
  value = *number;
  return success();
}

TextParser::Distinct& TextParser::distinct_identity(std::uint64_t number) {
  auto [it, added] = distinct_.try_emplace(number);
  if (added)
    it->second.identity = DistinctAttr::create_identity(context_, number);
  return it->second;
}

// distinct[0]<attribute>, distinct[0]<>
Attribute TextParser::distinct_attribute() {
  Token start = token_;
  advance();
  if (failed(expect(TokenKind::LSquare, "'[' behind 'distinct'")))
    return {};
  auto number = parse_uint();
  if (failed(number) || failed(expect(TokenKind::RSquare, "']'")) ||
      failed(expect(TokenKind::Less, "'<' and what the attribute refers to")))
    return {};
  Attribute referenced = UnitAttr::get(context_);
  if (!token_.is(TokenKind::Greater) && !(referenced = attribute()))
    return {};
  if (failed(expect(TokenKind::Greater, "'>' behind what the attribute refers to")))
    return {};
  Distinct& distinct = distinct_identity(*number);
  if (distinct.referenced && distinct.referenced != referenced) {
    error_at(start) << "distinct[" << *number << "] has referred to '" << distinct.referenced
                    << "' before";
    return {};
  }
  distinct.referenced = referenced;
  return DistinctAttr::get(distinct.identity, referenced);
}

Attribute TextParser::location_as_attribute() {
  auto location = location_attribute();
  return location ? LocationAttr::get(context_, *location) : Attribute();
}

Attribute TextParser::attribute_alias() {
  Alias* alias = use_alias(/*is_type=*/false);
  if (!alias)
    return {};
  advance();
  return alias->location ? LocationAttr::get(context_, *alias->location) : alias->attr;
}

}  // namespace pliron
