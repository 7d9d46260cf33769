#include "passes/rules/registry.h"

#include <mutex>

#include "ir/context_extension.h"
#include "llvm/ADT/STLExtras.h"
#include "passes/rules/parser.h"

namespace pliron::rules {

namespace {

struct Offer {
  RuleFile file;
  std::once_flag once;
  std::shared_ptr<const CheckedRules> rules;  // null after errors
};

struct Registry : ContextExtension {
  std::mutex mutex;
  // Natives stay where they are, since rules that have been loaded point to them.
  std::vector<std::unique_ptr<RuleNative>> natives;
  llvm::StringMap<const RuleNative*> natives_by_name;
  std::vector<std::unique_ptr<Offer>> offers;
};

Registry& registry_of(Context& context) {
  static const char key = 0;
  return static_cast<Registry&>(
      context_extension(context, &key, [] { return std::make_unique<Registry>(); }));
}

llvm::StringRef text_of(std::string_view text) {
  return {text.data(), text.size()};
}

}  // namespace

void register_native(Context& context, RuleNative native) {
  Registry& registry = registry_of(context);
  std::lock_guard lock(registry.mutex);
  auto& kept = registry.natives.emplace_back(std::make_unique<RuleNative>(std::move(native)));
  registry.natives_by_name[kept->name] = kept.get();
}

const RuleNative* find_rule_native(Context& context, llvm::StringRef name) {
  Registry& registry = registry_of(context);
  std::lock_guard lock(registry.mutex);
  return registry.natives_by_name.lookup(name);
}

std::vector<llvm::StringRef> rule_native_names(Context& context) {
  Registry& registry = registry_of(context);
  std::lock_guard lock(registry.mutex);
  std::vector<llvm::StringRef> names;
  for (const auto& native : registry.natives)
    names.push_back(native->name);
  return names;
}

void offer_rules(Context& context, const RuleFile& file) {
  Registry& registry = registry_of(context);
  std::lock_guard lock(registry.mutex);
  for (const auto& offer : registry.offers)
    if (offer->file.name == file.name)
      return;
  registry.offers.emplace_back(std::make_unique<Offer>())->file = file;
}

std::vector<const RuleFile*> offered_rule_files(Context& context) {
  Registry& registry = registry_of(context);
  std::lock_guard lock(registry.mutex);
  std::vector<const RuleFile*> files;
  for (const auto& offer : registry.offers)
    files.push_back(&offer->file);
  return files;
}

static std::shared_ptr<const CheckedRules> load(Context& context, const RuleFile& file) {
  std::optional<RuleSet> set =
      parse_rules(context, llvm::MemoryBufferRef(text_of(file.text), text_of(file.name)));
  if (!set)
    return nullptr;
  FailureOr<std::shared_ptr<const CheckedRules>> checked = check_rules(context, std::move(*set));
  return failed(checked) ? nullptr : *checked;
}

FailureOr<std::shared_ptr<const CheckedRules>> load_offered_rules(Context& context,
                                                                  const RuleFile& file) {
  Registry& registry = registry_of(context);
  Offer* found = nullptr;
  {
    std::lock_guard lock(registry.mutex);
    for (const auto& offer : registry.offers)
      if (offer->file.name == file.name)
        found = offer.get();
  }
  if (!found)
    return context.emit_error({}) << "no rule file '" << text_of(file.name) << "' is offered";
  std::call_once(found->once, [&] { found->rules = load(context, found->file); });
  if (!found->rules)
    return failure();
  return found->rules;
}

FailureOr<std::vector<std::shared_ptr<const CheckedRules>>> load_offered_rules(
    Context& context, llvm::StringRef phase) {
  std::vector<std::shared_ptr<const CheckedRules>> all;
  bool ok = true;
  for (const RuleFile* file : offered_rule_files(context)) {
    FailureOr<std::shared_ptr<const CheckedRules>> rules = load_offered_rules(context, *file);
    ok &= succeeded(rules);
    if (failed(rules))
      continue;
    bool has_phase = phase.empty();
    for (const CheckedGroup& group : llvm::ArrayRef((*rules)->groups).drop_front())
      has_phase |= group.phases.empty() || llvm::is_contained(group.phases, phase);
    if (has_phase)
      all.push_back(*rules);
  }
  if (!ok)
    return failure();
  return all;
}

}  // namespace pliron::rules
