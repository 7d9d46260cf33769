#pragma once
// Affine expressions: what affine maps and integer sets (ir/builtin_attributes.h) are made of.
//
//   AffineExpr e = AffineExpr::dim(context, 0) * 4 + AffineExpr::symbol(context, 0);   // d0 * 4 + s0
//
// An expression is a pointer to storage uniqued by the context, passed by value. It is simplified
// while it is built, by the same rules as MLIR's, so that equal text gives equal pointers in both:
// constants fold and go to the right, symbols go behind dimensions, `d0 + d0` is `d0 * 2`, and
// `d0 - (d0 floordiv 4) * 4` is `d0 mod 4`. No analysis lives here.

#include <cstdint>

#include "ir/storage.h"

namespace llvm {
class raw_ostream;
}

namespace pliron {

class Context;

enum class AffineExprKind : std::uint8_t {
  Add,
  Mul,       // one side is a constant or symbolic
  Mod,       // the right side is a constant or symbolic, in this and the next two
  FloorDiv,  // rounds down
  CeilDiv,   // rounds up
  Constant,
  Dim,
  Symbol,
};

class AffineExpr {
 public:
  // Nesting beyond this is refused by the parser. Building and printing recurse over it.
  static constexpr unsigned max_height = 500;

  AffineExpr() = default;  // null
  explicit AffineExpr(const UniquedStorage* storage) : storage_(storage) {}

  static AffineExpr constant(Context& context, std::int64_t value);
  static AffineExpr dim(Context& context, unsigned position);
  static AffineExpr symbol(Context& context, unsigned position);
  // Simplified; so the kind of what it gives may be another one. The operands must be fit for the
  // kind, see AffineExprKind.
  static AffineExpr binary(AffineExprKind kind, AffineExpr lhs, AffineExpr rhs);

  AffineExprKind kind() const;
  bool is_binary() const { return kind() <= AffineExprKind::CeilDiv; }
  bool is_constant() const { return kind() == AffineExprKind::Constant; }
  bool is_constant(std::int64_t value) const { return is_constant() && this->value() == value; }
  std::int64_t value() const;  // of a constant
  unsigned position() const;   // of a dimension or symbol
  AffineExpr lhs() const;      // of a binary expression
  AffineExpr rhs() const;
  Context& context() const;

  // Whether there is no dimension in it.
  bool is_symbolic_or_constant() const;
  // Levels of nesting; 1 for a constant, dimension or symbol. O(1).
  unsigned height() const;
  // A number that is known to divide the value, whatever dimensions and symbols are; 0 for the
  // constant 0. O(size).
  std::uint64_t known_divisor() const;

  AffineExpr operator+(AffineExpr rhs) const { return binary(AffineExprKind::Add, *this, rhs); }
  AffineExpr operator-(AffineExpr rhs) const { return *this + -rhs; }
  AffineExpr operator*(AffineExpr rhs) const { return binary(AffineExprKind::Mul, *this, rhs); }
  AffineExpr operator%(AffineExpr rhs) const { return binary(AffineExprKind::Mod, *this, rhs); }
  AffineExpr operator+(std::int64_t rhs) const { return *this + constant(context(), rhs); }
  AffineExpr operator-(std::int64_t rhs) const { return *this - constant(context(), rhs); }
  AffineExpr operator*(std::int64_t rhs) const { return *this * constant(context(), rhs); }
  AffineExpr operator%(std::int64_t rhs) const { return *this % constant(context(), rhs); }
  AffineExpr operator-() const { return *this * -1; }
  AffineExpr floor_div(AffineExpr rhs) const {
    return binary(AffineExprKind::FloorDiv, *this, rhs);
  }
  AffineExpr ceil_div(AffineExpr rhs) const { return binary(AffineExprKind::CeilDiv, *this, rhs); }

  // As in the text form; dimensions are d0, d1, ..., symbols s0, s1, ...
  void print(llvm::raw_ostream& os) const;
  void dump() const;

  explicit operator bool() const { return storage_ != nullptr; }
  bool operator==(const AffineExpr& other) const { return storage_ == other.storage_; }
  const UniquedStorage* storage() const { return storage_; }

 private:
  const UniquedStorage* storage_ = nullptr;
};

llvm::raw_ostream& operator<<(llvm::raw_ostream& os, AffineExpr expr);

}  // namespace pliron
