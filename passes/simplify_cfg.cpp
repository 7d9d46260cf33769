// simplify-cfg: removes blocks, branches and block arguments that say nothing.
//
//     mir.switch_int %true [1: ^a, otherwise: ^b]        ...
//   ^a:                                               =>  %sum = mir.add %x, %y
//     mir.goto ^c(%x)                                     mir.return %sum
//   ^c(%v: i32):
//     %sum = mir.add %v, %y
//     mir.return %sum
//   ^b:
//     ...
//
// Until nothing changes:
// - unreachable blocks go;
// - a branch that always takes one way becomes a jump;
// - a block is merged into its only predecessor when that only jumps to it;
// - a branch to a block that only branches on, and always the same way when it comes from there,
//   goes where that leads;
// - a block argument that always gets the same value becomes that value;
// - a branch to two ways that meet again at once, with little and nothing but Pure ops on them,
//   becomes selects:
//
//     llvm.cond_br %c, ^a, ^join(%x)                     %y = llvm.add %x, %one
//   ^a:                                               =>  %v = llvm.select %c, %y, %x
//     %y = llvm.add %x, %one                              use %v
//     llvm.br ^join(%y)
//   ^join(%v: i32):
//     use %v
//
// Needs: branches are Pure, say which way they take (`taken_successor`) and which operands go
// where; selects need SelectableBranchInterface. See branches.h. Preserves nothing.
//
// Never makes a branch to one block on two ways with different arguments where there was none,
// since LLVM's phi nodes cannot say that. Never goes around the head of a loop in the middle of the
// loop, which would leave a loop with two entries.
//
// Works from a list of blocks; a block that changes brings back itself and its neighbours. Each
// change removes a block, a branch, an argument or a step on the way of an edge.

#include "ir/arena_map.h"
#include "ir/successor_operands.h"
#include "ir/walk.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "passes/branches.h"
#include "passes/builtin_passes.h"
#include "passes/constant_arguments.h"
#include "passes/op_utils.h"

namespace pliron {

namespace {

// What the ops of both ways together may cost that run always instead of sometimes, and how many
// selects may take the place of a branch.
constexpr unsigned max_speculated_cost = 4, max_selects = 2;

// The successor that a branch with known constants takes, or -1.
int known_successor(Operation* branch, FoldInput constants) {
  auto hook = branch->info().hooks.taken_successor;
  if (int taken = hook ? hook(branch, constants) : -1; taken >= 0)
    return taken;
  // All ways may be the same.
  auto goes_elsewhere = [&](BlockOperand& edge) { return edge.get() != branch->successor(0); };
  if (llvm::any_of(branch->successors(), goes_elsewhere))
    return -1;
  llvm::SmallVector<OperandSpan, 4> spans = successor_operand_spans(branch);
  for (OperandSpan span : spans) {
    if (span.count != spans[0].count)
      return -1;
    for (unsigned k = 0; k < span.count; ++k)
      if (branch->operand(span.first + k) != branch->operand(spans[0].first + k))
        return -1;
  }
  return 0;
}

void keep_name(Value value, Identifier name) {
  if (name && !value.name())
    value.set_name(name);
}

// Where an edge leads, and what the block there gets.
struct Destination {
  Block* block = nullptr;
  llvm::SmallVector<Value, 4> values = {};
};

// What is known of blocks. One table for a whole run.
class BlockStates {
 public:
  enum State : std::uint8_t { Pending = 1, LoopHead = 2, Entered = 4, Left = 8 };
  bool is(Block* block, State state) const { return states_.get(block) & state; }
  // Whether it was something else before.
  bool set(Block* block, State state) {
    std::uint8_t& entry = states_[block];
    return !(std::exchange(entry, entry | state) & state);
  }
  bool reset(Block* block, State state) {
    std::uint8_t& entry = states_[block];
    return std::exchange(entry, entry & static_cast<std::uint8_t>(~state)) & state;
  }
  // Before the block is freed, since another may get its memory.
  void forget(Block* block) { states_[block] = 0; }

 private:
  BlockMap<std::uint8_t> states_;
};

class RegionSimplifier {
 public:
  RegionSimplifier(Region& region, BlockStates& states) : region_(region), states_(states) {}
  // Loop heads that are gone have no state any more, unless it is that of a block in their place.
  ~RegionSimplifier() {
    for (Block* head : loop_heads_)
      states_.reset(head, BlockStates::LoopHead);
  }
  RegionSimplifier(const RegionSimplifier&) = delete;
  RegionSimplifier& operator=(const RegionSimplifier&) = delete;

