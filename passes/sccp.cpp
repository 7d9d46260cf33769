// sccp: sparse conditional constant propagation. Values that are the same constant on every way on
// which control can get to them become that constant; branches that always go one way become jumps,
// and what nothing reaches then goes.
//
//   ^entry(%c: i1):                                   ^entry(%c: i1):
//     %one = mir.constant 1                             %one = mir.constant 1
//     mir.goto ^head(%one)                        =>    mir.goto ^head(%one)
//   ^head(%x: si32):                                  ^head(%x: si32):
//     %more = mir.compare gt %x, %one                   mir.goto ^again
//     mir.switch_int %more [true: ^add, ^again]       ^again:
//   ^add:                                               mir.switch_int %c [true: ^head(%one),
//   ^exit]
//     ...                                             ^exit:
//   ^again:                                             mir.return %one
//     mir.switch_int %c [true: ^head(%x), ^exit]
//   ^exit:
//     mir.return %x
//
// In a module, constants go from calls into private functions and back, when nothing but calls
// refers to these.
//
// Needs: fold and eval hooks, `taken_successor` of branches, materialize_constant of the dialect;
// Pure branches (passes/branches.h) to make jumps of. Preserves nothing.
//
// The analysis is a SparseForwardAnalysis: optimistic, so that a loop does not hide that a value
// never changes. The lattice value of a constant is the place of its attribute in the arena.

#include "passes/builtin_passes.h"
#include "passes/dataflow/constant_rewriter.h"
#include "passes/fold.h"

namespace pliron {

namespace {

class Constants : public SparseForwardAnalysis {
 public:
  explicit Constants(Operation* root)
      : root_(root), value_name_(root->context().identifier("value")) {}

  // The constant that a lattice value stands for, or null.
  Attribute constant(LatticeValue value) const {
    if (value == lattice_bottom || value == lattice_top)
      return {};
    return Attribute(detail::from_granule<UniquedStorage>(value, root_));
  }

  bool has_transfer(const OpInfo& info) override {
    return info.hooks.fold || info.hooks.eval || info.has(Trait::ConstantLike);
  }

  void transfer(Operation* op, llvm::ArrayRef<LatticeValue> operands,
                llvm::MutableArrayRef<LatticeValue> results) override {
    if (results.size() != 1)
      return;
    if (op->has(Trait::ConstantLike)) {
      results[0] = lattice_value(op->attr(value_name_));
      return;
    }
    // Without a constant there is nothing that canonicalize does not see as well.
    if (!set_constants(operands))
      return;
    FoldResult folded = fold_op(op, constants_);
    if (folded.constant())
      results[0] = lattice_value(folded.constant());
    else if (Value value = folded.value())
      results[0] = value_of(op, value, operands);
  }

  // Two different constants have nothing in common.
  LatticeValue join(LatticeValue, LatticeValue) override { return lattice_top; }

  int taken_successor(Operation* op, llvm::ArrayRef<LatticeValue> operands) override {
    set_constants(operands);
    return op->info().hooks.taken_successor(op, constants_);
  }

 private:
  static LatticeValue lattice_value(Attribute constant) {
    return constant ? detail::to_granule(constant.storage()) : lattice_top;
  }

  // Of a value that the op gives on. It is visited again only for its operands; of others nothing
  // is known that stays true.
  static LatticeValue value_of(Operation* op, Value value, llvm::ArrayRef<LatticeValue> operands) {
    for (unsigned i = 0; i < operands.size(); ++i)
      if (op->operand(i) == value)
        return operands[i];
    return lattice_top;
  }

  // Whether there is one.
  bool set_constants(llvm::ArrayRef<LatticeValue> values) {
    constants_.clear();
    bool any = false;
    for (LatticeValue value : values) {
      constants_.push_back(constant(value));
      any |= static_cast<bool>(constants_.back());
    }
    return any;
  }

  Operation* root_;
  Identifier value_name_;
  llvm::SmallVector<Attribute, 8> constants_;
};

}  // namespace

static LogicalResult run_sccp(Operation* root, PassContext& context) {
  Constants constants(root);
  SparseForwardSolver solver(constants, root);
  solver.run();
  auto constant = [&](Value value) { return constants.constant(solver.value(value)); };
  ConstantRewriter rewriter(solver, constant);
  rewriter.run(root);
  context.statistic("num-constants") += rewriter.num_constants();
  context.statistic("num-branches") += rewriter.num_branches();
  if (!rewriter.has_changed())
    context.mark_unchanged();
  return success();
}

const PassDef sccp_pass{
    .name = "sccp",
    .summary = "Propagates constants along the ways that control can take.",
    .statistics = {{"num-constants", "Values that became constants"},
                   {"num-branches", "Branches that became jumps"}},
    .run = run_sccp,
};

}  // namespace pliron
