#pragma once
// Records of the `llvm` dialect: functions, calls and branches.

#include "dialects/llvm/record_shapes.h"

namespace pliron::llvm_dialect {

bool is_intrinsic_name(Attribute attr);
Attribute sample_intrinsic_name(Context& context, Random& random);

struct FuncOp : Op<FuncOp> {
  using Op::Op;
  // The attributes of MLIR's llvm.func that say something about code for GPUs and the host; the
  // rest (ARM, Intel, per-function float modes, garbage collection) are not known here.
  static constexpr OpDef def{
      .name = "llvm.func",
      .summary = "A function; without a body it is defined elsewhere.",
      .attrs = {{"sym_name", StrAttr},
                {"sym_visibility", StrAttr, Presence::Optional},
                {"function_type", LlvmFunctionTypeKind},
                {"linkage", LinkageKind, Default{"<external>"}},
                {"dso_local", UnitAttrConstraint, Presence::Optional},
                {"CConv", CConvKind, Default{"<ccc>"}},
                {"convergent", UnitAttrConstraint, Presence::Optional},
                {"passthrough", AnyArrayAttr, Presence::Optional},
                shapes::arg_attrs,
                shapes::res_attrs,
                {"memory_effects", MemoryEffectsKind, Presence::Optional},
                {"visibility_", VisibilityKind, Default{"default"}},
                {"section", StrAttr, Presence::Optional},
                {"unnamed_addr", UnnamedAddrKind, Presence::Optional},
                {"alignment", AlignmentKind, Presence::Optional},
                {"target_cpu", StrAttr, Presence::Optional},
                {"denormal_fp_math", StrAttr, Presence::Optional},
                {"denormal_fp_math_f32", StrAttr, Presence::Optional},
                {"no_inline", UnitAttrConstraint, Presence::Optional},
                {"always_inline", UnitAttrConstraint, Presence::Optional},
                {"inline_hint", UnitAttrConstraint, Presence::Optional},
                {"no_unwind", UnitAttrConstraint, Presence::Optional},
                {"will_return", UnitAttrConstraint, Presence::Optional},
                {"optimize_none", UnitAttrConstraint, Presence::Optional}},
      .regions = {{"body"}},
      .traits = {Trait::Symbol, Trait::IsolatedFromAbove, Trait::FunctionLike},
      .format =
          "`` custom<FunctionKind>($linkage, $visibility_, $unnamed_addr, $CConv) $sym_name "
          "`` custom<Function>($function_type, $arg_attrs, $res_attrs, attr-dict, $body)",
      .directives = function_directives,
  };
  LogicalResult verify();
  llvm::StringRef sym_name() const { return attr<"sym_name">().as<StringAttr>().value(); }
  FunctionType function_type() const {
    return attr<"function_type">().as<TypeAttr>().value().as<FunctionType>();
  }
  bool is_declaration() const { return region<"body">().empty(); }
  // C and External when the slots are empty.
  CallingConvention calling_convention() const;
  Linkage linkage() const;
  // Attributes of parameter i; null when it has none.
  DictionaryAttr parameter_attrs(unsigned i) const;
};

struct ReturnOp : Op<ReturnOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.return",
      .summary = "Leaves a function, or gives the initial value of a global.",
      .operands = {{"arg", Optional{FirstClass}}},
      .traits = {Trait::Terminator, Trait::ReturnLike},
      .format = "attr-dict ($arg^ `:` type($arg))?",
  };
  LogicalResult verify();
};

struct CallOp : Op<CallOp> {
  using Op::Op;
  // Without `callee` the first of callee_operands is the function's address. `var_callee_type` is
  // needed for functions of variable arity. Bundle i takes op_bundle_sizes[i] of op_bundle_operands
  // and is called op_bundle_tags[i].
  static constexpr OpDef def{
      .name = "llvm.call",
      .summary = "Calls a function by name or by address.",
      .operands = {{"callee_operands", Variadic{FirstClass}},
                   {"op_bundle_operands", Variadic{FirstClass}}},
      .results = {{"result", Optional{FirstClass}}},
      .attrs = {{"var_callee_type", TypeAttrConstraint, Presence::Optional},
                {"callee", FlatSymbolRef, Presence::Optional},
                shapes::fastmath,
                {"CConv", CConvKind, Default{"<ccc>"}},
                {"TailCallKind", TailCallKindKind, Default{"<none>"}},
                {"memory_effects", MemoryEffectsKind, Presence::Optional},
                {"convergent", UnitAttrConstraint, Presence::Optional},
                {"no_unwind", UnitAttrConstraint, Presence::Optional},
                {"will_return", UnitAttrConstraint, Presence::Optional},
                {"op_bundle_sizes", DenseI32Array},
                {"op_bundle_tags", AnyArrayAttr, Presence::Optional},
                shapes::arg_attrs,
                shapes::res_attrs,
                {"no_inline", UnitAttrConstraint, Presence::Optional},
                {"always_inline", UnitAttrConstraint, Presence::Optional},
                {"inline_hint", UnitAttrConstraint, Presence::Optional},
                shapes::access_groups,
                shapes::alias_scopes,
                shapes::noalias_scopes,
                shapes::tbaa},
      .format =
          "`` custom<CallKind>($CConv, $TailCallKind) custom<Callee>($callee, "
          "$callee_operands) (`vararg` `(` $var_callee_type^ `)`)? `` "
          "custom<Bundles>($op_bundle_operands, type($op_bundle_operands), $op_bundle_sizes, "
          "$op_bundle_tags) attr-dict `:` custom<CallTypes>(ref($callee), "
          "ref($callee_operands), type($callee_operands), type($result), $arg_attrs, "
          "$res_attrs)",
      .directives = call_directives,
  };
  LogicalResult verify();
  void effects(MemoryEffects& effects);
  // Null for a call by address.
  SymbolRefAttr callee() const { return attr_as<SymbolRefAttr, "callee">(); }
};

