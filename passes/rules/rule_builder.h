#pragma once
// Rules written in C++: the same data as a rule file gives (passes/rules/rule_set.h), made node by
// node. Names have their sigils, and what they mean is what the file would mean; nothing is looked
// up until the set is checked.
//
//   RuleSetBuilder build;
//   build.group("mine", {"canonicalize"});
//   // rule mul_pow2: llvm.mul(%x, #c) where pow2(#c) => llvm.shl(%x, #(log2(#c)))
//   RuleExpr c = build.var("#c");
//   build.rule("mul_pow2")
//       .match(build.op("llvm.mul", {build.operand("%x"), build.operand("#c")}))
//       .where(build.call("pow2", {c}))
//       .replace({build.op("llvm.shl", {build.operand("%x"), build.computed(build.call("log2",
//       {c}))})});
//   FailureOr<...> rules = check_rules(context, build.take());

#include <memory>

#include "passes/rules/rule_set.h"

namespace pliron::rules {

// An expression of the set that is being built; a handle.
struct RuleExpr {
  RuleSet* set = nullptr;
  Index index = 0;
};
// Operators as in rule files. Comparisons of bits: lt_u and its like.
RuleExpr operator|(RuleExpr a, RuleExpr b);
RuleExpr operator^(RuleExpr a, RuleExpr b);
RuleExpr operator&(RuleExpr a, RuleExpr b);
RuleExpr operator+(RuleExpr a, RuleExpr b);
RuleExpr operator-(RuleExpr a, RuleExpr b);
RuleExpr operator*(RuleExpr a, RuleExpr b);
RuleExpr operator-(RuleExpr a);
RuleExpr operator~(RuleExpr a);
RuleExpr operator==(RuleExpr a, RuleExpr b);
RuleExpr operator!=(RuleExpr a, RuleExpr b);
RuleExpr operator!(RuleExpr a);
// `a < b` and the like; which one says the operator (Lt, LeU, GtS, ...).
RuleExpr compare(Operator op, RuleExpr a, RuleExpr b);
RuleExpr all_of(llvm::ArrayRef<RuleExpr> parts);  // `and`
RuleExpr any_of(llvm::ArrayRef<RuleExpr> parts);  // `or`

// A node of the set that is being built; a handle. Each function gives a node that says more.
struct RuleOperand {
  RuleSet* set = nullptr;
  Index index = 0;

  RuleOperand once() const;     // exactly one use
  RuleOperand ordered() const;  // operands as written only
  RuleOperand result(std::int16_t number) const;
  RuleOperand spread() const;                      // `...`
  RuleOperand typed(RuleExpr type) const;          // `: T`
  RuleOperand bound(llvm::StringRef name) const;   // `%k = ...`
  RuleOperand named(llvm::StringRef group) const;  // `lhs: ...`
  RuleOperand at(llvm::ArrayRef<llvm::StringRef> values) const;
  RuleOperand successors(llvm::ArrayRef<RuleOperand> blocks) const;
  // Attributes.
  RuleOperand has(llvm::StringRef word) const;                   // a unit, bool, flag or case
  RuleOperand has_not(llvm::StringRef word) const;               // `not word`
  RuleOperand with(llvm::StringRef attr, RuleExpr value) const;  // `attr = #c`, `= 3`, `= #(...)`
  RuleOperand accepting(llvm::StringRef attr) const;             // `attr = _`
  RuleOperand accepting_all() const;                             // `..`
};

// A rule that is being built. It is in the set from the start, and is complete once it has a match
// and a replacement.
class RuleBuilder {
 public:
  RuleBuilder(RuleSet& set, Index rule) : set_(set), rule_(rule) {}

  RuleBuilder& convert();
  RuleBuilder& benefit(std::uint16_t benefit);
  RuleBuilder& allow(Allow what);
  RuleBuilder& unverified(llvm::StringRef why);
  RuleBuilder& match(RuleOperand root);
  RuleBuilder& where(RuleExpr condition);
  RuleBuilder& let(llvm::StringRef name, RuleExpr value);
  // `%a, %b = value;`
  RuleBuilder& statement(llvm::ArrayRef<llvm::StringRef> names, RuleOperand value);
  RuleBuilder& replace(llvm::ArrayRef<RuleOperand> values);
  RuleBuilder& erase();

 private:
  Rule& rule() { return set_.rules[rule_]; }
  List append(List list, Index item);

  RuleSet& set_;
  Index rule_;
};

class RuleSetBuilder {
 public:
  RuleSetBuilder() : set_(std::make_unique<RuleSet>()) {}

  void use(llvm::StringRef dialect);
  // Rules that follow are in this group, and have its name in front of theirs.
  void group(llvm::StringRef name, llvm::ArrayRef<llvm::StringRef> phases = {});
  void native(NativeKind kind, llvm::StringRef name, llvm::ArrayRef<NativeParam> params,
              llvm::ArrayRef<NativeType> results = {});
  NativeParam param(llvm::StringRef name, NativeType type) { return {set_->intern(name), type}; }
  void table(llvm::StringRef name, llvm::StringRef enumeration,
             llvm::ArrayRef<std::pair<llvm::StringRef, llvm::StringRef>> entries);
  RuleBuilder rule(llvm::StringRef name);

  // Nodes. A variable: %x, #c or ^b.
  RuleOperand operand(llvm::StringRef variable);
  RuleOperand any();
  RuleOperand literal(std::int64_t value);
  RuleOperand literal_text(llvm::StringRef number);  // "0.5", "-0.0", "true"
  RuleOperand poison();
  RuleOperand computed(RuleExpr value);
  RuleOperand list(llvm::ArrayRef<RuleOperand> elements);
  RuleOperand op(llvm::StringRef name, llvm::ArrayRef<RuleOperand> operands);
  RuleOperand build(llvm::StringRef native, llvm::ArrayRef<RuleOperand> arguments);

  // Expressions. A variable: %x, #c, !t or ^b.
  RuleExpr var(llvm::StringRef variable);
  RuleExpr number(std::int64_t value);
  RuleExpr number_text(llvm::StringRef number);
  RuleExpr word(llvm::StringRef name);       // a case
  RuleExpr type(llvm::StringRef text);       // of IR
  RuleExpr attribute(llvm::StringRef text);  // of IR
  RuleExpr call(llvm::StringRef function, llvm::ArrayRef<RuleExpr> arguments);
  RuleExpr call_native(llvm::StringRef name, llvm::ArrayRef<RuleExpr> arguments);
  RuleExpr is(RuleExpr type, llvm::StringRef constraint);
  RuleExpr in(RuleExpr value, llvm::ArrayRef<RuleExpr> others);

  const RuleSet& set() const { return *set_; }
  // The set; nothing more can be built then.
  RuleSet take() { return std::move(*set_); }

 private:
  RuleOperand node(const Node& node);
  RuleExpr expr(ExprKind kind, llvm::StringRef subject, llvm::ArrayRef<RuleExpr> args = {});

  std::unique_ptr<RuleSet> set_;  // handles point to it
  Index group_ = 0;
};

}  // namespace pliron::rules
