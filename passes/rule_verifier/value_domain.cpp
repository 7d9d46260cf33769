#include "passes/rule_verifier/value_domain.h"

#include "ir/builtin_types.h"
#include "ir/random.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Error.h"

namespace pliron::rules {

using llvm::APFloat;
using llvm::APInt;

ValueDomain::ValueDomain(const CheckedRule& rule) {
  for (std::size_t i = 1; i < rule.literals.size(); ++i)
    literals_.push_back(&rule.literals[i]);
}

std::uint64_t ValueDomain::size(Type type) {
  constexpr unsigned max_width = 8;
  if (type.is<FloatType>())
    return 0;
  IntegerType integer = type.try_as<IntegerType>();
  if (!integer)
    return 2;
  return integer.width() <= max_width ? std::uint64_t{1} << value_width(type) : 0;
}

APInt ValueDomain::value(Type type, std::uint64_t number) {
  return APInt(value_width(type), number);
}

std::vector<APInt> ValueDomain::float_corners(FloatType type) {
  const llvm::fltSemantics& format = type.semantics();
  std::vector<APInt> bits;
  auto add = [&](APFloat value) {
    bits.push_back(value.bitcastToAPInt());
    value.changeSign();
    bits.push_back(value.bitcastToAPInt());
  };
  add(APFloat::getZero(format));
  add(APFloat::getInf(format));
  add(APFloat::getNaN(format));
  add(APFloat::getSmallest(format));
  add(APFloat::getSmallestNormalized(format));
  add(APFloat::getLargest(format));
  for (const char* text : {"1.0", "0.5", "2.0", "3.0", "0.1"}) {
    APFloat value(format);
    llvm::consumeError(value.convertFromString(text, APFloat::rmNearestTiesToEven).takeError());
    add(value);
  }
  return bits;
}

static APInt random_bits(unsigned width, Random& random) {
  APInt bits(width, 0);
  for (unsigned at = 0; at < width; at += 64)
    bits.insertBits(random.next(), at, std::min(width - at, 64U));
  return bits;
}

static APInt integer_corner(unsigned width, Random& random) {
  auto any_bit = [&] { return static_cast<unsigned>(random.below(width)); };
  switch (random.below(9)) {
    case 0:
      return APInt::getZero(width);
    case 1:
      return APInt(width, 1);
    case 2:
      return APInt::getAllOnes(width);
    case 3:
      return APInt::getSignedMinValue(width);
    case 4:
      return APInt::getSignedMaxValue(width);
    case 5:
      return APInt::getOneBitSet(width, any_bit());
    case 6:
      return APInt::getOneBitSet(width, any_bit()) - APInt(width, 1);
    case 7:
      return ~APInt::getOneBitSet(width, any_bit());
    default:
      // Up to a little above the width: amounts of shifts.
      return APInt(width, random.below(width + 2), false, /*implicitTrunc=*/true);
  }
}

APInt ValueDomain::sample(Type type, Random& random) const {
  unsigned width = value_width(type);
  bool is_corner = random.one_in(2);
  FloatType real = type.try_as<FloatType>();
  if (is_corner && !literals_.empty() && random.one_in(6)) {
    const Literal& literal = *literals_[random.below(literals_.size())];
    std::optional<APInt> bits;
    if (!real)
      bits = literal.bits(width);
    else if (std::optional<APFloat> value = literal.as_float(real.semantics()))
      bits = value->bitcastToAPInt();
    if (bits)
      return *bits;
  }
  if (!is_corner)
    return random_bits(width, random);
  if (!real)
    return integer_corner(width, random);
  std::vector<APInt> corners = float_corners(real);
  return corners[random.below(corners.size())];
}

EvalValue ValueDomain::sample_or_poison(Type type, Random& random) const {
  if (random.one_in(16))
    return EvalValue::poison(value_width(type));
  return {sample(type, random)};
}

std::string value_text(const EvalValue& value, Type type) {
  if (value.is_poison)
    return "poison";
  if (FloatType real = type.try_as<FloatType>()) {
    APFloat number(real.semantics(), value.bits);
    if (number.isNaN())
      return "nan";
    if (number.isInfinity())
      return number.isNegative() ? "-inf" : "inf";
    llvm::SmallString<24> text;
    number.toString(text);
    if (!text.str().contains('.') && !text.str().contains('E'))
      text += ".0";
    return text.str().str();
  }
  IntegerType integer = type.try_as<IntegerType>();
  if (!integer)
    return "value " + llvm::toString(value.bits, 10, false);
  if (integer.width() == 1 && integer.is_signless())
    return value.bits.isZero() ? "false" : "true";
  return llvm::toString(value.bits, 10, !integer.is_unsigned());
}

}  // namespace pliron::rules
