#pragma once
// The types of the `builtin` dialect, with MLIR's names, syntax and rules. get() asserts the rules; the
// parser reports them. Elements of shaped types may be any type of a dialect: whether it makes sense
// there is for the dialect's ops to say.

#include <limits>
#include <optional>

#include "ir/attribute.h"
#include "ir/context.h"
#include "ir/def_support.h"
#include "ir/type.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace llvm {
struct fltSemantics;
}

namespace pliron {

// Base of the hand-written kinds: identity by the hash of `builtin.<name>`.
template <typename Self, typename Base>
struct BuiltinKind : Base {
  using Base::Base;
  static constexpr std::uint64_t id() { return def_id(Self::full_name); }
  static bool matches(Base value) { return value.info().id == id(); }
};

enum class Signedness : std::uint8_t { Signless, Signed, Unsigned };

// i32, si8, ui64.
struct IntegerType : BuiltinKind<IntegerType, Type> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.integer";
  static constexpr unsigned max_width = (1u << 24) - 1;
  // Width in bits, 0 to max_width. i0 has one value; no op computes with it.
  static IntegerType get(Context& context, unsigned width,
                         Signedness signedness = Signedness::Signless);
  unsigned width() const { return static_cast<unsigned>(words()[0]); }
  Signedness signedness() const { return static_cast<Signedness>(words()[1]); }
  bool is_signless() const { return signedness() == Signedness::Signless; }
  bool is_signed() const { return signedness() == Signedness::Signed; }
  bool is_unsigned() const { return signedness() == Signedness::Unsigned; }
};

struct IndexType : BuiltinKind<IndexType, Type> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.index";
  static IndexType get(Context& context);
};

struct NoneType : BuiltinKind<NoneType, Type> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.none";
  static NoneType get(Context& context);
};

// In the order of their widths. The names of the small ones say how many bits exponent and mantissa
// have, and what is missing: FN has no infinities, UZ no negative zero, B11 an exponent bias of 11.
enum class FloatKind : std::uint8_t {
  F4E2M1FN,
  F6E2M3FN,
  F6E3M2FN,
  F8E5M2,
  F8E4M3,
  F8E4M3FN,
  F8E5M2FNUZ,
  F8E4M3FNUZ,
  F8E4M3B11FNUZ,
  F8E3M4,
  F8E8M0FNU,  // an exponent only
  BF16,
  F16,
  TF32,  // 19 bits
  F32,
  F64,
  F80,  // x87's
  F128,
};
inline constexpr unsigned num_float_kinds = 18;

struct FloatType : BuiltinKind<FloatType, Type> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.float";
  static FloatType get(Context& context, FloatKind kind);
  static FloatType f16(Context& context) { return get(context, FloatKind::F16); }
  static FloatType f32(Context& context) { return get(context, FloatKind::F32); }
  static FloatType f64(Context& context) { return get(context, FloatKind::F64); }
  FloatKind kind() const { return static_cast<FloatKind>(words()[0]); }
  unsigned width() const;  // bits
  llvm::StringRef keyword() const;  // "f32"
  const llvm::fltSemantics& semantics() const;
  // The type spelt `keyword`, or null.
  static FloatType from_keyword(Context& context, llvm::StringRef keyword);
};

// complex<f32>. Of integers or floats.
struct ComplexType : BuiltinKind<ComplexType, Type> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.complex";
  static bool can_hold(Type element);
  static ComplexType get(Type element);
  Type element_type() const { return Type(from_word<UniquedStorage>(words()[0])); }
};

// A row of uniqued types as stored.
class TypeRange {
 public:
  TypeRange(llvm::ArrayRef<std::uint64_t> words) : words_(words) {}
  std::size_t size() const { return words_.size(); }
  bool empty() const { return words_.empty(); }
  Type operator[](std::size_t i) const { return Type(from_word<UniquedStorage>(words_[i])); }
  struct Iterator {
    const std::uint64_t* at;
    Type operator*() const { return Type(from_word<UniquedStorage>(*at)); }
    Iterator& operator++() { ++at; return *this; }
    bool operator==(const Iterator&) const = default;
  };
  Iterator begin() const { return {words_.begin()}; }
  Iterator end() const { return {words_.end()}; }

