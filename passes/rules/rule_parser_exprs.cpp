// Reads expressions and types of rule files. See rule_parser.h.

#include "llvm/ADT/StringExtras.h"
#include "passes/rules/rule_parser.h"

namespace pliron::rules {

// Types and attributes are read by the parser of IR, from the same text.
class RuleParser::IrReader : public TextParser {
 public:
  using TextParser::TextParser;

  // Reads at a place; null after errors, which have been reported. `end` is where the next token
  // starts.
  template <typename T>
  T read(const char* place, const char*& end) {
    // What stands behind need not be a token of IR, so errors count only when reading fails.
    std::vector<Diagnostic> errors;
    T result;
    {
      ScopedDiagnosticHandler handler(context().diagnostics(), [&](const Diagnostic& error) {
        errors.push_back(error);
        return true;
      });
      lexer_.reset(place);
      advance();
      if constexpr (std::is_same_v<T, Type>)
        result = type();
      else
        result = attribute();
      end = token_.place();
    }
    if (!result)
      for (Diagnostic& error : errors)
        context().diagnostics().report(std::move(error));
    return result;
  }
};

RuleParser::IrReader& RuleParser::ir_reader() {
  if (!ir_reader_) {
    // Reads the first token of the file, which may be none of IR.
    ScopedDiagnosticHandler handler(context_.diagnostics(), [](const Diagnostic&) { return true; });
    ir_reader_ = {new IrReader(context_, text_, file_), [](IrReader* reader) { delete reader; }};
  }
  return *ir_reader_;
}

template <typename T>
static std::string text_of(T thing) {
  std::string text;
  llvm::raw_string_ostream os(text);
  thing.print(os);
  return text;
}

// Goes on behind what the reader has read; its text ends where the last token does.
template <typename T>
Index RuleParser::ir_text(ExprKind kind) {
  const char* begin = token_.begin();
  const char* end = nullptr;
  T thing = ir_reader().read<T>(begin, end);
  if (!thing) {
    ++errors_;
    reported_.insert(static_cast<std::uint32_t>(begin - text_.begin()));
    return 0;
  }
  go_to(end);
  llvm::StringRef written = llvm::StringRef(begin, static_cast<std::size_t>(end - begin)).rtrim();
  last_end_ = written.end();
  return add_expr(kind, text_of(thing), {}, begin);
}
Index RuleParser::ir_type() {
  return ir_text<Type>(ExprKind::Type);
}
Index RuleParser::ir_attribute() {
  return ir_text<Attribute>(ExprKind::Attribute);
}

// Adds an expression and holds its size, written out as a tree, against the limits.
Index RuleParser::add_expr(const Expr& expr, const char* begin) {
  Tree tree{1, 1};
  for (Index child : set_.list(expr.args)) {
    tree.size = std::min(tree.size + expr_trees_[child].size, max_expr_nodes + 1);
    tree.height = std::max<std::uint16_t>(tree.height, expr_trees_[child].height + 1);
  }
  Span span = span_from(begin);
  if (tree.size > max_expr_nodes || tree.height > 2 * max_expr_depth ||
      set_.exprs.size() >= max_set_nodes) {
    error_at(span) << "this expression is too large (limit " << max_expr_nodes << " parts)";
    return 0;
  }
  expr_trees_.push_back(tree);
  return set_.add(expr, span);
}

Index RuleParser::add_expr(ExprKind kind, llvm::StringRef subject, llvm::ArrayRef<Index> args,
                           const char* begin) {
  Expr expr{.kind = kind};
  expr.subject = subject.empty() ? 0 : set_.intern(subject);
  expr.args = set_.add_list(args);
  return add_expr(expr, begin);
}

Index RuleParser::expr() {
  Depth depth(*this, expr_depth_, max_expr_depth, "an expression");
  if (!depth.ok())
    return 0;
  const char* begin = token_.begin();
  llvm::SmallVector<Index, 4> args;
  do {
    Index arg = conjunction();
    if (!arg)
      return 0;
    args.push_back(arg);
  } while (take_word("or"));
  return args.size() == 1 ? args[0] : add_expr(ExprKind::Or, "", args, begin);
}

Index RuleParser::conjunction() {
  const char* begin = token_.begin();
  llvm::SmallVector<Index, 4> args;
  do {
    Index arg = negation();
    if (!arg)
      return 0;
    args.push_back(arg);
  } while (take_word("and"));
  return args.size() == 1 ? args[0] : add_expr(ExprKind::And, "", args, begin);
}

Index RuleParser::negation() {
  if (!token_.is_word("not"))
    return comparison();
  Depth depth(*this, expr_depth_, max_expr_depth, "an expression");
  if (!depth.ok())
    return 0;
  const char* begin = token_.begin();
  advance();
  Index arg = negation();
  return arg ? add_expr(ExprKind::Not, "", {arg}, begin) : 0;
}

// Puts a comparison together from characters that touch: `<`, `<=`, `<u`, `>=s`. None when there is
// none; else it is taken.
Operator RuleParser::compare_operator() {
  if (take(TokenKind::EqualEqual))
    return Operator::Eq;
  if (take(TokenKind::NotEqual))
    return Operator::Ne;
  if (!token_.is(TokenKind::Less) && !token_.is(TokenKind::Greater))
    return Operator::None;
  auto is_word_char = [](char c) { return llvm::isAlnum(c) || c == '_'; };
  const char* at = token_.end();
  auto character = [&](std::size_t ahead) {
    return static_cast<std::size_t>(text_.end() - at) > ahead ? at[ahead] : '\0';
  };
  bool has_equal = character(0) == '=';
  at += has_equal;
  char sign = is_word_char(character(1)) ? '\0' : character(0);
  at += sign == 'u' || sign == 's';
  static constexpr Operator operators[3][4] = {
      {Operator::Lt, Operator::Le, Operator::Gt, Operator::Ge},
      {Operator::LtU, Operator::LeU, Operator::GtU, Operator::GeU},
      {Operator::LtS, Operator::LeS, Operator::GtS, Operator::GeS}};
  unsigned row = sign == 'u' ? 1 : sign == 's' ? 2 : 0;
  Operator found = operators[row][(token_.is(TokenKind::Greater) ? 2 : 0) + (has_equal ? 1 : 0)];
  go_to(at);
  return found;
}

Index RuleParser::comparison() {
  const char* begin = token_.begin();
  Index value = binary(0);
  if (!value)
    return 0;
  if (token_.is_word("in"))
    return in_list(value, begin);
  if (take_word("is")) {
    Token name;
    if (!identifier(name, "the name of a constraint"))
      return 0;
    return add_expr(ExprKind::Is, set_.name(word_name(name)), {value}, begin);
  }
  Operator op = compare_operator();
  if (op == Operator::None)
    return value;
  Index other = binary(0);
  if (!other)
    return 0;
  Expr compare{.kind = ExprKind::Compare, .op = op};
  compare.args = set_.add_list({value, other});
  return add_expr(compare, begin);
}

Index RuleParser::in_list(Index value, const char* begin) {
  advance();
  if (!expect(TokenKind::LSquare, "'['"))
    return 0;
  llvm::SmallVector<Index, 8> args{value};
  do {
    Index arg = binary(0);
    if (!arg)
      return 0;
    args.push_back(arg);
  } while (take(TokenKind::Comma));
  if (!expect(TokenKind::RSquare, "',' or ']'"))
    return 0;
  return add_expr(ExprKind::In, "", args, begin);
}

// Operators that associate to the left, from those that bind loosest on.
Index RuleParser::binary(unsigned level) {
  struct Entry {
    TokenKind token;
    Operator op;
  };
  static constexpr Entry levels[][2] = {
      {{TokenKind::Bar, Operator::Or}, {TokenKind::Caret, Operator::Xor}},
      {{TokenKind::Ampersand, Operator::And}, {TokenKind::Ampersand, Operator::And}},
      {{TokenKind::Plus, Operator::Add}, {TokenKind::Minus, Operator::Sub}},
      {{TokenKind::Star, Operator::Mul}, {TokenKind::Star, Operator::Mul}}};
  if (level == std::size(levels))
    return unary();
  const char* begin = token_.begin();
  Index value = binary(level + 1);
  while (value) {
    const Entry* found = nullptr;
    for (const Entry& entry : levels[level])
      if (token_.is(entry.token))
        found = &entry;
    if (!found)
      return value;
    advance();
    Index other = binary(level + 1);
    if (!other)
      return 0;
    Expr both{.kind = ExprKind::Binary, .op = found->op};
    both.args = set_.add_list({value, other});
    value = add_expr(both, begin);
  }
  return 0;
}

Index RuleParser::unary() {
  const char* begin = token_.begin();
  bool is_minus = token_.is(TokenKind::Minus);
  if (!is_minus && !token_.is(TokenKind::Tilde))
    return atom();
  Depth depth(*this, expr_depth_, max_expr_depth, "an expression");
  if (!depth.ok())
    return 0;
  advance();
  if (is_minus && (token_.is(TokenKind::Integer) || token_.is(TokenKind::Float)))
    return literal(/*negative=*/true, begin);
  Index arg = unary();
  if (!arg)
    return 0;
  Expr expr{.kind = ExprKind::Unary, .op = is_minus ? Operator::Neg : Operator::Complement};
  expr.args = set_.add_list({arg});
  return add_expr(expr, begin);
}

bool RuleParser::starts_literal() const {
  if (token_.is(TokenKind::Integer) || token_.is(TokenKind::Float) || token_.is_word("true") ||
      token_.is_word("false"))
    return true;
  const Cell* cell = token_.is(TokenKind::Id) ? find_cell(token_.text) : nullptr;
  return cell && cell->is_literal;
}

// With the current token at the number, behind its sign.
Index RuleParser::literal(bool negative, const char* begin) {
  const Cell* cell = token_.is(TokenKind::Id) ? find_cell(token_.text) : nullptr;
  std::string text = cell ? cell->text() : token_.text.str();
  if (negative)
    text = llvm::StringRef(text).starts_with("-") ? text.substr(1) : "-" + text;
  static constexpr std::size_t max_digits = 1000;
  if (text.size() > max_digits) {
    error_here() << "a number of more than " << max_digits << " digits cannot stand here";
    return 0;
  }
  advance();
  return add_expr(ExprKind::Literal, text, {}, begin);
}

// i8, si8, ui8.
static bool is_integer_type(llvm::StringRef word) {
  bool has_sign = word.consume_front("si") || word.consume_front("ui");
  return (has_sign || word.consume_front("i")) && !word.empty() &&
         llvm::all_of(word, [](char c) { return llvm::isDigit(c); });
}

// A type by one word: i8, f32, index; or the start of one in brackets: vector<.
bool RuleParser::starts_ir_type() const {
  llvm::StringRef word = token_.text;
  if (token_.end() != text_.end() && *token_.end() == '<')
    return word == "vector" || word == "tensor" || word == "memref" || word == "complex" ||
           word == "tuple";
  return word == "index" || word == "none" || is_integer_type(word) ||
         FloatType::from_keyword(context_, word);
}

Index RuleParser::atom() {
  const char* begin = token_.begin();
  switch (token_.kind) {
    case TokenKind::LParen: {
      advance();
      Index inner = expr();
      return inner && expect(TokenKind::RParen, "')'") ? inner : 0;
    }
    case TokenKind::Value:
    case TokenKind::Constant:
    case TokenKind::Block:
      return name_atom();
    case TokenKind::TypeVar:
      return type();
    case TokenKind::Native: {
      Token name = token_;
      advance();
      return call(ExprKind::Native, name);
    }
    case TokenKind::Integer:
    case TokenKind::Float:
      return literal(false, begin);
    case TokenKind::Id:
      return word_atom();
    default:
      error_here() << "expected an expression";
      return 0;
  }
}

Index RuleParser::name_atom() {
  const char* begin = token_.begin();
  Token name = token_;
  if (!check_variable(name))
    return 0;
  advance();
  if (const Param* param = find_param(name.text))
    return param_expr(param->node);
  ExprKind kind = name.is(TokenKind::Value)      ? ExprKind::Value
                  : name.is(TokenKind::Constant) ? ExprKind::Constant
                                                 : ExprKind::Block;
  return add_expr(kind, name.text, {}, begin);
}

// What is given for a pattern's parameter, where an expression uses it.
Index RuleParser::param_expr(Index arg) {
  const Node& node = set_.nodes[arg];
  llvm::StringRef name = set_.name(node.subject);
  const char* begin = text_.begin() + set_.node_spans[arg].begin;
  switch (node.kind) {
    case NodeKind::Literal:
    case NodeKind::Computed:
      return node.subject;
    case NodeKind::Value:
      return add_expr(ExprKind::Value, name, {}, begin);
    case NodeKind::Constant:
      return add_expr(ExprKind::Constant, name, {}, begin);
    case NodeKind::Block:
      return add_expr(ExprKind::Block, name, {}, begin);
    default:
      error_at(set_.node_spans[arg])
          << "the pattern computes with this parameter, so it must be a variable or a constant";
      return 0;
  }
}

Index RuleParser::word_atom() {
  const char* begin = token_.begin();
  if (starts_literal())
    return literal(false, begin);
  Token name = token_;
  if (starts_ir_type())
    return ir_type();
  // `to` is a function, and reserved as all else.
  if (name.text != "to" && !identifier(name, "an expression"))
    return 0;
  if (name.text == "to")
    advance();
  if (token_.is(TokenKind::LParen))
    return call(ExprKind::Call, name);
  return add_expr(ExprKind::Word, set_.name(word_name(name)), {}, begin);
}

// With the current token at `(`.
Index RuleParser::call(ExprKind kind, const Token& name) {
  llvm::SmallVector<Index, 4> args;
  if (!arguments(args))
    return 0;
  llvm::StringRef callee =
      kind == ExprKind::Native ? name.text.drop_front() : set_.name(word_name(name));
  return add_expr(kind, callee, args, name.begin());
}

bool RuleParser::arguments(llvm::SmallVectorImpl<Index>& args) {
  if (!expect(TokenKind::LParen, "'('"))
    return false;
  while (!token_.is(TokenKind::RParen)) {
    Index arg = expr();
    if (!arg)
      return false;
    args.push_back(arg);
    if (!take(TokenKind::Comma))
      break;
  }
  return expect(TokenKind::RParen, "',' or ')'");
}

// A type variable, a type of IR, or a call that gives one.
Index RuleParser::type() {
  const char* begin = token_.begin();
  char behind = token_.end() != text_.end() ? *token_.end() : '\0';
  if (token_.is(TokenKind::TypeVar) && behind != '.' && behind != '<') {
    Token name = token_;
    if (!check_variable(name))
      return 0;
    advance();
    const Param* param = find_param(name.text);
    return param ? param->type : add_expr(ExprKind::TypeVariable, name.text, {}, begin);
  }
  Token name = token_;
  if (token_.is(TokenKind::Native) || (token_.is(TokenKind::Id) && peek().is(TokenKind::LParen))) {
    ExprKind kind = token_.is(TokenKind::Native) ? ExprKind::Native : ExprKind::Call;
    advance();
    return call(kind, name);
  }
  return ir_type();
}

}  // namespace pliron::rules
