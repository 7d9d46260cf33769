#pragma once
// The conversion driver: replaces illegal ops by legal ones, all or none. It visits the ops inside
// a root, definitions before their uses, and applies to each illegal one the best pattern or rule
// that fits; illegal ops that this makes are converted in turn. When an op cannot be converted the
// IR is left exactly as it was, and an error says which op it was and why nothing applied.
//
//   ConversionTarget target;
//   target.add_legal_dialect("llvm");
//   target.add_illegal_dialect("mir");
//   LogicalResult result = apply_full_conversion(module, target, types, patterns);
//
// Types are converted by the driver wherever values meet: patterns get converted operands, blocks
// get converted arguments (those of an entry block when the op around it is illegal), and what
// stays on either side gets a value made by a materialization of the TypeConverter.

#include "passes/rewrite/conversion_rewriter.h"
#include "passes/rewrite/pattern.h"

namespace pliron {

enum class Legality : std::uint8_t { Unknown, Legal, Illegal, Dynamic };

// Which ops may be left. What is said of an op counts more than what is said of its dialect.
class ConversionTarget {
 public:
  using IsLegal = std::function<bool(Operation*)>;

  void add_legal_op(llvm::StringRef name) { ops_[name] = {Legality::Legal, {}}; }
  void add_illegal_op(llvm::StringRef name) { ops_[name] = {Legality::Illegal, {}}; }
  void add_dynamic_op(llvm::StringRef name, IsLegal is_legal) {
    ops_[name] = {Legality::Dynamic, std::move(is_legal)};
  }
  void add_legal_dialect(llvm::StringRef name) { dialects_[name] = {Legality::Legal, {}}; }
  void add_illegal_dialect(llvm::StringRef name) { dialects_[name] = {Legality::Illegal, {}}; }
  void add_dynamic_dialect(llvm::StringRef name, IsLegal is_legal) {
    dialects_[name] = {Legality::Dynamic, std::move(is_legal)};
  }

  struct Rule {
    Legality legality = Legality::Unknown;
    IsLegal is_legal;
  };
  // What was said of the op or its dialect; null for nothing.
  const Rule* find(const OpInfo& info) const;

 private:
  llvm::StringMap<Rule> ops_, dialects_;
};

// The converted operands of an op.
class ConvertedOperands {
 public:
  unsigned size() const { return static_cast<unsigned>(ends_.size()); }
  // The parts of operand i.
  llvm::ArrayRef<Value> parts(unsigned i) const {
    unsigned first = i == 0 ? 0 : ends_[i - 1];
    return llvm::ArrayRef(values_).slice(first, ends_[i] - first);
  }
  // Operand i, which has become one value.
  Value operator[](unsigned i) const {
    assert(parts(i).size() == 1 && "this operand has become none or several");
    return parts(i)[0];
  }
  // All one behind the other.
  llvm::ArrayRef<Value> flat() const { return values_; }

 private:
  friend class ConversionDriver;
  llvm::SmallVector<Value, 6> values_;
  llvm::SmallVector<unsigned, 6> ends_;
};

struct ConversionPattern {
  using Apply =
      std::function<LogicalResult(Operation*, const ConvertedOperands&, ConversionRewriter&)>;
  std::string name;
  std::string root;  // the op's full name
  unsigned benefit = 1;
  Apply apply;
};

// Patterns and rules for conversions. `rules` may be null; it must have been made with `converts`
// and without `constants_last`.
struct ConversionPatterns {
  std::vector<ConversionPattern> patterns = {};
  std::shared_ptr<const MatcherSet> rules = nullptr;
};

struct ConversionConfig {
  RewriteListener* listener = nullptr;  // told of what is final; not owned
};

// Converts what is illegal inside `root` and leaves ops of which the target says nothing.
LogicalResult apply_partial_conversion(Operation* root, const ConversionTarget& target,
                                       TypeConverter& types, const ConversionPatterns& patterns,
                                       const ConversionConfig& config = {});
// The same, and ops of which the target says nothing are illegal.
LogicalResult apply_full_conversion(Operation* root, const ConversionTarget& target,
                                    TypeConverter& types, const ConversionPatterns& patterns,
                                    const ConversionConfig& config = {});

}  // namespace pliron
