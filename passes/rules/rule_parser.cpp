// Reads rule files: tokens, errors, and items. See rule_parser.h.

#include "passes/rules/rule_parser.h"

#include "ir/op_info.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"

namespace pliron::rules {

static constexpr llvm::StringLiteral item_words[] = {"use", "table", "pattern", "native", "group",
                                                     "for", "rule",  "convert", "test"};
static constexpr llvm::StringLiteral reserved_words[] = {
    "use",   "table", "pattern", "native", "group", "for",       "rule",      "convert", "test",
    "where", "once",  "ordered", "let",    "erase", "at",        "means",     "phase",   "benefit",
    "allow", "to",    "poison",  "true",   "false", "unchanged", "unverified"};

RuleParser::RuleParser(Context& context, llvm::MemoryBufferRef buffer)
    : context_(context),
      text_(buffer.getBuffer()),
      file_(buffer.getBufferIdentifier()),
      lexer_(text_),
      last_end_(text_.begin()),
      node_trees_(1),
      expr_trees_(1) {
  muted_.push_handler([](const Diagnostic&) { return true; });
  set_.text = text_.str();
  set_.file = file_.str();
}

std::optional<RuleSet> RuleParser::parse() {
  advance();
  while (!token_.is(TokenKind::Eof) && !too_many()) {
    const char* start = token_.begin();
    if (!item(/*in_group=*/false))
      recover(start);
  }
  if (errors_ > 0)
    return std::nullopt;
  return std::move(set_);
}

// Tokens and errors. ------------------------------------------------------------------------------

void RuleParser::advance() {
  last_end_ = token_.text.data() ? token_.end() : text_.begin();
  token_ = lexer_.next();
  if (token_.is(TokenKind::Error))
    error_here() << lexer_.error();
}

Token RuleParser::peek() {
  lexer_.reset(token_.end());
  Token next = lexer_.next();
  lexer_.reset(token_.end());
  return next;
}

void RuleParser::go_to(const char* place) {
  lexer_.reset(place);
  advance();
}

bool RuleParser::take(TokenKind kind) {
  if (!token_.is(kind))
    return false;
  advance();
  return true;
}
bool RuleParser::take_word(llvm::StringRef word) {
  if (!token_.is_word(word))
    return false;
  advance();
  return true;
}
bool RuleParser::expect(TokenKind kind, llvm::StringRef what) {
  if (take(kind))
    return true;
  error_here() << "expected " << what;
  return false;
}

Span RuleParser::span_of(const Token& token) const {
  auto begin = static_cast<std::uint32_t>(token.begin() - text_.begin());
  return {begin, begin + static_cast<std::uint32_t>(token.text.size())};
}
Span RuleParser::span_from(const char* begin) const {
  return {static_cast<std::uint32_t>(begin - text_.begin()),
          static_cast<std::uint32_t>(std::max(begin, last_end_) - text_.begin())};
}

Location RuleParser::location(Span span) {
  auto [line, column] = lexer_.line_column(text_.begin() + span.begin);
  auto [end_line, end_column] = lexer_.line_column(text_.begin() + span.end);
  return Location::file_range(context_, file_, line, column, end_line, end_column);
}

// What is wrong at a place is said once, however often a loop comes there.
InFlightDiagnostic RuleParser::error_at(Span span) {
  if (!reported_.insert(span.begin).second || too_many()) {
    errors_ = std::max(errors_, 1u);
    return InFlightDiagnostic(muted_, Severity::Error, Location());
  }
  ++errors_;
  return context_.emit_error(location(span));
}

RuleParser::Depth::Depth(RuleParser& parser, unsigned& depth, unsigned most, llvm::StringRef what)
    : depth_(depth), ok_(++depth <= most) {
  if (!ok_)
    parser.error_here() << what << " is nested more than " << most << " levels deep";
}

Name RuleParser::word_name(const Token& token) {
  const Cell* cell = find_cell(token.text);
  return set_.intern(cell ? cell->token.text : token.text);
}

bool RuleParser::identifier(Token& name, llvm::StringRef what) {
  if (!token_.is(TokenKind::Id)) {
    error_here() << "expected " << what;
    return false;
  }
  if (llvm::is_contained(reserved_words, token_.text)) {
    error_here() << "expected " << what << ", and '" << token_.text << "' is a reserved word";
    return false;
  }
  name = token_;
  advance();
  return true;
}

// Goes to the next item behind the error, or to the end of the braces around the item. Of a group
// or a loop only what stands in front of its braces fails, and then all that is in them goes too.
void RuleParser::recover(const char* start) {
  const char* error = token_.begin();
  lexer_.reset(start);
  token_ = lexer_.next();
  bool has_items = token_.is_word("group") || token_.is_word("for");
  unsigned depth = 0;
  for (token_ = lexer_.next(); !token_.is(TokenKind::Eof); token_ = lexer_.next()) {
    bool is_behind = token_.begin() >= error;
    if (is_behind && !has_items && token_.is(TokenKind::Id) &&
        llvm::is_contained(item_words, token_.text))
      break;
    if (token_.is(TokenKind::LBrace))
      ++depth;
    if (!token_.is(TokenKind::RBrace))
      continue;
    if (depth == 0 && is_behind)
      break;
    depth -= depth > 0;
    if (has_items && depth == 0) {
      advance();
      return;
    }
  }
  last_end_ = token_.begin();
}

// Items. ------------------------------------------------------------------------------------------

bool RuleParser::item(bool in_group) {
  using Reader = bool (RuleParser::*)();
  struct Entry {
    llvm::StringLiteral word;
    Reader read;
  };
  static constexpr Entry entries[] = {
      {"use", &RuleParser::use},         {"table", &RuleParser::table},
      {"pattern", &RuleParser::pattern}, {"native", &RuleParser::native},
      {"rule", &RuleParser::rule},       {"convert", &RuleParser::rule},
      {"test", &RuleParser::test}};
  if (token_.is_word("for"))
    return for_loop(in_group);
  if (token_.is_word("group")) {
    if (!in_group)
      return group();
    error_here() << "groups do not nest; end the group around this one first";
    return false;
  }
  for (const Entry& entry : entries)
    if (token_.is_word(entry.word))
      return (this->*entry.read)();
  if (token_.is(TokenKind::Error))
    return false;
  InFlightDiagnostic error = error_here();
  error
      << "expected 'rule' or another item (use, table, pattern, native, group, for, convert, test)";
  if (token_.is(TokenKind::Id))
    error << did_you_mean(token_.text, llvm::SmallVector<llvm::StringRef, 9>(std::begin(item_words),
                                                                             std::end(item_words)));
  return false;
}

// The items of a group or a loop, up to and with the closing brace.
bool RuleParser::items_until_brace(bool in_group) {
  while (!token_.is(TokenKind::RBrace)) {
    if (token_.is(TokenKind::Eof)) {
      error_here() << "expected '}'";
      return false;
    }
    if (too_many())
      return false;
    const char* start = token_.begin();
    if (!item(in_group))
      recover(start);
  }
  advance();
  return true;
}

bool RuleParser::use() {
  advance();
  do {
    Token name;
    if (!identifier(name, "the name of a dialect"))
      return false;
    Name number = set_.intern(name.text);
    if (llvm::is_contained(set_.uses, number))
      continue;
    set_.uses.push_back(number);
    set_.use_spans.push_back(span_of(name));
  } while (take(TokenKind::Comma));
  return true;
}

bool RuleParser::table() {
  advance();
  Token name, enumeration;
  if (!identifier(name, "the name of a table") ||
      !expect(TokenKind::Colon, "':' and the name of an enumeration") ||
      !identifier(enumeration, "the name of an enumeration") || !expect(TokenKind::LBrace, "'{'"))
    return false;
  Table table;
  table.name = set_.intern(name.text);
  table.span = span_of(name);
  table.enumeration = word_name(enumeration);
  llvm::SmallVector<Index, 16> from, to, from_spans, to_spans;
  do {
    Token key, value;
    if (!identifier(key, "a case of the enumeration") || !expect(TokenKind::Arrow, "'=>'") ||
        !identifier(value, "a case of the enumeration"))
      return false;
    from.push_back(word_name(key));
    to.push_back(word_name(value));
    from_spans.push_back(set_.add(span_of(key)));
    to_spans.push_back(set_.add(span_of(value)));
  } while (take(TokenKind::Comma));
  if (!expect(TokenKind::RBrace, "',' or '}'"))
    return false;
  table.from = set_.add_list(from);
  table.to = set_.add_list(to);
  table.from_spans = set_.add_list(from_spans);
  table.to_spans = set_.add_list(to_spans);
  set_.tables.push_back(table);
  return true;
}

static bool is_variable(const Token& token) {
  return token.is(TokenKind::Value) || token.is(TokenKind::Constant) ||
         token.is(TokenKind::TypeVar) || token.is(TokenKind::Block);
}

bool RuleParser::pattern() {
  advance();
  PatternDef def;
  if (!identifier(def.name, "the name of a pattern") || !expect(TokenKind::LParen, "'('"))
    return false;
  def.loops = loops_.size();
  while (!token_.is(TokenKind::RParen)) {
    if (!is_variable(token_)) {
      error_here() << "expected a parameter: %x, #c, !t or ^b";
      return false;
    }
    if (llvm::any_of(def.params, [&](const Token& param) { return param.text == token_.text; })) {
      error_here() << "two parameters are called '" << token_.text << "'";
      return false;
    }
    def.params.push_back(token_);
    advance();
    if (!take(TokenKind::Comma))
      break;
  }
  if (!expect(TokenKind::RParen, "',' or ')'") || !expect(TokenKind::Equal, "'='"))
    return false;
  def.body = token_.begin();
  auto [entry, added] = patterns_.try_emplace(def.name.text, def);
  if (!added) {
    error_at(def.name).note(location(span_of(entry->second.name)), "the first one is here")
        << "two patterns are called '" << def.name.text << "'";
    return false;
  }
  if (!loops_.empty())
    loop_patterns_.push_back(def.name.text.str());
  // Read once to say what is wrong with it; each use reads it again.
  llvm::SmallVector<Index, 4> args;
  for (const Token& param : def.params) {
    NodeKind kind = param.is(TokenKind::Value)      ? NodeKind::Value
                    : param.is(TokenKind::Constant) ? NodeKind::Constant
                                                    : NodeKind::Block;
    if (param.is(TokenKind::TypeVar))
      args.push_back(add_expr(ExprKind::TypeVariable, param.text, {}, param.begin()));
    else
      args.push_back(add_node({.kind = kind, .subject = set_.intern(param.text)}, param.begin()));
  }
  bool is_right = read_pattern(entry->second, args) != 0;
  PatternDef& known = patterns_[def.name.text];
  known.is_ready = true;
  known.is_broken = !is_right;
  return is_right;
}

bool RuleParser::native() {
  advance();
  NativeDecl decl;
  if (take_word("pred")) {
    decl.kind = NativeKind::Pred;
  } else if (take_word("fn")) {
    decl.kind = NativeKind::Fn;
  } else if (take_word("build")) {
    decl.kind = NativeKind::Build;
  } else {
    error_here() << "expected 'pred', 'fn' or 'build'";
    return false;
  }
  Token name;
  if (token_.is(TokenKind::Native)) {
    error_here() << "a native is declared without '$'";
    return false;
  }
  if (!identifier(name, "the name of a native function"))
    return false;
  decl.name = set_.intern(name.text);
  decl.span = span_of(name);
  for (const NativeDecl& other : llvm::ArrayRef(set_.natives).drop_front()) {
    if (other.name != decl.name)
      continue;
    if (other.span.begin == decl.span.begin)
      break;  // in another round of a loop
    error_at(name).note(location(other.span), "the first one is here")
        << "two natives are called '" << name.text << "'";
    return false;
  }
  if (!native_types(decl))
    return false;
  if (token_.is_word("means")) {
    if (decl.kind == NativeKind::Build) {
      error_here() << "a builder cannot have a meaning";
      return false;
    }
    advance();
    if (!(decl.means = expr()))
      return false;
  }
  set_.natives.push_back(std::move(decl));
  return true;
}

// The parameters and the results.
bool RuleParser::native_types(NativeDecl& decl) {
  if (!expect(TokenKind::LParen, "'('"))
    return false;
  while (!token_.is(TokenKind::RParen)) {
    NativeParam param;
    if (!is_variable(token_)) {
      error_here() << "expected a parameter: %x, #c, !t or ^b";
      return false;
    }
    param.name = set_.intern(token_.text);
    advance();
    if (!expect(TokenKind::Colon, "':' and the kind of the parameter") || !native_type(param.type))
      return false;
    decl.params.push_back(param);
    if (!take(TokenKind::Comma))
      break;
  }
  if (!expect(TokenKind::RParen, "',' or ')'"))
    return false;
  if (token_.is(TokenKind::ThinArrow)) {
    if (decl.kind == NativeKind::Pred) {
      error_here() << "a 'pred' gives nothing; declare it as 'fn'";
      return false;
    }
    advance();
    do {
      if (!native_type(decl.results.emplace_back()))
        return false;
    } while (take(TokenKind::Comma));
  } else if (decl.kind == NativeKind::Fn) {
    error_here() << "expected '->' and what the function gives";
    return false;
  }
  return true;
}

bool RuleParser::native_type(NativeType& type) {
  llvm::SmallVector<llvm::StringRef, num_native_types> words;
  for (unsigned i = 0; i < num_native_types; ++i) {
    words.push_back(native_type_word(static_cast<NativeType>(i)));
    if (!take_word(words.back()))
      continue;
    type = static_cast<NativeType>(i);
    return true;
  }
  InFlightDiagnostic error = error_here();
  error << "expected value, values, type, attr, int, float, bool or block";
  if (token_.is(TokenKind::Id))
    error << did_you_mean(token_.text, words);
  return false;
}

bool RuleParser::group() {
  advance();
  Token name;
  if (!identifier(name, "the name of a group"))
    return false;
  Group group;
  group.name = set_.intern(name.text);
  group.span = span_of(name);
  if (!phases(group))
    return false;
  if (token_.is_word("benefit")) {
    group.has_benefit = true;
    if (!benefit(group.benefit))
      return false;
  }
  if (!expect(TokenKind::LBrace, "'{'"))
    return false;
  set_.groups.push_back(group);
  group_ = static_cast<Index>(set_.groups.size() - 1);
  bool ended = items_until_brace(/*in_group=*/true);
  group_ = 0;
  return ended;
}

bool RuleParser::phases(Group& group) {
  if (!take_word("phase"))
    return true;
  llvm::SmallVector<Index, 2> names;
  do {
    Token phase;
    if (!identifier(phase, "the name of a phase"))
      return false;
    names.push_back(set_.intern(phase.text));
  } while (take(TokenKind::Comma));
  group.phases = set_.add_list(names);
  return true;
}

bool RuleParser::benefit(std::uint16_t& benefit) {
  advance();
  unsigned value = 0;
  if (!token_.is(TokenKind::Integer) || token_.text.getAsInteger(10, value) || value > 0xffff) {
    error_here() << "expected a benefit, a number from 0 to 65535";
    return false;
  }
  benefit = static_cast<std::uint16_t>(value);
  advance();
  return true;
}

// Entry points. -----------------------------------------------------------------------------------

std::optional<RuleSet> parse_rules(Context& context, llvm::MemoryBufferRef buffer) {
  static constexpr std::size_t max_size = std::size_t{1} << 30;
  if (buffer.getBufferSize() > max_size) {
    context.emit_error(Location::file_line_col(context, buffer.getBufferIdentifier(), 1, 1))
        << "a rule file of more than 1 GiB cannot be read";
    return std::nullopt;
  }
  return RuleParser(context, buffer).parse();
}

Location span_location(Context& context, const RuleSet& set, Span span) {
  if (set.text.empty())
    return Location::name(context, set.file.empty() ? "rules" : set.file);
  llvm::StringRef text = set.text;
  auto position = [&](std::uint32_t at) {
    llvm::StringRef before = text.take_front(at);
    std::size_t line_start = before.rfind('\n') + 1;
    return std::pair(static_cast<unsigned>(before.count('\n') + 1),
                     static_cast<unsigned>(at - line_start + 1));
  };
  auto [line, column] = position(span.begin);
  auto [end_line, end_column] = position(span.end);
  return Location::file_range(context, set.file, line, column, end_line, end_column);
}

}  // namespace pliron::rules
