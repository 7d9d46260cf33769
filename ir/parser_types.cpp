// Reading types, and the parameters of types and attributes that are declared by a record.

#include "ir/dialect.h"
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
  llvm::StringRef word = token_.text;
  if (word == "vector")
    return vector_type();
  if (word == "tuple")
    return tuple_type();
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
  if (word == "tensor" || word == "memref" || word == "complex" || word == "opaque")
    emit_error() << "MLIR's '" << word << "' types are not supported";
  else
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
  if (digits.getAsInteger(10, width) || width == 0 || width > IntegerType::max_width) {
    emit_error() << "an integer type has 1 to " << IntegerType::max_width << " bits";
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

Type TextParser::vector_type() {
  advance();
  if (failed(expect(TokenKind::Less, "'<' in a vector type")))
    return {};
  llvm::SmallVector<std::int64_t, 4> shape;
  llvm::SmallVector<bool, 4> scalable;
  if (failed(vector_shape(shape, scalable)))
    return {};
  Type element = type();
  if (!element || failed(expect(TokenKind::Greater, "'>' at the end of a vector type")))
    return {};
  return VectorType::get(context_, shape, element, scalable);
}

// `4x[8]x`: dimensions, those that scale in brackets.
LogicalResult TextParser::vector_shape(llvm::SmallVectorImpl<std::int64_t>& shape,
                                       llvm::SmallVectorImpl<bool>& scalable) {
  while (token_.is(TokenKind::Integer) || token_.is(TokenKind::LSquare)) {
    bool scales = take(TokenKind::LSquare);
    if (!token_.is(TokenKind::Integer))
      return emit_error() << "expected a dimension";
    // `0x4` would be a number for the lexer.
    std::int64_t size = 0;
    if (token_.text.starts_with("0") || token_.text.getAsInteger(10, size))
      return emit_error() << "a vector's dimensions are positive 64-bit numbers";
    advance();
    if (scales && failed(expect(TokenKind::RSquare, "']' behind a scalable dimension")))
      return failure();
    if (failed(vector_cross()))
      return failure();
    shape.push_back(size);
    scalable.push_back(scales);
  }
  return success();
}

// An `x` between dimensions, which the lexer takes together with what follows.
LogicalResult TextParser::vector_cross() {
  if (!token_.is(TokenKind::BareId) || !token_.text.starts_with("x"))
    return emit_error() << "expected 'x' in a vector type";
  lexer_.reset(token_.place() + 1);
  advance();
  return success();
}

static llvm::StringRef dialect_of(llvm::StringRef full_name) {
  return full_name.split('.').first;
}

Type TextParser::extended_type() {
  Token name = token_;
  llvm::StringRef full_name = name.name();
  bool has_dialect = full_name.contains('.');
  if (!has_dialect && (name.end() == lexer_.text().end() || *name.end() != '<'))
    return type_alias();
  if (const TypeInfo* info = has_dialect ? context_.type_info(full_name) : nullptr;
      info && info->def) {
    advance();
    if (info->def->parse) {
      auto parsed = info->def->parse(*this);
      return succeeded(parsed) ? *parsed : Type();
    }
    llvm::SmallVector<std::uint64_t, 8> words;
    if (failed(parameters({info->def->params.begin(), info->def->params.end()}, words)))
      return {};
    return Type(context_.unique(info, words));
  }
  if (full_name == "builtin.none") {
    advance();
    return NoneType::get(context_);
  }
  llvm::StringRef dialect = dialect_of(full_name);
  if (context_.dialect(dialect) || !context_.allows_unregistered()) {
    (void)unknown_symbol(name, "type", full_name);
    return {};
  }
  auto body = opaque_body(full_name);
  return body ? OpaqueType::get(context_, dialect, *body) : Type();
}

Type TextParser::type_alias() {
  Alias* alias = use_alias(/*is_type=*/true);
  if (!alias)
    return {};
  advance();
  return alias->type;
}

std::optional<std::string> TextParser::opaque_body(llvm::StringRef full_name) {
  const char* start = full_name.data() + dialect_of(full_name).size();
  if (start != full_name.end())
    ++start;  // the dot
  const char* end = full_name.end();
  if (end != lexer_.text().end() && *end == '<') {
    llvm::StringRef brackets = lexer_.balanced_text(end);
    if (brackets.empty()) {
      error_at(end) << "the brackets that start here are not balanced";
      return std::nullopt;
    }
    end = brackets.end();
    lexer_.reset(end);
  }
  advance();
  return expand_aliases({start, static_cast<std::size_t>(end - start)});
}

// Text that is kept as it is must not refer to aliases, which are gone when it is printed. They are
// replaced by what they stand for.
std::optional<std::string> TextParser::expand_aliases(llvm::StringRef body) {
  constexpr std::size_t max_size = 1 << 20;  // sharing is lost, so text can grow without measure
  std::string expanded;
  Lexer lexer(body);
  const char* done = body.begin();
  for (Token name = lexer.next(); !name.is(TokenKind::Eof); name = lexer.next()) {
    bool is_type = name.is(TokenKind::BangId);
    bool is_name = is_type || name.is(TokenKind::HashId);
    if (!is_name || name.text.contains('.') || (name.end() != body.end() && *name.end() == '<'))
      continue;
    if (!aliases_.contains(name.text) && !indexed_)
      index_aliases();
    if (!aliases_.contains(name.text))
      continue;
    Alias* alias = find_alias(name);
    if (!alias || (alias->state != Alias::Known && failed(read_alias(*alias, is_type))))
      return std::nullopt;
    llvm::raw_string_ostream os(expanded);
    os << llvm::StringRef(done, static_cast<std::size_t>(name.place() - done));
    if (alias->type)
      os << alias->type;
    else if (alias->location)
      alias->location->print(os);
    else
      os << alias->attr;
    done = name.end();
    if (expanded.size() > max_size) {
      error_at(name) << "this text of an unknown dialect refers to more than can be written here";
      return std::nullopt;
    }
  }
  expanded.append(done, body.end());
  return expanded;
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
