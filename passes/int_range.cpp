#include "passes/int_range.h"

#include <algorithm>

namespace pliron {

using llvm::APInt;

static APInt least(const APInt& a, const APInt& b) {
  return a.ult(b) ? a : b;
}
static APInt greatest(const APInt& a, const APInt& b) {
  return a.ugt(b) ? a : b;
}
static APInt signed_least(const APInt& a, const APInt& b) {
  return a.slt(b) ? a : b;
}
static APInt signed_greatest(const APInt& a, const APInt& b) {
  return a.sgt(b) ? a : b;
}

// Lets each reading of the bits say what it knows to the other: where all values have one sign,
// both orders are the same.
static IntRange settle(IntRange range) {
  for (int round = 0; round < 2; ++round) {
    if (range.umin.isNegative() == range.umax.isNegative()) {
      range.smin = signed_greatest(range.smin, range.umin);
      range.smax = signed_least(range.smax, range.umax);
    }
    if (range.smin.isNegative() == range.smax.isNegative()) {
      range.umin = greatest(range.umin, range.smin);
      range.umax = least(range.umax, range.smax);
    }
  }
  return range;
}

static bool is_empty(const IntRange& range) {
  return range.umin.ugt(range.umax) || range.smin.sgt(range.smax);
}

IntRange IntRange::full(unsigned width) {
  return {APInt::getZero(width), APInt::getAllOnes(width), APInt::getSignedMinValue(width),
          APInt::getSignedMaxValue(width)};
}

IntRange IntRange::constant(const APInt& value) {
  return {value, value, value, value};
}

IntRange IntRange::from_unsigned(const APInt& low, const APInt& high) {
  IntRange range = full(low.getBitWidth());
  if (low.ugt(high))
    return range;
  range.umin = low;
  range.umax = high;
  return settle(range);
}

IntRange IntRange::from_signed(const APInt& low, const APInt& high) {
  IntRange range = full(low.getBitWidth());
  if (low.sgt(high))
    return range;
  range.smin = low;
  range.smax = high;
  return settle(range);
}

bool IntRange::is_full() const {
  return umin.isZero() && umax.isAllOnes() && smin.isMinSignedValue() && smax.isMaxSignedValue();
}

std::optional<APInt> IntRange::constant() const {
  if (umin == umax)
    return umin;
  return smin == smax ? std::optional(smin) : std::nullopt;
}

bool IntRange::contains(const IntRange& other) const {
  return umin.ule(other.umin) && umax.uge(other.umax) && smin.sle(other.smin) &&
         smax.sge(other.smax);
}

IntRange IntRange::join(const IntRange& other) const {
  return {least(umin, other.umin), greatest(umax, other.umax), signed_least(smin, other.smin),
          signed_greatest(smax, other.smax)};
}

IntRange IntRange::intersect(const IntRange& other) const {
  IntRange both{greatest(umin, other.umin), least(umax, other.umax),
                signed_greatest(smin, other.smin), signed_least(smax, other.smax)};
  if (is_empty(both))
    return *this;
  both = settle(both);
  return is_empty(both) ? *this : both;
}

IntRange IntRange::widen(const IntRange& wider) const {
  IntRange all = full(width());
  return {wider.umin.ult(umin) ? all.umin : umin, wider.umax.ugt(umax) ? all.umax : umax,
          wider.smin.slt(smin) ? all.smin : smin, wider.smax.sgt(smax) ? all.smax : smax};
}

IntPredicate inverse(IntPredicate predicate) {
  constexpr IntPredicate table[] = {IntPredicate::Ne,  IntPredicate::Eq,  IntPredicate::Sge,
                                    IntPredicate::Sgt, IntPredicate::Sle, IntPredicate::Slt,
                                    IntPredicate::Uge, IntPredicate::Ugt, IntPredicate::Ule,
                                    IntPredicate::Ult};
  return table[static_cast<int>(predicate)];
}

IntPredicate swapped(IntPredicate predicate) {
  constexpr IntPredicate table[] = {IntPredicate::Eq,  IntPredicate::Ne,  IntPredicate::Sgt,
                                    IntPredicate::Sge, IntPredicate::Slt, IntPredicate::Sle,
                                    IntPredicate::Ugt, IntPredicate::Uge, IntPredicate::Ult,
                                    IntPredicate::Ule};
  return table[static_cast<int>(predicate)];
}

namespace int_range {

namespace {

using Wrapping = APInt (APInt::*)(const APInt&, bool&) const;

// One reading of an operation that is monotone in the corners given: from the least to the greatest
// result, or everything when one of them wraps and may.
struct Bounds {
  std::optional<APInt> low, high;
};

// The two ends; `can_wrap` says whether a result beyond the type wraps, else it is cut off there.
IntRange from_bounds(unsigned width, const Bounds& as_unsigned, const Bounds& as_signed) {
  IntRange range = IntRange::full(width);
  if (as_unsigned.low && as_unsigned.high)
    range = range.intersect(IntRange::from_unsigned(*as_unsigned.low, *as_unsigned.high));
  if (as_signed.low && as_signed.high)
    range = range.intersect(IntRange::from_signed(*as_signed.low, *as_signed.high));
  return range;
}

// What an end of a sum, difference or product is. When it would wrap: the end of the type, `limit`,
// if it must not wrap, else nothing.
std::optional<APInt> corner(const APInt& a, const APInt& b, Wrapping op, bool must_not_wrap,
                            const APInt& limit) {
  bool wraps = false;
  APInt result = (a.*op)(b, wraps);
  if (!wraps)
    return result;
  return must_not_wrap ? std::optional(limit) : std::nullopt;
}

// Of division and the like: the range of the results of all pairs of ends.
IntRange join_all(std::initializer_list<APInt> results) {
  IntRange range = IntRange::constant(*results.begin());
  for (const APInt& result : results)
    range = range.join(IntRange::constant(result));
  return range;
}

}  // namespace

IntRange add(const IntRange& a, const IntRange& b, Overflow overflow) {
  unsigned width = a.width();
  IntRange all = IntRange::full(width);
  Bounds u{corner(a.umin, b.umin, &APInt::uadd_ov, overflow.no_unsigned, all.umax),
           corner(a.umax, b.umax, &APInt::uadd_ov, overflow.no_unsigned, all.umax)};
  const APInt& low_limit = a.smin.isNegative() ? all.smin : all.smax;
  const APInt& high_limit = a.smax.isNegative() ? all.smin : all.smax;
  Bounds s{corner(a.smin, b.smin, &APInt::sadd_ov, overflow.no_signed, low_limit),
           corner(a.smax, b.smax, &APInt::sadd_ov, overflow.no_signed, high_limit)};
  return from_bounds(width, u, s);
}

IntRange sub(const IntRange& a, const IntRange& b, Overflow overflow) {
  unsigned width = a.width();
  IntRange all = IntRange::full(width);
  Bounds u{corner(a.umin, b.umax, &APInt::usub_ov, overflow.no_unsigned, all.umin),
           corner(a.umax, b.umin, &APInt::usub_ov, overflow.no_unsigned, all.umin)};
  const APInt& low_limit = a.smin.isNegative() ? all.smin : all.smax;
  const APInt& high_limit = a.smax.isNegative() ? all.smin : all.smax;
  Bounds s{corner(a.smin, b.smax, &APInt::ssub_ov, overflow.no_signed, low_limit),
           corner(a.smax, b.smin, &APInt::ssub_ov, overflow.no_signed, high_limit)};
  return from_bounds(width, u, s);
}

IntRange mul(const IntRange& a, const IntRange& b, Overflow overflow) {
  unsigned width = a.width();
  IntRange all = IntRange::full(width);
  Bounds u{corner(a.umin, b.umin, &APInt::umul_ov, overflow.no_unsigned, all.umax),
           corner(a.umax, b.umax, &APInt::umul_ov, overflow.no_unsigned, all.umax)};
  IntRange range = from_bounds(width, u, {});
  // Signed products are least and greatest at two of the four corners.
  IntRange products = IntRange::full(width);
  bool is_first = true;
  for (const APInt& x : {a.smin, a.smax})
    for (const APInt& y : {b.smin, b.smax}) {
      const APInt& limit = x.isNegative() == y.isNegative() ? all.smax : all.smin;
      std::optional<APInt> product = corner(x, y, &APInt::smul_ov, overflow.no_signed, limit);
      if (!product)
        return range;
      IntRange one = IntRange::constant(*product);
      products = is_first ? one : products.join(one);
      is_first = false;
    }
  return range.intersect(IntRange::from_signed(products.smin, products.smax));
}

IntRange udiv(const IntRange& a, const IntRange& b) {
  // A divisor of zero never comes.
  APInt one(a.width(), 1);
  if (b.umax.isZero())
    return IntRange::full(a.width());
  return IntRange::from_unsigned(a.umin.udiv(b.umax), a.umax.udiv(greatest(b.umin, one)));
}

IntRange sdiv(const IntRange& a, const IntRange& b) {
  // Where the divisor can change its sign little is known; and MIN / -1 never comes.
  if (!b.smin.isStrictlyPositive())
    return IntRange::full(a.width());
  IntRange quotients = join_all(
      {a.smin.sdiv(b.smin), a.smin.sdiv(b.smax), a.smax.sdiv(b.smin), a.smax.sdiv(b.smax)});
  return IntRange::from_signed(quotients.smin, quotients.smax);
}

IntRange urem(const IntRange& a, const IntRange& b) {
  if (b.umax.isZero())
    return IntRange::full(a.width());
  if (a.umax.ult(b.umin))
    return a;
  return IntRange::from_unsigned(APInt::getZero(a.width()), least(a.umax, b.umax - 1));
}

IntRange srem(const IntRange& a, const IntRange& b) {
  if (!b.smin.isStrictlyPositive())
    return IntRange::full(a.width());
  APInt zero = APInt::getZero(a.width()), most = b.smax - 1;
  APInt low = a.smin.isNegative() ? signed_greatest(a.smin, -most) : zero;
  APInt high = a.smax.isStrictlyPositive() ? signed_least(a.smax, most) : zero;
  return IntRange::from_signed(low, high);
}

// All bits up to the highest that one of them may have.
static APInt mask_above(const APInt& a, const APInt& b) {
  unsigned bits = std::max(a.getActiveBits(), b.getActiveBits());
  return APInt::getLowBitsSet(a.getBitWidth(), bits);
}

IntRange bit_and(const IntRange& a, const IntRange& b) {
  if (auto x = a.constant(), y = b.constant(); x && y)
    return IntRange::constant(*x & *y);
  return IntRange::from_unsigned(APInt::getZero(a.width()), least(a.umax, b.umax));
}

IntRange bit_or(const IntRange& a, const IntRange& b) {
  if (auto x = a.constant(), y = b.constant(); x && y)
    return IntRange::constant(*x | *y);
  return IntRange::from_unsigned(greatest(a.umin, b.umin), mask_above(a.umax, b.umax));
}

IntRange bit_xor(const IntRange& a, const IntRange& b) {
  if (auto x = a.constant(), y = b.constant(); x && y)
    return IntRange::constant(*x ^ *y);
  return IntRange::from_unsigned(APInt::getZero(a.width()), mask_above(a.umax, b.umax));
}

// Least and greatest amount of a shift; nothing when one is not below the width.
static bool shift_amounts(const IntRange& amount, unsigned width, unsigned& low, unsigned& high) {
  if (amount.umax.uge(width))
    return false;
  low = static_cast<unsigned>(amount.umin.getZExtValue());
  high = static_cast<unsigned>(amount.umax.getZExtValue());
  return true;
}

IntRange shl(const IntRange& a, const IntRange& amount) {
  unsigned low, high;
  if (!shift_amounts(amount, a.width(), low, high) || a.umax.countl_zero() < high)
    return IntRange::full(a.width());
  return IntRange::from_unsigned(a.umin.shl(low), a.umax.shl(high));
}

IntRange lshr(const IntRange& a, const IntRange& amount) {
  unsigned low, high;
  if (!shift_amounts(amount, a.width(), low, high))
    return IntRange::full(a.width());
  return IntRange::from_unsigned(a.umin.lshr(high), a.umax.lshr(low));
}

IntRange ashr(const IntRange& a, const IntRange& amount) {
  unsigned low, high;
  if (!shift_amounts(amount, a.width(), low, high))
    return IntRange::full(a.width());
  IntRange ends =
      join_all({a.smin.ashr(low), a.smin.ashr(high), a.smax.ashr(low), a.smax.ashr(high)});
  return IntRange::from_signed(ends.smin, ends.smax);
}

IntRange zext(const IntRange& a, unsigned width) {
  return IntRange::from_unsigned(a.umin.zext(width), a.umax.zext(width));
}

IntRange sext(const IntRange& a, unsigned width) {
  return IntRange::from_signed(a.smin.sext(width), a.smax.sext(width));
}

IntRange trunc(const IntRange& a, unsigned width) {
  IntRange range = IntRange::full(width);
  if (a.umax.getActiveBits() <= width)
    range = range.intersect(IntRange::from_unsigned(a.umin.trunc(width), a.umax.trunc(width)));
  if (a.smin.getSignificantBits() <= width && a.smax.getSignificantBits() <= width)
    range = range.intersect(IntRange::from_signed(a.smin.trunc(width), a.smax.trunc(width)));
  return range;
}

IntRange umin(const IntRange& a, const IntRange& b) {
  return IntRange::from_unsigned(least(a.umin, b.umin), least(a.umax, b.umax));
}
IntRange umax(const IntRange& a, const IntRange& b) {
  return IntRange::from_unsigned(greatest(a.umin, b.umin), greatest(a.umax, b.umax));
}
IntRange smin(const IntRange& a, const IntRange& b) {
  return IntRange::from_signed(signed_least(a.smin, b.smin), signed_least(a.smax, b.smax));
}
IntRange smax(const IntRange& a, const IntRange& b) {
  return IntRange::from_signed(signed_greatest(a.smin, b.smin), signed_greatest(a.smax, b.smax));
}

std::optional<bool> compare(IntPredicate predicate, const IntRange& a, const IntRange& b) {
  auto decide = [](bool always, bool never) -> std::optional<bool> {
    if (always)
      return true;
    return never ? std::optional(false) : std::nullopt;
  };
  switch (predicate) {
    case IntPredicate::Eq: {
      auto x = a.constant(), y = b.constant();
      bool apart =
          a.umax.ult(b.umin) || b.umax.ult(a.umin) || a.smax.slt(b.smin) || b.smax.slt(a.smin);
      return decide(x && y && *x == *y, apart);
    }
    case IntPredicate::Slt:
      return decide(a.smax.slt(b.smin), a.smin.sge(b.smax));
    case IntPredicate::Sle:
      return decide(a.smax.sle(b.smin), a.smin.sgt(b.smax));
    case IntPredicate::Ult:
      return decide(a.umax.ult(b.umin), a.umin.uge(b.umax));
    case IntPredicate::Ule:
      return decide(a.umax.ule(b.umin), a.umin.ugt(b.umax));
    case IntPredicate::Sgt:
    case IntPredicate::Sge:
    case IntPredicate::Ugt:
    case IntPredicate::Uge:
      return compare(swapped(predicate), b, a);
    case IntPredicate::Ne:
      break;
  }
  std::optional<bool> equal = compare(IntPredicate::Eq, a, b);
  return equal ? std::optional(!*equal) : std::nullopt;
}

IntRange compare_result(IntPredicate predicate, const IntRange& a, const IntRange& b) {
  std::optional<bool> known = compare(predicate, a, b);
  return known ? IntRange::constant(APInt(1, *known)) : IntRange::full(1);
}

IntRange allowed(IntPredicate predicate, const IntRange& b) {
  IntRange all = IntRange::full(b.width());
  switch (predicate) {
    case IntPredicate::Eq:
      return b;
    case IntPredicate::Slt:
      return b.smax.isMinSignedValue() ? all : IntRange::from_signed(all.smin, b.smax - 1);
    case IntPredicate::Sle:
      return IntRange::from_signed(all.smin, b.smax);
    case IntPredicate::Sgt:
      return b.smin.isMaxSignedValue() ? all : IntRange::from_signed(b.smin + 1, all.smax);
    case IntPredicate::Sge:
      return IntRange::from_signed(b.smin, all.smax);
    case IntPredicate::Ult:
      return b.umax.isZero() ? all : IntRange::from_unsigned(all.umin, b.umax - 1);
    case IntPredicate::Ule:
      return IntRange::from_unsigned(all.umin, b.umax);
    case IntPredicate::Ugt:
      return b.umin.isAllOnes() ? all : IntRange::from_unsigned(b.umin + 1, all.umax);
    case IntPredicate::Uge:
      return IntRange::from_unsigned(b.umin, all.umax);
    case IntPredicate::Ne:
      break;
  }
  // Only a value at an end can be cut off.
  std::optional<APInt> value = b.constant();
  if (value && value->isZero())
    return IntRange::from_unsigned(APInt(b.width(), 1), all.umax);
  if (value && value->isAllOnes())
    return IntRange::from_unsigned(all.umin, all.umax - 1);
  return all;
}

}  // namespace int_range

}  // namespace pliron
