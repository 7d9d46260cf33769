#pragma once
// The left side of a rule as IR: for one choice of types, attributes and constants, with block
// arguments for what may be any value. It stands in the body of an op of its own, in front of an op
// that uses its results.

#include "ir/block.h"
#include "passes/rule_verifier/pattern_types.h"

namespace pliron {
class Random;
}

namespace pliron::rules {

// Attributes that a rule leaves open, of one or several slots: one of the ways to fill them.
struct OpenAttrs {
  struct Slot {
    Index node = 0;
    unsigned slot = 0;
    std::vector<Attribute> choices;  // null: absent
  };
  std::vector<Slot> slots;   // all with as many choices
  bool is_complete = false;  // whether that is every choice
  std::size_t size() const { return slots.empty() ? 1 : slots[0].choices.size(); }
};

// A constant that a rule leaves open.
struct OpenConstant {
  Var variable = no_var;
  PatternTypes::ClassId type = 0;
};

struct LeftInput {
  Value value;
  std::string name;  // "%x", "_", "the result of llvm.load"
};

class LeftSide {
 public:
  LeftSide(const CheckedRules& set, const CheckedRule& rule, const PatternTypes& types);
  ~LeftSide();
  LeftSide(const LeftSide&) = delete;
  LeftSide& operator=(const LeftSide&) = delete;

  // What is to be chosen. `random` is for attributes of which there are too many. Variables of
  // `constants` are made constants though the rule takes any value.
  void collect(Random& random, llvm::ArrayRef<Var> constants);
  llvm::ArrayRef<OpenAttrs> attrs() const { return attrs_; }
  llvm::ArrayRef<OpenConstant> constants() const { return constants_; }

  // Makes the IR, in place of the last one. False when a constant cannot have its type.
  bool build(const PatternTypes::Choice& types, llvm::ArrayRef<unsigned> attrs,
             llvm::ArrayRef<llvm::APInt> constants);
  Operation* root() const { return root_; }
  // The op around it, for the verifier of IR.
  Operation* frame() const { return frame_; }
  llvm::ArrayRef<LeftInput> inputs() const { return inputs_; }
  // What a variable stands for; null for one that is no value.
  Value value_of(Var variable) const { return values_[variable]; }

 private:
  void collect_node(Index index, Random& random);
  void collect_op(Index index, Random& random);
  void collect_slot(Index index, unsigned slot, const CheckedAttr* test, Random& random);
  Value build_value(Index index);
  Operation* build_op(Index index);
  Value build_constant(Attribute attr, Type type);
  Value add_input(Type type, std::string name);

  const CheckedRules& set_;
  const CheckedRule& rule_;
  const PatternTypes& types_;
  Operation* frame_ = nullptr;
  Operation* root_ = nullptr;
  Block* block_ = nullptr;
  std::vector<OpenAttrs> attrs_;
  OpenAttrs refining_;  // off, or on
  std::vector<OpenConstant> constants_;
  std::vector<Value> values_;
  std::vector<LeftInput> inputs_;
  llvm::SmallVector<const OpInfo*, 8> users_;  // of the node at hand
  // Of build().
  const PatternTypes::Choice* choice_ = nullptr;
  llvm::ArrayRef<unsigned> attr_choice_;
  llvm::ArrayRef<llvm::APInt> constant_choice_;
  bool ok_ = true;
};

// Registers the dialect of the ops around left sides.
void register_rule_verifier_dialect(Context& context);

// Makes a constant op at the start of the block, of the dialect of one of `users`; null when none
// can.
Value make_constant(Builder& builder, Block* block, llvm::ArrayRef<const OpInfo*> users,
                    Location location, Attribute attr, Type type);

}  // namespace pliron::rules
