#pragma once
// The greedy driver as a class, for its own sources: the worklist and the rewriter's events
// (greedy_driver.cpp), and what is done to one op (greedy_visit.cpp). What it is for and what it
// promises stands in greedy_driver.h.

#include <optional>

#include "ir/arena_map.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "passes/matcher/matcher_set.h"
#include "passes/matcher/naive_matcher.h"
#include "passes/rewrite/constant_pool.h"
#include "passes/rewrite/greedy_driver.h"
#include "passes/rewrite/termination.h"

namespace pliron::detail {

// What the driver has to know of a kind of op, worked out when the first one comes.
struct Kind {
  enum Flag : std::uint8_t {
    Known = 1,
    CanDie = 2,
    Constant = 4,
    Commutative = 8,
    Folds = 16,
    FoldsByTrait = 32,
    Evaluates = 64,  // when all operands are constants
    // Rules or patterns may look farther than what is pushed when something changes.
    LooksFar = 128,
  };
  std::uint8_t flags = 0;
  std::int8_t value_slot = -1;  // of constants
  llvm::ArrayRef<std::uint32_t> patterns;
  const KindMatcher* rules = nullptr;

  bool is(Flag flag) const { return flags & flag; }
};

class GreedyDriver final : public RewriteListener {
 public:
  GreedyDriver(Operation* root, const FrozenPatternSet& patterns, const GreedyConfig& config,
               GreedyStatistics& statistics)
      : root_(root),
        is_root_isolated_(root->has(Trait::IsolatedFromAbove)),
        patterns_(patterns),
        config_(config),
        statistics_(statistics),
        outer_(config.listener),
        rewriter_(root->context(), this),
        pool_(root) {
    auto make_room = [](auto& numbers, std::size_t size) {
      if (numbers.size() < size)
        numbers.resize(size);
    };
    std::optional<unsigned> reach = patterns.rules() ? patterns.rules()->reach() : 1u;
    needs_rounds_ = patterns.size() > 0 || !reach || *reach > 2;
    pushes_two_levels_ = needs_rounds_ || *reach == 2;
    make_room(statistics.patterns, patterns.size());
    if (patterns.rules())
      make_room(statistics.rules, patterns.rules()->num_rules());
  }

  FailureOr<GreedyResult> run();

  // Events of the rewriter.
  void op_inserted(Operation* op) override;
  void block_inserted(Block* block) override;
  void op_changing(Operation* op) override;
  void op_modified(Operation* op) override;
  void op_replaced(Operation* op, llvm::ArrayRef<Value> values) override;
  void op_erased(Operation* op) override;
  void op_moved(Operation* op) override;
  void block_erased(Block* block) override;

 private:
  // The worklist.
  void run_scope(Operation* scope, bool is_first_round);
  void seed(Operation* scope, bool is_first_round);
  void find_unreachable(Region& region);
  std::uint64_t count_ops_to_come() const;
  void seed_op(Operation* op);
  void merge_constants(llvm::ArrayRef<Operation*> constants);
  void drain();
  void push(Operation* op);
  void push_users(Operation* op);
  void push_with_users(Operation* op);
  void push_used(Operation* op);
  bool is_in_scope(Operation* op) const {
    return is_root_isolated_ ? op != root_ : op != root_ && root_->is_ancestor_of(op);
  }
  void note_change(Operation* op);
  void announce();
  void end_of_rule();

  // One op.
  const Kind& kind_of(const OpInfo& info) {
    if (info.kind >= kinds_.size())
      kinds_.resize(info.kind + 64);
    Kind& kind = kinds_[info.kind];
    return kind.flags ? kind : learn(info, kind);
  }
  const Kind& learn(const OpInfo& info, Kind& kind);
  void visit(Operation* op);
  bool merge_constant(Operation* op, const Kind& kind);
  void move_constants_last(Operation* op);
  bool fold(Operation* op, const Kind& kind);
  Value folded_value(Operation* op, const Kind& kind);
  bool try_patterns(Operation* op, const Kind& kind);
  bool try_pattern(Operation* op, std::uint32_t number);
  bool try_rule(Operation* op, const RuleRef& rule, std::uint32_t order,
                llvm::function_ref<bool()> try_better);
  bool count_rewrite();
  std::string name_of(std::uint32_t number) const;
  Attribute constant_of(Value value);

  Operation* root_;
  bool is_root_isolated_;
  const FrozenPatternSet& patterns_;
  const GreedyConfig& config_;
  GreedyStatistics& statistics_;
  RewriteListener* outer_;
  Rewriter rewriter_;
  ConstantPool pool_;
  std::optional<TerminationGuard> guard_;

  std::vector<Kind> kinds_;
  // Gone: erased together with others, whose uses of it do not count any more.
  enum State : std::uint8_t { Idle, Pending, Gone };
  // The root and the isolated ops in it that are gone through in this round, and the first that is
  // still to come. What is erased stays, and is in the set; what took its memory has been pushed.
  std::vector<Operation*> scopes_;
  std::size_t next_scope_ = 0;
  llvm::DenseSet<Operation*> gone_scopes_;
  // The ops of the scope in order, as granules, and what has come up since. What is erased stays in
  // both, but is not pending.
  std::vector<std::uint32_t> sweep_;
  std::vector<Operation*> stack_;
  // What has probably lost its last use. It goes first, so that rules count uses by the living.
  llvm::SmallVector<Operation*, 8> dying_;
  ArenaMap<std::uint8_t> pending_;
  llvm::DenseSet<Block*> unreachable_;
  llvm::DenseSet<Block*> reached_;  // of the region at hand
  // The isolated ops (or the root) in which something has changed in this round.
  llvm::SmallSetVector<Operation*, 8> dirty_;
  Region* last_dirty_region_ = nullptr;
  // Patterns may look anywhere, so that what has changed is gone through again until nothing
  // changes. Of folds and rules it is known how far they look, and what that is has been pushed.
  bool needs_rounds_ = false;
  bool pushes_two_levels_ = false;
  bool keeps_clean_ = false;  // whether edits are none that call for another round
  std::vector<Operation*> constant_ops_;
  llvm::SmallVector<Attribute, 4> constants_;
  rules::RuleMatch match_;

  std::uint64_t edits_ = 0;
  std::uint64_t rewrites_ = 0;
  bool stop_ = false;
  bool failed_ = false;
  // What is being applied; announced to the outer listener with its first edit.
  llvm::StringRef active_;
  Operation* active_root_ = nullptr;
  bool is_announced_ = false;
};

}  // namespace pliron::detail
