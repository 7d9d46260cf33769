#pragma once
// Ops of the `mir` dialect: rustc's MIR with places turned into addresses.
//
// Every local is a `mir.alloca` in the entry block; scalars and pointers (thin and fat) go through
// load and store and become SSA values by mem2reg; aggregates stay in memory, are copied by
// `mir.copy`, and their fields are reached by address. By-value aggregates cross calls by address:
// an argument marked `mir.indirect` points to the callee's own copy, a result that is an aggregate
// is written through a first argument marked `mir.sret`.

#include "dialects/mir/types.h"
#include "ir/dialect.h"
#include "ir/op.h"

namespace pliron::mir {

// What constraints below ask, and their samples.
bool is_aggregate_pointer(Type type);
Type sample_aggregate_pointer(Context& context, Random& random);
bool is_cast_kind(Attribute attr);
Attribute sample_cast_kind(Context& context, Random& random);

// What values SSA holds: Rust's integers, floats and bool, and pointers.
inline constexpr TypeConstraint RustInteger =
    AnyOf<SignedIntegerOf<8, 16, 32, 64, 128>, UnsignedIntegerOf<8, 16, 32, 64, 128>>;
inline constexpr TypeConstraint RustFloat = FloatOf<"f16", "f32", "f64", "f128">;
inline constexpr TypeConstraint IntOrBool =
    Named<"IntOrBool", "an integer or bool", AnyOf<I1, RustInteger>>;
inline constexpr TypeConstraint IntOrFloat =
    Named<"IntOrFloat", "an integer or float", AnyOf<IntOrBool, RustFloat>>;
inline constexpr TypeConstraint AnyPointer =
    Named<"AnyPointer", "a pointer or reference", AnyOf<BaseType<"mir.ptr">, BaseType<"mir.ref">>>;
// What a fat pointer points to.
inline constexpr TypeConstraint Unsized = AnyOf<BaseType<"mir.slice">, BaseType<"mir.str">>;
inline constexpr TypeConstraint FatPointer =
    Named<"FatPointer", "a pointer or reference to a slice or str",
          AnyOf<BaseType<"mir.ptr", Param<"pointee", Unsized>>,
                BaseType<"mir.ref", Param<"pointee", Unsized>>>>;
inline constexpr TypeConstraint ThinPointer =
    Named<"ThinPointer", "a thin pointer or reference", AllOf<AnyPointer, Not<FatPointer>>>;
// With samples, since the parameters of an aggregate depend on each other.
inline constexpr TypeConstraint AggregatePointer =
    NativeType<"mir.AggregatePointer",
               "a thin pointer or reference to a struct, enum, union, tuple or closure",
               is_aggregate_pointer, sample_aggregate_pointer>;
inline constexpr TypeConstraint Scalar =
    Named<"Scalar", "a scalar or a pointer", AnyOf<IntOrFloat, AnyPointer>>;
inline constexpr TypeConstraint Comparable =
    Named<"Comparable", "an integer, bool, float or pointer", Scalar>;

// Functions and control flow.

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
  };
};

struct PanicOp : Op<PanicOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.panic",
      .summary = "Panics: on a GPU the kernel traps.",
      .attrs = {{"message", StrAttr}},
      .traits = {Trait::Terminator},
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
  };
  LogicalResult verify();
};

// Memory.

struct AllocaOp : Op<AllocaOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.alloca",
      .summary = "Memory for one value, as long as the function runs.",
      .results = {{"address", ThinPointer}},
      .traits = {Trait::Allocates},
  };
  Type slot_type() const { return pointee(result<"address">().type()); }
  LogicalResult verify();
};

struct LoadOp : Op<LoadOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.load",
      .summary = "Reads a scalar or pointer.",
      .operands = {{"address", ThinPointer}},
      .results = {{"value", Scalar}},
      // alignment in bytes, when it is not the type's own.
      .attrs = {{"alignment", I64Attr, Presence::Optional},
                {"is_volatile", UnitAttrConstraint, Presence::Optional}},
      .traits = {Trait::ReadsMemory},
  };
  LogicalResult verify();
};

struct StoreOp : Op<StoreOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.store",
      .summary = "Writes a scalar or pointer.",
      .operands = {{"value", Scalar}, {"address", ThinPointer}},
      .attrs = {{"alignment", I64Attr, Presence::Optional},
                {"is_volatile", UnitAttrConstraint, Presence::Optional}},
      .traits = {Trait::WritesMemory},
  };
  LogicalResult verify();
};

