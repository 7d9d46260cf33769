// Constraints in dialect files: those of types, of attributes and of parameters.

#include "ir/dialect_file_parser.h"
#include "ir/dialect_file_words.h"
#include "llvm/ADT/StringExtras.h"

namespace pliron {

// Types.
// -------------------------------------------------------------------------------------------

LogicalResult DialectFileParser::argument(Family family, Node& node) {
  node = nullptr;
  if (!take(TokenKind::LParen))
    return success();
  ParamKind kind = family == Family::Type ? ParamKind::Type : ParamKind::Attr;
  if (failed(read_constraint(family, kind, node)))
    return failure();
  return expect(TokenKind::RParen, "')'");
}

// i32, si8, f32, index, none: types of one word, which are data of their own.
bool DialectFileParser::keyword_type(llvm::StringRef word, Node& node) {
  if (word == "index" || word == "none") {
    node = word == "index" ? Index.node : build_.base("builtin.none");
    return true;
  }
  if (FloatType::from_keyword(context_, word)) {
    node = build_.floating(word);
    return true;
  }
  llvm::StringRef digits = word;
  unsigned sign = digits.consume_front("si")   ? 2
                  : digits.consume_front("ui") ? 4
                  : digits.consume_front("i")  ? 1
                                               : 0;
  std::int64_t width;
  if (sign == 0 || digits.empty() || !llvm::all_of(digits, llvm::isDigit) ||
      digits.getAsInteger(10, width) || width > IntegerType::max_width)
    return false;
  node = build_.integer(width, sign);
  return true;
}

LogicalResult DialectFileParser::type_constraint(Node& node) {
  if (token_.is(TokenKind::BangId) || token_.is(TokenKind::LParen))
    return exact(Family::Type, node);
  if (!token_.is(TokenKind::BareId))
    return emit_error() << "expected a constraint of types";
  llvm::StringRef word = token_.text;
  if (word == "same_as" || word == "from")
    return emit_error() << "'" << word << "' can only be what an operand or a result is";
  if (word == "integer")
    return integer(node);
  if (word == "float")
    return floating(node);
  if (keyword_type(word, node)) {
    advance();
    return success();
  }
  // What has angle brackets is a type.
  if (token_.end() != lexer_.text().end() && *token_.end() == '<')
    return exact(Family::Type, node);
  if (word == "function" || word == "tuple") {
    advance();
    node = word == "tuple" ? AnyTuple.node : AnyFunctionType.node;
    return success();
  }
  if (word == "vector" || word == "tensor" || word == "memref" || word == "complex")
    return shaped(word, node);
  return named_constraint(Family::Type, node);
}

// integer, integer(signed, 8, 16)
LogicalResult DialectFileParser::integer(Node& node) {
  advance();
  unsigned signs = 0;
  llvm::SmallVector<std::int64_t, 4> widths;
  auto item = [&]() -> LogicalResult {
    static constexpr llvm::StringLiteral words[] = {"signless", "signed", "unsigned"};
    for (unsigned i = 0; i < 3; ++i) {
      if (!parse_optional(words[i]))
        continue;
      signs |= 1u << i;
      return success();
    }
    if (!token_.is(TokenKind::Integer))
      return emit_error() << "expected a number of bits, 'signless', 'signed' or 'unsigned'";
    Token place = token_;
    FailureOr<std::uint64_t> width = parse_uint();
    if (failed(width) || *width > IntegerType::max_width)
      return error_at(place) << "an integer type has at most " << IntegerType::max_width << " bits";
    widths.push_back(static_cast<std::int64_t>(*width));
    return success();
  };
  if (token_.is(TokenKind::LParen) && failed(parse_list("(", ")", item)))
    return failure();
  node = build_.integer(widths, signs);
  return success();
}

// float, float(f16, f32)
LogicalResult DialectFileParser::floating(Node& node) {
  advance();
  llvm::SmallVector<llvm::StringRef, 4> keywords;
  auto item = [&]() -> LogicalResult {
    if (!token_.is(TokenKind::BareId) || !FloatType::from_keyword(context_, token_.text))
      return emit_error() << "expected a float type, such as f32";
    keywords.push_back(token_.text);
    advance();
    return success();
  };
  if (token_.is(TokenKind::LParen) && failed(parse_list("(", ")", item)))
    return failure();
  node = build_.floating(keywords);
  return success();
}

// vector(element), vector(element, ranks(1, 2))
LogicalResult DialectFileParser::shaped(llvm::StringRef kind, Node& node) {
  std::string name = ("builtin." + kind).str();
  advance();
  Node element = nullptr;
  llvm::SmallVector<std::int64_t, 4> ranks;
  if (take(TokenKind::LParen)) {
    if (failed(read_constraint(Family::Type, ParamKind::Type, element)))
      return failure();
    if (take(TokenKind::Comma)) {
      if (failed(parse("ranks")) || failed(parse_list("(", ")", [&]() -> LogicalResult {
            FailureOr<std::int64_t> rank = parse_int();
            ranks.push_back(rank.value_or(0));
            return success(succeeded(rank));
          })))
        return failure();
    }
    if (failed(expect(TokenKind::RParen, "')' or ',' and ranks(...)")))
      return failure();
  }
  node = build_.shaped(name, element, ranks);
  return success();
}

// Attributes.
// --------------------------------------------------------------------------------------

LogicalResult DialectFileParser::attr_constraint(Node& node) {
  if (!token_.is(TokenKind::BareId))
    return emit_error() << "expected a constraint of attributes";
  llvm::StringRef word = token_.text;
  Node type;
  if (word == "integer" || word == "float") {
    advance();
    return number_attr(word == "integer", nullptr, node);
  }
  if (word != "none" && keyword_type(word, type)) {
    advance();
    return number_attr(type->kind != ConstraintKind::Float, type, node);
  }
  if (word == "enum")
    return enum_constraint(Family::Attr, node);
  if (word == "exact")
    return exact_attr(node);
  if (!is_word_of_attr_constraints(word))
    return named_constraint(Family::Attr, node);
  advance();
  if (word == "bool") {
    node = BoolAttr.node;
  } else if (word == "unit") {
    node = UnitAttrConstraint.node;
  } else if (word == "symbol" || word == "flat_symbol") {
    node = build_.symbol_ref(word == "flat_symbol");
  } else if (word == "string") {
    llvm::SmallVector<std::string, 4> words;
    if (token_.is(TokenKind::LParen) && failed(string_words(words)))
      return failure();
    llvm::SmallVector<llvm::StringRef, 4> views(words.begin(), words.end());
    node = build_.string_attr(views);
  } else if (word == "dict") {
    return dictionary_attr(node);
  } else {
    Node part;
    if (failed(argument(word == "array" ? Family::Attr : Family::Type, part)))
      return failure();
    node = word == "array"         ? build_.array_attr(part)
           : word == "type"        ? build_.type_attr(part)
           : word == "dense_array" ? build_.dense_array(part)
                                   : build_.dense_elements(part);
  }
  return success();
}

// integer(of type, 0 to 3, 7), i64(0 to 9), f32: `type` is null when it is not said yet.
LogicalResult DialectFileParser::number_attr(bool is_integer, Node type, Node& node) {
  llvm::SmallVector<std::int64_t, 4> limits;
  bool has_type = type != nullptr;
  if (take(TokenKind::LParen)) {
    bool of = !has_type && parse_optional("of");
    if (of && failed(read_constraint(Family::Type, ParamKind::Type, type)))
      return failure();
    bool more = is_integer && (!of || take(TokenKind::Comma));
    if ((more && failed(bounds(limits))) || failed(expect(TokenKind::RParen, "')'")))
      return failure();
  }
  node = is_integer ? build_.integer_attr(type, limits) : build_.float_attr(type);
  return success();
}

LogicalResult DialectFileParser::string_words(llvm::SmallVectorImpl<std::string>& words) {
  return parse_list("(", ")", [&]() -> LogicalResult {
    FailureOr<std::string> word = parse_string();
    if (failed(word))
      return failure();
    words.push_back(*word);
    return success();
  });
}

// dict, dict(name: string, weight: optional i32)
LogicalResult DialectFileParser::dictionary_attr(Node& node) {
  if (!token_.is(TokenKind::LParen)) {
    node = DictAttr.node;
    return success();
  }
  std::vector<std::string> names;
  llvm::SmallVector<Node, 4> nodes;
  llvm::SmallVector<bool, 4> optional;
  if (failed(parse_list("(", ")", [&]() -> LogicalResult {
        Token name = token_;
        Location place;
        if (failed(member_name(names.emplace_back(), place)) ||
            failed(expect(TokenKind::Colon, "':' and what the entry must be")))
          return failure();
        if (llvm::is_contained(llvm::ArrayRef<std::string>(names).drop_back(), names.back()))
          return error_at(name) << "entry '" << names.back() << "' is given twice";
        optional.push_back(parse_optional("optional"));
        return read_constraint(Family::Attr, ParamKind::Attr, nodes.emplace_back());
      })))
    return failure();
  llvm::SmallVector<ConstraintBuilder::Part, 4> parts;
  for (std::size_t i = 0; i < names.size(); ++i)
    parts.push_back({names[i], nodes[i], optional[i]});
  node = build_.dict_attr(parts);
  return success();
}

// Parameters.
// --------------------------------------------------------------------------------------

LogicalResult DialectFileParser::param_constraint(ParamKind kind, Node& node) {
  if (is_list(kind)) {
    Node element;
    if (failed(parse("each")) || failed(expect(TokenKind::LParen, "'(' and a constraint")) ||
        failed(read_constraint(family_of(element_kind(kind)), element_kind(kind), element)))
      return failure();
    node = build_.each(element);
    return expect(TokenKind::RParen, "')'");
  }
  if (kind == ParamKind::Bool) {
    bool value = token_.is_keyword("true");
    if (!parse_optional("true") && !parse_optional("false"))
      return emit_error() << "expected 'true' or 'false'";
    node = build_.boolean(value);
    return success();
  }
  if (kind == ParamKind::String) {
    llvm::SmallVector<std::string, 4> words;
    do {
      FailureOr<std::string> word = parse_string();
      if (failed(word))
        return failure();
      words.push_back(*word);
    } while (take(TokenKind::Comma));
    llvm::SmallVector<llvm::StringRef, 4> views(words.begin(), words.end());
    node = build_.string(views);
    return success();
  }
  if (token_.is_keyword("enum"))
    return enum_constraint(Family::Param, node);
  llvm::SmallVector<std::int64_t, 4> limits;
  if (failed(bounds(limits)))
    return failure();
  node = build_.number(limits);
  return success();
}

LogicalResult DialectFileParser::bounds(llvm::SmallVectorImpl<std::int64_t>& bounds) {
  do {
    Token place = token_;
    std::int64_t low, high;
    if (failed(bound(low, high)))
      return failure();
    if (low > high)
      return error_at(place) << "nothing is from " << low << " to " << high;
    bounds.append({low, high});
  } while (take(TokenKind::Comma));
  return success();
}

// 7, 0 to 3, 1 to max, min to 5
LogicalResult DialectFileParser::bound(std::int64_t& low, std::int64_t& high) {
  if (failed(limit(low)))
    return failure();
  high = low;
  return parse_optional("to") ? limit(high) : success();
}
LogicalResult DialectFileParser::limit(std::int64_t& value) {
  bool is_max = token_.is_keyword("max");
  if (parse_optional("min") || parse_optional("max")) {
    value = is_max ? INT64_MAX : INT64_MIN;
    return success();
  }
  FailureOr<std::int64_t> number = parse_int();
  value = number.value_or(0);
  return success(succeeded(number));
}

}  // namespace pliron
