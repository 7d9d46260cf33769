#pragma once
// Records of the `mir` dialect: memory, addresses, enums, globals.

#include "dialects/mir/constraints.h"
#include "dialects/mir/format.h"
#include "ir/op.h"

namespace pliron::mir {

struct AllocaOp : Op<AllocaOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.alloca",
      .summary = "Memory for one value, as long as the function runs.",
      .results = {{"address", ThinPointer}},
      .traits = {Trait::Allocates},
      .format = "attr-dict `:` type($address)",
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
      .format =
          "(`volatile` $is_volatile^)? $address (`align` $alignment^)? attr-dict `:` "
          "custom<Pointee>(type($address), type($value))",
      .directives = text::pointee_directives,
  };
  LogicalResult verify();
  void effects(MemoryEffects& effects);
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
      .format =
          "(`volatile` $is_volatile^)? $value `,` $address (`align` $alignment^)? attr-dict "
          "`:` custom<Pointee>(type($address), type($value))",
      .directives = text::pointee_directives,
  };
  LogicalResult verify();
  void effects(MemoryEffects& effects);
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
      .format =
          "$source `to` $destination (`align` $alignment^)? attr-dict `:` "
          "custom<CopyTypes>(type($source), type($destination), $type)",
      .directives = text::copy_directives,
  };
  LogicalResult verify();
  void effects(MemoryEffects& effects);
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
      .format =
          "$base `[` `` custom<Field>($variant, $field) `]` attr-dict `:` type($base) `->` "
          "type($address)",
      .directives = text::field_directives,
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
      .format = "$base `[` $index `]` attr-dict `:` functional-type(operands, $address)",
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
      .format = "$base `,` $count attr-dict `:` type($base) `,` type($count)",
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
      .format = "$data `,` $length attr-dict `:` functional-type(operands, $pointer)",
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
      .format = "$pointer attr-dict `:` type($pointer) `->` type($data)",
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
      .format = "$pointer attr-dict `:` type($pointer) `->` type($length)",
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
      .format = "$address attr-dict `:` type($address) `->` type($discriminant)",
  };
  LogicalResult verify();
  void effects(MemoryEffects& effects);
};

struct SetDiscriminantOp : Op<SetDiscriminantOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "mir.set_discriminant",
      .summary = "Makes the enum at an address be a variant, by the variant's number.",
      .operands = {{"address", AggregatePointer}},
      .attrs = {{"variant", I64Attr}},
      .traits = {Trait::WritesMemory},
      .format = "$address `to` `variant` $variant attr-dict `:` type($address)",
  };
  LogicalResult verify();
  void effects(MemoryEffects& effects);
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
      .format =
          "(`mutable` $mutable^)? $sym_name (`:` $type^)? `align` $alignment "
          "(`space` $address_space^)? `=` $bytes (`relocations` $relocations^)? attr-dict",
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
      .format = "$global attr-dict `:` type($address)",
  };
  LogicalResult verify();
};

}  // namespace pliron::mir
