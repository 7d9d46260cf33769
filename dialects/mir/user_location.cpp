#include "dialects/mir/user_location.h"

#include "llvm/ADT/SmallVector.h"

namespace pliron::mir {

static bool is_in_library(Location position) {
  llvm::StringRef file = position.file();
  return file.consume_front(library_prefix) && file.starts_with("/");
}

Location user_location(Location location) {
  llvm::SmallVector<Location, 8> worklist{location};
  while (!worklist.empty()) {
    Location at = worklist.pop_back_val();
    if (at.kind() == LocationKind::FileLineCol && !is_in_library(at))
      return at;
    llvm::ArrayRef<Location> children = at.children();  // the callee before its caller
    worklist.append(children.rbegin(), children.rend());
  }
  return Location::unknown();
}

}  // namespace pliron::mir
