#pragma once
// Types of the `mir` dialect, which are Rust's. Integers are builtin ones with a sign (`u32` is
// `ui32`, `isize` is `si64`), `bool` is `i1`, `char` is `ui32`, floats are builtin floats.
//
// Aggregates (structs, enums, unions, tuples, closures) are kept by their layout alone: rustc's
// size, alignment and field offsets for the target, and how an enum tells its variants apart. They
// live in memory; the type of a field is said by the op that takes its address.

#include <string>

#include "ir/builtin_attributes.h"
#include "ir/param.h"

namespace pliron::mir {

// Text hooks and alias, in types.cpp.
namespace text {
void print_pointer(Type, AsmPrinter&);
FailureOr<Type> parse_ptr(AsmParser&);
FailureOr<Type> parse_ref(AsmParser&);
std::string_view adt_alias(Type);
}  // namespace text

// A raw pointer: `*const T` or, when mutable, `*mut T`. Text: !mir.ptr<f32>, !mir.ptr<mut f32>,
// !mir.ptr<mut f32, 3> with an address space (PTX's: 0 generic, 1 global, 3 shared, 4 constant, 5
// local). A pointer to a slice or str is fat: data pointer, then length in elements (ui64).
struct PtrType : ParametricType<PtrType> {
  using Parametric::Parametric;
  static constexpr TypeDef def{
      .name = "mir.ptr",
      .summary = "A raw pointer, `*const T` or `*mut T`.",
      .params = {{"pointee", ParamKind::Type},
                 {"mutable", ParamKind::Bool},
                 {"address_space", ParamKind::UInt, NumberIn<0, (1 << 24) - 1>}},
      .print = text::print_pointer,
      .parse = text::parse_ptr,
  };
  static PtrType get(Type pointee, bool is_mutable, unsigned address_space = 0) {
    return Parametric::get(pointee.context(), pointee, is_mutable, address_space);
  }
};

// A reference: `&T` or `&mut T`. Text as above: !mir.ref<mut !mir.slice<f32>>.
struct RefType : ParametricType<RefType> {
  using Parametric::Parametric;
  static constexpr TypeDef def{
      .name = "mir.ref",
      .summary = "A reference, `&T` or `&mut T`.",
      .params = {{"pointee", ParamKind::Type},
                 {"mutable", ParamKind::Bool},
                 {"address_space", ParamKind::UInt, NumberIn<0, (1 << 24) - 1>}},
      .print = text::print_pointer,
      .parse = text::parse_ref,
  };
  static RefType get(Type pointee, bool is_mutable, unsigned address_space = 0) {
    return Parametric::get(pointee.context(), pointee, is_mutable, address_space);
  }
};

// `[T]`, only behind a pointer.
struct SliceType : ParametricType<SliceType> {
  using Parametric::Parametric;
  static constexpr TypeDef def{
      .name = "mir.slice",
      .summary = "An unsized row of elements, `[T]`; only behind a pointer.",
      .params = {{"element", ParamKind::Type}},
  };
  static SliceType get(Type element) { return Parametric::get(element.context(), element); }
};

// `str`, only behind a pointer.
struct StrType : ParametricType<StrType> {
  using Parametric::Parametric;
  static constexpr TypeDef def{.name = "mir.str",
                               .summary = "UTF-8 text, `str`; only behind a pointer."};
};

// `[T; N]`
struct ArrayType : ParametricType<ArrayType> {
  using Parametric::Parametric;
  static constexpr TypeDef def{
      .name = "mir.array",
      .summary = "An array, `[T; N]`.",
      .params = {{"element", ParamKind::Type}, {"size", ParamKind::UInt}},
  };
  static ArrayType get(Type element, std::uint64_t size) {
    return Parametric::get(element.context(), element, size);
  }
};

// `!`
struct NeverType : ParametricType<NeverType> {
  using Parametric::Parametric;
  static constexpr TypeDef def{.name = "mir.never", .summary = "The type without values, `!`."};
};

// One variant of an aggregate; a struct, union, tuple or closure has exactly one. `offsets` are in
// bytes, indexed like MIR's field numbers. `discriminant` is the declared value in 64
// bits, sign-extended when its type has a sign.
struct VariantAttr : ParametricAttr<VariantAttr> {
  using Parametric::Parametric;
  static constexpr AttrDef def{
      .name = "mir.variant",
      .summary = "Name, discriminant and field offsets of one variant.",
      .params = {{"name", ParamKind::String},
                 {"discriminant", ParamKind::UInt},
                 {"offsets", ParamKind::IntList}},
  };
};

// How an enum's bytes tell its variant.
//   encoding "direct": the tag holds the discriminant.
//   encoding "niche": the tag holds niche_start + (variant - first_niche_variant), wrapping in the
//   tag's width, for the variants first_niche_variant..=last_niche_variant; any other bits mean
//   untagged_variant.
// `type` is the tag's integer type; a niche in a pointer has ui64. `offset` is in bytes.
struct TagAttr : ParametricAttr<TagAttr> {
  using Parametric::Parametric;
  static constexpr AttrDef def{
      .name = "mir.tag",
      .summary = "Where and how an enum stores which variant it is.",
      .params = {{"encoding", ParamKind::String},
                 {"type", ParamKind::Type},
                 {"offset", ParamKind::UInt},
                 {"untagged_variant", ParamKind::UInt},
                 {"first_niche_variant", ParamKind::UInt},
                 {"last_niche_variant", ParamKind::UInt},
                 {"niche_start", ParamKind::UInt}},
  };
};

// An aggregate by its layout. `kind` is "struct", "enum", "union", "tuple", "closure", or "fn" (a
// function item, which has no size). `tag` is null unless several variants are told apart.
// `freeze`: no UnsafeCell inside, so memory behind `&T` does not change. `unpin`: `&mut T` is
// unique.
struct AdtType : ParametricType<AdtType> {
  using Parametric::Parametric;
  static constexpr TypeDef def{
      .name = "mir.adt",
      .summary = "A struct, enum, union, tuple or closure, by rustc's layout.",
      .params = {{"kind", ParamKind::String},
                 {"name", ParamKind::String},
                 {"size", ParamKind::UInt},
                 {"align", ParamKind::UInt},
                 {"freeze", ParamKind::Bool},
                 {"unpin", ParamKind::Bool},
                 {"variants", ParamKind::AttrList},
                 {"tag", ParamKind::Attr}},
      .alias = text::adt_alias,
  };
  VariantAttr variant(std::size_t i) const { return param<"variants">()[i].as<VariantAttr>(); }
  std::size_t num_variants() const { return param<"variants">().size(); }
};

// Helpers over all of them.

// A reference or a raw pointer.
bool is_pointer(Type type);
// A pointer to a slice or str: two words.
bool is_fat_pointer(Type type);
// What a pointer points to; its address space; whether it may be written through.
Type pointee(Type pointer);
unsigned address_space(Type pointer);
bool is_mutable(Type pointer);
// Element of an array, slice or str (ui8).
Type element_type(Type type);
// Values that SSA holds: integers, floats, i1, pointers thin and fat. All else lives in memory.
bool is_scalar(Type type);
// Size and alignment in bytes. Unsized types have none: returns false.
struct SizeAlign {
  std::uint64_t size;
  std::uint64_t align;
};
bool layout_of(Type type, SizeAlign& result);
// No UnsafeCell inside, so memory behind `&T` does not change; `&mut T` is unique. By the element
// for arrays and slices.
bool is_freeze(Type type);
bool is_unpin(Type type);
// What is wrong with the layout that an aggregate claims, as the end of a sentence ("has a tag
// outside its 4 bytes"), or "". The text form can say anything, so nothing may trust a layout
// before this.
std::string adt_problem(AdtType adt);

}  // namespace pliron::mir
