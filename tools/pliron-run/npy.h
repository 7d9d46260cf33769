#pragma once
// NumPy's .npy files: the arrays that go into a run and come out of it. Reads format versions 1.0
// to 3.0 and writes 1.0; only little-endian numbers and raw bytes (dtype V), in C order.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "tools/pliron-run/element.h"

namespace pliron::run {

struct NpyArray {
  ElementType type;
  std::vector<std::uint64_t> shape;  // empty for a single value
  std::vector<std::byte> bytes;      // elements in C order

  std::uint64_t count() const;  // elements
};

// Parses the contents of a file; errors do not name the file.
llvm::Expected<NpyArray> parse_npy(llvm::StringRef contents);
// Reads a file; errors name it.
llvm::Expected<NpyArray> read_npy(llvm::StringRef path);

// The contents of the file for an array.
std::string npy_contents(ElementType type, llvm::ArrayRef<std::uint64_t> shape,
                         llvm::ArrayRef<std::byte> bytes);
// Writes a file, through a temporary file beside it so that a failure leaves an old one as it was.
llvm::Error write_npy(llvm::StringRef path, ElementType type, llvm::ArrayRef<std::uint64_t> shape,
                      llvm::ArrayRef<std::byte> bytes);

}  // namespace pliron::run
