#pragma once
// What the registry keeps of one op: its record, its hooks as function pointers, the tables of its
// interfaces. Owned by the context; every op points to its OpInfo.

#include <atomic>
#include <memory>

#include "ir/asm_format.h"
#include "ir/attribute.h"
#include "ir/context.h"
#include "ir/interface.h"
#include "ir/op_def.h"
#include "ir/result.h"
#include "ir/value.h"
#include "llvm/ADT/SmallVector.h"

namespace pliron {

struct EvalInput;
enum class EvalStatus : std::uint8_t;
struct EvalValue;
class MemoryEffects;

// What folding an op gives: nothing, an existing value, or a constant.
class FoldResult {
 public:
  FoldResult() = default;
  FoldResult(Value value) : value_(value) {}
  FoldResult(Attribute constant) : constant_(constant) {}
  Value value() const { return value_; }
  Attribute constant() const { return constant_; }
  explicit operator bool() const { return value_ || constant_; }

 private:
  Value value_;
  Attribute constant_;
};

// The constant that each operand is known to be, or null.
using FoldInput = llvm::ArrayRef<Attribute>;

// A run of operands: [first, first + count).
struct OperandSpan {
  unsigned first = 0;
  unsigned count = 0;
};

// What is known of an op whose result types are to be found: everything but its results. Names are
// looked up through Inference (ir/op.h).
struct InferInput {
  const OpInfo& info;
  Location location;
  llvm::ArrayRef<Type> operands;
  llvm::ArrayRef<unsigned> group_sizes;  // of each operand group
  llvm::ArrayRef<Attribute> attrs;       // by slot; those that are missing may be cut off
  unsigned num_regions = 0;

  Context& context() const;
  // The types of an operand group.
  llvm::ArrayRef<Type> group(int group) const;
  // The attribute in a slot, or its default; may be null.
  Attribute attr(int slot) const;
  // An error at the op's place, with its name in front.
  InFlightDiagnostic emit_error() const;
};

// An op has a hook because its class declares a member of that name (see make_op() in
// ir/dialect.h).
struct OpHooks {
  // What the record cannot say. Called after the record's own checks have passed.
  LogicalResult (*verify)(Operation*) = nullptr;
  // For ops with one result: the value or constant it always equals. Must not change the IR.
  FoldResult (*fold)(Operation*, FoldInput) = nullptr;
  // For branches: which operands the successor's block arguments get, when the record's
  // SuccessorDef::operands does not say it.
  OperandSpan (*successor_operands)(Operation*, unsigned successor) = nullptr;
  // Goes with it: replaces those operands.
  void (*set_successor_operands)(Operation*, unsigned successor, llvm::ArrayRef<Value>) = nullptr;
  // For branches: which successor is taken when the operands are these constants, or -1.
  int (*taken_successor)(Operation*, FoldInput) = nullptr;
  // The types of all results, where the record does not determine them. Operands and attributes
  // need not fit the record yet; what is wrong with them may be reported. The verifier compares.
  LogicalResult (*infer_types)(const InferInput&, llvm::SmallVectorImpl<Type>& results) = nullptr;
  // What it computes from known operands; see ir/eval.h. Must depend on nothing else but the op's
  // attributes and types.
  EvalStatus (*eval)(Operation*, const EvalInput&,
                     llvm::SmallVectorImpl<EvalValue>& results) = nullptr;
  // Adds what it does to memory; see ir/effects.h.
  void (*effects)(Operation*, MemoryEffects&) = nullptr;
};

struct OpInfo {
  const OpDef* def;         // null when the op is not registered
  std::uint64_t id;         // def_id of the name
  Identifier name;          // "llvm.add"
  Identifier dialect_name;  // "llvm"
  Context* context;
  std::uint32_t kind;    // dense number in this context
  std::uint32_t traits;  // bits of Trait
  OpHooks hooks;
  // Names of the inherent attribute slots: those of the record in its order, then the segment sizes
  // when the record needs them. An unregistered op has the one slot `properties`.
  llvm::SmallVector<Identifier, 4> attr_names;
  int operand_segments_slot = -1;  // slot of operandSegmentSizes, or -1
  int result_segments_slot = -1;
  // By slot, null for one without a default; empty when none has one.
  llvm::SmallVector<Attribute, 0> defaults;
  InterfaceTable interfaces;
  // The record's assembly format, compiled; null when the op has none.
  std::shared_ptr<const AsmFormat> format;
  // How the types of results follow from those of operands: one rule for each result group when the
  // record determines all of them, else empty.
  llvm::SmallVector<FormatTypeRule, 1> result_rules;
  // The operand group whose type the one result has; -1 where it is not that simple.
  std::int8_t result_same_as = -1;
  // The last type that was found right for each group of operands, then of results, so that
  // checking it again is quick.
  struct KnownTypes {
    std::atomic<const UniquedStorage*> operands[8] = {}, results[4] = {};
  };
  mutable KnownTypes known_types;

  bool is_registered() const { return def != nullptr; }
  bool has(Trait trait) const { return traits & static_cast<std::uint32_t>(trait); }
  // The slot of an inherent attribute, or -1.
  int attr_slot(Identifier name) const {
    for (unsigned i = 0; i < attr_names.size(); ++i)
      if (attr_names[i] == name)
        return static_cast<int>(i);
    return -1;
  }
  // What a slot holds when nothing else is said; null for nothing.
  Attribute default_attr(unsigned slot) const {
    return slot < defaults.size() ? defaults[slot] : Attribute();
  }
  // The table of interface I for this op, or null.
  template <typename I>
  const I* interface() const {
    return interfaces.get<I>();
  }
};

inline Context& InferInput::context() const {
  return *info.context;
}

// Mostly one load and one comparison, as builders need it for each op.
inline const OpInfo* Context::op_info(std::uint64_t id) const {
  const OpInfo* known = known_ops_[id % num_known_ops].load(std::memory_order_acquire);
  return known && known->id == id ? known : find_op_info(id);
}

}  // namespace pliron
