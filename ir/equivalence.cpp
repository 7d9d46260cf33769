#include "ir/equivalence.h"

#include "ir/block.h"
#include "ir/walk.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/Hashing.h"

namespace pliron {

namespace {

// Goes through both trees in step. What a value or block of the first corresponds to is noted when
// it is defined; uses are compared at the end, since they may come before their definitions.
class Comparison {
 public:
  explicit Comparison(const EquivalenceOptions& options) : options_(options) {}

  bool run(Operation* a, Operation* b) {
    worklist_.push_back({a, b});
    while (!worklist_.empty()) {
      auto [x, y] = worklist_.pop_back_val();
      if (!same_header(x, y))
        return false;
      compared_.push_back({x, y});
      for (unsigned i = 0; i < x->num_results(); ++i)
        values_[x->result(i)] = y->result(i);
      for (unsigned i = 0; i < x->num_regions(); ++i)
        if (!match_blocks(x->region(i), y->region(i)))
          return false;
    }
    for (auto [x, y] : compared_)
      if (!same_uses(x, y))
        return false;
    return true;
  }

 private:
  bool same_header(Operation* a, Operation* b) const {
    if (&a->info() != &b->info() || a->num_operands() != b->num_operands() ||
        a->num_results() != b->num_results() || a->num_regions() != b->num_regions() ||
        a->num_successors() != b->num_successors() ||
        a->discardable_attrs() != b->discardable_attrs())
      return false;
    if (options_.locations && a->location().uniqued() != b->location().uniqued())
      return false;
    for (unsigned i = 0; i < a->num_results(); ++i)
      if (a->result(i).type() != b->result(i).type())
        return false;
    for (unsigned slot = 0; slot < a->num_attr_slots(); ++slot)
      if (a->attr_slot(slot) != b->attr_slot(slot))
        return false;
    return true;
  }

  // Pairs the blocks of two regions and queues their ops.
  bool match_blocks(Region& a, Region& b) {
    Block* y = b.front();
    for (Block* x : a.blocks()) {
      if (!y || x->num_arguments() != y->num_arguments())
        return false;
      blocks_[x] = y;
      for (unsigned i = 0; i < x->num_arguments(); ++i) {
        Value v = x->argument(i), w = y->argument(i);
        if (v.type() != w.type())
          return false;
        if (options_.locations && v.location().uniqued() != w.location().uniqued())
          return false;
        values_[v] = w;
      }
      Operation* other = y->front();
      for (Operation* op : x->ops()) {
        if (!other)
          return false;
        worklist_.push_back({op, other});
        other = other->next();
      }
      if (other)
        return false;
      y = y->next();
    }
    return !y;
  }

  bool same_uses(Operation* a, Operation* b) const {
    for (unsigned i = 0; i < a->num_operands(); ++i) {
      auto it = values_.find(a->operand(i));
      if ((it == values_.end() ? a->operand(i) : it->second) != b->operand(i))
        return false;
    }
    for (unsigned i = 0; i < a->num_successors(); ++i) {
      auto it = blocks_.find(a->successor(i));
      if ((it == blocks_.end() ? a->successor(i) : it->second) != b->successor(i))
        return false;
    }
    return true;
  }

  const EquivalenceOptions& options_;
  llvm::SmallVector<std::pair<Operation*, Operation*>, 16> worklist_, compared_;
  llvm::DenseMap<Value, Value> values_;
  llvm::DenseMap<Block*, Block*> blocks_;
};

// Numbers what is defined in a tree, then adds up what each op says; a use is the number of what it
// uses, or the value itself when that is outside.
class StructuralHash {
 public:
  explicit StructuralHash(const EquivalenceOptions& options) : options_(options) {}

  std::uint64_t run(Operation* root) {
    walk_pre_order(root, [&](Operation* op) {
      for (Value result : op->results())
        values_.try_emplace(result, values_.size());
      for (Region& region : op->regions())
        for (Block* block : region.blocks()) {
          blocks_.try_emplace(block, blocks_.size());
          for (unsigned i = 0; i < block->num_arguments(); ++i)
            values_.try_emplace(block->argument(i), values_.size());
        }
      return WalkResult::Advance;
    });
    walk_pre_order(root, [&](Operation* op) {
      add_op(op);
      return WalkResult::Advance;
    });
    return hash_;
  }

 private:
  void add(std::uint64_t word) { hash_ = llvm::hash_combine(hash_, word); }
  void add(const void* pointer) { add(reinterpret_cast<std::uintptr_t>(pointer)); }
  void add_location(Location location) {
    if (options_.locations)
      add(location.uniqued().storage());
  }

  void add_op(Operation* op) {
    add(&op->info());
    add_location(op->location());
    for (unsigned slot = 0; slot < op->num_attr_slots(); ++slot)
      add(op->attr_slot(slot).storage());
    for (NamedAttribute attr : op->discardable_attrs()) {
      add(attr.name.opaque());
      add(attr.value.storage());
    }
    for (Value result : op->results())
      add(result.type().storage());
    for (Value operand : op->operands()) {
      auto it = values_.find(operand);
      it == values_.end() ? add(operand.impl()) : add(it->second);
    }
    for (BlockOperand& successor : op->successors()) {
      auto it = blocks_.find(successor.get());
      it == blocks_.end() ? add(successor.get()) : add(it->second);
    }
    for (Region& region : op->regions())
      for (Block* block : region.blocks())
        add_block(block);
  }
  void add_block(Block* block) {
    add(blocks_.lookup(block));
    for (unsigned i = 0; i < block->num_arguments(); ++i) {
      add(block->argument(i).type().storage());
      add_location(block->argument(i).location());
    }
    // How many ops it has, so that one op more in this block is not one more in the next.
    add(static_cast<std::uint64_t>(std::distance(block->ops().begin(), block->ops().end())));
  }

  const EquivalenceOptions& options_;
  llvm::DenseMap<Value, std::uint64_t> values_;
  llvm::DenseMap<Block*, std::uint64_t> blocks_;
  std::uint64_t hash_ = 0;
};

}  // namespace

std::uint64_t structural_hash(Operation* op, const EquivalenceOptions& options) {
  return StructuralHash(options).run(op);
}

bool equivalent(Operation* a, Operation* b, const EquivalenceOptions& options) {
  return Comparison(options).run(a, b);
}

}  // namespace pliron
