// Reading `dense<...>`, `sparse<...>` and `dense_resource<...>`. The type comes last, so the elements
// are kept as tokens until it is known.

#include "ir/parser_core.h"
#include "llvm/ADT/StringExtras.h"

namespace pliron {

namespace {

// The literals of a nested list, and how many entries each level has. A complex number is two.
class ElementList {
 public:
  struct Literal {
    Token token;
    bool negative = false;
  };

  LogicalResult read(TextParser& parser) { return entry(parser, 0); }

  bool is_empty() const { return literals_.empty() && shape_.empty(); }
  bool is_scalar() const { return !literals_.empty() && shape_.empty(); }
  // One string alone, which may be the bytes of the elements.
  bool is_string() const { return is_scalar() && literals_[0].token.is(TokenKind::String); }
  llvm::ArrayRef<std::int64_t> shape() const { return shape_; }
  llvm::ArrayRef<Literal> literals() const { return literals_; }
  std::size_t size() const { return literals_.size() - num_pairs_; }
  std::size_t num_pairs() const { return num_pairs_; }

 private:
  LogicalResult entry(TextParser& parser, unsigned depth) {
    if (parser.token().is(TokenKind::LSquare))
      return nested_list(parser, depth);
    // Elements of one level and lists of another do not mix.
    if (!literals_.empty() && depth != shape_.size())
      return parser.emit_error() << "expected a list as deep as the others";
    if (!parser.take(TokenKind::LParen))
      return literal(parser);
    ++num_pairs_;
    if (failed(literal(parser)) ||
        failed(parser.expect(TokenKind::Comma, "',' and the imaginary part")) ||
        failed(literal(parser)))
      return failure();
    return parser.expect(TokenKind::RParen, "')' behind a complex number");
  }

  LogicalResult nested_list(TextParser& parser, unsigned depth) {
    DepthGuard guard(parser);
    if (!guard.ok())
      return failure();
    Token open = parser.token();
    bool is_first = shape_.size() <= depth;
    if (is_first) {
      if (!literals_.empty())
        return parser.emit_error() << "expected a list as deep as the others";
      shape_.push_back(0);
    }
    std::int64_t count = 0;
    if (failed(parser.list(TokenKind::RSquare, "]", [&] {
          ++count;
          return entry(parser, depth + 1);
        })))
      return failure();
    if (is_first)
      shape_[depth] = count;
    else if (shape_[depth] != count)
      return parser.error_at(open)
             << "expected a list of " << shape_[depth] << " entries, got " << count;
    return success();
  }

  LogicalResult literal(TextParser& parser) {
    Literal literal;
    literal.negative = parser.take(TokenKind::Minus);
    literal.token = parser.token();
    const Token& token = literal.token;
    bool is_number = token.is(TokenKind::Integer) || token.is(TokenKind::Float);
    bool is_other = token.is(TokenKind::String) || token.is_keyword("true") ||
                    token.is_keyword("false");
    if (!is_number && (!is_other || literal.negative))
      return parser.emit_error() << "expected a number, true, false, a string or a list of those";
    parser.advance();
    literals_.push_back(literal);
    return success();
  }

