#include "tools/driver/rules.h"

#include "ir/nearest_name.h"
#include "ir/printer.h"
#include "ir/verifier.h"
#include "ir/walk.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Threading.h"
#include "passes/matcher/matcher_set.h"
#include "passes/matcher/naive_matcher.h"
#include "passes/rewrite/conversion_driver.h"
#include "passes/rewrite/greedy_driver.h"
#include "passes/rule_verifier/rule_verifier.h"
#include "passes/rules/parser.h"
#include "passes/rules/registry.h"
#include "passes/rules/rule_tests.h"
#include "tools/driver/files.h"

namespace pliron::driver {

LogicalResult RuleFiles::read(Context& context, llvm::SourceMgr& sources, RuleOptions options) {
  options_ = std::move(options);
  sources_ = &sources;
  if (options_.apply && options_.files.empty())
    return context.emit_error({}) << "--apply-rules needs rules: give --rules=FILE (the pass "
                                     "'canonicalize' applies those of the dialects)";
  if ((options_.statistics || options_.debug) && !options_.apply)
    return context.emit_error({}) << "--rule-statistics and --debug-rules are for --apply-rules";
  if (options_.verify && (options_.apply || !options_.explain.empty()))
    return context.emit_error({}) << "--verify-rules reads no input; leave out --apply-rules and "
                                     "--explain-rule";
  for (const std::string& path : options_.files) {
    auto file = read_file(context, path);
    if (failed(file))
      return failure();
    unsigned id = sources.AddNewSourceBuffer(std::move(*file), llvm::SMLoc());
    buffers_.push_back(sources.getMemoryBuffer(id)->getMemBufferRef());
  }
  return success();
}

FailureOr<RuleFiles::Rules> RuleFiles::load(Context& context) const {
  Rules all;
  bool ok = true;
  for (llvm::MemoryBufferRef buffer : buffers_) {
    std::optional<rules::RuleSet> set = rules::parse_rules(context, buffer);
    FailureOr<std::shared_ptr<const rules::CheckedRules>> checked = failure();
    if (set)
      checked = rules::check_rules(context, std::move(*set));
    ok &= succeeded(checked);
    if (succeeded(checked))
      all.push_back(*checked);
  }
  if (!ok)
    return failure();
  if (!buffers_.empty())
    return all;
  for (const rules::RuleFile* file : rules::offered_rule_files(context)) {
    // For the excerpts of diagnostics.
    sources_->AddNewSourceBuffer(
        llvm::MemoryBuffer::getMemBuffer(llvm::StringRef(file->text), llvm::StringRef(file->name),
                                         /*RequiresNullTerminator=*/false),
        llvm::SMLoc());
    auto set = rules::load_offered_rules(context, *file);
    if (failed(set))
      return failure();
    all.push_back(*set);
  }
  return all;
}

// A run of the conversion driver for the test of a `convert` rule. Integers with a sign become ones
// without, other types stay.
static FailureOr<bool> convert_alone(Operation* root,
                                     std::shared_ptr<const rules::CheckedRules> rules) {
  TypeConverter types;
  types.add([](Type type) -> std::optional<TypeConverter::Types> {
    auto integer = type.try_as<IntegerType>();
    if (!integer || integer.is_signless())
      return std::nullopt;
    return TypeConverter::Types{IntegerType::get(type.context(), integer.width())};
  });
  auto cast = [](Builder& builder, Location at, Type to, llvm::ArrayRef<Value> values) {
    OperationState state(at, builder.context().op_info("rule_test.cast"));
    state.operands.assign(values.begin(), values.end());
    state.result_types.push_back(to);
    return builder.create(state)->result(0);
  };
  types.add_source_materialization(cast);
  types.add_target_materialization(cast);
  ConversionTarget target;
  target.add_illegal_op(rules->rules[0].root_op().name.str());
  MatcherOptions options;
  options.constants_last = false;
  options.converts = true;
  ConversionPatterns patterns;
  patterns.rules = MatcherSet::create({std::move(rules)}, options);
  // That an op stays is what a test may expect.
  ScopedDiagnosticHandler handler(root->context().diagnostics(),
                                  [](const Diagnostic&) { return true; });
  return succeeded(apply_partial_conversion(root, target, types, patterns));
}

// A run of the greedy driver with one set alone, as tests of rules have it: nothing is folded, and
// commutative ops match as they are written.
static FailureOr<bool> apply_alone(Operation* root,
                                   std::shared_ptr<const rules::CheckedRules> rules) {
  if (rules->rules[0].is_convert)
    return convert_alone(root, std::move(rules));
  MatcherOptions options;
  options.constants_last = false;
  FrozenPatternSet patterns(root->context(), {}, MatcherSet::create({std::move(rules)}, options));
  GreedyConfig config;
  config.fold = false;
  GreedyStatistics statistics;
  if (failed(apply_patterns_greedily(root, patterns, config, &statistics)))
    return failure();
  return statistics.rewrites > 0;
}

LogicalResult RuleFiles::verify(Context& context, const Rules& all, llvm::raw_ostream& os) const {
  std::vector<std::pair<std::shared_ptr<const rules::CheckedRules>, std::string>> sets;
  std::vector<const rules::RuleFile*> offered = rules::offered_rule_files(context);
  for (std::size_t i = 0; i < all.size(); ++i)
    sets.emplace_back(all[i],
                      options_.files.empty() ? std::string(offered[i]->name) : options_.files[i]);
  rules::VerifyRulesOptions options;
  options.filter = options_.verify_filter;
  options.seed = options_.seed.value_or(options.seed);
  options.threads = llvm::hardware_concurrency().compute_thread_count();
  bool ok = true, any = false;
  llvm::SmallVector<llvm::StringRef, 64> names;
  for (const auto& [set, path] : sets) {
    for (const rules::CheckedRule& rule : set->rules)
      names.push_back(rule.name);
    std::vector<rules::RuleReport> reports = rules::verify_rules(*set, options);
    any |= !reports.empty();
    if (!reports.empty())
      ok &= succeeded(rules::report_verification(*set, path, reports, os));
  }
  if (!any && !options.filter.empty())
    return context.emit_error({}) << "no rule has '" << options.filter << "' in its name"
                                  << did_you_mean(options.filter, names);
  if (!any)
    os << "0 rules\n";
  return success(ok);
}

LogicalResult RuleFiles::show_overlaps(Context& context, const Rules& all,
                                       llvm::raw_ostream& os) const {
  llvm::StringRef of = options_.overlaps_of;
  bool is_found = false;
  for (const auto& each : all)
    is_found |= rules::print_overlaps(*each, of, os);
  if (is_found || of.empty() || of == "all")
    return success();
  llvm::SmallVector<llvm::StringRef, 64> names{"all"};
  for (const auto& each : all)
    for (const rules::CheckedRule& rule : each->rules)
      names.push_back(rule.root_op().name.str());
  return context.emit_error({}) << "no rule starts from an op '" << of << "'"
                                << did_you_mean(of, names);
}

LogicalResult RuleFiles::show(Context& context, llvm::raw_ostream& os) const {
  if (!options_.is_asked())
    return success();
  FailureOr<Rules> all = load(context);
  if (failed(all))
    return failure();
  if (options_.print)
    for (const auto& each : *all)
      rules::print_rules(*each->source, os);
  if (options_.overlaps && failed(show_overlaps(context, *all, os)))
    return failure();
  if (options_.dump_matcher)
    MatcherSet::create(*all)->print(os);
  if (options_.verify && failed(verify(context, *all, os)))
    return failure();
  if (!options_.test)
    return success();
  rules::RuleTestResult sum;
  for (const auto& each : *all) {
    rules::RuleTestResult result = rules::run_rule_tests(context, each, apply_alone);
    sum.run += result.run;
    sum.failed += result.failed;
  }
  os << sum.run << (sum.run == 1 ? " test, " : " tests, ") << sum.failed << " failed\n";
  return success(sum.failed == 0);
}

// Applying. ---------------------------------------------------------------------------------------

namespace {

// Prints each firing: the rule, the op that it starts from, and what has come in its place.
class FiringPrinter : public RewriteListener {
 public:
  explicit FiringPrinter(llvm::raw_ostream& os) : os_(os) {}

