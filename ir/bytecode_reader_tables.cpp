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

}  // namespace pliron::bytecode
