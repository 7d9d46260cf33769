// Reads both sides of rules: operands, ops, attributes, and the patterns that they use. See
// rule_parser.h.

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"
#include "passes/rules/rule_parser.h"

namespace pliron::rules {

// Adds a node and holds its size, written out as a tree, against the limits.
Index RuleParser::add_node(const Node& node, const char* begin) {
  Tree tree{1, 1};
  for (List list : {node.operands, node.successors}) {
    for (Index child : set_.list(list)) {
      tree.size = std::min(tree.size + node_trees_[child].size, max_rule_nodes + 1);
      tree.height = std::max<std::uint16_t>(tree.height, node_trees_[child].height + 1);
    }
  }
  Span span = span_from(begin);
  if (tree.height > max_pattern_depth + 1) {  // the leaves do not count
    error_at(span) << "this is nested more than " << max_pattern_depth << " levels deep";
    return 0;
  }
  if (tree.size > max_rule_nodes || set_.nodes.size() >= max_set_nodes) {
    error_at(span) << "this rule is too large (limit " << max_rule_nodes << " operands)";
    return 0;
  }
  node_trees_.push_back(tree);
  return set_.add(node, span);
}

const RuleParser::Param* RuleParser::find_param(llvm::StringRef name) const {
  for (const Param& param : params_)
    if (param.name == name)
      return &param;
  return nullptr;
}

bool RuleParser::check_variable(const Token& token) {
  if (!in_pattern_ || find_param(token.text))
    return true;
  error_at(token) << "'" << token.text << "' is not a parameter of this pattern";
  return false;
}

Name RuleParser::variable(const Token& token) {
  if (!check_variable(token))
    return 0;
  const Param* param = in_pattern_ ? find_param(token.text) : nullptr;
  if (!param)
    return set_.intern(token.text);
  const Node& node = set_.nodes[param->node];
  bool is_plain = node.kind == NodeKind::Value && node.result < 0 && node.flags == 0;
  if (is_plain)
    return node.subject;
  error_at(token) << "'" << token.text << "' must be a plain variable here";
  return 0;
}

bool RuleParser::values(llvm::SmallVectorImpl<Index>& nodes) {
  bool many = take(TokenKind::LParen);
  do {
    Index node = operand();
    if (!node)
      return false;
    nodes.push_back(node);
  } while (many && take(TokenKind::Comma));
  return !many || expect(TokenKind::RParen, "',' or ')'");
}

// `[ID ":"] primary`. A loop's literal with a type looks the same and is none.
Index RuleParser::operand() {
  Name name = 0;
  bool is_named = token_.is(TokenKind::Id) && peek().is(TokenKind::Colon);
  const Cell* cell = is_named ? find_cell(token_.text) : nullptr;
  bool is_literal = token_.is_word("true") || token_.is_word("false") || token_.is_word("_") ||
                    token_.is_word("poison") || (cell && cell->is_literal);
  if (is_named && !is_literal) {
    name = word_name(token_);
    advance();
    advance();
  }
  Index node = primary();
  if (!node || !name)
    return node;
  Node named = set_.nodes[node];
  named.operand = name;
  node_trees_.push_back(node_trees_[node]);
  return set_.add(named, set_.node_spans[node]);
}

Index RuleParser::primary() {
  Depth depth(*this, operand_depth_, 4 * max_pattern_depth, "a pattern");
  if (!depth.ok())
    return 0;
  const char* begin = token_.begin();
  Token first = token_;
  switch (token_.kind) {
    case TokenKind::Value:
      if (peek().is(TokenKind::Equal)) {
        Name bind = variable(first);
        if (!bind)
          return 0;
        advance();
        advance();
        Index inner = primary();
        if (!inner)
          return 0;
        Node bound = set_.nodes[inner];
        if (bound.bind || bound.kind == NodeKind::Value || bound.kind == NodeKind::List ||
            bound.kind == NodeKind::Block) {
          error_at(first) << "'" << first.text << " =' can only name an op or a constant";
          return 0;
        }
        bound.bind = bind;
        return add_node(bound, begin);
      }
      [[fallthrough]];
    case TokenKind::Constant:
    case TokenKind::Block: {
      if (!check_variable(first))
        return 0;
      advance();
      if (const Param* param = find_param(first.text))
        return param_operand(param->node, begin);
      if (first.is(TokenKind::Block))
        return add_node({.kind = NodeKind::Block, .subject = set_.intern(first.text)}, begin);
      NodeKind kind = first.is(TokenKind::Value) ? NodeKind::Value : NodeKind::Constant;
      return suffix({.kind = kind, .subject = set_.intern(first.text)}, begin);
    }
    case TokenKind::LSquare:
      return list_operand();
    case TokenKind::HashParen: {
      advance();
      Index value = expr();
      if (!value || !expect(TokenKind::RParen, "')'"))
        return 0;
      return suffix({.kind = NodeKind::Computed, .subject = value}, begin);
    }
    case TokenKind::Minus:
    case TokenKind::Integer:
    case TokenKind::Float: {
      bool negative = take(TokenKind::Minus);
      Index value = literal(negative, begin);
      return value ? suffix({.kind = NodeKind::Literal, .subject = value}, begin) : 0;
    }
    case TokenKind::Native:
      return op_operand(0);
    case TokenKind::Id:
      return word_operand();
    default:
      error_here() << "expected an operand: an op, %x, #c, a number, a list in brackets or _";
      return 0;
  }
}

Index RuleParser::list_operand() {
  const char* begin = token_.begin();
  advance();
  llvm::SmallVector<Index, 4> elements;
  while (!token_.is(TokenKind::RSquare)) {
    Index element = operand();
    if (!element)
      return 0;
    elements.push_back(element);
    if (!take(TokenKind::Comma))
      break;
  }
  if (!expect(TokenKind::RSquare, "',' or ']'"))
    return 0;
  return add_node({.kind = NodeKind::List, .operands = set_.add_list(elements)}, begin);
}

// What starts in a word.
Index RuleParser::word_operand() {
  const char* begin = token_.begin();
  std::uint8_t flags = 0;
  while (token_.is_word("once") || token_.is_word("ordered")) {
    flags |= token_.is_word("once") ? Once : Ordered;
    advance();
  }
  if (flags)
    return op_operand(flags);
  if (take_word("_"))
    return suffix({.kind = NodeKind::Any}, begin);
  if (take_word("poison"))
    return suffix({.kind = NodeKind::Poison}, begin);
  const Cell* cell = find_cell(token_.text);
  if (cell && cell->is_literal) {
    Index value = add_expr(ExprKind::Literal, cell->text(), {}, begin);
    advance();
    return value ? suffix({.kind = NodeKind::Literal, .subject = value}, begin) : 0;
  }
  if (token_.is_word("true") || token_.is_word("false")) {
    Index value = literal(false, begin);
    return value ? suffix({.kind = NodeKind::Literal, .subject = value}, begin) : 0;
  }
  return op_operand(0);
}

Index RuleParser::op_operand(std::uint8_t flags) {
  const char* begin = token_.begin();
  Token name = token_;
  Node node{.kind = NodeKind::Op, .flags = flags};
  if (token_.is(TokenKind::Native)) {
    node.kind = NodeKind::Native;
    node.subject = set_.intern(token_.text.drop_front());
    advance();
  } else {
    if (!identifier(name, "an op"))
      return 0;
    const Cell* cell = find_cell(name.text);
    auto pattern = patterns_.find(cell ? cell->token.text : name.text);
    if (pattern != patterns_.end() && !token_.is(TokenKind::Less)) {
      Index used = use_pattern(pattern->second, name);
      if (!used || !flags)
        return used;
      Node changed = set_.nodes[used];
      if (changed.kind != NodeKind::Op) {
        error_at(name) << "pattern '" << name.text
                       << "' is no op, so 'once' and 'ordered' mean nothing";
        return 0;
      }
      changed.flags |= flags;
      return add_node(changed, begin);
    }
    node.subject = word_name(name);
  }
  if (token_.is(TokenKind::Less) && !attributes(node))
    return 0;
  if (!token_.is(TokenKind::LParen)) {
    error_here() << "expected '(' and the operands of '" << name.text << "'";
    return 0;
  }
  if (!operands(node))
    return 0;
  if (token_.is(TokenKind::LSquare) && !successors(node))
    return 0;
  return suffix(node, begin);
}

bool RuleParser::operands(Node& node) {
  advance();
  llvm::SmallVector<Index, 4> nodes;
  while (!token_.is(TokenKind::RParen)) {
    Index child = operand();
    if (!child)
      return false;
    nodes.push_back(child);
    if (!take(TokenKind::Comma))
      break;
  }
  node.operands = set_.add_list(nodes);
  return expect(TokenKind::RParen, "',' or ')'");
}

bool RuleParser::successors(Node& node) {
  advance();
  node.flags |= HasSuccs;
  llvm::SmallVector<Index, 2> nodes;
  while (!token_.is(TokenKind::RSquare)) {
    const char* begin = token_.begin();
    Token token = token_;
    if (!token.is(TokenKind::Block) && !token.is_word("_")) {
      error_here() << "expected a successor: ^b or _";
      return false;
    }
    if (token.is(TokenKind::Block) && !check_variable(token))
      return false;
    advance();
    const Param* param = find_param(token.text);
    Index child =
        param ? param->node
        : token.is(TokenKind::Block)
            ? add_node({.kind = NodeKind::Block, .subject = set_.intern(token.text)}, begin)
            : add_node({.kind = NodeKind::Any}, begin);
    if (!child)
      return false;
    nodes.push_back(child);
    if (!take(TokenKind::Comma))
      break;
  }
  node.successors = set_.add_list(nodes);
  return expect(TokenKind::RSquare, "',' or ']'");
}

// Suffixes. ---------------------------------------------------------------------------------------

bool RuleParser::has_suffix() {
  return token_.is(TokenKind::Dot) || token_.is(TokenKind::Ellipsis) ||
         token_.is(TokenKind::Colon) || token_.is_word("at");
}

Index RuleParser::suffix(Node node, const char* begin) {
  return suffix_parts(node) ? add_node(node, begin) : 0;
}

// What stands for a parameter, with more said about it.
Index RuleParser::param_operand(Index arg, const char* begin) {
  if (!has_suffix())
    return arg;
  Node node = set_.nodes[arg];
  if (node.result >= 0 || node.type || !node.at.empty() || (node.flags & Spread)) {
    error_here() << "what is given for this parameter already says such a thing";
    return 0;
  }
  return suffix(node, begin);
}

bool RuleParser::suffix_parts(Node& node) {
  if (take(TokenKind::Dot)) {
    std::int16_t number = 0;
    if (!token_.is(TokenKind::Integer) || token_.text.getAsInteger(10, number)) {
      error_here() << "expected the number of a result or part";
      return false;
    }
    node.result = number;
    advance();
  }
  if (take(TokenKind::Ellipsis))
    node.flags |= Spread;
  if (take(TokenKind::Colon) && !(node.type = type()))
    return false;
  if (!take_word("at"))
    return true;
  llvm::SmallVector<Index, 2> names;
  do {
    if (!token_.is(TokenKind::Value)) {
      error_here() << "expected a value whose location is meant: %x";
      return false;
    }
    Name name = variable(token_);
    if (!name)
      return false;
    names.push_back(name);
    advance();
  } while (take(TokenKind::Ampersand));
  node.at = set_.add_list(names);
  return true;
}

// Patterns. ---------------------------------------------------------------------------------------

Index RuleParser::use_pattern(PatternDef& def, const Token& name) {
  const char* begin = name.begin();
  if (!def.is_ready) {
    error_at(name) << "pattern '" << name.text << "' uses itself";
    return 0;
  }
  if (def.is_broken)
    return 0;
  llvm::SmallVector<Index, 4> args;
  if (!def.params.empty() || token_.is(TokenKind::LParen)) {
    if (!expect(TokenKind::LParen, "'(' and what the pattern is used on"))
      return 0;
    while (!token_.is(TokenKind::RParen)) {
      bool is_type =
          args.size() < def.params.size() && def.params[args.size()].is(TokenKind::TypeVar);
      Index arg = is_type ? type() : operand();
      if (!arg)
        return 0;
      args.push_back(arg);
      if (!take(TokenKind::Comma))
        break;
    }
    if (!expect(TokenKind::RParen, "',' or ')'"))
      return 0;
  }
  if (args.size() != def.params.size()) {
    error_at(name).note(location(span_of(def.name)), "it is defined here")
        << "pattern '" << name.text << "' has " << def.params.size()
        << (def.params.size() == 1 ? " parameter" : " parameters") << ", this use gives "
        << args.size();
    return 0;
  }
  const char* behind = token_.begin();
  const char* end = last_end_;
  Index node = read_pattern(def, args);
  go_to(behind);
  last_end_ = end;
  return node ? param_operand(node, begin) : 0;
}

// Reads the body with the parameters standing for what is given.
Index RuleParser::read_pattern(PatternDef& def, llvm::ArrayRef<Index> args) {
  Depth depth(*this, pattern_depth_, 64, "the use of patterns");
  if (!depth.ok())
    return 0;
  llvm::SmallVector<Param, 4> params;
  for (auto [token, arg] : llvm::zip(def.params, args)) {
    Param param{token.text};
    (token.is(TokenKind::TypeVar) ? param.type : param.node) = arg;
    params.push_back(param);
  }
  auto outer_params = std::exchange(params_, llvm::ArrayRef<Param>(params));
  bool outer_in_pattern = std::exchange(in_pattern_, true);
  std::size_t outer_loops = std::exchange(visible_loops_, std::min(def.loops, loops_.size()));
  go_to(def.body);
  Index node = operand();
  params_ = outer_params;
  in_pattern_ = outer_in_pattern;
  visible_loops_ = outer_loops;
  return node;
}

// Attributes. -------------------------------------------------------------------------------------

bool RuleParser::attributes(Node& node) {
  advance();
  llvm::SmallVector<Index, 4> attrs;
  do {
    if (!attribute(node, attrs))
      return false;
  } while (take(TokenKind::Comma));
  node.attrs = set_.add_list(attrs);
  return expect(TokenKind::Greater, "',' or '>'");
}

bool RuleParser::attribute(Node& node, llvm::SmallVectorImpl<Index>& attrs) {
  const char* begin = token_.begin();
  if (take(TokenKind::DotDot)) {
    node.flags |= AnyAttrs;
    return true;
  }
  Attr attr;
  if (token_.is_word("not") && peek().is(TokenKind::Id)) {
    advance();
    attr.test = AttrTest::NotWord;
  }
  Token name = token_;
  if (!identifier(name, "an attribute, a case of one, or '..'"))
    return false;
  attr.slot = word_name(name);
  if (attr.test == AttrTest::Word && take(TokenKind::Equal) && !attribute_value(attr))
    return false;
  attrs.push_back(set_.add(attr, span_from(begin)));
  return true;
}

// What stands behind `=`. Not 0 when it could be read.
Index RuleParser::attribute_value(Attr& attr) {
  const char* begin = token_.begin();
  attr.test = AttrTest::Equals;
  if (take_word("_")) {
    attr.test = AttrTest::Accept;
    return 1;
  }
  if (take(TokenKind::HashParen)) {
    attr.value = expr();
    return attr.value && expect(TokenKind::RParen, "')'") ? attr.value : 0;
  }
  auto behind = [&](std::size_t ahead) {
    return token_.end() + ahead < text_.end() ? token_.end()[ahead] : '\0';
  };
  if (token_.is(TokenKind::Constant) && behind(0) != '.' && behind(0) != '<') {
    if (!check_variable(token_))
      return 0;
    Token name = token_;
    advance();
    const Param* param = find_param(name.text);
    attr.value =
        param ? param_expr(param->node) : add_expr(ExprKind::Constant, name.text, {}, begin);
    if (attr.value && set_.exprs[attr.value].kind == ExprKind::Constant)
      attr.test = AttrTest::Bind;
    return attr.value;
  }
  if (token_.is(TokenKind::Minus) || starts_literal()) {
    bool negative = take(TokenKind::Minus);
    if (!peek().is(TokenKind::Colon))
      return attr.value = literal(negative, begin);
    go_to(begin);
    return attr.value = ir_attribute();
  }
  bool is_word = token_.is(TokenKind::Id) && !starts_ir_type() && behind(0) != '<' &&
                 behind(0) != '(' && token_.text != "unit";
  if (!is_word)
    return attr.value = ir_attribute();
  attr.value = add_expr(ExprKind::Word, set_.name(word_name(token_)), {}, begin);
  advance();
  return attr.value;
}

}  // namespace pliron::rules
