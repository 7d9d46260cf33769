// loop-unroll: rounds of a loop become copies of its body, one behind the other.
//
//     llvm.br ^loop(%zero)                                ... body for 0
//   ^loop(%i: i32):                                =>     ... body for 1
//     ... body                                            llvm.br ^exit
//     %next = llvm.add %i, %one
//     %more = llvm.icmp "slt" %next, %two
//     llvm.cond_br %more, ^loop(%next), ^exit
//
// Needs: `fold` or `eval` hooks of the ops that say how often a loop goes round, a Pure branch to
// leave it, and the dialect's unconditional branch. Values of the loop that are used behind it must
// be used behind one of its exits only. Preserves nothing.
//
// How often a loop goes round is found by running that part of it which decides about it (the
// "exhaustive" trip count of LLVM's scalar evolution): arguments of the header that start as
// constants, and what is computed from them. A loop that then costs no more than `full-threshold`,
// all rounds together, is copied once for each round and is no loop any more; then the one around
// it may be. With `factor=N` other loops without a loop inside get N copies of their body. Each of
// them leaves the loop as the body did; when it is known how often the loop goes round, only the
// copy keeps its test in which it ends. So there is no loop for the rest of the rounds.

#include "ir/clone.h"
#include "ir/loops.h"
#include "ir/traversal.h"
#include "ir/walk.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "passes/branches.h"
#include "passes/builtin_passes.h"
#include "passes/fold.h"
#include "passes/loop_utils.h"
#include "passes/op_utils.h"

namespace pliron {

namespace {

// How many ops are evaluated to find out how often one loop goes round.
constexpr unsigned max_evaluations = 50000;

// Runs the part of a loop that decides when it ends.
class TripCounter {
 public:
  TripCounter(const Loop& loop, llvm::ArrayRef<Block*> blocks)
      : loop_(loop), in_loop_(blocks.begin(), blocks.end()) {}

  // How often the branch, which every round comes to, stays in the loop before it leaves it by the
  // successor that is then in `exit`; nothing when that is not known or more than `limit`.
  std::optional<std::uint64_t> count(Operation* branch, std::uint64_t limit, unsigned& exit) {
    find_needed(branch);
    read_first_values();
    for (std::uint64_t rounds = 0; rounds <= limit; ++rounds) {
      known_.clear();
      llvm::SmallVector<Attribute, 4> operands;
      for (Value operand : branch->operands())
        operands.push_back(conditions_.contains(operand) ? evaluate(operand) : Attribute());
      int taken = branch->info().hooks.taken_successor(branch, operands);
      if (taken < 0 || evaluations_ > max_evaluations)
        return std::nullopt;
      exit = static_cast<unsigned>(taken);
      if (!in_loop_.contains(branch->successor(exit)))
        return rounds;
      step();
    }
    return std::nullopt;
  }

 private:
  // The arguments of the header on which the branch depends.
  void find_needed(Operation* branch) {
    llvm::SmallVector<bool, 8> is_passed(branch->num_operands(), false);
    for (unsigned i = 0; i < branch->num_successors(); ++i) {
      OperandSpan span = branch->successor_operands(i);
      for (unsigned k = 0; k < span.count; ++k)
        is_passed[span.first + k] = true;
    }
    llvm::SmallVector<Value, 16> worklist;
    llvm::DenseSet<Value> seen;
    auto need = [&](Value value) {
      if (in_loop_.contains(value.parent_block()) && seen.insert(value).second)
        worklist.push_back(value);
    };
    for (unsigned i = 0; i < branch->num_operands(); ++i)
      if (!is_passed[i]) {
        conditions_.insert(branch->operand(i));
        need(branch->operand(i));
      }
    while (!worklist.empty()) {
      Value value = worklist.pop_back_val();
      if (Operation* op = value.defining_op()) {
        for (Value operand : op->operands())
          need(operand);
      } else if (value.owner_block() == loop_.header()) {
        needed_.push_back(value);
        for_each_edge(true, [&](BlockOperand& edge) {
          if (Value passed = passed_value(edge, value.index()))
            need(passed);
        });
      }
    }
  }

