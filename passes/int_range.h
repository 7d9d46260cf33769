#pragma once
// What integers a value can be: the least and the greatest, read as unsigned and as signed. Both
// ways are kept, since neither says what the other does: -1 and 1 are two neighbours of 0 as
// signed, and the ends of everything as unsigned. Used by the int-range analysis
// (passes/dataflow/int_ranges.h).
//
// The operations give a range that holds every result for operands in the ranges given; where one
// wraps, that may be everything. Like LLVM's ConstantRange, which is in LLVM's IR library.

#include <optional>

#include "llvm/ADT/APInt.h"

namespace pliron {

struct IntRange {
  // All of one width. No range is empty.
  llvm::APInt umin, umax, smin, smax;

  static IntRange full(unsigned width);
  static IntRange constant(const llvm::APInt& value);
  // From `low` to `high`, both included; everything when `low` is above `high`.
  static IntRange from_unsigned(const llvm::APInt& low, const llvm::APInt& high);
  static IntRange from_signed(const llvm::APInt& low, const llvm::APInt& high);

  unsigned width() const { return umin.getBitWidth(); }
  bool is_full() const;
  // The only value, when there is one.
  std::optional<llvm::APInt> constant() const;
  bool contains(const IntRange& other) const;
  bool operator==(const IntRange& other) const = default;

  // The smallest range with both.
  IntRange join(const IntRange& other) const;
  // What is in both; when that is nothing, in code that never runs, `*this`.
  IntRange intersect(const IntRange& other) const;
  // This one where bounds that `wider` moves go all the way. For loops.
  IntRange widen(const IntRange& wider) const;
};

// What overflow of an operation means.
struct Overflow {
  bool no_unsigned = false;  // it does not happen: nuw
  bool no_signed = false;    // nsw
};

enum class IntPredicate : std::uint8_t { Eq, Ne, Slt, Sle, Sgt, Sge, Ult, Ule, Ugt, Uge };
IntPredicate inverse(IntPredicate predicate);  // of `a p b` being false
IntPredicate swapped(IntPredicate predicate);  // of b and a

namespace int_range {

IntRange add(const IntRange& a, const IntRange& b, Overflow overflow = {});
IntRange sub(const IntRange& a, const IntRange& b, Overflow overflow = {});
IntRange mul(const IntRange& a, const IntRange& b, Overflow overflow = {});
IntRange udiv(const IntRange& a, const IntRange& b);
IntRange sdiv(const IntRange& a, const IntRange& b);
IntRange urem(const IntRange& a, const IntRange& b);
IntRange srem(const IntRange& a, const IntRange& b);
IntRange bit_and(const IntRange& a, const IntRange& b);
IntRange bit_or(const IntRange& a, const IntRange& b);
IntRange bit_xor(const IntRange& a, const IntRange& b);
// Amounts that are not below the width give anything.
IntRange shl(const IntRange& a, const IntRange& amount);
IntRange lshr(const IntRange& a, const IntRange& amount);
IntRange ashr(const IntRange& a, const IntRange& amount);
IntRange zext(const IntRange& a, unsigned width);
IntRange sext(const IntRange& a, unsigned width);
IntRange trunc(const IntRange& a, unsigned width);
IntRange umin(const IntRange& a, const IntRange& b);
IntRange umax(const IntRange& a, const IntRange& b);
IntRange smin(const IntRange& a, const IntRange& b);
IntRange smax(const IntRange& a, const IntRange& b);

// Whether `a p b` is the same for all values, and what.
std::optional<bool> compare(IntPredicate predicate, const IntRange& a, const IntRange& b);
// The one bit that it gives.
IntRange compare_result(IntPredicate predicate, const IntRange& a, const IntRange& b);
// The values for which `x p b` can hold.
IntRange allowed(IntPredicate predicate, const IntRange& b);

}  // namespace int_range

}  // namespace pliron
