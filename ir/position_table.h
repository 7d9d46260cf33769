#pragma once
// Positions in files that cost no memory for each one. A text that is read gets a range of numbers,
// one for each of its bytes; a location is then such a number (ir/arena.h), and line and column are
// worked out when somebody asks. For the framework's own sources.

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "ir/identifier.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace pliron {

struct FilePosition {
  Identifier file;
  unsigned line = 0;
  unsigned column = 0;
};

class PositionTable {
  struct Range;

 public:
  // Numbers for a text and the place behind it. No value when there are none left, which is after
  // 2 GiB of text. The text must stay until finish_text().
  std::optional<std::uint32_t> add_text(Identifier file, llvm::StringRef text);
  // Looks for lines in the first `size` bytes of the text that starts at this number, so that they
  // need not be looked at again when it goes away.
  void search_text(std::uint32_t first, std::uint32_t size);
  // The text that starts at this number goes away; where its lines start is remembered.
  void finish_text(std::uint32_t first);
  // Numbers for positions known already. O(1); no value when there are none left.
  std::optional<std::uint32_t> add_positions(std::vector<FilePosition> positions);
  // The same for positions that the caller fills in before it hands out their numbers. `first` is the
  // number of the first one. Null when there are none left.
  FilePosition* add_positions(std::size_t count, std::uint32_t& first);

  // What a number given out stands for. O(log n).
  FilePosition lookup(std::uint32_t number);
  // Where the look-up before ended; with it, look-ups near each other take O(1).
  struct Cursor {
    Range* range = nullptr;
    std::size_t line = 0;  // its number, from 0, when the range is a text
  };
  FilePosition lookup(std::uint32_t number, Cursor& cursor);

 private:
  struct Range {
    std::uint32_t first;
    std::uint32_t size;
    Identifier file;
    llvm::StringRef text;                // what is left of it to be searched for lines
    std::uint32_t searched = 0;          // how much of it has been
    std::vector<std::uint32_t> lines;    // where lines start, or
    std::vector<FilePosition> positions;

    void find_lines(std::uint32_t up_to);
  };

  Range* add(std::uint64_t size);
  Range& range_of(std::uint32_t number);

  std::mutex mutex_;
  std::vector<std::unique_ptr<Range>> ranges_;  // by first
};

}  // namespace pliron