  // The edges to the header from the loop, or from outside.
  void for_each_edge(bool from_loop, llvm::function_ref<void(BlockOperand&)> visit) {
    for (BlockOperand* edge = loop_.header()->first_use(); edge; edge = edge->next_use())
      if (in_loop_.contains(edge->owner()->block()) == from_loop)
        visit(*edge);
  }
  static Value passed_value(BlockOperand& edge, unsigned argument) {
    OperandSpan span = edge.owner()->successor_operands(edge.index());
    return argument < span.count ? edge.owner()->operand(span.first + argument) : Value();
  }

  // What all those edges pass for an argument; null when it is not known.
  Attribute common(bool from_loop, Value argument) {
    Attribute result;
    bool is_first = true;
    for_each_edge(from_loop, [&](BlockOperand& edge) {
      Value passed = passed_value(edge, argument.index());
      Attribute value = passed ? evaluate(passed) : Attribute();
      result = is_first || result == value ? value : Attribute();
      is_first = false;
    });
    return result;
  }

  void read_first_values() {
    for (Value argument : needed_)
      values_[argument] = common(false, argument);
  }
  void step() {
    llvm::SmallVector<Attribute, 8> next;
    for (Value argument : needed_)
      next.push_back(common(true, argument));
    for (std::size_t i = 0; i < needed_.size(); ++i)
      values_[needed_[i]] = next[i];
  }

  // The constant that the value is in this round, or null.
  Attribute evaluate(Value value) {
    llvm::SmallVector<Value, 16> stack{value};
    while (!stack.empty()) {
      Value at = stack.back();
      if (known_.contains(at)) {
        stack.pop_back();
        continue;
      }
      Operation* op = at.defining_op();
      if (!in_loop_.contains(at.parent_block()) || !op || !is_evaluable(op)) {
        known_[at] =
            op || !in_loop_.contains(at.parent_block()) ? constant_value(at) : values_.lookup(at);
        stack.pop_back();
        continue;
      }
      std::size_t size = stack.size();
      for (Value operand : op->operands())
        if (!known_.contains(operand))
          stack.push_back(operand);
      if (stack.size() != size)
        continue;
      ++evaluations_;
      llvm::SmallVector<Attribute, 4> operands;
      for (Value operand : op->operands())
        operands.push_back(known_.lookup(operand));
      known_[at] = evaluate_op(op, operands);
      stack.pop_back();
    }
    return known_.lookup(value);
  }

  static bool is_evaluable(Operation* op) {
    return op->num_results() == 1 && op->num_regions() == 0 && op->has(Trait::Pure) &&
           can_fold(op->info());
  }

  static Attribute evaluate_op(Operation* op, llvm::ArrayRef<Attribute> operands) {
    FoldResult folded = fold_op(op, operands);
    for (unsigned i = 0; folded.value() && i < op->num_operands(); ++i)
      if (op->operand(i) == folded.value())
        return operands[i];
    return folded.constant();
  }

  const Loop& loop_;
  llvm::SmallPtrSet<Block*, 16> in_loop_;
  llvm::DenseSet<Value> conditions_;
  llvm::SmallVector<Value, 8> needed_;       // arguments of the header
  llvm::DenseMap<Value, Attribute> values_;  // theirs in this round
  llvm::DenseMap<Value, Attribute> known_;   // of this round
  unsigned evaluations_ = 0;
};

// The copies of one loop.
class Unroller {
 public:
  // `blocks` are the loop's, in an order in which what dominates comes first.
  Unroller(const Loop& loop, llvm::ArrayRef<Block*> blocks, DominanceInfo& dominance)
      : loop_(loop),
        blocks_(blocks),
        in_loop_(blocks.begin(), blocks.end()),
        dominance_(dominance) {}

