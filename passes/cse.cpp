// cse: of ops that give the same results one is left.
//
//   %a = llvm.add %x, %y                         %a = llvm.add %x, %y
//   llvm.cond_br %c, ^left, ^right               llvm.cond_br %c, ^left, ^right
// ^left:                                       ^left:
//   %b = llvm.add %y, %x                   =>    %l = llvm.load %p
//   %l = llvm.load %p                            llvm.store %a, %local
//   llvm.store %b, %local                        llvm.return %l
//   %m = llvm.load %p
//   llvm.return %m
//
// Needs: effects; for reads of memory also what passes/alias.h asks dialects. An op stays that
// comes first on every path. Ops without effects are merged wherever the first one dominates; ops
// that only read, where no write that may concern them lies between on any path; Convergent ops
// within a block. Ops with regions are merged when these say the same. Ops that nobody uses go on
// the way. Preserves: dominance.
//
// It walks dominator trees with a table of the ops above (passes/op_table.h). For memory it keeps
// the times of the last writes (MemoryClock): a read is good as long as what it reads has not been
// written since. A block with several predecessors starts with everything written, unless no block
// that lies between it and its immediate dominator writes. All these are dominated by the
// dominator, since a path from it that left what it dominates would be another way to get to the
// block; so it is enough that nothing there writes. Else the last few blocks in front are looked at
// one by one.

#include "ir/dominance.h"
#include "ir/walk.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "passes/alias.h"
#include "passes/builtin_passes.h"
#include "passes/op_table.h"
#include "passes/op_utils.h"

namespace pliron {

namespace {

// When memory was last written, in scopes.
class MemoryClock {
 public:
  using Time = std::uint32_t;
  struct Mark {
    Time everything, unknown, shared;
    std::size_t log;
  };

  explicit MemoryClock(AliasAnalysis& aliases) : aliases_(aliases) {}

  Time now() const { return now_; }
  // How many writes there have been, so that one can see that there were some.
  std::uint64_t num_writes() const { return num_writes_; }

  // From here on nothing is known of any memory.
  void forget() { everything_ = ++now_; }

  void add(const MemoryEffects& effects) {
    if (!writes(effects))
      return;
    ++num_writes_;
    ++now_;
    if (effects.is_unknown())
      unknown_ = shared_ = now_;
    for (const MemoryEffect& effect : effects.all())
      if (effect.kind == EffectKind::Write || effect.kind == EffectKind::Free)
        write(effect.address);
  }
  static bool writes(const MemoryEffects& effects) {
    return effects.may(EffectKind::Write) || effects.may(EffectKind::Free);
  }

  // The last write that may have changed what an op reads.
  Time last_write(const MemoryEffects& effects) {
    Time last = everything_;
    for (const MemoryEffect& effect : effects.all())
      last = std::max(last, last_write(effect.address));
    return last;
  }

  Mark mark() const { return {everything_, unknown_, shared_, log_.size()}; }
  void rewind(const Mark& mark) {
    everything_ = mark.everything;
    unknown_ = mark.unknown;
    shared_ = mark.shared;
    while (log_.size() > mark.log) {
      auto [object, time] = log_.pop_back_val();
      writes_[object] = time;
    }
  }
  // Gives up what was kept of single objects when none of them has been written to by the ops
  // around.
  void forget_objects() {
    if (!log_.empty())
      return;
    aliases_.clear();
    writes_.clear();
  }

 private:
  using Kind = AliasAnalysis::Kind;

  void write(Value address) {
    AliasAnalysis::Object object;
    if (address)
      object = aliases_.object(address);
    if (object.kind == Kind::Unknown) {
      unknown_ = shared_ = now_;
      return;
    }
    if (object.kind == Kind::Identified)
      shared_ = now_;
    Time& last = writes_[object.base];
    log_.push_back({object.base, last});
    last = now_;
  }

  Time last_write(Value address) {
    AliasAnalysis::Object object;
    if (address)
      object = aliases_.object(address);
    if (object.kind == Kind::Unknown)
      return std::max(unknown_, shared_);
    Time last = writes_.get(object.base);
    return object.kind == Kind::Private ? last : std::max(last, unknown_);
  }

