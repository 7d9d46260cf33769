#pragma once
// The attributes of the `builtin` dialect, with MLIR's names and syntax.

#include "ir/attribute.h"
#include "ir/builtin_types.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"

namespace pliron {

// unit
struct UnitAttr : BuiltinKind<UnitAttr, Attribute> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.unit_attr";
  static UnitAttr get(Context& context);
};

// 42 : i32. Of an integer type or index (64 bits). `true` and `false` are the two of type i1.
struct IntegerAttr : BuiltinKind<IntegerAttr, Attribute> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.integer_attr";
  // The value's width must be the type's.
  static IntegerAttr get(Type type, const llvm::APInt& value);
  // Wraps the value to the type's width; sign-extends to wider types.
  static IntegerAttr get(Type type, std::int64_t value);
  static IntegerAttr boolean(Context& context, bool value);
  static IntegerAttr i32(Context& context, std::int32_t value);
  static IntegerAttr i64(Context& context, std::int64_t value);
  Type type() const { return Type(from_word<UniquedStorage>(words()[0])); }
  llvm::APInt value() const;
  // The value as 64 bits, extended by the type's signedness (signless counts as signed); the width
  // must be at most 64.
  std::int64_t as_int() const;
  bool is_bool() const;
};

// 1.5 : f32
struct FloatAttr : BuiltinKind<FloatAttr, Attribute> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.float_attr";
  // The value's semantics must be the type's.
  static FloatAttr get(FloatType type, const llvm::APFloat& value);
  // Rounded to the type.
  static FloatAttr get(FloatType type, double value);
  FloatType type() const { return FloatType(from_word<UniquedStorage>(words()[0])); }
  llvm::APFloat value() const;
};

// "text", or "text" : type
struct StringAttr : BuiltinKind<StringAttr, Attribute> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.string";
  static StringAttr get(Context& context, llvm::StringRef text, Type type = {});
  Identifier identifier() const { return Identifier::from_opaque(from_word<void>(words()[0])); }
  llvm::StringRef value() const { return identifier().str(); }
  Type type() const { return Type(from_word<UniquedStorage>(words()[1])); }  // null: none
};

// [a, b]
struct ArrayAttr : BuiltinKind<ArrayAttr, Attribute> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.array";
  static ArrayAttr get(Context& context, llvm::ArrayRef<Attribute> elements);
  std::size_t size() const { return words().size(); }
  bool empty() const { return words().empty(); }
  Attribute operator[](std::size_t i) const { return Attribute(from_word<UniquedStorage>(words()[i])); }
};

// {a = 1 : i32, b}. Entries are kept sorted by name, one for each name.
struct DictionaryAttr : BuiltinKind<DictionaryAttr, Attribute> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.dictionary";
  // Of entries with one name the last one counts.
  static DictionaryAttr get(Context& context, llvm::ArrayRef<NamedAttribute> entries);
  std::size_t size() const { return words().size() / 2; }
  bool empty() const { return words().empty(); }
  NamedAttribute operator[](std::size_t i) const {
    return {Identifier::from_opaque(from_word<void>(words()[2 * i])),
            Attribute(from_word<UniquedStorage>(words()[2 * i + 1]))};
  }
  // The value under that name, or null. O(log size).
  Attribute lookup(llvm::StringRef name) const;
};

// A type as an attribute.
struct TypeAttr : BuiltinKind<TypeAttr, Attribute> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.type";
  static TypeAttr get(Type type);
  Type value() const { return Type(from_word<UniquedStorage>(words()[0])); }
};

// @root::@nested
struct SymbolRefAttr : BuiltinKind<SymbolRefAttr, Attribute> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.symbol_ref";
  static SymbolRefAttr get(Context& context, llvm::StringRef root,
                           llvm::ArrayRef<llvm::StringRef> nested = {});
  Identifier root() const { return Identifier::from_opaque(from_word<void>(words()[0])); }
  bool is_flat() const { return words().size() == 1; }
  std::size_t depth() const { return words().size(); }
  Identifier part(std::size_t i) const { return Identifier::from_opaque(from_word<void>(words()[i])); }
  Identifier leaf() const { return part(depth() - 1); }
};

// array<i32: 1, 2>. Elements are integers of at most 64 bits (i1 prints true/false) or floats of 16
// to 64 bits, kept as their bits.
struct DenseArrayAttr : BuiltinKind<DenseArrayAttr, Attribute> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.dense_array";
  // Bits beyond the element's width must be zero.
  static DenseArrayAttr get(Type element, llvm::ArrayRef<std::uint64_t> bits);
  static DenseArrayAttr i32(Context& context, llvm::ArrayRef<std::int32_t> values);
  static DenseArrayAttr i64(Context& context, llvm::ArrayRef<std::int64_t> values);
  Type element_type() const { return Type(from_word<UniquedStorage>(words()[0])); }
  std::size_t size() const { return words().size() - 1; }
  std::uint64_t bits(std::size_t i) const { return words()[1 + i]; }
  // Element i of an integer array, sign-extended.
  std::int64_t as_int(std::size_t i) const;
};

// dense<[1, 2]> : vector<2xi32>; dense<1> : vector<2xi32> when all elements are equal (a splat). Of
// integers, index or floats, in row-major order.
struct DenseElementsAttr : BuiltinKind<DenseElementsAttr, Attribute> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.dense_elements";
  // The bits of each element, as wide as the element type (index: 64 bits); one element alone stands
  // for all.
  static DenseElementsAttr get(VectorType type, llvm::ArrayRef<llvm::APInt> elements);
  VectorType type() const { return VectorType(from_word<UniquedStorage>(words()[0])); }
  // How many elements the type has.
  std::size_t size() const;
  // Whether all elements are equal.
  bool is_splat() const;
  // The bits of element i.
  llvm::APInt bits(std::size_t i) const;
};

// An attribute of a dialect that is not registered, kept as it was written: #foo.bar<...>.
struct OpaqueAttr : BuiltinKind<OpaqueAttr, Attribute> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.opaque_attr";
  static OpaqueAttr get(Context& context, llvm::StringRef dialect, llvm::StringRef body);
  Identifier dialect() const { return Identifier::from_opaque(from_word<void>(words()[0])); }
  Identifier body() const { return Identifier::from_opaque(from_word<void>(words()[1])); }
};

}  // namespace pliron
