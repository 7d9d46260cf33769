#pragma once
// Rewrite patterns in C++, for what rules (passes/rules/) cannot say. A pattern is a record: the op
// it starts from, a benefit, and a function:
//
//   LogicalResult drop_add_of_zero(Operation* op, Rewriter& rewriter) {
//     if (!is_zero(constant_value(op->operand(1))))
//       return rewriter.match_failure("the right side is not zero");
//     rewriter.replace_op(op, op->operand(0));
//     return success();
//   }
//   PatternSet patterns;
//   patterns.add({.name = "add-zero", .root = "llvm.add", .apply = drop_add_of_zero});
//
// A pattern that succeeds has changed the IR through the rewriter, and left it valid; one that
// fails has changed nothing. Patterns with a higher benefit are tried first, then those that were
// added first. Inside a driver's root a pattern may change anything.

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "passes/rewrite/rewriter.h"

namespace pliron {

class MatcherSet;

// A pattern as a constant.
struct PatternDef {
  std::string_view name;
  std::string_view root = {};  // the op's full name; "" for ops of any kind
  unsigned benefit = 1;
  LogicalResult (*apply)(Operation*, Rewriter&) = nullptr;
};

// A pattern in a set; its function may have state of its own, which must be safe to use from
// several threads.
struct Pattern {
  using Apply = std::function<LogicalResult(Operation*, Rewriter&)>;
  Pattern(std::string n, std::string r, unsigned b, Apply a)
      : name(std::move(n)), root(std::move(r)), benefit(b), apply(std::move(a)) {}

  std::string name;
  std::string root;
  unsigned benefit;
  Apply apply;
};

class PatternSet {
 public:
  void add(const PatternDef& def) {
    patterns_.emplace_back(std::string(def.name), std::string(def.root), def.benefit, def.apply);
  }
  void add(Pattern pattern) { patterns_.push_back(std::move(pattern)); }
  bool empty() const { return patterns_.empty(); }
  llvm::ArrayRef<Pattern> patterns() const { return patterns_; }

 private:
  friend class FrozenPatternSet;
  std::vector<Pattern> patterns_;
};

// Patterns and compiled rules, sorted by the kind of op that they start from. Immutable, cheap to
// copy, and shared by threads.
class FrozenPatternSet {
 public:
  FrozenPatternSet() = default;
  // Patterns for ops that are not registered are kept: such ops may come up. `rules` may be null.
  FrozenPatternSet(Context& context, PatternSet patterns,
                   std::shared_ptr<const MatcherSet> rules = nullptr);

  unsigned size() const { return data_ ? static_cast<unsigned>(data_->patterns.size()) : 0; }
  const Pattern& operator[](unsigned i) const { return data_->patterns[i]; }
  // The numbers of the patterns to try on an op of that kind, the best first. O(1).
  llvm::ArrayRef<std::uint32_t> for_kind(std::uint32_t kind) const {
    if (!data_)
      return {};
    std::uint32_t list = kind < data_->list_of_kind.size() ? data_->list_of_kind[kind] : 0;
    return data_->lists[list];
  }
  const MatcherSet* rules() const { return data_ ? data_->rules.get() : nullptr; }

 private:
  struct Data {
    std::vector<Pattern> patterns;
    std::vector<std::vector<std::uint32_t>> lists;  // the first one: those for any op
    std::vector<std::uint32_t> list_of_kind;
    std::shared_ptr<const MatcherSet> rules;
  };
  std::shared_ptr<const Data> data_;
};

}  // namespace pliron
