#pragma once
// The inside of the generator of random IR (ir/random_ir.h), for its own sources.

#include "ir/block.h"
#include "ir/builder.h"
#include "ir/random.h"
#include "ir/random_ir.h"
#include "ir/random_ir_parts.h"

namespace pliron {

// One op on its way: what has been chosen so far.
struct OpDraft {
  const OpInfo& info;
  Block* block;           // it goes to the end of this one
  Type forced_type = {};  // of its one result; null for any
  unsigned density = 0;   // how many of four optional parts it has
  TypeParts parts = {};   // what the parts chosen so far, and the op around it, are about
  llvm::SmallVector<Attribute, 8> slots = {};
  llvm::SmallVector<llvm::SmallVector<Value, 4>, 4> operands = {};  // by group
  llvm::SmallVector<llvm::SmallVector<Type, 2>, 2> results = {};    // by group
  llvm::SmallVector<Block*, 2> successors = {};
  llvm::SmallVector<Operation*, 4> supplies = {};  // ops that were made to give it operands
};

class IrMaker {
 public:
  IrMaker(const DialectInfo& dialect, Random& random, const OpInfo* wanted,
          const RandomIrOptions& options);

  OwningOp module();

 private:
  // The values that an op at the place at hand may use.
  using Scope = llvm::SmallVector<Value, 32>;

  // Regions and blocks (random_ir.cpp). --------------------------------------------------------

  void choose_dialect_types();
  bool fill_regions(Operation* op, unsigned depth);
  bool fill_region(Operation* op, Region& region, unsigned depth);
  bool fill_blocks(Operation* op, Region& region, bool is_single, bool is_small, unsigned depth);
  void add_blocks(Operation* op, Region& region, unsigned count);
  llvm::SmallVector<Type, 4> argument_types(Operation* op, bool is_entry);
  void fill_block(Block* block, unsigned depth);
  bool end_block(Block* block, unsigned depth);
  const OpInfo* choose_op(unsigned depth);
  // Makes operands use other values of their types, in all ways that the verifier accepts.
  void rewire(Operation* module);

  // Single ops (random_ir_ops.cpp). ------------------------------------------------------------

  // Puts a valid op of that kind at the end of the block; null, and nothing has changed, when none
  // of so many tries gave one.
  Operation* add_op(const OpInfo& info, Block* block, unsigned depth, unsigned tries);
  // One try. Null when something that it needs cannot be had.
  Operation* try_op(OpDraft& draft, unsigned depth);
  void discard(OpDraft& draft, Operation* op);

  bool choose_attrs(OpDraft& draft);
  Attribute choose_attr(OpDraft& draft, const AttrSlotDef& slot);
  Attribute guess_attr(OpDraft& draft);
  Attribute symbol_attr(OpDraft& draft, bool is_flat);
  Attribute number_of(Type type);
  bool choose_successors(OpDraft& draft);
  bool choose_operands(OpDraft& draft);
  bool choose_operand_group(OpDraft& draft, int group);
  bool infer_results(OpDraft& draft);
  bool choose_results(OpDraft& draft);
  bool choose_result_group(OpDraft& draft, int group);
  // The type that SameTypeAs or a trait demands of a group, or null.
  Type demanded_type(const OpDraft& draft, const ValueDef& group) const;
  // Types that fit the draft's other parts, and the dialect.
  llvm::SmallVector<Type, 16> preferred_types(const OpDraft& draft) const;
  // A size for a group, and the types of its values, null for any.
  llvm::SmallVector<Type, 4> group_types(OpDraft& draft, const ValueDef& group);
  Type choose_type(OpDraft& draft, TypeConstraint constraint);
  Value choose_value(OpDraft& draft, TypeConstraint constraint, Type type);
  // Makes an op that gives a value of the type; null when there is none.
  Value supply(OpDraft& draft, Type type);
  Value supply_from_dialect(OpDraft& draft, Type type);
  Operation* build(const OpDraft& draft);
  void decorate(Operation* op);
  void name_value(Value value);

  Location location();
  bool is_present(const OpDraft& draft) { return random_.below(4) < draft.density; }
  template <typename List>
  const auto& any_of(const List& list) {
    return list[random_.below(list.size())];
  }

  Context& context_;
  Random& random_;
  const OpInfo* wanted_;
  RandomIrOptions options_;
  // By what they are good for, of this dialect and of the others.
  llvm::SmallVector<const OpInfo*, 64> plain_ops_, other_ops_, terminators_, region_ops_, sources_;
  // Types that ops of the dialect take or give.
  llvm::SmallVector<Type, 8> dialect_types_;
  Scope scope_;
  unsigned ops_left_ = 0;
  bool is_supplying_ = false;
  unsigned next_symbol_ = 0;
};

}  // namespace pliron
