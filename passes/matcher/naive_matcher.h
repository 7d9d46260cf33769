#pragma once
// Matching one rule on one op, straight from the rule: what the decision tree's answer is completed
// with, and what it is tested against. Does not recurse deeper than patterns may be nested
// (max_pattern_depth).

#include "passes/matcher/rule_match.h"

namespace pliron::rules {

// Whether the left side fits match.root with operand order `order`, whose bit i says whether the
// i-th commutative node of the rule (by index) takes its operands swapped; binds the variables.
// Conditions are not looked at. `match` must have been started.
bool match_left_side(RuleMatch& match, std::uint32_t order);

// The conditions, with `let`s. False when one does not hold or has no value; says which to
// match.reason, if that is set.
bool check_conditions(RuleMatch& match);

// Whether the rule fits in some order, with its conditions. The first one counts.
bool match_rule(RuleMatch& match, const CheckedRules& set, const CheckedRule& rule,
                Operation* root);

// The nodes of the left side that are commutative, by index.
llvm::SmallVector<Index, 4> commutative_nodes(const CheckedRule& rule);

}  // namespace pliron::rules
