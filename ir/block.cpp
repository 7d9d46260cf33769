#include "ir/block.h"

#include "ir/context.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace pliron {

Block* Block::create(Context& context) {
  return new (context.allocate(sizeof(Block))) Block(context);
}

void Block::destroy() {
  assert(!parent_ && !first_use_ && "take the block out of its region and branches first");
  while (last_)
    last_->erase();
  while (!arguments_.empty())
    erase_argument(num_arguments() - 1);
  Context& context = *context_;
  this->~Block();
  context.deallocate(this, sizeof(Block));
}
void Block::erase() {
  remove();
  destroy();
}

llvm::SmallVector<Value, 4> Block::arguments() const {
  llvm::SmallVector<Value, 4> values;
  for (detail::BlockArgumentImpl* argument : arguments_)
    values.push_back(Value(argument));
  return values;
}
Value Block::add_argument(Type type, Location location) {
  return insert_argument(num_arguments(), type, location);
}
Value Block::insert_argument(unsigned at, Type type, Location location) {
  auto* impl = new (context_->allocate(sizeof(detail::BlockArgumentImpl))) detail::BlockArgumentImpl;
  impl->type = type;
  impl->owner = this;
  impl->location = location;
  arguments_.insert(arguments_.begin() + at, impl);
  for (unsigned i = at; i < arguments_.size(); ++i)
    arguments_[i]->index = i;
  return Value(impl);
}
void Block::erase_argument(unsigned i) {
  detail::BlockArgumentImpl* impl = arguments_[i];
  assert(!impl->first_use && "the argument is still used");
  Value(impl).set_name({});
  arguments_.erase(arguments_.begin() + i);
  for (unsigned rest = i; rest < arguments_.size(); ++rest)
    arguments_[rest]->index = rest;
  context_->deallocate(impl, sizeof(detail::BlockArgumentImpl));
}

Operation* Block::terminator() const {
  if (!last_)
    return nullptr;
  return last_->has(Trait::Terminator) || !last_->is_registered() ? last_ : nullptr;
}

void Block::insert(Operation* before, Operation* op) {
  assert(!op->block_ && "the op is in a block already");
  assert((!before || before->block_ == this) && "`before` is in another block");
  op->block_ = this;
  op->next_ = before;
  op->prev_ = before ? before->prev_ : last_;
  (op->prev_ ? op->prev_->next_ : first_) = op;
  (before ? before->prev_ : last_) = op;
  // Appending keeps the numbers in order; elsewhere they are made again when asked for.
  if (before)
    order_valid_ = false;
  else if (order_valid_)
    op->order_ = op->prev_ ? op->prev_->order_ + 1 : 0;
}

void Block::renumber() {
  std::uint32_t order = 0;
  for (Operation* op = first_; op; op = op->next_)
    op->order_ = order++;
  order_valid_ = true;
}

void Block::splice_from(Operation* first, Block* to) {
  assert(to != this && "a block cannot take its own ops");
  if (!first)
    return;
  assert(first->block_ == this && "the op is in another block");
  Operation* last = last_;
  last_ = first->prev_;
  (last_ ? last_->next_ : first_) = nullptr;
  first->prev_ = to->last_;
  (to->last_ ? to->last_->next_ : to->first_) = first;
  to->last_ = last;
  for (Operation* op = first; op; op = op->next_)
    op->block_ = to;
  to->order_valid_ = false;
}
Block* Block::split_before(Operation* op) {
  Block* rest = create(*context_);
  parent_->insert(next_, rest);
  splice_from(op, rest);
  return rest;
}

Operation* Block::parent_op() const { return parent_ ? parent_->parent_op() : nullptr; }
bool Block::is_entry() const { return parent_ && parent_->front() == this; }
Operation* Block::ancestor_in_block(Operation* op) {
  while (op && op->block() != this)
    op = op->parent_op();
  return op;
}
void Block::remove() {
  if (!parent_)
    return;
  (prev_ ? prev_->next_ : parent_->first_) = next_;
  (next_ ? next_->prev_ : parent_->last_) = prev_;
  parent_ = nullptr;
  prev_ = next_ = nullptr;
}
void Block::move_before(Block* other) {
  if (other == this)
    return;
  remove();
  other->parent_->insert(other, this);
}

llvm::SmallVector<Block*, 4> Block::predecessors() const {
  llvm::SmallVector<Block*, 4> blocks;
  for (BlockOperand* use = first_use_; use; use = use->next_use())
    blocks.push_back(use->owner()->block());
  return blocks;
}
llvm::SmallVector<Block*, 4> Block::successors() const {
  llvm::SmallVector<Block*, 4> blocks;
  if (last_)
    for (BlockOperand& successor : last_->successors())
      blocks.push_back(successor.get());
  return blocks;
}
Block* Block::single_predecessor() const {
  Block* only = nullptr;
  for (BlockOperand* use = first_use_; use; use = use->next_use()) {
    Block* block = use->owner()->block();
    if (only && block != only)
      return nullptr;
    only = block;
  }
  return only;
}
void Block::replace_all_uses_with(Block* other) {
  assert(other != this && "a block cannot replace itself");
  while (first_use_)
    first_use_->set(other);
}

unsigned Region::index() const { return static_cast<unsigned>(this - parent_->region_array()); }

Block* Region::add_block() {
  Block* block = Block::create(parent_->context());
  push_back(block);
  return block;
}
void Region::insert(Block* before, Block* block) {
  assert(!block->parent_ && "the block is in a region already");
  block->parent_ = this;
  block->next_ = before;
  block->prev_ = before ? before->prev_ : last_;
  (block->prev_ ? block->prev_->next_ : first_) = block;
  (before ? before->prev_ : last_) = block;
}
void Region::take_blocks(Region& other) {
  while (Block* block = other.first_) {
    block->remove();
    push_back(block);
  }
}

// Drops everything that the ops under these blocks use, so that they can be freed in any order. Works
// down from the blocks with a stack of its own, since regions may nest deeply.
static void drop_all_references(Region& region, llvm::SmallVectorImpl<Operation*>& all) {
  llvm::SmallVector<Region*, 8> regions{&region};
  while (!regions.empty()) {
    Region* current = regions.pop_back_val();
    for (Block* block : current->blocks()) {
      for (Operation* op : block->ops()) {
        for (unsigned i = 0; i < op->num_operands(); ++i)
          op->set_operand(i, Value());
        for (BlockOperand& successor : op->successors())
          successor.set(nullptr);
        if (op->num_regions() > 0)
          all.push_back(op);
        for (Region& nested : op->regions())
          regions.push_back(&nested);
      }
    }
  }
}

static void free_blocks(Region& region) {
  while (Block* block = region.back())
    block->erase();
}

void Region::clear() {
  llvm::SmallVector<Operation*, 8> with_regions;
  drop_all_references(*this, with_regions);
  // The innermost came last; freed first, no region holds anything when its op is freed.
  for (Operation* op : llvm::reverse(with_regions))
    for (Region& nested : op->regions())
      free_blocks(nested);
  free_blocks(*this);
}

bool Region::is_ancestor_of(const Region* other) const {
  while (other && other != this)
    other = other->parent_region();
  return other == this;
}

}  // namespace pliron
