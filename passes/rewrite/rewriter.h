#pragma once
// A builder that also edits: it replaces, erases, changes and moves ops and blocks, and tells a
// listener of each edit. Drivers keep their worklists right that way, so whatever runs under a
// driver edits through its rewriter only. A rewriter does not check validity; the verifier does.

#include <string>
#include <vector>

#include "ir/builder.h"
#include "ir/result.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/Twine.h"

namespace pliron {

// Told of what a rewriter does. A driver hands events on to the listener of its caller.
class RewriteListener : public IrListener {
 public:
  // Operands, attributes, successors or the type of a result are about to change, and have changed.
  virtual void op_changing(Operation*) {}
  virtual void op_modified(Operation*) {}
  // The uses of the results are about to go to `values`, one for each.
  virtual void op_replaced(Operation*, llvm::ArrayRef<Value> /*values*/) {}
  // The op is about to be freed. Ops in its regions are named before it, inner ones first.
  virtual void op_erased(Operation*) {}
  virtual void op_moved(Operation*) {}
  virtual void block_erased(Block*) {}
  // A rule, pattern or fold is about to be applied to `root`, and has been; the root may be gone by
  // then. Folds and the removal of dead ops have the names "fold" and "dead".
  virtual void rule_begins(llvm::StringRef /*rule*/, Operation* /*root*/) {}
  virtual void rule_ends(llvm::StringRef /*rule*/) {}
};

class Rewriter : public Builder {
 public:
  explicit Rewriter(Context& context, RewriteListener* listener = nullptr) : Builder(context) {
    set_rewrite_listener(listener);
  }
  virtual ~Rewriter() = default;
  Rewriter(const Rewriter&) = delete;
  Rewriter& operator=(const Rewriter&) = delete;

  RewriteListener* rewrite_listener() const { return rewrite_listener_; }
  void set_rewrite_listener(RewriteListener* listener) {  // not owned, may be null
    rewrite_listener_ = listener;
    set_listener(listener);
  }

  // Ops. What is erased must have no uses; the rewriter's place moves behind an op that goes.

  // All uses of the results become uses of `values`, one for each result, and the op is erased.
  // Names that the user gave go over to values without one.
  virtual void replace_op(Operation* op, llvm::ArrayRef<Value> values);
  virtual void erase_op(Operation* op);
  // Every use of `from` becomes a use of `to`. O(uses).
  virtual void replace_all_uses_with(Value from, Value to);
  // The same for uses that `accept` takes.
  virtual void replace_uses_if(Value from, Value to, llvm::function_ref<bool(OpOperand&)> accept);
  // Runs `change`, which may change operands, attributes, successors and result types of `op`, and
  // nothing else.
  virtual void modify(Operation* op, llvm::function_ref<void()> change);
  void set_operand(Operation* op, unsigned i, Value value) {
    modify(op, [&] { op->set_operand(i, value); });
  }
  virtual void move_before(Operation* op, Operation* other);
  virtual void move_after(Operation* op, Operation* other);

  // Blocks and regions.

  // Splits in front of `op`, which starts the new block behind the old one. No branch is added.
  virtual Block* split_block(Operation* op);
  // Erases a block with its ops. Nothing may use it or its values.
  virtual void erase_block(Block* block);
  // Moves the ops of `block`, which no branch goes to, in front of `before` (another block's op),
  // with `values` for its arguments, and erases the block.
  virtual void inline_block_before(Block* block, Operation* before, llvm::ArrayRef<Value> values);
  // The same to the end of `into`.
  virtual void merge_block(Block* block, Block* into, llvm::ArrayRef<Value> values);
  // Moves all blocks of `region` to where `before` stands in another region; null: to the end of
  // `into`. Branches, values and arguments stay what they are.
  virtual void inline_region_before(Region& region, Region& into, Block* before);

  // For patterns that do not apply: says why, for the reports of drivers, and fails.
  LogicalResult match_failure(const llvm::Twine& reason) {
    if (reasons_)
      reasons_->push_back(reason.str());
    return failure();
  }
  // Where match_failure() puts its texts; null for nowhere.
  void set_reasons(std::vector<std::string>* reasons) { reasons_ = reasons; }
  bool wants_reasons() const { return reasons_ != nullptr; }

 protected:
  void notify_erased(Operation* op);
  void leave(Operation* op);

 private:
  void move_ops(Block* block, Block* into, Operation* before, llvm::ArrayRef<Value> values);

  RewriteListener* rewrite_listener_ = nullptr;
  std::vector<std::string>* reasons_ = nullptr;
};

}  // namespace pliron
