#pragma once
// How values lie in memory on the machines that this dialect is for: 64-bit, little-endian, every
// scalar aligned to its size (x86-64, AArch64, NVPTX). For transforms that take memory apart; code
// generators have LLVM's data layout.

#include <cstdint>
#include <optional>

#include "ir/operation.h"

namespace pliron::llvm_dialect {

struct Layout {
  std::uint64_t size = 0;  // bytes from one element of an array to the next
  std::uint64_t alignment = 1;
};

// Nothing for types that lie differently on some of these machines, as pointers to other address
// spaces than 0 and 1, and for sizes above 2^40 bytes.
std::optional<Layout> layout_of(Type type);

// Where the bytes of member i of an array or struct start.
std::optional<std::uint64_t> member_offset(Type aggregate, std::uint64_t member);

// Whether the module around an op is for such a machine: it says nothing, or a data layout that is
// little-endian with 64-bit pointers.
bool has_known_layout(Operation* op);

}  // namespace pliron::llvm_dialect
