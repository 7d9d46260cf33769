#pragma once
// The types of the `builtin` dialect, with MLIR's names and syntax.

#include "ir/context.h"
#include "ir/def_support.h"
#include "ir/type.h"
#include "llvm/ADT/ArrayRef.h"
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
  // Width in bits, 1 to max_width.
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

enum class FloatKind : std::uint8_t { F16, BF16, TF32, F32, F64, F80, F128, F8E4M3FN, F8E5M2 };

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
  static TupleType get(Context& context, llvm::ArrayRef<Type> elements);
  TypeRange elements() const { return words(); }
};

// vector<4x8xf32>; a scalable dimension is in brackets: vector<[4]xf32>.
struct VectorType : BuiltinKind<VectorType, Type> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.vector";
  // `scalable` is empty or has one entry a dimension. Sizes are positive.
  static VectorType get(Context& context, llvm::ArrayRef<std::int64_t> shape, Type element,
                        llvm::ArrayRef<bool> scalable = {});
  Type element() const { return Type(from_word<UniquedStorage>(words()[0])); }
  unsigned rank() const { return static_cast<unsigned>((words().size() - 1) / 2); }
  std::int64_t dim(unsigned i) const { return static_cast<std::int64_t>(words()[1 + 2 * i]); }
  bool is_scalable(unsigned i) const { return words()[2 + 2 * i] != 0; }
};

// A type of a dialect that is not registered, kept as it was written: !foo.bar<...>.
struct OpaqueType : BuiltinKind<OpaqueType, Type> {
  using BuiltinKind::BuiltinKind;
  static constexpr std::string_view full_name = "builtin.opaque_type";
  // `dialect` without the `!`; `body` is all that follows the dot, brackets included.
  static OpaqueType get(Context& context, llvm::StringRef dialect, llvm::StringRef body);
  Identifier dialect() const { return Identifier::from_opaque(from_word<void>(words()[0])); }
  Identifier body() const { return Identifier::from_opaque(from_word<void>(words()[1])); }
};

}  // namespace pliron