  AliasAnalysis& aliases_;
  Time now_ = 0;
  std::uint64_t num_writes_ = 0;
  Time everything_ = 0;  // to anything, private objects too
  Time unknown_ = 0;     // to any object that is not private
  Time shared_ = 0;      // to some object that is not private
  ArenaMap<Time> writes_;
  llvm::SmallVector<std::pair<Value, Time>, 16> log_;
};

// A scope ends with the dominator subtree of the block that it was opened for.
struct Scope {
  std::size_t end;  // the first block, in preorder of the tree, that is outside
  OpTable::Mark ops;
  MemoryClock::Mark memory;
};

// What is known of the ops around, inside of one op that is isolated from what is around it.
struct Level {
  OpTable ops;
  llvm::DenseMap<Operation*, MemoryClock::Time> times;  // when those in the table that read did so
};

// An op whose regions are being walked.
struct Frame {
  Operation* op = nullptr;
  unsigned next_region = 0;
  Block* only_block = nullptr;    // of a region of one block
  llvm::ArrayRef<Block*> blocks;  // else all, in preorder of the dominator tree
  std::size_t num_blocks = 0, next_block = 0;
  std::vector<std::uint32_t> subtree;  // by place in `blocks`: the end of the block's subtree
  std::vector<std::uint32_t>
      writers;                // how many blocks in front of this place write; made when needed
  Operation* next = nullptr;  // the op to visit
  std::size_t first_scope = 0;
  std::uint64_t writes_before = 0, uses_before = 0;
};

class Cse {
 public:
  explicit Cse(DominanceInfo& dominance) : dominance_(dominance), memory_(aliases_) {}

  void run(Operation* root) {
    enter(root);
    while (!frames_.empty()) {
      if (visit_ops(frames_.back()) || next_block(frames_.back()))
        continue;
      leave(root);
    }
  }

  std::uint64_t num_merged() const { return num_merged_; }
  std::uint64_t num_dead() const { return num_dead_; }

 private:
  OpTable& table() { return levels_[depth_]->ops; }

  void enter(Operation* op) {
    // What is isolated shares nothing with what is around it.
    if (frames_.empty() || op->has(Trait::IsolatedFromAbove)) {
      depth_ = frames_.empty() ? 0 : depth_ + 1;
      if (depth_ == levels_.size())
        levels_.push_back(std::make_unique<Level>());
    }
    Frame& frame = frames_.emplace_back();
    frame.op = op;
    frame.first_scope = scopes_.size();
    frame.writes_before = memory_.num_writes();
    frame.uses_before = num_uses_;
  }

  // Visits ops up to one that has regions, which it enters: true then.
  bool visit_ops(Frame& frame) {
    while (Operation* op = frame.next) {
      frame.next = op->next();
      prefetch_behind(op);
      if (op->num_regions() != 0) {
        enter(op);
        return true;
      }
      look_ahead(op);
      simplify(op, /*uses_memory_inside=*/false);
    }
    return false;
  }

  // A large table is not in the cache: the places of the next ops are fetched while this one is
  // worked on.
  void look_ahead(Operation* op) {
    hashed_ = {};
    if (!table().is_large())
      return;
    if (num_ahead_ > 0 && ahead_[first_ahead_ % max_ahead].op == op) {
      hashed_ = ahead_[first_ahead_++ % max_ahead];
      --num_ahead_;
    } else {
      num_ahead_ = 0;
    }
    Operation* last = num_ahead_ ? ahead_[(first_ahead_ + num_ahead_ - 1) % max_ahead].op : op;
    for (last = last->next(); last && num_ahead_ < max_ahead; last = last->next()) {
      Hashed& next = ahead_[(first_ahead_ + num_ahead_++) % max_ahead];
      next = {last, 0, 0};
      if (last->num_regions() != 0 || !last->has(Trait::Pure))
        continue;
      next = {last, op_hash(last), num_merged_ + 1};
      table().prefetch(next.hash);
    }
  }
  // What was found out ahead is good unless an operand may have been replaced since.
  std::uint32_t hash_of(Operation* op) const {
    bool is_known = hashed_.op == op && hashed_.time == num_merged_ + 1;
    return is_known ? hashed_.hash : op_hash(op);
  }

