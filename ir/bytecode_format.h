#pragma once
// What the writer and the reader of bytecode must agree on: numbers with a meaning, limits, and how
// integers are spelt. docs/bytecode.md describes the whole; not a public header.

#include <algorithm>
#include <cstdint>
#include <cstring>

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/Compiler.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"

namespace pliron::bytecode {

// The first byte is in no text; the line ends show files that were copied as text.
inline constexpr llvm::StringLiteral magic("\x89plbc\r\n\x1a");
inline constexpr std::size_t magic_prefix = 5;  // so many bytes tell bytecode from anything else

// A section is its id, the size of its contents in 8 bytes, and the contents. Readers skip sections
// that they do not know from `optional_section` on, and refuse others.
enum class Section : std::uint8_t {
  Strings = 1,
  Resources = 2,
  Kinds = 3,  // of types and attributes
  Rows = 4,   // types, attributes, and locations that are more than a position
  Ops = 5,    // kinds of ops
  Shapes = 6,
  Ir = 7,
};
inline constexpr std::uint8_t optional_section = 128;

// What a resource of a dialect, or an external one, is.
enum class ResourceCode : std::uint8_t { False = 0, True = 1, String = 2, Blob = 3 };

// How the rows of a kind of type or attribute are spelt.
enum class Encoding : std::uint8_t {
  Words = 0,  // word by word, see WordKind
  Text = 1,   // a string that is parsed
  // Of types that are recursive by name; see RecursiveRow. Since version 2.
  Recursive = 2,
};
inline constexpr unsigned num_encodings = 3;

// What the row of a recursive kind starts with. One whose text would be too large has two rows: the
// first makes its name known, so that other rows can refer to it, the second is its body.
enum class RecursiveRow : std::uint8_t {
  Text = 0,  // as with Encoding::Text
  Name = 1,  // a type of that name
  Body = 2,  // number of the type; its text, in which others stand by their names
};

// A row starts with one of these, or with `first_kind_row` plus the number of its kind.
enum class LocationRow : std::uint8_t { File = 0, Name = 1, CallSite = 2, Fused = 3 };
inline constexpr std::uint64_t first_kind_row = 4;

// How the location of an op or block argument is spelt. From `NextLine` on the code holds the
// difference to the line of the position before.
enum class LocationCode : std::uint8_t {
  Unknown = 0,
  Same = 1,       // as the op or argument before
  Again = 2,      // how many new positions ago (0 is the newest) it came for the first time
  Row = 3,        // number of the row
  Position = 4,   // file, line, column
  Range = 5,      // file, line, column, end line - line, end column
  NextRange = 6,  // line - line before, column, end line - line, end column; the file as before
  NextLine = 7,   // column; the file as before
};

// Bits of a shape's flags.
inline constexpr std::uint64_t shape_is_isolated = 1;  // the regions are a part of their own
inline constexpr std::uint64_t shape_has_names = 2;    // results have names
inline constexpr std::uint64_t shape_is_wide = 4;      // types of results are given with each op
// Shapes hold no more result types, so that few bytes cannot stand for many results.
inline constexpr std::size_t max_shape_results = 15;

// Levels of types, attributes and locations in one another: a few more than text has
// (TextParser::max_depth), since types that text leaves out count here.
inline constexpr unsigned max_row_depth = 512;
// What a row can stand for when its shared parts are written out, in rows: bounds what printing it
// takes. `bytes` is the size of all rows up to its end.
inline constexpr std::uint64_t max_row_size(std::uint64_t bytes) {
  return (std::uint64_t{1} << 20) + 64 * bytes;
}

// How deeply things are in one another, and how many they are when sharing is written out.
struct Extent {
  unsigned depth = 1;  // levels
  std::uint64_t size = 1;
  bool has_location = false;

  void add(const Extent& inner) {
    depth = std::max(depth, inner.depth + 1);
    has_location |= inner.has_location;
    size = llvm::SaturatingAdd(size, inner.size);
  }
  bool is_too_large(std::uint64_t bytes) const {
    return depth > max_row_depth || size > max_row_size(bytes);
  }
};
// The same of something that is kept as text, by its brackets and its length.
inline Extent text_extent(llvm::StringRef text) {
  Extent extent;
  extent.size = text.size() + 1;
  unsigned open = 0;
  for (char c : text) {
    if (c == '<' || c == '(' || c == '[' || c == '{')
      extent.depth = std::max(extent.depth, ++open + 1);
    else if ((c == '>' || c == ')' || c == ']' || c == '}') && open > 0)
      --open;
  }
  return extent;
}

// Integers that may be negative, so that small ones stay small.
inline std::uint64_t zigzag(std::int64_t value) {
  return (static_cast<std::uint64_t>(value) << 1) ^ static_cast<std::uint64_t>(value >> 63);
}
inline std::int64_t unzigzag(std::uint64_t value) {
  return static_cast<std::int64_t>(value >> 1) ^ -static_cast<std::int64_t>(value & 1);
}

// Bytes that are being written. An integer takes 1 to 9 bytes: the number of zero bits at the
// bottom of the first byte says how many bytes follow, so that reading needs one look. 7 bits fit
// into one byte.
class ByteWriter {
 public:
  static constexpr std::size_t max_varint = 9;

  ByteWriter() : at_(bytes_.data()), end_(bytes_.data()) {}
  ByteWriter(const ByteWriter&) = delete;
  ByteWriter& operator=(const ByteWriter&) = delete;

  std::size_t size() const { return static_cast<std::size_t>(at_ - bytes_.data()); }
  llvm::StringRef bytes() const { return {reinterpret_cast<const char*>(bytes_.data()), size()}; }
  void clear() { at_ = bytes_.data(); }

