#pragma once
// A dialect for tests of what knows no dialect, and a context that has it, reads text in the
// generic form and keeps what is reported.

#include <string>
#include <vector>

#include "ir/dialect.h"
#include "ir/op.h"
#include "ir/param.h"
#include "ir/parser.h"
#include "ir/printer.h"
#include "ir/walk.h"

namespace toy {

using namespace pliron;

struct ModuleOp : Op<ModuleOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "builtin.module",
      .summary = "Holds symbols.",
      .attrs = {{"sym_name", StrAttr, Presence::Optional}},
      .regions = {{"body"}},
      .traits = {Trait::SymbolTable, Trait::IsolatedFromAbove, Trait::NoTerminator,
                 Trait::SingleBlock},
      .format = "($sym_name^)? attr-dict-with-keyword $body",
  };
};

struct PtrType : ParametricType<PtrType> {
  using Parametric::Parametric;
  static constexpr TypeDef def{
      .name = "toy.ptr", .summary = "A pointer.", .params = {{"pointee", ParamKind::Type}}};
};

struct FuncOp : Op<FuncOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "toy.func",
      .summary = "A function.",
      .attrs = {{"sym_name", StrAttr}, {"function_type", FunctionTypeAttr}},
      .regions = {{"body"}},
      .traits = {Trait::Symbol, Trait::IsolatedFromAbove, Trait::FunctionLike},
  };
};

// A nested table of symbols.
struct TableOp : Op<TableOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "toy.table",
      .summary = "A nested table of symbols.",
      .attrs = {{"sym_name", StrAttr}},
      .regions = {{"body"}},
      .traits = {Trait::Symbol, Trait::SymbolTable, Trait::NoTerminator},
  };
};

// Sees values from outside.
struct ScopeOp : Op<ScopeOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "toy.scope",
      .summary = "Runs its body.",
      .results = {{"results", Variadic{AnyType}}},
      .regions = {{"body"}},
  };
};

struct GraphOp : Op<GraphOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "toy.graph",
      .summary = "Ops without order.",
      .regions = {{"body"}},
      .traits = {Trait::GraphRegion, Trait::NoTerminator, Trait::SingleBlock},
  };
};

struct BrOp : Op<BrOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "toy.br",
      .summary = "Jumps.",
      .operands = {{"dest_operands", Variadic{AnyType}}},
      .attrs = {{"hint", AnyAttr, Presence::Optional}},
      .successors = {{"dest", "dest_operands"}},
      .traits = {Trait::Terminator, Trait::Pure},
  };
};

struct CondBrOp : Op<CondBrOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "toy.cond_br",
      .summary = "Jumps to one of two blocks.",
      .operands = {{"condition", I1},
                   {"true_operands", Variadic{AnyType}},
                   {"false_operands", Variadic{AnyType}}},
      .successors = {{"true_dest", "true_operands"}, {"false_dest", "false_operands"}},
      .traits = {Trait::Terminator, Trait::Pure},
  };
  int taken_successor(FoldInput constants) const {
    if (!constants[0])
      return -1;
    return constants[0].as<IntegerAttr>().as_int() != 0 ? 0 : 1;
  }
};

// Like cond_br, but says itself which operands go where: `segments` has one size for each
// successor.
struct SwitchOp : Op<SwitchOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "toy.switch",
      .summary = "Jumps to the block of that number, the last one when there are too few.",
      .operands = {{"value", AnyInteger}, {"operands", Variadic{AnyType}}},
      .attrs = {{"segments", DenseI32Array}},
      .successors = {{"dests", {}, Arity::Variadic}},
      .traits = {Trait::Terminator, Trait::Pure},
  };
  LogicalResult verify() const {
    std::size_t sum = 1;
    DenseArrayAttr sizes = attr_as<DenseArrayAttr, "segments">();
    for (std::size_t i = 0; i < sizes.size(); ++i)
      sum += sizes.bits(i);
    if (sizes.size() != op_->num_successors() || sum != op_->num_operands())
      return op_->emit_op_error() << "has wrong segments";
    return success();
  }
  // Asked for before verify() has passed.
  OperandSpan successor_operands(unsigned successor) const {
    DenseArrayAttr sizes = attr_as<DenseArrayAttr, "segments">();
    if (successor >= sizes.size())
      return {};
    unsigned first = 1;
    for (unsigned i = 0; i < successor; ++i)
      first += static_cast<unsigned>(sizes.bits(i));
    return {first, static_cast<unsigned>(sizes.bits(successor))};
  }
  void set_successor_operands(unsigned successor, llvm::ArrayRef<Value> values) {
    OperandSpan span = successor_operands(successor);
    llvm::SmallVector<Value, 8> operands = op_->operands().to_vector();
    auto* first = operands.begin() + span.first;
    first = operands.erase(first, first + span.count);
    operands.insert(first, values.begin(), values.end());
    op_->set_operands(operands);
    DenseArrayAttr sizes = attr_as<DenseArrayAttr, "segments">();
    llvm::SmallVector<std::int32_t, 4> new_sizes;
    for (std::size_t i = 0; i < sizes.size(); ++i)
      new_sizes.push_back(
          static_cast<std::int32_t>(i == successor ? values.size() : sizes.bits(i)));
    set_attr<"segments">(DenseArrayAttr::i32(context(), new_sizes));
  }
  int taken_successor(FoldInput constants) const {
    if (!constants[0])
      return -1;
    auto last = static_cast<std::int64_t>(op_->num_successors()) - 1;
    return static_cast<int>(std::min(constants[0].as<IntegerAttr>().as_int(), last));
  }
};

