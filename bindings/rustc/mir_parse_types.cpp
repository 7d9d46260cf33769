// Types, paths and generic arguments.

#include "bindings/rustc/mir_parser.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace pliron::rustc {

using llvm::SmallVector;
using llvm::SmallVectorImpl;
using llvm::StringRef;

namespace {

// What may stand in braces as a type, up to the span or path that names it.
struct BraceKind {
  StringRef prefix;
  TypeKind kind;
};
constexpr BraceKind brace_kinds[] = {
    {"closure@", TypeKind::Closure},
    {"async closure@", TypeKind::Coroutine},
    {"async closure body@", TypeKind::Coroutine},
    {"async block@", TypeKind::Coroutine},
    {"async gen block@", TypeKind::Coroutine},
    {"gen block@", TypeKind::Coroutine},
    {"coroutine@", TypeKind::Coroutine},
    {"static coroutine@", TypeKind::Coroutine},
    {"coroutine witness@", TypeKind::Coroutine},
    {"async fn body of ", TypeKind::Coroutine},
    {"gen fn body of ", TypeKind::Coroutine},
    {"async gen fn body of ", TypeKind::Coroutine},
};

const BraceKind* brace_kind(StringRef inside) {
  for (const BraceKind& kind : brace_kinds)
    if (inside.starts_with(kind.prefix))
      return &kind;
  return nullptr;
}

// How much of the text belongs to one argument: up to `, ` or a bracket that it did not open.
std::size_t argument_length(StringRef text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '\n' || text.substr(i).starts_with(", "))
      return i;
    if (c == '>' && i > 0 && (text[i - 1] == '-' || text[i - 1] == '='))
      continue;
    if (StringRef(")]}>").contains(c))
      return i;
    if (!StringRef("([{<").contains(c))
      continue;
    std::size_t close = matching_bracket(text.substr(i));
    if (close == StringRef::npos)
      return i;
    i += close;
  }
  return text.size();
}

bool is_fn_trait(StringRef name) {
  name.consume_front("Async");
  return name == "Fn" || name == "FnMut" || name == "FnOnce";
}

}  // namespace

const Type* Parser::type() {
  Nested nested(*this);
  if (!nested.ok())
    return nullptr;
  switch (peek()) {
    case '&':
      return reference();
    case '*':
      return raw_pointer();
    case '(':
      return parenthesised();
    case '[':
      return sequence();
    case '{':
      return braced();
    case '!': {
      advance(1);
      Type never;
      never.kind = TypeKind::Never;
      return interner_.type(never);
    }
    default:
      break;
  }
  if (eat("dyn "))
    return bounded(TypeKind::Dyn);
  if (eat("impl "))
    return bounded(TypeKind::Impl);
  if (eat("unsafe<"))
    return binder();
  if (at_function())
    return function();
  Type fields;
  if (at_word("_")) {
    advance(1);
    fields.kind = TypeKind::Infer;
    return interner_.type(fields);
  }
  fields.path = type_path();
  if (!fields.path)
    return nullptr;
  if (const Type* primitive = interner_.primitive(fields.path->spelling))
    return primitive;
  fields.kind = TypeKind::Named;
  return interner_.type(fields);
}

const Type* Parser::reference() {
  Type fields;
  fields.kind = TypeKind::Ref;
  advance(1);
  if (!lifetime().empty() && !expect(" "))
    return nullptr;
  fields.is_mut = eat("mut ");
  fields.element = type();
  return fields.element ? interner_.type(fields) : nullptr;
}

const Type* Parser::raw_pointer() {
  Type fields;
  fields.kind = TypeKind::RawPtr;
  fields.is_mut = eat("*mut ");
  if (!fields.is_mut && !expect("*const "))
    return nullptr;
  fields.element = type();
  return fields.element ? interner_.type(fields) : nullptr;
}

bool Parser::types_until(char close, SmallVectorImpl<const Type*>& result) {
  StringRef closer(&close, 1);
  if (eat(closer))
    return true;
  while (true) {
    const Type* next = type();
    if (!next)
      return false;
    result.push_back(next);
    if (eat(closer))
      return true;
    if (!expect(","))
      return false;
    if (eat(closer))
      return true;
    if (!expect(" "))
      return false;
  }
}

