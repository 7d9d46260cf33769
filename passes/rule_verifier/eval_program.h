#pragma once
// One side of a rule, made ready for being evaluated many times: ops without control flow in the
// order of their block, on numbered values. The ops must stay alive.

#include <vector>

#include "ir/eval.h"
#include "ir/operation.h"
#include "llvm/ADT/DenseMap.h"

namespace pliron::rules {

// A value of one type that is an input of both sides.
struct ProgramInput {
  EvalValue value;
  // Each use chooses a value of its own; of integers of few bits only.
  bool is_undef = false;
};

// What a side gives for one input and one way to choose.
struct Outcome {
  EvalStatus status = EvalStatus::Unknown;
  llvm::SmallVector<EvalValue, 1> values;
};

// Whether an op may choose, found out by trying it on corner values. Kept by kind of op, attributes
// and types, since the same ops come again and again.
class ChoiceFinder {
 public:
  bool may_choose(Operation* op);

 private:
  llvm::DenseMap<std::uint64_t, bool> known_;
};

class EvalProgram {
 public:
  // The ops that `outputs` need, and `also`. `inputs` become numbers 0, 1, ... of the values; they
  // may be results of ops, which are then not evaluated. False, with a reason, when an op cannot be
  // evaluated. All ops are in one block.
  bool compile(llvm::ArrayRef<Value> inputs, llvm::ArrayRef<Value> outputs,
               llvm::ArrayRef<Operation*> also, ChoiceFinder& choices, std::string& reason);

  // Whether there may be several outcomes for an input without undef.
  bool may_choose() const { return may_choose_; }
  // The outcome for one input, when nothing chooses.
  EvalStatus run(llvm::ArrayRef<ProgramInput> inputs, Outcome& outcome);
  // All outcomes. False when there are too many to be sure.
  bool run_all(llvm::ArrayRef<ProgramInput> inputs, std::vector<Outcome>& outcomes);
  // How often the ops, and what is given, use an input.
  unsigned uses_of(std::uint32_t input) const;
  // The op that could not say what it gives in the last run, or null.
  Operation* unknown_op() const { return unknown_op_; }
  // The bits that a value had in the last run; null when it is not among those evaluated.
  const EvalValue* value_of(Value value) const;

 private:
  static constexpr unsigned max_outcomes = 1 << 12;
  struct Step {
    Operation* op = nullptr;
    llvm::SmallVector<std::uint32_t, 3> operands;
    std::uint32_t first_result = 0;
    bool may_choose = false;
  };
  // The choices of a run: which of how many, in the order in which they come.
  struct Choices {
    llvm::SmallVector<std::pair<unsigned, unsigned>, 8> made;
    unsigned next = 0;
    bool is_lost = false;  // there were more than can be tried
    unsigned choose(unsigned count);
    bool advance();
  };

  bool add_value(Value value, std::string& reason);
  std::uint32_t number_of(Value value);
  EvalStatus run_with(llvm::ArrayRef<ProgramInput> inputs, Outcome& outcome, Choices* choices);
  EvalStatus run_step(const Step& step, Choices* choices);
  EvalValue read(std::uint32_t number, Choices* choices);

  llvm::DenseMap<Value, std::uint32_t> numbers_;
  std::vector<EvalValue> values_;
  std::vector<char> undef_;  // by number, of inputs
  std::vector<Step> steps_;
  std::vector<std::uint32_t> outputs_;
  bool may_choose_ = false;
  Operation* unknown_op_ = nullptr;
  llvm::SmallVector<EvalValue, 4> operands_;
  llvm::SmallVector<EvalValue, 2> results_, others_;
};

// The bits of a number's type; 1 of others, whose values are only passed on.
unsigned value_width(Type type);
bool is_number_type(Type type);

// What is wrong with an outcome of the right side beside one of the left side, or "". Results are
// of these types.
enum class Mismatch : std::uint8_t { None, Undefined, Poison, Value };
Mismatch compare_outcomes(const Outcome& left, const Outcome& right, llvm::ArrayRef<Type> types);

}  // namespace pliron::rules
