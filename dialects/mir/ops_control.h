#pragma once
// Records of the `mir` dialect: functions, branches, calls, panics.

#include "dialects/mir/constraints.h"
#include "dialects/mir/format.h"
#include "ir/op.h"

namespace pliron::mir {

struct FuncOp : Op<FuncOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.func",
      .summary = "A function; a kernel when `kernel` is there. Without blocks it is a declaration.",
      .attrs = {{"sym_name", StrAttr},
                {"function_type", FunctionTypeAttr},
                {"kernel", UnitAttrConstraint, Presence::Optional},
                // One dictionary for each argument: mir.indirect, mir.sret.
                {"arg_attrs", DictArrayAttr, Presence::Optional},
                {"inline_never", UnitAttrConstraint, Presence::Optional}},
      .regions = {{"body"}},
      .traits = {Trait::Symbol, Trait::IsolatedFromAbove, Trait::FunctionLike},
      .format =
          "(`kernel` $kernel^)? (`inline_never` $inline_never^)? $sym_name `` "
          "custom<Function>($function_type, $arg_attrs, attr-dict, $body)",
      .directives = text::function_directives,
  };
  llvm::StringRef sym_name() const { return attr_as<StringAttr, "sym_name">().value(); }
  FunctionType function_type() const {
    return attr_as<TypeAttr, "function_type">().value().as<FunctionType>();
  }
  bool is_kernel() const { return static_cast<bool>(attr<"kernel">()); }
  bool is_declaration() const { return region<"body">().empty(); }
  // Whether argument i carries the unit attribute of that name ("mir.indirect", "mir.sret").
  bool has_arg_attr(unsigned i, llvm::StringRef name) const;
  LogicalResult verify();
};

struct ReturnOp : Op<ReturnOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.return",
      .summary = "Leaves the function with the scalar result, if it has one.",
      .operands = {{"operands", Variadic{Scalar}}},
      .traits = {Trait::Terminator, Trait::ReturnLike},
      .format = "($operands^ `:` type($operands))? attr-dict",
  };
  LogicalResult verify();
};

struct GotoOp : Op<GotoOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.goto",
      .summary = "Jumps to a block.",
      .operands = {{"dest_operands", Variadic{AnyType}}},
      .successors = {{"dest", "dest_operands"}},
      .traits = {Trait::Terminator, Trait::Pure},
      .format = "$dest (`(` $dest_operands^ `:` type($dest_operands) `)`)? attr-dict",
  };
};

// Jumps to case_dests[i] when the value equals case_values[i], else to default_dest.
// case_operand_segments has one size for each case.
struct SwitchIntOp : Op<SwitchIntOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.switch_int",
      .summary = "Jumps by the value of an integer or bool.",
      .operands = {{"value", IntOrBool},
                   {"default_operands", Variadic{AnyType}},
                   {"case_operands", Variadic{AnyType}}},
      .attrs = {{"case_values", AnyArrayAttr}, {"case_operand_segments", DenseI32Array}},
      .successors = {{"default_dest"}, {"case_dests", {}, Arity::Variadic}},
      .traits = {Trait::Terminator, Trait::Pure},
      .format =
          "$value `:` type($value) ` ` `[` `` "
          "custom<Cases>(ref(type($value)), $case_values, $case_operand_segments, $case_dests, "
          "$case_operands, type($case_operands)) `` `default` `` `:` $default_dest "
          "(`(` $default_operands^ `:` type($default_operands) `)`)? `]` attr-dict",
      .directives = text::switch_directives,
  };
  static SwitchIntOp create(Builder& builder, Location location, Value value, Block* default_dest,
                            llvm::ArrayRef<llvm::APInt> case_values,
                            llvm::ArrayRef<Block*> case_dests);
  LogicalResult verify();
  OperandSpan successor_operands(unsigned successor);
  void set_successor_operands(unsigned successor, llvm::ArrayRef<Value> values);
  int taken_successor(FoldInput constants);
};

struct UnreachableOp : Op<UnreachableOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.unreachable",
      .summary = "Marks a place that rustc has proved is never reached.",
      .traits = {Trait::Terminator},
      .format = "attr-dict",
  };
};

// Traps when the condition is not `expected`. The message is rustc's, with `{}` for the operands.
struct AssertOp : Op<AssertOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.assert",
      .summary = "Panics unless the condition has the expected value.",
      .operands = {{"condition", I1}, {"args", Variadic{Scalar}}},
      .attrs = {{"expected", BoolAttr}, {"message", StrAttr}},
      .format =
          "$condition `is` $expected `,` $message (`(` $args^ `:` type($args) `)`)? attr-dict",
  };
};

struct PanicOp : Op<PanicOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.panic",
      .summary = "Panics: on a GPU the kernel traps.",
      .attrs = {{"message", StrAttr}},
      .traits = {Trait::Terminator},
      .format = "$message attr-dict",
  };
};

struct CallOp : Op<CallOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.call",
      .summary = "Calls a function of this module.",
      .operands = {{"args", Variadic{Scalar}}},
      .results = {{"result", Optional{Scalar}}},
      .attrs = {{"callee", FlatSymbolRef}},
      .format = "$callee `(` $args `)` attr-dict `:` functional-type($args, $result)",
  };
  LogicalResult verify();
};

// A compiler intrinsic of rustc's (`core::intrinsics::NAME`), lowered by name.
struct IntrinsicOp : Op<IntrinsicOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.intrinsic",
      .summary = "A `core::intrinsics` function, by its name.",
      .operands = {{"args", Variadic{Scalar}}},
      .results = {{"result", Optional{Scalar}}},
      // type_args: the generic arguments that are types.
      .attrs = {{"name", StrAttr}, {"type_args", AnyArrayAttr, Presence::Optional}},
      .format =
          "$name `` custom<TypeArgs>($type_args) `` `(` $args `)` attr-dict `:` "
          "functional-type($args, $result)",
      .directives = text::intrinsic_directives,
  };
  LogicalResult verify();
};

}  // namespace pliron::mir
