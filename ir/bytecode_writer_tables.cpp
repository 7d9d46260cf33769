// The tables of a file of bytecode: strings, kinds, types, attributes and locations.

#include <thread>

#include "ir/builtin_attributes.h"
#include "ir/builtin_elements.h"
#include "ir/bytecode_writer.h"
#include "ir/param.h"
#include "ir/parser.h"
#include "ir/printer_core.h"
#include "llvm/Support/raw_ostream.h"

namespace pliron::bytecode {

InFlightDiagnostic TableWriter::error() {
  failed_ = true;
  return op_ ? op_->emit_op_error() : context_.emit_error({});
}

static llvm::StringRef bytes_of(llvm::ArrayRef<std::uint64_t> row) {
  return {reinterpret_cast<const char*>(row.data()), row.size() * sizeof(std::uint64_t)};
}

std::uint64_t TableWriter::string(Identifier text) {
  auto [it, added] = strings_.try_emplace(text.opaque(), string_order_.size());
  if (added)
    string_order_.push_back(text.str());
  return it->second;
}

std::uint64_t TableWriter::type(Type type) {
  return numbered(type).number;
}
std::uint64_t TableWriter::attr(Attribute attr) {
  return numbered(attr).number;
}
std::uint64_t TableWriter::location(Location location) {
  return numbered(location).number;
}

std::uint64_t TableWriter::op(const OpInfo& info) {
  auto [it, added] = ops_.try_emplace(&info, ops_.size());
  if (!added)
    return it->second;
  op_rows_.put(string(info.name));
  op_rows_.put(info.is_registered());
  op_rows_.put(info.attr_names.size());
  for (Identifier name : info.attr_names)
    op_rows_.put(string(name));
  return it->second;
}

// Types and attributes that parse by hand can check more than their parameters say, so they are
// kept as text. So are others that are not written as `<a, b>`, which is what a program that does
// not know them makes out of words. Builtin ones have records of their own.
template <typename Def>
static bool is_kept_as_text(const Def& def) {
  return def.parse || !def.format.empty() || llvm::any_of(def.params, [](const ParamDef& param) {
           return param.is_optional() || param.enumeration();
         });
}
const TableWriter::Kind& TableWriter::kind(const void* info, bool is_type, llvm::StringRef name,
                                           const StaticList<ParamDef, 10>* params, bool as_text,
                                           bool is_recursive) {
  std::unique_ptr<Kind>& entry = kinds_[info];
  if (entry)
    return *entry;
  entry = std::make_unique<Kind>();
  entry->number = kinds_.size() - 1;
  entry->encoding = Encoding::Words;
  if (params && !as_text) {
    for (const ParamDef& param : *params)
      entry->head.push_back(word_kind(param.kind));
  } else if (const StorageDef* def = params    ? nullptr
                                     : is_type ? builtin_type_storage(name)
                                               : builtin_attr_storage(name)) {
    entry->head.append(def->head.begin(), def->head.end());
    entry->tail.append(def->tail.begin(), def->tail.end());
  } else {
    entry->encoding = Encoding::Text;
  }
  if (is_recursive)
    entry->encoding = Encoding::Recursive;
  kind_rows_.put(is_type ? 0 : 1);
  kind_rows_.put(string(name));
  kind_rows_.put(static_cast<std::uint64_t>(entry->encoding));
  if (entry->encoding != Encoding::Words)
    return *entry;
  for (const auto* list : {&entry->head, &entry->tail}) {
    kind_rows_.put(list->size());
    for (WordKind word : *list)
      kind_rows_.put(static_cast<std::uint64_t>(word));
  }
  return *entry;
}

bool TableWriter::enter() {
  if (depth_ <= max_row_depth)
    return true;
  if (!failed_)
    error() << "has a type, attribute or location that is nested more than " << max_row_depth
            << " levels deep, which bytecode does not hold";
  return false;
}
// Of what has just been written.
bool TableWriter::check(const Extent& extent) {
  if (!extent.is_too_large(rows_.size()))
    return true;
  if (!failed_)
    error() << "has a type, attribute or location that is larger than bytecode holds: nested more "
               "than "
            << max_row_depth << " levels deep, or of more than " << max_row_size(rows_.size())
            << " parts when each is written out";
  return false;
}

// Whether text of its own would not hold the type, which is recursive by name.
static bool is_too_large(Type type) {
  TextPrinter printer(llvm::nulls());
  printer.print_type(type);
  return printer.was_cut();
}
TableWriter::Numbered TableWriter::numbered(Type type) {
  auto it = types_.find(type.storage());
  if (it != types_.end())
    return it->second;
  if (!type.is_named() || !is_too_large(type))
    return add(type.storage(), kind(type), true);
  return add_name(type, kind(type));
}
const TableWriter::Kind& TableWriter::kind(Type type) {
  const TypeInfo& info = type.info();
  const TypeDef* def = info.def;
  bool is_recursive = def && def->recursive;
  return kind(&info, true, info.name, def ? &def->params : nullptr,
              is_recursive || (def && is_kept_as_text(*def)), is_recursive);
}
TableWriter::Numbered TableWriter::numbered(Attribute attr) {
  auto it = attrs_.find(attr.storage());
  if (it != attrs_.end())
    return it->second;
  const AttrInfo& info = attr.info();
  const AttrDef* def = info.def;
  return add(
      attr.storage(),
      kind(&info, false, info.name, def ? &def->params : nullptr, def && is_kept_as_text(*def)),
      false);
}

TableWriter::Numbered TableWriter::add(const UniquedStorage* storage, const Kind& kind,
                                       bool is_type) {
  Extent extent;
  Numbers& numbers = is_type ? types_ : attrs_;
  std::optional<Numbered> same;
  ++depth_;
  bool ok = enter();
  // Written when all that it refers to has been.
  if (ok && kind.encoding != Encoding::Words) {
    std::string text;
    ok = text_of(storage, is_type, /*in_full=*/false, text);
    if (ok) {
      rows_.put(first_kind_row + kind.number);
      if (kind.encoding == Encoding::Recursive)
        rows_.put(static_cast<std::uint64_t>(RecursiveRow::Text));
      rows_.put_string(text);
      extent = text_extent(text);
    }
  } else if (ok) {
    llvm::SmallVector<std::uint64_t, 16> row{first_kind_row + kind.number};
    ok = add_words(storage->words(), kind, row, extent);
    same = ok && extent.has_location ? same_row(row, is_type, extent) : std::nullopt;
    if (ok && !same) {
      for (std::uint64_t value : row)
        rows_.put(value);
      if (kind.tail == llvm::ArrayRef<WordKind>{WordKind::Bits})
        add_bits(storage->words().drop_front(kind.head.size()));
    }
  }
  --depth_;
  if (!ok || (!same && !check(extent)))
    return {};
  num_rows_ += !same;
  std::uint64_t& count = is_type ? num_types_ : num_attrs_;
  Numbered result = same ? *same : Numbered{count++, extent};
  numbers[storage] = result;
  write_bodies();
  return result;
}

// Types that are recursive by name and too large: the name at once, the body when nothing else is
// being written, so that types can go round in circles and be nested as deeply as they like.
TableWriter::Numbered TableWriter::add_name(Type named, const Kind& kind) {
  rows_.put(first_kind_row + kind.number);
  rows_.put(static_cast<std::uint64_t>(RecursiveRow::Name));
  rows_.put(string(Identifier::from_opaque(from_word<void>(named.words().front()))));
  ++num_rows_;
  Numbered result{num_types_++, {}};
  types_[named.storage()] = result;
  bodies_.push_back(named);
  write_bodies();
  return result;
}

void TableWriter::write_bodies() {
  if (depth_ > 0 || bodies_.empty())
    return;
  ++depth_;
  while (!bodies_.empty() && !failed_) {
    Type named = bodies_.back();
    bodies_.pop_back();
    write_body(named);
  }
  --depth_;
}

bool TableWriter::write_body(Type named) {
  const UniquedStorage* storage = named.storage();
  std::string text;
  if (!text_of(storage, /*is_type=*/true, /*in_full=*/true, text))
    return false;
  rows_.put(first_kind_row + kind(named).number);
  rows_.put(static_cast<std::uint64_t>(RecursiveRow::Body));
  rows_.put(types_.lookup(storage).number);
  rows_.put_string(text);
  ++num_rows_;
  return check(text_extent(text));
}

// The number of an equal row, if there is one. Only things with locations in them can have equal
// rows, since locations that differ can say the same.
std::optional<TableWriter::Numbered> TableWriter::same_row(llvm::ArrayRef<std::uint64_t> row,
                                                           bool is_type, const Extent& extent) {
  std::uint64_t next = is_type ? num_types_ : num_attrs_;
  auto [it, added] = rows_with_locations_.try_emplace(bytes_of(row), Numbered{next, extent});
  return added ? std::nullopt : std::optional(it->second);
}

bool TableWriter::add_words(llvm::ArrayRef<std::uint64_t> words, const Kind& kind, Row& row,
                            Extent& extent) {
  assert(words.size() >= kind.head.size() && "words that do not fit their record");
  // What is inside has to be written first: identities are numbered as rows come.
  if (llvm::is_contained(kind.head, WordKind::Identity)) {
    llvm::SmallVector<std::uint64_t, 8> inside;
    for (std::size_t i = 0; i < kind.head.size(); ++i)
      if (kind.head[i] != WordKind::Identity && !add_word(words[i], kind.head[i], inside, extent))
        return false;
    extent = {};
  }
  for (std::size_t i = 0; i < kind.head.size(); ++i)
    if (!add_word(words[i], kind.head[i], row, extent))
      return false;
  if (kind.tail.empty() || kind.tail == llvm::ArrayRef<WordKind>{WordKind::Bits})
    return true;
  words = words.drop_front(kind.head.size());
  assert(words.size() % kind.tail.size() == 0 && "words that do not fit their record");
  row.push_back(words.size() / kind.tail.size());
  for (std::size_t i = 0; i < words.size(); ++i)
    if (!add_word(words[i], kind.tail[i % kind.tail.size()], row, extent))
      return false;
  return true;
}

bool TableWriter::add_word(std::uint64_t word, WordKind kind, Row& row, Extent& extent) {
  auto missing = [&](const char* what) {
    if (!failed_)
      error() << "has a type or attribute without the " << what << " that it needs";
    return false;
  };
  switch (kind) {
    case WordKind::Int:
      row.push_back(zigzag(static_cast<std::int64_t>(word)));
      return true;
    case WordKind::UInt:
    case WordKind::Bits:
    case WordKind::Bool:
      row.push_back(word);
      return true;
    case WordKind::Type:
    case WordKind::OptionalType: {
      bool optional = kind == WordKind::OptionalType;
      if (!word && !optional)
        return missing("type");
      if (!word) {
        row.push_back(0);
        return true;
      }
      Numbered inner = numbered(Type(from_word<UniquedStorage>(word)));
      row.push_back(inner.number + optional);
      extent.add(inner.extent);
      return !failed_;
    }
    case WordKind::Attr:
    case WordKind::OptionalAttr: {
      bool optional = kind == WordKind::OptionalAttr;
      if (!word && !optional)
        return missing("attribute");
      if (!word) {
        row.push_back(0);
        return true;
      }
      Numbered inner = numbered(Attribute(from_word<UniquedStorage>(word)));
      row.push_back(inner.number + optional);
      extent.add(inner.extent);
      return !failed_;
    }
    case WordKind::String:
    case WordKind::OptionalString: {
      bool optional = kind == WordKind::OptionalString;
      if (!word && !optional)
        return missing("string");
      Identifier text = Identifier::from_opaque(from_word<void>(word));
      row.push_back(word ? string(text) + optional : 0);
      return true;
    }
    case WordKind::Location:
      row.push_back(
          optional(Location(static_cast<const LocationStorage*>(from_word<void>(word))), extent));
      return !failed_;
    case WordKind::Identity: {
      // One that is new is followed by the number that it would like to have.
      auto [it, added] = identities_.try_emplace(from_word<void>(word), identities_.size());
      row.push_back(it->second);
      if (added)
        row.push_back(DistinctAttr::wanted_number(from_word<UniquedStorage>(word)));
      return true;
    }
    case WordKind::Resource:
      row.push_back(word ? resource(Identifier::from_opaque(from_word<void>(word))) + 1 : 0);
      return true;
    case WordKind::TypeList:
      return add_list(word, WordKind::Type, row, extent);
    case WordKind::AttrList:
      return add_list(word, WordKind::OptionalAttr, row, extent);
    case WordKind::IntList:
      return add_list(word, WordKind::Int, row, extent);
  }
  return false;
}

bool TableWriter::add_list(std::uint64_t word, WordKind element, Row& row, Extent& extent) {
  llvm::ArrayRef<std::uint64_t> words = from_word<UniquedStorage>(word)->words();
  row.push_back(words.size());
  for (std::uint64_t inner : words)
    if (!add_word(inner, element, row, extent))
      return false;
  return true;
}

// How many there are, how many bytes each takes, and the bytes.
void TableWriter::add_bits(llvm::ArrayRef<std::uint64_t> words) {
  std::uint64_t all = 0;
  for (std::uint64_t word : words)
    all |= word;
  unsigned size = all < 1u << 8 ? 1 : all < 1u << 16 ? 2 : all >> 32 == 0 ? 4 : 8;
  rows_.put(words.size());
  rows_.put(size);
  rows_.reserve(words.size() * size + 8);
  for (std::uint64_t word : words)
    rows_.put_low_bytes_unchecked(word, size);
}

// Written only when the text stands for the very thing; parsing it is what a reader will do. With
// `in_full`, and where it would be too large else, types that are recursive by name stand in it by
// their names, but for this one, and get rows of their own.
bool TableWriter::text_of(const UniquedStorage* storage, bool is_type, bool in_full,
                          std::string& text) {
  bool names_resource = false;
  auto print = [&](TextPrinter& printer) {
    if (is_type)
      printer.print_type(Type(storage));
    else
      printer.print_attribute(Attribute(storage));
    names_resource |= printer.names_resource();
    return printer.was_cut();
  };
  llvm::raw_string_ostream os(text);
  TextPrinter printer(os);
  if (in_full || print(printer)) {
    text.clear();
    llvm::SmallVector<Type, 4> mentioned;
    TextPrinter names_printer(os);
    names_printer.print_names_only(in_full ? storage : nullptr, mentioned);
    print(names_printer);
    for (Type type : mentioned)
      (void)numbered(type);
    if (failed_)
      return false;
  }
  bool same;
  {
    std::thread::id self = std::this_thread::get_id();
    ScopedDiagnosticHandler quiet(context_.diagnostics(), [self](const Diagnostic&) {
      return std::this_thread::get_id() == self;
    });
    same = is_type ? parse_type(context_, text).storage() == storage
                   : parse_attribute(context_, text).storage() == storage;
  }
  // Keys in a text would not follow when a reader has to choose other ones.
  same &= !names_resource;
  if (!same && !failed_)
    error() << "has " << (is_type ? "type" : "attribute") << " '"
            << llvm::StringRef(text).take_front(200)
            << "', whose text does not stand for it, so that bytecode cannot hold it";
  return same;
}

std::uint64_t TableWriter::optional(Location location, Extent& extent) {
  if (location.is_unknown())
    return 0;
  Numbered inner = numbered(location);
  extent.add(inner.extent);
  return inner.number + 1;
}

TableWriter::Numbered TableWriter::numbered(Location location) {
  auto it = locations_.find(location.storage());
  if (it != locations_.end())
    return it->second;
  llvm::SmallVector<std::uint64_t, 8> row;
  Extent extent;
  ++depth_;
  if (enter()) {
    switch (location.kind()) {
      case LocationKind::Unknown:
        llvm_unreachable("the unknown location has no row");
      case LocationKind::FileLineCol:
        row = {static_cast<std::uint64_t>(LocationRow::File),
               string(location.file()),
               location.line(),
               location.column(),
               location.end_line(),
               location.end_column()};
        break;
      case LocationKind::Name:
        row = {static_cast<std::uint64_t>(LocationRow::Name), string(location.name())};
        row.push_back(location.children().size());
        break;
      case LocationKind::CallSite:
        row = {static_cast<std::uint64_t>(LocationRow::CallSite)};
        break;
      case LocationKind::Fused: {
        row = {static_cast<std::uint64_t>(LocationRow::Fused)};
        if (!add_word(to_word(location.metadata().storage()), WordKind::OptionalAttr, row, extent))
          break;
        row.push_back(location.children().size());
        break;
      }
    }
    for (Location child : location.children())
      row.push_back(optional(child, extent));
  }
  --depth_;
  if (failed_)
    return {};
  extent.has_location = true;
  auto [same, added] =
      location_rows_.try_emplace(bytes_of(row), Numbered{location_rows_.size(), extent});
  if (added) {
    for (std::uint64_t value : row)
      rows_.put(value);
    ++num_rows_;
    if (!check(extent))
      return {};
    write_bodies();
  }
  locations_[location.storage()] = same->second;
  return same->second;
}

void write_section(llvm::raw_ostream& os, Section id, llvm::StringRef contents) {
  ByteWriter head;
  head.put_byte(static_cast<std::uint8_t>(id));
  head.put_word(contents.size());
  os << head.bytes() << contents;
}

void write_table(llvm::raw_ostream& os, Section id, std::uint64_t count, const ByteWriter& rows) {
  ByteWriter head;
  head.put(count);
  std::size_t size = head.size() + rows.size();
  ByteWriter section;
  section.put_byte(static_cast<std::uint8_t>(id));
  section.put_word(size);
  os << section.bytes() << head.bytes() << rows.bytes();
}

// Resources.

// The key, as a string. What it stands for is written, if there is anything.
std::uint64_t TableWriter::resource(Identifier key) {
  if (resource_keys_.insert(key.opaque()).second)
    if (const ResourceBlob* blob = find_resource(context_, key))
      blobs_.push_back({key, blob});
  return string(key);
}

static void put_blob(ByteWriter& out, const ResourceBlob& blob) {
  out.put(blob.alignment);
  out.put_string(llvm::StringRef(blob.data.data(), blob.data.size()));
}

void TableWriter::write_groups(ByteWriter& out, llvm::ArrayRef<ResourceGroup> groups) {
  out.put(groups.size());
  for (const ResourceGroup& group : groups) {
    out.put(string(group.name));
    out.put(group.entries.size());
    for (const ResourceEntry& entry : group.entries) {
      out.put(string(entry.key));
      if (const bool* truth = std::get_if<bool>(&entry.value)) {
        out.put(static_cast<std::uint64_t>(*truth ? ResourceCode::True : ResourceCode::False));
      } else if (const std::string* text = std::get_if<std::string>(&entry.value)) {
        out.put(static_cast<std::uint64_t>(ResourceCode::String));
        out.put_string(*text);
      } else {
        out.put(static_cast<std::uint64_t>(ResourceCode::Blob));
        put_blob(out, std::get<ResourceBlob>(entry.value));
      }
    }
  }
}

// False when there are none.
bool TableWriter::write_resources(ByteWriter& out, const FileResources* other) {
  static const FileResources none;
  const FileResources& rest = other ? *other : none;
  if (blobs_.empty() && rest.empty())
    return false;
  out.put(blobs_.size());
  for (auto [key, blob] : blobs_) {
    out.put(string(key));
    put_blob(out, *blob);
  }
  write_groups(out, rest.dialect);
  write_groups(out, rest.external);
  return true;
}

void TableWriter::write_sections(llvm::raw_ostream& os, const FileResources* other) {
  ByteWriter resources, strings;
  bool has_resources = write_resources(resources, other);  // has strings too
  strings.put(string_order_.size());
  for (llvm::StringRef text : string_order_)
    strings.put(text.size());
  for (llvm::StringRef text : string_order_)
    strings.put_bytes(text);
  write_section(os, Section::Strings, strings.bytes());
  if (has_resources)
    write_section(os, Section::Resources, resources.bytes());
  write_table(os, Section::Kinds, kinds_.size(), kind_rows_);
  write_table(os, Section::Rows, num_rows_, rows_);
  write_table(os, Section::Ops, ops_.size(), op_rows_);
}

}  // namespace pliron::bytecode
