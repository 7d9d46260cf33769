#pragma once
// Which rules may go round in circles, as far as their texts say it: a warning when they are
// loaded. What really happens is watched at run time (passes/rewrite/termination.h).

#include "passes/rules/resolved.h"

namespace pliron::rules {

// Warns of each set of rules of which none makes the IR smaller and which can feed each other, at
// the first of them. A rule makes the IR smaller when it makes fewer ops than surely die, or as
// many and cheaper ones (OpDef::cost), or else moves constants behind other operands. Of those that
// do not, rules that take away ops of a kind that none of the others makes come to an end as well.
// O(rules + pairs of those that do not).
void warn_of_circles(const CheckedRules& rules);

}  // namespace pliron::rules
