#include "ir/location.h"

#include "ir/attribute.h"
#include "ir/context_impl.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVector.h"

namespace pliron {

// Locations share the context's uniquer. The kind tag tells what the words mean:
//   FileLineCol: file, line and column [, line and column of the end]
//   Name:        name [, child]
//   CallSite:    callee, caller
//   Fused:       metadata, parts...
struct LocationStorage : UniquedStorage {};

namespace {
constexpr LocationKind kind_tags[] = {LocationKind::Unknown, LocationKind::FileLineCol,
                                      LocationKind::Name, LocationKind::CallSite,
                                      LocationKind::Fused};

Location make(Context& context, LocationKind kind, llvm::ArrayRef<std::uint64_t> words) {
  const UniquedStorage* storage = context.unique(&kind_tags[static_cast<int>(kind)], words);
  return Location(static_cast<const LocationStorage*>(storage));
}
std::uint64_t word(Location location) {
  return to_word(location.storage());
}
}  // namespace

static std::uint64_t position_word(unsigned line, unsigned column) {
  return std::uint64_t{line} << 32 | column;
}

Location Location::file_line_col(Context& context, llvm::StringRef file, unsigned line,
                                 unsigned column) {
  return file_range(context, file, line, column, line, column);
}
Location Location::file_range(Context& context, llvm::StringRef file, unsigned line,
                              unsigned column, unsigned end_line, unsigned end_column) {
  return file_range(context, context.identifier(file.empty() ? "-" : file), line, column, end_line,
                    end_column);
}
Location Location::file_range(Context& context, Identifier file, unsigned line, unsigned column,
                              unsigned end_line, unsigned end_column) {
  if (line == end_line && column == end_column)
    return make(context, LocationKind::FileLineCol,
                {to_word(file.opaque()), position_word(line, column)});
  return make(
      context, LocationKind::FileLineCol,
      {to_word(file.opaque()), position_word(line, column), position_word(end_line, end_column)});
}
Location Location::position(Context& context, std::uint32_t number) {
  return Location(
      static_cast<const LocationStorage*>(context.impl().arena.location_address(number)));
}
Location Location::name(Context& context, llvm::StringRef name, Location child) {
  if (child.is_unknown())
    return Location::name(context, name);
  return make(context, LocationKind::Name,
              {to_word(context.identifier(name).opaque()), word(child)});
}
Location Location::name(Context& context, llvm::StringRef name) {
  return make(context, LocationKind::Name, {to_word(context.identifier(name).opaque())});
}
Location Location::call_site(Context& context, Location callee, Location caller) {
  return make(context, LocationKind::CallSite, {word(callee), word(caller)});
}
Location Location::fused(Context& context, llvm::ArrayRef<Location> parts, Attribute metadata) {
  llvm::SmallSetVector<std::uint64_t, 8> distinct;
  for (Location part : parts) {
    if (part.kind() == LocationKind::Fused && part.metadata() == metadata) {
      for (Location inner : part.children())
        distinct.insert(word(inner));
    } else if (!part.is_unknown()) {
      distinct.insert(word(part));
    }
  }
  if (!metadata && distinct.size() <= 1)
    return distinct.empty() ? unknown()
                            : Location(static_cast<const LocationStorage*>(
                                  from_word<UniquedStorage>(distinct[0])));
  llvm::SmallVector<std::uint64_t, 8> words{to_word(metadata.storage())};
  words.append(distinct.begin(), distinct.end());
  if (distinct.empty())
    words.push_back(word(unknown()));
  return make(context, LocationKind::Fused, words);
}

// Whether it is a number in the position table instead of storage.
static bool is_position(Location location) {
  return Arena::is_location_address(location.storage());
}
static FilePosition position_of(Location location) {
  return Arena::context_of(location.storage())
      .impl()
      .positions.lookup(Arena::location_id(location.storage()));
}

LocationKind Location::kind() const {
  if (!storage_)
    return LocationKind::Unknown;
  if (is_position(*this))
    return LocationKind::FileLineCol;
  return *static_cast<const LocationKind*>(storage_->kind);
}

static std::uint64_t file_word(Location location, std::size_t index) {
  assert(location.kind() == LocationKind::FileLineCol && "not a file location");
  return location.storage()->words()[index];
}
llvm::StringRef Location::file() const {
  return file_identifier().str();
}
Identifier Location::file_identifier() const {
  if (is_position(*this))
    return position_of(*this).file;
  return Identifier::from_opaque(from_word<void>(file_word(*this, 0)));
}
unsigned Location::line() const {
  return is_position(*this) ? position_of(*this).line
                            : static_cast<unsigned>(file_word(*this, 1) >> 32);
}
unsigned Location::column() const {
  return is_position(*this) ? position_of(*this).column
                            : static_cast<unsigned>(file_word(*this, 1));
}
bool Location::has_range() const {
  return kind() == LocationKind::FileLineCol && !is_position(*this) &&
         storage_->words().size() == 3;
}
unsigned Location::end_line() const {
  return has_range() ? static_cast<unsigned>(file_word(*this, 2) >> 32) : line();
}
unsigned Location::end_column() const {
  return has_range() ? static_cast<unsigned>(file_word(*this, 2)) : column();
}

Identifier Location::name() const {
  assert(kind() == LocationKind::Name && "not a named location");
  return Identifier::from_opaque(from_word<void>(storage_->words()[0]));
}

llvm::ArrayRef<Location> Location::children() const {
  static_assert(sizeof(Location) == sizeof(std::uint64_t));
  llvm::ArrayRef<std::uint64_t> words;
  switch (kind()) {
    case LocationKind::Unknown:
    case LocationKind::FileLineCol:
      break;
    case LocationKind::Name:
    case LocationKind::Fused:
      words = storage_->words().drop_front();
      break;
    case LocationKind::CallSite:
      words = storage_->words();
      break;
  }
  return {reinterpret_cast<const Location*>(words.data()), words.size()};
}

Attribute Location::metadata() const {
  assert(kind() == LocationKind::Fused && "not a fused location");
  return Attribute(from_word<UniquedStorage>(storage_->words()[0]));
}

static Location with_storage(Location location, unsigned depth) {
  constexpr unsigned max_depth = 1000;
  if (location.is_unknown() || depth > max_depth)
    return location;
  Context& context = Arena::context_of(location.storage());
  if (is_position(location)) {
    FilePosition place = position_of(location);
    return Location::file_range(context, place.file, place.line, place.column, 0, 0);
  }
  llvm::SmallVector<Location, 4> children;
  for (Location child : location.children())
    children.push_back(with_storage(child, depth + 1));
  if (llvm::ArrayRef<Location>(children) == location.children())
    return location;
  switch (location.kind()) {
    case LocationKind::Unknown:
    case LocationKind::FileLineCol:
      break;
    case LocationKind::Name:
      return Location::name(context, location.name(), children[0]);
    case LocationKind::CallSite:
      return Location::call_site(context, children[0], children[1]);
    case LocationKind::Fused:
      return Location::fused(context, children, location.metadata());
  }
  return location;
}
Location Location::uniqued() const {
  return with_storage(*this, 0);
}

Location Location::first_file_position() const {
  llvm::SmallVector<Location, 8> stack{*this};
  while (!stack.empty()) {
    Location location = stack.pop_back_val();
    if (location.kind() == LocationKind::FileLineCol)
      return location;
    for (Location child : llvm::reverse(location.children()))
      stack.push_back(child);
  }
  return {};
}

}  // namespace pliron
