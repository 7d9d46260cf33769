#pragma once
// A map whose keys are ops, blocks or values of one context. These lie in the context's arena, next
// to each other when they were made one after the other, so the map is a table by address in pages
// that are made as they are needed: a look-up is an index, not a hash, and neighbours share cache
// lines. For passes and analyses that keep something for each op or value.

#include <algorithm>
#include <memory>
#include <vector>

#include "ir/arena.h"
#include "ir/block.h"

namespace pliron {

// T is small and cheap to copy. A key without an entry has the value T(). One entry stands for
// 2^CellBits bytes of IR, and no two keys of a map may lie in the same ones; the fewer entries, the
// more of them are in the cache. Values can lie side by side.
template <typename T, unsigned CellBits = detail::granule_bits>
class ArenaMap {
 public:
  ArenaMap() = default;
  ArenaMap(ArenaMap&&) = default;
  ArenaMap& operator=(ArenaMap&&) = default;

  T get(Value key) const {
    static_assert(CellBits == detail::granule_bits);
    return at(key.impl());
  }
  T get(const Operation* key) const {
    static_assert(CellBits <= 5);
    return at(key);
  }
  T get(const Block* key) const { return at(key); }
  // The entry, made when there is none. Valid until clear().
  T& operator[](Value key) {
    static_assert(CellBits == detail::granule_bits);
    return entry(key.impl());
  }
  T& operator[](const Operation* key) {
    static_assert(CellBits <= 5);
    return entry(key);
  }
  T& operator[](const Block* key) { return entry(key); }

  // Forgets everything, but keeps memory for the next entries. O(pages).
  void clear() {
    directory_.clear();
    used_ = 0;
  }

 private:
  // With the smallest cells 4 KiB of IR, and 1 MiB.
  static constexpr unsigned page_bits = 8, chunk_bits = 8;
  static constexpr std::uint32_t page_size = 1u << page_bits, chunk_size = 1u << chunk_bits;
  // Pages by number; null where nothing is kept.
  struct Chunk {
    T* pages[chunk_size] = {};
  };

  static std::uint32_t cell_of(const void* key) {
    return detail::to_granule(key) >> (CellBits - detail::granule_bits);
  }
  T at(const void* key) const {
    std::uint32_t cell = cell_of(key), number = cell >> page_bits;
    std::uint32_t chunk = number >> chunk_bits;
    if (chunk >= directory_.size() || !directory_[chunk])
      return T();
    const T* page = directory_[chunk]->pages[number & (chunk_size - 1)];
    return page ? page[cell & (page_size - 1)] : T();
  }
  T& entry(const void* key) {
    std::uint32_t cell = cell_of(key), number = cell >> page_bits;
    T*& page = chunk(number >> chunk_bits).pages[number & (chunk_size - 1)];
    if (!page)
      page = new_page();
    return page[cell & (page_size - 1)];
  }

  Chunk& chunk(std::uint32_t number) {
    if (number >= directory_.size())
      directory_.resize(number + 1);
    std::unique_ptr<Chunk>& chunk = directory_[number];
    if (!chunk)
      chunk = std::make_unique<Chunk>();
    return *chunk;
  }

  T* new_page() {
    if (used_ == pages_.size())
      pages_.push_back(std::make_unique<T[]>(page_size));
    else
      std::fill_n(pages_[used_].get(), page_size, T());
    return pages_[used_++].get();
  }

  // By place in the arena, which fills from the front; null where nothing is kept. In two steps, so
  // that a map for one function of a large module takes no memory for all the others.
  std::vector<std::unique_ptr<Chunk>> directory_;
  std::vector<std::unique_ptr<T[]>> pages_;  // the first used_ are in the directory
  std::size_t used_ = 0;
};

// A map whose keys are all blocks.
template <typename T>
using BlockMap = ArenaMap<T, 6>;
static_assert(sizeof(Block) >= std::size_t{1} << 6, "two blocks could have one entry");

}  // namespace pliron