  bool run() {
    std::vector<Block*> order = find_order();
    bool changed = order.size() != num_blocks() && erase_unreachable_blocks(region_);
    // Branches on to the end come first, so that an edge finds the end of its way at once; blocks
    // are merged from the front all the same, see can_be_merged_up().
    for (Block* block : llvm::reverse(order))
      if (states_.set(block, BlockStates::Pending))
        worklist_.push_back(block);
    while (!worklist_.empty() || !later_.empty()) {
      if (worklist_.empty())
        worklist_.swap(later_);
      Block* block = worklist_.pop_back_val();
      prefetch_next();
      if (states_.reset(block, BlockStates::Pending) && simplify(block))
        changed = true;
    }
    return changed;
  }

 private:
  std::size_t num_blocks() const {
    std::size_t count = 0;
    for (Block* block : region_.blocks())
      count += block != nullptr;
    return count;
  }

  // The reachable blocks in post order; notes the heads of loops on the way, to which an edge leads
  // back from a block that comes after.
  std::vector<Block*> find_order() {
    struct Frame {
      Block* block;
      llvm::MutableArrayRef<BlockOperand> edges;  // that are left
    };
    std::vector<Block*> order;
    std::vector<Frame> stack;
    auto enter = [&](Block* block) {
      states_.set(block, BlockStates::Entered);
      if (const Block* next = block->next(); next && next->next())
        prefetch_terminator(next->next());
      Operation* last = block->back();
      stack.push_back({block, last ? last->successors() : llvm::MutableArrayRef<BlockOperand>()});
    };
    enter(region_.entry());
    while (!stack.empty()) {
      Frame& frame = stack.back();
      if (frame.edges.empty()) {
        states_.set(frame.block, BlockStates::Left);
        order.push_back(frame.block);
        stack.pop_back();
        continue;
      }
      Block* to = frame.edges.front().get();
      frame.edges = frame.edges.drop_front();
      if (!to || to->parent() != &region_)
        continue;
      if (!states_.is(to, BlockStates::Entered))
        enter(to);
      else if (!states_.is(to, BlockStates::Left) && states_.set(to, BlockStates::LoopHead))
        loop_heads_.push_back(to);
    }
    for (Block* block : order) {
      states_.reset(block, BlockStates::Entered);
      states_.reset(block, BlockStates::Left);
    }
    return order;
  }

  void push(Block* block) {
    if (!states_.set(block, BlockStates::Pending))
      return;
    bool has_many_successors = block->back() && block->back()->num_successors() > 8;
    (has_many_successors ? later_ : worklist_).push_back(block);
  }

  // In a large function the next blocks are not in the cache, nor are the ops at their ends.
  void prefetch_next() const {
    constexpr std::size_t ahead = 4;
    if (worklist_.size() <= ahead)
      return;
    Block* block = worklist_[worklist_.size() - ahead];
    if (!states_.is(block, BlockStates::Pending))
      return;  // it may have gone
    prefetch_terminator(block);
    __builtin_prefetch(block->front());
  }
  void forget(Block* block) {
    states_.forget(block);
    waiting_.erase(block);
  }
  void push_neighbours(Block* block) {
    push(block);
    for (Block* successor : block->successors())
      push(successor);
    for (BlockOperand* edge = block->first_use(); edge; edge = edge->next_use())
      push(edge->owner()->block());
  }

  bool simplify(Block* block) {
    if (!block->is_entry() && !block->has_predecessors()) {
      if (is_used_elsewhere(block))
        return false;  // by blocks that are unreachable too; all of them go in the next round
      for (Block* successor : block->successors())
        push(successor);
      if (block->back())
        arguments_.forget(block->back());
      forget(block);
      erase_together(llvm::ArrayRef<Block*>(block));
      return true;
    }
    bool changed = drop_constant_arguments(block);
    changed |= fold_branch(block);
    while (merge_successor(block)) {
      changed = true;
      fold_branch(block);
    }
    changed |= skip_blocks(block);
    changed |= make_selects(block);
    if (changed)
      push_neighbours(block);
    if (!waiting_.empty())
      for (Block* successor : block->successors())
        if (waiting_.erase(successor))
          push(successor);
    return changed;
  }

