#pragma once
// Bulky data outside the IR's text proper: what stands in `{-# ... #-}` behind a module.
//
//   {-#
//     dialect_resources: { builtin: { weights: "0x0400000001000000" } },
//     external_resources: { mlir_reproducer: { verify_each: true } }
//   #-}
//
// Blobs of the builtin dialect are what `dense_resource<weights>` refers to. They belong to the
// context, and are printed with a module that refers to them. All else is not understood here: it is
// kept in a FileResources for whoever reads a file and prints it again.

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "ir/identifier.h"
#include "ir/location.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

namespace llvm {
class raw_ostream;
}

namespace pliron {

class Context;

// Bytes, and the alignment that their user wants. Immutable; copies are deep.
struct ResourceBlob {
  std::vector<char> data;
  std::uint32_t alignment = 1;  // a power of two; what `data` has is that of operator new
  bool operator==(const ResourceBlob&) const = default;
};

using ResourceValue = std::variant<bool, std::string, ResourceBlob>;

// `location` is where the text says it; unknown for what was not read from text.
struct ResourceEntry {
  std::string key;
  ResourceValue value;
  Location location = {};
};

// Entries of one dialect, or of one user of external resources.
struct ResourceGroup {
  std::string name;
  std::vector<ResourceEntry> entries;
  Location location = {};
};

// What a file has besides the blobs of the builtin dialect, in its order.
struct FileResources {
  std::vector<ResourceGroup> dialect;
  std::vector<ResourceGroup> external;
  bool empty() const { return dialect.empty() && external.empty(); }
};

// The key under which the context keeps the blob: `wanted`, unless another blob has that; then with a
// number behind it. Safe to call from several threads.
Identifier add_resource(Context& context, llvm::StringRef wanted, ResourceBlob blob);
// The blob under a key, or null. It stays where it is as long as the context lives.
const ResourceBlob* find_resource(Context& context, Identifier key);

// What `{-# ... #-}` says, and where it ends; or what is wrong with it.
struct ParsedResources {
  std::vector<ResourceEntry> builtin;  // all blobs
  FileResources other;
  const char* end = nullptr;   // behind the `#-}`; null after an error
  const char* error_place = nullptr;
  std::string error;
};
// Reads the section that starts at `place`, which is at its `{-#`, in `text`. `locate` gives the
// location of a place in it.
ParsedResources parse_resources(llvm::StringRef text, const char* place,
                                llvm::function_ref<Location(const char*)> locate);

// Moves the groups of `from` into `to`. False, and why, when a group has a key in both.
bool merge_resources(std::vector<ResourceGroup>& to, std::vector<ResourceGroup>& from,
                     std::string& error);

// Prints a section for the blobs under these keys and all of `other`, which may be null, with an empty
// line in front and a newline at the end; nothing when there is nothing to say. Keys without a blob are left out.
void print_resources(Context& context, llvm::ArrayRef<Identifier> builtin,
                     const FileResources* other, llvm::raw_ostream& os);

}  // namespace pliron
