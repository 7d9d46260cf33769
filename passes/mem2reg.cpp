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
// are looked at for it.
//
// All is done in one walk over a region's dominator tree, from which nothing but the allocs is left
// for the end: a slot is looked at when the walk comes to its alloc, which dominates its uses and
// the blocks that get an argument for it; these are renamed when the walk comes to them.

#include "ir/arena_map.h"
#include "ir/successor_operands.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "passes/branches.h"
#include "passes/builtin_passes.h"
#include "passes/memory_slots.h"
#include "passes/op_utils.h"

namespace pliron {

namespace {

// What one op does with a slot.
enum class AccessKind : std::uint8_t { Load, Store, Marker };

struct Slot {
  MemorySlot memory;
  const PromotableAllocInterface* interface;
  Value undefined = {};  // made when first asked for

  Operation* alloc() const { return memory.address.defining_op(); }
};

// Classifies a use of the slot's address; nothing when the slot cannot be promoted because of it.
std::optional<AccessKind> classify(const OpOperand& use, const MemorySlot& slot) {
  Operation* op = use.owner();
  const auto* interface = op->interface<PromotableMemInterface>();
  if (!interface || op->parent_region() != slot.address.parent_region() ||
      op->has(Trait::Terminator) || op->num_regions() != 0)
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

  // Whether there was anything to promote. Regions inside are added to `inner`.
  bool run(llvm::SmallVectorImpl<Region*>& inner) {
    if (region_.has_one_block()) {
      visit(region_.front(), inner);
    } else {
      for (Block* block : dominance_.dominator_tree_preorder(region_))
        visit(block, inner);
      for (Block* block : region_.blocks())
        if (!dominance_.is_reachable(block))
          visit_unreachable(block, inner);
    }
    constexpr std::size_t ahead = 4;
    for (std::size_t i = 0; i < slots_.size(); ++i) {
      if (i + ahead < slots_.size())
        __builtin_prefetch(slots_[i + ahead].memory.address.impl());
      slots_[i].alloc()->erase();
    }
    return !slots_.empty();
  }

 private:
  // The first load or write of each block.
  using FirstAccesses = llvm::SmallMapVector<Block*, Operation*, 8>;

  void visit(Block* block, llvm::SmallVectorImpl<Region*>& inner) {
    while (!scopes_.empty() && !dominance_.dominates(scopes_.back().block, block))
      leave_scope();
    scopes_.push_back({block, changes_.size()});
    for (std::uint32_t at = joins_of_.get(block).first; at; at = joins_[at - 1].next)
      set(joins_[at - 1].slot, joins_[at - 1].argument);
    for (Operation* op : block->ops()) {
      prefetch_behind(op);
      if (op->num_regions() != 0)
        add_regions(op, inner);
      else if (const auto* alloc = op->interface<PromotableAllocInterface>())
        add_candidate(op, *alloc);
      else if (const auto* memory = op->interface<PromotableMemInterface>())
        rename_access(op, *memory);
    }
    pass_to_successors(block, [&](unsigned slot) { return value_or_undefined(slot); });
    if (scopes_.back().num_changes == changes_.size())
      scopes_.pop_back();
  }

  // What cannot be reached reads undefined values, and passes them on.
  void visit_unreachable(Block* block, llvm::SmallVectorImpl<Region*>& inner) {
    for (Operation* op : block->ops()) {
      if (op->num_regions() != 0)
        add_regions(op, inner);
      std::optional<Access> access = take_access(op);
      if (!access)
        continue;
      if (access->kind == AccessKind::Load)
        replace_load(op, *op->interface<PromotableMemInterface>(), slots_[access->slot],
                     undefined(access->slot));
      op->erase();
    }
    pass_to_successors(block, [&](unsigned slot) { return undefined(slot); });
  }

  // A change of what slots hold is undone when the walk leaves the subtree in which it was made.
  void set(unsigned slot, Value value) {
    changes_.push_back({current_[slot], slot});
    current_[slot] = value;
  }
  void leave_scope() {
    while (changes_.size() > scopes_.back().num_changes) {
      current_[changes_.back().slot] = changes_.back().before;
      changes_.pop_back();
    }
    scopes_.pop_back();
  }

  // Takes note of a slot, and of all that uses it, if it can be promoted.
  void add_candidate(Operation* alloc, const PromotableAllocInterface& interface) {
    Type type = interface.slot_type ? interface.slot_type(alloc) : Type();
    if (!type || !interface.default_value || alloc->num_results() != 1)
      return;
    Slot slot{{alloc->result(0), type}, &interface};
    llvm::SmallVector<std::pair<Operation*, AccessKind>, 8> accesses;
    for (OpOperand& use : slot.memory.address.uses()) {
      std::optional<AccessKind> kind = classify(use, slot.memory);
      if (!kind)
        return;
      accesses.push_back({use.owner(), *kind});
    }
    llvm::SmallVector<Block*, 2> joins = find_join_blocks(alloc, accesses);
    if (!llvm::all_of(joins, can_change_branches_to))
      return;
    auto number = static_cast<std::uint32_t>(slots_.size());
    slots_.push_back(slot);
    current_.push_back(Value());
    for (auto [op, kind] : accesses)
      accesses_[op] = 1 + 4 * number + static_cast<std::uint32_t>(kind);
    for (Block* block : joins)
      add_argument(block, number);
  }

  void add_argument(Block* block, unsigned number) {
    const MemorySlot& slot = slots_[number].memory;
    Value argument = block->add_argument(slot.type, slots_[number].alloc()->location());
    argument.set_name(slot.address.name());
    joins_.push_back({argument, number, 0});
    auto place = static_cast<std::uint32_t>(joins_.size());
    JoinList& list = joins_of_[block];
    (list.last ? joins_[list.last - 1].next : list.first) = place;
    list.last = place;
  }

  // Finds where values meet.
  llvm::SmallVector<Block*, 2> find_join_blocks(
      Operation* alloc, llvm::ArrayRef<std::pair<Operation*, AccessKind>> accesses) {
    // The first access of each block decides whether the block reads what comes in; any write
    // decides that it defines what goes out.
    FirstAccesses first_load, first_write;
    auto keep_first = [](Operation*& first, Operation* op) {
      if (!first || op->is_before(first))
        first = op;
    };
    first_write[alloc->block()] = alloc;  // makes the content undefined
    for (auto [op, kind] : accesses) {
      if (kind == AccessKind::Load)
        keep_first(first_load[op->block()], op);
      else if (kind == AccessKind::Store)
        keep_first(first_write[op->block()], op);
    }
    llvm::SmallVector<Block*, 8> reads;  // what comes in
    for (auto [block, load] : first_load) {
      Operation* write = first_write.lookup(block);
      if (!write || load->is_before(write))
        reads.push_back(block);
    }
    if (has_one_definition_for(first_write, reads))
      return {};
    return join_blocks(first_write, reads);
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

  struct Access {
    std::uint32_t slot;
    AccessKind kind;
  };
  // What the op does with a slot, which is said once, since another op may get its memory.
  std::optional<Access> take_access(Operation* op) {
    std::uint32_t access = accesses_.get(op);
    if (access == 0)
      return std::nullopt;
    accesses_[op] = 0;
    return Access{(access - 1) / 4, static_cast<AccessKind>((access - 1) % 4)};
  }

  void rename_access(Operation* op, const PromotableMemInterface& interface) {
    std::optional<Access> access = take_access(op);
    if (!access)
      return;
    const Slot& slot = slots_[access->slot];
    if (access->kind == AccessKind::Load) {
      replace_load(op, interface, slot, value_or_undefined(access->slot));
    } else if (access->kind == AccessKind::Store) {
      Value stored = interface.stored_value(op, slot.memory);
      if (stored.type() != slot.memory.type) {
        Builder builder = Builder::before(op);
        stored = interface.convert(op, stored, slot.memory.type, builder);
      }
      if (!stored.name())
        stored.set_name(slot.memory.address.name());
      set(access->slot, stored);
    }
    op->erase();
  }

  static void replace_load(Operation* op, const PromotableMemInterface& interface, const Slot& slot,
                           Value value) {
    Value loaded = interface.loaded_value(op, slot.memory);
    if (loaded.type() != value.type()) {
      Builder builder = Builder::before(op);
      value = interface.convert(op, value, loaded.type(), builder);
    }
    loaded.replace_all_uses_with(value);
  }

  Value value_or_undefined(unsigned number) {
    return current_[number] ? current_[number] : undefined(number);
  }
  Value undefined(unsigned number) {
    Slot& slot = slots_[number];
    if (!slot.undefined) {
      Builder builder = Builder::after(slot.alloc());
      slot.undefined = slot.interface->default_value(slot.alloc(), slot.memory.type, builder);
    }
    return slot.undefined;
  }

  // Adds operands for the new arguments of each successor of `block`.
  void pass_to_successors(Block* block, llvm::function_ref<Value(unsigned)> value_of) {
    Operation* terminator = joins_.empty() ? nullptr : block->back();
    auto has_joins = [&](BlockOperand& edge) { return joins_of_.get(edge.get()).first != 0; };
    if (!terminator || llvm::none_of(terminator->successors(), has_joins))
      return;
    if (terminator->num_successors() > 2)
      return pass_to_many(terminator, value_of);
    for (BlockOperand& edge : terminator->successors())
      if (has_joins(edge)) {
        OperandSpan span = terminator->successor_operands(edge.index());
        terminator->set_successor_operands(edge.index(), operands_for(edge, span, value_of));
      }
  }
  void pass_to_many(Operation* terminator, llvm::function_ref<Value(unsigned)> value_of) {
    SuccessorOperandChanges changes;
    llvm::SmallVector<OperandSpan, 4> spans = successor_operand_spans(terminator);
    for (BlockOperand& edge : terminator->successors())
      if (joins_of_.get(edge.get()).first != 0)
        changes.set(terminator, edge.index(), operands_for(edge, spans[edge.index()], value_of));
    changes.apply();
  }
  // What the successor gets now, and the values for its new arguments.
  llvm::SmallVector<Value, 4> operands_for(BlockOperand& edge, OperandSpan span,
                                           llvm::function_ref<Value(unsigned)> value_of) {
    llvm::SmallVector<Value, 4> values;
    for (unsigned k = 0; k < span.count; ++k)
      values.push_back(edge.owner()->operand(span.first + k));
    for (std::uint32_t at = joins_of_.get(edge.get()).first; at; at = joins_[at - 1].next)
      values.push_back(value_of(joins_[at - 1].slot));
    return values;
  }

  static void add_regions(Operation* op, llvm::SmallVectorImpl<Region*>& regions) {
    for (Region& region : op->regions())
      regions.push_back(&region);
  }

  Region& region_;
  DominanceInfo& dominance_;
  // By number of the slot.
  std::vector<Slot> slots_;
  std::vector<Value> current_;  // what it holds where the walk is; null when that is undefined
  ArenaMap<std::uint32_t, 5> accesses_;  // by op: 1 + 4 * slot + kind
  // Arguments for slots; those of a block in a list, by 1 + index.
  struct Join {
    Value argument;
    std::uint32_t slot, next;
  };
  struct JoinList {
    std::uint32_t first = 0, last = 0;
  };
  std::vector<Join> joins_;
  BlockMap<JoinList> joins_of_;
  struct Change {
    Value before;
    unsigned slot;
  };
  // Of a block around the walk: where its changes start.
  struct Scope {
    Block* block;
    std::size_t num_changes;
  };
  std::vector<Change> changes_;
  std::vector<Scope> scopes_;
};

// Whether there is memory to promote right in this region; if not, `inner` is the regions inside.
bool has_slots(Region& region, llvm::SmallVectorImpl<Region*>& inner) {
  bool is_ordered = has_ssa_order(region);
  for (Block* block : region.blocks())
    for (Operation* op : block->ops()) {
      prefetch_behind(op);
      for (Region& nested : op->regions())
        inner.push_back(&nested);
      if (is_ordered && op->num_regions() == 0 && op->interface<PromotableAllocInterface>()) {
        inner.clear();
        return true;
      }
    }
  return false;
}

}  // namespace

static LogicalResult run_mem2reg(Operation* root, PassContext& context) {
  bool changed = false;
  llvm::SmallVector<Region*, 8> regions;
  for (Region& region : root->regions())
    regions.push_back(&region);
  llvm::SmallVector<Region*, 8> inner;
  while (!regions.empty()) {
    Region& region = *regions.pop_back_val();
    inner.clear();
    if (has_slots(region, inner))
      changed |= RegionPromoter(region, context.dominance()).run(inner);
    regions.append(inner.rbegin(), inner.rend());
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
