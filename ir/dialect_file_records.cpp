// Ops, types and attributes in dialect files.

#include "ir/dialect_file_parser.h"
#include "ir/dialect_file_words.h"
#include "ir/natives.h"
#include "llvm/ADT/StringExtras.h"

namespace pliron {

// A field of a record: `operands(...)`.
template <typename Spec>
struct DialectFileParser::Field {
  llvm::StringLiteral name;
  bool repeats;
  LogicalResult (*parse)(DialectFileParser&, Spec&);
};

// `{ field... }`, which may be missing. Hooks are fields too: `verify native "..."`.
template <typename Spec>
LogicalResult DialectFileParser::body(Spec& spec, llvm::ArrayRef<Field<Spec>> fields,
                                      llvm::StringRef what) {
  if (!take(TokenKind::LBrace))
    return success();
  llvm::SmallVector<llvm::StringRef, 10> hooks;
  if (what == "an op")
    for (const auto& hook : op_hook_fields())
      hooks.push_back(hook.name);
  else
    for (const auto& hook : type_hook_fields())
      hooks.push_back(hook.name);
  llvm::StringMap<Location> seen;
  while (!take(TokenKind::RBrace)) {
    Token word = token_;
    auto field = llvm::find_if(
        fields, [&](const Field<Spec>& candidate) { return word.is_keyword(candidate.name); });
    bool is_hook = word.is(TokenKind::BareId) && llvm::is_contained(hooks, word.text);
    if (field == fields.end() && !is_hook) {
      llvm::SmallVector<llvm::StringRef, 20> words(hooks.begin(), hooks.end());
      for (const Field<Spec>& candidate : fields)
        words.push_back(candidate.name);
      return emit_error() << "expected a field of " << what << " or '}'"
                          << (word.is(TokenKind::BareId) ? did_you_mean(word.text, words) : "");
    }
    auto [first, added] = seen.try_emplace(word.text, place_of(word));
    if (!added && (is_hook || !field->repeats))
      return error_at(word).note(first->second, "the first one is here")
             << "'" << word.text << "' is given twice";
    advance();
    if (failed(is_hook ? natives(spec.hooks, word.text) : field->parse(*this, spec)))
      return failure();
  }
  return success();
}

// op add "Adds." { ... }
LogicalResult DialectFileParser::op(DialectSpec& spec) {
  static constexpr Field<OpSpec> fields[] = {
      {"operands", false, [](auto& parser, OpSpec& op) { return parser.values(op.operands); }},
      {"results", false, [](auto& parser, OpSpec& op) { return parser.values(op.results); }},
      {"attrs", false, [](auto& parser, OpSpec& op) { return parser.attributes(op.attrs); }},
      {"regions", false, [](auto& parser, OpSpec& op) { return parser.regions(op.regions); }},
      {"successors", false,
       [](auto& parser, OpSpec& op) { return parser.successors(op.successors); }},
      {"traits", false, [](auto& parser, OpSpec& op) { return parser.traits(op.traits); }},
      {"parents", false, [](auto& parser, OpSpec& op) { return parser.names(op.parents); }},
      {"implicit_terminator", false,
       [](auto& parser, OpSpec& op) {
         Location place;
         return parser.definition_name(op.implicit_terminator, place);
       }},
      {"cost", false, [](auto& parser, OpSpec& op) { return parser.cost(op.cost); }},
      {"format", false, [](auto& parser, OpSpec& op) { return parser.format(op.format); }},
      {"description", false, [](auto& parser, OpSpec& op) { return parser.text(op.description); }},
      {"custom", true, [](auto& parser, OpSpec& op) { return parser.directive(op.directives); }},
      {"interface", true,
       [](auto& parser, OpSpec& op) { return parser.natives(op.interfaces, ""); }},
  };
  advance();
  OpSpec& op = spec.ops.emplace_back();
  if (failed(definition_name(op.name, op.location)))
    return failure();
  (void)optional_string(op.summary);
  return body<OpSpec>(op, fields, "an op");
}

// type box "A box." { ... }, attr ...
LogicalResult DialectFileParser::param_def(std::vector<ParamDefSpec>& specs) {
  static constexpr Field<ParamDefSpec> fields[] = {
      {"params", false, [](auto& parser, ParamDefSpec& def) { return parser.params(def.params); }},
      {"format", false, [](auto& parser, ParamDefSpec& def) { return parser.format(def.format); }},
      {"description", false,
       [](auto& parser, ParamDefSpec& def) { return parser.text(def.description); }},
      {"custom", true,
       [](auto& parser, ParamDefSpec& def) { return parser.directive(def.directives); }},
      {"interface", true,
       [](auto& parser, ParamDefSpec& def) { return parser.natives(def.interfaces, ""); }},
  };
  // Of attributes alone, and of types alone.
  static constexpr Field<ParamDefSpec> bracketed = {
      "bracketed", false, [](auto&, ParamDefSpec& def) {
        def.bracketed = true;
        return success();
      }};
  static constexpr Field<ParamDefSpec> recursive = {
      "recursive", false, [](auto&, ParamDefSpec& def) {
        def.recursive = true;
        return success();
      }};
  bool is_type = token_.is_keyword("type");
  advance();
  ParamDefSpec& def = specs.emplace_back();
  if (failed(definition_name(def.name, def.location)))
    return failure();
  (void)optional_string(def.summary);
  llvm::SmallVector<Field<ParamDefSpec>, 8> all(std::begin(fields), std::end(fields));
  all.push_back(is_type ? recursive : bracketed);
  return body<ParamDefSpec>(def, all, is_type ? "a type" : "an attribute");
}

// Operands and results.
// ----------------------------------------------------------------------------

Arity DialectFileParser::optional_arity() {
  if (parse_optional("optional"))
    return Arity::Optional;
  return parse_optional("variadic") ? Arity::Variadic : Arity::Single;
}

LogicalResult DialectFileParser::values(std::vector<ValueSpec>& values) {
  return parse_list("(", ")", [&] { return value(values.emplace_back()); });
}

// lhs: integer, rest: variadic any, rhs: same_as(lhs), res: from(lhs, "the comparison type", native
// "...")
LogicalResult DialectFileParser::value(ValueSpec& value) {
  if (failed(member_name(value.name, value.location)) ||
      failed(expect(TokenKind::Colon, "':' and what the values must be")))
    return failure();
  value.arity = optional_arity();
  bool is_from = token_.is_keyword("from");
  if (!is_from && !token_.is_keyword("same_as")) {
    Node node;
    if (failed(constraint(Family::Type, ParamKind::Type, node)))
      return failure();
    value.type = TypeConstraint{node};
    return success();
  }
  advance();
  if (failed(expect(TokenKind::LParen, "'(' and the name of an operand or result")) ||
      failed(member_name(value.same_as, value.same_as_location)))
    return failure();
  if (is_from) {
    std::vector<NativeSpec> native;
    if (failed(expect(TokenKind::Comma, "',' and what the type is called")) ||
        failed(text(value.derive_what)) ||
        failed(expect(TokenKind::Comma, "',' and native \"name\"")) ||
        failed(natives(native, value.name)))
      return failure();
    value.derive = native[0].name;
  }
  return expect(TokenKind::RParen, "')'");
}

// Attributes.
// --------------------------------------------------------------------------------------

// flags: enum(flags) = "none" refining, name: optional string
LogicalResult DialectFileParser::attributes(std::vector<AttrSlotSpec>& attrs) {
  return parse_list("(", ")", [&]() -> LogicalResult {
    AttrSlotSpec& attr = attrs.emplace_back();
    if (failed(member_name(attr.name, attr.location)) ||
        failed(expect(TokenKind::Colon, "':' and what the attribute must be")))
      return failure();
    if (parse_optional("optional"))
      attr.presence = Presence::Optional;
    Node node;
    if (failed(constraint(Family::Attr, ParamKind::Attr, node)))
      return failure();
    attr.constraint = AttrConstraint{node};
    if (failed(default_value(attr.default_text, attr.default_location)))
      return failure();
    attr.refining = parse_optional("refining");
    return success();
  });
}

LogicalResult DialectFileParser::default_value(std::string& text, Location& location) {
  if (!take(TokenKind::Equal))
    return success();
  location = place_of(token_);
  if (!token_.is(TokenKind::String))
    return emit_error() << "expected the default as it is written in IR, in quotes";
  text = unescape_string(token_.text);
  advance();
  if (text.empty())
    return context_.emit_error(location) << "a default cannot be empty";
  return success();
}

// Regions and successors.
// --------------------------------------------------------------------------

// body, cases: variadic, loop: blocks(1 to 1) arguments(2) "one block"
LogicalResult DialectFileParser::regions(std::vector<RegionSpec>& regions) {
  return parse_list("(", ")", [&]() -> LogicalResult {
    RegionSpec& region = regions.emplace_back();
    if (failed(member_name(region.name, region.location)))
      return failure();
    if (!take(TokenKind::Colon))
      return success();
    region.arity = optional_arity();
    return region_constraint(region.constraint);
  });
}

LogicalResult DialectFileParser::region_constraint(RegionConstraint& constraint) {
  if (parse_optional("blocks")) {
    Token place = token_;
    std::int64_t low = 0, high = 0;
    if (failed(expect(TokenKind::LParen, "'(' and a number of blocks")) || failed(bound(low, high)))
      return failure();
    // Above what can be said there is no limit.
    if (low < 0 || low > UINT32_MAX || high < low)
      return error_at(place) << "a region cannot have " << low << " to " << high << " blocks";
    constraint.min_blocks = static_cast<std::uint32_t>(low);
    constraint.max_blocks = static_cast<std::uint32_t>(std::min<std::int64_t>(high, UINT32_MAX));
    if (failed(expect(TokenKind::RParen, "')'")))
      return failure();
  }
  if (parse_optional("arguments")) {
    if (failed(expect(TokenKind::LParen, "'(' and a number of arguments")))
      return failure();
    Token place = token_;
    FailureOr<std::uint64_t> number = parse_uint();
    if (failed(number) || failed(expect(TokenKind::RParen, "')'")))
      return failure();
    if (*number > INT32_MAX)
      return error_at(place) << "a block cannot have so many arguments";
    constraint.arguments = static_cast<std::int32_t>(*number);
  }
  if (std::string words; optional_string(words)) {
    llvm::StringRef kept = context_.identifier(words).str();
    constraint.description = {kept.data(), kept.size()};
  }
  return success();
}

// dest(dest_operands), cases: variadic
LogicalResult DialectFileParser::successors(std::vector<SuccessorSpec>& successors) {
  return parse_list("(", ")", [&]() -> LogicalResult {
    SuccessorSpec& successor = successors.emplace_back();
    if (failed(member_name(successor.name, successor.location)))
      return failure();
    if (take(TokenKind::LParen) &&
        (failed(member_name(successor.operands, successor.operands_location)) ||
         failed(expect(TokenKind::RParen, "')' behind the operands that the block gets"))))
      return failure();
    if (take(TokenKind::Colon)) {
      successor.arity = optional_arity();
      if (successor.arity == Arity::Single)
        return emit_error() << "expected 'optional' or 'variadic'";
    }
    return success();
  });
}

// Traits and names.
// --------------------------------------------------------------------------------

LogicalResult DialectFileParser::traits(Traits& traits) {
  return parse_list("[", "]", [&]() -> LogicalResult {
    llvm::SmallVector<llvm::StringRef, 32> names;
    for (unsigned i = 0; i < 32; ++i) {
      std::string_view name = trait_name(static_cast<Trait>(1u << i));
      if (name.empty())
        continue;
      names.push_back({name.data(), name.size()});
      if (!token_.is_keyword(names.back()))
        continue;
      if (traits.bits & (1u << i))
        return emit_error() << "trait '" << token_.text << "' is given twice";
      traits.bits |= 1u << i;
      advance();
      return success();
    }
    if (!token_.is(TokenKind::BareId))
      return emit_error() << "expected a trait";
    return emit_error() << "there is no trait '" << token_.text << "'"
                        << did_you_mean(token_.text, names);
  });
}

LogicalResult DialectFileParser::names(std::vector<std::string>& names) {
  return parse_list("[", "]", [&]() -> LogicalResult {
    Location place;
    return definition_name(names.emplace_back(), place);
  });
}

LogicalResult DialectFileParser::cost(std::uint16_t& cost) {
  Token place = token_;
  if (!place.is(TokenKind::Integer))
    return emit_error() << "expected a number";
  FailureOr<std::uint64_t> number = parse_uint();
  if (failed(number) || *number > UINT16_MAX)
    return error_at(place) << "the cost of an op is at most " << UINT16_MAX;
  cost = static_cast<std::uint16_t>(*number);
  return success();
}

// Parameters.
// --------------------------------------------------------------------------------------

LogicalResult DialectFileParser::params(std::vector<ParamSpec>& params) {
  return parse_list("(", ")", [&] { return param(params.emplace_back()); });
}

// element: type(integer), size: uint(1 to 64) = "1", layout: optional attr
LogicalResult DialectFileParser::param(ParamSpec& param) {
  if (failed(member_name(param.name, param.location)) ||
      failed(expect(TokenKind::Colon, "':' and a kind of parameter")))
    return failure();
  if (parse_optional("optional"))
    param.presence = Presence::Optional;
  llvm::ArrayRef<ParamKindWord> kinds = param_kind_words();
  const ParamKindWord* word = llvm::find_if(
      kinds, [&](const ParamKindWord& candidate) { return token_.is_keyword(candidate.word); });
  if (word == kinds.end()) {
    llvm::SmallVector<llvm::StringRef, 10> words;
    for (const ParamKindWord& candidate : kinds)
      words.push_back(candidate.word);
    return emit_error() << "expected a kind of parameter: " << llvm::join(words, ", ")
                        << (token_.is(TokenKind::BareId) ? did_you_mean(token_.text, words) : "");
  }
  param.kind = word->kind;
  advance();
  if (token_.is(TokenKind::LParen) && is_first()) {
    if (failed(skip_brackets()))
      return failure();
  } else if (take(TokenKind::LParen)) {
    Node node;
    if (failed(read_constraint(family_of(param.kind), param.kind, node)) ||
        failed(expect(TokenKind::RParen, "')' behind what the parameter must be")))
      return failure();
    param.constraint = ParamConstraint(node);
  }
  return default_value(param.default_text, param.default_location);
}

// Natives and texts.
// -------------------------------------------------------------------------------

// native "name"
LogicalResult DialectFileParser::natives(std::vector<NativeSpec>& natives, llvm::StringRef hook) {
  if (failed(parse("native")))
    return failure();
  NativeSpec& native = natives.emplace_back();
  native.hook = hook.str();
  native.location = place_of(token_);
  FailureOr<std::string> name = parse_string();
  if (failed(name))
    return failure();
  native.name = *name;
  return success();
}

// custom Bounds native "name"
LogicalResult DialectFileParser::directive(std::vector<NativeSpec>& directives) {
  std::string name;
  Location place;
  if (failed(definition_name(name, place)))
    return failure();
  return natives(directives, name);
}

// Where each part of the text stands in the file, up to the next escape.
LogicalResult DialectFileParser::format(FormatSpec& format) {
  if (!token_.is(TokenKind::String))
    return emit_error() << "expected a format, in quotes";
  for (; token_.is(TokenKind::String); advance()) {
    llvm::StringRef raw = token_.text.drop_front().drop_back();
    while (true) {
      format.pieces.push_back({format.text.size(), location_at(raw.data())});
      std::size_t plain = raw.find('\\');
      format.text += raw.take_front(plain);
      if (plain == llvm::StringRef::npos)
        break;
      // An escape is a backslash and a character, or two hexadecimal digits.
      std::size_t length = llvm::StringRef("nt\"\\").contains(raw[plain + 1]) ? 2 : 3;
      format.text += unescape_string("\"" + raw.substr(plain, length).str() + "\"");
      raw = raw.drop_front(plain + length);
    }
  }
  return success();
}

}  // namespace pliron
