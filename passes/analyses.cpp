#include "passes/analyses.h"

namespace pliron {

// What depends on another comes behind it, so one round from the front finds all that must go; they
// go from the back, since each may hold on to what it depends on.
template <typename Keeps>
void AnalysisCache::keep_if(Keeps keeps) {
  llvm::SmallVector<AnalysisId, 4> dropped;
  auto depends_on_dropped = [&](const Entry& entry) {
    return entry.depends_on && std::any_of(dropped.begin(), dropped.end(), [&](AnalysisId id) {
             return entry.depends_on->has(id);
           });
  };
  for (const Entry& entry : entries_)
    if (!keeps(entry.id) || depends_on_dropped(entry))
      dropped.push_back(entry.id);
  for (std::size_t i = entries_.size(); i-- > 0;)
    if (std::find(dropped.begin(), dropped.end(), entries_[i].id) != dropped.end())
      entries_.erase(entries_.begin() + static_cast<std::ptrdiff_t>(i));
}

void AnalysisCache::keep_only(const Analyses& preserved, llvm::ArrayRef<AnalysisId> preserved_too) {
  if (entries_.empty() || preserved.is_all)
    return;
  keep_if([&](AnalysisId id) {
    return preserved.has(id) ||
           std::find(preserved_too.begin(), preserved_too.end(), id) != preserved_too.end();
  });
}

void AnalysisCache::drop(AnalysisId id) {
  keep_if([&](AnalysisId other) { return other != id; });
}

}  // namespace pliron
