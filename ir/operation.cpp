#include "ir/operation.h"

#include <cstring>

#include "ir/block.h"
#include "ir/builtin_attributes.h"

namespace pliron {

// An op in memory:
//   results, the first one nearest to the header | header, whose end is the first attribute slot |
//   the other attribute slots | operands | successors | regions
// Only operands can outgrow their place; then they move to memory of their own.

static_assert(sizeof(detail::ValueImpl) == 16 && sizeof(OpOperand) == 16 &&
              sizeof(BlockOperand) == 16 && sizeof(Region) == 16);
static_assert(sizeof(Operation) == 48 && alignof(Operation) <= detail::granule);

void BlockOperand::set(Block* block) {
  if (block_) {
    (prev_ ? prev_->next_ : block_->first_use_).assign(next_);
    if (next_)
      next_->prev_.assign(prev_);
  }
  block_ = block;
  if (!block)
    return;
  prev_.clear();
  next_.assign(block->first_use_);
  if (next_)
    next_->prev_ = this;
  block->first_use_ = this;
}
unsigned BlockOperand::index() const {
  return static_cast<unsigned>(this - owner_->block_operands());
}

llvm::SmallVector<Value, 4> OperandRange::to_vector() const {
  llvm::SmallVector<Value, 4> values;
  for (Value value : *this)
    values.push_back(value);
  return values;
}
llvm::SmallVector<Value, 4> ResultRange::to_vector() const {
  llvm::SmallVector<Value, 4> values;
  for (Value value : *this)
    values.push_back(value);
  return values;
}

Region* Operation::region_array() const {
  return reinterpret_cast<Region*>(block_operands() + num_successors_);
}

// Discardable attributes, in memory of their own.
struct Operation::DiscardableAttrs {
  std::uint32_t size;
  std::uint32_t capacity;
  std::uint64_t padding;

