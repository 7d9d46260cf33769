#include "ir/affine.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <numeric>
#include <optional>

#include "ir/arena.h"
#include "ir/context.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

namespace pliron {

// Expressions share the context's uniquer. The kind tag tells what the words mean:
//   Constant: value                     Dim, Symbol: position
//   others:   lhs, rhs, height and whether it is symbolic
namespace {
constexpr AffineExprKind kind_tags[] = {AffineExprKind::Add,      AffineExprKind::Mul,
                                        AffineExprKind::Mod,      AffineExprKind::FloorDiv,
                                        AffineExprKind::CeilDiv,  AffineExprKind::Constant,
                                        AffineExprKind::Dim,      AffineExprKind::Symbol};

AffineExpr make(Context& context, AffineExprKind kind, llvm::ArrayRef<std::uint64_t> words) {
  return AffineExpr(context.unique(&kind_tags[static_cast<int>(kind)], words));
}

AffineExpr make_binary(AffineExprKind kind, AffineExpr lhs, AffineExpr rhs) {
  std::uint64_t height = std::max(lhs.height(), rhs.height()) + 1;
  bool symbolic = lhs.is_symbolic_or_constant() && rhs.is_symbolic_or_constant();
  return make(lhs.context(), kind,
              {to_word(lhs.storage()), to_word(rhs.storage()), height << 1 | symbolic});
}

// Arithmetic that wraps, as MLIR's does where it does not look for overflow.
std::int64_t wrapping_add(std::int64_t a, std::int64_t b) {
  return static_cast<std::int64_t>(static_cast<std::uint64_t>(a) + static_cast<std::uint64_t>(b));
}
std::int64_t wrapping_mul(std::int64_t a, std::int64_t b) {
  return static_cast<std::int64_t>(static_cast<std::uint64_t>(a) * static_cast<std::uint64_t>(b));
}
}  // namespace

AffineExpr AffineExpr::constant(Context& context, std::int64_t value) {
  return make(context, AffineExprKind::Constant, {static_cast<std::uint64_t>(value)});
}
AffineExpr AffineExpr::dim(Context& context, unsigned position) {
  return make(context, AffineExprKind::Dim, {position});
}
AffineExpr AffineExpr::symbol(Context& context, unsigned position) {
  return make(context, AffineExprKind::Symbol, {position});
}

AffineExprKind AffineExpr::kind() const {
  return *static_cast<const AffineExprKind*>(storage_->kind);
}
Context& AffineExpr::context() const {
  return Arena::context_of(storage_);
}
std::int64_t AffineExpr::value() const {
  assert(is_constant() && "not a constant");
  return static_cast<std::int64_t>(storage_->words()[0]);
}
unsigned AffineExpr::position() const {
  assert(!is_binary() && !is_constant() && "not a dimension or symbol");
  return static_cast<unsigned>(storage_->words()[0]);
}
AffineExpr AffineExpr::lhs() const {
  assert(is_binary() && "not a binary expression");
  return AffineExpr(from_word<UniquedStorage>(storage_->words()[0]));
}
AffineExpr AffineExpr::rhs() const {
  assert(is_binary() && "not a binary expression");
  return AffineExpr(from_word<UniquedStorage>(storage_->words()[1]));
}
bool AffineExpr::is_symbolic_or_constant() const {
  return is_binary() ? storage_->words()[2] & 1 : kind() != AffineExprKind::Dim;
}
unsigned AffineExpr::height() const {
  return is_binary() ? static_cast<unsigned>(storage_->words()[2] >> 1) : 1;
}

static std::uint64_t magnitude(std::int64_t value) {
  return value < 0 ? -static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value);
}