struct CopyOp : Op<CopyOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.copy",
      .summary =
          "Copies a value of type `type` from one place to another; they are the same place or "
          "do not overlap.",
      .operands = {{"destination", ThinPointer}, {"source", ThinPointer}},
      // alignment in bytes of both places, when it is not the type's own.
      .attrs = {{"type", TypeAttrConstraint}, {"alignment", I64Attr, Presence::Optional}},
  };
  LogicalResult verify();
};

struct FieldAddrOp : Op<FieldAddrOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.field_addr",
      .summary = "The address of a field of an aggregate, by variant and field number.",
      .operands = {{"base", AggregatePointer}},
      .results = {{"address", AnyPointer}},
      .attrs = {{"variant", I64Attr}, {"field", I64Attr}},
      .traits = {Trait::Pure},
  };
  // Distance of the field from the base, in bytes.
  std::uint64_t offset() const;
  LogicalResult verify();
};

// The index is not checked here; rustc has put a mir.assert in front where it must be.
struct ElementAddrOp : Op<ElementAddrOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.element_addr",
      .summary = "The address of an element of an array or slice.",
      .operands = {{"base", AnyPointer}, {"index", AnyInteger}},
      .results = {{"address", ThinPointer}},
      .traits = {Trait::Pure},
  };
  LogicalResult verify();
};

// MIR's Offset: moves by a number of elements, inside one allocation.
struct OffsetOp : Op<OffsetOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.offset",
      .summary = "A pointer moved by a number of elements.",
      .operands = {{"base", ThinPointer}, {"count", AnyInteger}},
      .results = {{"address", SameTypeAs{"base"}}},
      .traits = {Trait::Pure},
  };
  LogicalResult verify();
};

struct FatPtrOp : Op<FatPtrOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.fat_ptr",
      .summary = "A fat pointer from its data pointer and length.",
      .operands = {{"data", ThinPointer}, {"length", AnyInteger}},
      .results = {{"pointer", FatPointer}},
      .traits = {Trait::Pure},
  };
  LogicalResult verify();
};

struct DataPtrOp : Op<DataPtrOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.data_ptr",
      .summary = "The data pointer of a fat pointer.",
      .operands = {{"pointer", FatPointer}},
      .results = {{"data", ThinPointer}},
      .traits = {Trait::Pure},
  };
  LogicalResult verify();
};

struct PtrMetadataOp : Op<PtrMetadataOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.ptr_metadata",
      .summary = "The length of a fat pointer, in elements.",
      .operands = {{"pointer", FatPointer}},
      .results = {{"length", AnyInteger}},
      .traits = {Trait::Pure},
  };
  LogicalResult verify();
};

struct GetDiscriminantOp : Op<GetDiscriminantOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.get_discriminant",
      .summary = "The declared discriminant value of the enum at an address.",
      .operands = {{"address", AggregatePointer}},
      .results = {{"discriminant", AnyInteger}},
      .traits = {Trait::ReadsMemory},
  };
  LogicalResult verify();
};

struct SetDiscriminantOp : Op<SetDiscriminantOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.set_discriminant",
      .summary = "Makes the enum at an address be a variant, by the variant's number.",
      .operands = {{"address", AggregatePointer}},
      .attrs = {{"variant", I64Attr}},
      .traits = {Trait::WritesMemory},
  };
  LogicalResult verify();
};

// Constant bytes, or a static. `bytes` holds the raw bytes (uninitialised ones are zero);
// `relocations` is an array of dictionaries {offset = i64, symbol = @name, addend = i64}.
struct GlobalOp : Op<GlobalOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.global",
      .summary = "Memory of the module: a static, or the bytes of a constant.",
      .attrs = {{"sym_name", StrAttr},
                {"type", TypeAttrConstraint, Presence::Optional},
                {"bytes", StrAttr},
                {"alignment", I64Attr},
                {"mutable", UnitAttrConstraint, Presence::Optional},
                {"relocations", DictArrayAttr, Presence::Optional},
                {"address_space", I64Attr, Presence::Optional}},
      .traits = {Trait::Symbol},
  };
  LogicalResult verify();
};

struct AddressOfOp : Op<AddressOfOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.address_of",
      .summary = "The address of a global.",
      .results = {{"address", ThinPointer}},
      .attrs = {{"global", FlatSymbolRef}},
      .traits = {Trait::Pure},
  };
  LogicalResult verify();
};

