#pragma once
// The element types of kernel arguments: their names in a SPEC and in .npy files, and how one
// element is read from text, printed and compared. Bytes are little-endian, as on all devices here.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace pliron::run {

enum class ElementKind : std::uint8_t { Signed, Unsigned, Float, Bytes };

// A type such as f32, u8, or bytes12 (twelve bytes that mean something to the kernel only).
struct ElementType {
  ElementKind kind = ElementKind::Float;
  std::uint32_t bytes = 4;

  bool operator==(const ElementType&) const = default;
  std::string name() const;   // "f32"
  std::string dtype() const;  // NumPy's: "<f4", "|u1", "|V12"
};

// The largest N of bytesN.
inline constexpr std::uint32_t MaxElementBytes = 1 << 16;

// The type of that name in full, or nothing.
std::optional<ElementType> element_type(llvm::StringRef name);
// The type of a NumPy dtype string, or nothing: big-endian and other dtypes have none.
std::optional<ElementType> element_type_of_dtype(llvm::StringRef dtype);

// Writes the value that `text` spells into `out`, which has the type's size. Integers are decimal
// or 0x hexadecimal, floats decimal, hexadecimal (0x1.8p3), inf or nan and are rounded to nearest;
// bytes are pairs of hexadecimal digits. The error says what is wrong with the text, without
// repeating it.
llvm::Error parse_element(ElementType type, llvm::StringRef text,
                          llvm::MutableArrayRef<std::byte> out);

// The element's value as text that reads back to the same bytes.
std::string element_text(ElementType type, llvm::ArrayRef<std::byte> element);

// Writes number `value` of a 0, 1, 2, ... sequence; false when the type cannot hold it.
bool store_index(ElementType type, std::uint64_t value, llvm::MutableArrayRef<std::byte> out);
// Writes a value made from 64 random bits: an integer of any value, or a float in [0, 1).
void store_random(ElementType type, std::uint64_t bits, llvm::MutableArrayRef<std::byte> out);

// Whether |got - want| <= atol + rtol * |want|. NaN equals NaN and an infinity itself; bytes must
// be the same. Without tolerances integers are compared exactly.
bool elements_match(ElementType type, llvm::ArrayRef<std::byte> got, llvm::ArrayRef<std::byte> want,
                    double rtol, double atol);

}  // namespace pliron::run