std::uint64_t AffineExpr::known_divisor() const {
  switch (kind()) {
    case AffineExprKind::Constant:
      return magnitude(value());
    case AffineExprKind::Dim:
    case AffineExprKind::Symbol:
      return 1;
    case AffineExprKind::FloorDiv:
    case AffineExprKind::CeilDiv: {
      // Of a quotient something is known when the division leaves no remainder.
      std::uint64_t divisor = rhs().is_constant() ? magnitude(rhs().value()) : 0;
      std::uint64_t known = divisor ? lhs().known_divisor() : 1;
      return divisor && known % divisor == 0 ? known / divisor : 1;
    }
    case AffineExprKind::Mul:
      return lhs().known_divisor() * rhs().known_divisor();
    case AffineExprKind::Add:
    case AffineExprKind::Mod:
      return std::gcd(lhs().known_divisor(), rhs().known_divisor());
  }
  return 1;
}

// Simplification. Each function gives null when it knows nothing better than the expression itself.
// The rules and their order are MLIR's (mlir/lib/IR/AffineExpr.cpp), since its printed form shows
// them.

namespace {

using Kind = AffineExprKind;

bool is_binary_with_constant(AffineExpr expr, Kind kind) {
  return expr.kind() == kind && expr.rhs().is_constant();
}

// Two dimensions, or two symbols, the later one first.
bool are_in_wrong_order(AffineExpr lhs, AffineExpr rhs) {
  bool names = lhs.kind() == Kind::Dim || lhs.kind() == Kind::Symbol;
  return names && lhs.kind() == rhs.kind() && lhs.position() > rhs.position();
}

// expr + (expr floordiv q) * -q is expr mod q. For a symbolic q the product is
// ((expr floordiv q) * q) * -1.
AffineExpr as_remainder(AffineExpr lhs, AffineExpr rhs) {
  if (rhs.kind() != Kind::Mul)
    return {};
  AffineExpr product = rhs.lhs(), factor = rhs.rhs();
  if (factor.is_constant(-1) && product.kind() == Kind::Mul) {
    AffineExpr quotient = product.lhs(), divisor = product.rhs();
    if (quotient.kind() != Kind::FloorDiv)
      return {};
    if (quotient.rhs() == divisor && quotient.lhs() == lhs)
      return lhs % divisor;
  }
  if (product.kind() != Kind::FloorDiv || product.lhs() != lhs)
    return {};
  AffineExpr divisor = product.rhs();
  bool is_positive = divisor.is_constant() && divisor.value() > 0;
  return is_positive && divisor == -factor ? lhs % divisor : AffineExpr();
}

AffineExpr simplify_add(AffineExpr lhs, AffineExpr rhs) {
  if (lhs.is_constant() && rhs.is_constant()) {
    std::int64_t sum;
    if (llvm::AddOverflow(lhs.value(), rhs.value(), sum))
      return {};
    return AffineExpr::constant(lhs.context(), sum);
  }
  if (lhs.is_constant() ||
      (lhs.is_symbolic_or_constant() && !rhs.is_symbolic_or_constant()) ||
      are_in_wrong_order(lhs, rhs))
    return rhs + lhs;
  if (rhs.is_constant(0))
    return lhs;
  if (rhs.is_constant() && is_binary_with_constant(lhs, Kind::Add))
    return lhs.lhs() + wrapping_add(lhs.rhs().value(), rhs.value());

  // c1 * expr + c2 * expr is (c1 + c2) * expr.
  bool lhs_scaled = is_binary_with_constant(lhs, Kind::Mul);
  bool rhs_scaled = is_binary_with_constant(rhs, Kind::Mul);
  if ((lhs_scaled ? lhs.lhs() : lhs) == (rhs_scaled ? rhs.lhs() : rhs))
    return (lhs_scaled ? lhs.lhs() : lhs) * wrapping_add(lhs_scaled ? lhs.rhs().value() : 1,
                                                         rhs_scaled ? rhs.rhs().value() : 1);
  // (expr + c) + rhs is (expr + rhs) + c.
  if (is_binary_with_constant(lhs, Kind::Add))
    return lhs.lhs() + rhs + lhs.rhs();
  return as_remainder(lhs, rhs);
}

AffineExpr simplify_mul(AffineExpr lhs, AffineExpr rhs) {
  if (lhs.is_constant() && rhs.is_constant()) {
    std::int64_t product;
    if (llvm::MulOverflow(lhs.value(), rhs.value(), product))
      return {};
    return AffineExpr::constant(lhs.context(), product);
  }
  assert((lhs.is_symbolic_or_constant() || rhs.is_symbolic_or_constant()) &&
         "one side of an affine product is symbolic");
  if (!rhs.is_symbolic_or_constant() || lhs.is_constant() ||
      (lhs.kind() == Kind::Symbol && are_in_wrong_order(lhs, rhs)))
    return rhs * lhs;
  if (rhs.is_constant(1))
    return lhs;
  if (rhs.is_constant(0))
    return rhs;
  if (!is_binary_with_constant(lhs, Kind::Mul))
    return {};
  if (rhs.is_constant())
    return lhs.lhs() * wrapping_mul(lhs.rhs().value(), rhs.value());
  // (expr * c) * symbol is (expr * symbol) * c.
  return (lhs.lhs() * rhs) * lhs.rhs();
}

// Whether dividing gives a number that does not fit.
bool division_overflows(std::int64_t numerator, std::int64_t denominator) {
  return numerator == std::numeric_limits<std::int64_t>::min() && denominator == -1;
}

// What floordiv and ceildiv have in common: (expr * c) / divisor, where c is a multiple.
AffineExpr divide_factor(AffineExpr lhs, std::int64_t divisor) {
  if (divisor == 1)
    return lhs;
  if (!is_binary_with_constant(lhs, Kind::Mul))
    return {};
  std::int64_t factor = lhs.rhs().value();
  if (division_overflows(factor, divisor) || factor % divisor != 0)
    return {};
  return lhs.lhs() * (factor / divisor);
}

AffineExpr simplify_floor_div(AffineExpr lhs, AffineExpr rhs) {
  if (!rhs.is_constant() || rhs.is_constant(0))
    return {};
  std::int64_t divisor = rhs.value();
  if (lhs.is_constant()) {
    if (division_overflows(lhs.value(), divisor))
      return {};
    return AffineExpr::constant(lhs.context(), llvm::divideFloorSigned(lhs.value(), divisor));
  }
  if (AffineExpr quotient = divide_factor(lhs, divisor))
    return quotient;
  if (lhs.kind() != Kind::Add)
    return {};
  bool splits = lhs.lhs().known_divisor() % magnitude(divisor) == 0 ||
                lhs.rhs().known_divisor() % magnitude(divisor) == 0;
  return splits ? lhs.lhs().floor_div(rhs) + lhs.rhs().floor_div(rhs) : AffineExpr();
}

AffineExpr simplify_ceil_div(AffineExpr lhs, AffineExpr rhs) {
  if (!rhs.is_constant() || rhs.is_constant(0))
    return {};
  std::int64_t divisor = rhs.value();
  if (!lhs.is_constant())
    return divide_factor(lhs, divisor);
  if (division_overflows(lhs.value(), divisor))
    return {};
  return AffineExpr::constant(lhs.context(), llvm::divideCeilSigned(lhs.value(), divisor));
}

AffineExpr simplify_mod(AffineExpr lhs, AffineExpr rhs) {
  if (!rhs.is_constant() || rhs.value() < 1)
    return {};
  std::int64_t divisor = rhs.value();
  if (lhs.is_constant())
    return AffineExpr::constant(lhs.context(), llvm::mod(lhs.value(), divisor));
  auto divides = [&](std::uint64_t value) { return value % magnitude(divisor) == 0; };
  if (divides(lhs.known_divisor()))
    return AffineExpr::constant(lhs.context(), 0);
  if (lhs.kind() == Kind::Add) {
    if (divides(lhs.lhs().known_divisor()))
      return lhs.rhs() % rhs;
    if (divides(lhs.rhs().known_divisor()))
      return lhs.lhs() % rhs;
  }
  bool is_nested = is_binary_with_constant(lhs, Kind::Mod) && lhs.rhs().value() >= 1;
  if (is_nested && divides(magnitude(lhs.rhs().value())))
    return lhs.lhs() % rhs;
  return {};
}

}  // namespace