  void rule_begins(llvm::StringRef rule, Operation* root) override {
    rule_ = rule.str();
    before_ = text_of(root);
    root_ = root;
    made_.clear();
    values_.clear();
  }
  void op_inserted(Operation* op) override { made_.push_back(op); }
  void op_replaced(Operation* op, llvm::ArrayRef<Value> values) override {
    if (op == root_)
      values_.assign(values.begin(), values.end());
  }
  void op_erased(Operation* op) override { llvm::erase(made_, op); }
  void rule_ends(llvm::StringRef) override {
    if (rule_ == "dead")
      return;
    os_ << "rule '" << rule_ << "'\n  - " << before_ << '\n';
    for (Operation* op : made_)
      os_ << "  + " << text_of(op) << '\n';
    for (Value value : values_)
      if (!value.defining_op() || !llvm::is_contained(made_, value.defining_op()))
        os_ << "  + " << (value.defining_op() ? text_of(value.defining_op()) : argument_text(value))
            << '\n';
  }

 private:
  static std::string text_of(Operation* op) {
    std::string text;
    llvm::raw_string_ostream os(text);
    print_op(op, os, {.type_aliases = false});
    return llvm::StringRef(text).split('\n').first.str();
  }
  static std::string argument_text(Value value) {
    std::string text = "an argument of a block";
    if (value.name())
      text += " %" + value.name().str().str();
    return text;
  }

