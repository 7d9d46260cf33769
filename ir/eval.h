#pragma once
// What an op computes from operands that are known. An op's class says it by a member
//
//   EvalStatus eval(const EvalInput& in, llvm::SmallVectorImpl<EvalValue>& results);
//
// which folding, the verification of rewrite rules and interpreters share. Values are scalars:
// integers of any width, and floats as the bits of their format; those who ask take vectors apart.
// Poison and undefined behaviour are as in the LLVM language reference.

#include "ir/op_info.h"
#include "llvm/ADT/APInt.h"

namespace pliron {

// Integers with more bits than this are left alone by all that computes with constants (evaluation
// and with it folding, ranges of integers, rules): a product takes the square of the width, which
// for the widest type there is means minutes.
inline constexpr unsigned max_computed_width = 65'536;

// A value of an integer or float type, or poison. Of poison `bits` has the width, and means
// nothing. Of another type that ops of a dialect make and take apart (a struct) it is what they
// agree on; nobody else looks inside.
struct EvalValue {
  llvm::APInt bits;
  bool is_poison = false;

  static EvalValue poison(unsigned width) { return {llvm::APInt(width, 0), true}; }
};

enum class EvalStatus : std::uint8_t {
  Done,               // there is one value for each result
  UndefinedBehavior,  // these operands must not come here; there are no results
  Unknown,            // the hook cannot say; there are no results
};

struct EvalInput {
  llvm::ArrayRef<EvalValue> operands;
  // How an op chooses that may: `freeze` of poison gives this, brought to the result's width, and
  // under `nsz` bit 0 flips the sign of a zero result, bit 1 + i that of operand i when it is zero.
  // Whoever wants to know all that an op can give tries several; of results of more than 5 bits
  // other choices than those of the low 4 bits are only made by ops that may give anything.
  llvm::APInt arbitrary = llvm::APInt(64, 0);
};

// Calls the op's hook; Unknown when it has none, or when an operand or result is an integer of more
// than max_computed_width bits. `results` is emptied first.
EvalStatus eval_op(Operation* op, const EvalInput& in, llvm::SmallVectorImpl<EvalValue>& results);

}  // namespace pliron
