#pragma once
// Memory for the arguments of a kernel on the CPU, fenced by pages that may not be touched, so that
// an access just outside an argument faults instead of hitting another one.

#include <cstddef>
#include <cstdint>

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"

namespace pliron::run {

// An error when there is no memory for the contents of an argument. Containers end the program
// then, so whoever makes a large one asks first.
llvm::Error check_memory(std::uint64_t size);

class HostBuffer {
 public:
  // Memory with these contents, aligned to `alignment` (a power of two, at most a page). It ends at
  // the fence when its size is a multiple of the alignment, and less than `alignment` bytes before
  // it otherwise.
  static llvm::Expected<HostBuffer> create(llvm::ArrayRef<std::byte> contents,
                                           std::size_t alignment);
  HostBuffer(HostBuffer&& other);
  HostBuffer& operator=(HostBuffer&&) = delete;
  ~HostBuffer();

  llvm::ArrayRef<std::byte> bytes() const { return {data_, size_}; }
  std::uint64_t address() const { return reinterpret_cast<std::uint64_t>(data_); }
  // Whether the address is in one of the fences, that is, close to this buffer.
  bool is_in_fence(std::uint64_t address) const;

 private:
  HostBuffer(std::byte* base, std::size_t total, std::byte* data, std::size_t size)
      : base_(base), total_(total), data_(data), size_(size) {}

  std::byte* base_;  // of the mapping, fences included; null once moved from
  std::size_t total_;
  std::byte* data_;
  std::size_t size_;
};

}  // namespace pliron::run