  NamedAttribute* attrs() { return reinterpret_cast<NamedAttribute*>(this + 1); }
  std::size_t bytes() const { return sizeof(*this) + capacity * sizeof(NamedAttribute); }
};

Operation* Operation::create(Location location, const OpInfo* info, llvm::ArrayRef<Value> operands,
                             llvm::ArrayRef<Type> result_types, llvm::ArrayRef<Attribute> slots,
                             llvm::ArrayRef<Block*> successors, unsigned num_regions) {
  std::size_t num_results = result_types.size(), num_slots = info->attr_names.size();
  assert(num_results <= max_results && operands.size() <= max_operands &&
         successors.size() <= max_successors && num_regions <= max_regions &&
         num_slots <= max_attr_slots && slots.size() <= num_slots && "an op of too many parts");
  std::size_t results_size = num_results * sizeof(detail::ValueImpl);
  std::size_t size = results_size + operands_offset(num_slots) +
                     (operands.size() + successors.size() + num_regions) * detail::granule;
  char* memory = static_cast<char*>(info->context->allocate(size));
  auto* op = new (memory + results_size) Operation;
  detail::ValueImpl* result = op->first_result();
  for (std::size_t i = 0; i < num_results; ++i, --result) {
    new (result) detail::ValueImpl;
    result->type = result_types[i];
    result->index = static_cast<std::uint32_t>(i) & 0x3fffffffu;
    result->is_result = 1;
  }
  op->num_results_ = num_results & max_results;
  op->num_successors_ = successors.size() & max_successors;
  op->num_regions_ = num_regions & max_regions;
  op->num_attr_slots_ = num_slots & max_attr_slots;
  op->info_ = info;
  op->location_ = location.storage();
  op->num_operands_ = op->operand_place_ =
      static_cast<std::uint32_t>(operands.size() & max_operands);
  op->are_operands_moved_ = 0;
  for (std::size_t i = 0; i < num_slots; ++i) {
    new (&op->attr_slots_[i]) detail::Ref<const UniquedStorage>;
    if (i < slots.size())
      op->attr_slots_[i] = slots[i].storage();
  }
  if (!info->defaults.empty())
    op->set_default_attrs();
  OpOperand* operand = op->inline_operands();
  for (Value value : operands) {
    new (operand) OpOperand;
    operand->owner_ = op;
    operand->link(value.impl());
    ++operand;
  }
  auto* successor = reinterpret_cast<BlockOperand*>(operand);
  for (Block* block : successors) {
    new (successor) BlockOperand;
    successor->owner_ = op;
    successor->set(block);
    ++successor;
  }
  auto* region = reinterpret_cast<Region*>(successor);
  for (unsigned i = 0; i < num_regions; ++i, ++region) {
    new (region) Region;
    region->parent_ = op;
    region->index_ = i;
  }
  return op;
}

void Operation::set_default_attrs() {
  for (unsigned slot = 0; slot < num_attr_slots_; ++slot)
    if (Attribute value = info().default_attr(slot); value && !attr_slots_[slot])
      attr_slots_[slot] = value.storage();
}

Operation* Operation::create(const OperationState& state) {
  Operation* op = create(state.location, state.info, state.operands, state.result_types, {},
                         state.successors, state.num_regions);
  for (const NamedAttribute& attr : state.attrs)
    op->set_attr(attr.name, attr.value);
  return op;
}

void Operation::destroy() {
  assert(!block_ && "take the op out of its block first");
  detail::ValueImpl* result = first_result();
  for (std::size_t i = 0; i < num_results_; ++i, --result) {
    assert(!result->first_use && "a result is still used");
    if (result->has_name)
      Value(result).set_name({});
  }
  // First, since in IR that is not valid an op may use what is inside it.
  OpOperand* operands = operand_array();
  for (std::uint32_t i = 0; i < num_operands_; ++i)
    operands[i].unlink();
  for (Region& region : regions())
    region.clear();
  Context& context = this->context();
  for (BlockOperand& successor : successors())
    successor.set(nullptr);
  std::uint32_t capacity = inline_capacity();
  if (are_operands_moved_)
    context.deallocate(moved_operands(),
                       sizeof(MovedOperands) + moved_operands()->capacity * sizeof(OpOperand));
  if (discardable_)
    context.deallocate(discardable_.get(), discardable_->bytes());
  std::size_t results_size = num_results_ * sizeof(detail::ValueImpl);
  std::size_t size = results_size + operands_offset(num_attr_slots_) +
                     (capacity + num_successors_ + num_regions_) * detail::granule;
  context.deallocate(reinterpret_cast<char*>(this) - results_size, size);
}

void Operation::erase() {
  remove();
  destroy();
}

LogicalResult Operation::erase_if_unused() {
  for (Value result : results())
    if (result.has_uses())
      return emit_op_error().note(result.first_use()->owner()->location(), "it is used here")
             << "cannot be erased: its result #" << result.index() << " is used";
  erase();
  return success();
}

// Moves the operands to a place for `size` of them at least.
void Operation::grow_operands(unsigned size) {
  Context& context = this->context();
  std::uint32_t capacity = std::max<std::uint32_t>(size, 2 * num_operands_);
  auto* moved = static_cast<MovedOperands*>(
      context.allocate(sizeof(MovedOperands) + capacity * sizeof(OpOperand)));
  *moved = {capacity, inline_capacity(), 0};
  OpOperand* old = operand_array();
  for (std::uint32_t i = 0; i < num_operands_; ++i) {
    (new (&moved->operands()[i]) OpOperand)->owner_ = this;
    moved->operands()[i].take(old[i]);
  }
  if (are_operands_moved_)
    context.deallocate(moved_operands(),
                       sizeof(MovedOperands) + moved_operands()->capacity * sizeof(OpOperand));
  are_operands_moved_ = 1;
  operand_place_ = detail::to_granule(moved);
}

void Operation::resize_operands(unsigned size) {
  if (size > (are_operands_moved_ ? moved_operands()->capacity : operand_place_))
    grow_operands(size);
  OpOperand* operands = operand_array();
  for (std::uint32_t i = num_operands_; i < size; ++i)
    (new (&operands[i]) OpOperand)->owner_ = this;
  for (std::uint32_t i = size; i < num_operands_; ++i)
    operands[i].unlink();
  num_operands_ = size & 0x7fffffffu;
}

void Operation::set_operands(llvm::ArrayRef<Value> values) {
  llvm::SmallVector<Value, 8> copy(values);  // may point into our own operands
  resize_operands(static_cast<unsigned>(copy.size()));
  for (unsigned i = 0; i < copy.size(); ++i)
    op_operand(i).set(copy[i]);
}
void Operation::insert_operands(unsigned at, llvm::ArrayRef<Value> values) {
  auto all = operands().to_vector();
  all.insert(all.begin() + at, values.begin(), values.end());
  set_operands(all);
}
void Operation::erase_operands(unsigned first, unsigned count) {
  auto all = operands().to_vector();
  all.erase(all.begin() + first, all.begin() + first + count);
  set_operands(all);
}

// The place of a group among `total` values: by the segment sizes when there are several groups
// that are not single, else by counting.
template <typename List>
static OperandSpan group_span(const List& groups, unsigned group, unsigned total,
                              DenseArrayAttr segments) {
  unsigned first = 0;
  if (segments) {
    for (unsigned i = 0; i < group; ++i)
      first += static_cast<unsigned>(segments.bits(i));
    return {first, static_cast<unsigned>(segments.bits(group))};
  }
  // Mostly all groups up to this one are single, and the others need not be looked at.
  auto size_of = [&](unsigned i) -> unsigned {
    if (groups[static_cast<int>(i)].arity == Arity::Single)
      return 1;
    unsigned singles = static_cast<unsigned>(groups.size() - multi_groups(groups));
    return total >= singles ? total - singles : 0;
  };
  for (unsigned i = 0; i < group; ++i)
    first += size_of(i);
  return {first, size_of(group)};
}
static DenseArrayAttr segments_in(const Operation* op, int slot) {
  if (slot < 0)
    return DenseArrayAttr(nullptr);
  Attribute attr = op->attr_slot(static_cast<unsigned>(slot));
  return attr ? attr.try_as<DenseArrayAttr>() : DenseArrayAttr(nullptr);
}

OperandSpan Operation::operand_group_span(unsigned group) {
  assert(info().def && "an unregistered op has no operand groups");
  return group_span(info().def->operands, group, num_operands_,
                    segments_in(this, info().operand_segments_slot));
}
void Operation::set_operand_group(unsigned group, llvm::ArrayRef<Value> values) {
  OperandSpan span = operand_group_span(group);
  auto all = operands().to_vector();
  llvm::SmallVector<Value, 8> replaced(all.begin(), all.begin() + span.first);
  replaced.append(values.begin(), values.end());
  replaced.append(all.begin() + span.first + span.count, all.end());
  set_operands(replaced);
  DenseArrayAttr segments = segments_in(this, info().operand_segments_slot);
  if (!segments)
    return;
  llvm::SmallVector<std::uint64_t, 8> sizes(segments.words().drop_front());
  sizes[group] = values.size();
  set_attr_slot(static_cast<unsigned>(info().operand_segments_slot),
                DenseArrayAttr::get(segments.element_type(), sizes));
}
ResultRange Operation::result_group(unsigned group) {
  assert(info().def && "an unregistered op has no result groups");
  OperandSpan span = group_span(info().def->results, group, num_results_,
                                segments_in(this, info().result_segments_slot));
  return {first_result() - span.first, span.count};
}
void Operation::replace_uses_of_with(Value from, Value to) {
  for (unsigned i = 0; i < num_operands_; ++i)
    if (operand(i) == from)
      set_operand(i, to);
}

bool Operation::has_uses() {
  for (Value result : results())
    if (result.has_uses())
      return true;
  return false;
}
void Operation::replace_all_uses_with(llvm::ArrayRef<Value> values) {
  assert(values.size() == num_results_ && "one value for each result");
  for (unsigned i = 0; i < num_results_; ++i)
    result(i).replace_all_uses_with(values[i]);
}

Attribute Operation::attr(Identifier name) {
  if (int slot = info().attr_slot(name); slot >= 0 && is_registered())
    return attr_slot(static_cast<unsigned>(slot));
  for (const NamedAttribute& attr : discardable_attrs())
    if (attr.name == name)
      return attr.value;
  if (!is_registered())
    if (DictionaryAttr properties =
            attr_slot(0) ? attr_slot(0).try_as<DictionaryAttr>() : DictionaryAttr(nullptr))
      return properties.lookup(name);
  return {};
}
Attribute Operation::attr(llvm::StringRef name) {
  return attr(context().identifier(name));
}

void Operation::set_attr(Identifier name, Attribute value) {
  if (int slot = info().attr_slot(name); slot >= 0)
    set_attr_slot(static_cast<unsigned>(slot), value);
  else
    set_discardable_attr(name, value);
}
void Operation::set_attr(llvm::StringRef name, Attribute value) {
  set_attr(context().identifier(name), value);
}

llvm::ArrayRef<NamedAttribute> Operation::discardable_attrs() const {
  if (!discardable_)
    return {};
  return {discardable_->attrs(), discardable_->size};
}

// Makes room for another attribute at `at`, in more memory when need be.
void Operation::insert_discardable_attr(std::size_t at, NamedAttribute attr) {
  DiscardableAttrs* old = discardable_.get();
  std::size_t size = old ? old->size : 0;
  DiscardableAttrs* attrs = old;
  if (!old || size == old->capacity) {
    auto capacity = static_cast<std::uint32_t>(old ? 2 * size : 1);
    DiscardableAttrs head{static_cast<std::uint32_t>(size), capacity, 0};
    attrs = static_cast<DiscardableAttrs*>(context().allocate(head.bytes()));
    *attrs = head;
    if (old) {
      std::uninitialized_copy_n(old->attrs(), size, attrs->attrs());
      context().deallocate(old, old->bytes());
    }
    discardable_ = attrs;
  }
  NamedAttribute* place = attrs->attrs() + at;
  std::memmove(static_cast<void*>(place + 1), place, (size - at) * sizeof(NamedAttribute));
  *place = attr;
  ++attrs->size;
}

void Operation::erase_discardable_attr(std::size_t at) {
  DiscardableAttrs* attrs = discardable_.get();
  NamedAttribute* place = attrs->attrs() + at;
  --attrs->size;
  std::memmove(static_cast<void*>(place), place + 1, (attrs->size - at) * sizeof(NamedAttribute));
  if (attrs->size > 0)
    return;
  context().deallocate(attrs, attrs->bytes());
  discardable_.clear();
}

void Operation::set_discardable_attr(Identifier name, Attribute value) {
  llvm::ArrayRef<NamedAttribute> attrs = discardable_attrs();
  // From the back, since names mostly come in their order.
  std::size_t at = attrs.size();
  while (at > 0 && attrs[at - 1].name != name && attrs[at - 1].name.str() > name.str())
    --at;
  at -= at > 0 && attrs[at - 1].name == name;
  if (at < attrs.size() && attrs[at].name == name) {
    if (value)
      discardable_->attrs()[at].value = value;
    else
      erase_discardable_attr(at);
  } else if (value) {
    insert_discardable_attr(at, {name, value});
  }
}

Region& Operation::region(unsigned i) {
  assert(i < num_regions_ && "no such region");
  return region_array()[i];
}
llvm::MutableArrayRef<Region> Operation::regions() {
  if (num_regions_ == 0)
    return {};
  return {region_array(), num_regions()};
}

// The operand group whose values successor i gets, or -1 when the record does not say it.
static int successor_group(const OpInfo& info, unsigned i) {
  if (!info.def || info.hooks.successor_operands)
    return -1;
  // Only single groups can name their operands, so a successor's number is its group's.
  const auto& groups = info.def->successors;
  if (static_cast<int>(i) >= groups.size() || multi_groups(groups) > 0)
    return -1;
  return info.def->operands.index_of(groups[static_cast<int>(i)].operands);
}

OperandSpan Operation::successor_operands(unsigned i) {
  if (info().hooks.successor_operands)
    return info().hooks.successor_operands(this, i);
  int group = successor_group(info(), i);
  return group < 0 ? OperandSpan{} : operand_group_span(static_cast<unsigned>(group));
}

bool Operation::can_set_successor_operands(unsigned i) {
  if (info().hooks.set_successor_operands)
    return true;
  int group = successor_group(info(), i);
  return group >= 0 && info().def->operands[group].arity == Arity::Variadic;
}

bool Operation::set_successor_operands(unsigned i, llvm::ArrayRef<Value> values) {
  if (!can_set_successor_operands(i))
    return false;
  if (info().hooks.set_successor_operands)
    info().hooks.set_successor_operands(this, i, values);
  else
    set_operand_group(static_cast<unsigned>(successor_group(info(), i)), values);
  return true;
}

Region* Operation::parent_region() const {
  Block* block = this->block();
  return block ? block->parent() : nullptr;
}
Operation* Operation::parent_op() const {
  Block* block = this->block();
  return block ? block->parent_op() : nullptr;
}
Operation* Operation::parent_with(Trait trait) const {
  Operation* op = parent_op();
  while (op && !op->has(trait))
    op = op->parent_op();
  return op;
}
bool Operation::is_ancestor_of(const Operation* other) const {
  while (other && other != this)
    other = other->parent_op();
  return other == this;
}
bool Operation::is_before(Operation* other) {
  assert(block_ && block_.same(other->block_) && "both ops must be in one block");
  if (!block_->order_valid_)
    block_->renumber();
  return order_ < other->order_;
}

void Operation::remove() {
  if (!block_)
    return;
  (prev_ ? prev_->next_ : block_->first_).assign(next_);
  (next_ ? next_->prev_ : block_->last_).assign(prev_);
  block_.clear();
  prev_.clear();
  next_.clear();
}
void Operation::move_before(Operation* other) {
  if (other == this)
    return;
  remove();
  other->block_->insert(other, this);
}
void Operation::move_after(Operation* other) {
  if (other == this)
    return;
  remove();
  other->block_->insert(other->next(), this);
}

InFlightDiagnostic Operation::emit_op_error() {
  return context().emit_error(location()) << "'" << name() << "' op ";
}
InFlightDiagnostic Operation::emit_error() {
  return context().emit_error(location());
}

}  // namespace pliron
