#pragma once
// Which functions of a module call which. A function is an op with Trait::FunctionLike and a name; a
// call is an op whose record has an attribute `callee`. A call without it, or whose callee is not
// found, may go anywhere, as may calls from outside to a function that is visible there or whose
// name is used in another way than for a call from a function of the graph: calls elsewhere, as in a
// global's initializer, count as such uses.
//
// It is a snapshot: changes of the module afterwards do not show.

#include <vector>

#include "ir/block.h"
#include "ir/symbol_table.h"
#include "llvm/ADT/DenseMap.h"

namespace pliron {

class CallGraph {
 public:
  struct Call {
    Operation* op;
    unsigned callee;  // a function's number, or unknown
  };
  static constexpr unsigned unknown = ~0u;

  // The functions anywhere under `module`, an op with a symbol table. O(ops).
  explicit CallGraph(Operation* module);

  unsigned size() const { return static_cast<unsigned>(functions_.size()); }
  Operation* function(unsigned i) const { return functions_[i]; }
  // The number of a function; unknown when it is not in the graph.
  unsigned number(Operation* function) const;
  // The calls in a function's body, in its order.
  llvm::ArrayRef<Call> calls(unsigned i) const { return calls_[i]; }
  // The functions called, each once, in the order of the first call.
  std::vector<unsigned> callees(unsigned i) const;
  // Whether something besides calls() of functions refers to it, so that unknown calls may reach it.
  bool is_address_taken(unsigned i) const { return is_address_taken_[i]; }

  // Groups of functions that call each other, callees before their callers: the order in which to work
  // from the bottom up. A function alone is a group of one. O(functions + calls).
  std::vector<std::vector<unsigned>> bottom_up_groups() const;
  // Whether a function can call itself, by way of others or not.
  bool is_recursive(unsigned i) const;

 private:
  void add_function(Operation* function);
  void add_references(Operation* op);

  std::vector<Operation*> functions_;
  llvm::DenseMap<Operation*, unsigned> numbers_;
  std::vector<std::vector<Call>> calls_;
  std::vector<bool> is_address_taken_;
  SymbolTables tables_;
};

}  // namespace pliron
