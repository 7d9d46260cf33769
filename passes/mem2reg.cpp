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
// argument that a branch to it cannot pass.
// Preserves: dominance, since it changes no edge. New block arguments take the slot's name and
// location, and so do stored values that have no name of their own.
//
// Block arguments go to the iterated dominance frontier of the stores, where the slot is live:
// pruned SSA form (Cytron, Ferrante, Rosen, Wegman and Zadeck, "Efficiently Computing Static Single
// Assignment Form and the Control Dependence Graph", TOPLAS 1991). All slots of a region are then
// renamed in one walk over the dominator tree.

#include "ir/walk.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "passes/branches.h"
#include "passes/builtin_passes.h"
#include "passes/memory_slots.h"
#include "passes/op_utils.h"

namespace pliron {

namespace {

// What one op does with a slot. The alloc itself counts: it makes the content undefined again.
enum class AccessKind : std::uint8_t { Alloc, Load, Store, Marker };
struct Access {
  Operation* op;
  unsigned slot;
  AccessKind kind;
};

struct Slot {
  MemorySlot memory;
  Operation* alloc;
  const PromotableAllocInterface* interface;
  llvm::SmallVector<Access, 8> accesses;
  llvm::SmallVector<Block*, 4> join_blocks;  // that get an argument
  Value undefined;                           // made when first asked for
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
  if (interface->loaded_value)
    if (Value loaded = interface->loaded_value(op, slot))
      return loaded.type() == slot.type && op->num_results() == 1 ? std::optional(AccessKind::Load)
                                                                  : std::nullopt;
  if (op->num_results() > 0)
    return std::nullopt;
  if (interface->stored_value)
    if (Value stored = interface->stored_value(op, slot))
      return stored.type() == slot.type && stored != slot.address ? std::optional(AccessKind::Store)
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
        accesses_[access.op->block()].push_back(access);
    for (auto& [block, accesses] : accesses_)
      llvm::sort(accesses, [](const Access& a, const Access& b) {
        return a.op != b.op && a.op->is_before(b.op);
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
  // Finds where values meet; false when a branch there cannot pass one.
  bool find_join_blocks(Slot& slot) {
    // The first access of each block decides whether the block reads what comes in; any write
    // decides that it defines what goes out.
    llvm::MapVector<Block*, Operation*> first_load, first_write;
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
    llvm::SmallPtrSet<Block*, 16> live_in;
    llvm::SmallVector<Block*, 16> worklist;
    auto add_live_in = [&](Block* block) {
      if (live_in.insert(block).second)
        worklist.push_back(block);
    };
    for (auto [block, load] : first_load) {
      Operation* write = first_write.lookup(block);
      if (!write || load->is_before(write))
        add_live_in(block);
    }
    while (!worklist.empty())
      for (Block* pred : worklist.pop_back_val()->predecessors())
        if (!first_write.contains(pred))
          add_live_in(pred);
    llvm::SmallVector<Block*, 8> defs;
    for (auto [block, write] : first_write)
      defs.push_back(block);
    slot.join_blocks = dominance_.iterated_dominance_frontier(
        region_, defs, [&](Block* block) { return live_in.contains(block); });
    return llvm::all_of(slot.join_blocks, can_take_argument);
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
        joins_[block].push_back({i, argument});
      }
    }
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
      if (auto joins = joins_.find(block); joins != joins_.end())
        for (auto [slot, argument] : joins->second)
          set(slot, argument);
      if (auto accesses = accesses_.find(block); accesses != accesses_.end())
        for (const Access& access : accesses->second)
          rename_access(access, current, set);
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
        interface->loaded_value(access.op, slot.memory)
            .replace_all_uses_with(value_or_undefined(current, access.slot));
        return;
      case AccessKind::Store: {
        Value stored = interface->stored_value(access.op, slot.memory);
        if (!stored.name())
          stored.set_name(slot.memory.address.name());
        return set(access.slot, stored);
      }
      case AccessKind::Marker:
        return;
    }
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
    for (unsigned i = 0; i < terminator->num_successors(); ++i) {
      auto joins = joins_.find(terminator->successor(i));
      if (joins == joins_.end())
        continue;
      llvm::SmallVector<Value, 4> values = successor_operands(terminator, i);
      for (auto [slot, argument] : joins->second)
        values.push_back(value_of(slot));
      terminator->set_successor_operands(i, values);
    }
  }

  // What cannot be reached reads undefined values, and passes them on.
  void rename_unreachable_code() {
    for (Block* block : region_.blocks()) {
      if (dominance_.is_reachable(block))
        continue;
      if (auto accesses = accesses_.find(block); accesses != accesses_.end())
        for (const Access& access : accesses->second)
          if (access.kind == AccessKind::Load)
            access.op->interface<PromotableMemInterface>()
                ->loaded_value(access.op, slots_[access.slot].memory)
                .replace_all_uses_with(undefined(access.slot));
      pass_to_successors(block, [&](unsigned slot) { return undefined(slot); });
    }
  }

  Region& region_;
  DominanceInfo& dominance_;
  llvm::SmallVector<Slot, 8> slots_;
  llvm::DenseMap<Block*, llvm::SmallVector<Access, 8>> accesses_;  // in program order
  llvm::DenseMap<Block*, llvm::SmallVector<std::pair<unsigned, Value>, 2>>
      joins_;  // slot, argument
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
