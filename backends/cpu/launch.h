#pragma once
// What a launch is, on any device: the shape of a grid and the bytes of the kernel's arguments.
// Knows no device and no IR, so that the CPU executor, the CUDA driver and the tools share it.

#include <cstddef>
#include <cstdint>
#include <vector>

namespace pliron {

// A position in a grid or block, or the extent of one.
struct Dim3 {
  std::uint32_t x = 1;
  std::uint32_t y = 1;
  std::uint32_t z = 1;

  std::uint64_t count() const { return std::uint64_t{x} * y * z; }
  // The position with linear number `index` in an extent of this size; x runs fastest, as in CUDA.
  Dim3 position(std::uint64_t index) const {
    return {static_cast<std::uint32_t>(index % x), static_cast<std::uint32_t>(index / x % y),
            static_cast<std::uint32_t>(index / x / y)};
  }
  bool operator==(const Dim3&) const = default;
};

// The limits of CUDA's devices of compute capability 5.0 to 10.x. The CPU executor has the same, so
// that what runs there can be launched on a GPU.
inline constexpr std::uint64_t MaxThreadsPerBlock = 1024;
inline constexpr Dim3 MaxBlock{1024, 1024, 64};
inline constexpr Dim3 MaxGrid{2147483647, 65535, 65535};
// Bytes of a block's shared memory whose size is known when compiling.
inline constexpr std::uint64_t MaxSharedBytes = 48 * 1024;

// One kernel parameter, as the bytes that the device reads: a number, a pointer of the device, or a
// struct passed by value, in the layout of the kernel's language.
struct KernelArg {
  std::vector<std::byte> bytes;
};

}  // namespace pliron