inline constexpr AttrConstraint IntrinsicName =
    NativeAttr<"llvm.IntrinsicName", "the name of an intrinsic, which starts in \"llvm.\"",
               is_intrinsic_name, sample_intrinsic_name>;

struct CallIntrinsicOp : Op<CallIntrinsicOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.call_intrinsic",
      .summary = "Calls an intrinsic of LLVM by name; overloads are found by the operands' types.",
      .operands = {{"args", Variadic{FirstClass}}, {"op_bundle_operands", Variadic{FirstClass}}},
      .results = {{"results", Optional{FirstClass}}},
      .attrs = {{"intrin", IntrinsicName},
                shapes::fastmath,
                {"op_bundle_sizes", DenseI32Array},
                {"op_bundle_tags", AnyArrayAttr, Presence::Optional},
                shapes::arg_attrs,
                shapes::res_attrs},
      .format =
          "$intrin `(` $args `)` `` custom<Bundles>($op_bundle_operands, "
          "type($op_bundle_operands), $op_bundle_sizes, $op_bundle_tags) attr-dict `:` "
          "custom<Signature>(type($args), type($results), $arg_attrs, $res_attrs)",
      .directives = intrinsic_directives,
  };
  LogicalResult verify();
};

struct InlineAsmOp : Op<InlineAsmOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.inline_asm",
      .summary = "Assembly text with operands.",
      .operands = {{"operands", Variadic{FirstClass}}},
      .results = {{"res", Optional{FirstClass}}},
      .attrs = {{"asm_string", StrAttr},
                {"constraints", StrAttr},
                {"has_side_effects", UnitAttrConstraint, Presence::Optional},
                {"is_align_stack", UnitAttrConstraint, Presence::Optional},
                {"tail_call_kind", TailCallKindKind, Default{"<none>"}},
                {"asm_dialect", AsmDialectKind, Presence::Optional},
                {"operand_attrs", AnyArrayAttr, Presence::Optional}},
      .format =
          "(`has_side_effects` $has_side_effects^)? (`is_align_stack` $is_align_stack^)? "
          "(`tail_call_kind` `=` $tail_call_kind^)? (`asm_dialect` `=` $asm_dialect^)? "
          "(`operand_attrs` `=` $operand_attrs^)? attr-dict $asm_string `,` $constraints "
          "operands `:` functional-type(operands, results)",
  };
  void effects(MemoryEffects& effects);
};

struct BrOp : Op<BrOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.br",
      .summary = "Goes on in another block.",
      .operands = {{"destOperands", Variadic{FirstClass}}},
      .attrs = {{"loop_annotation", AnyAttr, Presence::Optional}},
      .successors = {{"dest", "destOperands"}},
      .traits = {Trait::Terminator, Trait::Pure},
      .format = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
  };
};

struct CondBrOp : Op<CondBrOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.cond_br",
      .summary = "Goes on in one of two blocks.",
      .operands = {{"condition", I1},
                   {"trueDestOperands", Variadic{FirstClass}},
                   {"falseDestOperands", Variadic{FirstClass}}},
      .attrs = {{"branch_weights", DenseI32Array, Presence::Optional},
                {"loop_annotation", AnyAttr, Presence::Optional}},
      .successors = {{"trueDest", "trueDestOperands"}, {"falseDest", "falseDestOperands"}},
      .traits = {Trait::Terminator, Trait::Pure},
      .format =
          "$condition (`weights` `(` $branch_weights^ `)`)? `,` "
          "$trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` "
          "$falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict",
  };
  LogicalResult verify();
  int taken_successor(FoldInput constants);
};

struct SwitchOp : Op<SwitchOp> {
  using Op::Op;
  // `case_values` is a dense<...> : vector<NxiW> with one value for each case, absent without
  // cases. Case i passes the next case_operand_segments[i] of caseOperands to its block.
  static constexpr OpDef def{
      .name = "llvm.switch",
      .summary = "Goes on in the block of the case that equals the value, or in the default block.",
      .operands = {{"value", SignlessInteger},
                   {"defaultOperands", Variadic{FirstClass}},
                   {"caseOperands", Variadic{FirstClass}}},
      .attrs = {{"case_values", AnyAttr, Presence::Optional},
                {"case_operand_segments", DenseI32Array},
                {"branch_weights", DenseI32Array, Presence::Optional}},
      .successors = {{"defaultDestination", "defaultOperands"},
                     {"caseDestinations", {}, Arity::Variadic}},
      .traits = {Trait::Terminator, Trait::Pure},
      .format =
          "$value `:` type($value) `,` "
          "$defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)? "
          "custom<Cases>(ref(type($value)), $case_values, $case_operand_segments, "
          "$caseDestinations, $caseOperands, type($caseOperands)) attr-dict",
      .directives = switch_directives,
  };
  LogicalResult verify();
  OperandSpan successor_operands(unsigned successor);
  void set_successor_operands(unsigned successor, llvm::ArrayRef<Value> values);
  int taken_successor(FoldInput constants);
  unsigned num_cases() const { return op_->num_successors() - 1; }
  // The value of case i, as wide as the operand.
  llvm::APInt case_value(unsigned i) const;
};

struct UnreachableOp : Op<UnreachableOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.unreachable",
      .summary = "Control never comes here; undefined if it does.",
      .traits = {Trait::Terminator},
      .format = "attr-dict",
  };
};

}  // namespace pliron::llvm_dialect
