// Finds what keeps a rule from ever firing in its expressions: conditions that are never true, that
// exclude each other, or parts that never have a value. See checker.h.
//
// Sound, not complete: naturals are followed as ranges, everything else counts as anything, so that
// no rule is reported wrongly.

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include "passes/rules/checker.h"

namespace pliron::rules {

namespace {

using Limits = std::numeric_limits<std::int64_t>;

// What a natural can be; all that are not known go from end to end.
struct Range {
  std::int64_t low = Limits::min(), high = Limits::max();
};

// What overflows has no value, so that the end of the range stands for it too.
template <typename Overflows>
std::int64_t saturated(Overflows overflows, std::int64_t a, std::int64_t b, bool is_negative) {
  std::int64_t result = 0;
  return overflows(a, b, result) ? (is_negative ? Limits::min() : Limits::max()) : result;
}
std::int64_t add(std::int64_t a, std::int64_t b) {
  return saturated(llvm::AddOverflow<std::int64_t>, a, b, a < 0);
}
std::int64_t subtract(std::int64_t a, std::int64_t b) {
  return saturated(llvm::SubOverflow<std::int64_t>, a, b, a < 0);
}
std::int64_t multiply(std::int64_t a, std::int64_t b) {
  return saturated(llvm::MulOverflow<std::int64_t>, a, b, (a < 0) != (b < 0));
}

Range of_binary(Operator op, Range a, Range b) {
  if (op == Operator::Add)
    return {add(a.low, b.low), add(a.high, b.high)};
  if (op == Operator::Sub)
    return {subtract(a.low, b.high), subtract(a.high, b.low)};
  if (op != Operator::Mul)
    return {};
  auto [low, high] = std::minmax({multiply(a.low, b.low), multiply(a.low, b.high),
                                  multiply(a.high, b.low), multiply(a.high, b.high)});
  return {low, high};
}

// Whether `a op b` can hold for some pair.
bool can_hold(Operator op, Range a, Range b) {
  switch (op) {
    case Operator::Eq:
      return a.low <= b.high && b.low <= a.high;
    case Operator::Ne:
      return a.low != a.high || b.low != b.high || a.low != b.low;
    case Operator::Lt:
      return a.low < b.high;
    case Operator::Le:
      return a.low <= b.high;
    case Operator::Gt:
      return a.high > b.low;
    case Operator::Ge:
      return a.high >= b.low;
    default:
      return true;
  }
}

// The values of a rule's expressions, as far as they do not depend on the op.
class Values {
 public:
  explicit Values(const CheckedRule& rule) : rule_(rule) {}

  Range range(Index index) const {
    const CheckedExpr& expr = rule_.exprs[index];
    llvm::ArrayRef<Index> args = rule_.list(expr.args);
    if (expr.type != ExprType::Natural)
      return {};
    if (expr.op == ExprOp::Literal) {
      std::int64_t value = rule_.literals[expr.literal].integer.getSExtValue();
      return {value, value};
    }
    if (expr.op == ExprOp::Builtin && expr.builtin == Builtin::Width)
      return {1, static_cast<std::int64_t>(IntegerType::max_width)};
    if (expr.op == ExprOp::Builtin && expr.builtin == Builtin::Uses)
      return {0, Limits::max()};
    if (expr.op == ExprOp::Binary)
      return of_binary(expr.oper, range(args[0]), range(args[1]));
    if (expr.op == ExprOp::Unary && expr.oper == Operator::Neg)
      return of_binary(Operator::Sub, {0, 0}, range(args[0]));
    return {};
  }

  // Whether a condition can be true.
  bool can_be_true(Index index) const {
    const CheckedExpr& expr = rule_.exprs[index];
    llvm::ArrayRef<Index> args = rule_.list(expr.args);
    switch (expr.op) {
      case ExprOp::Literal:
        return rule_.literals[expr.literal].boolean;
      case ExprOp::And:
        return llvm::all_of(args, [&](Index arg) { return can_be_true(arg); });
      case ExprOp::Or:
        return llvm::any_of(args, [&](Index arg) { return can_be_true(arg); });
      case ExprOp::Not:
        return !(is_bool_literal(args[0]) && can_be_true(args[0]));
      case ExprOp::Compare:
        return !are_naturals(args) || can_hold(expr.oper, range(args[0]), range(args[1]));
      default:
        return true;
    }
  }

  // Whether no two values make both true: they compare one thing for equality with different
  // constants, or one is the negation of the other.
  bool exclude(Index a, Index b) const {
    const CheckedExpr &x = rule_.exprs[a], &y = rule_.exprs[b];
    if (x.op == ExprOp::Not && are_same(rule_.list(x.args)[0], b))
      return true;
    if (y.op == ExprOp::Not && are_same(rule_.list(y.args)[0], a))
      return true;
    if (x.op != ExprOp::Compare || y.op != ExprOp::Compare)
      return false;
    llvm::ArrayRef<Index> of_x = rule_.list(x.args), of_y = rule_.list(y.args);
    if (!are_same(of_x[0], of_y[0]))
      return false;
    bool are_equalities = x.oper == Operator::Eq && y.oper == Operator::Eq;
    bool are_opposite = (x.oper == Operator::Eq && y.oper == Operator::Ne) ||
                        (x.oper == Operator::Ne && y.oper == Operator::Eq);
    return (are_equalities && are_different_constants(of_x[1], of_y[1])) ||
           (are_opposite && are_same(of_x[1], of_y[1]));
  }

