#pragma once
// Records of the `llvm` dialect: constants, globals, aggregates, memory and atomics. Loads and
// stores declare no effect traits, since whether they are volatile or atomic is a matter of
// attributes; their effects hooks say it (effects.cpp).

#include "dialects/llvm/record_shapes.h"

namespace pliron::llvm_dialect {

// Constants.

struct ConstantOp : Op<ConstantOp> {
  using Op::Op;
  // `value` is an integer, float, array of them (for structs and arrays), string (array of i8),
  // dense elements, #llvm.zero, #llvm.undef or #llvm.poison.
  static constexpr OpDef def{
      .name = "llvm.mlir.constant",
      .summary = "A constant.",
      .results = {{"res", FirstClass}},
      .attrs = {{"value", AnyAttr}},
      .traits = {Trait::Pure, Trait::ConstantLike},
      .format = "`(` $value `)` attr-dict `:` type($res)",
  };
  LogicalResult verify();
};
struct UndefOp : Op<UndefOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::typed_constant("llvm.mlir.undef", "An undefined value.");
};
struct PoisonOp : Op<PoisonOp> {
  using Op::Op;
  static constexpr OpDef def = shapes::typed_constant("llvm.mlir.poison", "A poison value.");
};
struct ZeroOp : Op<ZeroOp> {
  using Op::Op;
  static constexpr OpDef def =
      shapes::typed_constant("llvm.mlir.zero", "Zero, null, or an aggregate of them.");
};
struct AddressOfOp : Op<AddressOfOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.mlir.addressof",
      .summary = "The address of a global or a function.",
      .results = {{"res", AnyPointer}},
      .attrs = {{"global_name", FlatSymbolRef}},
      .traits = {Trait::Pure},
      .format = "$global_name attr-dict `:` qualified(type($res))",
  };
  LogicalResult verify();
};

struct GlobalOp : Op<GlobalOp> {
  using Op::Op;
  // The initial value is the attribute `value`, or what the region returns (which must be
  // constant), or there is none and the global is defined elsewhere.
  static constexpr OpDef def{
      .name = "llvm.mlir.global",
      .summary = "A global variable.",
      .attrs = {{"global_type", TypeAttrConstraint},
                {"constant", UnitAttrConstraint, Presence::Optional},
                {"sym_name", StrAttr},
                {"linkage", LinkageKind},
                {"dso_local", UnitAttrConstraint, Presence::Optional},
                {"thread_local_", UnitAttrConstraint, Presence::Optional},
                {"externally_initialized", UnitAttrConstraint, Presence::Optional},
                {"value", AnyAttr, Presence::Optional},
                {"alignment", AlignmentKind, Presence::Optional},
                {"addr_space", AddressSpaceKind, Presence::Optional},
                {"unnamed_addr", UnnamedAddrKind, Presence::Optional},
                {"section", StrAttr, Presence::Optional},
                {"comdat", AnySymbolRef, Presence::Optional},
                {"dbg_exprs", AnyArrayAttr, Presence::Optional},
                {"visibility_", VisibilityKind, Default{"default"}},
                {"target_specific_attrs", AnyArrayAttr, Presence::Optional}},
      .regions = {{"initializer"}},
      .traits = {Trait::Symbol, Trait::IsolatedFromAbove},
      .format =
          "`` custom<GlobalKind>($linkage, $visibility_, $thread_local_, $unnamed_addr, "
          "$constant) $sym_name `` custom<GlobalValue>($value) (`comdat` `(` $comdat^ `)`)? "
          "attr-dict `` custom<GlobalType>($global_type, ref($value)) ($initializer^)?",
      .directives = global_directives,
  };
  LogicalResult verify();
  llvm::StringRef sym_name() const { return attr<"sym_name">().as<StringAttr>().value(); }
  Type global_type() const { return attr<"global_type">().as<TypeAttr>().value(); }
  unsigned address_space() const;
};

// Aggregates.

