// inline: the body of a function takes the place of a call.
//
//   llvm.func @twice(%x: i32) -> i32 {                  %a = llvm.add %n, %n : i32
//     %a = llvm.add %x, %x : i32                   =>   llvm.return %a : i32
//     llvm.return %a : i32
//   }
//   ...
//   %r = llvm.call @twice(%n) : (i32) -> i32
//   llvm.return %r : i32
//
// Needs: calls and functions with the interfaces of inlining.h, and an unconditional branch in the
// dialect when a body returns at more than one place. Runs on ops that hold symbols; preserves
// nothing.
//
// Works from the bottom up, callees before their callers (ir/call_graph.h), so a body that is
// copied has been through this itself. A call is replaced when its function says so, when the ops
// of the body cost no more than `threshold`, or when it is the last thing that refers to a private
// function. Functions that call themselves, by way of others or not, are not copied into each
// other; into others they are, and calls of them in the copy again, `recursion-limit` times over.
// Private functions that were copied and that nothing refers to any more are erased.
//
// What was at `callee` in the source is then at `callsite(callee at caller)`. Fresh memory of a
// body (Trait::Allocates) moves to the caller's entry block, since a call in a loop would take more
// of it each time; a body that allocates elsewhere than at its start, or amounts that are not
// constant, is not copied.

#include "ir/call_graph.h"
#include "ir/clone.h"
#include "ir/walk.h"
#include "passes/branches.h"
#include "passes/builtin_passes.h"
#include "passes/inlining.h"
#include "passes/symbol_visibility.h"

namespace pliron {

namespace {

// What a call costs beside its arguments, so that small functions are cheaper than calls of them.
constexpr std::uint64_t call_cost = 5;

struct Function {
  Operation* op = nullptr;
  const InlinableFunctionInterface* interface = nullptr;  // null when it has no body to copy
  unsigned group = 0;                                     // functions that call each other
  bool is_recursive = false;
  std::uint64_t references = 0;  // by name, from anywhere
  std::uint64_t cost = 0;        // of the body; known once it has been worked on
  bool was_inlined = false;
  bool can_be_copied = false;
};

// Whether control leaves the function here, with values for its caller.
bool is_return(Operation* op) {
  return op->has(Trait::ReturnLike) && op->num_successors() == 0;
}

bool has_constant_operands(Operation* op) {
  for (Value operand : op->operands()) {
    Operation* def = operand.defining_op();
    if (!def || !def->has(Trait::ConstantLike) || def->num_operands() != 0)
      return false;
  }
  return true;
}

std::uint64_t cost_of(Operation* function) {
  std::uint64_t cost = 0;
  walk_pre_order(function, [&](Operation* op) {
    if (op == function || op->has(Trait::ConstantLike))
      return WalkResult::Advance;
    cost += op->info().def ? op->info().def->cost : 1;
    if (op->interface<InlinableCallInterface>())
      cost += call_cost + op->num_operands();
    return WalkResult::Advance;
  });
  return cost;
}

// Whether the body allocates memory only at its start, in amounts that are known.
bool has_simple_allocations(Region& body) {
  bool ok = true;
  for (Block* block : body.blocks())
    for (Operation* op : block->ops())
      walk_pre_order(op, [&](Operation* inner) {
        if (inner->has(Trait::Allocates) &&
            (inner->block() != body.entry() || !has_constant_operands(inner)))
          ok = false;
        return WalkResult::Advance;
      });
  return ok;
}

class Inliner {
 public:
  struct Limits {
    std::uint64_t threshold;
    unsigned recursion;
  };
  Inliner(Operation* module, const Limits& limits) : limits_(limits), graph_(module) {
    functions_.resize(graph_.size());
    for (unsigned i = 0; i < graph_.size(); ++i) {
      functions_[i].op = graph_.function(i);
      if (graph_.function(i)->num_regions() == 1 && !graph_.function(i)->region(0).empty())
        functions_[i].interface = graph_.function(i)->interface<InlinableFunctionInterface>();
    }
    walk_pre_order(module, [&](Operation* op) {
      add_references(op, 1);
      return WalkResult::Advance;
    });
  }

