#include "ir/clone.h"

#include "ir/walk.h"

namespace pliron {

namespace {

// Cloning has two phases. The first makes all ops and blocks, in program order; an operand whose
// value has no copy yet keeps the old value and is remembered. The second looks at those again: by
// then every value inside has its copy, and what still has none comes from outside.
class Cloner {
 public:
  explicit Cloner(IrMapping& mapping) : mapping_(mapping) {}

  // Makes the copies of the blocks of `from` at the end of `to`, without their ops.
  void clone_blocks(Region& from, Region& to) {
    llvm::SmallVector<Block*, 8> copies;  // first, since `to` may be `from`
    for (Block* block : from.blocks()) {
      Block* copy = Block::create(block->context());
      copy->set_name(block->name());
      for (Value argument : block->arguments()) {
        Value copied = copy->add_argument(argument.type(), argument.location());
        copied.set_name(argument.name());
        mapping_.map(argument, copied);
      }
      mapping_.map(block, copy);
      copies.push_back(copy);
    }
    for (Block* copy : copies)
      to.push_back(copy);
  }

  // Copies `root` and, block by block, all that is inside. The copy of `root` is in no block.
  Operation* clone_tree(Operation* root) {
    Operation* result = nullptr;
    Block* from = nullptr;
    Block* to = nullptr;
    walk_pre_order(root, [&](Operation* op) {
      Operation* copy = clone_op(op);
      if (op == root) {
        result = copy;
        return WalkResult::Advance;
      }
      if (op->block() != from) {
        from = op->block();
        to = mapping_.lookup(from);
      }
      to->push_back(copy);
      return WalkResult::Advance;
    });
    return result;
  }

  void finish() {
    for (OpOperand* operand : pending_) {
      Value copied = mapping_.lookup(operand->get());
      if (copied != operand->get())
        operand->set(copied);
    }
  }

 private:
  // The op with empty copies of its blocks.
  Operation* clone_op(Operation* op) {
    operands_.clear();
    types_.clear();
    slots_.clear();
    successors_.clear();
    bool is_pending = false;
    for (Value operand : op->operands()) {
      bool has_copy = !operand || mapping_.contains(operand);
      is_pending |= !has_copy;
      operands_.push_back(operand && has_copy ? mapping_.lookup(operand) : operand);
    }
    for (Value result : op->results())
      types_.push_back(result.type());
    for (unsigned slot = 0; slot < op->num_attr_slots(); ++slot)
      slots_.push_back(op->attr_slot(slot));
    for (BlockOperand& successor : op->successors())
      successors_.push_back(mapping_.lookup(successor.get()));
    Operation* copy = Operation::create(op->location(), &op->info(), operands_, types_, slots_,
                                        successors_, op->num_regions());
    for (const NamedAttribute& attr : op->discardable_attrs())
      copy->set_discardable_attr(attr.name, attr.value);
    for (unsigned i = 0; is_pending && i < op->num_operands(); ++i)
      if (op->operand(i) && !mapping_.contains(op->operand(i)))
        pending_.push_back(&copy->op_operand(i));
    for (unsigned i = 0; i < op->num_results(); ++i) {
      mapping_.map(op->result(i), copy->result(i));
      copy->result(i).set_name(op->result(i).name());
    }
    for (unsigned i = 0; i < op->num_regions(); ++i)
      clone_blocks(op->region(i), copy->region(i));
    return copy;
  }

  IrMapping& mapping_;
  llvm::SmallVector<OpOperand*, 16> pending_;
  // Of the op at hand; members so that their memory is used again.
  llvm::SmallVector<Value, 8> operands_;
  llvm::SmallVector<Type, 8> types_;
  llvm::SmallVector<Attribute, 8> slots_;
  llvm::SmallVector<Block*, 4> successors_;
};

}  // namespace

Operation* clone(Operation* op, IrMapping& mapping) {
  Cloner cloner(mapping);
  Operation* copy = cloner.clone_tree(op);
  cloner.finish();
  return copy;
}

Operation* clone(Operation* op) {
  IrMapping mapping;
  return clone(op, mapping);
}

void clone_region(Region& from, Region& to, IrMapping& mapping) {
  llvm::SmallVector<Block*, 8> blocks(from.blocks().begin(), from.blocks().end());
  Cloner cloner(mapping);
  cloner.clone_blocks(from, to);
  for (Block* block : blocks)
    for (Operation* op : block->ops())
      mapping.lookup(block)->push_back(cloner.clone_tree(op));
  cloner.finish();
}

}  // namespace pliron
