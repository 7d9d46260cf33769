#pragma once
// The memory of one context: a range of addresses, reserved at once and given to the process as it is
// used, from which ops, blocks, uniqued types, attributes and locations are allocated. Since all of
// them lie within 64 GiB, one refers to another with 32 bits (Ref), half of what a pointer takes, so
// an op with two operands fits into 96 bytes.
//
// Freed memory is kept in free lists by size and goes back to the system with the whole arena. Under
// AddressSanitizer it is poisoned and not used again, so that a use after free is found.

#include <cstddef>
#include <cstdint>
#include <mutex>

namespace pliron {

class Context;

namespace detail {

// An arena is aligned to its size. Everything in it is a multiple of the granule, so 32 bits count
// the granules. Memory comes from the lower half; addresses in the upper half are never backed by
// memory and stand for locations (ir/location.h).
inline constexpr unsigned arena_bits = 36;
inline constexpr unsigned granule_bits = 4;
inline constexpr std::size_t granule = std::size_t{1} << granule_bits;
inline constexpr std::uintptr_t arena_size = std::uintptr_t{1} << arena_bits;

inline std::uintptr_t arena_base(const void* inside) {
  return reinterpret_cast<std::uintptr_t>(inside) & ~(arena_size - 1);
}
inline std::uint32_t to_granule(const void* address) {
  return static_cast<std::uint32_t>((reinterpret_cast<std::uintptr_t>(address) & (arena_size - 1)) >>
                                    granule_bits);
}

// The thing at granule number `granule` of the arena that `inside` lies in.
template <typename T>
T* from_granule(std::uint32_t granule, const void* inside) {
  return reinterpret_cast<T*>(arena_base(inside) | (std::uintptr_t{granule} << granule_bits));
}

// A pointer, maybe null, to something in the same arena, in 4 bytes. It lies in the arena itself and
// finds the arena by its own address, which is why it cannot be copied.
template <typename T>
class Ref {
 public:
  Ref() = default;
  Ref(const Ref&) = delete;
  Ref& operator=(const Ref&) = delete;
  Ref& operator=(T* target) {
    granule_ = to_granule(target);
    return *this;
  }
  T* get() const {
    return granule_ ? get_not_null() : nullptr;
  }
  // As get(), for one that is known not to be null.
  T* get_not_null() const {
    return from_granule<T>(granule_, this);
  }
  T* operator->() const { return get_not_null(); }
  explicit operator bool() const { return granule_ != 0; }
  // Whether both refer to the same thing; cheaper than comparing pointers.
  bool same(const Ref& other) const { return granule_ == other.granule_; }
  // Takes over what `other`, of the same arena, refers to.
  void assign(const Ref& other) { granule_ = other.granule_; }
  void clear() { granule_ = 0; }

 private:
  std::uint32_t granule_ = 0;
};

}  // namespace detail

class Arena {
 public:
  // Ends the program with a message when the system has no addresses left.
  explicit Arena(Context& context);
  ~Arena();
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;

  // `size` bytes, aligned to 16. Ends the program with a message when memory runs out. Safe from many
  // threads; takes no lock while the process has one thread.
  void* allocate(std::size_t size);
  // Gives back what allocate(size) returned.
  void deallocate(void* memory, std::size_t size);

  // An address in the arena.
  const void* base() const { return reinterpret_cast<const void*>(base_); }

  // Bytes that were handed out and not given back.
  std::size_t bytes_in_use() const { return bytes_in_use_; }

  // The context whose arena holds this address.
  static Context& context_of(const void* inside) {
    return **reinterpret_cast<Context**>(detail::arena_base(inside));
  }
  // The address that stands for location number `id`, below 2^31.
  const void* location_address(std::uint32_t id) const;
  static bool is_location_address(const void* address) {
    return reinterpret_cast<std::uintptr_t>(address) & (detail::arena_size >> 1);
  }
  static std::uint32_t location_id(const void* address) {
    return detail::to_granule(address) & 0x7fffffffu;
  }

 private:
  struct FreeNode {
    FreeNode* next;
  };
  static constexpr unsigned num_small = 65;  // multiples of the granule up to 1 KiB
  static constexpr unsigned num_large = 32;  // powers of two beyond

  FreeNode*& free_list(std::size_t& size);
  void* bump(std::size_t size);
  void commit(std::uintptr_t end);

  std::uintptr_t base_ = 0;
  std::uintptr_t next_ = 0;       // where unused memory starts
  std::uintptr_t committed_ = 0;  // up to here memory may be touched
  std::uintptr_t limit_ = 0;      // the end of what is reserved
  std::size_t bytes_in_use_ = 0;
  std::mutex mutex_;
  FreeNode* small_[num_small] = {};
  FreeNode* large_[num_large] = {};
};

}  // namespace pliron
