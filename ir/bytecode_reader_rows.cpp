// The rows of the tables of a file of bytecode: types, attributes and locations.

#include "ir/builtin_attributes.h"
#include "ir/bytecode_reader.h"
#include "ir/context_impl.h"
#include "ir/dialect.h"
#include "ir/param.h"
#include "ir/parser.h"
#include "ir/parser_core.h"
#include "ir/printer_core.h"
#include "llvm/ADT/StringExtras.h"

namespace pliron::bytecode {

// Types, attributes and locations.

LogicalResult TableReader::read_rows(ByteReader& in) {
  std::size_t count;
  if (failed(read_count(in, 1, "types, attributes and locations", count)))
    return failure();
  rows_start_ = in.place();
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint8_t* place = in.place();
    std::uint64_t code = in.varint();
    if (in.failed() || code >= first_kind_row + kinds_.size())
      return end_error(in, place, "a type, attribute or location");
    LogicalResult read =
        code < first_kind_row
            ? read_location_row(static_cast<LocationRow>(code), in, place)
            : read_row(kinds_[static_cast<std::size_t>(code - first_kind_row)], in, place);
    if (failed(read))
      return failure();
  }
  return check_bodies();
}

// Of a row that has been read up to the place where `in` is.
LogicalResult TableReader::check(const Extent& extent, const ByteReader& in,
                                 const std::uint8_t* place) {
  auto bytes = static_cast<std::uint64_t>(in.place() - rows_start_);
  if (!extent.is_too_large(bytes))
    return success();
  return error(place) << "this is nested more than " << max_row_depth
                      << " levels deep, or has more than " << max_row_size(bytes)
                      << " parts when each is written out";
}

LogicalResult TableReader::add(bool is_type, const UniquedStorage* storage, Extent extent) {
  if (!storage)
    return failure();
  if (is_type) {
    types_.push_back(Type(storage));
    type_extents_.push_back(extent);
  } else {
    attrs_.push_back(Attribute(storage));
    attr_extents_.push_back(extent);
  }
  return success();
}

LogicalResult TableReader::read_row(const Kind& kind, ByteReader& in, const std::uint8_t* place) {
  if (kind.encoding == Encoding::Recursive) {
    std::uint64_t row = in.varint();
    if (in.failed() || row != static_cast<std::uint64_t>(RecursiveRow::Text))
      return read_recursive_row(kind, row, in, place);
  }
  if (kind.encoding != Encoding::Words) {
    llvm::StringRef text = in.string();
    if (in.failed())
      return end_error(in, place, "a type or attribute");
    Extent extent = text_extent(text);
    if (failed(check(extent, in, place)))
      return failure();
    return add(kind.is_type, parse(kind.is_type, text, place), extent);
  }
  llvm::SmallVector<std::uint64_t, 16> words;
  Extent extent;
  if (failed(read_words(kind, in, words, extent)) || failed(check(extent, in, place)))
    return failure();
  // A kind may have become recursive by name since the file was written.
  bool has_name = kind.recursive && words.front() != 0 &&
                  !Identifier::from_opaque(from_word<void>(words.front())).empty();
  if (!kind.info || has_name)
    return add(kind.is_type, parse(kind.is_type, parameters_text(kind, words), place), extent);
  if (const ParamDef* wrong = first_wrong_param(kind.params, words))
    return error(place) << "parameter '" << wrong->name << "' must be " << wrong->constraint;
  if (kind.storage && kind.storage->problem) {
    std::string problem = kind.storage->problem(words);
    if (!problem.empty())
      return error(place) << problem;
  }
  const UniquedStorage* storage = context_.unique(kind.info, words);
  if (kind.storage && kind.storage->is_listed)
    context_.impl().has_builtin_aliases = true;
  bool is_opaque =
      kind.name == llvm::StringRef(kind.is_type ? OpaqueType::full_name : OpaqueAttr::full_name);
  if (is_opaque)
    storage = resolve_opaque(kind.is_type, storage, place);
  auto emit = [&] { return error(place); };
  if (storage && failed(kind.is_type ? verify_type(Type(storage), emit)
                                     : verify_attr(Attribute(storage), emit)))
    return failure();
  return add(kind.is_type, storage, extent);
}

namespace {
struct OpaqueParts {
  llvm::StringRef dialect, body;
  OpaqueRefs refs;
};
}  // namespace
template <typename Opaque>
static OpaqueParts opaque_parts(Opaque opaque) {
  return {opaque.dialect().str(), opaque.body().str(), opaque.refs()};
}

