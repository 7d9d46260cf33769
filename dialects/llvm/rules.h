#pragma once
// The rewrite rules of this dialect (rules/*.rules), which `canonicalize` applies. How they are
// organised and how one is added: docs/how-to/add-a-rule.md.

namespace pliron {
class Context;
}

namespace pliron::llvm_dialect {

// Registers what the rules call, and offers their files. The order is that in which they are
// loaded.
void offer_rules(Context& context);

}  // namespace pliron::llvm_dialect