  // Whether an op outside of the block uses a value that is defined in it.
  static bool is_used_elsewhere(Block* block) {
    auto is_elsewhere = [&](const OpOperand& use) {
      return !block->ancestor_in_block(use.owner());
    };
    for (Value argument : block->arguments())
      if (llvm::any_of(argument.uses(), is_elsewhere))
        return true;
    for (Operation* op : block->ops())
      for (Value result : op->results())
        if (llvm::any_of(result.uses(), is_elsewhere))
          return true;
    return false;
  }

  bool drop_constant_arguments(Block* block) {
    llvm::SmallVector<Block*, 4> changed;
    if (block->num_arguments() == 0 || !arguments_.drop(block, changed))
      return false;
    for (Block* each : changed)
      if (each != block)
        push_neighbours(each);
    return true;
  }

  bool fold_branch(Block* block) {
    Operation* branch = block->terminator();
    if (!branch || !is_pure_branch(branch))
      return false;
    // A branch with nothing but its target is a jump already, perhaps with attributes to keep.
    if (branch->num_successors() == 1 &&
        branch->num_operands() == branch->successor_operands(0).count)
      return false;
    int taken = known_successor(branch, constant_operands(branch));
    if (taken < 0)
      return false;
    unsigned successor = static_cast<unsigned>(taken);
    llvm::SmallVector<Block*, 4> others = block->successors();
    if (!make_jump(branch, block, branch->successor(successor),
                   successor_operands(branch, successor)))
      return false;
    arguments_.forget(branch);
    branch->erase();
    for (Block* other : others)
      push(other);
    return true;
  }

  // Whether the block is the only place that another block jumps to, which it is the only one to
  // do.
  static bool can_be_merged_up(Block* block) {
    if (block->is_entry() || !block->has_predecessors() || block->first_use()->next_use())
      return false;
    Operation* jump = block->first_use()->owner();
    return is_jump(jump) && jump->block() != block;
  }

  // Whether another block is still to be looked at, which then is likely to do nothing but jump
  // here: it has no other way to go.
  bool is_about_to_get_a_jump(Block* block) {
    BlockOperand* edge = block->first_use();
    Block* before = edge ? edge->owner()->block() : nullptr;
    if (!before || before == block || !states_.is(before, BlockStates::Pending) ||
        !is_pure_branch(edge->owner()))
      return false;
    auto is_here = [&](BlockOperand& other) { return other.get() == block; };
    return llvm::all_of(edge->owner()->successors(), is_here) ||
           known_successor(edge->owner(), constant_operands(edge->owner())) >= 0;
  }

  // Appends the block that this one jumps to, if nothing else goes there. In a chain only the first
  // block does so, which moves each op once.
  bool merge_successor(Block* block) {
    Operation* jump = block->terminator();
    if (!jump || !is_jump(jump))
      return false;
    Block* target = jump->successor(0);
    if (!can_be_merged_up(target) || can_be_merged_up(block))
      return false;
    if (is_about_to_get_a_jump(block)) {
      waiting_.insert(block);
      return false;
    }
    llvm::SmallVector<Value, 4> values = successor_operands(jump, 0);
    for (Value value : values)
      if (value.owner_block() == target)
        return false;  // a loop that nothing enters; it will go as a whole
    for (unsigned i = 0; i < values.size(); ++i) {
      keep_name(values[i], target->argument(i).name());
      target->argument(i).replace_all_uses_with(values[i]);
    }
    jump->erase();
    target->splice_from(target->front(), block);
    forget(target);
    target->erase();
    return true;
  }

  // Where control goes on that has come to `at`, when that only branches; nothing when it is not
  // known, or when something else uses the arguments there.
  std::optional<Destination> next_destination(const Destination& at) {
    Block* block = at.block;
    Operation* branch = block->front();
    if (block->is_entry() || !branch || branch != block->back() || !is_pure_branch(branch))
      return std::nullopt;
    bool is_plain = is_jump(branch);
    if ((!is_plain && (states_.is(block, BlockStates::LoopHead) || branch->num_successors() < 2)) ||
        !arguments_only_used_by(block, branch))
      return std::nullopt;
    auto value_here = [&](Value value) {
      return value.owner_block() == block ? at.values[value.index()] : value;
    };
    unsigned taken = 0;
    if (!is_plain) {
      llvm::SmallVector<Attribute, 4> constants;
      for (Value operand : branch->operands())
        constants.push_back(constant_value(value_here(operand)));
      auto hook = branch->info().hooks.taken_successor;
      int known = hook ? hook(branch, constants) : -1;
      if (known < 0)
        return std::nullopt;
      taken = static_cast<unsigned>(known);
    }
    Destination next{branch->successor(taken)};
    for (Value value : successor_operands(branch, taken))
      next.values.push_back(value_here(value));
    return next;
  }

