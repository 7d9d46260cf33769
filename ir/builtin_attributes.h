#pragma once
// The attributes of the `builtin` dialect, with MLIR's names and syntax. Those that hold the elements
// of vectors and tensors (`dense<...>` and others) are in ir/builtin_elements.h, which this includes.

#include "ir/affine.h"
#include "ir/attribute.h"
#include "ir/builtin_elements.h"
#include "ir/builtin_types.h"
#include "ir/location.h"
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

// "text", or "text" : type. The type `none` is the same as no type.
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

// array<i32: 1, 2>. Elements are floats, or integers of any signedness, of 1 bit (printed true/false)
// or a whole number of bytes.
struct DenseArrayAttr : BuiltinKind<DenseArrayAttr, Attribute> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.dense_array";
  static bool can_hold(Type element);
  // Elements of at most 64 bits; bits beyond the element's width must be zero.
  static DenseArrayAttr get(Type element, llvm::ArrayRef<std::uint64_t> bits);
  // Elements of any width, which must be the type's.
  static DenseArrayAttr get(Type element, llvm::ArrayRef<llvm::APInt> elements);
  static DenseArrayAttr i32(Context& context, llvm::ArrayRef<std::int32_t> values);
  static DenseArrayAttr i64(Context& context, llvm::ArrayRef<std::int64_t> values);
  Type element_type() const { return Type(from_word<UniquedStorage>(words()[0])); }
  unsigned element_width() const;  // bits
  std::size_t size() const;
  // The bits of element i, which is at most 64 bits wide.
  std::uint64_t bits(std::size_t i) const { return words()[1 + i]; }
  llvm::APInt element(std::size_t i) const;
  // Element i of an integer array of at most 64 bits, sign-extended.
  std::int64_t as_int(std::size_t i) const;
};

// affine_map<(d0)[s0] -> (d0 + s0, 4)>
struct AffineMapAttr : BuiltinKind<AffineMapAttr, Attribute> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.affine_map";
  // The results use dimensions and symbols below the two numbers only.
  static AffineMapAttr get(Context& context, unsigned num_dims, unsigned num_symbols,
                           llvm::ArrayRef<AffineExpr> results);
  // (d0, d1, ...) -> (d0, d1, ...)
  static AffineMapAttr identity(Context& context, unsigned num_dims);
  unsigned num_dims() const { return static_cast<unsigned>(words()[0]); }
  unsigned num_symbols() const { return static_cast<unsigned>(words()[1]); }
  unsigned num_results() const { return static_cast<unsigned>(words().size() - 2); }
  AffineExpr result(unsigned i) const {
    return AffineExpr(from_word<UniquedStorage>(words()[2 + i]));
  }
  // Whether the results are the dimensions in their order.
  bool is_identity() const;
};

// affine_set<(d0)[s0] : (d0 - s0 >= 0, s0 - 4 == 0)>
struct IntegerSetAttr : BuiltinKind<IntegerSetAttr, Attribute> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.integer_set";
  struct Constraint {
    AffineExpr expr;
    bool is_equality;  // expr == 0, or else expr >= 0
  };
  // Without constraints the set is everything, which is written `0 == 0`.
  static IntegerSetAttr get(Context& context, unsigned num_dims, unsigned num_symbols,
                            llvm::ArrayRef<Constraint> constraints);
  unsigned num_dims() const { return static_cast<unsigned>(words()[0]); }
  unsigned num_symbols() const { return static_cast<unsigned>(words()[1]); }
  unsigned num_constraints() const { return static_cast<unsigned>((words().size() - 2) / 2); }
  Constraint constraint(unsigned i) const {
    return {AffineExpr(from_word<UniquedStorage>(words()[2 + 2 * i])), words()[3 + 2 * i] != 0};
  }
};

// strided<[4, ?], offset: 2>: the layout of a memref as the distance between neighbours in each
// dimension. ShapedType::dynamic stands for what is known at run time only.
struct StridedLayoutAttr : BuiltinKind<StridedLayoutAttr, Attribute> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.strided_layout";
  static StridedLayoutAttr get(Context& context, std::int64_t offset,
                               llvm::ArrayRef<std::int64_t> strides);
  std::int64_t offset() const { return static_cast<std::int64_t>(words()[0]); }
  llvm::ArrayRef<std::int64_t> strides() const {
    return {reinterpret_cast<const std::int64_t*>(words().data()) + 1, words().size() - 1};
  }
};

// A location as an attribute: loc("f":1:2).
struct LocationAttr : BuiltinKind<LocationAttr, Attribute> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.location";
  static LocationAttr get(Context& context, Location location);
  Location location() const {
    return Location(static_cast<const LocationStorage*>(from_word<void>(words()[0])));
  }
};

// distinct[0]<42 : i32>: equal to no other one, whatever it refers to.
struct DistinctAttr : BuiltinKind<DistinctAttr, Attribute> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.distinct";
  static constexpr std::uint64_t any_number = ~std::uint64_t{0};
  // A new one each time. `number` is what the text form should say where it can; the printer sees to
  // it that two attributes in one text differ.
  static DistinctAttr create(Attribute referenced, std::uint64_t number = any_number);
  // The same in two steps: what makes it differ from others, and what it refers to.
  static const UniquedStorage* create_identity(Context& context, std::uint64_t number);
  static DistinctAttr get(const UniquedStorage* identity, Attribute referenced);
  static std::uint64_t wanted_number(const UniquedStorage* identity) {
    return identity->words()[1];
  }

  const UniquedStorage* identity() const { return from_word<UniquedStorage>(words()[0]); }
  Attribute referenced() const { return Attribute(from_word<UniquedStorage>(words()[1])); }
};

// An attribute of a dialect that is not registered, kept as it was written: #foo.bar<...>, which is
// the same as #foo<bar<...>>; or with a type: #foo.bar : i32.
struct OpaqueAttr : BuiltinKind<OpaqueAttr, Attribute> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.opaque_attr";
  // Names and references as in OpaqueType. The type `none` is the same as no type.
  static OpaqueAttr get(Context& context, llvm::StringRef dialect, llvm::StringRef body,
                        Type type = {}, llvm::ArrayRef<OpaqueRef> refs = {});
  Identifier dialect() const { return Identifier::from_opaque(from_word<void>(words()[0])); }
  Identifier body() const { return Identifier::from_opaque(from_word<void>(words()[1])); }
  Type type() const { return Type(from_word<UniquedStorage>(words()[2])); }  // null: none
  bool is_pretty() const { return words()[3] != 0; }
  OpaqueRefs refs() const { return OpaqueRefs(words().drop_front(4)); }
};

}  // namespace pliron