// Values.

struct ConstantOp : Op<ConstantOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.constant",
      .summary = "An integer, bool or float.",
      .results = {{"result", IntOrFloat}},
      .attrs = {{"value", AnyAttr}},
      .traits = {Trait::Pure, Trait::ConstantLike},
  };
  LogicalResult verify();
  FoldResult fold(FoldInput);
};

struct UndefOp : Op<UndefOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.undef",
      .summary = "An uninitialised value.",
      .results = {{"result", Scalar}},
      .traits = {Trait::Pure},
  };
};

// `unchecked` on add, sub, mul: overflow of an integer is undefined behaviour.
struct AddOp : Op<AddOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.add",
      .summary = "Addition: wrapping on integers, IEEE on floats.",
      .operands = {{"lhs", IntOrFloat}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"result", SameTypeAs{"lhs"}}},
      .attrs = {{"unchecked", UnitAttrConstraint, Presence::Optional}},
      .traits = {Trait::Pure, Trait::Commutative},
  };
  FoldResult fold(FoldInput);
};

struct SubOp : Op<SubOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.sub",
      .summary = "Subtraction: wrapping on integers, IEEE on floats.",
      .operands = {{"lhs", IntOrFloat}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"result", SameTypeAs{"lhs"}}},
      .attrs = {{"unchecked", UnitAttrConstraint, Presence::Optional}},
      .traits = {Trait::Pure},
  };
  FoldResult fold(FoldInput);
};

struct MulOp : Op<MulOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.mul",
      .summary = "Multiplication: wrapping on integers, IEEE on floats.",
      .operands = {{"lhs", IntOrFloat}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"result", SameTypeAs{"lhs"}}},
      .attrs = {{"unchecked", UnitAttrConstraint, Presence::Optional}},
      .traits = {Trait::Pure, Trait::Commutative},
  };
  FoldResult fold(FoldInput);
};

struct DivOp : Op<DivOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.div",
      .summary = "Division, truncating on integers; rustc has excluded zero and overflow.",
      .operands = {{"lhs", IntOrFloat}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"result", SameTypeAs{"lhs"}}},
      .traits = {Trait::Pure},
  };
  FoldResult fold(FoldInput);
};

struct RemOp : Op<RemOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.rem",
      .summary = "Remainder with the sign of the left side; rustc has excluded zero and overflow.",
      .operands = {{"lhs", IntOrFloat}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"result", SameTypeAs{"lhs"}}},
      .traits = {Trait::Pure},
  };
  FoldResult fold(FoldInput);
};

struct AndOp : Op<AndOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.and",
      .summary = "Bitwise and.",
      .operands = {{"lhs", IntOrBool}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"result", SameTypeAs{"lhs"}}},
      .traits = {Trait::Pure, Trait::Commutative},
  };
  FoldResult fold(FoldInput);
};

struct OrOp : Op<OrOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.or",
      .summary = "Bitwise or.",
      .operands = {{"lhs", IntOrBool}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"result", SameTypeAs{"lhs"}}},
      .traits = {Trait::Pure, Trait::Commutative},
  };
  FoldResult fold(FoldInput);
};

struct XorOp : Op<XorOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.xor",
      .summary = "Bitwise exclusive or.",
      .operands = {{"lhs", IntOrBool}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"result", SameTypeAs{"lhs"}}},
      .traits = {Trait::Pure, Trait::Commutative},
  };
  FoldResult fold(FoldInput);
};

// Shifts take an amount of any integer type, masked to the width of the value; `unchecked`: an
// amount beyond the width is undefined behaviour.
struct ShlOp : Op<ShlOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.shl",
      .summary = "Shift left.",
      .operands = {{"value", AnyInteger}, {"amount", AnyInteger}},
      .results = {{"result", SameTypeAs{"value"}}},
      .attrs = {{"unchecked", UnitAttrConstraint, Presence::Optional}},
      .traits = {Trait::Pure},
  };
  FoldResult fold(FoldInput);
};

struct ShrOp : Op<ShrOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.shr",
      .summary = "Shift right: arithmetic on signed integers, logical on unsigned ones.",
      .operands = {{"value", AnyInteger}, {"amount", AnyInteger}},
      .results = {{"result", SameTypeAs{"value"}}},
      .attrs = {{"unchecked", UnitAttrConstraint, Presence::Optional}},
      .traits = {Trait::Pure},
  };
  FoldResult fold(FoldInput);
};

