// Reading `dense<...> : vector<...>`. The type comes last, so the numbers are kept as tokens until
// it is known.

#include "ir/parser_core.h"
#include "llvm/ADT/StringExtras.h"

namespace pliron {

namespace {
struct Literal {
  Token token;
  bool negative = false;
};

// The numbers of a nested list, and how many entries each level has.
struct Literals {
  llvm::SmallVector<Literal, 16> numbers;
  llvm::SmallVector<std::size_t, 4> shape;
};
}  // namespace

// A number, or a list of things of one shape; `depth` lists are open around it.
static LogicalResult read_literals(TextParser& parser, Literals& out, unsigned depth) {
  DepthGuard guard(parser);
  if (!guard.ok())
    return failure();
  if (!parser.token().is(TokenKind::LSquare)) {
    Literal literal;
    literal.negative = parser.take(TokenKind::Minus);
    literal.token = parser.token();
    bool is_number = literal.token.is(TokenKind::Integer) || literal.token.is(TokenKind::Float);
    bool is_bool = literal.token.is_keyword("true") || literal.token.is_keyword("false");
    if (!is_number && (!is_bool || literal.negative))
      return parser.emit_error() << "expected a number or a list of numbers";
    // Numbers of one level and lists of another do not mix.
    if (!out.numbers.empty() && depth != out.shape.size())
      return parser.emit_error() << "expected a list as deep as the others";
    parser.advance();
    out.numbers.push_back(literal);
    return success();
  }
  Token open = parser.token();
  std::size_t count = 0;
  bool is_first = out.shape.size() <= depth;
  if (is_first) {
    if (!out.numbers.empty())
      return parser.emit_error() << "expected a list as deep as the others";
    out.shape.push_back(0);
  }
  if (failed(parser.list(TokenKind::RSquare, "]", [&] {
        ++count;
        return read_literals(parser, out, depth + 1);
      })))
    return failure();
  if (is_first)
    out.shape[depth] = count;
  else if (out.shape[depth] != count)
    return parser.error_at(open) << "expected a list of " << out.shape[depth] << " entries, got "
                                 << count;
  return success();
}

// Elements as their bytes, lowest first, one after the other: what MLIR prints for long lists.
static bool elements_from_hex(llvm::StringRef digits, unsigned width,
                              llvm::SmallVectorImpl<llvm::APInt>& elements) {
  std::string bytes;
  if (!digits.consume_front("0x") || !llvm::tryGetFromHex(digits, bytes))
    return false;
  // MLIR packs i1 to bits, which no one needs here.
  std::size_t step = (width + 7) / 8;
  if (width == 1 || bytes.size() % step != 0)
    return false;
  for (std::size_t at = 0; at < bytes.size(); at += step) {
    llvm::APInt bits(width, 0);
    for (std::size_t i = 0; i < step; ++i)
      bits |= llvm::APInt(width, static_cast<unsigned char>(bytes[at + i]),
                          /*isSigned=*/false, /*implicitTrunc=*/true)
              << static_cast<unsigned>(8 * i);
    elements.push_back(bits);
  }
  return true;
}

static unsigned dense_width(Type element) {
  if (FloatType real = element.try_as<FloatType>())
    return llvm::APFloat::semanticsSizeInBits(real.semantics());
  IntegerType integer = element.try_as<IntegerType>();
  return integer ? integer.width() : 64;
}

// The type behind the colon; null after an error.
VectorType TextParser::dense_type() {
  if (failed(expect(TokenKind::Greater, "'>' at the end of the elements")) ||
      failed(expect(TokenKind::Colon, "':' and the type of the elements")))
    return VectorType(nullptr);
  const char* place = token_.place();
  Type of = type();
  VectorType vector = of ? of.try_as<VectorType>() : VectorType(nullptr);
  Type element = vector ? vector.element() : Type();
  if (vector && (element.is<IntegerType>() || element.is<IndexType>() || element.is<FloatType>()))
    return vector;
  if (of)
    error_at(place) << "dense elements need a vector of integers or floats, not '" << of << "'";
  return VectorType(nullptr);
}

Attribute TextParser::dense_elements_attribute() {
  const char* start = token_.place();
  advance();
  if (failed(expect(TokenKind::Less, "'<' behind 'dense'")))
    return {};
  Token hex = token_;
  Literals literals;
  if (hex.is(TokenKind::String))
    advance();
  else if (failed(read_literals(*this, literals, 0)))
    return {};
  VectorType vector = dense_type();
  if (!vector)
    return {};
  Type element = vector.element();
  llvm::SmallVector<llvm::APInt, 16> bits;
  if (hex.is(TokenKind::String) &&
      !elements_from_hex(hex.text.drop_front().drop_back(), dense_width(element), bits)) {
    error_at(hex) << "expected the bytes of the elements in hexadecimal, as in \"0x01000000\"";
    return {};
  }
  for (const Literal& literal : literals.numbers) {
    Attribute value = dense_element(element, literal.token, literal.negative);
    if (!value)
      return {};
    bits.push_back(element.is<FloatType>() ? value.as<FloatAttr>().value().bitcastToAPInt()
                                           : value.as<IntegerAttr>().value());
  }
  bool is_splat = literals.shape.empty() && bits.size() == 1;
  std::size_t count = 1;
  bool same_shape = hex.is(TokenKind::String) || literals.shape.size() == vector.rank();
  for (unsigned i = 0; i < vector.rank(); ++i) {
    count *= static_cast<std::size_t>(vector.dim(i));
    same_shape = same_shape && (hex.is(TokenKind::String) ||
                                literals.shape[i] == static_cast<std::size_t>(vector.dim(i)));
  }
  if (!is_splat && (!same_shape || bits.size() != count)) {
    error_at(start) << "the elements do not have the shape of '" << Type(vector) << "'";
    return {};
  }
  return DenseElementsAttr::get(vector, bits);
}

Attribute TextParser::dense_element(Type element, const Token& token, bool negative) {
  if (element.is<FloatType>())
    return token.is(TokenKind::BareId) ? wrong_dense_element(element, token)
                                       : float_attribute(token.text, negative, element, token);
  if (!token.is(TokenKind::BareId))
    return integer_attribute(token.text, negative, element, token);
  IntegerType integer = element.try_as<IntegerType>();
  if (!integer || integer.width() != 1)
    return wrong_dense_element(element, token);
  return IntegerAttr::get(element, std::int64_t{token.text == "true"});
}

Attribute TextParser::wrong_dense_element(Type element, const Token& token) {
  error_at(token) << "'" << token.text << "' is not of type '" << element << "'";
  return {};
}

}  // namespace pliron