 private:
  llvm::ArrayRef<std::uint64_t> words_;
};

// (i32, f32) -> (i1)
struct FunctionType : BuiltinKind<FunctionType, Type> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.function";
  static FunctionType get(Context& context, llvm::ArrayRef<Type> inputs,
                          llvm::ArrayRef<Type> results);
  TypeRange inputs() const { return words().slice(1, words()[0]); }
  TypeRange results() const { return words().drop_front(1 + words()[0]); }
};

// tuple<i32, f32>
struct TupleType : BuiltinKind<TupleType, Type> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.tuple";
  // Larger ones are printed by an alias.
  static constexpr std::size_t max_inline_size = 16;
  static TupleType get(Context& context, llvm::ArrayRef<Type> elements);
  TypeRange elements() const { return words(); }
};

// What vectors, tensors and memrefs have in common. A dimension is a size, or `dynamic` (printed `?`)
// when it is known at run time only.
struct ShapedType : Type {
  using Type::Type;
  static constexpr std::int64_t dynamic = std::numeric_limits<std::int64_t>::min();
  static bool matches(Type type);

  Type element_type() const { return Type(from_word<UniquedStorage>(words()[0])); }
  bool has_rank() const;
  // The following need a rank.
  llvm::ArrayRef<std::int64_t> shape() const;
  unsigned rank() const { return static_cast<unsigned>(shape().size()); }
  std::int64_t dim(unsigned i) const { return shape()[i]; }
  bool is_dynamic_dim(unsigned i) const { return shape()[i] == dynamic; }
  // Whether there is a rank and every dimension is a size.
  bool has_static_shape() const;
  // The product of the sizes, which must be static; no value when it does not fit into 63 bits.
  // A dimension of 0 makes it 0. Scalable dimensions count as their minimum.
  std::optional<std::int64_t> num_elements() const;
};

// vector<4x8xf32>; a scalable dimension is in brackets: vector<[4]xf32>.
struct VectorType : BuiltinKind<VectorType, Type> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.vector";
  // Integers, index, floats, and types of dialects.
  static bool can_hold(Type element);
  // `scalable` is empty or has one entry a dimension. Sizes are positive.
  static VectorType get(Context& context, llvm::ArrayRef<std::int64_t> shape, Type element,
                        llvm::ArrayRef<bool> scalable = {});
  operator ShapedType() const { return ShapedType(storage_); }
  Type element_type() const { return Type(from_word<UniquedStorage>(words()[0])); }
  unsigned rank() const { return static_cast<unsigned>(words()[1]); }
  llvm::ArrayRef<std::int64_t> shape() const { return ShapedType(storage_).shape(); }
  std::int64_t dim(unsigned i) const { return shape()[i]; }
  bool is_scalable(unsigned i) const;
  bool has_scalable_dims() const { return words().size() > 2 + words()[1]; }
};

// tensor<4x?xf32>, or with an attribute that says how it is encoded: tensor<4xf32, #enc>.
struct RankedTensorType : BuiltinKind<RankedTensorType, Type> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.tensor";
  // Integers, index, floats, complex, vectors, and types of dialects.
  static bool can_hold(Type element);
  // Sizes are at least 0, or ShapedType::dynamic.
  static RankedTensorType get(llvm::ArrayRef<std::int64_t> shape, Type element,
                              Attribute encoding = {});
  operator ShapedType() const { return ShapedType(storage_); }
  Type element_type() const { return Type(from_word<UniquedStorage>(words()[0])); }
  llvm::ArrayRef<std::int64_t> shape() const { return ShapedType(storage_).shape(); }
  unsigned rank() const { return static_cast<unsigned>(words().size() - 2); }
  std::int64_t dim(unsigned i) const { return shape()[i]; }
  Attribute encoding() const;  // null: none
};

// tensor<*xf32>
struct UnrankedTensorType : BuiltinKind<UnrankedTensorType, Type> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.unranked_tensor";
  static UnrankedTensorType get(Type element);
  operator ShapedType() const { return ShapedType(storage_); }
  Type element_type() const { return Type(from_word<UniquedStorage>(words()[0])); }
};

