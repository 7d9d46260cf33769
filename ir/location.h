#pragma once
// Where an op came from. A Location is a pointer to storage uniqued by the context, or stands for a
// place in a text that was read, which takes no storage; it is passed by value. The null Location
// means "unknown". Locations are kept by every op and block argument, printed as
// MLIR prints them (`loc("a.rs":3:7)`), and are what diagnostics point at.

#include <cstdint>

#include "ir/identifier.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace llvm {
class raw_ostream;
}

namespace pliron {

class Context;
class Attribute;
struct LocationStorage;

enum class LocationKind : std::uint8_t {
  Unknown,      // loc(unknown)
  FileLineCol,  // loc("file":line:col), or a range: loc("file":line:col to line:col)
  Name,         // loc("name"(child)), or loc("name") without a child
  CallSite,     // loc(callsite(callee at caller))
  Fused,        // loc(fused[a, b]), or loc(fused<metadata>[a, b])
};

class Location {
 public:
  Location() = default;  // unknown
  explicit Location(const LocationStorage* storage) : storage_(storage) {}

  static Location unknown() { return Location(); }
  // Lines and columns count from 1, columns in bytes; 0 means "not known". An empty file name
  // becomes
  // "-", which stands for standard input. The range form ends just behind (end_line, end_column),
  // as rustc's spans do; a range that ends where it starts is no range.
  static Location file_line_col(Context& context, llvm::StringRef file, unsigned line,
                                unsigned column);
  static Location file_range(Context& context, llvm::StringRef file, unsigned line, unsigned column,
                             unsigned end_line, unsigned end_column);
  static Location file_range(Context& context, Identifier file, unsigned line, unsigned column,
                             unsigned end_line, unsigned end_column);
  // The position with that number in the context's table (ir/position_table.h).
  static Location position(Context& context, std::uint32_t number);
  // An unknown child is the same as none.
  static Location name(Context& context, llvm::StringRef name, Location child);
  static Location name(Context& context, llvm::StringRef name);
  static Location call_site(Context& context, Location callee, Location caller);
  // Metadata may be null. Parts that are fused with the same metadata give their own parts, unknown
  // and repeated ones go; what is left of one part without metadata is that part.
  static Location fused(Context& context, llvm::ArrayRef<Location> parts, Attribute metadata);

  LocationKind kind() const;
  bool is_unknown() const { return storage_ == nullptr; }

  // FileLineCol: the file and the position. Without a range the end is the start.
  llvm::StringRef file() const;
  Identifier file_identifier() const;
  unsigned line() const;
  unsigned column() const;
  bool has_range() const;
  unsigned end_line() const;
  unsigned end_column() const;
  // Name: the name. Its child, if any, is children()[0].
  Identifier name() const;
  // Name: [child] or []; CallSite: [callee, caller]; Fused: its parts.
  llvm::ArrayRef<Location> children() const;
  // Fused: the metadata, may be null.
  Attribute metadata() const;

  // The first file position inside this location, depth first, or unknown if it holds none. For an
  // inlined op this is the innermost position (the callee's).
  Location first_file_position() const;

  // The same location with storage: those that say the same give one pointer. What nests more than
  // 1000 levels deep, which cannot be printed, is given as it is.
  Location uniqued() const;

  // Prints `loc(...)` as in the text form.
  void print(llvm::raw_ostream& os) const;
  void dump() const;

  // Whether both are the same storage. A place in a text that was read, and a location made for the
  // same line and column by file_line_col(), are different ones; uniqued() tells.
  bool operator==(const Location& other) const = default;
  const LocationStorage* storage() const { return storage_; }

 private:
  const LocationStorage* storage_ = nullptr;
};

}  // namespace pliron
