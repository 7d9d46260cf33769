#include "ir/builtin_attributes.h"

#include "ir/context_impl.h"
#include "ir/param.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace pliron {

using Words = llvm::SmallVector<std::uint64_t, 8>;

template <typename A>
static A make(Context& context, llvm::ArrayRef<std::uint64_t> words) {
  return A(context.unique(detail::attr_kind(context, A::id()), words));
}

// Of what the printer gives an alias, or lists behind the text.
template <typename A>
static A make_listed(Context& context, llvm::ArrayRef<std::uint64_t> words) {
  context.impl().has_builtin_aliases = true;
  return make<A>(context, words);
}

UnitAttr UnitAttr::get(Context& context) { return make<UnitAttr>(context, {}); }

// Width in bits of an integer attribute's value. `index` counts as 64 bits.
static unsigned value_width(Type type) {
  if (IntegerType integer = type.try_as<IntegerType>())
    return integer.width();
  assert(type.is<IndexType>() && "an integer attribute needs an integer type or index");
  return 64;
}

IntegerAttr IntegerAttr::get(Type type, const llvm::APInt& value) {
  assert(value.getBitWidth() == value_width(type) && "the value's width must be the type's");
  Words words{to_word(type.storage())};
  words.append(value.getRawData(), value.getRawData() + value.getNumWords());
  return make<IntegerAttr>(type.context(), words);
}
IntegerAttr IntegerAttr::get(Type type, std::int64_t value) {
  unsigned width = value_width(type);
  llvm::APInt bits(64, static_cast<std::uint64_t>(value));
  return get(type, bits.sextOrTrunc(width));
}
IntegerAttr IntegerAttr::boolean(Context& context, bool value) {
  return get(IntegerType::get(context, 1), std::int64_t{value});
}
IntegerAttr IntegerAttr::i32(Context& context, std::int32_t value) {
  return get(IntegerType::get(context, 32), std::int64_t{value});
}
IntegerAttr IntegerAttr::i64(Context& context, std::int64_t value) {
  return get(IntegerType::get(context, 64), value);
}
llvm::APInt IntegerAttr::value() const {
  unsigned width = value_width(type());
  return width == 0 ? llvm::APInt::getZeroWidth() : llvm::APInt(width, words().drop_front());
}
std::int64_t IntegerAttr::as_int() const {
  llvm::APInt bits = value();
  if (bits.getBitWidth() == 0)
    return 0;
  IntegerType integer = type().try_as<IntegerType>();
  if (integer && integer.is_unsigned())
    return static_cast<std::int64_t>(bits.getZExtValue());
  return bits.getSExtValue();
}
bool IntegerAttr::is_bool() const {
  IntegerType integer = type().try_as<IntegerType>();
  return integer && integer.width() == 1 && integer.is_signless();
}

FloatAttr FloatAttr::get(FloatType type, const llvm::APFloat& value) {
  assert(&value.getSemantics() == &type.semantics() && "the value's semantics must be the type's");
  llvm::APInt bits = value.bitcastToAPInt();
  Words words{to_word(type.storage())};
  words.append(bits.getRawData(), bits.getRawData() + bits.getNumWords());
  return make<FloatAttr>(type.context(), words);
}
FloatAttr FloatAttr::get(FloatType type, double value) {
  llvm::APFloat rounded(value);
  bool loses_info;
  rounded.convert(type.semantics(), llvm::APFloat::rmNearestTiesToEven, &loses_info);
  return get(type, rounded);
}
llvm::APFloat FloatAttr::value() const {
  const llvm::fltSemantics& semantics = type().semantics();
  return {semantics,
          llvm::APInt(llvm::APFloat::semanticsSizeInBits(semantics), words().drop_front())};
}

static Type without_none(Type type) { return type && type.is<NoneType>() ? Type() : type; }

StringAttr StringAttr::get(Context& context, llvm::StringRef text, Type type) {
  type = without_none(type);
  return make<StringAttr>(context,
                          {to_word(context.identifier(text).opaque()), to_word(type.storage())});
}