  std::uint64_t cost() const {
    std::uint64_t cost = 0;
    for (Block* block : blocks_)
      for (Operation* op : block->ops())
        walk_pre_order(op, [&](Operation* inner) {
          if (!inner->has(Trait::ConstantLike))
            cost += inner->info().def ? inner->info().def->cost : 1;
          return WalkResult::Advance;
        });
    return cost;
  }

  // Finds a branch that says how often the loop goes round, at most `limit` times.
  void find_trip_count(std::uint64_t limit) {
    for (Block* block : blocks_) {
      Operation* branch = block->terminator();
      if (!branch || !is_pure_branch(branch) || !branch->info().hooks.taken_successor ||
          !has_jump(branch) || !has_one_way_to_stay(branch) || !is_in_every_round(block))
        continue;
      TripCounter counter(loop_, blocks_);
      if (auto rounds = counter.count(branch, limit, exit_)) {
        exiting_ = block;
        rounds_ = *rounds;
        return;
      }
    }
  }
  std::uint64_t rounds() const { return rounds_; }
  bool has_trip_count() const { return exiting_ != nullptr; }

  // Makes what the loop defines reach its uses behind it by arguments of its exits. False, and no
  // change, when that cannot be.
  bool pass_values_out() {
    llvm::MapVector<Value, Block*> exits;
    for (Block* block : blocks_) {
      for (Value argument : block->arguments())
        if (!find_exit(argument, exits))
          return false;
      for (Operation* op : block->ops())
        for (Value result : op->results())
          if (!find_exit(result, exits))
            return false;
    }
    for (auto [value, exit] : exits) {
      Value argument = exit->add_argument(value.type(), value.location());
      argument.set_name(value.name());
      value.replace_uses_if(argument, [&](OpOperand& use) { return !is_inside(use.owner()); });
      for (BlockOperand* edge = exit->first_use(); edge; edge = edge->next_use()) {
        llvm::SmallVector<Value, 4> values = successor_operands(edge->owner(), edge->index());
        values.push_back(value);
        edge->owner()->set_successor_operands(edge->index(), values);
      }
    }
    return true;
  }

  // Makes the loop `copies` bodies long, itself the first; the last goes back to the first, or,
  // when `fully`, ends the loop.
  void unroll(std::uint64_t copies, bool fully) {
    llvm::SmallVector<BlockOperand*, 4> back_edges = back_edges_of(loop_.header(), in_loop_);
    Block* place = blocks_.back()->next();
    llvm::SmallVector<IrMapping, 0> mappings;
    // All are copied from the original, so its tests are decided last.
    for (std::uint64_t i = 1; i < copies; ++i)
      mappings.push_back(copy_body(place));
    Block* header = loop_.header();
    for (std::uint64_t i = 0; i + 1 < copies; ++i) {
      Block* next = mappings[i].lookup(header);
      for (BlockOperand* edge : edges_back(back_edges, mappings, i))
        edge->set(next);
    }
    if (copies > 1)
      for (BlockOperand* edge : edges_back(back_edges, mappings, copies - 1))
        edge->set(header);
    if (!exiting_)
      return;
    std::uint64_t last = fully ? copies - 1 : rounds_ % copies;
    for (std::uint64_t i = 0; i < copies; ++i) {
      Block* block = i == 0 ? exiting_ : mappings[i - 1].lookup(exiting_);
      if (i != last)
        decide(block, false);
      else if (fully)
        decide(block, true);
    }
  }

 private:
  // Whether the branch leaves the loop by all of its successors but one, which is then `stay_`.
  bool has_one_way_to_stay(Operation* branch) {
    unsigned count = 0;
    for (BlockOperand& edge : branch->successors())
      if (in_loop_.contains(edge.get())) {
        stay_ = edge.index();
        ++count;
      }
    return count == 1 && branch->num_successors() > 1;
  }
  bool is_in_every_round(Block* block) const {
    return llvm::all_of(loop_.latches(),
                        [&](Block* latch) { return dominance_.dominates(block, latch); });
  }

