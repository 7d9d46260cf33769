#include "ir/builtin_attributes.h"

#include "ir/param.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace pliron {

using Words = llvm::SmallVector<std::uint64_t, 8>;

template <typename A>
static A make(Context& context, llvm::ArrayRef<std::uint64_t> words) {
  return A(context.unique(detail::attr_kind(context, A::id()), words));
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
llvm::APInt IntegerAttr::value() const { return {value_width(type()), words().drop_front()}; }
std::int64_t IntegerAttr::as_int() const {
  llvm::APInt bits = value();
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

StringAttr StringAttr::get(Context& context, llvm::StringRef text, Type type) {
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

DenseArrayAttr DenseArrayAttr::get(Type element, llvm::ArrayRef<std::uint64_t> bits) {
  Words words{to_word(element.storage())};
  words.append(bits.begin(), bits.end());
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
std::int64_t DenseArrayAttr::as_int(std::size_t i) const {
  unsigned width = element_type().as<IntegerType>().width();
  return llvm::APInt(width, bits(i)).getSExtValue();
}

// Width in bits of an element of a dense<...>.
static unsigned element_width(Type element) {
  if (FloatType type = element.try_as<FloatType>())
    return llvm::APFloat::semanticsSizeInBits(type.semantics());
  return value_width(element);
}
static std::size_t element_count(VectorType type) {
  std::size_t count = 1;
  for (unsigned i = 0; i < type.rank(); ++i)
    count *= static_cast<std::size_t>(type.dim(i));
  return count;
}

DenseElementsAttr DenseElementsAttr::get(VectorType type, llvm::ArrayRef<llvm::APInt> elements) {
  assert((elements.size() == 1 || elements.size() == element_count(type)) &&
         "one value for all elements or one for each");
  if (std::all_of(elements.begin(), elements.end(),
                  [&](const llvm::APInt& bits) { return bits == elements.front(); }))
    elements = elements.take_front(1);
  Words words{to_word(type.storage())};
  for (const llvm::APInt& bits : elements) {
    assert(bits.getBitWidth() == element_width(type.element()) && "an element of another width");
    words.append(bits.getRawData(), bits.getRawData() + bits.getNumWords());
  }
  return make<DenseElementsAttr>(type.context(), words);
}
std::size_t DenseElementsAttr::size() const { return element_count(type()); }
bool DenseElementsAttr::is_splat() const {
  return words().size() - 1 == llvm::APInt::getNumWords(element_width(type().element()));
}
llvm::APInt DenseElementsAttr::bits(std::size_t i) const {
  unsigned width = element_width(type().element());
  std::size_t step = llvm::APInt::getNumWords(width);
  return {width, words().slice(is_splat() ? 1 : 1 + i * step, step)};
}

OpaqueAttr OpaqueAttr::get(Context& context, llvm::StringRef dialect, llvm::StringRef body) {
  return make<OpaqueAttr>(context, {to_word(context.identifier(dialect).opaque()),
                                    to_word(context.identifier(body).opaque())});
}

}  // namespace pliron
