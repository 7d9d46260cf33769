#pragma once
// Sparse forward data flow: what is known of each SSA value, from its operands on. It starts from
// the optimistic view that nothing runs and goes on until nothing changes, along the edges of the
// CFG that can be taken by what is known (Wegman and Zadeck, "Constant Propagation with Conditional
// Branches", 1991). An analysis says what an op makes of its operands, how two ways join, and which
// way a branch goes; the solver does the rest:
//
//   class Parity : public SparseForwardAnalysis { ... };
//   Parity parity;
//   SparseForwardSolver solver(parity, function);
//   solver.run();
//   solver.value(x)
//
// Blocks are visited in reverse post order, each op once and again only when one of its operands
// has changed after that. Regions of an op run whenever the op does, any number of times, and their
// entry arguments and the op's results may be anything. In a module, arguments and results of
// functions that only known calls reach are tracked through these calls.
//
// Does not recurse. Linear in the IR, times the height of the lattice.

#include <vector>

#include "ir/call_graph.h"
#include "passes/dataflow/lattice.h"

namespace pliron {

class SparseForwardSolver;

class SparseForwardAnalysis {
 public:
  virtual ~SparseForwardAnalysis() = default;

  // Whether transfer() can say more than "anything" of ops of this kind. Asked once for each kind.
  virtual bool has_transfer(const OpInfo& info) = 0;
  // What the results are when the operands are these, none of which is bottom. `results` is top at
  // first. Must be monotone: for higher operands results must not become lower.
  virtual void transfer(Operation* op, llvm::ArrayRef<LatticeValue> operands,
                        llvm::MutableArrayRef<LatticeValue> results) = 0;
  // What covers both; they differ and are neither bottom nor top.
  virtual LatticeValue join(LatticeValue a, LatticeValue b) = 0;
  // The successor that a branch takes when its operands are these, or -1 when nobody knows. Those
  // that it only passes on may be bottom.
  virtual int taken_successor(Operation*, llvm::ArrayRef<LatticeValue>) { return -1; }
  // Instead of `joined` when a value that was `old`, and can depend on itself, gets more: for
  // lattices that are high.
  virtual LatticeValue widen(Value /*value*/, LatticeValue /*old*/, LatticeValue joined) {
    return joined;
  }
  // Whether refine() and refine_edge() say anything.
  virtual bool has_refinements() const { return false; }
  // What is known of a value where an op uses it, beyond what holds everywhere.
  virtual LatticeValue refine(Value, LatticeValue known, Operation* /*at*/) { return known; }
  // The same on the way from a branch to its successor of that number.
  virtual LatticeValue refine_edge(Value, LatticeValue known, Operation*, unsigned /*successor*/) {
    return known;
  }
  // Calls back with each op, besides the users of this value, for which refine() or refine_edge()
  // asks the solver about it: these have to be visited again when more becomes possible for it. An
  // op may come more than once.
  virtual void for_each_reader(Value, llvm::function_ref<void(Operation*)>) {}

 protected:
  friend class SparseForwardSolver;
  // The solver at work; null outside of run().
  SparseForwardSolver* solver_ = nullptr;
};

class SparseForwardSolver {
 public:
  // Of all that is inside `root`. Values from outside are top.
  SparseForwardSolver(SparseForwardAnalysis& analysis, Operation* root)
      : analysis_(analysis), root_(root) {}

  void run();

  LatticeValue value(Value value) const { return table_.get(value); }
  // Whether control can get to the block.
  bool is_executable(Block* block) const { return table_.get(block) & executable; }
  // What is known of an op's operands where it stands.
  llvm::SmallVector<LatticeValue, 4> operands(Operation* op);

 private:
  // Bits of a block's entry in the table; its number in reverse post order lies above.
  static constexpr LatticeValue executable = 1, visited = 2;
  static constexpr unsigned order_shift = 2;
  // Bits of an op's entry.
  static constexpr LatticeValue op_visited = 1, op_pending = 2;

  struct RegionState {
    std::vector<std::uint32_t> order;  // granules of blocks, in reverse post order
    std::vector<bool> pending;
    std::size_t first_pending = 0;  // nothing is pending in front of it
    bool is_queued = false;
  };
  struct Result {
    Type type;
    LatticeValue value;
  };
  // A function whose calls are all known.
  struct Function {
    Operation* op;
    std::vector<Operation*> calls;
    bool has_returned = false;
    llvm::SmallVector<Result, 2> results;
  };
  enum class Transfer : std::uint8_t { Unasked, Anything, Ask };

  void mark_outside_values();
  void find_functions();
  Function* tracked(Operation* function);

  LatticeValue read(Operation* op, unsigned operand);
  bool read_operands(Operation* op);
  void raise(Value value, LatticeValue to, bool has_visited_users, bool may_be_cyclic = false);
  void make_results_top(Operation* op, bool has_visited_users);
  void push_users(Value value);
  void push(Operation* op);

  RegionState& state(Region& region);
  void make_executable(Block* block);
  void visit_region(unsigned number);
  void visit(Operation* op);
  void visit_results(Operation* op, bool again);
  void visit_branch(Operation* op);
  void visit_edge(Operation* op, unsigned successor);
  void merge(Value argument, LatticeValue incoming);
  void visit_regions(Operation* op);
  void start_region(Region& region, bool arguments_are_known);
  void visit_call(Operation* op, Function& callee);
  void visit_return(Operation* op);

  SparseForwardAnalysis& analysis_;
  Operation* root_;
  LatticeTable table_;
  std::vector<Transfer> transfers_;  // by kind of op
  std::vector<std::uint32_t> ops_;   // granules of ops to visit again
  std::vector<RegionState> regions_;
  llvm::DenseMap<Region*, unsigned> region_numbers_;
  std::vector<unsigned> queue_;  // regions with pending blocks
  std::vector<Function> functions_;
  llvm::DenseMap<Operation*, unsigned> function_numbers_;  // of functions and of calls to them
  llvm::SmallVector<LatticeValue, 8> operand_values_;      // of the op at hand
  llvm::SmallVector<LatticeValue, 4> result_values_;
  bool is_ordered_ = true;  // the region at hand
};

}  // namespace pliron
