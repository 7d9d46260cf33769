// Reading types.

#include "ir/parser_core.h"

namespace pliron {

Type TextParser::any_type() {
  DepthGuard guard(*this);
  if (!guard.ok())
    return {};
  switch (token_.kind) {
    case TokenKind::BangId:
      return extended_type();
    case TokenKind::LParen:
      return function_type();
    case TokenKind::BareId:
      break;
    default:
      emit_error() << "expected a type";
      return {};
  }
  struct TypeKeyword {
    llvm::StringLiteral text;
    Type (TextParser::*parse)();
  };
  static constexpr TypeKeyword type_keywords[] = {
      {"vector", &TextParser::vector_type},   {"tensor", &TextParser::tensor_type},
      {"memref", &TextParser::memref_type},   {"tuple", &TextParser::tuple_type},
      {"complex", &TextParser::complex_type},
  };
  llvm::StringRef word = token_.text;
  for (const TypeKeyword& keyword : type_keywords)
    if (keyword.text == word)
      return (this->*keyword.parse)();
  if (Type integer = integer_type())
    return integer;
  if (token_.place() != word.data())
    return {};  // after an error
  Type simple;
  if (word == "index")
    simple = IndexType::get(context_);
  else if (word == "none")
    simple = NoneType::get(context_);
  else
    simple = FloatType::from_keyword(context_, word);
  if (simple) {
    advance();
    return simple;
  }
  emit_error() << "expected a type, got '" << word << "'";
  return {};
}

// i32, si8, ui64. Null without an error when the token is none of those; after an error the token
// has been taken.
Type TextParser::integer_type() {
  llvm::StringRef digits = token_.text;
  Signedness signedness = Signedness::Signless;
  if (digits.consume_front("si"))
    signedness = Signedness::Signed;
  else if (digits.consume_front("ui"))
    signedness = Signedness::Unsigned;
  else if (!digits.consume_front("i"))
    return {};
  if (digits.empty() || digits.find_first_not_of("0123456789") != llvm::StringRef::npos)
    return {};
  unsigned width;
  if (digits.getAsInteger(10, width) || width > IntegerType::max_width) {
    emit_error() << "an integer type has at most " << IntegerType::max_width << " bits";
    advance();
    return {};
  }
  advance();
  return IntegerType::get(context_, width, signedness);
}

LogicalResult TextParser::type_list_in_parens(llvm::SmallVectorImpl<Type>& types) {
  if (!token_.is(TokenKind::LParen))
    return emit_error() << "expected '(' in front of types";
  return list(TokenKind::RParen, ")", [&]() -> LogicalResult {
    types.push_back(type());
    return success(static_cast<bool>(types.back()));
  });
}

LogicalResult TextParser::result_types(llvm::SmallVectorImpl<Type>& types) {
  if (token_.is(TokenKind::LParen))
    return type_list_in_parens(types);
  types.push_back(type());
  return success(static_cast<bool>(types.back()));
}

LogicalResult TextParser::function_type(llvm::SmallVectorImpl<Type>& inputs,
                                        llvm::SmallVectorImpl<Type>& results) {
  if (failed(type_list_in_parens(inputs)) ||
      failed(expect(TokenKind::Arrow, "'->' in a function type")))
    return failure();
  return result_types(results);
}

Type TextParser::function_type() {
  llvm::SmallVector<Type, 8> inputs, results;
  if (failed(function_type(inputs, results)))
    return {};
  return FunctionType::get(context_, inputs, results);
}

Type TextParser::tuple_type() {
  advance();
  llvm::SmallVector<Type, 8> elements;
  if (failed(parse_list("<", ">", [&]() -> LogicalResult {
        elements.push_back(type());
        return success(static_cast<bool>(elements.back()));
      })))
    return {};
  return TupleType::get(context_, elements);
}

}  // namespace pliron
