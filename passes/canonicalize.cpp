// canonicalize: ops take the form that their rules and folds give them.
//
//   %two = mir.constant 2                               %four = mir.constant 4
//   %four = mir.add %two, %two                     =>   mir.return %four
//   mir.return %four
//
// Needs: the rules that dialects offer for the phase `canonicalize`, fold and evaluation hooks,
// traits, and the dialect's `materialize_constant` for results that are constants. Preserves:
// dominance, but for the regions whose branches it changed.
//
// All of it is done by the greedy driver (passes/rewrite/greedy_driver.h): constants end up at the
// start of the function, one of each; commutative ops have theirs last. Blocks are neither merged
// nor removed, which is the work of simplify-cfg.

#include <mutex>

#include "ir/context_extension.h"
#include "passes/builtin_passes.h"
#include "passes/matcher/matcher_set.h"
#include "passes/rewrite/greedy_driver.h"
#include "passes/rules/registry.h"

namespace pliron {

namespace {

// The compiled rules of a context, made by the first run and shared by all threads.
class CanonicalRules : public ContextExtension {
 public:
  static FailureOr<FrozenPatternSet> of(Context& context) {
    static const char key = 0;
    auto& rules = static_cast<CanonicalRules&>(
        context_extension(context, &key, [] { return std::make_unique<CanonicalRules>(); }));
    return rules.get(context);
  }

 private:
  // Made anew when a dialect that was registered since offers more.
  FailureOr<FrozenPatternSet> get(Context& context) {
    std::lock_guard lock(mutex_);
    std::size_t num_files = rules::offered_rule_files(context).size();
    if (is_made_ && num_files == num_files_)
      return patterns_;
    auto sets = rules::load_offered_rules(context, "canonicalize");
    if (failed(sets))
      return failure();
    MatcherOptions options;
    options.phase = "canonicalize";
    patterns_ =
        FrozenPatternSet(context, {}, sets->empty() ? nullptr : MatcherSet::create(*sets, options));
    is_made_ = true;
    num_files_ = num_files;
    return patterns_;
  }

  std::mutex mutex_;
  bool is_made_ = false;
  std::size_t num_files_ = 0;
  FrozenPatternSet patterns_;
};

// Forgets what is known of regions that go, or whose branches change.
class DominanceKeeper final : public RewriteListener {
 public:
  explicit DominanceKeeper(DominanceInfo* dominance) : dominance_(dominance) {}
  void op_inserted(Operation* op) override { branch_changed(op); }
  void op_modified(Operation* op) override { branch_changed(op); }
  void op_erased(Operation* op) override {
    branch_changed(op);
    for (Region& region : op->regions())
      dominance_->invalidate(region);
  }
  void block_inserted(Block* block) override { block_changed(block); }
  void block_erased(Block* block) override { block_changed(block); }

 private:
  void branch_changed(Operation* op) {
    if (op->num_successors() && op->parent_region())
      dominance_->invalidate(*op->parent_region());
  }
  void block_changed(Block* block) {
    if (block->parent())
      dominance_->invalidate(*block->parent());
  }

  DominanceInfo* dominance_;
};

}  // namespace

static void count(PassContext& context, const FrozenPatternSet& patterns,
                  const GreedyStatistics& statistics) {
  context.statistic("num-folded") += statistics.folds;
  context.statistic("num-dead") += statistics.dead;
  context.statistic("num-rewrites") += statistics.rewrites;
  context.statistic("num-merged-constants") += statistics.merged_constants;
  if (!context.records_events())
    return;
  for (std::uint32_t i = 0; i < statistics.rules.size(); ++i)
    if (statistics.rules[i].applied)
      context.record("rule", patterns.rules()->rule(i).rule->name, statistics.rules[i].applied);
}

static LogicalResult run_canonicalize(Operation* root, PassContext& context) {
  FailureOr<FrozenPatternSet> patterns = FrozenPatternSet();
  if (context.option<bool>("rules"))
    patterns = CanonicalRules::of(context.context());
  if (failed(patterns))
    return failure();
  DominanceInfo* dominance = context.cached_analysis<DominanceInfo>();
  DominanceKeeper keeper(dominance);
  GreedyConfig config;
  config.max_iterations = context.option<unsigned>("max-iterations");
  config.top_down = context.option<bool>("top-down");
  config.listener = dominance ? &keeper : nullptr;
  GreedyStatistics statistics;
  FailureOr<GreedyResult> result = apply_patterns_greedily(root, *patterns, config, &statistics);
  if (failed(result))
    return failure();
  count(context, *patterns, statistics);
  if (!result->changed)
    context.mark_unchanged();
  if (!result->converged && context.option<bool>("test-convergence"))
    return root->context().emit_error(context.location())
           << "canonicalize did not come to an end in " << config.max_iterations
           << " rounds; give it more with max-iterations=N, 0 for no limit";
  return success();
}

const PassDef canonicalize_pass{
    .name = "canonicalize",
    .summary = "Brings ops into the form that folds and rules give them.",
    .preserves = {Analysis::Dominance},
    .options = {{"max-iterations", "Rounds after which it stops; 0 for no limit.", 10u},
                {"top-down", "Whether the first round goes from the first op to the last.", true},
                {"rules", "Whether rules are applied; without them ops are folded only.", true},
                {"test-convergence", "Whether it is an error when rules are left to apply.",
                 false}},
    .statistics = {{"num-folded", "Ops that were replaced by a value or a constant"},
                   {"num-dead", "Ops that were removed because nothing used them"},
                   {"num-rewrites", "Rules that were applied"},
                   {"num-merged-constants", "Constants that were there twice"}},
    .run = run_canonicalize,
};

}  // namespace pliron
