// mem2reg: memory slots that are only loaded from and stored to become SSA values.
//
//   %x = mir.alloca : !mir.ptr<i32>                    mir.cond_br %c, ^a, ^b
//   mir.cond_br %c, ^a, ^b                           ^a:
//   ^a:                                                mir.goto ^join(%one)
//     mir.store %one, %x                       =>    ^b:
//     mir.goto ^join                                   mir.goto ^join(%two)
//   ^b:                                              ^join(%x: i32):
//     mir.store %two, %x                               use %x
//     mir.goto ^join
//   ^join:
//     %v = mir.load %x
//     use %v
//
// Needs: the dialect's memory ops have the interfaces of memory_slots.h. A slot stays where it is
// when its address is used in any other way or in another region, or when a block would need an
// argument that a branch to it cannot pass. Loads and stores of another type than the slot's are
// converted where their interface can.
// Preserves: dominance, since it changes no edge. New block arguments take the slot's name and
// location, and so do stored values that have no name of their own.
//
// Block arguments go to the iterated dominance frontier of the stores, where the slot is live:
// pruned SSA form (Cytron, Ferrante, Rosen, Wegman and Zadeck, "Efficiently Computing Static Single
// Assignment Form and the Control Dependence Graph", TOPLAS 1991). Only blocks where a slot is live
// are looked at for it. All slots of a region are then renamed in one walk over the dominator tree.

#include <deque>

#include "ir/arena_map.h"
#include "ir/successor_operands.h"
#include "ir/walk.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "passes/branches.h"
#include "passes/builtin_passes.h"
#include "passes/memory_slots.h"
#include "passes/op_utils.h"

namespace pliron {

namespace {

// What one op does with a slot. The alloc itself counts: it makes the content undefined again.
enum class AccessKind : std::uint8_t { Alloc, Load, Store, Marker };
struct Access {
  Operation* op = nullptr;
  unsigned slot = 0;
  AccessKind kind = AccessKind::Alloc;
};

struct Slot {
  MemorySlot memory;
  Operation* alloc;
  const PromotableAllocInterface* interface;
  llvm::SmallVector<Access, 4> accesses;
  llvm::SmallVector<Block*, 2> join_blocks;  // that get an argument
  Value undefined;                           // made when first asked for
};

// Things that belong to blocks, side by side, so that a large region with a few for each block does
// not need a container for each.
template <typename T>
class ByBlock {
 public:
  void add(Block* block, T thing) {
    things_.push_back({block, thing});
    ++places_[block];
  }
  // When all are there. Those of a block keep their order.
  void group() {
    std::vector<Thing> grouped(things_.size());
    llvm::SmallVector<std::uint32_t, 16> next{0};  // by number of the group
    std::uint32_t first = 0;
    BlockMap<bool> seen;
    for (const Thing& thing : things_) {
      std::uint32_t& place = places_[thing.block];
      if (!std::exchange(seen[thing.block], true)) {
        std::uint32_t count = std::exchange(place, static_cast<std::uint32_t>(next.size()));
        next.push_back(first);
        groups_.push_back({first, count});
        first += count;
      }
      grouped[next[place]++] = thing;
    }
    things_ = std::move(grouped);
  }
  struct Thing {
    Block* block = nullptr;
    T value;
  };
  llvm::ArrayRef<Thing> of(Block* block) const {
    std::uint32_t place = places_.get(block);
    return place ? all_of(groups_[place - 1]) : llvm::ArrayRef<Thing>();
  }
  // Each block's, for changes of their order.
  template <typename F>
  void for_each_block(F f) {
    for (const Group& group : groups_)
      f(llvm::MutableArrayRef(things_).slice(group.first, group.count));
  }

 private:
  struct Group {
    std::uint32_t first, count;
  };
  llvm::ArrayRef<Thing> all_of(const Group& group) const {
    return llvm::ArrayRef(things_).slice(group.first, group.count);
  }

