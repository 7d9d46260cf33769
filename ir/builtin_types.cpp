#include "ir/builtin_types.h"

#include "ir/builtin_attributes.h"
#include "ir/context_impl.h"
#include "ir/lexer.h"
#include "ir/param.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

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
  assert(width <= max_width && "an integer's width is at most max_width");
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
    {FloatKind::F4E2M1FN, "f4E2M1FN", llvm::APFloat::Float4E2M1FN},
    {FloatKind::F6E2M3FN, "f6E2M3FN", llvm::APFloat::Float6E2M3FN},
    {FloatKind::F6E3M2FN, "f6E3M2FN", llvm::APFloat::Float6E3M2FN},
    {FloatKind::F8E5M2, "f8E5M2", llvm::APFloat::Float8E5M2},
    {FloatKind::F8E4M3, "f8E4M3", llvm::APFloat::Float8E4M3},
    {FloatKind::F8E4M3FN, "f8E4M3FN", llvm::APFloat::Float8E4M3FN},
    {FloatKind::F8E5M2FNUZ, "f8E5M2FNUZ", llvm::APFloat::Float8E5M2FNUZ},
    {FloatKind::F8E4M3FNUZ, "f8E4M3FNUZ", llvm::APFloat::Float8E4M3FNUZ},
    {FloatKind::F8E4M3B11FNUZ, "f8E4M3B11FNUZ", llvm::APFloat::Float8E4M3B11FNUZ},
    {FloatKind::F8E3M4, "f8E3M4", llvm::APFloat::Float8E3M4},
    {FloatKind::F8E8M0FNU, "f8E8M0FNU", llvm::APFloat::Float8E8M0FNU},
    {FloatKind::BF16, "bf16", llvm::APFloat::BFloat},
    {FloatKind::F16, "f16", llvm::APFloat::IEEEhalf},
    {FloatKind::TF32, "tf32", llvm::APFloat::FloatTF32},
    {FloatKind::F32, "f32", llvm::APFloat::IEEEsingle},
    {FloatKind::F64, "f64", llvm::APFloat::IEEEdouble},
    {FloatKind::F80, "f80", llvm::APFloat::x87DoubleExtended},
    {FloatKind::F128, "f128", llvm::APFloat::IEEEquad},
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
  // The printer gives large tuples an alias.
  if (elements.size() > TupleType::max_inline_size)
    context.impl().has_builtin_aliases = true;
  Words words;
  append(words, elements);
  return make<TupleType>(context, words);
}

ComplexType ComplexType::get(Type element) {
  assert(can_hold(element) && "a complex number is of integers or floats");
  return make<ComplexType>(element.context(), {to_word(element.storage())});
}
bool ComplexType::can_hold(Type element) {
  return element.is<IntegerType>() || element.is<FloatType>();
}

// Types of dialects: what they mean inside a shaped type is not for us to say.
static bool is_foreign(Type type) { return type.info().def || type.is<OpaqueType>(); }
static bool is_number(Type type) {
  return type.is<IntegerType>() || type.is<FloatType>() || type.is<IndexType>();
}
bool VectorType::can_hold(Type element) { return is_number(element) || is_foreign(element); }
bool RankedTensorType::can_hold(Type element) {
  return VectorType::can_hold(element) || element.is<ComplexType>() || element.is<VectorType>();
}
bool MemRefType::can_hold(Type element) {
  return RankedTensorType::can_hold(element) || element.is<MemRefType>() ||
         element.is<UnrankedMemRefType>();
}

// What comes in front of the dimensions: VectorType has element and rank, and behind the dimensions
// the bits of those that scale, if there are any; RankedTensorType has element and encoding;
// MemRefType has element, layout and memory space.
static std::size_t words_before_shape(std::uint64_t kind) {
  switch (kind) {
    case VectorType::id():
    case RankedTensorType::id():
      return 2;
    case MemRefType::id():
      return 3;
    default:
      return 0;
  }
}

