#pragma once
// The int-range analysis: between which bounds each integer lies, from constants, arithmetic, and
// what comparisons that were passed on the way say: behind a branch on `i < n`, and behind a check
// that ends the program unless `i < n`, i is below the greatest n.
//
// Loops end since an argument that has changed a few times is widened: bounds that still move go to
// the end of the type.
//
// Ops say what they do through passes/int_range_interface.h.

#include "ir/dominance.h"
#include "passes/dataflow/sparse_forward.h"
#include "passes/int_range.h"

namespace pliron {

class IntRanges : public SparseForwardAnalysis {
 public:
  // Finds the comparisons inside `root`. `dominance` must live as long as this.
  IntRanges(Operation* root, DominanceInfo& dominance);

  // What the lattice value says of a value of that type; nothing for bottom and for other types
  // than integers.
  std::optional<IntRange> range(LatticeValue value, Type type) const;

  bool has_transfer(const OpInfo& info) override;
  void transfer(Operation* op, llvm::ArrayRef<LatticeValue> operands,
                llvm::MutableArrayRef<LatticeValue> results) override;
  LatticeValue join(LatticeValue a, LatticeValue b) override;
  int taken_successor(Operation* op, llvm::ArrayRef<LatticeValue> operands) override;
  LatticeValue widen(Value value, LatticeValue old, LatticeValue joined) override;
  bool has_refinements() const override { return !readers_.empty(); }
  LatticeValue refine(Value value, LatticeValue known, Operation* at) override;
  LatticeValue refine_edge(Value value, LatticeValue known, Operation* branch,
                           unsigned successor) override;
  void for_each_reader(Value value, llvm::function_ref<void(Operation*)> visit) override;

 private:
  // That a comparison is true, or false, from some place on.
  struct Fact {
    Operation* compare;
    bool is_true;
    Block* block;        // everywhere that this dominates,
    Operation* check;    // or behind this op
    std::uint32_t next;  // of the same value; 1 + index
  };

  // Who asks for the bound of a comparison: all users of the value that is compared with it, or a
  // branch that passes that one on.
  struct Reader {
    Value refined;
    Operation* branch;   // null: the users of `refined`
    std::uint32_t next;  // of the same bound; 1 + index
  };

  void add_facts(Operation* compare);
  void add_fact(Fact fact);
  void add_branch(Operation* branch, Operation* compare);
  void add_reader(Value bound, Value refined, Operation* branch);
  LatticeValue lattice_value(const IntRange& range);
  LatticeValue apply(Value value, LatticeValue known, Operation* compare, bool is_true);

  DominanceInfo& dominance_;
  std::vector<IntRange> ranges_;
  std::vector<Fact> facts_;
  std::vector<Reader> readers_;
  ArenaMap<std::uint32_t> first_fact_;    // 1 + index
  ArenaMap<std::uint32_t> first_reader_;  // of bounds; 1 + index
  ArenaMap<std::uint8_t> num_facts_;
  ArenaMap<std::uint8_t> num_changes_;  // of values that can depend on themselves
};

}  // namespace pliron
