#include "ir/builtin_types.h"

#include "ir/param.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/SmallVector.h"

namespace pliron {

using Words = llvm::SmallVector<std::uint64_t, 8>;

template <typename T>
static T make(Context& context, llvm::ArrayRef<std::uint64_t> words) {
  return T(context.unique(detail::type_kind(context, T::id()), words));
}

static void append(Words& words, llvm::ArrayRef<Type> types) {
  for (Type type : types)
    words.push_back(to_word(type.storage()));
}

IntegerType IntegerType::get(Context& context, unsigned width, Signedness signedness) {
  assert(width >= 1 && width <= max_width && "an integer's width is 1 to max_width");
  return make<IntegerType>(context, {width, static_cast<std::uint64_t>(signedness)});
}
IndexType IndexType::get(Context& context) { return make<IndexType>(context, {}); }
NoneType NoneType::get(Context& context) { return make<NoneType>(context, {}); }

namespace {
struct FloatKindInfo {
  FloatKind kind;
  llvm::StringRef keyword;
  const llvm::fltSemantics& (*semantics)();
};
}  // namespace
static const FloatKindInfo float_kinds[] = {
    {FloatKind::F16, "f16", llvm::APFloat::IEEEhalf},
    {FloatKind::BF16, "bf16", llvm::APFloat::BFloat},
    {FloatKind::TF32, "tf32", llvm::APFloat::FloatTF32},
    {FloatKind::F32, "f32", llvm::APFloat::IEEEsingle},
    {FloatKind::F64, "f64", llvm::APFloat::IEEEdouble},
    {FloatKind::F80, "f80", llvm::APFloat::x87DoubleExtended},
    {FloatKind::F128, "f128", llvm::APFloat::IEEEquad},
    {FloatKind::F8E4M3FN, "f8E4M3FN", llvm::APFloat::Float8E4M3FN},
    {FloatKind::F8E5M2, "f8E5M2", llvm::APFloat::Float8E5M2},
};
static const FloatKindInfo& float_info(FloatKind kind) {
  const FloatKindInfo& info = float_kinds[static_cast<unsigned>(kind)];
  assert(info.kind == kind && "float_kinds is in the order of FloatKind");
  return info;
}

FloatType FloatType::get(Context& context, FloatKind kind) {
  return make<FloatType>(context, {static_cast<std::uint64_t>(kind)});
}
unsigned FloatType::width() const { return llvm::APFloat::semanticsSizeInBits(semantics()); }
llvm::StringRef FloatType::keyword() const { return float_info(kind()).keyword; }
const llvm::fltSemantics& FloatType::semantics() const { return float_info(kind()).semantics(); }
FloatType FloatType::from_keyword(Context& context, llvm::StringRef keyword) {
  for (const FloatKindInfo& info : float_kinds)
    if (info.keyword == keyword)
      return get(context, info.kind);
  return FloatType(nullptr);
}

FunctionType FunctionType::get(Context& context, llvm::ArrayRef<Type> inputs,
                               llvm::ArrayRef<Type> results) {
  Words words{inputs.size()};
  append(words, inputs);
  append(words, results);
  return make<FunctionType>(context, words);
}

TupleType TupleType::get(Context& context, llvm::ArrayRef<Type> elements) {
  Words words;
  append(words, elements);
  return make<TupleType>(context, words);
}

VectorType VectorType::get(Context& context, llvm::ArrayRef<std::int64_t> shape, Type element,
                           llvm::ArrayRef<bool> scalable) {
  assert((scalable.empty() || scalable.size() == shape.size()) && "one flag a dimension");
  Words words{to_word(element.storage())};
  for (std::size_t i = 0; i < shape.size(); ++i) {
    assert(shape[i] > 0 && "a vector's dimensions are positive");
    words.push_back(static_cast<std::uint64_t>(shape[i]));
    words.push_back(!scalable.empty() && scalable[i]);
  }
  return make<VectorType>(context, words);
}

OpaqueType OpaqueType::get(Context& context, llvm::StringRef dialect, llvm::StringRef body) {
  return make<OpaqueType>(context, {to_word(context.identifier(dialect).opaque()),
                                    to_word(context.identifier(body).opaque())});
}

}  // namespace pliron