// Passes exactly one value to its first successor and none to the second, and cannot be changed.
struct ForkOp : Op<ForkOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "toy.fork",
      .summary = "Jumps to one of two blocks.",
      .operands = {{"value", AnyType}},
      .successors = {{"with_value", "value"}, {"without"}},
      .traits = {Trait::Terminator},
  };
};

// A terminator with an effect and a result.
struct InvokeOp : Op<InvokeOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "toy.invoke",
      .summary = "Calls something and goes on elsewhere.",
      .operands = {{"normal_operands", Variadic{AnyType}}},
      .results = {{"result", AnyType}},
      .successors = {{"normal", "normal_operands"}},
      .traits = {Trait::Terminator},
  };
};

struct CallOp : Op<CallOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "toy.call",
      .summary = "Calls a function by name, or some function.",
      .attrs = {{"callee", AnySymbolRef, Presence::Optional}},
  };
};

struct ReturnOp : Op<ReturnOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "toy.return",
      .summary = "Leaves.",
      .operands = {{"operands", Variadic{AnyType}}},
      .traits = {Trait::Terminator, Trait::ReturnLike},
  };
};

struct ConstantOp : Op<ConstantOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "toy.constant",
      .summary = "A constant.",
      .results = {{"result", AnyType}},
      .attrs = {{"value", AnyIntegerAttr}},
      .traits = {Trait::Pure, Trait::ConstantLike},
  };
};

struct AddOp : Op<AddOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "toy.add",
      .summary = "A sum.",
      .operands = {{"lhs", AnyInteger}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"result", SameTypeAs{"lhs"}}},
      .traits = {Trait::Pure, Trait::Commutative},
  };
  FoldResult fold(FoldInput constants) const {
    auto is_zero = [](Attribute attr) { return attr && attr.as<IntegerAttr>().value().isZero(); };
    if (is_zero(constants[1]))
      return operand<"lhs">();
    if (is_zero(constants[0]))
      return operand<"rhs">();
    // Nothing says that the attribute of a constant is of the type of its result.
    Type type = result<"result">().type();
    auto is_of_type = [&](Attribute attr) { return attr && attr.as<IntegerAttr>().type() == type; };
    if (!is_of_type(constants[0]) || !is_of_type(constants[1]))
      return {};
    return Attribute(IntegerAttr::get(
        type, constants[0].as<IntegerAttr>().value() + constants[1].as<IntegerAttr>().value()));
  }
};

// Needs one type for everything.
struct SameOp : Op<SameOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "toy.same",
      .summary = "Has one type.",
      .operands = {{"operands", Variadic{AnyType}}},
      .results = {{"result", AnyType}},
      .traits = {Trait::SameOperandsAndResultType, Trait::Pure},
  };
};

// Keeps whatever it uses alive.
struct UseOp : Op<UseOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "toy.use",
      .summary = "Has an effect.",
      .operands = {{"operands", Variadic{AnyType}}},
  };
};

struct GroupsOp : Op<GroupsOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "toy.groups",
      .summary = "Has groups of operands and results.",
      .operands = {{"first", AnyInteger},
                   {"maybe", Optional{AnyInteger}},
                   {"rest", Variadic{AnyFloat}}},
      .results = {{"some", Variadic{AnyInteger}}, {"others", Variadic{AnyFloat}}},
  };
};

// Its hook rejects it, after its record has been found right.
struct PickyOp : Op<PickyOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "toy.picky",
      .summary = "Wants an even number.",
      .attrs = {{"number", I32Attr}},
      .regions = {{"body", Arity::Optional}},
      .traits = {Trait::NoTerminator},
  };
  LogicalResult verify() const {
    if (attr<"number">().as<IntegerAttr>().as_int() % 2 != 0)
      return op_->emit_op_error() << "has an odd number";
    return success();
  }
};

