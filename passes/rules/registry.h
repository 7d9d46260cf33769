#pragma once
// What dialects and plugins offer to rules in a context: native code by name, and rule files that
// were embedded in the build. A dialect gives both from its `on_register`:
//
//   static void offer(Context& context) {
//     rules::register_native(context, rules::make_pred<Value>("non_negative", is_non_negative));
//     rules::offer_rules(context, toy_rules);  // made by pliron_embed_rules(), see docs/rules.md
//   }
//
// Rule files are read and checked when their rules are first asked for, once for each context.

#include <memory>

#include "passes/rules/natives.h"
#include "passes/rules/resolved.h"

namespace pliron::rules {

// A rule file in the program. It is not copied and must outlive the context.
struct RuleFile {
  std::string_view name;  // for messages: "dialects/llvm/rules/int.rules"
  std::string_view text;
};

// Makes native code known. Another one of the same name is replaced by it, for rules that are
// loaded from then on.
void register_native(Context& context, RuleNative native);
// Null when there is none. Lives as long as the context.
const RuleNative* find_rule_native(Context& context, llvm::StringRef name);
// All names, in the order of their registration, for suggestions.
std::vector<llvm::StringRef> rule_native_names(Context& context);

// Offers the rules of a file. The order of offers is the order of loading, which is part of what
// rules mean. Offering a file of the same name twice is harmless.
void offer_rules(Context& context, const RuleFile& file);
// All that are offered, in order.
std::vector<const RuleFile*> offered_rule_files(Context& context);
// The rules of an offered file; read and checked by the first call, which reports what is wrong.
// Safe to call from several threads.
FailureOr<std::shared_ptr<const CheckedRules>> load_offered_rules(Context& context,
                                                                  const RuleFile& file);
// The same of all files that have a group of that phase (of "": of all files), in order.
FailureOr<std::vector<std::shared_ptr<const CheckedRules>>> load_offered_rules(
    Context& context, llvm::StringRef phase);

}  // namespace pliron::rules