bool ShapedType::matches(Type type) {
  std::uint64_t kind = type.info().id;
  return words_before_shape(kind) != 0 || kind == UnrankedTensorType::id() ||
         kind == UnrankedMemRefType::id();
}
bool ShapedType::has_rank() const { return words_before_shape(info().id) != 0; }
llvm::ArrayRef<std::int64_t> ShapedType::shape() const {
  std::size_t before = words_before_shape(info().id);
  assert(before != 0 && "this type has no rank");
  llvm::ArrayRef<std::uint64_t> dims = words().drop_front(before);
  if (VectorType vector = try_as<VectorType>())
    dims = dims.take_front(vector.rank());
  return {reinterpret_cast<const std::int64_t*>(dims.data()), dims.size()};
}
bool ShapedType::has_static_shape() const {
  return has_rank() && !llvm::is_contained(shape(), dynamic);
}
std::optional<std::int64_t> ShapedType::num_elements() const {
  std::int64_t count = 1;
  bool fits = true;
  for (std::int64_t dim : shape()) {
    assert(dim != dynamic && "the number of elements is known at run time only");
    if (dim == 0)
      return 0;
    fits = !llvm::MulOverflow(count, dim, count) && fits;
  }
  return fits ? std::optional(count) : std::nullopt;
}

static void append(Words& words, llvm::ArrayRef<std::int64_t> shape) {
  words.append(reinterpret_cast<const std::uint64_t*>(shape.begin()),
               reinterpret_cast<const std::uint64_t*>(shape.end()));
}
static bool are_sizes(llvm::ArrayRef<std::int64_t> shape) {
  return llvm::all_of(shape, [](std::int64_t dim) { return dim >= 0 || dim == ShapedType::dynamic; });
}

VectorType VectorType::get(Context& context, llvm::ArrayRef<std::int64_t> shape, Type element,
                           llvm::ArrayRef<bool> scalable) {
  assert((scalable.empty() || scalable.size() == shape.size()) && "one flag a dimension");
  assert(llvm::all_of(shape, [](std::int64_t dim) { return dim > 0; }) &&
         "a vector's dimensions are positive");
  assert(can_hold(element) && "a vector is of numbers");
  Words words{to_word(element.storage()), shape.size()};
  append(words, shape);
  if (llvm::is_contained(scalable, true)) {
    std::size_t flags = words.size();
    words.append((shape.size() + 63) / 64, 0);
    for (std::size_t i = 0; i < shape.size(); ++i)
      words[flags + i / 64] |= std::uint64_t{scalable[i]} << (i % 64);
  }
  return make<VectorType>(context, words);
}
bool VectorType::is_scalable(unsigned i) const {
  return has_scalable_dims() && (words()[2 + rank() + i / 64] >> (i % 64) & 1);
}

RankedTensorType RankedTensorType::get(llvm::ArrayRef<std::int64_t> shape, Type element,
                                       Attribute encoding) {
  assert(are_sizes(shape) && "a dimension is a size or dynamic");
  assert(can_hold(element) && "no tensor has such elements");
  Words words{to_word(element.storage()), to_word(encoding.storage())};
  append(words, shape);
  return make<RankedTensorType>(element.context(), words);
}
Attribute RankedTensorType::encoding() const {
  return Attribute(from_word<UniquedStorage>(words()[1]));
}
UnrankedTensorType UnrankedTensorType::get(Type element) {
  assert(RankedTensorType::can_hold(element) && "no tensor has such elements");
  return make<UnrankedTensorType>(element.context(), {to_word(element.storage())});
}

static bool is_foreign(Attribute attr) { return attr.info().def || attr.is<OpaqueAttr>(); }
bool MemRefType::can_be_layout(Attribute layout) {
  return layout.is<AffineMapAttr>() || layout.is<StridedLayoutAttr>() || is_foreign(layout);
}
bool MemRefType::can_be_memory_space(Attribute memory_space) {
  return memory_space.is<IntegerAttr>() || memory_space.is<StringAttr>() ||
         memory_space.is<DictionaryAttr>() || is_foreign(memory_space);
}
bool MemRefType::layout_fits(Attribute layout, std::size_t rank) {
  if (AffineMapAttr map = layout.try_as<AffineMapAttr>())
    return map.num_dims() == rank;
  if (StridedLayoutAttr strided = layout.try_as<StridedLayoutAttr>())
    return strided.strides().size() == rank;
  return true;
}

