#pragma once
// Makes ops at a place. The place is a block and the op in front of which new ops go (null: at the
// end); it stays where it is while ops are added, so they come out in program order.

#include "ir/block.h"

namespace pliron {

// Told of what a builder or a rewriter does.
class IrListener {
 public:
  virtual ~IrListener() = default;
  virtual void op_inserted(Operation*) {}
  virtual void block_inserted(Block*) {}
};

class Builder {
 public:
  explicit Builder(Context& context) : context_(context) {}
  static Builder at_end(Block* block) { return at(block, nullptr); }
  static Builder at_start(Block* block) { return at(block, block->front()); }
  static Builder before(Operation* op) { return at(op->block(), op); }
  static Builder after(Operation* op) { return at(op->block(), op->next()); }

  Context& context() const { return context_; }
  Block* block() const { return block_; }
  Operation* insertion_point() const { return before_; }
  void set_insertion_point(Operation* before) { set(before->block(), before); }
  void set_insertion_point_after(Operation* op) { set(op->block(), op->next()); }
  void set_insertion_point_to_start(Block* block) { set(block, block->front()); }
  void set_insertion_point_to_end(Block* block) { set(block, nullptr); }
  void set_listener(IrListener* listener) { listener_ = listener; }  // not owned, may be null

  // Puts an op that is in no block here. Without a place it stays in none.
  Operation* insert(Operation* op) {
    if (block_)
      block_->insert(before_, op);
    if (listener_)
      listener_->op_inserted(op);
    return op;
  }
  Operation* create(const OperationState& state) { return insert(Operation::create(state)); }
  // Makes a block at the end of the region, with arguments at unknown locations unless given.
  Block* create_block(Region& region, llvm::ArrayRef<Type> argument_types = {},
                      llvm::ArrayRef<Location> locations = {});

 private:
  static Builder at(Block* block, Operation* before) {
    Builder builder(block->context());
    builder.set(block, before);
    return builder;
  }
  void set(Block* block, Operation* before) {
    block_ = block;
    before_ = before;
  }

  Context& context_;
  Block* block_ = nullptr;
  Operation* before_ = nullptr;
  IrListener* listener_ = nullptr;
};

// Restores a builder's place when it goes out of scope.
class InsertionGuard {
 public:
  explicit InsertionGuard(Builder& builder) : builder_(builder), saved_(builder) {}
  InsertionGuard(const InsertionGuard&) = delete;
  ~InsertionGuard() {
    if (saved_.block() && saved_.insertion_point())
      builder_.set_insertion_point(saved_.insertion_point());
    else if (saved_.block())
      builder_.set_insertion_point_to_end(saved_.block());
  }

 private:
  Builder& builder_;
  Builder saved_;
};

}  // namespace pliron