// Memory.

struct AllocaOp : Op<AllocaOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "toy.alloca",
      .summary = "Makes a slot.",
      .results = {{"address", AnyType}},
      .traits = {Trait::Allocates},
  };
};

struct LoadOp : Op<LoadOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "toy.load",
      .summary = "Reads a slot.",
      .operands = {{"address", AnyType}},
      .results = {{"value", AnyType}},
      .traits = {Trait::ReadsMemory},
  };
};

struct StoreOp : Op<StoreOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "toy.store",
      .summary = "Writes a slot.",
      .operands = {{"value", AnyType}, {"address", AnyType}},
      .traits = {Trait::WritesMemory},
  };
};

struct LifetimeOp : Op<LifetimeOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "toy.lifetime",
      .summary = "Says that a slot is used from here on.",
      .operands = {{"address", AnyType}},
  };
};

struct UndefOp : Op<UndefOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "toy.undef",
      .summary = "Any value.",
      .results = {{"result", AnyType}},
      .traits = {Trait::Pure},
  };
};

inline Operation* materialize_constant(Builder& builder, Location location, Attribute value,
                                       Type type) {
  return ConstantOp::build(builder, location).set<"value">(value).results(type).create();
}

inline Dialect builtin_dialect() {
  return {.name = "builtin", .ops = ops<ModuleOp>()};
}
inline Dialect dialect() {
  return {.name = "toy",
          .summary = "For tests.",
          .ops = ops<FuncOp, TableOp, ScopeOp, GraphOp, BrOp, CondBrOp, SwitchOp, ForkOp, InvokeOp,
                     CallOp, ReturnOp, ConstantOp, AddOp, SameOp, UseOp, GroupsOp, PickyOp,
                     AllocaOp, LoadOp, StoreOp, LifetimeOp, UndefOp>(),
          .types = types<PtrType>(),
          .materialize_constant = materialize_constant};
}

// A context with the dialect, whose diagnostics are kept as text: `line:column: message`, notes on
// lines of their own.
class Playground {
 public:
  Playground()
      : handler_(context.diagnostics(), [this](const Diagnostic& diagnostic) {
          keep(diagnostic, "");
          return true;
        }) {
    context.register_dialect(builtin_dialect());
    context.register_dialect(dialect());
  }

  // The module in a text; null after errors.
  OwningOp parse(llvm::StringRef text) {
    return parse_source(context, llvm::MemoryBufferRef(text, "test.mlir"));
  }
  // All that was reported since the last call.
  std::string take_messages() { return std::exchange(messages_, {}); }

  Context context;

 private:
  void keep(const Diagnostic& diagnostic, llvm::StringRef prefix) {
    llvm::raw_string_ostream os(messages_);
    Location at = diagnostic.location.first_file_position();
    os << prefix;
    if (!at.is_unknown())
      os << at.line() << ':' << at.column() << ": ";
    os << diagnostic.message << '\n';
    for (const Diagnostic& note : diagnostic.notes)
      keep(note, "  note ");
  }

  std::string messages_;
  ScopedDiagnosticHandler handler_;
};

inline std::string print(Operation* op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  print_op(op, os, {.generic = true});
  return text;
}

// The first op of that kind (`toy.add`), or with a result of that name (`x` for %x); null for none.
inline Operation* find(Operation* root, llvm::StringRef name) {
  Operation* found = nullptr;
  walk_pre_order(root, [&](Operation* op) {
    bool matches = op->name() == name;
    for (Value result : op->results())
      matches |= result.name() == name;
    if (!matches)
      return WalkResult::Advance;
    found = op;
    return WalkResult::Interrupt;
  });
  return found;
}

// The op result or block argument of that name, or null.
inline Value find_value(Operation* root, llvm::StringRef name) {
  Value found;
  walk_pre_order(root, [&](Operation* op) {
    for (Value result : op->results())
      if (result.name() == name)
        found = result;
    for (Region& region : op->regions())
      for (Block* block : region.blocks())
        for (Value argument : block->arguments())
          if (argument.name() == name)
            found = argument;
    return found ? WalkResult::Interrupt : WalkResult::Advance;
  });
  return found;
}

// The block of that name, without `^`, or null.
inline Block* find_block(Operation* root, llvm::StringRef name) {
  Block* found = nullptr;
  walk_pre_order(root, [&](Operation* op) {
    for (Region& region : op->regions())
      for (Block* block : region.blocks())
        if (block->name() == name)
          found = block;
    return found ? WalkResult::Interrupt : WalkResult::Advance;
  });
  return found;
}

}  // namespace toy
