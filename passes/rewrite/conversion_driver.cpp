#include "passes/rewrite/conversion_driver.h"

#include "ir/dialect.h"
#include "ir/traversal.h"
#include "ir/walk.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "passes/matcher/apply_rule.h"
#include "passes/matcher/matcher_set.h"
#include "passes/matcher/naive_matcher.h"
#include "passes/op_utils.h"

namespace pliron {

const ConversionTarget::Rule* ConversionTarget::find(const OpInfo& info) const {
  if (auto it = ops_.find(info.name.str()); it != ops_.end())
    return &it->second;
  if (auto it = dialects_.find(info.dialect_name.str()); it != dialects_.end())
    return &it->second;
  return nullptr;
}

class ConversionDriver {
 public:
  ConversionDriver(Operation* root, const ConversionTarget& target, TypeConverter& types,
                   const ConversionPatterns& patterns, bool is_full)
      : root_(root),
        target_(target),
        patterns_(patterns),
        is_full_(is_full),
        rewriter_(root->context(), types) {}

  LogicalResult run(RewriteListener* listener) {
    if (failed(convert_all()) || failed(rewriter_.resolve())) {
      rewriter_.roll_back(0);
      return failure();
    }
    rewriter_.commit(listener);
    return success();
  }

 private:
  struct Kind {
    bool is_known = false;
    Legality legality = Legality::Unknown;
    const ConversionTarget::Rule* rule = nullptr;
    const KindMatcher* rules = nullptr;
    llvm::SmallVector<const ConversionPattern*, 2> patterns;  // the best first
  };
  struct Failure {
    std::string name, reason;
  };

  Kind& kind_of(const OpInfo& info);
  Kind& learn(const OpInfo& info);
  bool is_illegal(Operation* op);
  LogicalResult convert_all();
  void collect(std::vector<std::uint32_t>& ops, std::vector<Operation*>& with_regions);
  // False for ops that are legal whatever happens, so that they need not be remembered.
  bool may_be_illegal(const OpInfo& info) {
    if (info.kind >= stays_.size() || !kinds_[info.kind])
      learn(info);
    return !stays_[info.kind];
  }
  void collect_blocks(Region& region, std::vector<Block*>& blocks);
  bool legalize(Operation* op, unsigned depth);
  bool legalize_created(Operation* op, std::size_t mark, unsigned depth);
  bool try_pattern(const ConversionPattern& pattern, Operation* op, unsigned depth);
  bool try_rule(const RuleRef& rule, std::uint32_t order, Operation* op, unsigned depth);
  bool finish(const std::string& name, Operation* op, bool applied, std::size_t mark,
              unsigned depth);
  Value make_constant(llvm::ArrayRef<const OpInfo*> users, Location at, Attribute value, Type type);
  LogicalResult report(Operation* op);

  // A rule that makes an illegal op, of which another makes an illegal one, and so on.
  static constexpr unsigned max_depth = 64;