  std::vector<Thing> things_;
  std::vector<Group> groups_;
  BlockMap<std::uint32_t> places_;  // how many there are, then 1 + the number of the group
};

// Classifies a use of the slot's address; nothing when the slot cannot be promoted because of it.
std::optional<AccessKind> classify(const OpOperand& use, const MemorySlot& slot) {
  Operation* op = use.owner();
  const auto* interface = op->interface<PromotableMemInterface>();
  if (!interface || op->parent_region() != slot.address.parent_region() ||
      op->has(Trait::Terminator))
    return std::nullopt;
  for (unsigned i = 0; i < op->num_operands(); ++i)
    if (i != use.index() && op->operand(i) == slot.address)
      return std::nullopt;
  auto fits = [&](Type from, Type to) {
    return from == to || (interface->can_convert && interface->can_convert(op, from, to));
  };
  if (interface->loaded_value)
    if (Value loaded = interface->loaded_value(op, slot))
      return fits(slot.type, loaded.type()) && op->num_results() == 1
                 ? std::optional(AccessKind::Load)
                 : std::nullopt;
  if (op->num_results() > 0)
    return std::nullopt;
  if (interface->stored_value)
    if (Value stored = interface->stored_value(op, slot))
      return fits(stored.type(), slot.type) && stored != slot.address
                 ? std::optional(AccessKind::Store)
                 : std::nullopt;
  bool marker = interface->is_marker && interface->is_marker(op, slot) && op->num_operands() == 1;
  return marker ? std::optional(AccessKind::Marker) : std::nullopt;
}

class RegionPromoter {
 public:
  RegionPromoter(Region& region, DominanceInfo& dominance)
      : region_(region), dominance_(dominance) {}

  // Takes note of a slot if it can be promoted.
  void add_candidate(Operation* alloc, const PromotableAllocInterface& interface) {
    Type type = interface.slot_type ? interface.slot_type(alloc) : Type();
    if (!type || !interface.default_value || alloc->num_results() != 1 ||
        !dominance_.is_reachable(alloc->block()))
      return;
    unsigned number = static_cast<unsigned>(slots_.size());
    Slot slot{{alloc->result(0), type}, alloc, &interface, {}, {}, {}};
    slot.accesses.push_back({alloc, number, AccessKind::Alloc});
    for (OpOperand& use : slot.memory.address.uses()) {
      std::optional<AccessKind> kind = classify(use, slot.memory);
      if (!kind)
        return;
      slot.accesses.push_back({use.owner(), number, *kind});
    }
    if (find_join_blocks(slot))
      slots_.push_back(std::move(slot));
  }

  // Whether there was anything to promote.
  bool run() {
    if (slots_.empty())
      return false;
    for (Slot& slot : slots_)
      for (const Access& access : slot.accesses)
        accesses_.add(access.op->block(), access);
    accesses_.group();
    accesses_.for_each_block([](auto accesses) {
      llvm::sort(accesses, [](const auto& a, const auto& b) {
        return a.value.op != b.value.op && a.value.op->is_before(b.value.op);
      });
    });
    add_arguments();
    rename();
    rename_unreachable_code();
    for (Slot& slot : slots_)
      for (const Access& access : slot.accesses)
        if (access.kind != AccessKind::Alloc)
          access.op->erase();
    for (Slot& slot : slots_)
      slot.alloc->erase();
    return true;
  }

 private:
  // The first load or write of each block.
  using FirstAccesses = llvm::SmallMapVector<Block*, Operation*, 8>;

  // Finds where values meet; false when a branch there cannot pass one.
  bool find_join_blocks(Slot& slot) {
    // The first access of each block decides whether the block reads what comes in; any write
    // decides that it defines what goes out.
    FirstAccesses first_load, first_write;
    auto keep_first = [](Operation*& first, Operation* op) {
      if (!first || op->is_before(first))
        first = op;
    };
    for (const Access& access : slot.accesses) {
      if (access.kind == AccessKind::Load)
        keep_first(first_load[access.op->block()], access.op);
      else if (access.kind != AccessKind::Marker)
        keep_first(first_write[access.op->block()], access.op);
    }
    llvm::SmallVector<Block*, 8> reads;  // what comes in
    for (auto [block, load] : first_load) {
      Operation* write = first_write.lookup(block);
      if (!write || load->is_before(write))
        reads.push_back(block);
    }
    if (!has_one_definition_for(first_write, reads))
      slot.join_blocks = join_blocks(first_write, reads);
    return llvm::all_of(slot.join_blocks, can_take_argument);
  }