// The default memory space can be written as 0.
static Attribute without_default(Attribute memory_space) {
  IntegerAttr number = memory_space ? memory_space.try_as<IntegerAttr>() : IntegerAttr(nullptr);
  return number && number.value().isZero() ? Attribute() : memory_space;
}

MemRefType MemRefType::get(llvm::ArrayRef<std::int64_t> shape, Type element, Attribute layout,
                           Attribute memory_space) {
  assert(are_sizes(shape) && "a dimension is a size or dynamic");
  assert(can_hold(element) && "no memref has such elements");
  assert((!layout || (can_be_layout(layout) && layout_fits(layout, shape.size()))) &&
         "not a layout for this memref");
  assert((!memory_space || can_be_memory_space(memory_space)) && "not a memory space");
  if (AffineMapAttr map = layout ? layout.try_as<AffineMapAttr>() : AffineMapAttr(nullptr))
    if (map.is_identity())
      layout = {};
  Words words{to_word(element.storage()), to_word(layout.storage()),
              to_word(without_default(memory_space).storage())};
  append(words, shape);
  return make<MemRefType>(element.context(), words);
}
Attribute MemRefType::layout() const { return Attribute(from_word<UniquedStorage>(words()[1])); }
Attribute MemRefType::memory_space() const {
  return Attribute(from_word<UniquedStorage>(words()[2]));
}
UnrankedMemRefType UnrankedMemRefType::get(Type element, Attribute memory_space) {
  assert(MemRefType::can_hold(element) && "no memref has such elements");
  assert((!memory_space || MemRefType::can_be_memory_space(memory_space)) && "not a memory space");
  return make<UnrankedMemRefType>(
      element.context(),
      {to_word(element.storage()), to_word(without_default(memory_space).storage())});
}
Attribute UnrankedMemRefType::memory_space() const {
  return Attribute(from_word<UniquedStorage>(words()[1]));
}

bool detail::is_pretty_symbol(llvm::StringRef body) {
  if (body.empty() || !llvm::isAlpha(body[0]))
    return false;
  llvm::StringRef rest = body.drop_while([](char c) {
    return llvm::isAlnum(c) || c == '.' || c == '_';
  });
  return rest.empty() || (rest[0] == '<' && Lexer(rest).balanced_text(rest.data()) == rest);
}

void OpaqueRefs::append(llvm::SmallVectorImpl<std::uint64_t>& words,
                        llvm::ArrayRef<OpaqueRef> refs) {
  for (const OpaqueRef& ref : refs) {
    words.push_back(static_cast<std::uint64_t>(ref.kind));
    words.push_back(ref.offset | std::uint64_t{ref.length} << 32);
    words.push_back(to_word(ref.type.storage()));
    words.push_back(to_word(ref.attr.storage()));
    words.push_back(to_word(ref.resource.opaque()));
  }
}
OpaqueRef OpaqueRefs::operator[](std::size_t i) const {
  llvm::ArrayRef<std::uint64_t> entry = words_.slice(i * words_each, words_each);
  return {static_cast<OpaqueRef::Kind>(entry[0]),
          static_cast<std::uint32_t>(entry[1]),
          static_cast<std::uint32_t>(entry[1] >> 32),
          Type(from_word<UniquedStorage>(entry[2])),
          Attribute(from_word<UniquedStorage>(entry[3])),
          Identifier::from_opaque(from_word<void>(entry[4]))};
}

OpaqueType OpaqueType::get(Context& context, llvm::StringRef dialect, llvm::StringRef body,
                           llvm::ArrayRef<OpaqueRef> refs) {
  Words words{to_word(context.identifier(dialect).opaque()),
              to_word(context.identifier(body).opaque()), detail::is_pretty_symbol(body)};
  OpaqueRefs::append(words, refs);
  if (!refs.empty())
    context.impl().has_builtin_aliases = true;
  return make<OpaqueType>(context, words);
}

}  // namespace pliron