const Type* Parser::parenthesised() {
  advance(1);
  SmallVector<const Type*, 8> elements;
  if (!types_until(')', elements))
    return nullptr;
  Type fields;
  bool is_tuple = elements.size() != 1 || position_[-2] == ',';
  if (!is_tuple && eat(" is ")) {
    const char* start = position_;
    if (!pattern())
      return nullptr;
    fields.kind = TypeKind::Pattern;
    fields.element = elements[0];
    fields.text = interner_.save(StringRef(start, position_ - start));
    return interner_.type(fields);
  }
  if (!is_tuple)
    return elements[0];
  fields.kind = TypeKind::Tuple;
  fields.elements = elements;
  return interner_.type(fields);
}

const Type* Parser::sequence() {
  advance(1);
  Type fields;
  fields.kind = TypeKind::Slice;
  fields.element = type();
  if (!fields.element)
    return nullptr;
  if (eat("; ") && !array_length(fields))
    return nullptr;
  return expect("]") ? interner_.type(fields) : nullptr;
}

bool Parser::array_length(Type& fields) {
  fields.kind = TypeKind::Array;
  StringRef text = rest().take_front(argument_length(rest()));
  if (text.empty())
    return error("expected the length of an array");
  std::uint64_t length = 0;
  if (!text.getAsInteger(10, length))
    fields.length = length;
  fields.length_text = interner_.save(text);
  advance(text.size());
  return true;
}

bool Parser::at_function() const {
  return at("fn(") || at("unsafe ") || at("extern \"") || at("for<") || at("#[target_features] ");
}

bool Parser::skip_for() {
  if (!eat("for<"))
    return true;
  return take_until(">") && expect("> ");
}

bool Parser::parameters(Type& fields) {
  SmallVector<const Type*, 8> elements;
  if (eat(")"))
    return true;
  while (!fields.is_variadic) {
    if (eat("...")) {
      fields.is_variadic = true;
    } else {
      const Type* next = type();
      if (!next)
        return false;
      elements.push_back(next);
    }
    if (eat(")"))
      break;
    if (!expect(", "))
      return false;
  }
  if (fields.is_variadic && position_[-1] != ')')
    return error("`...` must be the last parameter");
  fields.elements = interner_.copy<const Type*>(elements);
  return true;
}

const Type* Parser::function() {
  Type fields;
  fields.kind = TypeKind::FnPtr;
  fields.abi = "Rust";
  eat("#[target_features] ");
  if (!skip_for())
    return nullptr;
  fields.is_unsafe = eat("unsafe ");
  if (eat("extern \"")) {
    std::optional<StringRef> abi = take_until("\"");
    if (!abi || !expect("\" "))
      return nullptr;
    fields.abi = interner_.save(*abi);
  }
  if (!expect("fn(") || !parameters(fields))
    return nullptr;
  fields.result = eat(" -> ") ? type() : interner_.unit();
  if (!fields.result)
    return nullptr;
  // ` {path}` makes it the type of one function; ` {` at a line's end opens a body.
  bool has_path = at(" {") && peek(2) != '\0' && !StringRef("\n{ ").contains(peek(2));
  if (!has_path)
    return interner_.type(fields);
  advance(2);
  fields.kind = TypeKind::FnDef;
  fields.path = value_path();
  return fields.path && expect("}") ? interner_.type(fields) : nullptr;
}

const Type* Parser::binder() {
  if (!take_until(">") || !expect("> "))
    return nullptr;
  Type fields;
  fields.kind = TypeKind::Binder;
  fields.element = type();
  return fields.element ? interner_.type(fields) : nullptr;
}

bool Parser::bound(SmallVectorImpl<const Path*>& paths, std::string& text) {
  if (!lifetime().empty())
    return true;
  if (!text.empty())
    text += " + ";
  bool has_parentheses = eat("(");
  if (eat("?"))
    text += '?';
  if (!skip_for())
    return false;
  eat("[const] ") || eat("const ") || eat("async ");
  const Path* path = type_path();
  if (!path || (has_parentheses && !expect(")")))
    return false;
  paths.push_back(path);
  text += path->spelling;
  return true;
}

