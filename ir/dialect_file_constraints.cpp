// Constraints in dialect files: what those of any family have. Those of one family are in
// dialect_file_families.cpp.

#include "ir/definition_checks.h"
#include "ir/dialect_file_parser.h"
#include "ir/dialect_file_words.h"
#include "llvm/ADT/StringExtras.h"

namespace pliron {

// Skipping.
// ----------------------------------------------------------------------------------------

// What is in brackets of any kind, with the current token at the opening one.
LogicalResult DialectFileParser::skip_brackets() {
  Token open = token_;
  llvm::SmallVector<TokenKind, 8> closers;
  do {
    switch (token_.kind) {
      case TokenKind::LParen:
        closers.push_back(TokenKind::RParen);
        break;
      case TokenKind::Less:
        closers.push_back(TokenKind::Greater);
        break;
      case TokenKind::LSquare:
        closers.push_back(TokenKind::RSquare);
        break;
      case TokenKind::LBrace:
        closers.push_back(TokenKind::RBrace);
        break;
      case TokenKind::RParen:
      case TokenKind::Greater:
      case TokenKind::RSquare:
      case TokenKind::RBrace:
        if (closers.pop_back_val() != token_.kind)
          return error_at(open) << "the bracket that opens here is not closed";
        break;
      case TokenKind::Eof:
        return error_at(open) << "the bracket that opens here is not closed";
      case TokenKind::Error:
        return failure();
      default:
        break;
    }
    advance();
  } while (!closers.empty());
  return success();
}

// A word, a type, or a word with arguments.
LogicalResult DialectFileParser::skip_constraint() {
  DepthGuard guard(*this);
  if (!guard.ok())
    return failure();
  if (token_.is(TokenKind::LParen)) {
    if (failed(skip_brackets()) || failed(expect(TokenKind::Arrow, "'->' in a function type")))
      return failure();
    return token_.is(TokenKind::LParen) ? skip_brackets() : skip_constraint();
  }
  if (token_.is_keyword("native")) {
    advance();
    return succeeded(parse_string()) ? success() : failure();
  }
  bool is_name = token_.is(TokenKind::BareId) || token_.is(TokenKind::BangId) ||
                 token_.is(TokenKind::HashId) || token_.is(TokenKind::Integer) ||
                 token_.is(TokenKind::String);
  if (!is_name)
    return emit_error() << "expected a constraint";
  advance();
  if (token_.is(TokenKind::Less) || token_.is(TokenKind::LParen))
    return skip_brackets();
  return success();
}

LogicalResult DialectFileParser::constraint(Family family, ParamKind kind, Node& node) {
  node = nullptr;
  return is_first() ? skip_constraint() : read_constraint(family, kind, node);
}

// Constraints of any family.
// -----------------------------------------------------------------------

LogicalResult DialectFileParser::read_constraint(Family family, ParamKind kind, Node& node) {
  DepthGuard guard(*this);
  if (!guard.ok())
    return failure();
  node = nullptr;
  if (token_.is(TokenKind::BareId)) {
    if (parse_optional("any"))
      return success();
    if (token_.text == "any_of")
      return combination(ConstraintKind::AnyOf, family, kind, node);
    if (token_.text == "all_of")
      return combination(ConstraintKind::AllOf, family, kind, node);
    if (token_.text == "not")
      return combination(ConstraintKind::Not, family, kind, node);
    if (token_.text == "named")
      return inline_named(family, kind, node);
    if (token_.text == "native" && family != Family::Param)
      return native_constraint(family, node);
    if (token_.text == "base" && family != Family::Param)
      return base(family, node);
  }
  return family == Family::Type   ? type_constraint(node)
         : family == Family::Attr ? attr_constraint(node)
                                  : param_constraint(kind, node);
}

LogicalResult DialectFileParser::combination(ConstraintKind combined, Family family, ParamKind kind,
                                             Node& node) {
  Token word = token_;
  advance();
  llvm::SmallVector<Node, 4> parts;
  if (failed(parse_list("(", ")",
                        [&] { return read_constraint(family, kind, parts.emplace_back()); })))
    return failure();
  if (parts.empty() || (combined == ConstraintKind::Not && parts.size() != 1))
    return error_at(word) << "'" << word.text << "' takes "
                          << (combined == ConstraintKind::Not ? "one constraint"
                                                              : "at least one constraint");
  node = combined == ConstraintKind::AnyOf   ? build_.any_of(parts)
         : combined == ConstraintKind::AllOf ? build_.all_of(parts)
                                             : build_.negation(parts[0]);
  return success();
}

// named("Name", "description", constraint)
LogicalResult DialectFileParser::inline_named(Family family, ParamKind kind, Node& node) {
  advance();
  if (failed(expect(TokenKind::LParen, "'(' and a name in quotes")))
    return failure();
  FailureOr<std::string> name = parse_string();
  if (failed(name) || failed(expect(TokenKind::Comma, "',' and a description")))
    return failure();
  FailureOr<std::string> description = parse_string();
  Node inner;
  if (failed(description) || failed(expect(TokenKind::Comma, "',' and a constraint")) ||
      failed(read_constraint(family, kind, inner)) || failed(expect(TokenKind::RParen, "')'")))
    return failure();
  node = build_.named(*name, *description, inner);
  return success();
}

// native "name"
LogicalResult DialectFileParser::native_constraint(Family family, Node& node) {
  advance();
  NativeSpec spec;
  spec.location = place_of(token_);
  FailureOr<std::string> name = parse_string();
  if (failed(name))
    return failure();
  spec.name = *name;
  const Native* native =
      check_native(context_, spec,
                   family == Family::Type ? NativeRole::TypeConstraint : NativeRole::AttrConstraint,
                   {}, dialect_, [&] { return context_.emit_error(spec.location); });
  if (!native)
    return failure();
  node = static_cast<const ConstraintNode*>(native->data);
  return success();
}

// base(!dialect.name, parameter = constraint, ...)
LogicalResult DialectFileParser::base(Family family, Node& node) {
  bool is_type = family == Family::Type;
  llvm::StringRef what = is_type ? "type" : "attribute", sigil = is_type ? "!" : "#";
  advance();
  if (failed(expect(TokenKind::LParen, "'(' behind 'base'")))
    return failure();
  Token name = token_;
  if (!name.is(is_type ? TokenKind::BangId : TokenKind::HashId))
    return emit_error() << "expected the name of a kind of " << what << ", such as " << sigil
                        << dialect_ << ".name";
  advance();
  auto params = params_of(name.name(), is_type);
  if (!params) {
    llvm::SmallVector<std::string, 16> names;
    for (const ParamDefSpec& spec : is_type ? first_->types : first_->attrs)
      names.push_back(dialect_ + "." + spec.name);
    if (const DialectInfo* other = context_.dialect(name.name().split('.').first)) {
      for (const TypeInfo* info : other->types)
        if (is_type)
          names.push_back(info->name.str());
      for (const AttrInfo* info : other->attrs)
        if (!is_type)
          names.push_back(info->name.str());
    }
    llvm::SmallVector<llvm::StringRef, 16> views(names.begin(), names.end());
    return error_at(name) << "there is no " << what << " '" << name.text << "'"
                          << did_you_mean(name.name(), views);
  }
  std::vector<std::string> names;
  llvm::SmallVector<Node, 4> nodes;
  while (take(TokenKind::Comma)) {
    Token param = token_;
    Location place;
    std::string param_name;
    if (failed(member_name(param_name, place)))
      return failure();
    auto found = llvm::find_if(*params, [&](const auto& p) { return p.first == param_name; });
    if (found == params->end()) {
      llvm::SmallVector<llvm::StringRef, 8> known;
      for (const auto& [known_name, kind] : *params)
        known.push_back(known_name);
      return error_at(param) << "'" << name.text << "' has no parameter '" << param_name << "'"
                             << did_you_mean(param_name, known);
    }
    if (llvm::is_contained(names, param_name))
      return error_at(param) << "parameter '" << param_name << "' is given twice";
    names.push_back(param_name);
    if (failed(expect(TokenKind::Equal, "'=' and what the parameter must be")) ||
        failed(read_constraint(family_of(found->second), found->second, nodes.emplace_back())))
      return failure();
  }
  llvm::SmallVector<ConstraintBuilder::Part, 4> parts;
  for (std::size_t i = 0; i < names.size(); ++i)
    parts.push_back({names[i], nodes[i]});
  node = build_.base(name.name(), parts);
  return expect(TokenKind::RParen, "')' or ',' and a parameter");
}

std::optional<llvm::SmallVector<std::pair<std::string, ParamKind>, 8>> DialectFileParser::params_of(
    llvm::StringRef full_name, bool is_type) {
  llvm::SmallVector<std::pair<std::string, ParamKind>, 8> params;
  auto [dialect, name] = full_name.split('.');
  if (dialect == dialect_) {
    for (const ParamDefSpec& spec : is_type ? first_->types : first_->attrs) {
      if (spec.name != name)
        continue;
      for (const ParamSpec& param : spec.params)
        params.emplace_back(param.name, param.kind);
      return params;
    }
    return std::nullopt;
  }
  auto add = [&](const auto* def) {
    for (const ParamDef& param : def->params)
      params.emplace_back(std::string(param.name), param.kind);
  };
  const TypeInfo* type = is_type ? context_.type_info(full_name) : nullptr;
  const AttrInfo* attr = is_type ? nullptr : context_.attr_info(full_name);
  if (!type && !attr)
    return std::nullopt;
  if (type && type->def)
    add(type->def);
  if (attr && attr->def)
    add(attr->def);
  return params;
}

// Names of constraints.
// ----------------------------------------------------------------------------

// type_constraint Small "a small integer" = integer(8, 16)
LogicalResult DialectFileParser::constraint_definition(Family family) {
  advance();
  Token name = token_;
  NamedConstraint named{.family = family, .location = {}, .value = nullptr};
  std::string text;
  if (failed(definition_name(text, named.location)))
    return failure();
  if (is_word_of_constraints(text))
    return error_at(name) << "'" << text << "' means something in constraints and cannot name one";
  (void)optional_string(named.description);
  if (failed(expect(TokenKind::Equal, "'=' and a constraint")))
    return failure();
  named.value = token_.place();
  if (failed(skip_constraint()))
    return failure();
  if (is_first()) {
    auto [first, added] = named_.try_emplace(text, named);
    if (added)
      return success();
    return error_at(name).note(first->second.location, "the first one is here")
           << "two constraints are called '" << text << "'";
  }
  // What the first reading took for a part of something else is behind an error of the second.
  auto found = named_.find(text);
  return found == named_.end() ? failure() : define_named(found->second, text);
}

// Reads what a name stands for, wherever it is, and comes back.
LogicalResult DialectFileParser::define_named(NamedConstraint& named, llvm::StringRef name) {
  if (named.state == NamedConstraint::Known || named.state == NamedConstraint::Broken)
    return success(named.state == NamedConstraint::Known);
  if (named.state == NamedConstraint::Reading) {
    named.state = NamedConstraint::Broken;
    return context_.emit_error(named.location)
           << "constraint '" << name << "' is defined by itself";
  }
  named.state = NamedConstraint::Reading;
  Token here = token_;
  lexer_.reset(named.value);
  advance();
  Node inner;
  LogicalResult read = read_constraint(named.family, ParamKind::Int, inner);
  lexer_.reset(here.place());
  advance();
  if (failed(read) || named.state == NamedConstraint::Broken) {
    named.state = NamedConstraint::Broken;
    return failure();
  }
  named.node = build_.named(name, named.description, inner);
  named.state = NamedConstraint::Known;
  return success();
}

LogicalResult DialectFileParser::named_constraint(Family family, Node& node) {
  Token name = token_;
  auto it = named_.find(name.text);
  llvm::StringRef what = family == Family::Type ? "types" : "attributes";
  if (it == named_.end()) {
    llvm::SmallVector<llvm::StringRef, 32> words = words_of_constraints(family);
    for (const auto& entry : named_)
      if (entry.second.family == family)
        words.push_back(entry.first());
    // The order in which a map has them must not matter.
    llvm::sort(words);
    return emit_error() << "there is no constraint of " << what << " '" << name.text << "'"
                        << did_you_mean(name.text, words);
  }
  if (it->second.family != family)
    return emit_error().note(it->second.location, "it is defined here")
           << "'" << name.text << "' is a constraint of "
           << (family == Family::Type ? "attributes" : "types") << ", not of " << what;
  advance();
  if (failed(define_named(it->second, it->first())))
    return failure();
  node = it->second.node;
  return success();
}

// Enumerations.
// ------------------------------------------------------------------------------------

const EnumDef* DialectFileParser::find_enum(llvm::StringRef name) {
  for (const std::string& full : {dialect_ + "." + name.str(), name.str()})
    if (auto own = enums_.find(full); own != enums_.end())
      return own->second.first;
  for (const DialectInfo* dialect : context_.dialects())
    for (const EnumDef* def : dialect->enums)
      if (name == llvm::StringRef(def->name.data(), def->name.size()))
        return def;
  return nullptr;
}

// enum(name), enum(name, i64): a case of an enumeration, kept as a number of that type.
LogicalResult DialectFileParser::enum_constraint(Family family, Node& node) {
  advance();
  if (failed(expect(TokenKind::LParen, "'(' and the name of an enumeration")))
    return failure();
  Token name = token_;
  if (!name.is(TokenKind::BareId))
    return emit_error() << "expected the name of an enumeration";
  advance();
  const EnumDef* def = find_enum(name.text);
  if (!def) {
    llvm::SmallVector<llvm::StringRef, 16> names;
    for (const EnumDef* known : enum_order_)
      names.push_back(
          llvm::StringRef(known->name.data(), known->name.size()).drop_front(dialect_.size() + 1));
    return error_at(name) << "there is no enumeration '" << name.text << "'"
                          << did_you_mean(name.text, names);
  }
  if (family == Family::Attr) {
    Node type = I32.node;
    if (take(TokenKind::Comma) && failed(read_constraint(Family::Type, ParamKind::Type, type)))
      return failure();
    node = build_.enum_attr(*def, type);
  } else {
    node = build_.enumeration(*def);
  }
  return expect(TokenKind::RParen, "')'");
}

// Texts of types and attributes.
// -------------------------------------------------------------------

// A type as it is written in IR. It is read when the dialect is registered.
LogicalResult DialectFileParser::exact(Family family, Node& node) {
  Token start = token_;
  if (failed(skip_constraint()))
    return failure();
  // Without what stands between it and the next token.
  llvm::StringRef text(start.place(), static_cast<std::size_t>(token_.place() - start.place()));
  Lexer lexer(text);
  const char* end = text.begin();
  for (Token token = lexer.next(); !token.is(TokenKind::Eof); token = lexer.next())
    end = token.end();
  node = build_.exact(text.take_front(static_cast<std::size_t>(end - text.begin())));
  lookups_.push_back({node, family, start, true});
  return success();
}

// exact(attribute)
LogicalResult DialectFileParser::exact_attr(Node& node) {
  advance();
  Token open = token_;
  if (!open.is(TokenKind::LParen))
    return emit_error() << "expected '(' and an attribute";
  if (failed(skip_brackets()))
    return failure();
  llvm::StringRef text(open.end(), static_cast<std::size_t>(token_.place() - open.end()));
  text = text.take_front(text.rfind(')')).trim();
  Lexer lexer(text);
  Token first = lexer.next();
  if (first.is(TokenKind::Eof))
    return error_at(open) << "expected an attribute behind this";
  node = build_.exact(text);
  lookups_.push_back({node, Family::Attr, first, true});
  return success();
}

}  // namespace pliron