  // Makes room, so that unchecked writes of so many bytes in all can follow.
  void reserve(std::size_t more) {
    if (static_cast<std::size_t>(end_ - at_) < more)
      grow(more);
  }
  void put_unchecked(std::uint64_t value) {
    if (LLVM_LIKELY(value < 0x80)) {
      *at_++ = static_cast<std::uint8_t>(value << 1 | 1);
      return;
    }
    unsigned bits = 64 - static_cast<unsigned>(llvm::countl_zero(value));
    unsigned more = (bits - 1) / 7;
    if (more >= 8) {
      *at_++ = 0;
      llvm::support::endian::write64le(at_, value);
      at_ += 8;
      return;
    }
    std::uint64_t word = (value << 1 | 1) << more;
    llvm::support::endian::write64le(at_, word);  // reserve() leaves room for whole words
    at_ += more + 1;
  }
  void put(std::uint64_t value) {
    reserve(max_varint);
    put_unchecked(value);
  }
  void put_byte(std::uint8_t value) {
    reserve(1);
    *at_++ = value;
  }
  void put_bytes(llvm::StringRef bytes) {
    reserve(bytes.size());
    if (!bytes.empty())
      std::memcpy(at_, bytes.data(), bytes.size());
    at_ += bytes.size();
  }
  void put_string(llvm::StringRef text) {
    put(text.size());
    put_bytes(text);
  }
  // The lowest bytes of a word, least significant first.
  void put_low_bytes_unchecked(std::uint64_t value, unsigned count) {
    llvm::support::endian::write64le(at_, value);
    at_ += count;
  }
  // 8 bytes, least significant first.
  void put_word(std::uint64_t value) {
    reserve(8);
    llvm::support::endian::write64le(at_, value);
    at_ += 8;
  }
  // Overwrites 8 bytes that were written earlier.
  void patch_word(std::size_t at, std::uint64_t value) {
    llvm::support::endian::write64le(bytes_.data() + at, value);
  }

 private:
  static constexpr std::size_t slack = 8;

  LLVM_ATTRIBUTE_NOINLINE void grow(std::size_t more) {
    std::size_t used = size();
    std::size_t wanted = std::max<std::size_t>(used + more + slack, 2 * bytes_.size());
    bytes_.resize_for_overwrite(std::max<std::size_t>(wanted, 4096));
    at_ = bytes_.data() + used;
    end_ = bytes_.data() + bytes_.size() - slack;
  }

  llvm::SmallVector<std::uint8_t, 0> bytes_;
  std::uint8_t* at_;
  std::uint8_t* end_;  // some bytes before the end of bytes_
};

// Bytes that are being read, up to an end. Once something was not there, every read gives 0 and
// failed() says so; callers look at that before they use what they read.
class ByteReader {
 public:
  ByteReader() = default;
  explicit ByteReader(llvm::StringRef bytes)
      : at_(reinterpret_cast<const std::uint8_t*>(bytes.data())), end_(at_ + bytes.size()) {}

  bool failed() const { return failed_; }
  const std::uint8_t* place() const { return at_; }
  const std::uint8_t* end() const { return end_; }
  std::size_t remaining() const { return static_cast<std::size_t>(end_ - at_); }
  bool at_end() const { return at_ == end_; }
  void set_end(const std::uint8_t* end) { end_ = end; }

  std::uint64_t varint() {
    if (LLVM_UNLIKELY(remaining() < ByteWriter::max_varint))
      return varint_near_end();
    std::uint64_t word = llvm::support::endian::read64le(at_);
    if (LLVM_LIKELY(word & 1)) {
      ++at_;
      return (word & 0xff) >> 1;
    }
    return long_varint(word);
  }
  std::uint8_t byte() {
    if (LLVM_UNLIKELY(at_ == end_)) {
      fail();
      return 0;
    }
    return *at_++;
  }
  std::uint64_t word() {
    llvm::StringRef data = bytes(8);
    return data.empty() ? 0 : llvm::support::endian::read64le(data.data());
  }
  // So many bytes; empty when they are not there.
  llvm::StringRef bytes(std::uint64_t count) {
    if (LLVM_UNLIKELY(count > remaining())) {
      fail();
      return {};
    }
    llvm::StringRef result(reinterpret_cast<const char*>(at_), static_cast<std::size_t>(count));
    at_ += count;
    return result;
  }
  llvm::StringRef string() { return bytes(varint()); }

 private:
  // The place stays, so that an error can point at it.
  void fail() {
    failed_ = true;
    end_ = at_;
  }
  std::uint64_t long_varint(std::uint64_t word) {
    unsigned more = static_cast<unsigned>(llvm::countr_zero(word | 0x100));
    if (more == 8) {
      std::uint64_t value = llvm::support::endian::read64le(at_ + 1);
      at_ += 9;
      return value;
    }
    at_ += more + 1;
    std::uint64_t value = word >> (more + 1);
    return value & ((std::uint64_t{1} << (7 * (more + 1))) - 1);
  }
  LLVM_ATTRIBUTE_NOINLINE std::uint64_t varint_near_end() {
    std::uint8_t padded[ByteWriter::max_varint + 8] = {};
    std::size_t count = std::min<std::size_t>(remaining(), ByteWriter::max_varint);
    std::memcpy(padded, at_, count);
    unsigned size = count ? static_cast<unsigned>(llvm::countr_zero(padded[0] | 0x100u)) + 1 : 1;
    if (size > count) {
      fail();
      return 0;
    }
    ByteReader inside(llvm::StringRef(reinterpret_cast<const char*>(padded), sizeof(padded)));
    std::uint64_t value = inside.varint();
    at_ += size;
    return value;
  }

  const std::uint8_t* at_ = nullptr;
  const std::uint8_t* end_ = nullptr;
  bool failed_ = false;
};

}  // namespace pliron::bytecode
