#pragma once
// What the int-range analysis asks ops of, through tables that dialects attach to them.

#include "ir/builtin_types.h"
#include "ir/context.h"
#include "ir/operation.h"
#include "passes/int_range.h"

namespace pliron {

// For ops that know what integers their results can be.
struct IntRangeInterface {
  static constexpr std::uint64_t id = def_id("pliron.int_range");
  // Sets results[i] when it is an integer and more is known of it than its type. `operands` and
  // `results` are full for values that are no integers, and then 1 bit wide.
  void (*infer)(Operation* op, llvm::ArrayRef<IntRange> operands,
                llvm::MutableArrayRef<IntRange> results) = nullptr;
};

// What dialects make such tables of.
namespace int_range {

using Operands = llvm::ArrayRef<IntRange>;
using Results = llvm::MutableArrayRef<IntRange>;
using Binary = IntRange (*)(const IntRange&, const IntRange&);
using Wrapping = IntRange (*)(const IntRange&, const IntRange&, Overflow);

// Whether the first result is an integer, and no vector of them.
inline bool gives_integer(Operation* op) {
  return op->result(0).type().is<IntegerType>();
}

// For an op that makes one integer of its first two operands, all of one width.
template <Binary F>
void infer_binary(Operation* op, Operands operands, Results results) {
  if (gives_integer(op))
    results[0] = F(operands[0], operands[1]);
}

// Attaches a table with this function to op O.
template <typename O, auto Infer>
void attach(Context& context) {
  static constexpr IntRangeInterface table{.infer = Infer};
  context.attach_interface(O::def.name, IntRangeInterface::id, &table);
}

}  // namespace int_range

// For ops that compare their first two operands, integers of one type, and give one bit.
struct IntCompareInterface {
  static constexpr std::uint64_t id = def_id("pliron.int_compare");
  // Nothing when this op at hand does not.
  std::optional<IntPredicate> (*predicate)(Operation* op) = nullptr;
};

// For ops that do nothing when their first operand, one bit, is what they expect, and else do not
// get to the next op.
struct RuntimeCheckInterface {
  static constexpr std::uint64_t id = def_id("pliron.runtime_check");
  bool (*expected)(Operation* op) = nullptr;
};

}  // namespace pliron
