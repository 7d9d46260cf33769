#include "tools/pliron-run/element.h"

#include <array>
#include <cassert>
#include <charconv>
#include <cmath>
#include <cstring>

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

namespace pliron::run {
namespace {

struct NamedType {
  llvm::StringLiteral name;
  llvm::StringLiteral dtype;
  ElementType type;
};
constexpr NamedType NamedTypes[] = {
    {"i8", "|i1", {ElementKind::Signed, 1}},    {"i16", "<i2", {ElementKind::Signed, 2}},
    {"i32", "<i4", {ElementKind::Signed, 4}},   {"i64", "<i8", {ElementKind::Signed, 8}},
    {"u8", "|u1", {ElementKind::Unsigned, 1}},  {"u16", "<u2", {ElementKind::Unsigned, 2}},
    {"u32", "<u4", {ElementKind::Unsigned, 4}}, {"u64", "<u8", {ElementKind::Unsigned, 8}},
    {"f16", "<f2", {ElementKind::Float, 2}},    {"f32", "<f4", {ElementKind::Float, 4}},
    {"f64", "<f8", {ElementKind::Float, 8}},
};

const NamedType* find_named(ElementType type) {
  for (const NamedType& named : NamedTypes)
    if (named.type == type)
      return &named;
  return nullptr;
}

llvm::Error error(const llvm::Twine& message) {
  return llvm::createStringError(message);
}

// `name` is `prefix` and a size from 1 to MaxElementBytes.
std::optional<ElementType> sized_bytes(llvm::StringRef name, llvm::StringRef prefix) {
  std::uint32_t bytes = 0;
  if (!name.consume_front(prefix) || name.starts_with("0") || name.getAsInteger(10, bytes) ||
      bytes > MaxElementBytes)
    return std::nullopt;
  return ElementType{ElementKind::Bytes, bytes};
}

const llvm::fltSemantics& semantics(ElementType type) {
  assert(type.kind == ElementKind::Float);
  return type.bytes == 2   ? llvm::APFloat::IEEEhalf()
         : type.bytes == 4 ? llvm::APFloat::IEEEsingle()
                           : llvm::APFloat::IEEEdouble();
}

void store_bits(std::uint64_t bits, llvm::MutableArrayRef<std::byte> out) {
  assert(out.size() <= sizeof bits);
  std::memcpy(out.data(), &bits, out.size());
}

void store_float(const llvm::APFloat& value, llvm::MutableArrayRef<std::byte> out) {
  store_bits(value.bitcastToAPInt().getZExtValue(), out);
}

std::uint64_t load_bits(llvm::ArrayRef<std::byte> element) {
  std::uint64_t bits = 0;
  assert(element.size() <= sizeof bits);
  std::memcpy(&bits, element.data(), element.size());
  return bits;
}

std::int64_t load_signed(llvm::ArrayRef<std::byte> element) {
  unsigned unused = 64 - 8 * static_cast<unsigned>(element.size());
  return static_cast<std::int64_t>(load_bits(element) << unused) >> unused;
}

double load_float(ElementType type, llvm::ArrayRef<std::byte> element) {
  llvm::APFloat value(semantics(type), llvm::APInt(8 * type.bytes, load_bits(element)));
  bool loses = false;
  value.convert(llvm::APFloat::IEEEdouble(), llvm::APFloat::rmNearestTiesToEven, &loses);
  return value.convertToDouble();
}

// Wide enough to hold every integer type and f64 exactly where long double has 64 bits.
long double load_number(ElementType type, llvm::ArrayRef<std::byte> element) {
  switch (type.kind) {
    case ElementKind::Signed:
      return static_cast<long double>(load_signed(element));
    case ElementKind::Unsigned:
      return static_cast<long double>(load_bits(element));
    default:
      return load_float(type, element);
  }
}

llvm::Error parse_integer(ElementType type, llvm::StringRef text,
                          llvm::MutableArrayRef<std::byte> out) {
  llvm::StringRef digits = text;
  bool negative = digits.consume_front("-");
  if (!negative)
    digits.consume_front("+");
  unsigned radix = digits.consume_front_insensitive("0x") ? 16 : 10;
  llvm::APInt magnitude;
  if (digits.empty() || digits.getAsInteger(radix, magnitude))
    return error("expected an integer");
  unsigned bits = 8 * type.bytes;
  llvm::APInt value = magnitude.zext(std::max(magnitude.getBitWidth(), bits) + 1);
  if (negative)
    value.negate();
  bool fits = type.kind == ElementKind::Signed ? value.isSignedIntN(bits)
                                               : !value.isNegative() && value.isIntN(bits);
  if (!fits)
    return error("the integer does not fit " + type.name());
  store_bits(value.trunc(bits).getZExtValue(), out);
  return llvm::Error::success();
}

llvm::Error parse_float(ElementType type, llvm::StringRef text,
                        llvm::MutableArrayRef<std::byte> out) {
  llvm::APFloat value(semantics(type));
  if (text.empty())
    return error("expected a number");
  auto status = value.convertFromString(text, llvm::APFloat::rmNearestTiesToEven);
  if (!status) {
    llvm::consumeError(status.takeError());
    return error("expected a number");
  }
  if (*status & llvm::APFloat::opOverflow)
    return error("the number is too large for " + type.name());
  store_float(value, out);
  return llvm::Error::success();
}

llvm::Error parse_bytes(ElementType type, llvm::StringRef text,
                        llvm::MutableArrayRef<std::byte> out) {
  std::string bytes;
  if (text.size() % 2 != 0 || !llvm::tryGetFromHex(text, bytes))
    return error("expected bytes, each as two hexadecimal digits");
  if (bytes.size() != type.bytes)
    return error("expected " + llvm::Twine(type.bytes) + " bytes, found " +
                 llvm::Twine(bytes.size()));
  std::memcpy(out.data(), bytes.data(), bytes.size());
  return llvm::Error::success();
}

template <typename T>
std::string shortest(T value) {
  std::array<char, 64> text;
  auto result = std::to_chars(text.data(), text.data() + text.size(), value);
  return std::string(text.data(), result.ptr);
}

}  // namespace

std::string ElementType::name() const {
  if (const NamedType* named = find_named(*this))
    return named->name.str();
  return "bytes" + std::to_string(bytes);
}

std::string ElementType::dtype() const {
  if (const NamedType* named = find_named(*this))
    return named->dtype.str();
  return "|V" + std::to_string(bytes);
}

std::optional<ElementType> element_type(llvm::StringRef name) {
  for (const NamedType& named : NamedTypes)
    if (named.name == name)
      return named.type;
  return sized_bytes(name, "bytes");
}

std::optional<ElementType> element_type_of_dtype(llvm::StringRef dtype) {
  for (const NamedType& named : NamedTypes)
    if (named.dtype == dtype)
      return named.type;
  return sized_bytes(dtype, "|V");
}

llvm::Error parse_element(ElementType type, llvm::StringRef text,
                          llvm::MutableArrayRef<std::byte> out) {
  assert(out.size() == type.bytes);
  switch (type.kind) {
    case ElementKind::Signed:
    case ElementKind::Unsigned:
      return parse_integer(type, text, out);
    case ElementKind::Float:
      return parse_float(type, text, out);
    case ElementKind::Bytes:
      return parse_bytes(type, text, out);
  }
  return error("unknown element type");
}

std::string element_text(ElementType type, llvm::ArrayRef<std::byte> element) {
  switch (type.kind) {
    case ElementKind::Signed:
      return shortest(load_signed(element));
    case ElementKind::Unsigned:
      return shortest(load_bits(element));
    case ElementKind::Float: {
      double value = load_float(type, element);
      return type.bytes == 8 ? shortest(value) : shortest(static_cast<float>(value));
    }
    case ElementKind::Bytes:
      return llvm::toHex({reinterpret_cast<const std::uint8_t*>(element.data()), element.size()},
                         /*LowerCase=*/true);
  }
  return "";
}

bool store_index(ElementType type, std::uint64_t value, llvm::MutableArrayRef<std::byte> out) {
  assert(type.kind != ElementKind::Bytes);
  if (type.kind == ElementKind::Float) {
    llvm::APFloat number(semantics(type));
    auto status = number.convertFromAPInt(llvm::APInt(64, value), /*IsSigned=*/false,
                                          llvm::APFloat::rmNearestTiesToEven);
    store_float(number, out);
    return !(status & llvm::APFloat::opOverflow);
  }
  unsigned bits = 8 * type.bytes - (type.kind == ElementKind::Signed ? 1 : 0);
  if (bits < 64 && value >> bits != 0)
    return false;
  store_bits(value, out);
  return true;
}

void store_random(ElementType type, std::uint64_t bits, llvm::MutableArrayRef<std::byte> out) {
  if (type.kind != ElementKind::Float)
    return store_bits(bits >> (64 - 8 * type.bytes), out);
  // As many random bits as the significand has, so that the value is exact and below one.
  unsigned precision = llvm::APFloat::semanticsPrecision(semantics(type));
  llvm::APFloat value(semantics(type));
  value.convertFromAPInt(llvm::APInt(64, bits >> (64 - precision)), /*IsSigned=*/false,
                         llvm::APFloat::rmNearestTiesToEven);
  store_float(scalbn(value, -static_cast<int>(precision), llvm::APFloat::rmNearestTiesToEven), out);
}

bool elements_match(ElementType type, llvm::ArrayRef<std::byte> got, llvm::ArrayRef<std::byte> want,
                    double rtol, double atol) {
  if (got == want)
    return true;
  if (type.kind == ElementKind::Bytes ||
      (type.kind != ElementKind::Float && rtol == 0 && atol == 0))
    return false;
  long double a = load_number(type, got);
  long double b = load_number(type, want);
  if (std::isnan(a) || std::isnan(b))
    return std::isnan(a) && std::isnan(b);
  if (std::isinf(a) || std::isinf(b))
    return a == b;
  return std::fabs(a - b) <= atol + rtol * std::fabs(b);
}

}  // namespace pliron::run
