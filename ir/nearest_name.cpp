#include "ir/nearest_name.h"

#include <algorithm>

namespace pliron {

llvm::StringRef nearest_name(llvm::StringRef name, llvm::ArrayRef<llvm::StringRef> candidates) {
  if (name.empty())
    return "";
  // Two swapped letters count as two edits; in a short name so many may be all of it, but for one
  // letter, of which there are few to mean.
  std::size_t most = std::min(std::max<std::size_t>(2, name.size() / 3),
                              std::max<std::size_t>(1, name.size() - 1));
  unsigned best_distance = static_cast<unsigned>(most) + 1;
  llvm::StringRef best;
  for (llvm::StringRef candidate : candidates) {
    unsigned distance = name.edit_distance(candidate, /*AllowReplacements=*/true, best_distance);
    if (distance < best_distance) {
      best_distance = distance;
      best = candidate;
    }
  }
  return best;
}

std::string did_you_mean(llvm::StringRef name, llvm::ArrayRef<llvm::StringRef> candidates) {
  llvm::StringRef nearest = nearest_name(name, candidates);
  return nearest.empty() ? "" : "; did you mean '" + nearest.str() + "'?";
}

}  // namespace pliron