  bool is_inside(Operation* op) const {
    Region* region = loop_.header()->parent();
    while (op && op->parent_region() != region)
      op = op->parent_op();
    return op && in_loop_.contains(op->block());
  }

  // The exit behind which all uses outside of the loop are, noted when there are uses.
  bool find_exit(Value value, llvm::MapVector<Value, Block*>& exits) {
    Block* exit = nullptr;
    for (OpOperand& use : value.uses()) {
      Operation* user = use.owner();
      if (is_inside(user))
        continue;
      Region* region = loop_.header()->parent();
      while (user->parent_region() != region)
        user = user->parent_op();
      exit = exit ? exit : exit_in_front_of(user->block(), value.parent_block());
      if (!exit || !dominance_.dominates(exit, user->block()))
        return false;
    }
    if (exit)
      exits[value] = exit;
    return true;
  }

  // The block behind the loop that dominates `block` and that only the loop goes to.
  Block* exit_in_front_of(Block* block, Block* definition) {
    for (Block* at = block; at; at = dominance_.immediate_dominator(at)) {
      if (in_loop_.contains(at))
        return nullptr;
      bool is_exit = at->has_predecessors() && dominance_.dominates(definition, at);
      for (BlockOperand* edge = at->first_use(); edge && is_exit; edge = edge->next_use())
        is_exit = in_loop_.contains(edge->owner()->block()) &&
                  edge->owner()->can_set_successor_operands(edge->index());
      if (is_exit)
        return at;
    }
    return nullptr;
  }

  static llvm::SmallVector<BlockOperand*, 4> back_edges_of(
      Block* header, const llvm::SmallPtrSetImpl<Block*>& in_loop) {
    llvm::SmallVector<BlockOperand*, 4> edges;
    for (BlockOperand* edge = header->first_use(); edge; edge = edge->next_use())
      if (in_loop.contains(edge->owner()->block()))
        edges.push_back(edge);
    return edges;
  }

  // The edges of copy i that lead back.
  static llvm::SmallVector<BlockOperand*, 4> edges_back(llvm::ArrayRef<BlockOperand*> original,
                                                        llvm::ArrayRef<IrMapping> mappings,
                                                        std::uint64_t i) {
    llvm::SmallVector<BlockOperand*, 4> edges;
    for (BlockOperand* edge : original) {
      if (i == 0) {
        edges.push_back(edge);
        continue;
      }
      Operation* branch = mappings[i - 1].lookup(edge->owner()->block())->back();
      edges.push_back(&branch->successors()[edge->index()]);
    }
    return edges;
  }

  // Puts a copy of the loop's blocks in front of that block.
  IrMapping copy_body(Block* place) {
    IrMapping mapping;
    Region* region = loop_.header()->parent();
    for (Block* block : blocks_) {
      Block* copy = Block::create(block->context());
      region->insert(place, copy);
      for (Value argument : block->arguments()) {
        Value copied = copy->add_argument(argument.type(), argument.location());
        copied.set_name(argument.name());
        mapping.map(argument, copied);
      }
      mapping.map(block, copy);
    }
    for (Block* block : blocks_)
      for (Operation* op : block->ops())
        mapping.lookup(block)->push_back(clone(op, mapping));
    return mapping;
  }

  // The branch that ends the rounds always stays, or always leaves.
  void decide(Block* block, bool leave) {
    Operation* branch = block->back();
    unsigned successor = leave ? exit_ : stay_;
    make_jump(branch, block, branch->successor(successor), successor_operands(branch, successor));
    branch->erase();
  }
  const Loop& loop_;
  llvm::ArrayRef<Block*> blocks_;
  llvm::SmallPtrSet<Block*, 16> in_loop_;
  DominanceInfo& dominance_;
  Block* exiting_ = nullptr;  // whose branch ends the rounds
  unsigned exit_ = 0;         // by which of its successors
  std::uint64_t rounds_ = 0;  // how often it stays before
  unsigned stay_ = 0;         // its one successor in the loop
};

class RegionUnroller {
 public:
  struct Options {
    std::uint64_t full_threshold;
    std::uint64_t factor;
  };
  RegionUnroller(Region& region, const Options& options) : region_(region), options_(options) {}

