#pragma once
// The one form in which uniqued things are kept: a kind and a row of 64-bit words. A word holds an
// integer, or a pointer to something that is uniqued itself, so two things are equal exactly when
// kind and words are, and the context can find, compare and hash any of them without knowing what it
// is. Types and attributes read their parameters out of the words.
//
// Types that are recursive by name (TypeDef::recursive) are found by kind and first word alone; their
// other words are set in place, once. One more word, behind the words, says whether they have been:
// so nobody who reads words has to look at it.

#include <atomic>
#include <cstdint>

#include "llvm/ADT/ArrayRef.h"

namespace pliron {

struct UniquedStorage {
  const void* kind;  // a TypeInfo, an AttrInfo, or a tag of the context's own
  std::uint32_t size;
  std::uint32_t hash;

  llvm::ArrayRef<std::uint64_t> words() const {
    return {reinterpret_cast<const std::uint64_t*>(this + 1), size};
  }

  // The rest is for storage of Context::declare() only.
  // Whether the words behind the first have been set. They stay as they are from then on, and may be
  // read by whoever has seen true here.
  bool is_complete() const {
    return std::atomic_ref(const_cast<UniquedStorage*>(this)->state())
               .load(std::memory_order_acquire) != 0;
  }
  std::uint64_t& state() { return reinterpret_cast<std::uint64_t*>(this + 1)[size]; }
};

// Pointers as words and back.
inline std::uint64_t to_word(const void* pointer) {
  return reinterpret_cast<std::uint64_t>(pointer);
}
template <typename T>
const T* from_word(std::uint64_t word) {
  return reinterpret_cast<const T*>(word);
}

}  // namespace pliron
