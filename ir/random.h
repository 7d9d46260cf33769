#pragma once
// Random numbers that are the same on every machine, for whatever has to be reproducible from a
// seed: samples of constraints (ir/constraints.h) and random IR. Not for secrets.

#include <cstdint>

namespace pliron {

// splitmix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014).
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  // 64 random bits.
  std::uint64_t next() {
    state_ += 0x9e3779b97f4a7c15;
    std::uint64_t bits = state_;
    bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9;
    bits = (bits ^ (bits >> 27)) * 0x94d049bb133111eb;
    return bits ^ (bits >> 31);
  }
  // A number below `bound`, which is not 0. The bias towards small ones is below bound / 2^64.
  std::uint64_t below(std::uint64_t bound) { return next() % bound; }
  // Both included; `low` is not above `high`.
  std::int64_t between(std::int64_t low, std::int64_t high) {
    std::uint64_t span = static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low) + 1;
    std::uint64_t offset = span == 0 ? next() : below(span);
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(low) + offset);
  }
  // True once in `n` times.
  bool one_in(std::uint64_t n) { return below(n) == 0; }

 private:
  std::uint64_t state_;
};

}  // namespace pliron