  static bool arguments_only_used_by(Block* block, Operation* op) {
    for (Value argument : block->arguments())
      for (OpOperand& use : argument.uses())
        if (use.owner() != op)
          return false;
    return true;
  }

  // The edges of a branch while they get other ends: how many lead to each block, and what they
  // will pass, which they do in the end, all at once.
  struct Edges {
    llvm::SmallDenseMap<Block*, unsigned, 4> numbers;
    llvm::SmallVector<OperandSpan, 4> spans;
    SuccessorOperandChanges changes;
  };

  // Whether an edge may go there.
  static bool may_lead_to(BlockOperand& edge, const Edges& edges, const Destination& to) {
    for (Value value : to.values)
      if (value.defining_op() == edge.owner())
        return false;  // known only after the branch
    unsigned own = edge.get() == to.block ? 1 : 0;
    return to.values.empty() || edges.numbers.lookup(to.block) == own;
  }

  // Makes the edges out of this block go past blocks that only branch.
  bool skip_blocks(Block* block) {
    Operation* branch = block->terminator();
    auto only_branches = [](BlockOperand& edge) {
      return edge.get()->front() == edge.get()->back();
    };
    if (!branch || llvm::none_of(branch->successors(), only_branches))
      return false;
    Edges edges;
    edges.spans = successor_operand_spans(branch);
    for (BlockOperand& edge : branch->successors())
      ++edges.numbers[edge.get()];
    bool changed = false;
    for (BlockOperand& edge : branch->successors())
      changed |= skip_blocks_from(edge, edges);
    if (!edges.changes.empty())
      arguments_.forget(branch);
    edges.changes.apply();
    return changed;
  }

  bool skip_blocks_from(BlockOperand& edge, Edges& edges) {
    Operation* branch = edge.owner();
    unsigned number = edge.index();
    Block* first = edge.get();
    Destination at{first};
    OperandSpan span = edges.spans[number];
    for (unsigned i = 0; i < span.count; ++i)
      at.values.push_back(branch->operand(span.first + i));
    bool passed_nothing = at.values.empty();
    Destination best;
    llvm::SmallPtrSet<Block*, 8> seen{first};
    // What the branch itself passes on is not known as long as it is to be changed.
    while (at.block != branch->block() || edges.changes.empty()) {
      std::optional<Destination> next = next_destination(at);
      if (!next)
        break;
      at = std::move(*next);
      if (!seen.insert(at.block).second)
        return false;  // a ring of blocks that only branch, which has no end
      if (may_lead_to(edge, edges, at))
        best = at;
    }
    if (!best.block)
      return false;
    if (!(passed_nothing && best.values.empty())) {
      if (!branch->can_set_successor_operands(number))
        return false;
      edges.changes.set(branch, number, best.values);
    }
    edge.set(best.block);
    --edges.numbers[first];
    ++edges.numbers[best.block];
    push(first);
    push(best.block);
    return true;
  }

  // Where a way leads that starts with this edge, with no more than Pure ops on it, which are added
  // to `ops` in order, and what they cost to `cost`; just to its first block when that is too much.
  static Destination way_of(BlockOperand& edge, llvm::SmallVectorImpl<Operation*>& ops,
                            unsigned& cost) {
    Block* side = edge.get();
    Destination direct{side, successor_operands(edge.owner(), edge.index())};
    Operation* jump = side->terminator();
    if (side->is_entry() || side == edge.owner()->block() || side->first_use()->next_use() ||
        !jump || !is_jump(jump) || jump->successor(0) == side)
      return direct;
    for (Operation* op : side->ops()) {
      if (op == jump)
        break;
      if (!op->has(Trait::ConstantLike))
        cost += op->info().def ? op->info().def->cost : 1;
      if (!op->has(Trait::Pure) || op->has(Trait::Convergent) || op->num_regions() != 0 ||
          cost > max_speculated_cost)
        return direct;
      ops.push_back(op);
    }
    Destination through{jump->successor(0)};
    for (Value value : successor_operands(jump, 0))
      through.values.push_back(value.owner_block() == side ? direct.values[value.index()] : value);
    return through;
  }

