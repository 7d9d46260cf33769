// Reading affine maps and integer sets. Operators bind as usual: `-` in front of an operand first, then
// `*`, `mod`, `floordiv` and `ceildiv`, then `+` and `-`.

#include "ir/parser_core.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSwitch.h"

namespace pliron {

namespace {

class AffineParser {
 public:
  explicit AffineParser(TextParser& parser) : parser_(parser), context_(parser.context()) {}

  // `<(d0)[s0] -> (results)>`, with the current token at the keyword.
  Attribute map() {
    llvm::SmallVector<AffineExpr, 4> results;
    if (failed(head("affine_map", TokenKind::Arrow, "'->' and the results")) ||
        failed(parser_.parse_list("(", ")",
                                  [&]() -> LogicalResult {
                                    results.push_back(sum());
                                    return success(static_cast<bool>(results.back()));
                                  })) ||
        failed(parser_.expect(TokenKind::Greater, "'>' at the end of an affine map")))
      return {};
    return AffineMapAttr::get(context_, num_dims_, num_symbols_, results);
  }

  // `<(d0)[s0] : (constraints)>`
  Attribute set() {
    llvm::SmallVector<IntegerSetAttr::Constraint, 4> constraints;
    if (failed(head("affine_set", TokenKind::Colon, "':' and the constraints")) ||
        failed(parser_.parse_list("(", ")",
                                  [&] { return constraint(constraints.emplace_back()); })) ||
        failed(parser_.expect(TokenKind::Greater, "'>' at the end of an integer set")))
      return {};
    return IntegerSetAttr::get(context_, num_dims_, num_symbols_, constraints);
  }

 private:
  LogicalResult head(llvm::StringRef keyword, TokenKind middle, llvm::StringRef what) {
    parser_.advance();
    if (failed(parser_.expect(TokenKind::Less, ("'<' behind '" + keyword + "'").str())) ||
        failed(parser_.parse_list("(", ")", [&] { return name(AffineExprKind::Dim); })))
      return failure();
    if (parser_.token().is(TokenKind::LSquare) &&
        failed(parser_.parse_list("[", "]", [&] { return name(AffineExprKind::Symbol); })))
      return failure();
    return parser_.expect(middle, what);
  }

  LogicalResult name(AffineExprKind kind) {
    Token token = parser_.token();
    if (!token.is(TokenKind::BareId))
      return parser_.emit_error() << "expected the name of a dimension or symbol";
    bool is_dim = kind == AffineExprKind::Dim;
    AffineExpr expr = is_dim ? AffineExpr::dim(context_, num_dims_++)
                             : AffineExpr::symbol(context_, num_symbols_++);
    if (!names_.try_emplace(token.text, expr).second)
      return parser_.emit_error() << "'" << token.text << "' is the name of two things here";
    parser_.advance();
    return success();
  }

  // expr == expr, expr >= expr, expr <= expr. The lexer has no tokens for these.
  LogicalResult constraint(IntegerSetAttr::Constraint& out) {
    AffineExpr lhs = sum();
    if (!lhs)
      return failure();
    Token first = parser_.token();
    bool is_less = first.is(TokenKind::Less);
    out.is_equality = first.is(TokenKind::Equal);
    if (is_less || out.is_equality || first.is(TokenKind::Greater)) {
      parser_.advance();
      const Token& second = parser_.token();
      if (second.is(TokenKind::Equal) && second.place() == first.end()) {
        parser_.advance();
        AffineExpr rhs = sum();
        if (!rhs)
          return failure();
        out.expr = is_less ? checked(rhs - lhs, first) : checked(lhs - rhs, first);
        return success(static_cast<bool>(out.expr));
      }
    }
    return parser_.error_at(first) << "expected '==', '>=' or '<=' in a constraint";
  }

  // Null when it is nested too deeply.
  AffineExpr checked(AffineExpr expr, const Token& place) {
    if (expr.height() <= AffineExpr::max_height)
      return expr;
    parser_.error_at(place) << "an affine expression nested more than " << AffineExpr::max_height
                            << " levels deep";
    return {};
  }

  AffineExpr sum() {
    AffineExpr lhs = product();
    while (lhs) {
      Token op = parser_.token();
      bool minus = op.is(TokenKind::Minus);
      if (!minus && !op.is(TokenKind::Plus))
        return lhs;
      parser_.advance();
      AffineExpr rhs = product();
      if (!rhs)
        return {};
      lhs = checked(minus ? lhs - rhs : lhs + rhs, op);
    }
    return {};
  }

  static std::optional<AffineExprKind> product_operator(const Token& token) {
    if (token.is(TokenKind::Star))
      return AffineExprKind::Mul;
    if (!token.is(TokenKind::BareId))
      return std::nullopt;
    return llvm::StringSwitch<std::optional<AffineExprKind>>(token.text)
        .Case("mod", AffineExprKind::Mod)
        .Case("floordiv", AffineExprKind::FloorDiv)
        .Case("ceildiv", AffineExprKind::CeilDiv)
        .Default(std::nullopt);
  }

  AffineExpr product() {
    AffineExpr lhs = operand();
    while (lhs) {
      Token op = parser_.token();
      auto kind = product_operator(op);
      if (!kind)
        return lhs;
      parser_.advance();
      AffineExpr rhs = operand();
      if (!rhs)
        return {};
      bool is_mul = *kind == AffineExprKind::Mul;
      if (!rhs.is_symbolic_or_constant() && !(is_mul && lhs.is_symbolic_or_constant())) {
        parser_.error_at(op) << (is_mul ? "one side of '*' must be free of dimensions"
                                        : "the right side must be free of dimensions");
        return {};
      }
      lhs = checked(AffineExpr::binary(*kind, lhs, rhs), op);
    }
    return {};
  }

  AffineExpr operand() {
    DepthGuard guard(parser_);
    if (!guard.ok())
      return {};
    Token token = parser_.token();
    switch (token.kind) {
      case TokenKind::Minus:
        return negation();
      case TokenKind::Integer:
        return integer(/*negative=*/false);
      case TokenKind::LParen: {
        parser_.advance();
        AffineExpr inner = sum();
        if (!inner || failed(parser_.expect(TokenKind::RParen, "')'")))
          return {};
        return inner;
      }
      case TokenKind::BareId: {
        auto it = names_.find(token.text);
        if (it == names_.end()) {
          parser_.emit_error() << "'" << token.text << "' is no dimension or symbol here";
          return {};
        }
        parser_.advance();
        return it->second;
      }
      default:
        parser_.emit_error() << "expected a number, dimension, symbol or '('";
        return {};
    }
  }

  AffineExpr negation() {
    Token minus = parser_.token();
    parser_.advance();
    if (parser_.token().is(TokenKind::Integer))
      return integer(/*negative=*/true);
    AffineExpr inner = operand();
    return inner ? checked(-inner, minus) : AffineExpr();
  }

  AffineExpr integer(bool negative) {
    auto value = parse_integer_literal(parser_.token().text, negative, 64, /*is_signed=*/true);
    if (!value) {
      parser_.emit_error() << "this number does not fit into 64 bits";
      return {};
    }
    parser_.advance();
    return AffineExpr::constant(context_, value->getSExtValue());
  }

  TextParser& parser_;
  Context& context_;
  llvm::StringMap<AffineExpr> names_;
  unsigned num_dims_ = 0, num_symbols_ = 0;
};

}  // namespace

Attribute TextParser::affine_map_attribute() { return AffineParser(*this).map(); }
Attribute TextParser::integer_set_attribute() { return AffineParser(*this).set(); }

}  // namespace pliron
