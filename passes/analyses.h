#pragma once
// Analyses that passes share. An analysis is any class that can be made from the op that it is
// about: from `(Operation*, PassContext&)` when it builds on others, from `(Operation*)`, or from
// nothing when it computes as it is asked. `context.analysis<LoopInfo>()` makes it when it is first
// asked for and keeps it until a pass changes the op without listing it in `preserves`.
//
//   struct Uses {
//     static constexpr Analyses depends_on = {Analysis::Dominance};   // may be left out
//     Uses(Operation* op, PassContext& context) : dominance_(context.analysis<DominanceInfo>()) {}
//   };
//
// What an analysis holds on to must be in its `depends_on`: it goes when one of those goes.

#include <algorithm>
#include <memory>

#include "ir/def_support.h"
#include "ir/dominance.h"
#include "llvm/ADT/SmallVector.h"

namespace pliron {

namespace detail {
// One object for each analysis, whose address is its identity. Visible from shared libraries, so
// that a plugin and the tool mean the same.
template <typename A>
[[gnu::visibility("default")]] inline char analysis_tag = 0;
}  // namespace detail

// Names of analyses that are asked for most.
enum class Analysis : std::uint8_t { Dominance };

// Which analysis: `analysis_id<LoopInfo>`, or Analysis::Dominance.
struct AnalysisId {
  const void* tag = nullptr;

  constexpr AnalysisId() = default;
  constexpr explicit AnalysisId(const void* t) : tag(t) {}
  constexpr AnalysisId(Analysis) : tag(&detail::analysis_tag<DominanceInfo>) {}
  constexpr bool operator==(const AnalysisId&) const = default;
};
template <typename A>
inline constexpr AnalysisId analysis_id{&detail::analysis_tag<A>};

// A set of analyses, in a record: `.preserves = {Analysis::Dominance, analysis_id<LoopInfo>}`.
struct Analyses {
  StaticList<AnalysisId, 8> ids;
  bool is_all = false;

  constexpr Analyses(std::initializer_list<AnalysisId> list = {}) : ids(list) {}
  // For passes that change nothing an analysis could look at, such as locations.
  static constexpr Analyses all() {
    Analyses analyses;
    analyses.is_all = true;
    return analyses;
  }
  constexpr bool has(AnalysisId id) const {
    for (const AnalysisId& each : ids)
      if (each == id)
        return true;
    return is_all;
  }
};

// What is known of one op. Owned by the run of passes; used by one thread at a time.
class AnalysisCache {
 public:
  AnalysisCache() = default;
  AnalysisCache(AnalysisCache&&) = default;
  AnalysisCache& operator=(AnalysisCache&&) = default;

  bool empty() const { return entries_.empty(); }

  // Null when it has not been made, or has been dropped.
  template <typename A>
  A* find() {
    for (Entry& entry : entries_)
      if (entry.id == analysis_id<A>)
        return static_cast<A*>(entry.object.get());
    return nullptr;
  }
  template <typename A>
  A& add(std::unique_ptr<A> analysis) {
    A& added = *analysis;
    const Analyses* depends_on = nullptr;
    if constexpr (requires { A::depends_on; })
      depends_on = &A::depends_on;
    Object object(analysis.release(), [](void* old) { delete static_cast<A*>(old); });
    entries_.push_back({analysis_id<A>, depends_on, std::move(object)});
    return added;
  }

  // Drops all but these, and what depends on what is dropped. What depends goes first.
  void keep_only(const Analyses& preserved, llvm::ArrayRef<AnalysisId> preserved_too = {});
  void drop(AnalysisId id);
  void clear() { keep_only({}); }
  ~AnalysisCache() { clear(); }

 private:
  using Object = std::unique_ptr<void, void (*)(void*)>;
  struct Entry {
    AnalysisId id;
    const Analyses* depends_on;
    Object object;
  };
  template <typename Keeps>
  void keep_if(Keeps keeps);
  bool has(AnalysisId id) const {
    return std::any_of(entries_.begin(), entries_.end(),
                       [&](const Entry& entry) { return entry.id == id; });
  }

  llvm::SmallVector<Entry, 2> entries_;  // each behind those it depends on
};

}  // namespace pliron