const Type* Parser::bounded(TypeKind kind) {
  Type fields;
  fields.kind = kind;
  SmallVector<const Path*, 4> paths;
  std::string text;
  do {
    if (!bound(paths, text))
      return nullptr;
  } while (eat(" + "));
  fields.bounds = paths;
  fields.text = interner_.save(text);
  return interner_.type(fields);
}

const Type* Parser::braced() {
  std::size_t close = matching_bracket(rest());
  StringRef inside =
      close == StringRef::npos ? StringRef() : rest().take_front(close).drop_front();
  const BraceKind* kind = brace_kind(inside);
  if (!kind)
    return error("expected a type"), nullptr;
  Type fields;
  fields.kind = kind->kind;
  StringRef name = inside.drop_front(kind->prefix.size());
  Cursor span_cursor(name);
  Span span;
  if (span_cursor.span(span) && span_cursor.at_end()) {
    fields.span = span;
    fields.text = interner_.save(inside.take_front(inside.rfind(" (#")));
    advance(close + 1);
    return interner_.type(fields);
  }
  advance(1 + kind->prefix.size());
  fields.path = type_path();
  if (!fields.path)
    return nullptr;
  StringRef behind = eat("()") ? "()" : "";
  fields.text = interner_.save(kind->prefix + fields.path->spelling + behind);
  return expect("}") ? interner_.type(fields) : nullptr;
}

// Ranges, alternatives and `!null`: kept as text, so only their extent matters.
bool Parser::pattern() {
  if (eat("!null"))
    return true;
  if (at("(")) {
    std::size_t close = matching_bracket(rest());
    if (close == StringRef::npos)
      return error("expected a pattern");
    advance(close + 1);
    return true;
  }
  auto bound = [&] {
    if (!quoted_char().empty())
      return true;
    const char* start = position_;
    eat("-");
    while (llvm::isAlnum(peek()) || at("::"))
      advance(at("::") ? 2 : 1);
    return position_ != start;
  };
  do {
    bool has_low = bound();
    bool has_dots = eat("..=") || eat("..");
    bool has_high = has_dots && bound();
    if (!has_low && !has_high)
      return error("expected a pattern");
  } while (eat(" | "));
  return true;
}

// ---- paths --------------------------------------------------------------------------------------

const Path* Parser::path(bool is_type) {
  Nested nested(*this);
  if (!nested.ok())
    return nullptr;
  SmallVector<Segment, 8> segments;
  do {
    if (!segment(is_type, segments.empty(), segments))
      return nullptr;
  } while (eat("::::") || eat("::"));
  return interner_.path(segments);
}

// `::<impl X>` names an impl when a path goes on behind it, and is a turbofish otherwise.
bool Parser::is_impl_segment() const {
  if (!at("<impl "))
    return false;
  std::size_t close = matching_bracket(rest());
  return close != StringRef::npos && rest().drop_front(close + 1).starts_with("::");
}

bool Parser::segment(bool is_type, bool is_first, SmallVectorImpl<Segment>& segments) {
  if (at("<") && !is_first && !is_impl_segment()) {
    Segment& owner = segments.back();
    if (!owner.args.empty())
      return error("this path has generic arguments twice");
    owner.is_turbofish = true;
    advance(1);
    return generic_args(owner);
  }
  Segment& result = segments.emplace_back();
  if (at("<"))
    return is_first ? first_segment(result) : angle_segment(result);
  if (at("{"))
    return braced_segment(result);
  if (eat("promoted[")) {
    std::optional<unsigned> index = this->index();
    if (!index)
      return error("expected the number of a promoted constant");
    result.kind = SegmentKind::Promoted;
    result.index = *index;
    return expect("]");
  }
  result.name = identifier();
  if (result.name.empty() && !is_first)
    result.name = rest().take_while(llvm::isDigit), advance(result.name.size());
  if (result.name.empty())
    return error("expected a path");
  if (at("<") && !at("<="))
    return advance(1), generic_args(result);
  if (is_type && at("(") && is_fn_trait(result.name))
    return fn_sugar(result);
  return true;
}

