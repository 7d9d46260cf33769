#pragma once
// The lattice values of a data flow analysis: 32 bits for each value, block and op of a context, in
// flat arrays by their places in the context's arena. A look-up is two loads and no hash, and what was
// made one after the other shares cache lines. Memory is a quarter of the IR that was touched: about
// 24 bytes for an op with two operands.
//
// Differs from ArenaMap (ir/arena_map.h) in that the directory is an array as well, since an analysis
// asks for operands all over a function.

#include <memory>
#include <vector>

#include "ir/arena.h"
#include "ir/block.h"

namespace pliron {

// What an analysis knows of something, as a number that it gives a meaning to. Bottom means that
// nothing has got there yet, top that it can be anything.
using LatticeValue = std::uint32_t;
inline constexpr LatticeValue lattice_bottom = 0;
inline constexpr LatticeValue lattice_top = ~std::uint32_t{0};

class LatticeTable {
 public:
  // Bottom for what has no entry.
  LatticeValue get(Value key) const { return at(key.impl()); }
  LatticeValue get(const Block* key) const { return at(key); }
  LatticeValue get(const Operation* key) const { return at(key); }
  // The entry, made when there is none. Valid as long as the table.
  LatticeValue& operator[](Value key) { return entry(key.impl()); }
  LatticeValue& operator[](const Block* key) { return entry(key); }
  LatticeValue& operator[](const Operation* key) { return entry(key); }

  // Bytes of memory.
  std::size_t memory() const {
    return directory_.capacity() * sizeof(directory_[0]) +
           num_pages_ * page_size * sizeof(LatticeValue);
  }

 private:
  // A page is 4 KiB, for 16 KiB of IR.
  static constexpr unsigned page_bits = 10;
  static constexpr std::uint32_t page_size = 1u << page_bits;

  LatticeValue at(const void* key) const {
    std::uint32_t granule = detail::to_granule(key), page = granule >> page_bits;
    if (page >= directory_.size() || !directory_[page])
      return lattice_bottom;
    return directory_[page][granule & (page_size - 1)];
  }
  LatticeValue& entry(const void* key) {
    std::uint32_t granule = detail::to_granule(key), page = granule >> page_bits;
    if (page >= directory_.size() || !directory_[page])
      add_page(page);
    return directory_[page][granule & (page_size - 1)];
  }
  void add_page(std::uint32_t page) {
    if (page >= directory_.size())
      directory_.resize(page + 1);
    directory_[page] = std::make_unique<LatticeValue[]>(page_size);
    ++num_pages_;
  }

  std::vector<std::unique_ptr<LatticeValue[]>> directory_;
  std::size_t num_pages_ = 0;
};

}  // namespace pliron
