#include "ir/position_table.h"

#include <algorithm>
#include <cstring>

#include "ir/single_thread_lock.h"

namespace pliron {

static constexpr std::uint64_t max_number = (std::uint64_t{1} << 31) - 1;

// Number 0 is not given out.
PositionTable::Range* PositionTable::add(std::uint64_t size) {
  std::uint64_t first = ranges_.empty() ? 1 : ranges_.back()->first + std::uint64_t{ranges_.back()->size};
  if (first + size > max_number)
    return nullptr;
  auto range = std::make_unique<Range>();
  range->first = static_cast<std::uint32_t>(first);
  range->size = static_cast<std::uint32_t>(size);
  ranges_.push_back(std::move(range));
  return ranges_.back().get();
}

std::optional<std::uint32_t> PositionTable::add_text(Identifier file, llvm::StringRef text) {
  detail::SingleThreadLock lock(mutex_);
  Range* range = add(std::uint64_t{text.size()} + 1);
  if (!range)
    return std::nullopt;
  range->file = file;
  range->text = text;
  range->lines.push_back(0);
  return range->first;
}

std::optional<std::uint32_t> PositionTable::add_positions(std::vector<FilePosition> positions) {
  detail::SingleThreadLock lock(mutex_);
  Range* range = add(positions.size());
  if (!range)
    return std::nullopt;
  range->positions = std::move(positions);
  return range->first;
}

FilePosition* PositionTable::add_positions(std::size_t count, std::uint32_t& first) {
  detail::SingleThreadLock lock(mutex_);
  Range* range = count > 0 ? add(count) : nullptr;
  if (!range)
    return nullptr;
  range->positions.resize(count);
  first = range->first;
  return range->positions.data();
}

void PositionTable::search_text(std::uint32_t first, std::uint32_t size) {
  detail::SingleThreadLock lock(mutex_);
  range_of(first).find_lines(size);
}

void PositionTable::finish_text(std::uint32_t first) {
  detail::SingleThreadLock lock(mutex_);
  Range& range = range_of(first);
  range.find_lines(static_cast<std::uint32_t>(range.text.size()));
  range.text = {};
  range.lines.shrink_to_fit();
}

void PositionTable::Range::find_lines(std::uint32_t up_to) {
  while (searched < up_to) {
    const char* at = text.data() + searched;
    const void* newline = std::memchr(at, '\n', up_to - searched);
    if (!newline) {
      searched = up_to;
      return;
    }
    searched = static_cast<std::uint32_t>(static_cast<const char*>(newline) + 1 - text.data());
    lines.push_back(searched);
  }
}

PositionTable::Range& PositionTable::range_of(std::uint32_t number) {
  auto after = std::upper_bound(
      ranges_.begin(), ranges_.end(), number,
      [](std::uint32_t n, const std::unique_ptr<Range>& range) { return n < range->first; });
  return **std::prev(after);
}

FilePosition PositionTable::lookup(std::uint32_t number) {
  Cursor cursor;
  return lookup(number, cursor);
}

FilePosition PositionTable::lookup(std::uint32_t number, Cursor& cursor) {
  detail::SingleThreadLock lock(mutex_);
  if (!cursor.range || number - cursor.range->first >= cursor.range->size)
    cursor = {&range_of(number), 0};
  Range& range = *cursor.range;
  std::uint32_t offset = number - range.first;
  if (!range.positions.empty())
    return range.positions[offset];
  if (!range.text.empty())
    range.find_lines(offset);
  // In the line where the cursor is, or one of the next, or anywhere.
  const std::vector<std::uint32_t>& lines = range.lines;
  std::size_t line = cursor.line;
  auto is_line = [&](std::size_t i) {
    return lines[i] <= offset && (i + 1 == lines.size() || offset < lines[i + 1]);
  };
  for (unsigned i = 0; i < 4 && line + 1 < lines.size() && lines[line + 1] <= offset; ++i)
    ++line;
  if (!is_line(line))
    line = static_cast<std::size_t>(std::upper_bound(lines.begin(), lines.end(), offset) -
                                    lines.begin()) - 1;
  cursor.line = line;
  return {range.file, static_cast<unsigned>(line) + 1, offset - lines[line] + 1};
}

}  // namespace pliron