  bool next_block(Frame& frame) {
    while (frame.next_block == frame.num_blocks)
      if (!next_region(frame))
        return false;
    std::size_t place = frame.next_block++;
    end_scopes(frame.first_scope, place);
    scopes_.push_back(
        {frame.subtree.empty() ? 1 : frame.subtree[place], table().mark(), memory_.mark()});
    Block* block = frame.only_block ? frame.only_block : frame.blocks[place];
    if (frame.next_block < frame.num_blocks && !frame.only_block)
      __builtin_prefetch(frame.blocks[frame.next_block]->front());
    if (place == 0)
      memory_
          .forget();  // what runs between the start of the op and that of its region is not known
    else if (!block->single_predecessor() && may_be_written_before(frame, block))
      memory_.forget();
    frame.next = block->front();
    return true;
  }

  bool next_region(Frame& frame) {
    end_scopes(frame.first_scope, 0);
    if (frame.next_region == frame.op->num_regions())
      return false;
    Region& region = frame.op->region(frame.next_region++);
    frame.next_block = 0;
    frame.subtree.clear();
    frame.writers.clear();
    frame.only_block = region.has_one_block() ? region.front() : nullptr;
    frame.num_blocks = frame.only_block ? 1 : 0;
    if (!region.empty() && !frame.only_block) {
      frame.blocks = dominance_.dominator_tree_preorder(region);
      frame.num_blocks = frame.blocks.size();
      find_subtrees(frame);
    }
    return true;
  }

  void find_subtrees(Frame& frame) {
    std::uint32_t count = static_cast<std::uint32_t>(frame.blocks.size());
    frame.subtree.resize(count);
    for (std::uint32_t i = 0; i < count; ++i) {
      frame.subtree[i] = i + 1;
      places_[frame.blocks[i]] = i;
    }
    for (std::uint32_t i = count; i-- > 1;) {
      std::uint32_t& parent =
          frame.subtree[places_[dominance_.immediate_dominator(frame.blocks[i])]];
      parent = std::max(parent, frame.subtree[i]);
    }
  }

  // Closes those, from number `first` on, that do not go on to the block at `place`; with place 0
  // all.
  void end_scopes(std::size_t first, std::size_t place) {
    while (scopes_.size() > first && (place == 0 || scopes_.back().end <= place)) {
      table().rewind(scopes_.back().ops);
      memory_.rewind(scopes_.back().memory);
      scopes_.pop_back();
    }
  }

  // Whether a block that may lie between this one and its immediate dominator writes.
  bool may_be_written_before(Frame& frame, Block* block) {
    if (!has_reads_)
      return true;  // nobody will ask
    if (frame.writers.empty())
      count_writers(frame);
    std::uint32_t from = places_[dominance_.immediate_dominator(block)];
    return frame.writers[frame.subtree[from]] != frame.writers[from + 1] &&
           finds_writer_before(frame, block, from);
  }

  // Goes back from a block to its immediate dominator, which is at place `from`, a few steps at
  // most. Whether a block on the way writes, or may.
  bool finds_writer_before(const Frame& frame, Block* block, std::uint32_t from) {
    constexpr unsigned most = 16;
    llvm::SmallVector<Block*, most> worklist{block};
    llvm::SmallPtrSet<Block*, most> seen;
    while (!worklist.empty()) {
      Block* at = worklist.pop_back_val();
      for (BlockOperand* edge = at->first_use(); edge; edge = edge->next_use()) {
        Block* predecessor = edge->owner()->block();
        if (!dominance_.is_reachable(predecessor))
          continue;
        std::uint32_t place = places_.get(predecessor);
        if (place == from || !seen.insert(predecessor).second)
          continue;
        if (seen.size() == most || frame.writers[place] != frame.writers[place + 1])
          return true;
        worklist.push_back(predecessor);
      }
    }
    return false;
  }

  static void count_writers(Frame& frame) {
    frame.writers.assign(frame.blocks.size() + 1, 0);
    for (std::size_t i = 0; i < frame.blocks.size(); ++i) {
      bool writes = llvm::any_of(frame.blocks[i]->ops(), [](Operation* op) {
        prefetch_behind(op);
        if (op->num_regions() != 0)
          return !op->has(Trait::Pure);
        return MemoryClock::writes(own_effects(op));
      });
      frame.writers[i + 1] = frame.writers[i] + (writes ? 1 : 0);
    }
  }

  void leave(Operation* root) {
    Frame& frame = frames_.back();
    Operation* op = frame.op;
    bool has_written = memory_.num_writes() != frame.writes_before;
    bool uses_memory = num_uses_ != frame.uses_before;
    frames_.pop_back();
    if (op == root)
      return;
    if (op->has(Trait::IsolatedFromAbove))
      leave_isolated();
    if (has_written)
      memory_.forget();
    simplify(op, uses_memory);
  }