  Operation* root_;
  const ConversionTarget& target_;
  const ConversionPatterns& patterns_;
  bool is_full_;
  ConversionRewriter rewriter_;
  std::vector<std::unique_ptr<Kind>> kinds_;
  std::vector<std::uint8_t> stays_;  // by kind
  rules::RuleMatch match_;
  // Why what was tried on the op at hand did not apply; kept in the second run, for the report.
  bool explains_ = false;
  std::vector<Failure> failures_;
  std::vector<std::string> reasons_;
};

ConversionDriver::Kind& ConversionDriver::kind_of(const OpInfo& info) {
  if (info.kind < kinds_.size() && kinds_[info.kind])
    return *kinds_[info.kind];
  return learn(info);
}

ConversionDriver::Kind& ConversionDriver::learn(const OpInfo& info) {
  if (info.kind >= kinds_.size()) {
    kinds_.resize(info.kind + 64);
    stays_.resize(info.kind + 64);
  }
  std::unique_ptr<Kind>& kind = kinds_[info.kind];
  kind = std::make_unique<Kind>();
  kind->rule = target_.find(info);
  if (kind->rule)
    kind->legality = kind->rule->legality;
  stays_[info.kind] =
      kind->legality == Legality::Unknown ? !is_full_ : kind->legality == Legality::Legal;
  if (patterns_.rules)
    kind->rules = patterns_.rules->for_kind(info.kind);
  auto comes_first = [](const ConversionPattern* a, const ConversionPattern* b) {
    return a->benefit > b->benefit;
  };
  for (const ConversionPattern& pattern : patterns_.patterns)
    if (pattern.root == info.name.str())
      kind->patterns.insert(llvm::upper_bound(kind->patterns, &pattern, comes_first), &pattern);
  return *kind;
}

bool ConversionDriver::is_illegal(Operation* op) {
  Kind& kind = kind_of(op->info());
  switch (kind.legality) {
    case Legality::Legal:
      return false;
    case Legality::Illegal:
      return true;
    case Legality::Dynamic:
      return !kind.rule->is_legal(op);
    case Legality::Unknown:
      return is_full_;
  }
  return false;
}

// Reachable blocks in an order in which definitions come before uses, then the others.
void ConversionDriver::collect_blocks(Region& region, std::vector<Block*>& blocks) {
  if (region.has_one_block()) {
    blocks.push_back(region.front());
    return;
  }
  if (region.empty())
    return;
  std::vector<Block*> order = reverse_post_order(region);
  llvm::DenseSet<Block*> reached(order.begin(), order.end());
  for (Block* block : region.blocks())
    if (!reached.contains(block))
      order.push_back(block);
  blocks.insert(blocks.end(), order.begin(), order.end());
}

// All ops inside the root that may be illegal, each before those inside it, and those with regions.
// Without recursion: blocks to come are on a stack.
void ConversionDriver::collect(std::vector<std::uint32_t>& ops,
                               std::vector<Operation*>& with_regions) {
  struct Frame {
    Operation* next;
    std::vector<Block*> blocks;
    std::size_t at = 0;
  };
  std::vector<Frame> stack;
  auto enter = [&](Operation* op) {
    Frame frame{nullptr, {}};
    for (Region& region : op->regions())
      collect_blocks(region, frame.blocks);
    if (!frame.blocks.empty())
      stack.push_back(std::move(frame));
  };
  enter(root_);
  while (!stack.empty()) {
    Frame& frame = stack.back();
    if (!frame.next) {
      if (frame.at == frame.blocks.size()) {
        stack.pop_back();
        continue;
      }
      frame.next = frame.blocks[frame.at++]->front();
      continue;
    }
    Operation* op = frame.next;
    frame.next = op->next();
    prefetch_behind(op);
    if (may_be_illegal(op->info()))
      ops.push_back(detail::to_granule(op));
    if (op->num_regions()) {
      with_regions.push_back(op);
      enter(op);
    }
  }
}

LogicalResult ConversionDriver::convert_all() {
  std::vector<std::uint32_t> ops;  // granules
  std::vector<Operation*> with_regions;
  collect(ops, with_regions);
  rewriter_.reserve(ops.size());
  // Arguments first, so that every use finds them converted. Those of an entry block belong to the
  // op around it, and are converted when that is.
  for (Operation* op : with_regions) {
    bool converts = is_illegal(op);
    for (Region& region : op->regions())
      for (Block* block : region.blocks())
        if (block->num_arguments() && (converts || !block->is_entry()))
          rewriter_.convert_arguments(block);
  }
  for (Region& region : root_->regions())
    for (Block* block : region.blocks())
      if (block->num_arguments() && !block->is_entry())
        rewriter_.convert_arguments(block);
  for (std::uint32_t granule : ops) {
    auto* op = detail::from_granule<Operation>(granule, root_);
    if (is_illegal(op) && !rewriter_.is_doomed(op) && !legalize(op, 0))
      return report(op);
  }
  return success();
}

bool ConversionDriver::legalize(Operation* op, unsigned depth) {
  if (depth == max_depth) {
    if (explains_)
      failures_.push_back({op->name().str(), "conversions of it go round in circles"});
    return false;
  }
  Kind& kind = kind_of(op->info());
  llvm::ArrayRef<const ConversionPattern*> patterns = kind.patterns;
  auto try_above = [&](unsigned benefit) {
    while (!patterns.empty() && patterns.front()->benefit > benefit) {
      const ConversionPattern& pattern = *patterns.front();
      patterns = patterns.drop_front();
      if (try_pattern(pattern, op, depth))
        return true;
    }
    return false;
  };
  if (kind.rules) {
    bool is_done = false;
    if (explains_) {
      // The tree does not say why a rule is not there, so each one is asked.
      for (const RuleRef& rule : kind.rules->rules())
        if ((is_done = try_above(rule.rule->benefit) || try_rule(rule, 0, op, depth)))
          break;
    } else {
      is_done = kind.rules->tree().run(op, [&](rules::DecisionTree::Row row) {
        const RuleRef& rule = kind.rules->rules()[row.rule];
        return try_above(rule.rule->benefit) || try_rule(rule, row.order, op, depth);
      });
    }
    if (is_done)
      return true;
  }
  for (const ConversionPattern* pattern : patterns)
    if (try_pattern(*pattern, op, depth))
      return true;
  return false;
}

bool ConversionDriver::try_pattern(const ConversionPattern& pattern, Operation* op,
                                   unsigned depth) {
  std::size_t mark = rewriter_.mark();
  rewriter_.set_insertion_point(op);
  ConvertedOperands operands;
  for (Value operand : op->operands()) {
    rewriter_.append_converted(operand, operands.values_);
    operands.ends_.push_back(static_cast<unsigned>(operands.values_.size()));
  }
  bool applied = succeeded(pattern.apply(op, operands, rewriter_));
  return finish(pattern.name, op, applied, mark, depth);
}

bool ConversionDriver::try_rule(const RuleRef& rule, std::uint32_t order, Operation* op,
                                unsigned depth) {
  std::string reason;
  auto convert_type = [&](Type type) { return rewriter_.types().convert_to_one(type); };
  match_.start(*rule.set, *rule.rule, op);
  match_.convert_type = convert_type;
  match_.reason = explains_ ? &reason : nullptr;
  std::size_t mark = rewriter_.mark();
  bool applied = rules::match_left_side(match_, order) && rules::check_conditions(match_);
  if (applied) {
    auto constant = [&](llvm::ArrayRef<const OpInfo*> users, Attribute value, Type type) {
      return make_constant(users, op->location(), value, type);
    };
    auto converted = [&](Value value) { return rewriter_.converted(value); };
    auto replace = [&](Operation* root, llvm::ArrayRef<ConversionRewriter::Values> parts) {
      if (root->num_results())
        rewriter_.replace_op_with_parts(root, parts);
      else
        rewriter_.erase_op(root);
    };
    rewriter_.set_insertion_point(op);
    applied = rules::apply_rule(
        match_,
        {.rewriter = rewriter_, .constant = constant, .converted = converted, .replace = replace});
  }
  match_.convert_type = nullptr;
  match_.reason = nullptr;
  if (explains_ && !applied)
    reasons_ = {reason};
  return finish(rule.rule->name, op, applied, mark, depth);
}

// A pattern that failed, or that makes what cannot be converted, has not been there.
bool ConversionDriver::finish(const std::string& name, Operation* op, bool applied,
                              std::size_t mark, unsigned depth) {
  if (applied && !rewriter_.take_unsupported()) {
    if (explains_)
      reasons_.clear();
    bool is_edited = rewriter_.has_edited(op, mark);
    if (is_edited && (rewriter_.is_doomed(op) || !is_illegal(op)) &&
        legalize_created(op, mark, depth))
      return true;
    if (explains_ && reasons_.empty())
      reasons_ = {is_edited ? "it leaves an op that is illegal" : "it did not change the op"};
  }
  rewriter_.take_unsupported();
  rewriter_.roll_back(mark);
  if (explains_) {
    std::string reason;
    for (const std::string& text : reasons_)
      reason += (reason.empty() ? "" : "; ") + text;
    failures_.push_back({name, reason.empty() ? "it does not say why" : reason});
    reasons_.clear();
  }
  return false;
}

bool ConversionDriver::legalize_created(Operation*, std::size_t mark, unsigned depth) {
  for (Operation* created : rewriter_.created_since(mark)) {
    if (rewriter_.is_doomed(created) || !is_illegal(created) || legalize(created, depth + 1))
      continue;
    if (explains_)
      reasons_ = {"it makes an illegal '" + created->name().str() + "', which cannot be converted"};
    return false;
  }
  return true;
}

Value ConversionDriver::make_constant(llvm::ArrayRef<const OpInfo*> users, Location at,
                                      Attribute value, Type type) {
  for (const OpInfo* user : users) {
    const DialectInfo* dialect = user->context->dialect(user->dialect_name.str());
    if (!dialect || !dialect->materialize_constant)
      continue;
    if (Operation* op = dialect->materialize_constant(rewriter_, at, value, type))
      return op->result(0);
  }
  return {};
}

// Everything is tried once more, to hear why it does not apply.
LogicalResult ConversionDriver::report(Operation* op) {
  explains_ = true;
  rewriter_.set_reasons(&reasons_);
  failures_.clear();
  (void)legalize(op, 0);
  rewriter_.set_reasons(nullptr);
  InFlightDiagnostic error = op->emit_error();
  error << "'" << op->name() << "' is illegal here and cannot be converted";
  if (failures_.empty())
    error.note(op->location(), "no rule or pattern is for this op");
  for (const Failure& failure : failures_)
    error.note(op->location(), "'" + failure.name + "' does not apply: " + failure.reason);
  return error;
}

LogicalResult apply_partial_conversion(Operation* root, const ConversionTarget& target,
                                       TypeConverter& types, const ConversionPatterns& patterns,
                                       const ConversionConfig& config) {
  return ConversionDriver(root, target, types, patterns, /*is_full=*/false).run(config.listener);
}

LogicalResult apply_full_conversion(Operation* root, const ConversionTarget& target,
                                    TypeConverter& types, const ConversionPatterns& patterns,
                                    const ConversionConfig& config) {
  return ConversionDriver(root, target, types, patterns, /*is_full=*/true).run(config.listener);
}

}  // namespace pliron
