// The expansion of conversions between i128 and floating point, against LLVM's own arithmetic: the
// expansion of a conversion of constants is folded to a constant and compared.
#include "backends/nvptx/wide_float.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APSInt.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "support.h"

namespace pliron::nvptx {
namespace {

struct Float {
  const char* type;
  const char* suffix;
  const llvm::fltSemantics& semantics;
};

const Float floats[] = {{"half", "f16", llvm::APFloat::IEEEhalf()},
                        {"float", "f32", llvm::APFloat::IEEEsingle()},
                        {"double", "f64", llvm::APFloat::IEEEdouble()}};

// Values on and next to every power of two, and ties of rounding to 24 and 53 bits.
std::vector<llvm::APInt> interesting_integers() {
  std::vector<llvm::APInt> values = {llvm::APInt(128, 0)};
  for (unsigned bit = 0; bit < 128; ++bit) {
    llvm::APInt power = llvm::APInt::getOneBitSet(128, bit);
    for (int offset : {-1, 0, 1}) {
      values.push_back(power + llvm::APInt(128, offset, true));
    }
    for (unsigned mantissa : {11, 24, 53}) {
      if (bit > mantissa) {
        llvm::APInt tie = power + llvm::APInt::getOneBitSet(128, bit - mantissa);
        values.push_back(tie);
        values.push_back(tie - 1);
        values.push_back(tie + 1);
      }
    }
  }
  return values;
}

// The constants that the kernel stores after optimisation, in order.
std::vector<const llvm::Constant*> stored_constants(llvm::Module& module) {
  std::vector<const llvm::Constant*> constants;
  for (llvm::Instruction& instruction : llvm::instructions(module.getFunction("k"))) {
    if (auto* store = llvm::dyn_cast<llvm::StoreInst>(&instruction)) {
      constants.push_back(llvm::dyn_cast<llvm::Constant>(store->getValueOperand()));
    }
  }
  return constants;
}

std::string text_of(const llvm::APInt& value) {
  return llvm::toString(value, 10, false);
}

TEST_CASE("integers of 128 bits round to the nearest floating point number") {
  std::vector<llvm::APInt> values = interesting_integers();
  for (const Float& f : floats) {
    for (bool is_signed : {false, true}) {
      std::string ir = "define ptx_kernel void @k(ptr %p) {\n";
      for (std::size_t i = 0; i < values.size(); ++i) {
        std::string n = std::to_string(i);
        ir += "%x" + n + " = " + (is_signed ? "s" : "u") + "itofp i128 " + text_of(values[i]) +
              " to " + f.type + "\nstore volatile " + f.type + " %x" + n + ", ptr %p\n";
      }
      Compilation compilation(ir + "ret void\n}\n");
      REQUIRE(succeeded(prepare(compilation.context, *compilation.module, {})));
      REQUIRE(succeeded(optimize(compilation.context, *compilation.module, {})));
      std::vector<const llvm::Constant*> stored = stored_constants(*compilation.module);
      REQUIRE(stored.size() == values.size());
      for (std::size_t i = 0; i < values.size(); ++i) {
        llvm::APFloat expected(f.semantics);
        expected.convertFromAPInt(values[i], is_signed, llvm::APFloat::rmNearestTiesToEven);
        auto* actual = llvm::dyn_cast_or_null<llvm::ConstantFP>(stored[i]);
        REQUIRE(actual);
        CAPTURE(text_of(values[i]));
        CAPTURE(std::string(f.type));
        CHECK(actual->getValueAPF().bitwiseIsEqual(expected));
      }
    }
  }
}

TEST_CASE("floating point numbers become integers of 128 bits by truncation and saturation") {
  for (const Float& f : floats) {
    std::vector<llvm::APFloat> values = {
        llvm::APFloat::getZero(f.semantics),    llvm::APFloat::getZero(f.semantics, true),
        llvm::APFloat::getInf(f.semantics),     llvm::APFloat::getInf(f.semantics, true),
        llvm::APFloat::getNaN(f.semantics),     llvm::APFloat::getSmallest(f.semantics),
        llvm::APFloat::getLargest(f.semantics), llvm::APFloat::getLargest(f.semantics, true)};
    for (int exponent = -2; exponent <= 130; ++exponent) {
      for (bool is_negative : {false, true}) {
        llvm::APFloat power = scalbn(llvm::APFloat(f.semantics, is_negative ? "-1.0" : "1.0"),
                                     exponent, llvm::APFloat::rmNearestTiesToEven);
        values.push_back(power);
        power.next(false);
        values.push_back(power);
        power.next(true);
        power.next(true);
        values.push_back(power);
      }
    }
    for (bool is_signed : {false, true}) {
      std::string name =
          std::string("@llvm.fpto") + (is_signed ? "s" : "u") + "i.sat.i128." + f.suffix;
      std::string bits = "i" + std::to_string(llvm::APFloat::getSizeInBits(f.semantics));
      std::string ir =
          "declare i128 " + name + "(" + f.type + ")\n" + "define ptx_kernel void @k(ptr %p) {\n";
      for (std::size_t i = 0; i < values.size(); ++i) {
        std::string n = std::to_string(i);
        ir += "%b" + n + " = bitcast " + bits + " " + text_of(values[i].bitcastToAPInt()) + " to " +
              f.type + "\n%x" + n + " = call i128 " + name + "(" + f.type + " %b" + n +
              ")\nstore volatile i128 %x" + n + ", ptr %p\n";
      }
      Compilation compilation(ir + "ret void\n}\n");
      REQUIRE(succeeded(prepare(compilation.context, *compilation.module, {})));
      REQUIRE(succeeded(optimize(compilation.context, *compilation.module, {})));
      std::vector<const llvm::Constant*> stored = stored_constants(*compilation.module);
      REQUIRE(stored.size() == values.size());
      for (std::size_t i = 0; i < values.size(); ++i) {
        llvm::APSInt expected(128, !is_signed);
        bool is_exact;
        values[i].convertToInteger(expected, llvm::APFloat::rmTowardZero, &is_exact);
        auto* actual = llvm::dyn_cast_or_null<llvm::ConstantInt>(stored[i]);
        REQUIRE(actual);
        llvm::SmallString<32> text;
        values[i].toString(text);
        CAPTURE(text.str().str());
        CAPTURE(name);
        CHECK(text_of(actual->getValue()) == text_of(expected));
      }
    }
  }
}

}  // namespace
}  // namespace pliron::nvptx
