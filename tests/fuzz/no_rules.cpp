// Dialects come with rewrite rules, which reading IR never asks for: here they are offered to
// nobody, and all that reads, checks and applies rules stays out of the program.

#include "dialects/llvm/rules.h"
#include "dialects/mir/rules.h"
#include "passes/rules/registry.h"

namespace pliron {

void rules::offer_rules(Context&, const RuleFile&) {}
void llvm_dialect::offer_rules(Context&) {}
void mir::offer_rules(Context&) {}

namespace gpu {
extern const rules::RuleFile gpu_ids_rules;
const rules::RuleFile gpu_ids_rules{};
}  // namespace gpu

}  // namespace pliron