ArrayAttr ArrayAttr::get(Context& context, llvm::ArrayRef<Attribute> elements) {
  Words words;
  for (Attribute element : elements)
    words.push_back(to_word(element.storage()));
  return make<ArrayAttr>(context, words);
}

DictionaryAttr DictionaryAttr::get(Context& context, llvm::ArrayRef<NamedAttribute> entries) {
  // By name, and entries of one name in their order.
  llvm::SmallVector<std::pair<NamedAttribute, std::size_t>, 8> numbered;
  for (const NamedAttribute& entry : entries)
    numbered.push_back({entry, numbered.size()});
  llvm::sort(numbered, [](const auto& a, const auto& b) {
    int order = a.first.name.str().compare(b.first.name.str());
    return order != 0 ? order < 0 : a.second < b.second;
  });
  llvm::SmallVector<NamedAttribute, 8> sorted;
  for (const auto& [entry, number] : numbered)
    sorted.push_back(entry);
  Words words;
  for (std::size_t i = 0; i < sorted.size(); ++i) {
    if (i + 1 < sorted.size() && sorted[i + 1].name == sorted[i].name)
      continue;
    words.push_back(to_word(sorted[i].name.opaque()));
    words.push_back(to_word(sorted[i].value.storage()));
  }
  return make<DictionaryAttr>(context, words);
}
Attribute DictionaryAttr::lookup(llvm::StringRef name) const {
  std::size_t low = 0, high = size();
  while (low < high) {
    std::size_t middle = (low + high) / 2;
    NamedAttribute entry = (*this)[middle];
    if (entry.name == name)
      return entry.value;
    if (entry.name.str() < name)
      low = middle + 1;
    else
      high = middle;
  }
  return {};
}

TypeAttr TypeAttr::get(Type type) {
  return make<TypeAttr>(type.context(), {to_word(type.storage())});
}

SymbolRefAttr SymbolRefAttr::get(Context& context, llvm::StringRef root,
                                 llvm::ArrayRef<llvm::StringRef> nested) {
  Words words{to_word(context.identifier(root).opaque())};
  for (llvm::StringRef name : nested)
    words.push_back(to_word(context.identifier(name).opaque()));
  return make<SymbolRefAttr>(context, words);
}

static unsigned array_element_width(Type element) {
  if (FloatType real = element.try_as<FloatType>())
    return real.width();
  return element.as<IntegerType>().width();
}
static std::size_t words_per_element(unsigned width) {
  return std::max<std::size_t>(1, llvm::APInt::getNumWords(width));
}

bool DenseArrayAttr::can_hold(Type element) {
  if (!element.is<IntegerType>() && !element.is<FloatType>())
    return false;
  unsigned width = array_element_width(element);
  return width % 8 == 0 || (width == 1 && element.is<IntegerType>());
}
DenseArrayAttr DenseArrayAttr::get(Type element, llvm::ArrayRef<std::uint64_t> bits) {
  assert(can_hold(element) && array_element_width(element) <= 64 && "not such elements");
  Words words{to_word(element.storage())};
  words.append(bits.begin(), bits.end());
  return make<DenseArrayAttr>(element.context(), words);
}
DenseArrayAttr DenseArrayAttr::get(Type element, llvm::ArrayRef<llvm::APInt> elements) {
  assert(can_hold(element) && "not such elements");
  Words words{to_word(element.storage())};
  for (const llvm::APInt& bits : elements) {
    assert(bits.getBitWidth() == array_element_width(element) && "an element of another width");
    if (bits.getBitWidth() == 0)
      words.push_back(0);
    else
      words.append(bits.getRawData(), bits.getRawData() + bits.getNumWords());
  }
  return make<DenseArrayAttr>(element.context(), words);
}
DenseArrayAttr DenseArrayAttr::i32(Context& context, llvm::ArrayRef<std::int32_t> values) {
  Words bits;
  for (std::int32_t value : values)
    bits.push_back(static_cast<std::uint32_t>(value));
  return get(IntegerType::get(context, 32), bits);
}
DenseArrayAttr DenseArrayAttr::i64(Context& context, llvm::ArrayRef<std::int64_t> values) {
  Words bits;
  for (std::int64_t value : values)
    bits.push_back(static_cast<std::uint64_t>(value));
  return get(IntegerType::get(context, 64), bits);
}
unsigned DenseArrayAttr::element_width() const { return array_element_width(element_type()); }
std::size_t DenseArrayAttr::size() const {
  return (words().size() - 1) / words_per_element(element_width());
}
llvm::APInt DenseArrayAttr::element(std::size_t i) const {
  unsigned width = element_width();
  if (width == 0)
    return llvm::APInt::getZeroWidth();
  std::size_t step = words_per_element(width);
  return {width, words().slice(1 + i * step, step)};
}
std::int64_t DenseArrayAttr::as_int(std::size_t i) const {
  unsigned width = element_type().as<IntegerType>().width();
  return width == 0 ? 0 : llvm::SignExtend64(bits(i), width);
}