  // A branch whose two ways meet again becomes selects and a jump.
  bool make_selects(Block* block) {
    Operation* branch = block->terminator();
    if (!branch || !is_pure_branch(branch) || branch->num_successors() != 2)
      return false;
    const auto* interface = branch->interface<SelectableBranchInterface>();
    if (!interface)
      return false;
    llvm::SmallVector<Operation*, 4> ops;
    unsigned cost = 0;
    Destination first = way_of(branch->successors()[0], ops, cost);
    // Mostly the second way cannot lead there.
    if (Block* side = branch->successor(1);
        side != first.block && !llvm::is_contained(side->successors(), first.block))
      return false;
    Destination second = way_of(branch->successors()[1], ops, cost);
    if (first.block != second.block || first.values.size() != second.values.size())
      return false;
    unsigned selects = 0;
    for (unsigned i = 0; i < first.values.size(); ++i)
      selects += first.values[i] != second.values[i];
    if (selects > max_selects)
      return false;
    return replace_with_selects(block, *interface, first, second, ops);
  }

  bool replace_with_selects(Block* block, const SelectableBranchInterface& interface,
                            const Destination& first, const Destination& second,
                            llvm::ArrayRef<Operation*> ops) {
    Operation* branch = block->terminator();
    Builder builder = Builder::before(branch);
    llvm::SmallVector<Value, 4> values;
    for (unsigned i = 0; i < first.values.size(); ++i) {
      Value a = first.values[i], b = second.values[i];
      Value value = a == b ? a : interface.build_select(branch, a, b, builder);
      if (!value) {
        for (unsigned k = i; k-- > 0;)
          if (first.values[k] != second.values[k])
            values[k].defining_op()->erase();
        return false;
      }
      if (a != b)
        keep_name(value, first.block->argument(i).name());
      values.push_back(value);
    }
    Operation* jump = make_jump(branch, block, first.block, values);
    if (!jump) {
      for (unsigned i = first.values.size(); i-- > 0;)
        if (first.values[i] != second.values[i])
          values[i].defining_op()->erase();
      return false;
    }
    // The ops go in front of the selects, with what their block got in the place of its arguments.
    Operation* place = branch;
    for (unsigned i = 0; i < values.size(); ++i)
      if (first.values[i] != second.values[i]) {
        place = values[i].defining_op();
        break;
      }
    for (BlockOperand& edge : branch->successors()) {
      if (edge.get() == first.block)
        continue;
      llvm::SmallVector<Value, 4> passed = successor_operands(branch, edge.index());
      for (unsigned i = 0; i < passed.size(); ++i)
        edge.get()->argument(i).replace_all_uses_with(passed[i]);
    }
    for (Operation* op : ops)
      op->move_before(place);
    llvm::SmallVector<Block*, 4> sides = block->successors();
    branch->erase();
    for (Block* side : sides)
      push(side);
    return true;
  }

  Region& region_;
  BlockStates& states_;
  // Where a loop may come in again, at the start; they stay the same as long as they are blocks.
  llvm::SmallVector<Block*, 16> loop_heads_;
  // Those that are pending, and some that were. What has many successors is looked at once for
  // several of these.
  llvm::SmallVector<Block*, 32> worklist_, later_;
  // Blocks to which the next one is not appended before their predecessor has been looked at, so
  // that a chain that comes about from its end is not moved again for each block.
  llvm::DenseSet<Block*> waiting_;
  ConstantArguments arguments_;
};

}  // namespace

static LogicalResult run_simplify_cfg(Operation* root, PassContext& context) {
  bool changed = false;
  BlockStates states;
  walk(root, [&](Operation* op) {
    for (Region& region : op->regions())
      // What has become unreachable as a whole, as a loop that nothing enters, goes in the next
      // round.
      while (!region.empty() && !region.has_one_block() && RegionSimplifier(region, states).run())
        changed = true;
  });
  if (!changed)
    context.mark_unchanged();
  return success();
}

const PassDef simplify_cfg_pass{
    .name = "simplify-cfg",
    .summary = "Removes unreachable blocks and needless branches, and merges blocks.",
    .run = run_simplify_cfg,
};

}  // namespace pliron
