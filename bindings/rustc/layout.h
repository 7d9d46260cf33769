#pragma once
// The layout of a Rust type as rustc computed it: sizes, offsets, tags and niches. Filled from the
// answers of `#[rustc_dump_layout(debug)]` (layout_dump.h) and from the trailer of a MIR text
// (trailer.h). All sizes and offsets are in bytes.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "llvm/ADT/APInt.h"

namespace pliron::rustc {

// How a value travels in registers.
enum class LayoutAbi : std::uint8_t { Memory, Scalar, ScalarPair, Vector };

// A scalar of 1 to 16 bytes, or a pointer, and the bit patterns that are values. low > high means a
// range that wraps around.
struct ScalarLayout {
  enum class Kind : std::uint8_t { Int, Float, Pointer };
  Kind kind = Kind::Int;
  bool is_signed = false;
  unsigned size = 0;
  llvm::APInt low = llvm::APInt(128, 0);
  llvm::APInt high = llvm::APInt(128, 0);
  // A union's scalar may hold anything, uninitialised memory too; it has no range.
  bool may_be_uninit = false;
};

struct VariantLayout {
  std::string name;  // "" for structs, tuples and where no name is known
  // The declared value (`discriminant(x)`), of the type's width; only of enums whose values are
  // known.
  std::optional<llvm::APInt> discriminant;
  std::uint64_t size = 0;
  bool is_uninhabited = false;
  std::vector<std::uint64_t> offsets;  // by field number, as in MIR's `.N`
};

enum class TagEncoding : std::uint8_t {
  Direct,  // the tag holds the discriminant's value
  Niche,   // the tag holds niche_start + (variant - niche_first), wrapping; anything else means
           // untagged_variant
};

struct TagLayout {
  std::uint64_t offset = 0;
  ScalarLayout scalar;
  TagEncoding encoding = TagEncoding::Direct;
  unsigned untagged_variant = 0;
  unsigned niche_first = 0;  // variants niche_first .. niche_last (both included)
  unsigned niche_last = 0;
  llvm::APInt niche_start = llvm::APInt(128, 0);
};

struct Layout {
  std::uint64_t size = 0;
  std::uint64_t align = 1;
  LayoutAbi abi = LayoutAbi::Memory;
  std::vector<ScalarLayout> scalars;  // as many as the ABI says; a vector has one
  bool is_uninhabited = false;
  bool is_union = false;
  // Ends in a slice, a str or a trait object; `size` is that of what comes before it.
  bool is_unsized = false;
  bool is_freeze = false;      // has no UnsafeCell inside, so what a `&T` points to does not change
  bool is_unpin = false;       // so that a `&mut T` is the only way to its value
  bool drops_nothing = false;  // dropping a value does nothing; false also when that is not known
  // Structs, tuples, closures and unions have one variant; an enum without variants has none.
  // Arrays and primitives have one without fields.
  std::vector<VariantLayout> variants;
  // Which of `variants` a value without a tag has: an enum may have several of which only one is
  // inhabited.
  unsigned single_variant = 0;
  std::optional<TagLayout> tag;  // enums that need one

  bool is_enum() const { return tag.has_value() || variants.size() != 1; }
};

}  // namespace pliron::rustc
