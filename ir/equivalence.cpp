#include "ir/equivalence.h"

#include "ir/block.h"
#include "llvm/ADT/DenseMap.h"

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

}  // namespace

bool equivalent(Operation* a, Operation* b, const EquivalenceOptions& options) {
  return Comparison(options).run(a, b);
}

}  // namespace pliron
