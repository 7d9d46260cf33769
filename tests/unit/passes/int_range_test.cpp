#include "passes/int_range.h"

#include <doctest/doctest.h>

#include <vector>

using namespace pliron;
using llvm::APInt;

namespace {

constexpr unsigned width = 3;
constexpr unsigned count = 1u << width;

APInt number(unsigned bits, unsigned of_width = width) {
  return APInt(of_width, bits);
}

bool contains(const IntRange& range, const APInt& value) {
  return range.contains(IntRange::constant(value));
}

// All ranges that the two ways of making one give.
std::vector<IntRange> all_ranges() {
  std::vector<IntRange> ranges;
  for (unsigned low = 0; low < count; ++low)
    for (unsigned high = 0; high < count; ++high) {
      ranges.push_back(IntRange::from_unsigned(number(low), number(high)));
      ranges.push_back(IntRange::from_signed(number(low), number(high)));
    }
  return ranges;
}

std::vector<APInt> values_of(const IntRange& range) {
  std::vector<APInt> values;
  for (unsigned bits = 0; bits < count; ++bits)
    if (contains(range, number(bits)))
      values.push_back(number(bits));
  return values;
}

// Whether `apply` on ranges holds what `exact` gives for all values in them; `exact` gives nothing
// for operands that never come.
void check_binary(IntRange (*apply)(const IntRange&, const IntRange&),
                  std::optional<APInt> (*exact)(const APInt&, const APInt&)) {
  for (const IntRange& a : all_ranges())
    for (const IntRange& b : all_ranges()) {
      IntRange result = apply(a, b);
      for (const APInt& x : values_of(a))
        for (const APInt& y : values_of(b))
          if (std::optional<APInt> value = exact(x, y))
            REQUIRE(contains(result, *value));
    }
}

template <bool NoUnsigned, bool NoSigned>
void check_wrapping(IntRange (*apply)(const IntRange&, const IntRange&, Overflow),
                    APInt (APInt::*as_unsigned)(const APInt&, bool&) const,
                    APInt (APInt::*as_signed)(const APInt&, bool&) const) {
  for (const IntRange& a : all_ranges())
    for (const IntRange& b : all_ranges()) {
      IntRange result = apply(a, b, {NoUnsigned, NoSigned});
      for (const APInt& x : values_of(a))
        for (const APInt& y : values_of(b)) {
          bool unsigned_wraps = false, signed_wraps = false;
          APInt value = (x.*as_unsigned)(y, unsigned_wraps);
          (void)(x.*as_signed)(y, signed_wraps);
          if ((NoUnsigned && unsigned_wraps) || (NoSigned && signed_wraps))
            continue;
          REQUIRE(contains(result, value));
        }
    }
}

template <bool NoUnsigned, bool NoSigned>
void check_all_wrapping() {
  check_wrapping<NoUnsigned, NoSigned>(int_range::add, &APInt::uadd_ov, &APInt::sadd_ov);
  check_wrapping<NoUnsigned, NoSigned>(int_range::sub, &APInt::usub_ov, &APInt::ssub_ov);
  check_wrapping<NoUnsigned, NoSigned>(int_range::mul, &APInt::umul_ov, &APInt::smul_ov);
}

}  // namespace

TEST_CASE("int ranges: what is made holds what it should") {
  for (unsigned low = 0; low < count; ++low)
    for (unsigned high = low; high < count; ++high)
      for (unsigned x = 0; x < count; ++x) {
        bool is_inside = low <= x && x <= high;
        if (is_inside)
          REQUIRE(contains(IntRange::from_unsigned(number(low), number(high)), number(x)));
      }
  CHECK(IntRange::full(width).is_full());
  CHECK(*IntRange::constant(number(5)).constant() == number(5));
  CHECK_FALSE(IntRange::from_unsigned(number(1), number(2)).constant());
  IntRange small = IntRange::from_unsigned(number(1), number(2));
  CHECK(small.smin == number(1));
  CHECK(small.smax == number(2));
}

TEST_CASE("int ranges: join, intersection and widening") {
  for (const IntRange& a : all_ranges())
    for (const IntRange& b : all_ranges()) {
      IntRange joined = a.join(b), both = a.intersect(b);
      REQUIRE(joined.contains(a));
      REQUIRE(joined.contains(b));
      REQUIRE(a.widen(joined).contains(joined));
      for (const APInt& x : values_of(a))
        if (contains(b, x))
          REQUIRE(contains(both, x));
    }
}

