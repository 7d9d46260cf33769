#pragma once
// Reads what -Zprint-type-sizes prints: the size of every type in the program, and the fields of
// structs in the order of memory. It knows types that no alias can name (those inside functions, or
// with closures for arguments), but no tags and no niches.

#include <cstdint>
#include <string>
#include <vector>

#include "bindings/rustc/layout.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"

namespace pliron::rustc {

class Module;
struct Type;

struct TypeSize {
  std::uint64_t size = 0;
  std::uint64_t align = 0;
  // Closures of different instances of a function share a name; when they differ in size, nothing
  // of this is to be believed.
  bool is_ambiguous = false;
  bool has_variants = false;  // an enum or a union: `fields` is empty
  struct Field {
    std::string name;
    std::uint64_t offset = 0;
  };
  std::vector<Field> fields;
};

llvm::DenseMap<const Type*, TypeSize> parse_type_sizes(Module& module, llvm::StringRef text);

// The layout of a struct, with its fields in the order of `field_names` (empty for tuple structs,
// whose fields are named by their numbers). Nothing when it is no struct or the names do not fit.
// Whether the type is Freeze or Unpin is not known here, and so false.
std::optional<Layout> struct_layout(const TypeSize& size, llvm::ArrayRef<std::string> field_names);

}  // namespace pliron::rustc
