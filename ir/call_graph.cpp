#include "ir/call_graph.h"

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/strong_components.hpp>

#include "ir/symbol_table.h"
#include "ir/walk.h"
#include "llvm/ADT/STLExtras.h"

namespace pliron {

static bool is_function(Operation* op) {
  return op->has(Trait::FunctionLike) && symbol_name(op);
}

// The slot `callee` of the op's record, or -1.
static int callee_slot(Operation* op) {
  const OpInfo& info = op->info();
  return info.def ? info.def->attrs.index_of("callee") : -1;
}

CallGraph::CallGraph(Operation* module) {
  walk_pre_order(module, [&](Operation* op) {
    if (op != module && is_function(op))
      add_function(op);
    return WalkResult::Advance;
  });
  calls_.resize(functions_.size());
  is_address_taken_.resize(functions_.size());
  walk_pre_order(module, [&](Operation* op) {
    add_references(op);
    return WalkResult::Advance;
  });
}

void CallGraph::add_function(Operation* function) {
  numbers_[function] = size();
  functions_.push_back(function);
}

unsigned CallGraph::number(Operation* function) const {
  auto it = numbers_.find(function);
  return it == numbers_.end() ? unknown : it->second;
}

// The innermost function around an op.
static Operation* enclosing_function(Operation* op) {
  do
    op = op->parent_op();
  while (op && !is_function(op));
  return op;
}

void CallGraph::add_references(Operation* op) {
  int slot = callee_slot(op);
  Attribute callee;  // of a call that is in the graph
  Operation* caller = slot >= 0 ? enclosing_function(op) : nullptr;
  if (unsigned from = caller ? number(caller) : unknown; from != unknown) {
    callee = op->attr_slot(static_cast<unsigned>(slot));
    SymbolRefAttr reference = callee ? callee.try_as<SymbolRefAttr>() : SymbolRefAttr(nullptr);
    Operation* target = reference ? tables_.lookup(op, reference) : nullptr;
    calls_[from].push_back({op, target ? number(target) : unknown});
  }
  for_each_symbol_reference(op, [&](SymbolRefAttr reference) {
    // Another attribute of the call may name the callee too.
    if (reference == callee) {
      callee = Attribute();
      return;
    }
    Operation* target = tables_.lookup(op, reference);
    if (unsigned to = target ? number(target) : unknown; to != unknown)
      is_address_taken_[to] = true;
  });
}

std::vector<unsigned> CallGraph::callees(unsigned i) const {
  std::vector<unsigned> result;
  std::vector<bool> seen(size());
  for (const Call& call : calls(i)) {
    if (call.callee == unknown || seen[call.callee])
      continue;
    seen[call.callee] = true;
    result.push_back(call.callee);
  }
  return result;
}

// BGL numbers strong components in the order in which Tarjan's algorithm finishes them, callees first.
std::vector<std::vector<unsigned>> CallGraph::bottom_up_groups() const {
  boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS> graph(size());
  for (unsigned i = 0; i < size(); ++i)
    for (unsigned callee : callees(i))
      boost::add_edge(i, callee, graph);
  std::vector<unsigned> component(size());
  if (size() == 0)
    return {};
  unsigned count = boost::strong_components(
      graph, boost::make_iterator_property_map(component.begin(), get(boost::vertex_index, graph)));
  std::vector<std::vector<unsigned>> groups(count);
  for (unsigned i = 0; i < size(); ++i)
    groups[component[i]].push_back(i);
  return groups;
}

bool CallGraph::is_recursive(unsigned i) const {
  std::vector<bool> seen(size());
  std::vector<unsigned> worklist{i};
  while (!worklist.empty()) {
    unsigned at = worklist.back();
    worklist.pop_back();
    for (unsigned callee : callees(at)) {
      if (callee == i)
        return true;
      if (!seen[callee])
        worklist.push_back(callee);
      seen[callee] = true;
    }
  }
  return false;
}

}  // namespace pliron
