#include "ir/block.h"

#include "ir/context_impl.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace pliron {

static void free_argument(Context& context, detail::BlockArgumentImpl* argument) {
  assert(!argument->first_use && "the argument is still used");
  if (argument->has_name)
    Value(argument).set_name({});
  context.deallocate(argument, sizeof(*argument));
}

Block* Block::create(Context& context) {
  return new (context.impl().blocks.allocate()) Block;
}

void Block::destroy() {
  assert(!parent_ && !first_use_ && "take the block out of its region and branches first");
  while (Operation* op = back())
    op->erase();
  Context& context = this->context();
  for (detail::BlockArgumentImpl* argument : arguments_)
    free_argument(context, argument);
  this->~Block();
  context.impl().blocks.deallocate(this);
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
  auto* impl =
      new (context().allocate(sizeof(detail::BlockArgumentImpl))) detail::BlockArgumentImpl;
  impl->type = type;
  impl->owner = this;
  impl->location = location;
  arguments_.insert(arguments_.begin() + at, impl);
  for (unsigned i = at; i < arguments_.size(); ++i)
    arguments_[i]->index = i & 0x3fffffffu;
  return Value(impl);
}
void Block::erase_argument(unsigned i) {
  free_argument(context(), arguments_[i]);
  arguments_.erase(arguments_.begin() + i);
  for (unsigned rest = i; rest < arguments_.size(); ++rest)
    arguments_[rest]->index = rest & 0x3fffffffu;
}

Operation* Block::terminator() const {
  Operation* last = back();
  return last && (last->has(Trait::Terminator) || !last->is_registered()) ? last : nullptr;
}

void Block::insert(Operation* before, Operation* op) {
  assert(!op->block_ && "the op is in a block already");
  assert((!before || before->block() == this) && "`before` is in another block");
  op->block_ = this;
  op->next_ = before;
  op->prev_.assign(before ? before->prev_ : last_);
  (op->prev_ ? op->prev_->next_ : first_) = op;
  (before ? before->prev_ : last_) = op;
  if (order_valid_)
    number(op);
}

// Order numbers leave gaps for ops that come between. When a gap is used up, the smallest range of
// numbers around it that is not too full is spread evenly, which costs O(log n) amortised (Bender et
// al., "Two Simplified Algorithms for Maintaining Order in a List", 2002).
static constexpr std::uint64_t order_stride = 1024;
static constexpr std::uint64_t max_order = 0xffffffffu;

void Block::number(Operation* op) {
  std::uint64_t low = op->prev_ ? op->prev_->order_ : 0;
  if (!op->next_ && low + order_stride <= max_order) {
    op->order_ = static_cast<std::uint32_t>(low + order_stride);
    return;
  }
  std::uint64_t high = op->next_ ? op->next_->order_ : max_order;
  op->order_ = static_cast<std::uint32_t>(low + (high - low) / 2);
  if (op->order_ == low)
    renumber_around(op);
}

void Block::renumber_around(Operation* op) {
  Operation* first = op;
  Operation* last = op;
  std::uint64_t count = 1;
  double density = 1;
  for (unsigned bits = 1; bits < 32; ++bits) {
    // The range of 2^bits numbers that holds this op's.
    std::uint64_t start = op->order_ >> bits << bits, size = std::uint64_t{1} << bits;
    for (; first->prev_ && first->prev_->order_ >= start; ++count)
      first = first->prev();
    for (; last->next_ && last->next_->order_ < start + size; ++count)
      last = last->next();
    density *= 0.75;
    if (static_cast<double>(count) > density * static_cast<double>(size) || count * 4 > size)
      continue;
    std::uint64_t gap = size / (count + 1), order = start;
    for (Operation* at = first;; at = at->next()) {
      order += gap;
      at->order_ = static_cast<std::uint32_t>(order);
      if (at == last)
        return;
    }
  }
  renumber();
}

void Block::renumber() {
  std::uint64_t count = 0;
  for (Operation* op = front(); op; op = op->next())
    ++count;
  assert(count < max_order && "a block of too many ops");
  std::uint64_t gap = std::min(order_stride, max_order / (count + 1)), order = 0;
  for (Operation* op = front(); op; op = op->next())
    op->order_ = static_cast<std::uint32_t>(order += gap);
  order_valid_ = true;
}

void Block::splice_from(Operation* first, Block* to) {
  assert(to != this && "a block cannot take its own ops");
  if (!first)
    return;
  assert(first->block() == this && "the op is in another block");
  Operation* last = back();
  last_.assign(first->prev_);
  (last_ ? last_->next_ : first_).clear();
  first->prev_.assign(to->last_);
  (to->last_ ? to->last_->next_ : to->first_) = first;
  to->last_ = last;
  for (Operation* op = first; op; op = op->next())
    op->block_ = to;
  to->order_valid_ = false;
}
Block* Block::split_before(Operation* op) {
  Block* rest = create(context());
  parent_->insert(next(), rest);
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
  (prev_ ? prev_->next_ : parent_->first_).assign(next_);
  (next_ ? next_->prev_ : parent_->last_).assign(prev_);
  parent_.clear();
  prev_.clear();
  next_.clear();
}
void Block::move_before(Block* other) {
  if (other == this)
    return;
  remove();
  other->parent_->insert(other, this);
}

llvm::SmallVector<Block*, 4> Block::predecessors() const {
  llvm::SmallVector<Block*, 4> blocks;
  for (BlockOperand* use = first_use(); use; use = use->next_use())
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
  for (BlockOperand* use = first_use(); use; use = use->next_use()) {
    Block* block = use->owner()->block();
    if (only && block != only)
      return nullptr;
    only = block;
  }
  return only;
}
void Block::replace_all_uses_with(Block* other) {
  assert(other != this && "a block cannot replace itself");
  while (BlockOperand* use = first_use())
    use->set(other);
}

Block* Region::add_block() {
  Block* block = Block::create(context());
  push_back(block);
  return block;
}
void Region::insert(Block* before, Block* block) {
  assert(!block->parent_ && "the block is in a region already");
  block->parent_ = this;
  block->next_ = before;
  block->prev_.assign(before ? before->prev_ : last_);
  (block->prev_ ? block->prev_->next_ : first_) = block;
  (before ? before->prev_ : last_) = block;
}
void Region::take_blocks(Region& other) {
  while (Block* block = other.front()) {
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
