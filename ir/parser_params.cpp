// Reading the parameters of types and attributes that are declared by a record, by their format or
// in the default form, and attributes as assembly formats write them.

#include "ir/asm_format_starts.h"
#include "ir/dialect.h"
#include "ir/param.h"
#include "ir/parser_core.h"

namespace pliron {

// What has to hold of a type or attribute that text makes: what its record says of parameters, then
// the verifiers of interfaces, then its own.
static LogicalResult verify_made(Type type, EmitError emit) {
  return verify_type(type, emit);
}
static LogicalResult verify_made(Attribute attr, EmitError emit) {
  return verify_attr(attr, emit);
}

template <typename Made, typename Info>
Made TextParser::record_body(const Info& info, const char* place) {
  const auto& def = *info.def;
  Made made;
  if (def.parse) {
    unsigned errors = error_count();
    auto parsed = def.parse(*this);
    if (failed(parsed)) {
      count_error_since(errors);
      return {};
    }
    made = *parsed;
  } else {
    llvm::SmallVector<std::uint64_t, 8> words;
    llvm::ArrayRef<ParamDef> params(def.params.begin(), def.params.end());
    words.assign(info.defaults.begin(), info.defaults.end());
    words.resize(params.size());
    ParamReading reading{
        .params = params,
        .words = words,
        .directives = {def.directives.begin(), static_cast<std::size_t>(def.directives.size())},
        .is_recursive = is_recursive(def)};
    if (failed(info.format ? format_params(*info.format, reading) : default_params(reading)))
      return {};
    if constexpr (std::is_same_v<Made, Type>)
      if (reading.is_recursive)
        return recursive_body(info, reading);
    made = Made(context_.unique(&info, words));
  }
  if constexpr (std::is_same_v<Made, Type>)
    if (made.is_named())
      return made;  // has been checked
  auto emit = [&] { return error_at(place); };
  return succeeded(verify_made(made, emit)) ? made : Made();
}

Type TextParser::type_body(const TypeInfo& info, const char* place) {
  return record_body<Type>(info, place);
}
Attribute TextParser::attr_body(const AttrInfo& info, const char* place) {
  return record_body<Attribute>(info, place);
}

// Types that are recursive by name. -----------------------------------------------------------------

Type TextParser::recursive_body(const TypeInfo& info, const ParamReading& reading) {
  Identifier name = Identifier::from_opaque(from_word<void>(reading.words.front()));
  if (name.empty()) {
    Type type(context_.unique(&info, reading.words));
    auto emit = [&] { return error_at_location(reading.name_place); };
    return succeeded(verify_type(type, emit)) ? type : Type();
  }
  Type type = declare_type(context_, info, name);
  return (reading.is_name_only ? mention_type(type, reading.name_place)
                               : define_type(type, reading.words, reading.name_place))
      .value_or(Type());
}

// Whether the text ends behind parameter `index`, which is the name of a recursive type; takes the
// `>` then. Types without a name have no such form.
bool TextParser::ends_in_name(ParamReading& reading, int index) {
  if (!reading.is_recursive || index != 0 || !token_.is(TokenKind::Greater) ||
      Identifier::from_opaque(from_word<void>(reading.words.front())).empty())
    return false;
  advance();
  return reading.is_name_only = true;
}

InFlightDiagnostic TextParser::error_at_location(Location place) {
  ++errors_;
  return context_.emit_error(place);
}

FailureOr<Type> TextParser::mention_type(Type named, Location place) {
  NamedType& known = named_types_[named];
  if (!std::exchange(known.is_mentioned, true))
    known.mention = place;
  if (!named.is_complete())
    return named;
  // Another text may have given it a body that was refused.
  auto emit = [&] { return error_at_location(place); };
  if (failed(verify_type(named, emit)))
    return failure();
  return named;
}

FailureOr<Type> TextParser::define_type(Type named, llvm::ArrayRef<ParamValue> body,
                                        Location place) {
  llvm::SmallVector<std::uint64_t, 8> words{named.words().front()};
  for (const ParamValue& value : body)
    words.push_back(value.word());
  return define_type(named, words, place);
}

FailureOr<Type> TextParser::define_type(Type named, llvm::ArrayRef<std::uint64_t> words,
                                        Location place) {
  NamedType& known = named_types_[named];
  auto emit = [&] { return error_at_location(place); };
  if (failed(context_.complete(named.storage(), words))) {
    InFlightDiagnostic error = emit();
    error << "redefinition of '" << short_text(named) << "' with a different body";
    if (known.is_defined)
      error.note(known.definition, "the first definition is here");
    else
      error << " from the one that another text has given it";
    return error;
  }
  if (!std::exchange(known.is_defined, true))
    known.definition = place;
  if (failed(verify_type(named, emit)))
    return failure();
  return named;
}

llvm::SmallVector<std::pair<Type, Location>, 2> TextParser::undefined_types() const {
  llvm::SmallVector<std::pair<Type, Location>, 2> result;
  for (const auto& [type, known] : named_types_)
    if (!known.is_defined && !type.is_complete())
      result.push_back({type, known.mention});
  return result;
}

LogicalResult TextParser::check_types_are_defined() {
  for (auto [type, place] : undefined_types())
    return error_at_location(place)
           << "'" << short_text(type) << "' is mentioned by its name, but nothing says what it is; "
           << "write its parameters behind the name, here or elsewhere";
  return success();
}

// <p1, p2>, of which the last ones may be left out.
LogicalResult TextParser::default_params(ParamReading& reading) {
  llvm::ArrayRef<ParamDef> params = reading.params;
  if (params.empty() || (params[0].is_optional() && !token_.is(TokenKind::Less)))
    return success();
  if (failed(expect(TokenKind::Less, "'<' in front of parameters")))
    return failure();
  for (std::size_t i = 0; i < params.size(); ++i) {
    if (params[i].is_optional() && token_.is(TokenKind::Greater))
      break;
    if (i > 0 && failed(expect(TokenKind::Comma, "',' between parameters")))
      return failure();
    if (i == 0 && reading.is_recursive)
      reading.name_place = location();
    if (failed(checked_parameter(params[i], reading.words[i])))
      return failure();
    if (ends_in_name(reading, static_cast<int>(i)))
      return success();
  }
  return expect(TokenKind::Greater, "'>' behind the parameters");
}

LogicalResult TextParser::checked_parameter(const ParamDef& param, std::uint64_t& word,
                                            ParamStyle style) {
  Token start = token_;
  if (failed(parameter(param, word, style)))
    return failure();
  bool absent = param.is_optional() && word == 0;
  if (!absent && !param.constraint.accepts(param.kind, word))
    return error_at(start) << "parameter '" << param.name << "' must be " << param.constraint;
  return success();
}

LogicalResult TextParser::parameter(const ParamDef& param, std::uint64_t& word, ParamStyle style) {
  if (const EnumDef* enumeration = param.enumeration()) {
    auto value = enum_value(*enumeration);
    word = static_cast<std::uint64_t>(value.value_or(0));
    return success(succeeded(value));
  }
  switch (param.kind) {
    case ParamKind::Type: {
      word = 0;
      if (style == ParamStyle::Default && param.is_optional() && parse_optional("none"))
        return success();
      Type value = style == ParamStyle::Stripped ? stripped_type(param.constraint.node) : type();
      word = to_word(value.storage());
      return success(static_cast<bool>(value));
    }
    case ParamKind::Attr: {
      word = 0;
      if (style == ParamStyle::Default && parse_optional("none"))
        return success();
      Attribute value =
          style == ParamStyle::Stripped ? stripped_attribute(param.constraint.node) : attribute();
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
      return list_parameter(param, word, style);
  }
  return failure();
}

// In brackets, or in a format without.
LogicalResult TextParser::list_parameter(const ParamDef& param, std::uint64_t& word,
                                         ParamStyle style) {
  ParamDef element(param.name, param.kind == ParamKind::TypeList   ? ParamKind::Type
                               : param.kind == ParamKind::AttrList ? ParamKind::Attr
                                                                   : ParamKind::Int);
  llvm::SmallVector<std::uint64_t, 8> words;
  if (style == ParamStyle::Default) {
    if (failed(parse_list("[", "]", [&] { return parameter(element, words.emplace_back()); })))
      return failure();
  } else if (starts_list_element(param.kind)) {
    do {
      if (failed(parameter(element, words.emplace_back(), ParamStyle::Full)))
        return failure();
    } while (take(TokenKind::Comma));
  }
  word = to_word(context_.word_list(words));
  return success();
}
bool TextParser::starts_list_element(ParamKind list) {
  return list == ParamKind::IntList    ? starts(FormatStart(FormatStart::Digit))
         : list == ParamKind::TypeList ? starts(FormatStart(FormatStart::Type))
                                       : starts(FormatStart(FormatStart::Attr));
}

// One case, or several with the separator between.
FailureOr<std::int64_t> TextParser::enum_value(const EnumDef& enumeration) {
  std::string_view separator = separator_of(enumeration);
  std::int64_t value = 0;
  do {
    const EnumCase* found = nullptr;
    if (token_.is(TokenKind::BareId))
      found = enumeration.find(std::string_view(token_.text.data(), token_.text.size()));
    if (!found) {
      llvm::SmallVector<llvm::StringRef, 8> names;
      for (const EnumCase& known : enumeration.cases)
        names.push_back(llvm::StringRef(known.name));
      bool is_word = token_.is(TokenKind::BareId);
      return emit_error() << "expected " << list_cases(enumeration)
                          << (is_word ? did_you_mean(token_.text, names) : "");
    }
    value |= found->value;
    advance();
  } while (enumeration.bits && parse_optional({separator.data(), separator.size()}));
  return value;
}

// A type (attribute) of the one kind that a constraint allows, without `!dialect.name`.
Type TextParser::stripped_type(const ConstraintNode* constraint) {
  DepthGuard guard(*this);
  const TypeInfo* info = context_.type_info(unnamed(constraint)->id);
  if (info && info->def)
    return guard.ok() ? type_body(*info, token_.place()) : Type();
  emit_error() << "type '" << unnamed(constraint)->name << "' is not registered";
  return {};
}
Attribute TextParser::stripped_attribute(const ConstraintNode* constraint) {
  DepthGuard guard(*this);
  const AttrInfo* info = context_.attr_info(unnamed(constraint)->id);
  if (info && info->def)
    return guard.ok() ? attr_body(*info, token_.place()) : Attribute();
  emit_error() << "attribute '" << unnamed(constraint)->name << "' is not registered";
  return {};
}

// Formats. ----------------------------------------------------------------------------------------

LogicalResult TextParser::format_params(const ParamFormat& format, ParamReading& reading) {
  for (std::size_t at = 0; at < format.steps.size();) {
    const ParamStep& step = format.steps[at++];
    LogicalResult ok = success();
    switch (step.kind) {
      case ParamStep::Space:
        break;
      case ParamStep::Literal:
        ok = parse({step.text.data(), step.text.size()});
        break;
      case ParamStep::Param:
        if (step.index == 0 && reading.is_recursive)
          reading.name_place = location();
        ok = format_param(reading, step.index, step.flag);
        if (succeeded(ok) && ends_in_name(reading, step.index))
          return success();
        break;
      case ParamStep::Params:
        for (std::size_t i = 0; succeeded(ok) && i < reading.params.size(); ++i)
          if (i == 0 || succeeded(ok = expect(TokenKind::Comma, "',' between parameters")))
            ok = format_param(reading, static_cast<int>(i), /*qualified=*/false);
        break;
      case ParamStep::Struct:
        ok = format_struct(reading, step.set);
        break;
      case ParamStep::Custom:
        ok = custom_params(format, reading, at - 1);
        at = step.target;
        break;
      case ParamStep::Argument:
        break;
      case ParamStep::Optional:
        if (!starts_param_group(format, reading, at))
          at = step.target;
        break;
      case ParamStep::Jump:
        at = step.target;
        break;
    }
    if (failed(ok))
      return failure();
  }
  return success();
}

LogicalResult TextParser::format_param(ParamReading& reading, int index, bool qualified) {
  const ParamDef& param = reading.params[static_cast<std::size_t>(index)];
  bool stripped = !qualified && is_dialect_record(param.constraint.node) &&
                  (param.kind == ParamKind::Type || param.kind == ParamKind::Attr);
  return checked_parameter(param, reading.words[static_cast<std::size_t>(index)],
                           stripped ? ParamStyle::Stripped : ParamStyle::Full);
}

// name = value, in any order. Those that may be absent need not be there.
LogicalResult TextParser::format_struct(ParamReading& reading, unsigned set) {
  unsigned read = 0;
  Token start = token_;
  if (token_.is(TokenKind::BareId)) {
    do {
      llvm::StringRef name = token_.text;
      auto found = llvm::find_if(reading.params, [&](const ParamDef& param) {
        return name == llvm::StringRef(param.name);
      });
      auto index = static_cast<unsigned>(found - reading.params.begin());
      if (!token_.is(TokenKind::BareId) || found == reading.params.end() || !(set >> index & 1))
        return emit_error() << "expected the name of a parameter";
      if (read >> index & 1)
        return emit_error() << "parameter '" << name << "' is given twice";
      read |= 1u << index;
      advance();
      if (failed(expect(TokenKind::Equal, "'=' behind the name of a parameter")) ||
          failed(format_param(reading, static_cast<int>(index), /*qualified=*/false)))
        return failure();
    } while (take(TokenKind::Comma));
  }
  for (std::size_t i = 0; i < reading.params.size(); ++i)
    if ((set >> i & 1) && !(read >> i & 1) && !reading.params[i].is_optional())
      return error_at(start) << "parameter '" << reading.params[i].name << "' is missing";
  return success();
}

LogicalResult TextParser::custom_params(const ParamFormat& format, ParamReading& reading,
                                        std::size_t at) {
  llvm::SmallVector<detail::ParamArgument, 4> arguments;
  for (std::size_t i = at + 1; i < format.steps[at].target; ++i) {
    const ParamStep& step = format.steps[i];
    arguments.push_back(
        {step.index < 0 ? nullptr : &reading.words[static_cast<std::size_t>(step.index)],
         step.text});
  }
  Token start = token_;
  unsigned errors = error_count();
  if (failed(reading.directives[static_cast<std::size_t>(format.steps[at].index)].parse(
          *this, arguments.data()))) {
    count_error_since(errors);
    return failure();
  }
  for (std::size_t i = at + 1; i < format.steps[at].target; ++i) {
    const ParamStep& step = format.steps[i];
    if (step.index < 0 || step.flag)
      continue;
    const ParamDef& param = reading.params[static_cast<std::size_t>(step.index)];
    std::uint64_t word = reading.words[static_cast<std::size_t>(step.index)];
    bool is_object = param.kind == ParamKind::Type || param.kind == ParamKind::Attr;
    if (is_object && word == 0 && !param.is_optional() && param.kind == ParamKind::Type)
      return error_at(start) << "parameter '" << param.name << "' is missing";
    if (!(is_object && word == 0) && !param.constraint.accepts(param.kind, word))
      return error_at(start) << "parameter '" << param.name << "' must be " << param.constraint;
  }
  return success();
}

bool TextParser::starts_param_group(const ParamFormat& format, const ParamReading& reading,
                                    std::size_t at) {
  while (format.steps[at].kind == ParamStep::Space)
    ++at;
  const ParamStep& first = format.steps[at];
  FormatStart start;
  if (first.kind == ParamStep::Literal) {
    start.literal = first.text;
  } else if (first.kind == ParamStep::Struct) {
    return token_.is(TokenKind::BareId);
  } else {
    const ParamDef& param = reading.params[static_cast<std::size_t>(first.index)];
    start.words = param.enumeration();
    if (!start.words)
      start.classes = param_classes(param.kind);
  }
  return starts(start);
}
std::uint32_t TextParser::param_classes(ParamKind kind) {
  switch (kind) {
    case ParamKind::Type:
    case ParamKind::TypeList:
      return FormatStart::Type;
    case ParamKind::Int:
    case ParamKind::UInt:
    case ParamKind::IntList:
      return FormatStart::Digit;
    case ParamKind::Bool:
      return FormatStart::BoolWord;
    case ParamKind::String:
      return FormatStart::Quote;
    default:
      return FormatStart::Attr;
  }
}

// Whether the current token can be the first of something.
bool TextParser::starts(const FormatStart& start) {
  if (token_.is(TokenKind::Error))
    return false;
  std::string_view text(token_.text.data(), token_.text.size());
  if (!start.literal.empty())
    return text == start.literal && !token_.is(TokenKind::String);
  if (token_.is(TokenKind::BareId) && start.words && start.words->find(text))
    return true;
  std::uint32_t token = 0;
  switch (token_.kind) {
    case TokenKind::PercentId:
      token = FormatStart::Percent;
      break;
    case TokenKind::CaretId:
      token = FormatStart::Caret;
      break;
    case TokenKind::AtId:
      token = FormatStart::At;
      break;
    case TokenKind::String:
      token = FormatStart::Quote;
      break;
    case TokenKind::Integer:
    case TokenKind::Float:
      token = FormatStart::Digit;
      break;
    case TokenKind::BangId:
      token = FormatStart::Bang;
      break;
    case TokenKind::HashId:
      token = FormatStart::Hash;
      break;
    case TokenKind::BareId:
      token = class_of_literal(text);
      if (text == "array" || text.starts_with("dense") || text == "sparse" || text == "distinct" ||
          text.starts_with("affine_") || text == "strided" || text == "loc")
        token |= FormatStart::AttrWord;
      break;
    default:
      token = class_of_literal(text);
      break;
  }
  return token & start.classes;
}

// Attributes in the formats of ops. ---------------------------------------------------------------

bool TextParser::starts_styled_attribute(const AttrSlotDef& attr, FormatAttrStyle style) {
  return starts(attr_start(attr, style));
}

Attribute TextParser::elements_attribute(Type element) {
  if (!element || !DenseArrayAttr::can_hold(element)) {
    emit_error() << "no array can hold what the record wants here";
    return {};
  }
  llvm::SmallVector<llvm::APInt, 8> elements;
  auto read = [&] {
    std::optional<llvm::APInt> bits = dense_array_element(element);
    if (bits)
      elements.push_back(std::move(*bits));
    return success(bits.has_value());
  };
  if (failed(parse_list("[", "]", read)))
    return {};
  return DenseArrayAttr::get(element, elements);
}

Attribute TextParser::styled_attribute(AttrConstraint constraint, FormatAttrStyle style) {
  const ConstraintNode* node = unnamed(constraint.node);
  switch (style) {
    case FormatAttrStyle::Full:
      return attribute();
    case FormatAttrStyle::Text: {
      auto text = parse_string();
      return succeeded(text) ? StringAttr::get(context_, *text) : Attribute();
    }
    case FormatAttrStyle::Symbol: {
      auto name = parse_symbol_name();
      return succeeded(name) ? StringAttr::get(context_, name->str()) : Attribute();
    }
    case FormatAttrStyle::Number:
      return attribute(only_value_type(constraint, context_));
    case FormatAttrStyle::Word: {
      if (!node->enumeration)
        return succeeded(parse("unit")) ? UnitAttr::get(context_) : Attribute();
      auto value = enum_value(*node->enumeration);
      return succeeded(value) ? IntegerAttr::get(only_value_type(constraint, context_), *value)
                              : Attribute();
    }
    case FormatAttrStyle::Elements:
      return elements_attribute(only_type(TypeConstraint{node->parts[0]}, context_));
    case FormatAttrStyle::Body:
      return stripped_attribute(node);
    case FormatAttrStyle::Nothing:
      return UnitAttr::get(context_);
  }
  return {};
}

// The default of a slot, as a format would write it or in full.
Attribute parse_default_attr(Context& context, const AttrSlotDef& attr, llvm::StringRef op_name) {
  llvm::StringRef text(attr.default_text.data(), attr.default_text.size());
  std::string file = ("<default of '" + llvm::StringRef(attr.name) + "' of " + op_name + ">").str();
  TextParser parser(context, text, file);
  FormatAttrStyle style = attr_style(attr, /*qualified=*/false);
  bool in_full = style == FormatAttrStyle::Nothing || style == FormatAttrStyle::Symbol ||
                 (style == FormatAttrStyle::Body && text.starts_with("#")) ||
                 (style == FormatAttrStyle::Elements && text.starts_with("array"));
  Attribute value = in_full ? parser.attribute() : parser.styled_attribute(attr.constraint, style);
  if (!value)
    return {};
  if (!parser.token().is(TokenKind::Eof)) {
    parser.emit_error() << "unexpected text behind the attribute";
    return {};
  }
  if (attr.constraint.accepts(value))
    return value;
  parser.error_at(text.data()) << "attribute '" << attr.name << "' must be " << attr.constraint;
  return {};
}

}  // namespace pliron