  // How many loops have gone, and how many got longer.
  std::pair<std::uint64_t, std::uint64_t> run() {
    // When a loop goes, the one around it may have none inside any more.
    while (run_once()) {
    }
    return {num_full_, num_partial_};
  }

 private:
  // Works on the loops without a loop inside; whether one of them has gone.
  bool run_once() {
    DominanceInfo dominance;
    LoopInfo loops(region_, dominance);
    llvm::MapVector<const Loop*, std::vector<Block*>> blocks;
    for (Block* block : reverse_post_order(region_))
      if (Loop* loop = loops.loop_for(block); loop && loop->sub_loops().empty())
        blocks[loop].push_back(block);
    bool has_gone = false, has_changed = false;
    // Dominance is of the region as it was. That is enough: loops are apart from each other, and
    // one that uses what another defines comes behind it, so its copies are not there yet.
    for (auto& [loop, of_loop] : blocks)
      if (!done_.contains(loop->header()))
        has_gone |= unroll(*loop, of_loop, dominance, has_changed);
    if (has_changed)
      erase_unreachable_blocks(region_);
    return has_gone;
  }

  bool unroll(const Loop& loop, llvm::ArrayRef<Block*> blocks, DominanceInfo& dominance,
              bool& has_changed) {
    done_.insert(loop.header());
    Unroller unroller(loop, blocks, dominance);
    std::uint64_t cost = std::max<std::uint64_t>(unroller.cost(), 1);
    std::uint64_t most = options_.full_threshold / cost;
    bool wants_factor = options_.factor > 1;
    if (!wants_factor && most == 0)
      return false;
    unroller.find_trip_count(wants_factor ? std::max<std::uint64_t>(most, 4096) : most);
    bool fully = unroller.has_trip_count() && unroller.rounds() < most;
    if ((!fully && !wants_factor) || !unroller.pass_values_out())
      return false;
    has_changed = true;
    if (fully) {
      unroller.unroll(unroller.rounds() + 1, true);
      ++num_full_;
      return true;
    }
    unroller.unroll(options_.factor, false);
    ++num_partial_;
    return false;
  }

  Region& region_;
  Options options_;
  llvm::DenseSet<Block*> done_;  // headers of loops that have been looked at
  std::uint64_t num_full_ = 0, num_partial_ = 0;
};

}  // namespace

static LogicalResult run_loop_unroll(Operation* root, PassContext& context) {
  RegionUnroller::Options options{context.option<unsigned>("full-threshold"),
                                  context.option<unsigned>("factor")};
  std::uint64_t full = 0, partial = 0;
  walk(root, [&](Operation* op) {
    for (Region& region : op->regions()) {
      if (region.empty() || region.has_one_block() || !has_ssa_order(region))
        continue;
      auto [of_region_full, of_region_partial] = RegionUnroller(region, options).run();
      full += of_region_full;
      partial += of_region_partial;
    }
  });
  context.statistic("num-fully-unrolled") += full;
  context.statistic("num-unrolled") += partial;
  if (full + partial == 0)
    context.mark_unchanged();
  return success();
}

const PassDef loop_unroll_pass{
    .name = "loop-unroll",
    .summary = "Copies the bodies of loops, once for each round or a number of times.",
    .options = {{"full-threshold", "What all rounds of a loop may cost that is to go.", 300u},
                {"factor", "How many bodies other loops get; 1 leaves them as they are.", 1u,
                 OptionRange{1, 64}}},
    .statistics = {{"num-fully-unrolled", "Loops that have gone"},
                   {"num-unrolled", "Loops that got more than one body"}},
    .run = run_loop_unroll,
};

}  // namespace pliron