AffineMapAttr AffineMapAttr::get(Context& context, unsigned num_dims, unsigned num_symbols,
                                 llvm::ArrayRef<AffineExpr> results) {
  Words words{num_dims, num_symbols};
  for (AffineExpr result : results)
    words.push_back(to_word(result.storage()));
  return make_listed<AffineMapAttr>(context, words);
}
AffineMapAttr AffineMapAttr::identity(Context& context, unsigned num_dims) {
  llvm::SmallVector<AffineExpr, 4> results;
  for (unsigned i = 0; i < num_dims; ++i)
    results.push_back(AffineExpr::dim(context, i));
  return get(context, num_dims, 0, results);
}
bool AffineMapAttr::is_identity() const {
  if (num_dims() != num_results())
    return false;
  for (unsigned i = 0; i < num_results(); ++i)
    if (result(i).kind() != AffineExprKind::Dim || result(i).position() != i)
      return false;
  return true;
}

IntegerSetAttr IntegerSetAttr::get(Context& context, unsigned num_dims, unsigned num_symbols,
                                   llvm::ArrayRef<Constraint> constraints) {
  Words words{num_dims, num_symbols};
  Constraint nothing{AffineExpr::constant(context, 0), true};
  for (const Constraint& constraint : constraints.empty() ? llvm::ArrayRef(nothing) : constraints) {
    words.push_back(to_word(constraint.expr.storage()));
    words.push_back(constraint.is_equality);
  }
  return make_listed<IntegerSetAttr>(context, words);
}

StridedLayoutAttr StridedLayoutAttr::get(Context& context, std::int64_t offset,
                                         llvm::ArrayRef<std::int64_t> strides) {
  Words words{static_cast<std::uint64_t>(offset)};
  for (std::int64_t stride : strides)
    words.push_back(static_cast<std::uint64_t>(stride));
  return make<StridedLayoutAttr>(context, words);
}

LocationAttr LocationAttr::get(Context& context, Location location) {
  return make_listed<LocationAttr>(context, {to_word(location.storage())});
}

const UniquedStorage* DistinctAttr::create_identity(Context& context, std::uint64_t number) {
  static const char tag = 0;
  return context.unique(&tag, {context.impl().next_distinct++, number});
}
DistinctAttr DistinctAttr::get(const UniquedStorage* identity, Attribute referenced) {
  return make_listed<DistinctAttr>(referenced.context(),
                            {to_word(identity), to_word(referenced.storage())});
}
DistinctAttr DistinctAttr::create(Attribute referenced, std::uint64_t number) {
  return get(create_identity(referenced.context(), number), referenced);
}

OpaqueAttr OpaqueAttr::get(Context& context, llvm::StringRef dialect, llvm::StringRef body,
                           Type type, llvm::ArrayRef<OpaqueRef> refs) {
  Words words{to_word(context.identifier(dialect).opaque()),
              to_word(context.identifier(body).opaque()), to_word(without_none(type).storage()),
              detail::is_pretty_symbol(body)};
  OpaqueRefs::append(words, refs);
  return refs.empty() ? make<OpaqueAttr>(context, words) : make_listed<OpaqueAttr>(context, words);
}

}  // namespace pliron
