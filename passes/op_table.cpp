#include "passes/op_table.h"

#include <algorithm>
#include <bit>

#include "ir/block.h"
#include "ir/equivalence.h"
#include "llvm/ADT/SmallVector.h"

namespace pliron {

using detail::from_granule;
using detail::to_granule;

// FxHash, as rustc has it: one rotation and one multiplication for a word.
static std::uint64_t mix(std::uint64_t hash, std::uint64_t word) {
  return (std::rotl(hash, 5) ^ word) * 0x9e3779b97f4a7c15u;
}

static std::uint64_t hash_operands(Operation* op, std::uint64_t hash) {
  unsigned count = op->num_operands();
  if (!op->has(Trait::Commutative)) {
    for (Value operand : op->operands())
      hash = mix(hash, to_granule(operand.impl()));
    return hash;
  }
  if (count == 2) {
    std::uint32_t a = to_granule(op->operand(0).impl()), b = to_granule(op->operand(1).impl());
    return mix(mix(hash, std::min(a, b)), std::max(a, b));
  }
  // A sum does not depend on the order.
  std::uint64_t sum = 0;
  for (Value operand : op->operands())
    sum += mix(0, to_granule(operand.impl()));
  return mix(hash, sum);
}

// Of regions only the beginning is hashed, so that nested ones do not cost the square of their
// depth.
static std::uint64_t hash_regions(Operation* op, std::uint64_t hash) {
  unsigned left = 32;
  for (Region& region : op->regions())
    for (Block* block : region.blocks()) {
      hash = mix(hash, block->num_arguments());
      for (Operation* inner : block->ops()) {
        if (left-- == 0)
          return hash;
        hash = mix(hash, to_granule(&inner->info()));
        for (unsigned slot = 0; slot < inner->num_attr_slots(); ++slot)
          hash = mix(hash, to_granule(inner->attr_slot(slot).storage()));
      }
    }
  return hash;
}

std::uint32_t op_hash(Operation* op) {
  std::uint64_t hash = to_granule(&op->info());
  for (unsigned slot = 0; slot < op->num_attr_slots(); ++slot)
    hash = mix(hash, to_granule(op->attr_slot(slot).storage()));
  hash = hash_operands(op, hash);
  for (Value result : op->results())
    hash = mix(hash, to_granule(result.type().storage()));
  if (op->num_regions() != 0)
    hash = hash_regions(op, hash);
  return static_cast<std::uint32_t>(hash >> 32);
}

static bool same_operands(Operation* a, Operation* b) {
  unsigned count = a->num_operands();
  if (!a->has(Trait::Commutative)) {
    for (unsigned i = 0; i < count; ++i)
      if (a->operand(i) != b->operand(i))
        return false;
    return true;
  }
  if (count == 2) {
    Value x = a->operand(0), y = a->operand(1);
    return (x == b->operand(0) && y == b->operand(1)) || (x == b->operand(1) && y == b->operand(0));
  }
  auto sorted = [](Operation* op) {
    llvm::SmallVector<detail::ValueImpl*, 8> values;
    for (Value operand : op->operands())
      values.push_back(operand.impl());
    std::sort(values.begin(), values.end());
    return values;
  };
  return sorted(a) == sorted(b);
}

bool is_same_op(Operation* a, Operation* b) {
  if (&a->info() != &b->info() || a->num_operands() != b->num_operands() ||
      a->num_results() != b->num_results() || a->num_regions() != b->num_regions() ||
      a->num_successors() != b->num_successors() || a->num_attr_slots() != b->num_attr_slots())
    return false;
  for (unsigned slot = 0; slot < a->num_attr_slots(); ++slot)
    if (a->attr_slot(slot) != b->attr_slot(slot))
      return false;
  for (unsigned i = 0; i < a->num_results(); ++i)
    if (a->result(i).type() != b->result(i).type())
      return false;
  for (unsigned i = 0; i < a->num_successors(); ++i)
    if (a->successor(i) != b->successor(i))
      return false;
  if (a->discardable_attrs() != b->discardable_attrs() || !same_operands(a, b))
    return false;
  return a->num_regions() == 0 || equivalent(a, b);
}

// The place where an equal op is, or the free place where it would be.
std::uint32_t OpTable::place_of(Operation* op, std::uint32_t hash) const {
  std::uint32_t place = hash & mask_;
  while (true) {
    const Entry& entry = entries_[place];
    if (entry.op == 0 ||
        (entry.hash == hash && is_same_op(from_granule<Operation>(entry.op, op), op)))
      return place;
    place = (place + 1) & mask_;
  }
}

Operation* OpTable::find(Operation* op, std::uint32_t hash) const {
  if (used_ == 0)
    return nullptr;
  const Entry& entry = entries_[place_of(op, hash)];
  return entry.op == 0 ? nullptr : from_granule<Operation>(entry.op, op);
}

void OpTable::insert(Operation* op, std::uint32_t hash) {
  make_room();
  std::uint32_t place = place_of(op, hash);
  Entry& entry = entries_[place];
  log_.push_back({place, entry.op});
  has_hidden_ |= entry.op != 0;
  used_ += entry.op == 0;
  entry = {to_granule(op), hash};
}

Operation* OpTable::find_or_insert(Operation* op, std::uint32_t hash) {
  make_room();
  std::uint32_t place = place_of(op, hash);
  Entry& entry = entries_[place];
  if (entry.op != 0)
    return from_granule<Operation>(entry.op, op);
  log_.push_back({place, 0});
  ++used_;
  entry = {to_granule(op), hash};
  return nullptr;
}

void OpTable::rewind(Mark mark) {
  // A function that is left at its end takes all with it.
  if (mark == 0 && entries_.size() < 4 * log_.size()) {
    std::fill(entries_.begin(), entries_.end(), Entry());
    log_.clear();
    used_ = 0;
    return;
  }
  while (log_.size() > mark) {
    Logged last = log_.back();
    log_.pop_back();
    entries_[last.place].op = last.hidden;
    used_ -= last.hidden == 0;
  }
}

// Entries come to their new places in the order in which they were made, so that rewinding works
// there too.
void OpTable::grow() {
  std::size_t factor = entries_.size() < 65536 ? 4 : 2;
  std::vector<Entry, HugePageAllocator<Entry>> old(std::max<std::size_t>(64, factor * entries_.size()));
  old.swap(entries_);
  mask_ = static_cast<std::uint32_t>(entries_.size() - 1);
  // Where what lay at an old place lies now; needed for ops that hide another.
  std::vector<std::uint32_t> moved(has_hidden_ ? old.size() : 0);
  for (Logged& logged : log_) {
    std::uint32_t from = logged.place;
    if (logged.hidden != 0) {
      logged.place = moved[from];
      continue;
    }
    std::uint32_t hash = old[from].hash, place = hash & mask_;
    while (entries_[place].op != 0)
      place = (place + 1) & mask_;
    entries_[place] = {old[from].op, hash};
    logged.place = place;
    if (has_hidden_)
      moved[from] = place;
  }
}

}  // namespace pliron
