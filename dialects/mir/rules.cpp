#include "dialects/mir/rules.h"

#include "ir/context.h"
#include "passes/rules/registry.h"

namespace pliron::mir {

extern const rules::RuleFile mir_arithmetic_rules, mir_bits_rules, mir_casts_rules,
    mir_compares_rules, mir_memory_rules, mir_sums_rules;

void offer_rules(Context& context) {
  for (const rules::RuleFile* file : {&mir_arithmetic_rules, &mir_sums_rules, &mir_bits_rules,
                                      &mir_compares_rules, &mir_casts_rules, &mir_memory_rules})
    rules::offer_rules(context, *file);
}

}  // namespace pliron::mir
