#pragma once
// A pass is a record: its name, what it does, which op it runs on, and a function. It is one .cpp
// file that opens with the IR before and after; the record is its last lines:
//
//   static LogicalResult run_dce(Operation* root, PassContext& context) { ... }
//   const PassDef dce_pass{.name = "dce", .summary = "Removes ...", .run = run_dce};
//
// A pass changes only the op it is given and what is inside, keeps the IR valid, and may not erase
// the op itself.

#include <string_view>

#include "ir/dominance.h"
#include "ir/operation.h"
#include "ir/result.h"

namespace pliron {

enum class Analysis : std::uint8_t { Dominance = 1 << 0 };

// A set of analyses.
struct Analyses {
  std::uint8_t bits = 0;
  constexpr Analyses(std::initializer_list<Analysis> all = {}) {
    for (Analysis analysis : all)
      bits |= static_cast<std::uint8_t>(analysis);
  }
  constexpr bool has(Analysis analysis) const { return bits & static_cast<std::uint8_t>(analysis); }
};

// What a run of passes offers to the pass at hand.
class PassContext {
 public:
  PassContext(Context& context, DominanceInfo& dominance)
      : context_(context), dominance_(dominance) {}

  Context& context() const { return context_; }
  // Dominance as it was before the pass; kept from earlier passes that preserved it.
  DominanceInfo& dominance() const { return dominance_; }
  // Says that the pass has left the IR as it was, so that nothing is checked or computed again.
  void mark_unchanged() { changed_ = false; }
  bool changed() const { return changed_; }

 private:
  Context& context_;
  DominanceInfo& dominance_;
  bool changed_ = true;
};

struct PassDef {
  std::string_view name;         // as in pipelines: "simplify-cfg"
  std::string_view summary;      // one sentence
  std::string_view anchor = {};  // the op it runs on, in full ("builtin.module"); "" for any
  Analyses preserves = {};
  // Fails after having reported an error; then the IR may be in any state.
  LogicalResult (*run)(Operation*, PassContext&) = nullptr;
};

}  // namespace pliron
