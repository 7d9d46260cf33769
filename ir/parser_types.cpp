// Reading types, and the parameters of types and attributes that are declared by a record.

#include "ir/param_def.h"
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

LogicalResult TextParser::parameters(llvm::ArrayRef<ParamDef> params,
                                     llvm::SmallVectorImpl<std::uint64_t>& words) {
  if (params.empty())
    return success();
  if (failed(expect(TokenKind::Less, "'<' in front of parameters")))
    return failure();
  for (const ParamDef& param : params) {
    if (!words.empty() && failed(expect(TokenKind::Comma, "',' between parameters")))
      return failure();
    Token start = token_;
    if (failed(parameter(param, words.emplace_back())))
      return failure();
    if (!param.constraint.accepts(param.kind, words.back()))
      return error_at(start) << "parameter '" << param.name << "' must be " << param.constraint;
  }
  return expect(TokenKind::Greater, "'>' behind the parameters");
}

LogicalResult TextParser::parameter(const ParamDef& param, std::uint64_t& word) {
  switch (param.kind) {
    case ParamKind::Type: {
      Type value = type();
      word = to_word(value.storage());
      return success(static_cast<bool>(value));
    }
    case ParamKind::Attr: {
      word = 0;
      if (parse_optional("none"))
        return success();
      Attribute value = attribute();
      word = to_word(value.storage());
      return success(static_cast<bool>(value));
    }
    case ParamKind::Int: {
      auto value = parse_int();
      word = static_cast<std::uint64_t>(value.value_or(0));
      return success(succeeded(value));
    }
    case ParamKind::UInt: {
      auto value = parse_uint();
      word = value.value_or(0);
      return success(succeeded(value));
    }
    case ParamKind::Bool:
      word = token_.is_keyword("true");
      if (parse_optional("true") || parse_optional("false"))
        return success();
      return emit_error() << "expected 'true' or 'false'";
    case ParamKind::String: {
      auto value = parse_string();
      if (failed(value))
        return failure();
      word = to_word(context_.identifier(*value).opaque());
      return success();
    }
    case ParamKind::TypeList:
    case ParamKind::AttrList:
    case ParamKind::IntList:
      return list_parameter(param, word);
  }
  return failure();
}

LogicalResult TextParser::list_parameter(const ParamDef& param, std::uint64_t& word) {
  ParamDef element{param.name, param.kind == ParamKind::TypeList   ? ParamKind::Type
                               : param.kind == ParamKind::AttrList ? ParamKind::Attr
                                                                   : ParamKind::Int};
  llvm::SmallVector<std::uint64_t, 8> words;
  if (failed(parse_list("[", "]", [&] { return parameter(element, words.emplace_back()); })))
    return failure();
  word = to_word(context_.word_list(words));
  return success();
}

}  // namespace pliron