  llvm::raw_ostream& os_;
  std::string rule_, before_;
  Operation* root_ = nullptr;
  llvm::SmallVector<Operation*, 4> made_;
  llvm::SmallVector<Value, 2> values_;
};

}  // namespace

static void print_statistics(const MatcherSet& rules, const GreedyStatistics& statistics,
                             llvm::raw_ostream& os) {
  os << "   tried  applied  rule\n";
  for (std::uint32_t i = 0; i < rules.num_rules(); ++i) {
    auto counts =
        i < statistics.rules.size() ? statistics.rules[i] : GreedyStatistics::PerPattern();
    os << llvm::format("%8llu %8llu  ", static_cast<unsigned long long>(counts.tried),
                       static_cast<unsigned long long>(counts.applied))
       << rules.rule(i).rule->name << '\n';
  }
}

// Rules can make any op of any operands. What is wrong with it is then the fault of one that fired.
static LogicalResult verify_after(const MatcherSet& rules, const GreedyStatistics& statistics,
                                  Operation* root) {
  if (succeeded(verify(root)))
    return success();
  InFlightDiagnostic error = root->context().emit_error({});
  error << "the IR is not valid after rules were applied: ";
  llvm::ListSeparator separator;
  for (auto [i, counts] : llvm::enumerate(statistics.rules))
    if (counts.applied > 0)
      error << llvm::StringRef(separator) << "'" << rules.rule(i).rule->name << "' ("
            << counts.applied << (counts.applied == 1 ? " time)" : " times)");
  return error << "; --debug-rules prints what each made";
}

LogicalResult RuleFiles::apply(Operation* root) const {
  if (!options_.apply && options_.explain.empty())
    return success();
  FailureOr<Rules> all = load(root->context());
  if (failed(all))
    return failure();
  if (!options_.explain.empty() && failed(explain(root, *all)))
    return failure();
  if (!options_.apply)
    return success();
  std::shared_ptr<const MatcherSet> matcher = MatcherSet::create(*all);
  FrozenPatternSet patterns(root->context(), {}, matcher);
  FiringPrinter printer(llvm::errs());
  GreedyConfig config;
  if (options_.debug)
    config.listener = &printer;
  GreedyStatistics statistics;
  if (failed(apply_patterns_greedily(root, patterns, config, &statistics)))
    return failure();
  if (options_.statistics)
    print_statistics(*matcher, statistics, llvm::errs());
  return verify_after(*matcher, statistics, root);
}

// Explaining. -------------------------------------------------------------------------------------

// Says of each op that the rule could start at whether it fits there, and else what did not hold.
LogicalResult RuleFiles::explain(Operation* root, const Rules& all) const {
  llvm::SmallVector<llvm::StringRef, 64> names;
  const rules::CheckedRule* rule = nullptr;
  const rules::CheckedRules* set = nullptr;
  for (const auto& each : all) {
    for (const rules::CheckedRule& candidate : each->rules) {
      names.push_back(candidate.name);
      if (candidate.name != options_.explain)
        continue;
      rule = &candidate;
      set = each.get();
    }
  }
  Context& context = root->context();
  if (!rule)
    return context.emit_error({}) << "no rule is called '" << options_.explain << "'"
                                  << did_you_mean(options_.explain, names);
  unsigned seen = 0;
  walk(root, [&](Operation* op) {
    if (&op->info() != &rule->root_op())
      return;
    ++seen;
    std::string reason;
    rules::RuleMatch match;
    match.reason = &reason;
    bool fits = rules::match_rule(match, *set, *rule, op);
    InFlightDiagnostic remark = context.emit_remark(op->location());
    remark << "rule '" << rule->name << (fits ? "' fits here" : "' does not fit here: ");
    if (!fits)
      remark << (reason.empty() ? "the op or its operands are not as on the left side" : reason);
  });
  if (seen == 0)
    context.emit_remark(root->location()) << "there is no '" << rule->root_op().name
                                          << "' that rule '" << rule->name << "' could start at";
  return success();
}

}  // namespace pliron::driver
