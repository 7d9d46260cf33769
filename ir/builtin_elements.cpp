#include "ir/builtin_elements.h"

#include <cstring>
#include <limits>

#include "ir/builtin_attributes.h"
#include "ir/context_impl.h"
#include "ir/param.h"
#include "ir/resources.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MathExtras.h"

namespace pliron {

template <typename A>
static A make(Context& context, llvm::ArrayRef<std::uint64_t> words) {
  return A(context.unique(detail::attr_kind(context, A::id()), words));
}

static std::size_t saturated_size(ShapedType type) {
  return static_cast<std::size_t>(
      type.num_elements().value_or(std::numeric_limits<std::int64_t>::max()));
}

// How the bytes of elements are laid out.
namespace {
struct Layout {
  unsigned width;         // bits of a scalar
  unsigned scalars;       // in an element
  std::size_t bytes;      // of a scalar; 0 for i0
  bool is_packed;         // one bit an element

  explicit Layout(Type element) {
    ComplexType complex = element.try_as<ComplexType>();
    Type scalar = complex ? complex.element_type() : element;
    if (FloatType real = scalar.try_as<FloatType>())
      width = real.width();
    else if (IntegerType integer = scalar.try_as<IntegerType>())
      width = integer.width();
    else
      width = 64;  // index
    scalars = complex ? 2 : 1;
    bytes = (width + 7) / 8;
    is_packed = width == 1 && !complex;
  }
  std::size_t element_bytes() const { return scalars * bytes; }
  // Of that many elements; no value when it does not fit.
  std::optional<std::uint64_t> size_of(std::uint64_t elements) const {
    if (is_packed)
      return elements / 8 + (elements % 8 != 0);
    bool overflows = false;
    std::uint64_t size =
        llvm::SaturatingMultiply<std::uint64_t>(elements, element_bytes(), &overflows);
    return overflows ? std::nullopt : std::optional(size);
  }
};

void store(const llvm::APInt& bits, std::size_t bytes, char* out) {
  for (std::size_t i = 0; i < bytes; ++i)
    out[i] = static_cast<char>(bits.getRawData()[i / 8] >> (8 * (i % 8)));
}

llvm::APInt load(const char* data, std::size_t bytes, unsigned width) {
  if (width == 0)
    return llvm::APInt::getZeroWidth();
  llvm::SmallVector<std::uint64_t, 2> words(llvm::APInt::getNumWords(width));
  for (std::size_t i = 0; i < bytes; ++i)
    words[i / 8] |= std::uint64_t{static_cast<unsigned char>(data[i])} << (8 * (i % 8));
  return {width, words};
}

bool get_bit(const char* data, std::size_t i) { return data[i / 8] >> (i % 8) & 1; }

bool all_bits_equal(llvm::ArrayRef<char> data, std::size_t count) {
  bool first = get_bit(data.data(), 0);
  char whole = first ? '\xff' : '\0';
  for (std::size_t i = 0; i < count / 8; ++i)
    if (data[i] != whole)
      return false;
  for (std::size_t i = count / 8 * 8; i < count; ++i)
    if (get_bit(data.data(), i) != first)
      return false;
  return true;
}

bool all_elements_equal(llvm::ArrayRef<char> data, std::size_t size) {
  return std::memcmp(data.data(), data.data() + size, data.size() - size) == 0;
}
}  // namespace

bool DenseElementsAttr::can_have(Type type) {
  ShapedType shaped = type.try_as<ShapedType>();
  if (!shaped || !shaped.has_static_shape())
    return false;
  Type element = shaped.element_type();
  return element.is<IntegerType>() || element.is<FloatType>() || element.is<IndexType>() ||
         element.is<ComplexType>();
}

std::optional<std::uint64_t> DenseElementsAttr::raw_size(ShapedType type) {
  auto count = type.num_elements();
  if (!count)
    return std::nullopt;
  return Layout(type.element_type()).size_of(static_cast<std::uint64_t>(*count));
}

// Words: the type, whether it is a splat, the number of bytes, the bytes.
static DenseElementsAttr make_dense(ShapedType type, bool splat, llvm::ArrayRef<char> data) {
  llvm::SmallVector<std::uint64_t, 8> words{to_word(type.storage()), splat, data.size()};
  words.resize(3 + (data.size() + 7) / 8);
  if (!data.empty())
    std::memcpy(&words[3], data.data(), data.size());
  return make<DenseElementsAttr>(type.context(), words);
}

DenseElementsAttr DenseElementsAttr::get_raw(ShapedType type, llvm::ArrayRef<char> data) {
  assert(can_have(type) && "no dense elements of such a type");
  Layout layout(type.element_type());
  auto count = type.num_elements();
  if (layout.is_packed) {
    if (data.size() == 1 && (data[0] == '\0' || data[0] == '\xff'))
      return make_dense(type, true, data);
    if (!count || data.size() != layout.size_of(static_cast<std::uint64_t>(*count)))
      return DenseElementsAttr(nullptr);
    bool splat = *count > 0 && all_bits_equal(data, static_cast<std::size_t>(*count));
    char whole = splat && get_bit(data.data(), 0) ? '\xff' : '\0';
    return make_dense(type, splat, splat ? llvm::ArrayRef(whole) : data);
  }
  std::size_t size = layout.element_bytes();
  if (data.size() == size)
    return make_dense(type, size > 0 || count != 0, data);
  if (!count || data.size() != layout.size_of(static_cast<std::uint64_t>(*count)))
    return DenseElementsAttr(nullptr);
  bool splat = *count > 0 && all_elements_equal(data, size);
  return make_dense(type, splat, splat ? data.take_front(size) : data);
}

DenseElementsAttr DenseElementsAttr::get(ShapedType type, llvm::ArrayRef<llvm::APInt> scalars) {
  assert(can_have(type) && "no dense elements of such a type");
  Layout layout(type.element_type());
  llvm::SmallVector<char, 64> data;
  if (layout.is_packed) {
    data.resize((scalars.size() + 7) / 8);
    for (std::size_t i = 0; i < scalars.size(); ++i)
      data[i / 8] = static_cast<char>(data[i / 8] | scalars[i].getBoolValue() << (i % 8));
    if (scalars.size() == 1)
      data[0] = scalars[0].isZero() ? '\0' : '\xff';
  } else {
    data.resize(scalars.size() * layout.bytes);
    for (std::size_t i = 0; i < scalars.size(); ++i) {
      assert(scalars[i].getBitWidth() == layout.width && "an element of another width");
      store(scalars[i], layout.bytes, data.data() + i * layout.bytes);
    }
  }
  DenseElementsAttr result = get_raw(type, data);
  assert(result && "one value for all elements or one for each");
  return result;
}

Type DenseElementsAttr::scalar_type() const {
  ComplexType complex = element_type().try_as<ComplexType>();
  return complex ? complex.element_type() : element_type();
}
unsigned DenseElementsAttr::scalar_width() const { return Layout(element_type()).width; }
std::size_t DenseElementsAttr::size() const { return saturated_size(type()); }
llvm::ArrayRef<char> DenseElementsAttr::raw_data() const {
  return {reinterpret_cast<const char*>(words().data() + 3), static_cast<std::size_t>(words()[2])};
}

llvm::APInt DenseElementsAttr::bits(std::size_t i) const {
  assert(!is_complex() && "complex elements have two parts");
  Layout layout(element_type());
  i = is_splat() ? 0 : i;
  const char* data = raw_data().data();
  if (layout.is_packed)
    return llvm::APInt(1, get_bit(data, i));
  return load(data + i * layout.bytes, layout.bytes, layout.width);
}

std::pair<llvm::APInt, llvm::APInt> DenseElementsAttr::complex_bits(std::size_t i) const {
  assert(is_complex() && "the elements are not complex");
  Layout layout(element_type());
  const char* data = raw_data().data() + (is_splat() ? 0 : i * layout.element_bytes());
  return {load(data, layout.bytes, layout.width),
          load(data + layout.bytes, layout.bytes, layout.width)};
}

bool DenseStringElementsAttr::can_have(Type type) {
  ShapedType shaped = type.try_as<ShapedType>();
  return shaped && shaped.has_static_shape() && !DenseElementsAttr::can_have(type);
}
DenseStringElementsAttr DenseStringElementsAttr::get(Context& context, ShapedType type,
                                                     llvm::ArrayRef<llvm::StringRef> elements) {
  assert(can_have(type) && "elements of this type are not strings");
  assert((elements.size() == 1 || elements.size() == saturated_size(type)) &&
         "one string for all elements or one for each");
  if (!elements.empty() && llvm::all_equal(elements))
    elements = elements.take_front(1);
  llvm::SmallVector<std::uint64_t, 8> words{to_word(type.storage())};
  for (llvm::StringRef text : elements)
    words.push_back(to_word(context.identifier(text).opaque()));
  return make<DenseStringElementsAttr>(context, words);
}
std::size_t DenseStringElementsAttr::size() const { return saturated_size(type()); }

DenseResourceElementsAttr DenseResourceElementsAttr::get(ShapedType type, Identifier key) {
  type.context().impl().has_builtin_aliases = true;
  return make<DenseResourceElementsAttr>(type.context(),
                                         {to_word(type.storage()), to_word(key.opaque())});
}
const ResourceBlob* DenseResourceElementsAttr::blob() const {
  return find_resource(context(), key());
}

SparseElementsAttr SparseElementsAttr::get(ShapedType type, DenseElementsAttr indices,
                                           Attribute values) {
  assert(type.has_static_shape() && "sparse elements have a static shape");
  return make<SparseElementsAttr>(
      type.context(),
      {to_word(type.storage()), to_word(indices.storage()), to_word(values.storage())});
}

}  // namespace pliron