  // Whether one block with a write, besides the region's entry, dominates all these reads, which is
  // so for most slots. Then nothing meets, and there is no need to look between.
  bool has_one_definition_for(const FirstAccesses& writes, llvm::ArrayRef<Block*> reads) {
    Block* definition = nullptr;
    for (auto [block, write] : writes) {
      if (block->is_entry())
        continue;
      if (definition)
        return false;
      definition = block;
    }
    return llvm::all_of(reads, [&](Block* block) {
      return !definition || (block != definition && dominance_.dominates(definition, block));
    });
  }

  // The iterated dominance frontier of the writes, as far as what comes in there is read. A block
  // is in the dominance frontier of those that stand on the way from one of its predecessors up the
  // dominator tree to its own immediate dominator (Cooper, Harvey and Kennedy, "A Simple, Fast
  // Dominance Algorithm"). So nothing is looked at but where the slot lives; the time does not
  // depend on the size of the region.
  llvm::SmallVector<Block*, 2> join_blocks(const FirstAccesses& writes,
                                           llvm::ArrayRef<Block*> reads) {
    llvm::SmallSetVector<Block*, 8> live_in(reads.begin(), reads.end());
    for (std::size_t i = 0; i < live_in.size(); ++i)
      for (Block* pred : live_in[i]->predecessors())
        if (!writes.contains(pred))
          live_in.insert(pred);
    llvm::SmallVector<Block*, 8> candidates;
    for (Block* block : live_in)
      if (!block->is_entry() && dominance_.is_reachable(block) && !block->single_predecessor())
        candidates.push_back(block);
    llvm::SmallSetVector<Block*, 8> joins;
    // A block that joins defines a value, so others may have to join too, mostly further down,
    // which is where the search has begun.
    for (bool changed = true; changed;) {
      changed = false;
      for (Block* block : llvm::reverse(candidates))
        if (!joins.contains(block) && meets(block, writes, joins)) {
          joins.insert(block);
          changed = true;
        }
    }
    return llvm::SmallVector<Block*, 2>(joins.begin(), joins.end());
  }

  bool meets(Block* block, const FirstAccesses& writes,
             const llvm::SmallSetVector<Block*, 8>& joins) {
    Block* end = dominance_.immediate_dominator(block);
    for (BlockOperand* edge = block->first_use(); edge; edge = edge->next_use()) {
      Block* at = edge->owner()->block();
      if (!dominance_.is_reachable(at))
        continue;
      for (; at && at != end; at = dominance_.immediate_dominator(at))
        if (writes.contains(at) || joins.contains(at))
          return true;
    }
    return false;
  }

  static bool can_take_argument(Block* block) {
    for (BlockOperand* use = block->first_use(); use; use = use->next_use())
      if (!use->owner()->can_set_successor_operands(use->index()))
        return false;
    return true;
  }

  void add_arguments() {
    for (unsigned i = 0; i < slots_.size(); ++i) {
      const Slot& slot = slots_[i];
      for (Block* block : slot.join_blocks) {
        Value argument = block->add_argument(slot.memory.type, slot.alloc->location());
        argument.set_name(slot.memory.address.name());
        joins_.add(block, {i, argument});
      }
    }
    joins_.group();
  }

  // Walks the dominator tree in preorder with the value that each slot holds. A change is undone
  // when the walk leaves the subtree in which it was made.
  void rename() {
    struct Change {
      Block* block;
      unsigned slot;
      Value before;
    };
    llvm::SmallVector<Change, 16> changes;
    llvm::SmallVector<Value, 16> current(slots_.size());
    for (Block* block : dominance_.dominator_tree_preorder(region_)) {
      while (!changes.empty() && !dominance_.dominates(changes.back().block, block)) {
        current[changes.back().slot] = changes.back().before;
        changes.pop_back();
      }
      auto set = [&](unsigned slot, Value value) {
        changes.push_back({block, slot, current[slot]});
        current[slot] = value;
      };
      for (const auto& join : joins_.of(block))
        set(join.value.slot, join.value.argument);
      for (const auto& access : accesses_.of(block))
        rename_access(access.value, current, set);
      pass_to_successors(block, [&](unsigned slot) { return value_or_undefined(current, slot); });
    }
  }