struct InsertValueOp : Op<InsertValueOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.insertvalue",
      .summary = "An aggregate with one member, found by constant indices, replaced.",
      .operands = {{"container", Aggregate}, {"value", FirstClass}},
      .results = {{"res", SameTypeAs{"container"}}},
      .attrs = {{"position", DenseI64Array}},
      .traits = {Trait::Pure},
      .format =
          "$value `,` $container `` $position attr-dict `:` "
          "custom<MemberType>(type($value), type($container), ref($position))",
      .directives = member_directives,
  };
  LogicalResult verify();
};
struct ExtractValueOp : Op<ExtractValueOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.extractvalue",
      .summary = "One member of an aggregate, found by constant indices.",
      .operands = {{"container", Aggregate}},
      .results = {{"res", FirstClass}},
      .attrs = {{"position", DenseI64Array}},
      .traits = {Trait::Pure},
      .format =
          "$container `` $position attr-dict `:` "
          "custom<MemberType>(type($res), type($container), ref($position))",
      .directives = member_directives,
  };
  LogicalResult verify();
};

// Memory.

struct AllocaOp : Op<AllocaOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.alloca",
      .summary = "Memory on the stack for a number of elements, until the function returns.",
      .operands = {{"arraySize", SignlessInteger}},
      .results = {{"res", AnyPointer}},
      .attrs = {{"alignment", AlignmentKind, Presence::Optional},
                {"elem_type", TypeAttrConstraint},
                {"inalloca", UnitAttrConstraint, Presence::Optional}},
      .traits = {Trait::Allocates},
      .format =
          "(`inalloca` $inalloca^)? $arraySize `x` $elem_type attr-dict `:` "
          "functional-type($arraySize, $res)",
  };
};
struct GetElementPtrOp : Op<GetElementPtrOp> {
  using Op::Op;
  // In `rawConstantIndices` for an index that is an operand, the next one of dynamicIndices.
  static constexpr std::int32_t DynamicIndex = INT32_MIN;
  static constexpr OpDef def{
      .name = "llvm.getelementptr",
      .summary = "A pointer moved by indices into a type.",
      .operands = {{"base", PointerOrPointerVector}, {"dynamicIndices", Variadic{IntOrIntVector}}},
      .results = {{"res", PointerOrPointerVector}},
      .attrs = {{"rawConstantIndices", DenseI32Array},
                {"elem_type", TypeAttrConstraint},
                {"noWrapFlags", GepFlagsKind, Default{"none"}, Refining}},
      .traits = {Trait::Pure},
      .format =
          "($noWrapFlags^)? $base `[` custom<Indices>($dynamicIndices, $rawConstantIndices) "
          "`]` attr-dict `:` functional-type(operands, results) `,` $elem_type",
      .directives = gep_directives,
  };
  LogicalResult verify();
};
struct LoadOp : Op<LoadOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.load",
      .summary = "Reads memory.",
      .operands = {{"addr", AnyPointer}},
      .results = {{"res", FirstClass}},
      .attrs = {{"alignment", AlignmentKind, Presence::Optional},
                {"volatile_", UnitAttrConstraint, Presence::Optional},
                {"nontemporal", UnitAttrConstraint, Presence::Optional},
                {"invariant", UnitAttrConstraint, Presence::Optional},
                {"invariantGroup", UnitAttrConstraint, Presence::Optional},
                {"ordering", OrderingKind, Default{"not_atomic"}},
                {"syncscope", StrAttr, Presence::Optional},
                {"dereferenceable", DereferenceableKind, Presence::Optional},
                shapes::access_groups,
                shapes::alias_scopes,
                shapes::noalias_scopes,
                shapes::tbaa},
      .format =
          "(`volatile` $volatile_^)? $addr "
          "(`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? "
          "(`invariant` $invariant^)? (`invariant_group` $invariantGroup^)? "
          "(`dereferenceable` `` $dereferenceable^)? "
          "attr-dict `:` qualified(type($addr)) `->` type($res)",
  };
  LogicalResult verify();
  void effects(MemoryEffects& effects);
};
struct StoreOp : Op<StoreOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.store",
      .summary = "Writes memory.",
      .operands = {{"value", FirstClass}, {"addr", AnyPointer}},
      .attrs = {{"alignment", AlignmentKind, Presence::Optional},
                {"volatile_", UnitAttrConstraint, Presence::Optional},
                {"nontemporal", UnitAttrConstraint, Presence::Optional},
                {"invariantGroup", UnitAttrConstraint, Presence::Optional},
                {"ordering", OrderingKind, Default{"not_atomic"}},
                {"syncscope", StrAttr, Presence::Optional},
                shapes::access_groups,
                shapes::alias_scopes,
                shapes::noalias_scopes,
                shapes::tbaa},
      .format =
          "(`volatile` $volatile_^)? $value `,` $addr "
          "(`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? "
          "(`invariant_group` $invariantGroup^)? "
          "attr-dict `:` type($value) `,` qualified(type($addr))",
  };
  LogicalResult verify();
  void effects(MemoryEffects& effects);
};
struct AtomicRmwOp : Op<AtomicRmwOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.atomicrmw",
      .summary = "Changes memory in one atomic step and gives what was there before.",
      .operands = {{"ptr", AnyPointer}, {"val", NonAggregate}},
      .results = {{"res", SameTypeAs{"val"}}},
      .attrs = {{"bin_op", AtomicBinOpKind},
                {"ordering", OrderingKind},
                {"syncscope", StrAttr, Presence::Optional},
                {"alignment", AlignmentKind, Presence::Optional},
                {"volatile_", UnitAttrConstraint, Presence::Optional},
                shapes::access_groups,
                shapes::alias_scopes,
                shapes::noalias_scopes,
                shapes::tbaa},
      .format =
          "(`volatile` $volatile_^)? $bin_op $ptr `,` $val "
          "(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict `:` "
          "qualified(type($ptr)) `,` type($val)",
  };
  LogicalResult verify();
  void effects(MemoryEffects& effects);
  AtomicBinOp bin_op() const {
    return static_cast<AtomicBinOp>(attr<"bin_op">().as<IntegerAttr>().as_int());
  }
};
struct CmpXchgOp : Op<CmpXchgOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.cmpxchg",
      .summary =
          "Replaces memory atomically if it holds `cmp`; gives what was there and whether it did.",
      .operands = {{"ptr", AnyPointer}, {"cmp", IntOrPointerOrVector}, {"val", SameTypeAs{"cmp"}}},
      .results = {{"res", TypeFrom{"cmp", "the struct of the type and i1", with_flag_type}}},
      .attrs = {{"success_ordering", OrderingKind},
                {"failure_ordering", OrderingKind},
                {"syncscope", StrAttr, Presence::Optional},
                {"alignment", AlignmentKind, Presence::Optional},
                {"weak", UnitAttrConstraint, Presence::Optional},
                {"volatile_", UnitAttrConstraint, Presence::Optional},
                shapes::access_groups,
                shapes::alias_scopes,
                shapes::noalias_scopes,
                shapes::tbaa},
      .format =
          "(`weak` $weak^)? (`volatile` $volatile_^)? $ptr `,` $cmp `,` $val "
          "(`syncscope` `(` $syncscope^ `)`)? $success_ordering $failure_ordering "
          "attr-dict `:` qualified(type($ptr)) `,` type($val)",
  };
  LogicalResult verify();
  void effects(MemoryEffects& effects);
};
struct FenceOp : Op<FenceOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "llvm.fence",
      .summary = "Orders memory accesses of this thread for others.",
      .attrs = {{"ordering", OrderingKind}, {"syncscope", StrAttr, Presence::Optional}},
      .format = "(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict",
  };
  LogicalResult verify();
};

}  // namespace pliron::llvm_dialect
