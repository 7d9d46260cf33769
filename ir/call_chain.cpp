#include "ir/call_chain.h"

namespace pliron {

llvm::SmallVector<Location, 4> call_chain(Location location) {
  constexpr unsigned max_parts = 1000;
  llvm::SmallVector<Location, 4> result;
  llvm::SmallVector<Location, 8> stack{location};
  while (!stack.empty() && result.size() < max_parts) {
    Location part = stack.pop_back_val();
    Location inside = part;
    while ((inside.kind() == LocationKind::Name || inside.kind() == LocationKind::Fused) &&
           !inside.children().empty())
      inside = inside.children()[0];
    if (inside.kind() == LocationKind::CallSite) {
      stack.push_back(inside.children()[1]);
      stack.push_back(inside.children()[0]);
    } else {
      result.push_back(part);
    }
  }
  return result;
}

}  // namespace pliron