  void run() {
    std::vector<std::vector<unsigned>> groups = graph_.bottom_up_groups();
    for (unsigned g = 0; g < groups.size(); ++g)
      for (unsigned i : groups[g])
        functions_[i].group = g;
    for (const std::vector<unsigned>& group : groups) {
      for (unsigned i : group)
        functions_[i].is_recursive = group.size() > 1 || llvm::is_contained(graph_.callees(i), i);
      for (unsigned i : group)
        inline_calls_in(i);
      for (unsigned i : group)
        if (functions_[i].interface) {
          functions_[i].cost = cost_of(functions_[i].op);
          functions_[i].can_be_copied = has_simple_allocations(functions_[i].op->region(0));
        }
    }
    erase_unused();
  }

  std::uint64_t num_inlined() const { return num_inlined_; }
  std::uint64_t num_erased() const { return num_erased_; }

 private:
  // A call to look at, and how many calls of a recursive function were replaced on the way to it.
  struct Candidate {
    Operation* call;
    unsigned callee;
    unsigned depth;
  };

  void add_references(Operation* op, std::int64_t count) {
    for_each_symbol_reference(op, [&](SymbolRefAttr reference) {
      Operation* symbol = tables_.lookup(op, reference);
      if (unsigned i = symbol ? graph_.number(symbol) : CallGraph::unknown; i != CallGraph::unknown)
        functions_[i].references += static_cast<std::uint64_t>(count);
    });
  }

  bool calls_itself(unsigned i) const {
    return llvm::any_of(graph_.calls(i),
                        [&](const CallGraph::Call& call) { return call.callee == i; });
  }

  // Works from the last call to the first: each op that lies between calls then changes its block
  // at most once.
  void inline_calls_in(unsigned caller) {
    llvm::SmallVector<Candidate, 16> candidates;
    for (const CallGraph::Call& call : graph_.calls(caller))
      candidates.push_back({call.op, call.callee, 0});
    while (!candidates.empty()) {
      Candidate candidate = candidates.pop_back_val();
      if (candidate.callee != CallGraph::unknown && should_inline(caller, candidate))
        inline_call(candidate, candidates);
    }
  }

  bool should_inline(unsigned caller, const Candidate& candidate) {
    const Function& callee = functions_[candidate.callee];
    const auto* call = candidate.call->interface<InlinableCallInterface>();
    if (!call || !callee.interface || !callee.can_be_copied ||
        callee.group == functions_[caller].group || candidate.depth > limits_.recursion)
      return false;
    InlineHint of_call = call->hint ? call->hint(candidate.call) : InlineHint::None;
    InlineHint of_callee =
        callee.interface->hint ? callee.interface->hint(callee.op) : InlineHint::None;
    if (of_call == InlineHint::Never ||
        (of_callee == InlineHint::Never && of_call != InlineHint::Always) ||
        !callee.interface->can_inline(callee.op) || !call->can_inline(candidate.call, callee.op) ||
        !fits_into_region(candidate.call, callee.op->region(0)))
      return false;
    if (of_call == InlineHint::Always || of_callee == InlineHint::Always)
      return true;
    bool is_last = callee.references == 1 && !callee.is_recursive && is_private_symbol(callee.op);
    return is_last || callee.cost <= limits_.threshold;
  }

  static bool is_one_block(Region& body) {
    return body.has_one_block() && body.back()->terminator() &&
           is_return(body.back()->terminator());
  }

  // Whether the region around the call can hold the blocks of the body, and its returns can become
  // branches.
  static bool fits_into_region(Operation* call, Region& body) {
    if (is_one_block(body))
      return true;
    Region& region = *call->parent_region();
    bool is_body = region.parent_op() && region.parent_op()->has(Trait::FunctionLike);
    if ((!is_body && region.has_one_block()) || !call->next())
      return false;
    for (Block* block : body.blocks()) {
      Operation* terminator = block->terminator();
      if (!terminator)
        return false;
      if (is_return(terminator) && !has_jump(terminator))
        return false;
    }
    return true;
  }

