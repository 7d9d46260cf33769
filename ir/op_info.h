#pragma once
// What the registry keeps of one op: its record, its hooks as function pointers, the tables of its
// interfaces. Owned by the context; every op points to its OpInfo.

#include <memory>

#include "ir/attribute.h"
#include "ir/op_def.h"
#include "ir/result.h"
#include "ir/value.h"
#include "llvm/ADT/SmallVector.h"

namespace pliron {

struct AsmFormat;

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

// An op has a hook because its class declares a member of that name (see make_op() in ir/op.h).
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
};

struct InterfaceEntry {
  std::uint64_t id;  // def_id of the interface's name
  const void* table;
};

struct OpInfo {
  const OpDef* def;  // null when the op is not registered
  std::uint64_t id;  // def_id of the name
  Identifier name;   // "llvm.add"
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
  llvm::SmallVector<InterfaceEntry, 2> interfaces;
  // The record's assembly format, compiled (ir/asm_format.h); null when the op has none.
  std::shared_ptr<const AsmFormat> format;

  bool is_registered() const { return def != nullptr; }
  bool has(Trait trait) const { return traits & static_cast<std::uint32_t>(trait); }
  // The slot of an inherent attribute, or -1.
  int attr_slot(Identifier name) const {
    for (unsigned i = 0; i < attr_names.size(); ++i)
      if (attr_names[i] == name)
        return static_cast<int>(i);
    return -1;
  }
  // The table of interface I for this op, or null. I declares `static constexpr std::uint64_t id`.
  template <typename I>
  const I* interface() const {
    for (const InterfaceEntry& entry : interfaces)
      if (entry.id == I::id)
        return static_cast<const I*>(entry.table);
    return nullptr;
  }
};

}  // namespace pliron
