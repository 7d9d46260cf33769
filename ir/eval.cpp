#include "ir/eval.h"

#include "ir/builtin_types.h"
#include "ir/operation.h"

namespace pliron {

EvalStatus eval_op(Operation* op, const EvalInput& in, llvm::SmallVectorImpl<EvalValue>& results) {
  results.clear();
  if (!op->info().hooks.eval)
    return EvalStatus::Unknown;
  auto is_too_wide = [](Type type) {
    auto integer = type.try_as<IntegerType>();
    return integer && integer.width() > max_computed_width;
  };
  for (const EvalValue& operand : in.operands)
    if (operand.bits.getBitWidth() > max_computed_width)
      return EvalStatus::Unknown;
  for (Value result : op->results())
    if (is_too_wide(result.type()))
      return EvalStatus::Unknown;
  assert(in.operands.size() == op->num_operands() && "a value for each operand");
  EvalStatus status = op->info().hooks.eval(op, in, results);
  assert((status != EvalStatus::Done || results.size() == op->num_results()) &&
         "a value for each result");
  if (status != EvalStatus::Done)
    results.clear();
  return status;
}

}  // namespace pliron