  void inline_call(const Candidate& candidate, llvm::SmallVectorImpl<Candidate>& candidates) {
    Function& callee = functions_[candidate.callee];
    Operation* call = candidate.call;
    Region& body = callee.op->region(0);
    IrMapping mapping;
    DetachedRegion copy(call->context());
    clone_region(body, *copy, mapping);
    locate_copy(*copy, call, candidate, candidates);
    OperandRange arguments = call->interface<InlinableCallInterface>()->arguments(call);
    for (unsigned i = 0; i < arguments.size(); ++i)
      copy->entry()->argument(i).replace_all_uses_with(arguments[i]);
    move_allocations(copy->entry(), call);
    add_references(call, -1);
    if (is_one_block(body))
      put_block(*copy, call);
    else if (!put_blocks(*copy, call))
      add_references(call, 1);
    callee.was_inlined = true;
    ++num_inlined_;
  }

  // Says where the ops of a copy come from, and counts what they refer to. Calls of functions of
  // the callee's group, which were not replaced there, may be here.
  void locate_copy(Region& copy, Operation* call, const Candidate& candidate,
                   llvm::SmallVectorImpl<Candidate>& candidates) {
    Context& context = call->context();
    auto at_call = [&, last_from = Location(), last_to = Location()](Location from) mutable {
      if (last_to.is_unknown() || last_from != from) {
        last_from = from;
        last_to = Location::call_site(context, from, call->location());
      }
      return last_to;
    };
    unsigned group = functions_[candidate.callee].group;
    llvm::SmallVector<Candidate, 2> recursive;
    bool is_single = copy.has_one_block();
    for (Block* block : copy.blocks()) {
      // The entry's arguments are replaced, and the return of a single block goes.
      if (!block->is_entry())
        for (Value argument : block->arguments())
          argument.set_location(at_call(argument.location()));
      for (Operation* op : block->ops()) {
        if (is_single && is_return(op))
          break;
        walk_pre_order(op, [&](Operation* inner) {
          inner->set_location(at_call(inner->location()));
          const auto* interface = inner->interface<InlinableCallInterface>();
          if (interface && interface->moved)
            interface->moved(inner);
          add_copied_references(inner, call, group, candidate.depth, recursive);
          return WalkResult::Advance;
        });
      }
    }
    candidates.append(recursive.begin(), recursive.end());
  }

  // References are looked up from the call, since the copy is in no module yet.
  void add_copied_references(Operation* op, Operation* call, unsigned group, unsigned depth,
                             llvm::SmallVectorImpl<Candidate>& recursive) {
    unsigned last = CallGraph::unknown;
    for_each_symbol_reference(op, [&](SymbolRefAttr reference) {
      Operation* symbol = tables_.lookup(call, reference);
      unsigned i = symbol ? graph_.number(symbol) : CallGraph::unknown;
      if (i == CallGraph::unknown)
        return;
      ++functions_[i].references;
      last = i;
    });
    if (last != CallGraph::unknown && functions_[last].group == group &&
        op->interface<InlinableCallInterface>())
      recursive.push_back({op, last, depth + 1});
  }

  // Fresh memory goes to the start of the caller, with the constants that say how much it is.
  static void move_allocations(Block* entry, Operation* call) {
    Operation* function = call->parent_with(Trait::FunctionLike);
    Operation* place = function->region(0).entry()->front();
    for (Operation* op : entry->ops()) {
      if (!op->has(Trait::Allocates))
        continue;
      for (unsigned i = 0; i < op->num_operands(); ++i) {
        Operation* constant = clone(op->operand(i).defining_op());
        Builder::before(place).insert(constant);
        op->set_operand(i, constant->result(op->operand(i).index()));
      }
      op->move_before(place);
    }
  }

  static llvm::SmallVector<Value, 4> operands_of(Operation* op) {
    return llvm::SmallVector<Value, 4>(op->operands().to_vector());
  }