bool Parser::first_segment(Segment& result) {
  if (at("<impl at "))
    return angle_segment(result);
  advance(1);
  result.self_type = type();
  if (!result.self_type)
    return false;
  result.kind = SegmentKind::SelfType;
  if (eat(" as ")) {
    result.kind = SegmentKind::Qualified;
    if (!skip_for())
      return false;
    eat("[const] ");
    result.trait = type_path();
    if (!result.trait)
      return false;
  }
  return expect(">");
}

bool Parser::angle_segment(Segment& result) {
  if (eat("<impl at ")) {
    result.kind = SegmentKind::ImplAt;
    if (!span(result.span) || !result.span.is_known())
      return error("expected the span of an impl");
    return expect(">");
  }
  if (!expect("<impl ") || !skip_for())
    return false;
  eat("!");
  result.kind = SegmentKind::ImplOf;
  result.self_type = type();
  if (!result.self_type)
    return false;
  if (eat(" for ")) {
    if (!result.self_type->is(TypeKind::Named))
      return error("expected a trait before `for`");
    result.trait = result.self_type->path;
    result.self_type = type();
    if (!result.self_type)
      return false;
  }
  return expect(">");
}

bool Parser::braced_segment(Segment& result) {
  advance(1);
  std::optional<StringRef> inside = take_until("}");
  if (!inside)
    return false;
  auto [name, index] = inside->rsplit('#');
  result.kind = SegmentKind::Special;
  result.name = name;
  if (index.getAsInteger(10, result.index) || name.contains('@'))
    return error("unknown part of a path: {" + *inside + "}");
  return expect("}");
}

bool Parser::fn_sugar(Segment& segment) {
  advance(1);
  SmallVector<const Type*, 4> elements;
  if (!types_until(')', elements))
    return false;
  Type tuple;
  tuple.kind = TypeKind::Tuple;
  tuple.elements = elements;
  GenericArg args[2];
  args[0].type = interner_.type(tuple);
  args[1].kind = GenericArgKind::Binding;
  args[1].name = "Output";
  args[1].type = eat(" -> ") ? type() : interner_.unit();
  if (!args[1].type)
    return false;
  for (GenericArg& arg : args)
    arg.text = arg.type->spelling;
  segment.args = interner_.copy<GenericArg>(args);
  return true;
}

bool Parser::generic_args(Segment& segment) {
  SmallVector<GenericArg, 4> args;
  if (eat(">"))
    return true;
  do {
    if (!generic_arg(args.emplace_back()))
      return false;
  } while (eat(", "));
  segment.args = interner_.copy<GenericArg>(args);
  return expect(">");
}

bool Parser::generic_arg(GenericArg& result) {
  if (!lifetime().empty()) {
    result.kind = GenericArgKind::Lifetime;
    result.text = "'_";
    return true;
  }
  Mark start = mark();
  result.name = identifier();
  if (!result.name.empty() && eat(" = ")) {
    result.kind = GenericArgKind::Binding;
    Mark value = mark();
    result.type = type();
    if (result.type)
      return result.text = result.type->spelling, true;
    restore(value);
    GenericArg constant;
    if (!const_arg(constant))
      return false;
    result.text = constant.text;
    return true;
  }
  restore(start);
  result.name = {};
  bool is_literal = llvm::isDigit(peek()) || StringRef("-\"'").contains(peek()) || at("b\"") ||
                    at_word("true") || at_word("false") ||
                    (at("{") && !brace_kind(rest().drop_front()));
  if (is_literal)
    return const_arg(result);
  result.type = type();
  if (result.type && (at(", ") || at(">")))
    return result.text = result.type->spelling, true;
  // A constant of a struct type, or a piece of source that rustc did not evaluate.
  restore(start);
  result.type = nullptr;
  return const_arg(result);
}

bool Parser::const_arg(GenericArg& result) {
  StringRef text = rest().take_front(argument_length(rest()));
  if (text.empty())
    return error("expected a generic argument");
  result.kind = GenericArgKind::Const;
  result.text = interner_.save(text);
  std::int64_t value = 0;
  if (text == "true" || text == "false")
    result.value = text == "true";
  else if (!text.getAsInteger(10, value))
    result.value = value;
  advance(text.size());
  return true;
}

}  // namespace pliron::rustc
