// The tables of a file of bytecode.

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

InFlightDiagnostic TableReader::error(const std::uint8_t* place) {
  auto offset = place - reinterpret_cast<const std::uint8_t*>(contents_.data());
  return context_.emit_error(Location::file_line_col(context_, file_, 0, 0))
         << "at byte " << offset << ": ";
}

LogicalResult TableReader::end_error(const ByteReader& in, const std::uint8_t* place,
                                     const char* what) {
  if (in.failed())
    return error(in.place()) << "the file, or this part of it, ends inside " << what;
  return error(place) << "this is not " << what;
}

Identifier TableReader::string(std::uint64_t number) {
  String& entry = strings_[static_cast<std::size_t>(number)];
  if (!entry.identifier)
    entry.identifier = context_.identifier(entry.text);
  return entry.identifier;
}

LogicalResult TableReader::read_count(ByteReader& in, std::size_t size, const char* what,
                                      std::size_t& count) {
  const std::uint8_t* place = in.place();
  std::uint64_t value = in.varint();
  if (in.failed())
    return end_error(in, place, "a count");
  if (value > in.remaining() / size)
    return error(place) << value << " " << what << " are announced, but only " << in.remaining()
                        << " bytes are left";
  count = static_cast<std::size_t>(value);
  return success();
}

LogicalResult TableReader::read_string(ByteReader& in, Identifier& text) {
  const std::uint8_t* place = in.place();
  std::uint64_t number = in.varint();
  if (in.failed() || number >= strings_.size())
    return end_error(in, place, "the number of a string");
  text = string(number);
  return success();
}

// The file as a whole.

LogicalResult TableReader::read_header(ByteReader& in) {
  const std::uint8_t* start = in.place();
  llvm::StringRef first = in.bytes(magic.size());
  if (first != magic) {
    if (contents_.starts_with(llvm::StringRef(magic).take_front(magic_prefix)) && !in.failed())
      return error(start)
             << "this bytecode was damaged as if it were text; copy it as a binary file";
    return error(start) << "this is not bytecode of pliron";
  }
  const std::uint8_t* place = in.place();
  std::uint64_t version = in.varint();
  llvm::StringRef producer = in.string();
  if (in.failed())
    return end_error(in, place, "the head");
  if (version == 0 || version > bytecode_version) {
    std::string by;
    llvm::raw_string_ostream os(by);
    llvm::printEscapedString(producer.take_front(100), os);
    return error(place) << "'" << by << "' wrote this in version " << version
                        << " of the format, and this program reads versions up to "
                        << bytecode_version << "; use a newer one, or write it again as text";
  }
  return success();
}

LogicalResult TableReader::read(llvm::StringRef& ir) {
  ByteReader in(contents_);
  if (failed(read_header(in)))
    return failure();
  while (true) {
    const std::uint8_t* place = in.place();
    std::uint8_t id = in.byte();
    std::uint64_t size = in.word();
    if (in.failed())
      return end_error(in, place, "the head of a section");
    if (size > in.remaining())
      return error(place) << "a section of " << size << " bytes is announced, but only "
                          << in.remaining() << " are left";
    llvm::StringRef contents = in.bytes(size);
    if (id >= optional_section)
      continue;
    auto section = static_cast<Section>(id);
    if (id == 0 || section > Section::Ir)
      return error(place) << "section " << unsigned{id} << " is not known";
    if (section <= last_section_)
      return error(place) << "section " << unsigned{id} << " comes late";
    last_section_ = section;
    if (section == Section::Ir) {
      if (!in.at_end())
        return error(in.place()) << "there are bytes behind the end";
      ir = contents;
      return success();
    }
    ByteReader inside(contents);
    if (failed(read_section(section, inside)))
      return failure();
    if (!inside.at_end())
      return error(inside.place()) << "there are bytes behind the end of section " << unsigned{id};
  }
}

LogicalResult TableReader::read_section(Section id, ByteReader& in) {
  switch (id) {
    case Section::Strings:
      return read_strings(in);
    case Section::Resources:
      return read_resources(in);
    case Section::Kinds:
      return read_kinds(in);
    case Section::Rows:
      return read_rows(in);
    case Section::Ops:
      return read_ops(in);
    case Section::Shapes:
      return read_shapes(in);
    case Section::Ir:
      break;
  }
  llvm_unreachable("no section, or one that others read");
}

