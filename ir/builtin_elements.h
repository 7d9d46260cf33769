#pragma once
// Attributes that hold the elements of a vector, tensor or memref of static shape: the values of
// constants. Elements are in row-major order. Their bytes are kept as MLIR keeps and prints them, so
// that text and bytecode copy them.

#include <utility>

#include "ir/builtin_types.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/ArrayRef.h"

namespace pliron {

struct ResourceBlob;

// dense<[1, 2]> : vector<2xi32>; dense<1> : vector<2xi32> when all elements are equal (a splat). Of
// integers, index, floats, or complex numbers of those.
struct DenseElementsAttr : BuiltinKind<DenseElementsAttr, Attribute> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.dense_elements";
  // Whether there is an attribute of this kind for the type: one of static shape with such elements.
  static bool can_have(Type type);

  // The bits of each element, as wide as the element type (index: 64 bits); one element alone stands
  // for all. A complex element takes two entries, the real part first.
  static DenseElementsAttr get(ShapedType type, llvm::ArrayRef<llvm::APInt> scalars);
  // From bytes in the layout of raw_data(): all elements, or one that stands for all. Bits that are
  // not part of an element are ignored. Null when the number of bytes fits neither.
  static DenseElementsAttr get_raw(ShapedType type, llvm::ArrayRef<char> data);

  ShapedType type() const { return ShapedType(from_word<UniquedStorage>(words()[0])); }
  Type element_type() const { return type().element_type(); }
  bool is_complex() const { return element_type().is<ComplexType>(); }
  // The integer, float or index that an element is, or is made of when it is complex.
  Type scalar_type() const;
  unsigned scalar_width() const;  // bits

  // How many elements the type has. Only a splat can have more than fits into 63 bits; what this gives
  // then is the largest number that does.
  std::size_t size() const;
  // Whether one element stands for all, which is so whenever all are equal.
  bool is_splat() const { return words()[1] != 0; }
  // The bits of element i, which is not complex. Any i will do for a splat.
  llvm::APInt bits(std::size_t i) const;
  // Real and imaginary part of element i.
  std::pair<llvm::APInt, llvm::APInt> complex_bits(std::size_t i) const;

  // The bytes: for a splat of one element, else of all. An element takes whole bytes, lowest first;
  // those of i1, unless they are parts of complex numbers, take one bit each, also lowest first, and
  // a splat of i1 is a byte 0x00 or 0xff.
  llvm::ArrayRef<char> raw_data() const;
  // How many bytes raw_data() has when it is not a splat.
  static std::optional<std::uint64_t> raw_size(ShapedType type);
};

// dense<["a", "b"]> : tensor<2x!d.text>: elements of a type that only its dialect can read.
struct DenseStringElementsAttr : BuiltinKind<DenseStringElementsAttr, Attribute> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.dense_string_elements";
  // Whether elements of the type are written as strings.
  static bool can_have(Type type);
  // One string for each element, or one for all.
  static DenseStringElementsAttr get(Context& context, ShapedType type,
                                     llvm::ArrayRef<llvm::StringRef> elements);
  ShapedType type() const { return ShapedType(from_word<UniquedStorage>(words()[0])); }
  std::size_t size() const;  // as above
  bool is_splat() const { return words().size() == 2; }
  Identifier element(std::size_t i) const {
    return Identifier::from_opaque(from_word<void>(words()[1 + (is_splat() ? 0 : i)]));
  }
};

// dense_resource<key> : tensor<4xi32>. The elements are a blob of the context (ir/resources.h), or
// were left out when the text was printed.
struct DenseResourceElementsAttr : BuiltinKind<DenseResourceElementsAttr, Attribute> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.dense_resource_elements";
  static DenseResourceElementsAttr get(ShapedType type, Identifier key);
  ShapedType type() const { return ShapedType(from_word<UniquedStorage>(words()[0])); }
  Identifier key() const { return Identifier::from_opaque(from_word<void>(words()[1])); }
  // Null when the context has none under that key.
  const ResourceBlob* blob() const;
};

// sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>. Elements that are not given are zero.
struct SparseElementsAttr : BuiltinKind<SparseElementsAttr, Attribute> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.sparse_elements";
  // `indices` is of type tensor<NxRxi64> for N values and rank R, and within the shape; `values` is a
  // DenseElementsAttr or DenseStringElementsAttr of type tensor<Nx...>.
  static SparseElementsAttr get(ShapedType type, DenseElementsAttr indices, Attribute values);
  ShapedType type() const { return ShapedType(from_word<UniquedStorage>(words()[0])); }
  DenseElementsAttr indices() const {
    return DenseElementsAttr(from_word<UniquedStorage>(words()[1]));
  }
  Attribute values() const { return Attribute(from_word<UniquedStorage>(words()[2])); }
  // How many elements are given.
  std::int64_t num_values() const { return indices().type().dim(0); }
};

}  // namespace pliron