  llvm::SmallVector<Literal, 16> literals_;
  llvm::SmallVector<std::int64_t, 4> shape_;
  std::size_t num_pairs_ = 0;
};

std::string describe(llvm::ArrayRef<std::int64_t> shape) {
  std::string text = "[";
  for (std::int64_t dim : shape)
    text += (text.size() > 1 ? ", " : "") + std::to_string(dim);
  return text + "]";
}

// Elements as their bytes, which is what is printed for long lists.
Attribute from_hex(TextParser& parser, const Token& token, ShapedType type) {
  llvm::StringRef digits = token.text.drop_front().drop_back();
  std::string bytes;
  if (!digits.consume_front("0x") || digits.size() % 2 != 0 ||
      !llvm::tryGetFromHex(digits, bytes)) {
    parser.error_at(token) << "expected the bytes of the elements in hexadecimal, as in "
                              "\"0x01000000\"";
    return {};
  }
  DenseElementsAttr result = DenseElementsAttr::get_raw(type, {bytes.data(), bytes.size()});
  if (!result)
    parser.error_at(token) << bytes.size() << " bytes are neither all elements of '" << Type(type)
                           << "' nor one for all";
  return result;
}

Attribute from_strings(TextParser& parser, const ElementList& list, ShapedType type) {
  std::vector<std::string> texts;
  for (const ElementList::Literal& literal : list.literals()) {
    if (!literal.token.is(TokenKind::String)) {
      parser.error_at(literal.token)
          << "elements of type '" << type.element_type() << "' are written as strings";
      return {};
    }
    texts.push_back(unescape_string(literal.token.text));
  }
  llvm::SmallVector<llvm::StringRef, 8> elements(texts.begin(), texts.end());
  return DenseStringElementsAttr::get(parser.context(), type, elements);
}

Attribute from_numbers(TextParser& parser, const ElementList& list, ShapedType type) {
  ComplexType complex = type.element_type().try_as<ComplexType>();
  Type scalar = complex ? complex.element_type() : type.element_type();
  llvm::SmallVector<llvm::APInt, 16> bits;
  bits.reserve(list.literals().size());
  for (const ElementList::Literal& literal : list.literals()) {
    if (literal.token.is(TokenKind::String) ||
        (literal.token.is(TokenKind::BareId) && scalar.is<FloatType>())) {
      parser.error_at(literal.token)
          << literal.token.text << " is not of type '" << scalar << "'";
      return {};
    }
    auto value = parser.number_bits(literal.token, literal.negative, scalar);
    if (!value)
      return {};
    bits.push_back(std::move(*value));
  }
  return DenseElementsAttr::get(type, bits);
}

// The attribute for a list whose type is known; `place` is where it starts.
Attribute make_elements(TextParser& parser, const ElementList& list, ShapedType type,
                        const Token& place) {
  bool strings = DenseStringElementsAttr::can_have(type);
  if (list.is_string() && !strings)
    return from_hex(parser, list.literals()[0].token, type);
  if (!list.is_scalar() && !list.is_empty() && list.shape() != type.shape()) {
    parser.error_at(place) << "these elements have the shape " << describe(list.shape())
                           << ", but the type has " << describe(type.shape());
    return {};
  }
  auto count = type.num_elements();
  if (!list.is_scalar() && count != static_cast<std::int64_t>(list.size())) {
    parser.error_at(place) << "there are " << list.size() << " elements, but '" << Type(type)
                           << "' has " << (count ? std::to_string(*count) : "more");
    return {};
  }
  bool is_complex = type.element_type().is<ComplexType>();
  if (list.num_pairs() != (is_complex ? list.size() : 0)) {
    parser.error_at(place) << (is_complex ? "complex elements are written as pairs, such as (1, 2)"
                                          : "only complex elements are written as pairs");
    return {};
  }
  return strings ? from_strings(parser, list, type) : from_numbers(parser, list, type);
}

// `: type`, which must be a shaped one; null after an error.
ShapedType elements_type(TextParser& parser, bool must_be_static) {
  if (failed(parser.expect(TokenKind::Colon, "':' and the type of the elements")))
    return ShapedType(nullptr);
  Token place = parser.token();
  Type type = parser.type();
  ShapedType shaped = type ? type.try_as<ShapedType>() : ShapedType(nullptr);
  if (shaped && (!must_be_static || shaped.has_static_shape()))
    return shaped;
  if (type)
    parser.error_at(place) << "elements need a vector, tensor or memref"
                           << (must_be_static ? " of static shape" : "") << ", not '" << type
                           << "'";
  return ShapedType(nullptr);
}

// Where indices point outside the shape; no value when they do not.
std::optional<std::string> find_index_outside(DenseElementsAttr indices,
                                              llvm::ArrayRef<std::int64_t> shape) {
  std::size_t rank = shape.size();
  if (rank == 0)
    return std::nullopt;
  for (std::size_t i = 0; i < indices.size(); ++i) {
    std::int64_t index = indices.bits(i).getSExtValue();
    if (index >= 0 && index < shape[i % rank])
      continue;
    return ("index " + llvm::Twine(index) + " of element " + llvm::Twine(i / rank) +
            " is outside dimension " + llvm::Twine(i % rank) + ", which has size " +
            llvm::Twine(shape[i % rank]))
        .str();
  }
  return std::nullopt;
}

}  // namespace

Attribute TextParser::dense_elements_attribute() {
  Token start = token_;
  advance();
  if (failed(expect(TokenKind::Less, "'<' behind 'dense'")))
    return {};
  ElementList list;
  if (!token_.is(TokenKind::Greater) && failed(list.read(*this)))
    return {};
  if (failed(expect(TokenKind::Greater, "'>' at the end of the elements")))
    return {};
  ShapedType type = elements_type(*this, /*must_be_static=*/true);
  return type ? make_elements(*this, list, type, start) : Attribute();
}

// sparse<indices, values>, or sparse<> without any. An index alone stands for all indices of the one
// element that is given.
Attribute TextParser::sparse_elements_attribute() {
  Token start = token_;
  advance();
  ElementList index_list, value_list;
  if (failed(expect(TokenKind::Less, "'<' behind 'sparse'")))
    return {};
  if (!token_.is(TokenKind::Greater) &&
      (failed(index_list.read(*this)) ||
       failed(expect(TokenKind::Comma, "',' and the values behind the indices")) ||
       failed(value_list.read(*this))))
    return {};
  if (failed(expect(TokenKind::Greater, "'>' at the end of the elements")))
    return {};
  ShapedType type = elements_type(*this, /*must_be_static=*/true);
  if (!type)
    return {};
  auto rank = static_cast<std::int64_t>(type.rank());
  llvm::SmallVector<std::int64_t, 2> index_shape(index_list.shape());
  if (index_list.is_scalar())
    index_shape = {1, rank};
  else if (index_list.is_empty() || llvm::ArrayRef<std::int64_t>(index_shape).equals({0}))
    index_shape = {0, rank};  // `[]` says the same as nothing
  bool fits = index_shape.size() == 2 ? index_shape[1] == rank
                                      : index_shape.size() == 1 && rank == 1;
  bool one_list = value_list.is_scalar() || value_list.is_empty() ||
                  (value_list.shape().size() == 1 && value_list.shape()[0] == index_shape[0]);
  if (!fits || !one_list) {
    error_at(start) << "for a type of rank " << rank << " there must be a list of " << rank
                    << " indices for each value";
    return {};
  }
  if (index_list.is_string()) {
    error_at(index_list.literals()[0].token) << "expected indices";
    return {};
  }
  Type i64 = IntegerType::get(context_, 64);
  Attribute indices =
      make_elements(*this, index_list, RankedTensorType::get(index_shape, i64), start);
  if (!indices)
    return {};
  Attribute values = make_elements(
      *this, value_list, RankedTensorType::get({index_shape[0]}, type.element_type()), start);
  if (!values)
    return {};
  DenseElementsAttr index_attr = indices.as<DenseElementsAttr>();
  if (auto outside = find_index_outside(index_attr, type.shape())) {
    error_at(start) << *outside;
    return {};
  }
  return SparseElementsAttr::get(type, index_attr, values);
}

// dense_resource<key> : type
Attribute TextParser::dense_resource_attribute() {
  advance();
  if (failed(expect(TokenKind::Less, "'<' behind 'dense_resource'")))
    return {};
  if (!token_.is(TokenKind::BareId) && !token_.is(TokenKind::String)) {
    emit_error() << "expected the key of a resource";
    return {};
  }
  std::string key = key_text(token_);
  advance();
  if (failed(expect(TokenKind::Greater, "'>' behind the key of a resource")))
    return {};
  ShapedType type = elements_type(*this, /*must_be_static=*/false);
  return type ? DenseResourceElementsAttr::get(type, resource_key(key)) : Attribute();
}

}  // namespace pliron
