#include "passes/dataflow/sparse_forward.h"

#include "ir/dominance.h"
#include "ir/successor_operands.h"
#include "ir/traversal.h"
#include "ir/walk.h"
#include "passes/op_utils.h"
#include "passes/symbol_visibility.h"

namespace pliron {

// ---- Setting up ---------------------------------------------------------------------------------

void SparseForwardSolver::run() {
  analysis_.solver_ = this;
  if (!root_->has(Trait::IsolatedFromAbove))
    mark_outside_values();
  if (root_->has(Trait::SymbolTable))
    find_functions();
  visit_regions(root_);
  while (!ops_.empty() || !queue_.empty()) {
    while (!ops_.empty()) {
      Operation* op = detail::from_granule<Operation>(ops_.back(), root_);
      ops_.pop_back();
      table_[op] &= ~op_pending;
      visit(op);
    }
    if (queue_.empty())
      break;
    visit_region(queue_.back());
  }
  analysis_.solver_ = nullptr;
}

// Operands from outside of the root can be anything.
void SparseForwardSolver::mark_outside_values() {
  walk(root_, [&](Operation* op) {
    for (Value operand : op->operands()) {
      Region* region = operand.parent_region();
      Operation* around = region ? region->parent_op() : nullptr;
      if (!around || !root_->is_ancestor_of(around))
        table_[operand] = lattice_top;
    }
  });
}

// Functions whose calls are all known: private ones of this table that nothing but calls from
// functions refers to.
void SparseForwardSolver::find_functions() {
  bool has_private = false;
  for (Region& region : root_->regions())
    for (Block* block : region.blocks())
      for (Operation* op : block->ops())
        has_private |= op->has(Trait::FunctionLike) && is_private_symbol(op);
  if (!has_private)
    return;
  CallGraph graph(root_);
  std::vector<unsigned> numbers(graph.size(), CallGraph::unknown);
  for (unsigned i = 0; i < graph.size(); ++i) {
    Operation* op = graph.function(i);
    if (!is_private_symbol(op) || graph.is_address_taken(i) || op->num_regions() != 1 ||
        op->region(0).empty())
      continue;
    numbers[i] = static_cast<unsigned>(functions_.size());
    function_numbers_[op] = numbers[i];
    functions_.push_back({op, {}, false, {}});
  }
  for (unsigned i = 0; i < graph.size(); ++i)
    for (const CallGraph::Call& call : graph.calls(i)) {
      if (call.callee == CallGraph::unknown || numbers[call.callee] == CallGraph::unknown)
        continue;
      function_numbers_[call.op] = numbers[call.callee];
      functions_[numbers[call.callee]].calls.push_back(call.op);
    }
}

SparseForwardSolver::Function* SparseForwardSolver::tracked(Operation* op) {
  if (functions_.empty())
    return nullptr;
  auto it = function_numbers_.find(op);
  return it == function_numbers_.end() ? nullptr : &functions_[it->second];
}

// ---- Values -------------------------------------------------------------------------------------

LatticeValue SparseForwardSolver::read(Operation* op, unsigned operand) {
  Value value = op->operand(operand);
  LatticeValue known = table_.get(value);
  if (known != lattice_bottom && analysis_.has_refinements() && op->block())
    return analysis_.refine(value, known, op);
  return known;
}

// Whether none of them is bottom.
bool SparseForwardSolver::read_operands(Operation* op) {
  operand_values_.clear();
  bool all_known = true;
  for (unsigned i = 0; i < op->num_operands(); ++i) {
    operand_values_.push_back(read(op, i));
    all_known &= operand_values_.back() != lattice_bottom;
  }
  return all_known;
}

llvm::SmallVector<LatticeValue, 4> SparseForwardSolver::operands(Operation* op) {
  SparseForwardSolver* outer = std::exchange(analysis_.solver_, this);
  llvm::SmallVector<LatticeValue, 4> values;
  for (unsigned i = 0; i < op->num_operands(); ++i)
    values.push_back(read(op, i));
  analysis_.solver_ = outer;
  return values;
}

void SparseForwardSolver::raise(Value value, LatticeValue to, bool has_visited_users,
                                bool may_be_cyclic) {
  LatticeValue& known = table_[value];
  if (known == to || to == lattice_bottom || known == lattice_top)
    return;
  LatticeValue joined =
      known == lattice_bottom || to == lattice_top ? to : analysis_.join(known, to);
  if (joined == known)
    return;
  if (may_be_cyclic && known != lattice_bottom)
    joined = analysis_.widen(value, known, joined);
  known = joined;
  if (has_visited_users)
    push_users(value);
}

void SparseForwardSolver::make_results_top(Operation* op, bool has_visited_users) {
  for (Value result : op->results())
    raise(result, lattice_top, has_visited_users);
}

void SparseForwardSolver::push_users(Value value) {
  for (OpOperand& use : value.uses())
    push(use.owner());
  if (analysis_.has_refinements())
    analysis_.for_each_reader(value, [&](Operation* reader) { push(reader); });
}

// What has not been visited yet will be anyway.
void SparseForwardSolver::push(Operation* op) {
  if (table_.get(op) != op_visited)
    return;
  table_[op] = op_visited | op_pending;
  ops_.push_back(detail::to_granule(op));
}

// ---- Blocks and regions -------------------------------------------------------------------------

SparseForwardSolver::RegionState& SparseForwardSolver::state(Region& region) {
  auto [it, is_new] = region_numbers_.try_emplace(&region, static_cast<unsigned>(regions_.size()));
  if (!is_new)
    return regions_[it->second];
  RegionState& state = regions_.emplace_back();
  auto add = [&](Block* block) {
    table_[block] = static_cast<LatticeValue>(state.order.size()) << order_shift;
    state.order.push_back(detail::to_granule(block));
  };
  if (region.has_one_block() || !has_ssa_order(region))
    for (Block* block : region.blocks())
      add(block);
  else
    for (Block* block : reverse_post_order(region))
      add(block);
  state.pending.resize(state.order.size());
  state.first_pending = state.order.size();
  return state;
}

void SparseForwardSolver::make_executable(Block* block) {
  if (table_.get(block) & executable)
    return;
  Region& region = *block->parent();
  RegionState& blocks = state(region);
  table_[block] |= executable;
  std::size_t order = table_.get(block) >> order_shift;
  blocks.pending[order] = true;
  blocks.first_pending = std::min(blocks.first_pending, order);
  if (!blocks.is_queued) {
    blocks.is_queued = true;
    queue_.push_back(region_numbers_.lookup(&region));
  }
}

// Visits the first pending block of a region, whose number is the last of the queue.
void SparseForwardSolver::visit_region(unsigned number) {
  RegionState& blocks = regions_[number];
  std::size_t order = blocks.first_pending;
  while (order < blocks.order.size() && !blocks.pending[order])
    ++order;
  blocks.first_pending = order;
  if (order == blocks.order.size()) {
    blocks.is_queued = false;
    queue_.pop_back();
    return;
  }
  blocks.pending[order] = false;
  Block* block = detail::from_granule<Block>(blocks.order[order], root_);
  is_ordered_ = has_ssa_order(*block->parent());
  for (Operation* op : block->ops()) {
    prefetch_behind(op);
    visit(op);
  }
}

void SparseForwardSolver::start_region(Region& region, bool arguments_are_known) {
  if (region.empty())
    return;
  Block* entry = region.entry();
  if (!arguments_are_known)
    for (Value argument : entry->arguments())
      raise(argument, lattice_top, true);
  if (has_ssa_order(region)) {
    make_executable(entry);
    return;
  }
  // Without order every block may run.
  for (Block* block : region.blocks()) {
    if (block != entry)
      for (Value argument : block->arguments())
        raise(argument, lattice_top, true);
    make_executable(block);
  }
}

// ---- Ops ----------------------------------------------------------------------------------------

void SparseForwardSolver::visit(Operation* op) {
  LatticeValue& known = table_[op];
  bool again = known & op_visited;
  known |= op_visited;
  if (op->num_regions() != 0 && !again)
    visit_regions(op);
  if (op->num_results() != 0 || !functions_.empty())
    visit_results(op, again);
  if (op->num_successors() != 0)
    visit_branch(op);
}

void SparseForwardSolver::visit_results(Operation* op, bool again) {
  if (!functions_.empty()) {
    if (op->has(Trait::ReturnLike))
      visit_return(op);
    else if (!op->has(Trait::FunctionLike))
      if (Function* callee = tracked(op))
        return visit_call(op, *callee);
  }
  if (op->num_results() == 0)
    return;
  std::uint32_t kind = op->info().kind;
  if (kind >= transfers_.size())
    transfers_.resize(kind + 1, Transfer::Unasked);
  if (transfers_[kind] == Transfer::Unasked)
    transfers_[kind] = analysis_.has_transfer(op->info()) ? Transfer::Ask : Transfer::Anything;
  // Who uses a result comes behind the op, except where there is no order.
  bool has_visited_users = again || !is_ordered_;
  if (transfers_[kind] == Transfer::Anything || op->num_regions() != 0)
    return make_results_top(op, has_visited_users);
  if (!read_operands(op))
    return;
  result_values_.assign(op->num_results(), lattice_top);
  analysis_.transfer(op, operand_values_, result_values_);
  // Where there is order, a cycle goes through a block argument or a call.
  bool may_be_cyclic = again && !has_ssa_order(*op->parent_region());
  for (unsigned i = 0; i < result_values_.size(); ++i)
    raise(op->result(i), result_values_[i], has_visited_users, may_be_cyclic);
}

void SparseForwardSolver::visit_branch(Operation* op) {
  unsigned count = op->num_successors();
  if (count == 1 || !op->info().hooks.taken_successor) {
    for (unsigned i = 0; i < count; ++i)
      visit_edge(op, i);
    return;
  }
  read_operands(op);
  llvm::SmallVector<bool, 8> passed_on(op->num_operands(), false);
  for (OperandSpan span : successor_operand_spans(op))
    std::fill_n(passed_on.begin() + span.first, span.count, true);
  for (unsigned i = 0; i < op->num_operands(); ++i)
    if (!passed_on[i] && operand_values_[i] == lattice_bottom)
      return;  // comes again
  int taken = analysis_.taken_successor(op, operand_values_);
  for (unsigned i = 0; i < count; ++i)
    if (taken < 0 || static_cast<unsigned>(taken) == i)
      visit_edge(op, i);
}

void SparseForwardSolver::visit_edge(Operation* op, unsigned successor) {
  Block* block = op->successor(successor);
  OperandSpan span = op->successor_operands(successor);
  for (unsigned i = 0; i < block->num_arguments(); ++i) {
    LatticeValue incoming = lattice_top;
    if (i < span.count) {
      incoming = read(op, span.first + i);
      if (incoming != lattice_bottom && analysis_.has_refinements())
        incoming = analysis_.refine_edge(op->operand(span.first + i), incoming, op, successor);
    }
    merge(block->argument(i), incoming);
  }
  make_executable(block);
}

void SparseForwardSolver::merge(Value argument, LatticeValue incoming) {
  LatticeValue& known = table_[argument];
  if (known == incoming || incoming == lattice_bottom || known == lattice_top)
    return;
  LatticeValue joined = incoming;
  if (known != lattice_bottom) {
    joined = incoming == lattice_top ? lattice_top : analysis_.join(known, incoming);
    if (joined == known)
      return;
    joined = analysis_.widen(argument, known, joined);
  }
  known = joined;
  if (is_executable(argument.owner_block()))
    push_users(argument);
}

void SparseForwardSolver::visit_regions(Operation* op) {
  bool arguments_are_known = op != root_ && op->has(Trait::FunctionLike) && tracked(op);
  if (arguments_are_known)
    return;  // it runs when it is called
  for (Region& region : op->regions())
    start_region(region, false);
}

// ---- Calls --------------------------------------------------------------------------------------

// The operands of a call are the first group of its record.
void SparseForwardSolver::visit_call(Operation* op, Function& callee) {
  Region& body = callee.op->region(0);
  Block* entry = body.entry();
  const OpInfo& info = op->info();
  OperandSpan passed;
  if (info.def && info.def->operands.size() > 0)
    passed = op->operand_group_span(0);
  bool fits = passed.count == entry->num_arguments();
  for (unsigned i = 0; i < entry->num_arguments(); ++i) {
    Value argument = entry->argument(i);
    bool same_type = fits && op->operand(passed.first + i).type() == argument.type();
    merge(argument, same_type ? read(op, passed.first + i) : lattice_top);
  }
  start_region(body, /*arguments_are_known=*/true);
  if (!callee.has_returned)
    return;  // comes again
  bool is_known = op->num_results() == callee.results.size();
  for (unsigned i = 0; i < op->num_results(); ++i) {
    bool same_type = is_known && op->result(i).type() == callee.results[i].type;
    raise(op->result(i), same_type ? callee.results[i].value : lattice_top, true,
          /*may_be_cyclic=*/true);
  }
}

void SparseForwardSolver::visit_return(Operation* op) {
  Operation* around = op->parent_op();
  Function* function = around->has(Trait::FunctionLike) ? tracked(around) : nullptr;
  if (!function)
    return;
  bool changed = !std::exchange(function->has_returned, true);
  if (changed)
    for (Value operand : op->operands())
      function->results.push_back({operand.type(), lattice_bottom});
  for (unsigned i = 0; i < function->results.size(); ++i) {
    LatticeValue& known = function->results[i].value;
    bool same_type = i < op->num_operands() && op->operand(i).type() == function->results[i].type;
    LatticeValue returned = same_type ? read(op, i) : lattice_top;
    if (known == returned || returned == lattice_bottom || known == lattice_top)
      continue;
    known = known == lattice_bottom || returned == lattice_top ? returned
                                                               : analysis_.join(known, returned);
    changed = true;
  }
  if (changed)
    for (Operation* call : function->calls)
      push(call);
}

}  // namespace pliron
