// Reads loops, rules and tests of rule files. See rule_parser.h.

#include "ir/op_info.h"
#include "llvm/ADT/STLExtras.h"
#include "passes/rules/rule_parser.h"

namespace pliron::rules {

// Loops. ------------------------------------------------------------------------------------------

bool RuleParser::for_loop(bool in_group) {
  static constexpr unsigned max_nesting = 8;
  Token keyword = token_;
  advance();
  if (loops_.size() >= max_nesting) {
    error_at(keyword) << "'for' is nested more than " << max_nesting << " levels deep";
    return false;
  }
  llvm::SmallVector<Token, 2> names;
  if (!for_names(names))
    return false;
  if (!take_word("in")) {
    error_here() << "expected 'in'";
    return false;
  }
  if (!expect(TokenKind::LSquare, "'[' and what the loop goes over"))
    return false;
  std::vector<llvm::SmallVector<Cell, 2>> rows;
  do {
    if (!for_row(names, rows.emplace_back()))
      return false;
  } while (take(TokenKind::Comma));
  if (!expect(TokenKind::RSquare, "',' or ']'"))
    return false;
  if (!token_.is(TokenKind::LBrace))
    return expect(TokenKind::LBrace, "'{'");
  if (loop_rounds_ * rows.size() > max_for_product) {
    error_at(keyword) << "'for' makes " << loop_rounds_ * rows.size() << " copies (limit "
                      << max_for_product << ")";
    return false;
  }
  loop_rounds_ *= rows.size();
  bool ended = for_body(in_group, rows);
  loop_rounds_ /= rows.size();
  return ended;
}

// `a` or `(a, b)`.
bool RuleParser::for_names(llvm::SmallVectorImpl<Token>& names) {
  bool many = take(TokenKind::LParen);
  do {
    Token& name = names.emplace_back();
    if (!identifier(name, "a name for the loop") || !check_loop_name(name))
      return false;
  } while (many && take(TokenKind::Comma));
  return !many || expect(TokenKind::RParen, "',' or ')'");
}

bool RuleParser::check_loop_name(const Token& name) {
  llvm::SmallVector<llvm::StringRef, 4> dialects{""};
  for (Name use : set_.uses)
    dialects.push_back(set_.name(use));
  for (llvm::StringRef dialect : dialects) {
    std::string full = dialect.empty() ? name.text.str() : (dialect + "." + name.text).str();
    if (!context_.op_info(llvm::StringRef(full)))
      continue;
    error_at(name) << "loop name '" << name.text << "' hides op '" << full << "'";
    return false;
  }
  return true;
}

bool RuleParser::for_row(llvm::ArrayRef<Token> names, llvm::SmallVectorImpl<Cell>& cells) {
  Token start = token_;
  bool many = take(TokenKind::LParen);
  do {
    if (!for_cell(cells.emplace_back()))
      return false;
  } while (many && take(TokenKind::Comma));
  if (many && !expect(TokenKind::RParen, "',' or ')'"))
    return false;
  if (cells.size() != names.size()) {
    error_at(start) << "'for' names " << names.size() << (names.size() == 1 ? " thing" : " things")
                    << ", this row has " << cells.size();
    return false;
  }
  for (auto [cell, name] : llvm::zip(cells, names))
    cell.name = name.text;
  return true;
}

bool RuleParser::for_cell(Cell& cell) {
  cell.negative = take(TokenKind::Minus);
  cell.is_literal = cell.negative || starts_literal();
  cell.token = token_;
  bool is_number = token_.is(TokenKind::Integer) || token_.is(TokenKind::Float);
  if (cell.negative ? !is_number : !cell.is_literal && !token_.is(TokenKind::Id)) {
    error_here() << "expected the name of an op or a literal";
    return false;
  }
  const Cell* outer = cell.is_literal ? nullptr : find_cell(token_.text);
  if (outer)
    cell = *outer;
  advance();
  return true;
}

bool RuleParser::for_body(bool in_group, llvm::ArrayRef<llvm::SmallVector<Cell, 2>> rows) {
  llvm::StringMap<unsigned> firsts;
  bool has_long_suffix = false;
  for (const auto& row : rows)
    has_long_suffix |= ++firsts[row[0].text()] > 1;
  const char* body = token_.end();
  bool ended = true;
  for (const auto& row : rows) {
    std::size_t first_pattern = loop_patterns_.size();
    loops_.push_back({row, has_long_suffix});
    visible_loops_ = loops_.size();
    go_to(body);
    ended = items_until_brace(in_group);
    loops_.pop_back();
    visible_loops_ = loops_.size();
    for (std::size_t i = first_pattern; i < loop_patterns_.size(); ++i)
      patterns_.erase(loop_patterns_[i]);
    loop_patterns_.resize(first_pattern);
    if (!ended)
      break;
  }
  return ended;
}

const RuleParser::Cell* RuleParser::find_cell(llvm::StringRef name) const {
  for (std::size_t i = visible_loops_; i-- > 0;)
    for (const Cell& cell : loops_[i].cells)
      if (cell.name == name)
        return &cell;
  return nullptr;
}

// Rules. ------------------------------------------------------------------------------------------

bool RuleParser::rule() {
  const char* start = token_.begin();
  Rule rule;
  rule.is_convert = token_.is_word("convert");
  advance();
  if (group_ && set_.groups[group_].has_benefit)
    rule.benefit = set_.groups[group_].benefit;
  rule.group = group_;
  if (!rule_name(rule) || !modifiers(rule) || !expect(TokenKind::Colon, "':' and a pattern"))
    return false;
  if (!(rule.match = operand()))
    return false;
  if (take_word("where") && !conditions(rule))
    return false;
  if (!expect(TokenKind::Arrow, rule.conditions.empty() ? "'where' or '=>'" : "',' or '=>'"))
    return false;
  const char* result_start = token_.begin();
  if (!result(rule))
    return false;
  rule.result_span = span_from(result_start);
  rule.span = span_from(start);
  if (set_.rules.size() >= max_rules || set_.nodes.size() >= max_set_nodes) {
    error_at(rule.name_span) << "there are too many rules in one file";
    errors_ = max_errors;
    return false;
  }
  set_.rules.push_back(rule);
  return true;
}

bool RuleParser::rule_name(Rule& rule) {
  Token name;
  if (!identifier(name, "the name of the rule"))
    return false;
  rule.name_span = span_of(name);
  std::string full = group_ ? (set_.name(set_.groups[group_].name) + ".").str() : "";
  full += name.text;
  for (const Loop& loop : loops_) {
    for (const Cell& cell : loop.cells) {
      full += (cell.negative ? ".minus_" : ".") + cell.token.text.str();
      if (!loop.has_long_suffix)
        break;
    }
  }
  rule.name = set_.intern(full);
  return true;
}

bool RuleParser::modifiers(Rule& rule) {
  while (true) {
    if (token_.is_word("benefit")) {
      if (!benefit(rule.benefit))
        return false;
    } else if (take_word("unverified")) {
      if (!token_.is(TokenKind::String)) {
        error_here() << "expected the reason, a string in quotes";
        return false;
      }
      rule.unverified = set_.intern(unescape_string(token_.text));
      advance();
    } else if (take_word("allow")) {
      if (!expect(TokenKind::LParen, "'('"))
        return false;
      do {
        const AllowWord* found = llvm::find_if(
            allow_words(), [&](const AllowWord& word) { return token_.is_word(word.word); });
        if (found == allow_words().end()) {
          llvm::SmallVector<llvm::StringRef, 3> words;
          for (const AllowWord& word : allow_words())
            words.push_back(word.word);
          error_here() << "expected effects, grow or speculate"
                       << (token_.is(TokenKind::Id) ? did_you_mean(token_.text, words) : "");
          return false;
        }
        rule.allow |= found->bit;
        advance();
      } while (take(TokenKind::Comma));
      if (!expect(TokenKind::RParen, "',' or ')'"))
        return false;
    } else {
      return true;
    }
  }
}

bool RuleParser::conditions(Rule& rule) {
  llvm::SmallVector<Index, 4> indices;
  do {
    const char* start = token_.begin();
    Condition condition;
    if (take_word("let")) {
      if (!token_.is(TokenKind::Constant) && !token_.is(TokenKind::TypeVar)) {
        error_here() << "expected a name for what is computed: #c or !t";
        return false;
      }
      condition.variable = set_.intern(token_.text);
      advance();
      if (!expect(TokenKind::Equal, "'='"))
        return false;
    }
    if (!(condition.expr = expr()))
      return false;
    condition.span = span_from(start);
    indices.push_back(set_.add(condition));
  } while (take(TokenKind::Comma));
  rule.conditions = set_.add_list(indices);
  return true;
}

bool RuleParser::result(Rule& rule) {
  if (take_word("erase")) {
    rule.is_erase = true;
    return true;
  }
  if (take(TokenKind::LBrace))
    return block(rule);
  llvm::SmallVector<Index, 2> nodes;
  if (!values(nodes))
    return false;
  rule.result = set_.add_list(nodes);
  return true;
}

bool RuleParser::block(Rule& rule) {
  llvm::SmallVector<Index, 4> statements;
  while (!take(TokenKind::RBrace)) {
    const char* start = token_.begin();
    llvm::SmallVector<Index, 2> names, nodes;
    if (!statement_names(names) || !values(nodes))
      return false;
    if (names.empty() && take(TokenKind::RBrace)) {
      rule.result = set_.add_list(nodes);
      break;
    }
    if (!expect(TokenKind::Semicolon, names.empty() ? "';' or '}'" : "';'"))
      return false;
    Statement statement;
    statement.names = set_.add_list(names);
    statement.values = set_.add_list(nodes);
    statement.span = span_from(start);
    statements.push_back(set_.add(statement));
  }
  rule.statements = set_.add_list(statements);
  return true;
}

// `%a, %b =` if the statement starts so.
bool RuleParser::statement_names(llvm::SmallVectorImpl<Index>& names) {
  if (!token_.is(TokenKind::Value))
    return true;
  Token next = peek();
  if (!next.is(TokenKind::Comma) && !next.is(TokenKind::Equal))
    return true;
  do {
    if (!token_.is(TokenKind::Value)) {
      error_here() << "expected a name for a value: %x";
      return false;
    }
    names.push_back(set_.intern(token_.text));
    advance();
  } while (take(TokenKind::Comma));
  return expect(TokenKind::Equal, "',' or '='");
}

// Tests. ------------------------------------------------------------------------------------------

bool RuleParser::test() {
  advance();
  Test test;
  Token name;
  if (!identifier(name, "the name of a rule, in full") || !expect(TokenKind::LParen, "'('"))
    return false;
  test.rule = set_.intern(name.text);
  test.span = span_of(name);
  while (!token_.is(TokenKind::RParen)) {
    if (!token_.is(TokenKind::Value)) {
      error_here() << "expected a value: %x";
      return false;
    }
    TestArg arg{set_.intern(token_.text)};
    advance();
    if (!expect(TokenKind::Colon, "':' and a type") || !(arg.type = ir_type()))
      return false;
    test.args.push_back(arg);
    if (!take(TokenKind::Comma))
      break;
  }
  if (!expect(TokenKind::RParen, "',' or ')'") || !test_body(test.before) ||
      !expect(TokenKind::Arrow, "'=>'"))
    return false;
  if (!take_word("unchanged") && !test_body(test.after))
    return false;
  set_.tests.push_back(std::move(test));
  return true;
}

// IR in braces, which is read when the test runs.
bool RuleParser::test_body(Span& span) {
  if (!token_.is(TokenKind::LBrace)) {
    error_here() << "expected IR in braces";
    return false;
  }
  const char* begin = token_.begin();
  const char* end = lexer_.end_of_body(begin);
  if (!end) {
    error_here() << "nothing closes this '{'";
    return false;
  }
  go_to(end);
  span = {static_cast<std::uint32_t>(begin - text_.begin()),
          static_cast<std::uint32_t>(end - text_.begin())};
  return true;
}

}  // namespace pliron::rules