TEST_CASE("int ranges: sums, differences and products hold every result") {
  check_all_wrapping<false, false>();
  check_all_wrapping<true, false>();
  check_all_wrapping<false, true>();
  check_all_wrapping<true, true>();
}

TEST_CASE("int ranges: other operations hold every result") {
  using Result = std::optional<APInt>;
  check_binary(int_range::udiv, [](const APInt& x, const APInt& y) -> Result {
    return y.isZero() ? Result() : x.udiv(y);
  });
  check_binary(int_range::urem, [](const APInt& x, const APInt& y) -> Result {
    return y.isZero() ? Result() : x.urem(y);
  });
  check_binary(int_range::sdiv, [](const APInt& x, const APInt& y) -> Result {
    return y.isZero() || (x.isMinSignedValue() && y.isAllOnes()) ? Result() : x.sdiv(y);
  });
  check_binary(int_range::srem, [](const APInt& x, const APInt& y) -> Result {
    return y.isZero() || (x.isMinSignedValue() && y.isAllOnes()) ? Result() : x.srem(y);
  });
  check_binary(int_range::bit_and, [](const APInt& x, const APInt& y) -> Result { return x & y; });
  check_binary(int_range::bit_or, [](const APInt& x, const APInt& y) -> Result { return x | y; });
  check_binary(int_range::bit_xor, [](const APInt& x, const APInt& y) -> Result { return x ^ y; });
  check_binary(int_range::shl, [](const APInt& x, const APInt& y) -> Result {
    return y.uge(width) ? Result() : x.shl(y);
  });
  check_binary(int_range::lshr, [](const APInt& x, const APInt& y) -> Result {
    return y.uge(width) ? Result() : x.lshr(y);
  });
  check_binary(int_range::ashr, [](const APInt& x, const APInt& y) -> Result {
    return y.uge(width) ? Result() : x.ashr(y);
  });
  check_binary(int_range::umin,
               [](const APInt& x, const APInt& y) -> Result { return x.ult(y) ? x : y; });
  check_binary(int_range::umax,
               [](const APInt& x, const APInt& y) -> Result { return x.ugt(y) ? x : y; });
  check_binary(int_range::smin,
               [](const APInt& x, const APInt& y) -> Result { return x.slt(y) ? x : y; });
  check_binary(int_range::smax,
               [](const APInt& x, const APInt& y) -> Result { return x.sgt(y) ? x : y; });
}

TEST_CASE("int ranges: conversions hold every result") {
  for (const IntRange& a : all_ranges())
    for (const APInt& x : values_of(a)) {
      REQUIRE(contains(int_range::zext(a, 5), x.zext(5)));
      REQUIRE(contains(int_range::sext(a, 5), x.sext(5)));
      REQUIRE(contains(int_range::trunc(a, 2), x.trunc(2)));
    }
}

TEST_CASE("int ranges: comparisons") {
  auto holds = [](IntPredicate predicate, const APInt& x, const APInt& y) {
    switch (predicate) {
      case IntPredicate::Eq:
        return x == y;
      case IntPredicate::Ne:
        return x != y;
      case IntPredicate::Slt:
        return x.slt(y);
      case IntPredicate::Sle:
        return x.sle(y);
      case IntPredicate::Sgt:
        return x.sgt(y);
      case IntPredicate::Sge:
        return x.sge(y);
      case IntPredicate::Ult:
        return x.ult(y);
      case IntPredicate::Ule:
        return x.ule(y);
      case IntPredicate::Ugt:
        return x.ugt(y);
      case IntPredicate::Uge:
        return x.uge(y);
    }
    return false;
  };
  unsigned num_decided = 0;
  for (int p = 0; p < 10; ++p) {
    IntPredicate predicate = static_cast<IntPredicate>(p);
    for (const IntRange& a : all_ranges())
      for (const IntRange& b : all_ranges()) {
        std::optional<bool> known = int_range::compare(predicate, a, b);
        num_decided += known.has_value();
        IntRange allowed = int_range::allowed(predicate, b);
        for (const APInt& x : values_of(a))
          for (const APInt& y : values_of(b)) {
            bool is_true = holds(predicate, x, y);
            REQUIRE(holds(inverse(predicate), x, y) == !is_true);
            REQUIRE(holds(swapped(predicate), y, x) == is_true);
            if (known)
              REQUIRE(*known == is_true);
            if (is_true)
              REQUIRE(contains(allowed, x));
          }
      }
  }
  CHECK(num_decided > 10000);
}
