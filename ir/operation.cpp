#include "ir/operation.h"

#include "ir/block.h"
#include "ir/builtin_attributes.h"

namespace pliron {

// An op in memory:
//   results, the first one nearest to the header | header | operands | successors | regions |
//   attribute slots
// Only operands can outgrow their place; then they move to memory of their own.

void BlockOperand::set(Block* block) {
  if (block_) {
    *back_ = next_;
    if (next_)
      next_->back_ = back_;
  }
  block_ = block;
  if (!block)
    return;
  next_ = block->first_use_;
  if (next_)
    next_->back_ = &next_;
  back_ = &block->first_use_;
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

BlockOperand* Operation::block_operands() const {
  return reinterpret_cast<BlockOperand*>(trailing() + inline_operands_ * sizeof(OpOperand));
}
Region* Operation::region_array() const {
  return reinterpret_cast<Region*>(block_operands() + num_successors_);
}
Attribute* Operation::attr_slots() const {
  return reinterpret_cast<Attribute*>(region_array() + num_regions_);
}

static std::size_t allocation_size(std::size_t results, std::size_t operands,
                                   std::size_t successors, std::size_t regions,
                                   std::size_t attrs) {
  return results * sizeof(detail::ValueImpl) + sizeof(Operation) + operands * sizeof(OpOperand) +
         successors * sizeof(BlockOperand) + regions * sizeof(Region) + attrs * sizeof(Attribute);
}

Operation* Operation::create(const OperationState& state) {
  const OpInfo* info = state.info;
  std::size_t num_attrs = info->attr_names.size();
  std::size_t size =
      allocation_size(state.result_types.size(), state.operands.size(), state.successors.size(),
                      state.num_regions, num_attrs);
  auto* memory = static_cast<char*>(info->context->allocate(size));
  auto* results = reinterpret_cast<detail::ValueImpl*>(memory);
  std::size_t num_results = state.result_types.size();
  for (std::size_t i = 0; i < num_results; ++i) {
    auto* impl = new (&results[num_results - 1 - i]) detail::ValueImpl;
    impl->type = state.result_types[i];
    impl->index = static_cast<std::uint32_t>(i);
    impl->is_result = true;
  }
  auto* op = new (results + num_results) Operation;
  op->info_ = info;
  op->location_ = state.location;
  op->num_results_ = static_cast<std::uint32_t>(num_results);
  op->inline_operands_ = op->operand_capacity_ = op->num_operands_ =
      static_cast<std::uint32_t>(state.operands.size());
  op->num_successors_ = static_cast<std::uint32_t>(state.successors.size());
  op->num_regions_ = static_cast<std::uint16_t>(state.num_regions);
  op->operands_ = reinterpret_cast<OpOperand*>(op->trailing());
  for (std::uint32_t i = 0; i < op->num_operands_; ++i) {
    auto* operand = new (&op->operands_[i]) OpOperand;
    operand->owner_ = op;
    operand->value_ = state.operands[i].impl();
    operand->link();
  }
  for (std::uint32_t i = 0; i < op->num_successors_; ++i) {
    auto* successor = new (&op->block_operands()[i]) BlockOperand;
    successor->owner_ = op;
    successor->set(state.successors[i]);
  }
  for (std::uint32_t i = 0; i < op->num_regions_; ++i)
    (new (&op->region_array()[i]) Region)->parent_ = op;
  std::uninitialized_value_construct_n(op->attr_slots(), num_attrs);
  for (const NamedAttribute& attr : state.attrs)
    op->set_attr(attr.name, attr.value);
  return op;
}

void Operation::destroy() {
  assert(!block_ && "take the op out of its block first");
  for ([[maybe_unused]] Value result : results())
    assert(!result.has_uses() && "a result is still used");
  for (Region& region : regions())
    region.clear();
  for (std::uint32_t i = 0; i < num_operands_; ++i)
    operands_[i].unlink();
  for (BlockOperand& successor : successors())
    successor.set(nullptr);
  for (Value result : results())
    result.set_name({});
  Context& context = this->context();
  if (operand_capacity_ != inline_operands_)
    context.deallocate(operands_, operand_capacity_ * sizeof(OpOperand));
  if (discardable_)
    context.deallocate(discardable_, num_discardable_ * sizeof(NamedAttribute));
  std::size_t size = allocation_size(num_results_, inline_operands_, num_successors_, num_regions_,
                                     info_->attr_names.size());
  void* memory = reinterpret_cast<detail::ValueImpl*>(this) - num_results_;
  context.deallocate(memory, size);
}

void Operation::erase() {
  remove();
  destroy();
}

void Operation::resize_operands(unsigned size) {
  if (size > operand_capacity_) {
    std::uint32_t capacity = std::max(size, 2 * operand_capacity_);
    auto* grown =
        static_cast<OpOperand*>(context().allocate(capacity * sizeof(OpOperand)));
    for (std::uint32_t i = 0; i < num_operands_; ++i) {
      (new (&grown[i]) OpOperand)->owner_ = this;
      grown[i].take(operands_[i]);
    }
    if (operand_capacity_ != inline_operands_)
      context().deallocate(operands_, operand_capacity_ * sizeof(OpOperand));
    operands_ = grown;
    operand_capacity_ = capacity;
  }
  for (std::uint32_t i = num_operands_; i < size; ++i)
    (new (&operands_[i]) OpOperand)->owner_ = this;
  for (std::uint32_t i = size; i < num_operands_; ++i)
    operands_[i].unlink();
  num_operands_ = size;
}

void Operation::set_operands(llvm::ArrayRef<Value> values) {
  llvm::SmallVector<Value, 8> copy(values);  // may point into our own operands
  resize_operands(static_cast<unsigned>(copy.size()));
  for (std::size_t i = 0; i < copy.size(); ++i)
    operands_[i].set(copy[i]);
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

// The place of a group among `total` values: by the segment sizes when there are several groups that
// are not single, else by counting.
template <typename List>
static OperandSpan group_span(const List& groups, unsigned group, unsigned total,
                              DenseArrayAttr segments) {
  unsigned first = 0;
  if (segments) {
    for (unsigned i = 0; i < group; ++i)
      first += static_cast<unsigned>(segments.bits(i));
    return {first, static_cast<unsigned>(segments.bits(group))};
  }
  unsigned singles = static_cast<unsigned>(groups.size() - multi_groups(groups));
  unsigned multi_size = total >= singles ? total - singles : 0;
  for (unsigned i = 0;; ++i) {
    unsigned size = groups[static_cast<int>(i)].arity == Arity::Single ? 1 : multi_size;
    if (i == group)
      return {first, size};
    first += size;
  }
}
static DenseArrayAttr segments_in(const Operation* op, int slot) {
  if (slot < 0)
    return DenseArrayAttr(nullptr);
  Attribute attr = op->attr_slot(static_cast<unsigned>(slot));
  return attr ? attr.try_as<DenseArrayAttr>() : DenseArrayAttr(nullptr);
}

OperandSpan Operation::operand_group_span(unsigned group) {
  assert(info_->def && "an unregistered op has no operand groups");
  return group_span(info_->def->operands, group, num_operands_,
                    segments_in(this, info_->operand_segments_slot));
}
void Operation::set_operand_group(unsigned group, llvm::ArrayRef<Value> values) {
  OperandSpan span = operand_group_span(group);
  auto all = operands().to_vector();
  llvm::SmallVector<Value, 8> replaced(all.begin(), all.begin() + span.first);
  replaced.append(values.begin(), values.end());
  replaced.append(all.begin() + span.first + span.count, all.end());
  set_operands(replaced);
  DenseArrayAttr segments = segments_in(this, info_->operand_segments_slot);
  if (!segments)
    return;
  llvm::SmallVector<std::uint64_t, 8> sizes(segments.words().drop_front());
  sizes[group] = values.size();
  set_attr_slot(static_cast<unsigned>(info_->operand_segments_slot),
                DenseArrayAttr::get(segments.element_type(), sizes));
}
ResultRange Operation::result_group(unsigned group) {
  assert(info_->def && "an unregistered op has no result groups");
  OperandSpan span = group_span(info_->def->results, group, num_results_,
                                segments_in(this, info_->result_segments_slot));
  return {first_result() - span.first, span.count};
}
void Operation::replace_uses_of_with(Value from, Value to) {
  for (std::uint32_t i = 0; i < num_operands_; ++i)
    if (operands_[i].get() == from)
      operands_[i].set(to);
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
  if (int slot = info_->attr_slot(name); slot >= 0 && is_registered())
    return attr_slot(static_cast<unsigned>(slot));
  for (const NamedAttribute& attr : discardable_attrs())
    if (attr.name == name)
      return attr.value;
  if (!is_registered())
    if (DictionaryAttr properties = attr_slot(0) ? attr_slot(0).try_as<DictionaryAttr>()
                                                 : DictionaryAttr(nullptr))
      return properties.lookup(name);
  return {};
}
Attribute Operation::attr(llvm::StringRef name) { return attr(context().identifier(name)); }

void Operation::set_attr(Identifier name, Attribute value) {
  if (int slot = info_->attr_slot(name); slot >= 0)
    set_attr_slot(static_cast<unsigned>(slot), value);
  else
    set_discardable_attr(name, value);
}
void Operation::set_attr(llvm::StringRef name, Attribute value) {
  set_attr(context().identifier(name), value);
}

llvm::ArrayRef<NamedAttribute> Operation::discardable_attrs() const {
  return {discardable_, num_discardable_};
}
void Operation::set_discardable_attr(Identifier name, Attribute value) {
  llvm::SmallVector<NamedAttribute, 8> attrs(discardable_attrs());
  auto at = llvm::lower_bound(attrs, name, [](const NamedAttribute& entry, Identifier id) {
    return entry.name.str() < id.str();
  });
  bool found = at != attrs.end() && at->name == name;
  if (!found && !value)
    return;
  if (found && value) {
    discardable_[at - attrs.begin()].value = value;
    return;
  }
  if (found)
    attrs.erase(at);
  else
    attrs.insert(at, {name, value});
  if (discardable_)
    context().deallocate(discardable_, num_discardable_ * sizeof(NamedAttribute));
  num_discardable_ = static_cast<std::uint32_t>(attrs.size());
  discardable_ = nullptr;
  if (attrs.empty())
    return;
  discardable_ = static_cast<NamedAttribute*>(
      context().allocate(attrs.size() * sizeof(NamedAttribute)));
  std::uninitialized_copy(attrs.begin(), attrs.end(), discardable_);
}

Region& Operation::region(unsigned i) {
  assert(i < num_regions_ && "no such region");
  return region_array()[i];
}
llvm::MutableArrayRef<Region> Operation::regions() { return {region_array(), num_regions_}; }

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
  if (info_->hooks.successor_operands)
    return info_->hooks.successor_operands(this, i);
  int group = successor_group(*info_, i);
  return group < 0 ? OperandSpan{} : operand_group_span(static_cast<unsigned>(group));
}

bool Operation::can_set_successor_operands(unsigned i) {
  if (info_->hooks.set_successor_operands)
    return true;
  int group = successor_group(*info_, i);
  return group >= 0 && info_->def->operands[group].arity == Arity::Variadic;
}

bool Operation::set_successor_operands(unsigned i, llvm::ArrayRef<Value> values) {
  if (!can_set_successor_operands(i))
    return false;
  if (info_->hooks.set_successor_operands)
    info_->hooks.set_successor_operands(this, i, values);
  else
    set_operand_group(static_cast<unsigned>(successor_group(*info_, i)), values);
  return true;
}

Region* Operation::parent_region() const { return block_ ? block_->parent() : nullptr; }
Operation* Operation::parent_op() const { return block_ ? block_->parent_op() : nullptr; }
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
  assert(block_ && block_ == other->block_ && "both ops must be in one block");
  if (!block_->order_valid_)
    block_->renumber();
  return order_ < other->order_;
}

void Operation::remove() {
  if (!block_)
    return;
  (prev_ ? prev_->next_ : block_->first_) = next_;
  (next_ ? next_->prev_ : block_->last_) = prev_;
  block_ = nullptr;
  prev_ = next_ = nullptr;
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
  other->block_->insert(other->next_, this);
}

InFlightDiagnostic Operation::emit_op_error() {
  return context().emit_error(location_) << "'" << name() << "' op ";
}
InFlightDiagnostic Operation::emit_error() { return context().emit_error(location_); }

}  // namespace pliron
