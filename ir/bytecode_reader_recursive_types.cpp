// Types that are recursive by name, in a file of bytecode: rows with their names, and rows with
// their bodies, which can refer to any type that has been named.

#include "ir/bytecode_reader.h"
#include "ir/context.h"
#include "ir/param.h"

namespace pliron::bytecode {

LogicalResult TableReader::read_recursive_row(const Kind& kind, std::uint64_t row, ByteReader& in,
                                              const std::uint8_t* place) {
  if (in.failed() || row > static_cast<std::uint64_t>(RecursiveRow::Body))
    return end_error(in, place, "the name or the body of a type");
  if (!kind.recursive)
    return error(place) << "type '" << kind.name
                        << "' is recursive by name in this file, and here it is not registered as "
                           "such; register its dialect, or write the file as text where it is";
  return row == static_cast<std::uint64_t>(RecursiveRow::Name) ? read_type_name(kind, in, place)
                                                               : read_type_body(kind, in, place);
}

LogicalResult TableReader::read_type_name(const Kind& kind, ByteReader& in,
                                          const std::uint8_t* place) {
  Identifier name;
  if (failed(read_string(in, name)))
    return failure();
  if (name.empty())
    return end_error(in, place, "the name of a type");
  Type type = declare_type(context_, *kind.recursive, name);
  NamedType& known = named_types_.try_emplace(type, NamedType{place}).first->second;
  if (std::exchange(known.is_declared, true))
    return error(place) << "'" << short_text(type) << "' is there twice";
  return add(/*is_type=*/true, type.storage(), {});
}

LogicalResult TableReader::read_type_body(const Kind& kind, ByteReader& in,
                                          const std::uint8_t* place) {
  std::uint64_t number = in.varint();
  Type type = number < types_.size() ? types_[static_cast<std::size_t>(number)] : Type();
  if (in.failed() || !type || &type.info() != kind.recursive || !type.is_named())
    return end_error(in, place, "the number of a type that comes before and has a name");
  NamedType& known = named_types_.try_emplace(type, NamedType{place}).first->second;
  if (std::exchange(known.has_body, true))
    return error(place) << "'" << short_text(type) << "' has a second body";
  llvm::StringRef text = in.string();
  if (in.failed())
    return end_error(in, place, "the body of a type");
  if (failed(check(text_extent(text), in, place)))
    return failure();
  const UniquedStorage* made = parse(/*is_type=*/true, text, place);
  if (made && (made != type.storage() || !type.is_complete()))
    return error(place) << "this is not the body of '" << short_text(type) << "'";
  return success(made);
}

LogicalResult TableReader::check_bodies() {
  for (const auto& [type, known] : named_types_)
    if (known.is_declared ? !known.has_body : !type.is_complete())
      return error(known.place) << "'" << short_text(type) << "' has no body";
  return success();
}

}  // namespace pliron::bytecode
