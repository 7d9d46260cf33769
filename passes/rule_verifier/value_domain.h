#pragma once
// Which values of a type are tried: all of them, or samples that favour corners.

#include <string>
#include <vector>

#include "passes/rule_verifier/eval_program.h"
#include "passes/rules/resolved.h"

namespace pliron {
class Random;
}

namespace pliron::rules {

class ValueDomain {
 public:
  // Numbers that the rule names count as corners.
  explicit ValueDomain(const CheckedRule& rule);

  // How many values there are, without poison; 0 when they are too many to be tried. Of floats
  // never; of what is no number 2.
  static std::uint64_t size(Type type);
  static llvm::APInt value(Type type, std::uint64_t number);
  // Any value; every second one is a corner: zero, one, all ones, the ends of the range, powers of
  // two and their neighbours; of floats also NaN, infinities, denormals and both zeros.
  llvm::APInt sample(Type type, Random& random) const;
  // The same, or poison one time in sixteen.
  EvalValue sample_or_poison(Type type, Random& random) const;
  // The corners of a float's format.
  static std::vector<llvm::APInt> float_corners(FloatType type);

 private:
  std::vector<const Literal*> literals_;
};

// "-3", "true", "-0.0", "nan", "poison".
std::string value_text(const EvalValue& value, Type type);

}  // namespace pliron::rules