  void rename_access(const Access& access, llvm::ArrayRef<Value> current,
                     llvm::function_ref<void(unsigned, Value)> set) {
    Slot& slot = slots_[access.slot];
    const auto* interface = access.op->interface<PromotableMemInterface>();
    switch (access.kind) {
      case AccessKind::Alloc:
        return set(access.slot, Value());
      case AccessKind::Load:
        return replace_load(access, value_or_undefined(current, access.slot));
      case AccessKind::Store: {
        Value stored = interface->stored_value(access.op, slot.memory);
        if (stored.type() != slot.memory.type) {
          Builder builder = Builder::before(access.op);
          stored = interface->convert(access.op, stored, slot.memory.type, builder);
        }
        if (!stored.name())
          stored.set_name(slot.memory.address.name());
        return set(access.slot, stored);
      }
      case AccessKind::Marker:
        return;
    }
  }

  void replace_load(const Access& access, Value value) {
    const auto* interface = access.op->interface<PromotableMemInterface>();
    Value loaded = interface->loaded_value(access.op, slots_[access.slot].memory);
    if (loaded.type() != value.type()) {
      Builder builder = Builder::before(access.op);
      value = interface->convert(access.op, value, loaded.type(), builder);
    }
    loaded.replace_all_uses_with(value);
  }

  Value value_or_undefined(llvm::ArrayRef<Value> current, unsigned number) {
    return current[number] ? current[number] : undefined(number);
  }
  Value undefined(unsigned number) {
    Slot& slot = slots_[number];
    if (!slot.undefined) {
      Builder builder = Builder::after(slot.alloc);
      slot.undefined = slot.interface->default_value(slot.alloc, slot.memory.type, builder);
    }
    return slot.undefined;
  }

  // Adds operands for the new arguments of each successor of `block`.
  void pass_to_successors(Block* block, llvm::function_ref<Value(unsigned)> value_of) {
    Operation* terminator = block->back();
    if (!terminator)
      return;
    SuccessorOperandChanges changes;
    llvm::SmallVector<OperandSpan, 4> spans = successor_operand_spans(terminator);
    for (unsigned i = 0; i < spans.size(); ++i) {
      auto joins = joins_.of(terminator->successor(i));
      if (joins.empty())
        continue;
      llvm::SmallVector<Value, 4> values;
      for (unsigned k = 0; k < spans[i].count; ++k)
        values.push_back(terminator->operand(spans[i].first + k));
      for (const auto& join : joins)
        values.push_back(value_of(join.value.slot));
      changes.set(terminator, i, values);
    }
    changes.apply();
  }

  // What cannot be reached reads undefined values, and passes them on.
  void rename_unreachable_code() {
    for (Block* block : region_.blocks()) {
      if (dominance_.is_reachable(block))
        continue;
      for (const auto& access : accesses_.of(block))
        if (access.value.kind == AccessKind::Load)
          replace_load(access.value, undefined(access.value.slot));
      pass_to_successors(block, [&](unsigned slot) { return undefined(slot); });
    }
  }

  Region& region_;
  DominanceInfo& dominance_;
  std::deque<Slot> slots_;
  ByBlock<Access> accesses_;  // in program order
  struct Join {
    unsigned slot = 0;
    Value argument = {};
  };
  ByBlock<Join> joins_;
};

}  // namespace

static LogicalResult run_mem2reg(Operation* root, PassContext& context) {
  llvm::MapVector<Region*, llvm::SmallVector<Operation*, 8>> allocs;
  walk_pre_order(root, [&](Operation* op) {
    if (op != root && op->interface<PromotableAllocInterface>() &&
        has_ssa_order(*op->parent_region()))
      allocs[op->parent_region()].push_back(op);
    return WalkResult::Advance;
  });
  bool changed = false;
  for (auto& [region, ops] : allocs) {
    RegionPromoter promoter(*region, context.dominance());
    for (Operation* op : ops)
      promoter.add_candidate(op, *op->interface<PromotableAllocInterface>());
    changed |= promoter.run();
  }
  if (!changed)
    context.mark_unchanged();
  return success();
}

const PassDef mem2reg_pass{
    .name = "mem2reg",
    .summary = "Turns memory slots that are only loaded and stored into SSA values.",
    .preserves = {Analysis::Dominance},
    .run = run_mem2reg,
};

}  // namespace pliron
