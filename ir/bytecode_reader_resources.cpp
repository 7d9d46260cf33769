// Resources of a file of bytecode.

#include "ir/bytecode_reader.h"
#include "ir/context.h"
#include "ir/lexer.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/MathExtras.h"

namespace pliron::bytecode {

LogicalResult TableReader::read_resources(ByteReader& in) {
  FileResources unwanted;
  FileResources& rest = resources_ ? *resources_ : unwanted;
  if (failed(read_blobs(in)) || failed(read_groups(in, true, rest.dialect)))
    return failure();
  return read_groups(in, false, rest.external);
}

LogicalResult TableReader::read_blob(ByteReader& in, ResourceBlob& blob) {
  const std::uint8_t* place = in.place();
  std::uint64_t alignment = in.varint();
  llvm::StringRef data = in.string();
  if (in.failed() || alignment > UINT32_MAX || !llvm::isPowerOf2_64(alignment))
    return end_error(in, place, "a blob with its alignment");
  blob.alignment = static_cast<std::uint32_t>(alignment);
  blob.data.assign(data.begin(), data.end());
  return success();
}

// Those of the builtin dialect, which the context keeps. It may have others under their keys.
LogicalResult TableReader::read_blobs(ByteReader& in) {
  std::size_t count;
  if (failed(read_count(in, 3, "blobs", count)))
    return failure();
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint8_t* place = in.place();
    Identifier key;
    ResourceBlob blob;
    if (failed(read_string(in, key)) || failed(read_blob(in, blob)))
      return failure();
    Identifier& here = resource_keys_[key];
    if (here)
      return error(place) << "resource '" << key.str() << "' is given twice";
    here = add_resource(context_, key.str(), std::move(blob));
  }
  return success();
}

LogicalResult TableReader::read_groups(ByteReader& in, bool are_dialects,
                                       std::vector<ResourceGroup>& groups) {
  std::size_t count;
  if (failed(read_count(in, 2, "groups of resources", count)))
    return failure();
  llvm::DenseSet<Identifier> names;
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint8_t* place = in.place();
    Identifier name;
    if (failed(read_string(in, name)))
      return failure();
    bool is_builtin = are_dialects && name == "builtin";  // whose blobs came before
    if (!is_bare_identifier(name.str()) || is_builtin || !names.insert(name).second)
      return error(place) << "resources belong to a dialect or a user of a name of its own";
    groups.push_back({name.str().str(), {}});
    if (failed(read_group(in, groups.back())))
      return failure();
  }
  return success();
}

LogicalResult TableReader::read_group(ByteReader& in, ResourceGroup& group) {
  std::size_t count;
  if (failed(read_count(in, 2, "resources", count)))
    return failure();
  llvm::DenseSet<Identifier> keys;
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint8_t* place = in.place();
    Identifier key;
    if (failed(read_string(in, key)))
      return failure();
    if (!keys.insert(key).second)
      return error(place) << "resource '" << key.str() << "' is given twice";
    ResourceEntry& entry = group.entries.emplace_back(ResourceEntry{key.str().str(), {}, {}});
    std::uint64_t code = in.varint();
    if (in.failed() || code > static_cast<std::uint64_t>(ResourceCode::Blob))
      return end_error(in, place, "a resource");
    switch (static_cast<ResourceCode>(code)) {
      case ResourceCode::False:
      case ResourceCode::True:
        entry.value = code == static_cast<std::uint64_t>(ResourceCode::True);
        break;
      case ResourceCode::String:
        entry.value = in.string().str();
        break;
      case ResourceCode::Blob:
        if (failed(read_blob(in, entry.value.emplace<ResourceBlob>())))
          return failure();
        break;
    }
    if (in.failed())
      return end_error(in, place, "a resource");
  }
  return success();
}

}  // namespace pliron::bytecode
