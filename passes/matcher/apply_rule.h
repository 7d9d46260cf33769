#pragma once
// The right side of a rule. Everything that can fail is done before anything is edited:
// expressions, types of new ops, constants. What then begins also ends.

#include "passes/matcher/rule_match.h"
#include "passes/rewrite/rewriter.h"

namespace pliron::rules {

// What a driver gives to a rule that is applied.
struct RuleEnvironment {
  Rewriter& rewriter;
  // A constant that the op `user`, new or the root, may use; null when there can be none. Dialects
  // are asked in the order in which they are named.
  llvm::function_ref<Value(llvm::ArrayRef<const OpInfo*> users, Attribute, Type)> constant;
  // In conversions: the converted values of a value from the left side; else null.
  llvm::function_ref<llvm::SmallVector<Value, 1>(Value)> converted = nullptr;
  // In conversions: replaces result i by any number of values. Otherwise the rewriter does it.
  llvm::function_ref<void(Operation*, llvm::ArrayRef<llvm::SmallVector<Value, 1>>)> replace =
      nullptr;
};

// Makes the new ops and replaces or erases the root. False, and no edit, when an expression has no
// value, a type or a constant cannot be made, or what would come in place of the root is the same
// again (an equal constant, or an op of the same kind with equal operands, attributes and types,
// whatever its discardable attributes); says which to match.reason.
bool apply_rule(RuleMatch& match, const RuleEnvironment& environment);

// The constant attribute of a type for a number's bits: an IntegerAttr or FloatAttr, or a splat of
// them; null when the type has no such elements or another width.
Attribute constant_attribute(Type type, const llvm::APInt& bits);
// `#d.poison`, of the dialect of the op or of any that has one; null when none has.
Attribute poison_attribute(const OpInfo& info);

}  // namespace pliron::rules