LogicalResult TableReader::read_strings(ByteReader& in) {
  std::size_t count;
  if (failed(read_count(in, 1, "strings", count)))
    return failure();
  const std::uint8_t* place = in.place();
  llvm::SmallVector<std::uint64_t, 0> sizes;
  sizes.reserve(count);
  for (std::size_t i = 0; i < count; ++i)
    sizes.push_back(in.varint());
  strings_.resize(count);
  for (std::size_t i = 0; i < count; ++i)
    strings_[i].text = in.bytes(sizes[i]);
  return in.failed() ? end_error(in, place, "the strings") : success();
}

// Kinds.

static llvm::StringRef ref(std::string_view text) {
  return {text.data(), text.size()};
}

LogicalResult TableReader::read_kinds(ByteReader& in) {
  std::size_t count;
  if (failed(read_count(in, 3, "kinds of types and attributes", count)))
    return failure();
  kinds_.reserve(count);
  for (std::size_t i = 0; i < count; ++i)
    if (failed(read_kind(in)))
      return failure();
  return success();
}

LogicalResult TableReader::read_kind(ByteReader& in) {
  Kind& kind = kinds_.emplace_back();
  const std::uint8_t* place = in.place();
  std::uint64_t is_attr = in.varint();
  Identifier name;
  if (failed(read_string(in, name)))
    return failure();
  std::uint64_t encoding = in.varint();
  if (in.failed() || is_attr > 1 || encoding >= num_encodings)
    return end_error(in, place, "a kind of types or attributes");
  kind.is_type = is_attr == 0;
  kind.encoding = static_cast<Encoding>(encoding);
  kind.name = name.str();
  if (kind.encoding == Encoding::Words) {
    for (auto* list : {&kind.head, &kind.tail}) {
      std::size_t count;
      if (failed(read_count(in, 1, "words", count)))
        return failure();
      for (std::size_t i = 0; i < count; ++i) {
        std::uint64_t word = in.varint();
        if (in.failed() || word >= num_word_kinds)
          return end_error(in, place, "a kind of types or attributes");
        list->push_back(static_cast<WordKind>(word));
      }
    }
  }
  return resolve_kind(kind, place);
}

// Finds what stands for the kind here.
LogicalResult TableReader::resolve_kind(Kind& kind, const std::uint8_t* place) {
  const TypeInfo* type = kind.is_type ? context_.type_info(kind.name) : nullptr;
  const AttrInfo* attr = kind.is_type ? nullptr : context_.attr_info(kind.name);
  const char* what = kind.is_type ? "type" : "attribute";
  auto [dialect, rest] = kind.name.split('.');
  if (dialect.empty() || rest.empty())
    return error(place) << "'" << kind.name << "' is no name of a kind: it needs a dialect";
  if (kind.encoding == Encoding::Recursive && (!kind.is_type || dialect == "builtin"))
    return error(place) << what << " '" << kind.name << "' cannot be recursive by name";
  kind.recursive = type && type->def && type->def->recursive ? type : nullptr;
  if (kind.encoding != Encoding::Words)
    return success();
  if (dialect == "builtin") {
    kind.storage = kind.is_type ? builtin_type_storage(kind.name) : builtin_attr_storage(kind.name);
    if (!kind.storage || (!type && !attr) || !llvm::equal(kind.storage->head, kind.head) ||
        !llvm::equal(kind.storage->tail, kind.tail))
      return error(place) << "this program does not know builtin " << what << " '" << kind.name
                          << "' as the file has it";
    kind.info = type ? static_cast<const void*>(type) : attr;
    return success();
  }
  for (WordKind word : kind.head) {
    std::optional<ParamKind> param = param_kind(word);
    if (!param || !kind.tail.empty())
      return error(place) << what << " '" << kind.name << "' has words that no parameters have";
    kind.params.push_back({"", *param});
  }
  bool has_hook = (type && type->def->parse) || (attr && attr->def->parse);
  if ((!type && !attr) || has_hook)
    return success();
  const auto& params = type ? type->def->params : attr->def->params;
  if (llvm::equal(params, kind.head, [](const ParamDef& param, WordKind word) {
        return word_kind(param.kind) == word;
      }))
    kind.info = type ? static_cast<const void*>(type) : attr;
  if (kind.info)
    kind.params.assign(params.begin(), params.end());
  return success();
}

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
  bool is_opaque = kind.name == ref(kind.is_type ? OpaqueType::full_name : OpaqueAttr::full_name);
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