struct NegOp : Op<NegOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.neg",
      .summary = "Negation: wrapping on integers, the sign bit of floats.",
      .operands = {{"operand", IntOrFloat}},
      .results = {{"result", SameTypeAs{"operand"}}},
      .traits = {Trait::Pure},
  };
  FoldResult fold(FoldInput);
};

struct NotOp : Op<NotOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.not",
      .summary = "Bitwise not.",
      .operands = {{"operand", IntOrBool}},
      .results = {{"result", SameTypeAs{"operand"}}},
      .traits = {Trait::Pure},
  };
  FoldResult fold(FoldInput);
};

// The wrapped result, and whether it wrapped.
struct AddWithOverflowOp : Op<AddWithOverflowOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.add_with_overflow",
      .summary = "Addition that says whether it wrapped.",
      .operands = {{"lhs", AnyInteger}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"result", SameTypeAs{"lhs"}}, {"overflow", I1}},
      .traits = {Trait::Pure},
  };
};

struct SubWithOverflowOp : Op<SubWithOverflowOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.sub_with_overflow",
      .summary = "Subtraction that says whether it wrapped.",
      .operands = {{"lhs", AnyInteger}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"result", SameTypeAs{"lhs"}}, {"overflow", I1}},
      .traits = {Trait::Pure},
  };
};

struct MulWithOverflowOp : Op<MulWithOverflowOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.mul_with_overflow",
      .summary = "Multiplication that says whether it wrapped.",
      .operands = {{"lhs", AnyInteger}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"result", SameTypeAs{"lhs"}}, {"overflow", I1}},
      .traits = {Trait::Pure},
  };
};

inline constexpr AttrConstraint ComparePredicate =
    Named<"ComparePredicate", "eq, ne, lt, le, gt or ge",
          StringAttrOf<"eq", "ne", "lt", "le", "gt", "ge">>;

// `predicate` is MIR's name in lower case. Signed or unsigned by the operands' type. On floats `ne` is true and all others are false when a side is NaN.
struct CompareOp : Op<CompareOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.compare",
      .summary = "Compares two values of one type.",
      .operands = {{"lhs", Comparable}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"result", I1}},
      .attrs = {{"predicate", ComparePredicate}},
      .traits = {Trait::Pure},
  };
  FoldResult fold(FoldInput);
};

// MIR's Cmp: -1, 0 or 1 (si8) as core::cmp::Ordering has it.
struct ThreeWayCompareOp : Op<ThreeWayCompareOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.three_way_compare",
      .summary = "Compares two values: -1 when the left one is less, 0 when equal, 1 when greater.",
      .operands = {{"lhs", IntOrBool}, {"rhs", SameTypeAs{"lhs"}}},
      .results = {{"result", AnyInteger}},
      .traits = {Trait::Pure},
  };
  LogicalResult verify();
};

inline constexpr AttrConstraint CastKindName =
    NativeAttr<"mir.CastKindName", "the name of a cast of MIR's", is_cast_kind, sample_cast_kind>;

// `kind` is MIR's: IntToInt, FloatToInt (saturating, NaN gives 0), FloatToFloat, IntToFloat,
// PtrToPtr, PointerExposeProvenance, PointerWithExposedProvenance, Transmute (same size, between
// scalars), Unsize from a pointer to an array to one to a slice.
struct CastOp : Op<CastOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.cast",
      .summary = "Converts a scalar or pointer, as MIR's cast of that kind does.",
      .operands = {{"operand", Scalar}},
      .results = {{"result", Scalar}},
      .attrs = {{"kind", CastKindName}},
      .traits = {Trait::Pure},
  };
  LogicalResult verify();
  FoldResult fold(FoldInput);
};

// The kinds of mir.cast, by what they do.
enum class CastKind : std::uint8_t {
  Unknown,
  IntToInt,
  FloatToInt,
  FloatToFloat,
  IntToFloat,
  PtrToPtr,  // also MutToConstPointer and ArrayToPointer
  ExposeProvenance,
  WithExposedProvenance,
  Transmute,
  Unsize,
};
// A coercion may be spelt as in MIR, `PointerCoercion(Unsize, Implicit)`, or by its own name.
CastKind cast_kind(llvm::StringRef spelling);

// The dialect's records, for Context::register_dialect.
Dialect dialect();

}  // namespace pliron::mir