  // Tables for what was inside are used again for what comes, so that they stay small and in the
  // cache.
  void leave_isolated() {
    levels_[depth_--]->times.clear();
    if (llvm::any_of(frames_, [](const Frame& frame) { return !frame.only_block; }))
      return;
    memory_.forget_objects();
    places_.clear();
  }

  // `uses_memory_inside`: whether an op in its regions is not free of effects.
  void simplify(Operation* op, bool uses_memory_inside) {
    if (op->has(Trait::Pure) && !op->has(Trait::Convergent)) {
      if (op->has(Trait::Terminator))
        return;
      if (!op->has_uses() && !op->has(Trait::Symbol))
        return erase_dead(op);
      if (Operation* existing = table().find_or_insert(op, hash_of(op)))
        replace(op, existing);
      return;
    }
    simplify_with_effects(op, uses_memory_inside);
  }

  void simplify_with_effects(Operation* op, bool uses_memory_inside) {
    MemoryEffects effects = own_effects(op);
    if (!effects.is_none()) {
      ++num_uses_;
      memory_.add(effects);
    }
    if (op->has(Trait::Terminator) || op->has(Trait::Symbol))
      return;
    if (!op->has_uses() && effects.is_droppable() && !uses_memory_inside)
      return erase_dead(op);
    if (!effects.only_reads() || uses_memory_inside)
      return;
    bool reads = !effects.all().empty();
    auto& times = levels_[depth_]->times;
    std::uint32_t hash = op_hash(op);
    Operation* existing = table().find(op, hash);
    bool stays_in_block = op->has(Trait::Convergent);
    if (existing && (!stays_in_block || existing->block() == op->block()) &&
        (!reads || memory_.last_write(effects) <= times.lookup(existing))) {
      replace(op, existing);
      return;
    }
    if (reads) {
      times[op] = memory_.now();
      has_reads_ = true;
    }
    table().insert(op, hash);
  }

  void replace(Operation* op, Operation* existing) {
    for (unsigned i = 0; i < op->num_results(); ++i) {
      Value from = op->result(i), to = existing->result(i);
      if (from.name() && !to.name())
        to.set_name(from.name());
      from.replace_all_uses_with(to);
    }
    if (existing->location().is_unknown())
      existing->set_location(op->location());
    ++num_merged_;
    erase(op);
  }

  void erase_dead(Operation* op) {
    ++num_dead_;
    erase(op);
  }

  void erase(Operation* op) {
    if (op->num_regions() != 0)
      walk(op, [&](Operation* inner) {
        for (Region& region : inner->regions())
          dominance_.invalidate(region);
      });
    op->erase();
  }

  DominanceInfo& dominance_;
  AliasAnalysis aliases_;
  MemoryClock memory_;
  std::vector<std::unique_ptr<Level>> levels_;  // by depth of isolation
  std::size_t depth_ = 0;
  std::vector<Frame> frames_;
  std::vector<Scope> scopes_;
  BlockMap<std::uint32_t> places_;  // of blocks, in their frame
  struct Hashed {
    Operation* op = nullptr;
    std::uint32_t hash = 0;
    std::uint64_t time = 0;  // 1 + how many ops had been merged; 0 when there is no hash
  };
  Hashed hashed_;  // of the op at hand
  static constexpr unsigned max_ahead = 4;
  Hashed ahead_[max_ahead];  // of the next ones, in a ring
  unsigned first_ahead_ = 0, num_ahead_ = 0;
  bool has_reads_ = false;
  std::uint64_t num_uses_ = 0;  // ops with effects that were seen
  std::uint64_t num_merged_ = 0, num_dead_ = 0;
};

}  // namespace

static LogicalResult run_cse(Operation* root, PassContext& context) {
  Cse cse(context.dominance());
  cse.run(root);
  context.statistic("num-merged") += cse.num_merged();
  context.statistic("num-dead") += cse.num_dead();
  if (cse.num_merged() + cse.num_dead() == 0)
    context.mark_unchanged();
  return success();
}

const PassDef cse_pass{
    .name = "cse",
    .summary = "Merges ops that give the same results.",
    .preserves = {Analysis::Dominance},
    .statistics = {{"num-merged", "Ops that became an equal one"},
                   {"num-dead", "Ops that nobody used"}},
    .run = run_cse,
};

}  // namespace pliron