// What was not registered where the file was written may be so here.
const UniquedStorage* TableReader::resolve_opaque(bool is_type, const UniquedStorage* storage,
                                                  const std::uint8_t* place) {
  auto [dialect, body, refs] = is_type ? opaque_parts(Type(storage).as<OpaqueType>())
                                       : opaque_parts(Attribute(storage).as<OpaqueAttr>());
  if (context_.allows_unregistered() && !is_known_symbol(context_, is_type, dialect, body))
    return storage;
  for (std::size_t i = 0; i < refs.size(); ++i) {
    if (refs[i].kind == OpaqueRef::Kind::Distinct) {
      error(place) << "'" << dialect
                   << "' was not registered where this was written, and text in it "
                   << "shares a distinct attribute; write it again where the dialect is registered";
      return nullptr;
    }
  }
  std::string text;
  llvm::raw_string_ostream os(text);
  if (is_type)
    os << Type(storage);
  else
    os << Attribute(storage);
  return parse(is_type, text, place);
}

LogicalResult TableReader::read_words(const Kind& kind, ByteReader& in, Words& words,
                                      Extent& extent) {
  for (WordKind word : kind.head)
    if (failed(read_word(word, in, words.emplace_back(), extent)))
      return failure();
  if (kind.tail.empty())
    return success();
  if (kind.tail == llvm::ArrayRef<WordKind>{WordKind::Bits})
    return read_bits(in, words);
  std::size_t count;
  if (failed(read_count(in, kind.tail.size(), "parts", count)))
    return failure();
  for (std::size_t i = 0; i < count; ++i)
    for (WordKind word : kind.tail)
      if (failed(read_word(word, in, words.emplace_back(), extent)))
        return failure();
  return success();
}

LogicalResult TableReader::read_word(WordKind kind, ByteReader& in, std::uint64_t& word,
                                     Extent& extent) {
  const std::uint8_t* place = in.place();
  if (kind == WordKind::TypeList)
    return read_list(WordKind::Type, in, word, extent);
  if (kind == WordKind::AttrList)
    return read_list(WordKind::OptionalAttr, in, word, extent);
  if (kind == WordKind::IntList)
    return read_list(WordKind::Int, in, word, extent);
  std::uint64_t value = in.varint();
  bool optional = kind == WordKind::OptionalType || kind == WordKind::OptionalAttr ||
                  kind == WordKind::OptionalString || kind == WordKind::Resource ||
                  kind == WordKind::Location;
  if (in.failed())
    return end_error(in, place, "a type or attribute");
  word = 0;
  if (optional && value-- == 0)
    return success();
  switch (kind) {
    case WordKind::Int:
      word = static_cast<std::uint64_t>(unzigzag(value));
      return success();
    case WordKind::UInt:
    case WordKind::Bits:
      word = value;
      return success();
    case WordKind::Bool:
      word = value;
      return value <= 1 ? success() : end_error(in, place, "true or false");
    case WordKind::Type:
    case WordKind::OptionalType:
      if (value >= types_.size())
        return end_error(in, place, "the number of a type that comes before");
      word = to_word(types_[static_cast<std::size_t>(value)].storage());
      extent.add(type_extents_[static_cast<std::size_t>(value)]);
      return success();
    case WordKind::Attr:
    case WordKind::OptionalAttr:
      if (value >= attrs_.size())
        return end_error(in, place, "the number of an attribute that comes before");
      word = to_word(attrs_[static_cast<std::size_t>(value)].storage());
      extent.add(attr_extents_[static_cast<std::size_t>(value)]);
      return success();
    case WordKind::String:
    case WordKind::OptionalString:
      if (value >= strings_.size())
        return end_error(in, place, "the number of a string");
      word = to_word(string(value).opaque());
      return success();
    case WordKind::Resource: {
      if (value >= strings_.size())
        return end_error(in, place, "the number of a string");
      Identifier key = string(value), here = resource_keys_.lookup(key);
      word = to_word((here ? here : key).opaque());
      return success();
    }
    case WordKind::Location:
      if (value >= locations_.size())
        return end_error(in, place, "the number of a location that comes before");
      word = to_word(locations_[static_cast<std::size_t>(value)].storage());
      extent.add(location_extents_[static_cast<std::size_t>(value)]);
      return success();
    case WordKind::Identity:
      if (value == identities_.size())
        identities_.push_back(DistinctAttr::create_identity(context_, in.varint()));
      if (in.failed() || value >= identities_.size())
        return end_error(in, place, "what makes an attribute distinct");
      word = to_word(identities_[static_cast<std::size_t>(value)]);
      return success();
    case WordKind::TypeList:
    case WordKind::AttrList:
    case WordKind::IntList:
      break;
  }
  llvm_unreachable("lists were read above");
}

LogicalResult TableReader::read_list(WordKind element, ByteReader& in, std::uint64_t& word,
                                     Extent& extent) {
  std::size_t count;
  if (failed(read_count(in, 1, "elements", count)))
    return failure();
  llvm::SmallVector<std::uint64_t, 8> words;
  for (std::size_t i = 0; i < count; ++i)
    if (failed(read_word(element, in, words.emplace_back(), extent)))
      return failure();
  word = to_word(context_.word_list(words));
  return success();
}