AffineExpr AffineExpr::binary(AffineExprKind kind, AffineExpr lhs, AffineExpr rhs) {
  static constexpr AffineExpr (*simplify[])(AffineExpr, AffineExpr) = {
      simplify_add, simplify_mul, simplify_mod, simplify_floor_div, simplify_ceil_div};
  assert(kind <= AffineExprKind::CeilDiv && "not a binary kind");
  if (AffineExpr simple = simplify[static_cast<int>(kind)](lhs, rhs))
    return simple;
  return make_binary(kind, lhs, rhs);
}

// Printing.

namespace {

llvm::StringRef spelling(Kind kind) {
  constexpr llvm::StringLiteral spellings[] = {" + ", " * ", " mod ", " floordiv ", " ceildiv "};
  return spellings[static_cast<int>(kind)];
}

void print_expr(AffineExpr expr, bool tight, llvm::raw_ostream& os);

void print_product(AffineExpr expr, llvm::raw_ostream& os) {
  if (expr.kind() == Kind::Mul && expr.rhs().is_constant(-1)) {
    os << '-';
    print_expr(expr.lhs(), true, os);
    return;
  }
  print_expr(expr.lhs(), true, os);
  os << spelling(expr.kind());
  print_expr(expr.rhs(), true, os);
}

// No literal stands for this number: a literal has no sign, and MLIR takes none above the largest one.
constexpr std::int64_t smallest = std::numeric_limits<std::int64_t>::min();

// Whether it is written as a sum, and so needs parentheses on the right of another.
bool is_sum(AffineExpr expr) { return expr.kind() == Kind::Add || expr.is_constant(smallest); }

// Adding something negative is written as a subtraction.
void print_sum(AffineExpr expr, llvm::raw_ostream& os) {
  AffineExpr rhs = expr.rhs();
  print_expr(expr.lhs(), false, os);
  if (rhs.is_constant() && rhs.value() < 0 && rhs.value() != smallest) {
    os << " - " << -rhs.value();
    return;
  }
  std::int64_t factor = is_binary_with_constant(rhs, Kind::Mul) ? rhs.rhs().value() : 0;
  if (factor >= 0 || factor == smallest) {
    os << " + ";
    print_expr(rhs, is_sum(rhs), os);
    return;
  }
  os << " - ";
  print_expr(rhs.lhs(), factor != -1 || is_sum(rhs.lhs()), os);
  if (factor != -1)
    os << " * " << -factor;
}

void print_constant(std::int64_t value, bool tight, llvm::raw_ostream& os) {
  if (value != smallest)
    os << value;
  else
    os << (tight ? "(" : "") << value + 1 << " - 1" << (tight ? ")" : "");
}

// `tight`: what is around binds at least as strongly as any operator.
void print_expr(AffineExpr expr, bool tight, llvm::raw_ostream& os) {
  switch (expr.kind()) {
    case Kind::Constant:
      print_constant(expr.value(), tight, os);
      return;
    case Kind::Dim:
      os << 'd' << expr.position();
      return;
    case Kind::Symbol:
      os << 's' << expr.position();
      return;
    default:
      break;
  }
  if (tight)
    os << '(';
  if (expr.kind() == Kind::Add)
    print_sum(expr, os);
  else
    print_product(expr, os);
  if (tight)
    os << ')';
}

}  // namespace

void AffineExpr::print(llvm::raw_ostream& os) const {
  if (storage_)
    print_expr(*this, false, os);
  else
    os << "<<NULL AFFINE EXPRESSION>>";
}
void AffineExpr::dump() const { llvm::errs() << *this << '\n'; }
llvm::raw_ostream& operator<<(llvm::raw_ostream& os, AffineExpr expr) {
  expr.print(os);
  return os;
}

}  // namespace pliron
