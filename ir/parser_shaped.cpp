// Reading complex, vector, tensor and memref types.

#include "ir/parser_core.h"

namespace pliron {

Type TextParser::complex_type() {
  advance();
  if (failed(expect(TokenKind::Less, "'<' in a complex type")))
    return {};
  Type element = element_type(ComplexType::can_hold, "a complex number");
  if (!element || failed(expect(TokenKind::Greater, "'>' at the end of a complex type")))
    return {};
  return ComplexType::get(element);
}

Type TextParser::element_type(bool (*can_hold)(Type), llvm::StringRef what) {
  Token start = token_;
  Type element = type();
  if (element && !can_hold(element)) {
    error_at(start) << "'" << element << "' cannot be the element type of " << what;
    return {};
  }
  return element;
}

// `4x?x` or `*x`; scalable dimensions are in brackets.
LogicalResult TextParser::dimensions(Dimensions& dims, bool is_vector) {
  if (!is_vector && take(TokenKind::Star)) {
    dims.unranked = true;
    return cross();
  }
  while (token_.is(TokenKind::Integer) || (token_.is(TokenKind::LSquare) && is_vector) ||
         (token_.is(TokenKind::Question) && !is_vector))
    if (failed(dimension(dims, is_vector)) || failed(cross()))
      return failure();
  return success();
}

LogicalResult TextParser::dimension(Dimensions& dims, bool is_vector) {
  if (take(TokenKind::Question)) {
    dims.shape.push_back(ShapedType::dynamic);
    return success();
  }
  bool scales = take(TokenKind::LSquare);
  if (!token_.is(TokenKind::Integer))
    return emit_error() << "expected a dimension";
  std::int64_t size = 0;
  // The lexer takes `0x4` for a number.
  bool is_zero = token_.text.starts_with("0x");
  if (!is_zero && token_.text.getAsInteger(10, size))
    return emit_error() << "a dimension fits into 63 bits";
  if (is_vector && size == 0)
    return emit_error() << "the dimensions of a vector are positive";
  dims.shape.push_back(size);
  dims.scalable.push_back(scales);
  if (is_zero)
    lexer_.reset(token_.place() + 1);
  advance();
  return scales ? expect(TokenKind::RSquare, "']' behind a scalable dimension") : success();
}

// An `x` between dimensions, which the lexer takes together with what follows.
LogicalResult TextParser::cross() {
  if (!token_.is(TokenKind::BareId) || !token_.text.starts_with("x"))
    return emit_error() << "expected 'x' behind a dimension";
  lexer_.reset(token_.place() + 1);
  advance();
  return success();
}

Type TextParser::vector_type() {
  advance();
  Dimensions dims;
  if (failed(expect(TokenKind::Less, "'<' in a vector type")) ||
      failed(dimensions(dims, /*is_vector=*/true)))
    return {};
  Type element = element_type(VectorType::can_hold, "a vector");
  if (!element || failed(expect(TokenKind::Greater, "'>' at the end of a vector type")))
    return {};
  return VectorType::get(context_, dims.shape, element, dims.scalable);
}

Type TextParser::tensor_type() {
  advance();
  Dimensions dims;
  if (failed(expect(TokenKind::Less, "'<' in a tensor type")) ||
      failed(dimensions(dims, /*is_vector=*/false)))
    return {};
  Type element = element_type(RankedTensorType::can_hold, "a tensor");
  if (!element)
    return {};
  Attribute encoding;
  if (token_.is(TokenKind::Comma)) {
    if (dims.unranked) {
      emit_error() << "an unranked tensor has no encoding";
      return {};
    }
    advance();
    encoding = attribute();
    if (!encoding)
      return {};
  }
  if (failed(expect(TokenKind::Greater, "'>' at the end of a tensor type")))
    return {};
  if (dims.unranked)
    return UnrankedTensorType::get(element);
  return RankedTensorType::get(dims.shape, element, encoding);
}

Type TextParser::memref_type() {
  advance();
  Dimensions dims;
  if (failed(expect(TokenKind::Less, "'<' in a memref type")) ||
      failed(dimensions(dims, /*is_vector=*/false)))
    return {};
  Type element = element_type(MemRefType::can_hold, "a memref");
  Attribute layout, memory_space;
  if (!element || failed(memref_attributes(dims, layout, memory_space)) ||
      failed(expect(TokenKind::Greater, "'>' at the end of a memref type")))
    return {};
  if (dims.unranked)
    return UnrankedMemRefType::get(element, memory_space);
  return MemRefType::get(dims.shape, element, layout, memory_space);
}

// `, layout, memory space`, both optional. What a dialect's attribute is depends on its place: the
// last one is the memory space.
LogicalResult TextParser::memref_attributes(const Dimensions& dims, Attribute& layout,
                                            Attribute& memory_space) {
  while (token_.is(TokenKind::Comma)) {
    advance();
    Token start = token_;
    Attribute attr = attribute();
    if (!attr)
      return failure();
    // What looked like a memory space was a layout after all.
    if (memory_space && !layout && MemRefType::can_be_layout(memory_space) && !dims.unranked) {
      layout = memory_space;
      memory_space = {};
    }
    if (MemRefType::can_be_memory_space(attr)) {
      if (memory_space)
        return error_at(start) << "a memref has one memory space";
      memory_space = attr;
      continue;
    }
    if (!MemRefType::can_be_layout(attr))
      return error_at(start) << "expected a layout (an affine map or strided<...>) or a memory space "
                                "(an integer, string or dictionary), or an attribute of a dialect";
    if (dims.unranked)
      return error_at(start) << "an unranked memref has no layout";
    if (memory_space)
      return error_at(start) << "the memory space stands behind the layout";
    if (layout)
      return error_at(start) << "a memref has one layout";
    if (!MemRefType::layout_fits(attr, dims.shape.size()))
      return error_at(start) << "this layout is not for " << dims.shape.size() << " dimensions";
    layout = attr;
  }
  return success();
}

}  // namespace pliron