LogicalResult TableReader::read_bits(ByteReader& in, Words& words) {
  const std::uint8_t* place = in.place();
  std::uint64_t count = in.varint(), size = in.varint();
  if (in.failed() || (size != 1 && size != 2 && size != 4 && size != 8))
    return end_error(in, place, "a list of words");
  if (count > in.remaining() / size)
    return error(place) << count << " words are announced, but only " << in.remaining()
                        << " bytes are left";
  const std::uint8_t* at = in.place();
  (void)in.bytes(count * size);
  std::size_t first = words.size();
  words.resize(first + static_cast<std::size_t>(count));
  using namespace llvm::support::endian;
  for (std::size_t i = first; i < words.size(); ++i, at += size)
    words[i] = size == 1 ? *at : size == 2 ? read16le(at) : size == 4 ? read32le(at) : read64le(at);
  return success();
}

// Types and attributes that are read from text: those with hooks of their own, and those that this
// program does not know by the same parameters.

// As it is printed without a hook.
std::string TableReader::parameters_text(const Kind& kind, llvm::ArrayRef<std::uint64_t> words) {
  std::string text = ((kind.is_type ? "!" : "#") + kind.name).str();
  llvm::raw_string_ostream os(text);
  TextPrinter(os).print_parameters(kind.params, words);
  return text;
}

const UniquedStorage* TableReader::parse(bool is_type, llvm::StringRef text,
                                         const std::uint8_t* place) {
  std::string message;
  const UniquedStorage* storage;
  {
    ScopedDiagnosticHandler collect(context_.diagnostics(), [&](const Diagnostic& diagnostic) {
      if (message.empty())
        message = diagnostic.message;
      return true;
    });
    TextParser parser(context_, text, is_type ? "<type>" : "<attribute>");
    storage = is_type ? parser.type().storage() : parser.attribute().storage();
    if (storage && !parser.token().is(TokenKind::Eof)) {
      parser.emit_error() << "unexpected text behind it";
      storage = nullptr;
    }
    // They may have rows of their own.
    for (auto [type, location] : parser.undefined_types())
      named_types_.try_emplace(type, NamedType{place});
  }
  if (!storage)
    (void)(LogicalResult)(error(place) << "in " << (is_type ? "type" : "attribute") << " '"
                                       << text.take_front(200) << "': " << message);
  return storage;
}

// Locations.

LogicalResult TableReader::optional_location(ByteReader& in, Location& location, Extent& extent) {
  const std::uint8_t* place = in.place();
  std::uint64_t value = in.varint();
  if (in.failed() || value > locations_.size())
    return end_error(in, place, "the number of a location that comes before");
  if (value == 0)
    return success();
  location = locations_[static_cast<std::size_t>(value - 1)];
  extent.add(location_extents_[static_cast<std::size_t>(value - 1)]);
  return success();
}

LogicalResult TableReader::read_location_row(LocationRow row, ByteReader& in,
                                             const std::uint8_t* place) {
  Location location;
  Extent extent;
  Identifier text;
  switch (row) {
    case LocationRow::File: {
      if (failed(read_string(in, text)))
        return failure();
      unsigned numbers[4];
      for (unsigned& number : numbers) {
        std::uint64_t value = in.varint();
        number = static_cast<unsigned>(value);
        if (in.failed() || value != number)
          return end_error(in, place, "a line or column");
      }
      location =
          Location::file_range(context_, text, numbers[0], numbers[1], numbers[2], numbers[3]);
      break;
    }
    case LocationRow::Name: {
      if (failed(read_string(in, text)))
        return failure();
      std::uint64_t has_child = in.varint();
      Location child;
      if (in.failed() || has_child > 1)
        return end_error(in, place, "a location");
      if (has_child && failed(optional_location(in, child, extent)))
        return failure();
      location = has_child ? Location::name(context_, text, child) : Location::name(context_, text);
      break;
    }
    case LocationRow::CallSite: {
      Location callee, caller;
      if (failed(optional_location(in, callee, extent)) ||
          failed(optional_location(in, caller, extent)))
        return failure();
      location = Location::call_site(context_, callee, caller);
      break;
    }
    case LocationRow::Fused: {
      std::uint64_t metadata;
      std::size_t count;
      if (failed(read_word(WordKind::OptionalAttr, in, metadata, extent)) ||
          failed(read_count(in, 1, "locations", count)))
        return failure();
      llvm::SmallVector<Location, 8> parts(count);
      for (Location& part : parts)
        if (failed(optional_location(in, part, extent)))
          return failure();
      location = Location::fused(context_, parts, Attribute(from_word<UniquedStorage>(metadata)));
      break;
    }
  }
  if (failed(check(extent, in, place)))
    return failure();
  locations_.push_back(location);
  location_extents_.push_back(extent);
  return success();
}

}  // namespace pliron::bytecode
