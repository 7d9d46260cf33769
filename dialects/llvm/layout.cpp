#include "dialects/llvm/layout.h"

#include "dialects/llvm/types.h"
#include "ir/builtin_attributes.h"
#include "ir/builtin_types.h"
#include "llvm/Support/MathExtras.h"

namespace pliron::llvm_dialect {

static constexpr std::uint64_t max_size = std::uint64_t{1} << 40;

static std::optional<Layout> scalar_layout(std::uint64_t bits) {
  std::uint64_t size = llvm::PowerOf2Ceil(llvm::divideCeil(bits, 8));
  if (bits == 0 || size > 16)
    return std::nullopt;
  return Layout{size, size};
}

static std::optional<Layout> vector_layout(VectorType vector) {
  std::optional<Layout> element = layout_of(vector.element_type());
  if (!element || vector.rank() != 1 || vector.has_scalable_dims())
    return std::nullopt;
  if (auto integer = vector.element_type().try_as<IntegerType>())
    if (integer.width() % 8 != 0 || !llvm::isPowerOf2_64(integer.width()))
      return std::nullopt;  // elements are packed bit by bit
  auto count = static_cast<std::uint64_t>(vector.dim(0));
  // Others have room behind their last element.
  if (!llvm::isPowerOf2_64(count) || count > 64 || element->size * count > 64)
    return std::nullopt;
  return Layout{element->size * count, element->size * count};
}

static std::optional<Layout> struct_layout(StructType record) {
  if (record.is_opaque())
    return std::nullopt;
  Layout result;
  for (std::size_t i = 0; i < record.size(); ++i) {
    std::optional<Layout> element = layout_of(record.element(i));
    if (!element)
      return std::nullopt;
    std::uint64_t alignment = record.is_packed() ? 1 : element->alignment;
    result.size = llvm::alignTo(result.size, alignment) + element->size;
    result.alignment = std::max(result.alignment, alignment);
    if (result.size > max_size)
      return std::nullopt;
  }
  result.size = llvm::alignTo(result.size, result.alignment);
  return result;
}

// The nesting of types is limited where they are made.
std::optional<Layout> layout_of(Type type) {
  if (auto integer = type.try_as<IntegerType>())
    return scalar_layout(integer.width());
  if (auto real = type.try_as<FloatType>())
    return llvm::isPowerOf2_64(real.width()) ? scalar_layout(real.width()) : std::nullopt;
  if (auto pointer = type.try_as<PointerType>())
    return pointer.address_space() <= 1 ? scalar_layout(64) : std::nullopt;
  if (auto vector = type.try_as<VectorType>())
    return vector_layout(vector);
  if (auto record = type.try_as<StructType>())
    return struct_layout(record);
  auto array = type.try_as<ArrayType>();
  std::optional<Layout> element = array ? layout_of(array.element()) : std::nullopt;
  if (!element || (element->size && array.size() > max_size / element->size))
    return std::nullopt;
  return Layout{element->size * array.size(), element->alignment};
}

std::optional<std::uint64_t> member_offset(Type aggregate, std::uint64_t member) {
  if (auto array = aggregate.try_as<ArrayType>()) {
    std::optional<Layout> element = layout_of(array.element());
    if (!element || (element->size && member > max_size / element->size))
      return std::nullopt;
    return element->size * member;
  }
  auto record = aggregate.try_as<StructType>();
  if (!record || record.is_opaque() || member >= record.size())
    return std::nullopt;
  std::uint64_t offset = 0;
  for (std::size_t i = 0; i <= member; ++i) {
    std::optional<Layout> element = layout_of(record.element(i));
    if (!element)
      return std::nullopt;
    offset = llvm::alignTo(offset, record.is_packed() ? 1 : element->alignment);
    if (i < member)
      offset += element->size;
    if (offset > max_size)
      return std::nullopt;
  }
  return offset;
}

bool has_known_layout(Operation* op) {
  for (; op; op = op->parent_op()) {
    StringAttr layout = op->attr_as<StringAttr>("llvm.data_layout");
    if (layout)
      return layout.value().starts_with("e-") && !layout.value().contains("-p:32") &&
             !layout.value().contains("-p:16");
  }
  return true;
}

}  // namespace pliron::llvm_dialect