// memref<4x?xf32>, memref<4xf32, layout, memory space>. The layout is an affine map, strided<...> or
// an attribute of a dialect; the memory space an integer, string, dictionary or attribute of a
// dialect. The layout that is an identity map and the memory space 0 are the same as none.
struct MemRefType : BuiltinKind<MemRefType, Type> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.memref";
  // Integers, index, floats, complex, vectors, memrefs, and types of dialects.
  static bool can_hold(Type element);
  static bool can_be_layout(Attribute layout);
  static bool can_be_memory_space(Attribute memory_space);
  // Whether the layout is for that many dimensions. True for layouts of dialects.
  static bool layout_fits(Attribute layout, std::size_t rank);
  static MemRefType get(llvm::ArrayRef<std::int64_t> shape, Type element, Attribute layout = {},
                        Attribute memory_space = {});
  operator ShapedType() const { return ShapedType(storage_); }
  Type element_type() const { return Type(from_word<UniquedStorage>(words()[0])); }
  llvm::ArrayRef<std::int64_t> shape() const { return ShapedType(storage_).shape(); }
  unsigned rank() const { return static_cast<unsigned>(words().size() - 3); }
  std::int64_t dim(unsigned i) const { return shape()[i]; }
  Attribute layout() const;        // null: row-major, without gaps
  Attribute memory_space() const;  // null: the default one
};

// memref<*xf32>, memref<*xf32, memory space>
struct UnrankedMemRefType : BuiltinKind<UnrankedMemRefType, Type> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.unranked_memref";
  static UnrankedMemRefType get(Type element, Attribute memory_space = {});
  operator ShapedType() const { return ShapedType(storage_); }
  Type element_type() const { return Type(from_word<UniquedStorage>(words()[0])); }
  Attribute memory_space() const;  // null: the default one
};

// A name inside the text of an opaque type or attribute that stands for something of this context.
// The text is kept as it was written, but what it refers to must be printed too, maybe under another
// name.
struct OpaqueRef {
  enum class Kind : std::uint8_t {
    Type,      // `!alias`
    Attr,      // `#alias`, locations as LocationAttr
    Distinct,  // the number in `distinct[0]<...>`; that attribute
    Resource,  // the key in `dense_resource<key>`
  };
  Kind kind = Kind::Type;
  std::uint32_t offset = 0, length = 0;  // of the name in the text
  Type type = {};                        // what it stands for; the one that the kind says
  Attribute attr = {};
  Identifier resource = {};
};

// A view of the references of an opaque type or attribute, in the order of their offsets.
class OpaqueRefs {
 public:
  static constexpr std::size_t words_each = 5;
  explicit OpaqueRefs(llvm::ArrayRef<std::uint64_t> words) : words_(words) {}
  std::size_t size() const { return words_.size() / words_each; }
  bool empty() const { return words_.empty(); }
  OpaqueRef operator[](std::size_t i) const;
  static void append(llvm::SmallVectorImpl<std::uint64_t>& words, llvm::ArrayRef<OpaqueRef> refs);

 private:
  llvm::ArrayRef<std::uint64_t> words_;
};

namespace detail {
// Whether the text of an opaque type or attribute is a name, maybe with text in brackets behind.
bool is_pretty_symbol(llvm::StringRef body);
}  // namespace detail

// A type of a dialect that is not registered, kept as it was written: !foo.bar<...>, which is the
// same as !foo<bar<...>>.
struct OpaqueType : BuiltinKind<OpaqueType, Type> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.opaque_type";
  // `dialect` without the `!`; `body` is what follows the dot, or what !foo<...> has in brackets.
  static OpaqueType get(Context& context, llvm::StringRef dialect, llvm::StringRef body,
                        llvm::ArrayRef<OpaqueRef> refs = {});
  Identifier dialect() const { return Identifier::from_opaque(from_word<void>(words()[0])); }
  Identifier body() const { return Identifier::from_opaque(from_word<void>(words()[1])); }
  // Whether it is printed as !foo.bar<...>; otherwise as !foo<...>.
  bool is_pretty() const { return words()[2] != 0; }
  OpaqueRefs refs() const { return OpaqueRefs(words().drop_front(3)); }
};

}  // namespace pliron
