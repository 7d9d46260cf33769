// toy-merge-adds: a sum that was computed before is not computed again.
//
//   %a = toy.add %x, %y : i32                      %a = toy.add %x, %y : i32
//   %b = toy.add %x, %y : i32               =>     %c = toy.add %a, %a : i32
//   %c = toy.add %a, %b : i32
//
// Needs nothing. Preserves dominance.

#include "llvm/ADT/DenseMap.h"
#include "toy.h"

namespace toy {

static LogicalResult run_merge_adds(Operation* root, PassContext&) {
  llvm::DenseMap<std::pair<Value, Value>, Value> sums;
  for (Operation* op : root->region(0).entry()->ops()) {
    AddOp add = op->try_as<AddOp>();
    if (!add)
      continue;
    Value sum = add.result<"sum">();
    auto [known, is_new] = sums.try_emplace({add.operand<"lhs">(), add.operand<"rhs">()}, sum);
    if (is_new)
      continue;
    sum.replace_all_uses_with(known->second);
    op->erase();
  }
  return success();
}

const PassDef merge_adds_pass{
    .name = "toy-merge-adds",
    .summary = "Computes each sum once.",
    .anchor = BodyOp::def.name,
    .preserves = {Analysis::Dominance},
    .run = run_merge_adds,
};

}  // namespace toy