 private:
  bool is_bool_literal(Index index) const {
    const CheckedExpr& expr = rule_.exprs[index];
    return expr.op == ExprOp::Literal && rule_.literals[expr.literal].kind == Literal::Bool;
  }
  bool are_naturals(llvm::ArrayRef<Index> args) const {
    return llvm::all_of(args, [&](Index i) { return rule_.exprs[i].type == ExprType::Natural; });
  }

  // -1 and 255 may be the same bits, two that are not negative are not.
  bool are_different_constants(Index a, Index b) const {
    const CheckedExpr &x = rule_.exprs[a], &y = rule_.exprs[b];
    if (x.op == ExprOp::Case && y.op == ExprOp::Case)
      return x.number != y.number;
    if (x.op != ExprOp::Literal || y.op != ExprOp::Literal)
      return false;
    const Literal &m = rule_.literals[x.literal], &n = rule_.literals[y.literal];
    return m.kind == Literal::Integer && n.kind == Literal::Integer && !m.integer.isNegative() &&
           !n.integer.isNegative() && !are_equal(m, n);
  }
  static bool are_equal(const Literal& a, const Literal& b) {
    unsigned width = std::max(a.integer.getBitWidth(), b.integer.getBitWidth());
    return a.kind == b.kind && a.text == b.text && a.boolean == b.boolean &&
           a.integer.sext(width) == b.integer.sext(width);
  }

  // Whether two expressions are written alike, and so have one value.
  bool are_same(Index a, Index b) const {
    const CheckedExpr &x = rule_.exprs[a], &y = rule_.exprs[b];
    if (x.op != y.op || x.type != y.type || x.oper != y.oper || x.builtin != y.builtin ||
        x.variable != y.variable || x.table != y.table || x.native != y.native ||
        x.number != y.number || x.constant_type != y.constant_type || x.attribute != y.attribute ||
        x.constraint.node != y.constraint.node)
      return false;
    if (x.op == ExprOp::Literal && !are_equal(rule_.literals[x.literal], rule_.literals[y.literal]))
      return false;
    llvm::ArrayRef<Index> of_x = rule_.list(x.args), of_y = rule_.list(y.args);
    return of_x.size() == of_y.size() &&
           llvm::all_of_zip(of_x, of_y, [&](Index m, Index n) { return are_same(m, n); });
  }

  const CheckedRule& rule_;
};

}  // namespace

// Conditions, with those that 'and' joins one by one.
static void add_conjuncts(const CheckedRule& rule, Index expr, llvm::SmallVectorImpl<Index>& all) {
  if (rule.exprs[expr].op != ExprOp::And) {
    all.push_back(expr);
    return;
  }
  for (Index arg : rule.list(rule.exprs[expr].args))
    add_conjuncts(rule, arg, all);
}

void RuleChecker::never_true_conditions() {
  Values values(rule_);
  llvm::SmallVector<Index, 8> all;
  for (const CheckedCondition& condition : rule_.conditions) {
    if (condition.variable != no_var)
      continue;
    if (values.can_be_true(condition.expr))
      add_conjuncts(rule_, condition.expr, all);
    else
      error_at(condition.span) << "rule '" << rule_.name
                               << "' can never fire: this condition is never true";
  }
  for (std::size_t b = 1; b < all.size(); ++b)
    for (std::size_t a = 0; a < b; ++a)
      if (values.exclude(all[a], all[b])) {
        error_at(rule_.exprs[all[b]].span)
                .note(checker_.location(rule_.exprs[all[a]].span), "the other one is here")
            << "rule '" << rule_.name << "' can never fire: its conditions exclude each other";
        return;
      }
}

// A literal that stands where its width follows from nothing. Says so when no natural is as large.
bool RuleChecker::fits_natural(Index index, Span span) {
  const CheckedExpr& expr = rule_.exprs[index];
  if (expr.op != ExprOp::Literal || expr.type != ExprType::Natural ||
      rule_.literals[expr.literal].integer.isSignedIntN(64))
    return true;
  error_at(span) << "this number has no width here, and a natural is at most " << Limits::max();
  return false;
}

// Widths, amounts of shifts and divisors that are written as numbers, which must give a value for
// some integer at least.
bool RuleChecker::can_have_value(Builtin function, llvm::ArrayRef<Index> args,
                                 llvm::ArrayRef<Index> sources) {
  if (args.empty() || rule_.exprs[args.back()].op != ExprOp::Literal)
    return true;
  const llvm::APInt& number = rule_.literals[rule_.exprs[args.back()].literal].integer;
  Span span = set().expr_spans[sources.back()];
  switch (function) {
    case Builtin::Zext:
    case Builtin::Sext:
    case Builtin::Trunc:
    case Builtin::Int:
      if (number.isStrictlyPositive() && number.sle(IntegerType::max_width))
        return true;
      error_at(span) << "this is no width of an integer, which is from 1 to "
                     << IntegerType::max_width;
      return false;
    case Builtin::Shl:
    case Builtin::Lshr:
    case Builtin::Ashr: {
      unsigned width = expr_fixed_widths_[args[0]];
      if (number.isNegative() || number.ult(width ? width : IntegerType::max_width))
        return true;
      error_at(span) << "'" << builtin_name(function) << "' by this amount never has a value: "
                     << (width ? "the integer is narrower" : "no integer is as wide");
      return false;
    }
    case Builtin::Udiv:
    case Builtin::Urem:
    case Builtin::Sdiv:
    case Builtin::Srem:
      if (!number.isZero())
        return true;
      error_at(span) << "'" << builtin_name(function) << "' by 0 never has a value";
      return false;
    default:
      return true;
  }
}

}  // namespace pliron::rules