  // A body of one block goes in front of the call.
  static void put_block(Region& copy, Operation* call) {
    Block* entry = copy.entry();
    Operation* terminator = entry->back();
    call->replace_all_uses_with(operands_of(terminator));
    terminator->erase();
    for (Operation* op : entry->ops())
      op->move_before(call);
    call->erase();
  }

  // Splits the block behind the call and puts the body between. Whether the call is gone.
  static bool put_blocks(Region& copy, Operation* call) {
    Block* block = call->block();
    Block* rest = block->split_before(call->next());
    llvm::SmallVector<Operation*, 4> returns;
    for (Block* each : copy.blocks()) {
      Operation* terminator = each->back();
      if (is_return(terminator))
        returns.push_back(terminator);
    }
    Block* entry = copy.entry();
    for (Block* each : copy.blocks()) {
      each->remove();
      if (each != entry)
        block->parent()->insert(rest, each);
    }
    entry->splice_from(entry->front(), block);
    entry->destroy();
    if (returns.empty()) {
      // Nothing comes back: what follows stays, with the call, where control does not get.
      call->move_before(rest->front());
      return false;
    }
    if (returns.size() == 1) {
      Block* last = returns[0]->block();
      call->replace_all_uses_with(operands_of(returns[0]));
      returns[0]->erase();
      rest->splice_from(rest->front(), last);
      rest->erase();
    } else {
      for (Value result : call->results()) {
        Value argument = rest->add_argument(result.type(), call->location());
        argument.set_name(result.name());
        result.replace_all_uses_with(argument);
      }
      for (Operation* op : returns) {
        make_jump(op, op->block(), rest, operands_of(op));
        op->erase();
      }
    }
    call->erase();
    return true;
  }

  void erase_unused() {
    llvm::SmallVector<unsigned, 16> unused;
    auto add_if_unused = [&](unsigned i) {
      if (functions_[i].op && functions_[i].was_inlined && functions_[i].references == 0 &&
          is_private_symbol(functions_[i].op))
        unused.push_back(i);
    };
    for (unsigned i = 0; i < functions_.size(); ++i)
      add_if_unused(i);
    while (!unused.empty()) {
      Operation* op = std::exchange(functions_[unused.pop_back_val()].op, nullptr);
      if (!op)
        continue;
      walk_pre_order(op, [&](Operation* inner) {
        for_each_symbol_reference(inner, [&](SymbolRefAttr reference) {
          Operation* symbol = tables_.lookup(inner, reference);
          unsigned i = symbol ? graph_.number(symbol) : CallGraph::unknown;
          if (i != CallGraph::unknown && functions_[i].op && --functions_[i].references == 0)
            add_if_unused(i);
        });
        return WalkResult::Advance;
      });
      erased_.push_back(op);
      ++num_erased_;
    }
    // At the end, since the tables still know their names.
    for (Operation* op : erased_)
      op->erase();
  }

  Limits limits_;
  CallGraph graph_;
  SymbolTables tables_;
  std::vector<Function> functions_;
  llvm::SmallVector<Operation*, 8> erased_;
  std::uint64_t num_inlined_ = 0, num_erased_ = 0;
};

}  // namespace

static LogicalResult run_inline(Operation* root, PassContext& context) {
  if (!root->has(Trait::SymbolTable)) {
    context.mark_unchanged();
    return success();
  }
  Inliner inliner(
      root, {context.option<unsigned>("threshold"), context.option<unsigned>("recursion-limit")});
  inliner.run();
  context.statistic("num-inlined") += inliner.num_inlined();
  context.statistic("num-erased") += inliner.num_erased();
  if (inliner.num_inlined() == 0)
    context.mark_unchanged();
  return success();
}

const PassDef inline_pass{
    .name = "inline",
    .summary = "Puts bodies of functions in the place of calls.",
    .options = {{"threshold", "What the ops of a body may cost at most.", 45u},
                {"recursion-limit",
                 "How often a function that calls itself is copied into its own copy.", 0u,
                 OptionRange{0, 16}}},
    .statistics = {{"num-inlined", "Calls that were replaced"},
                   {"num-erased", "Functions that were erased since nothing refers to them"}},
    .run = run_inline,
};

}  // namespace pliron
