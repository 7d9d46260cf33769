// Checks of what belongs to a whole set: natives, tables, groups, names of rules, tests; and
// looking up names. See checker.h.

#include "ir/dialect.h"
#include "ir/printer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "passes/matcher/termination_check.h"
#include "passes/rules/checker.h"
#include "passes/rules/registry.h"

namespace pliron::rules {

SetChecker::SetChecker(Context& context, RuleSet set, const CheckOptions& options)
    : context_(context),
      source_(std::make_shared<RuleSet>(std::move(set))),
      rules_(std::make_shared<CheckedRules>()),
      options_(options),
      lines_(source_->text) {
  muted_.push_handler([](const Diagnostic&) { return true; });
  rules_->context = &context;
  rules_->source = source_;
  rules_->groups.resize(1);
  rules_->tables.resize(1);
  rules_->natives.resize(1);
}

FailureOr<std::shared_ptr<const CheckedRules>> SetChecker::check() {
  groups();
  tables();
  natives();
  rule_names();
  rules_->rules.reserve(set().rules.size() - 1);
  bool all_right = true;
  for (Index i = 1; i < set().rules.size() && errors_ < max_errors; ++i) {
    CheckedRule& rule = rules_->rules.emplace_back();
    rule.source = i;
    all_right &= RuleChecker(*this, rule).check();
  }
  tests();
  if (all_right && !has_errors()) {
    check_reachability(*this);
    check_termination(*this);
  }
  if (!all_right || has_errors())
    return failure();
  if (options_.warnings)
    warn_of_circles(*rules_);
  return std::shared_ptr<const CheckedRules>(rules_);
}

FailureOr<std::shared_ptr<const CheckedRules>> check_rules(Context& context, RuleSet set,
                                                           const CheckOptions& options) {
  return SetChecker(context, std::move(set), options).check();
}

const CheckedRule* CheckedRules::find(llvm::StringRef name) const {
  for (const CheckedRule& rule : rules)
    if (rule.name == name)
      return &rule;
  return nullptr;
}
Location CheckedRules::location(Span span) const {
  return span_location(*context, *source, span);
}

// Errors. -----------------------------------------------------------------------------------------

Location SetChecker::location(Span span) {
  if (set().text.empty())
    return span_location(context_, set(), span);
  const char* text = set().text.data();
  auto [line, column] = lines_.line_column(text + span.begin);
  auto [end_line, end_column] = lines_.line_column(text + span.end);
  return Location::file_range(context_, set().file, line, column, end_line, end_column);
}

InFlightDiagnostic SetChecker::error_at(Span span) {
  bool is_new = set().text.empty() || reported_.insert(span.begin).second;
  if (!is_new || errors_ >= max_errors) {
    errors_ = std::max(errors_, 1u);
    return InFlightDiagnostic(muted_, Severity::Error, Location());
  }
  ++errors_;
  return context_.emit_error(location(span));
}

InFlightDiagnostic SetChecker::warning_at(Span span) {
  bool is_new = set().text.empty() || reported_.insert(span.begin).second;
  if (!options_.warnings || !is_new)
    return InFlightDiagnostic(muted_, Severity::Warning, Location());
  return context_.emit_warning(location(span));
}

// The parts of a set. -----------------------------------------------------------------------------

void SetChecker::groups() {
  for (const Group& group : llvm::ArrayRef(set().groups).drop_front()) {
    CheckedGroup& checked = rules_->groups.emplace_back();
    checked.name = set().name(group.name).str();
    for (Name phase : set().list(group.phases))
      checked.phases.push_back(set().name(phase).str());
  }
  for (std::size_t i = 0; i < set().uses.size(); ++i) {
    llvm::StringRef name = set().name(set().uses[i]);
    if (context_.dialect(name))
      continue;
    llvm::SmallVector<llvm::StringRef, 8> known;
    for (const DialectInfo* dialect : context_.dialects())
      known.push_back(dialect->name.str());
    Span span = i < set().use_spans.size() ? set().use_spans[i] : Span{};
    error_at(span) << "unknown dialect '" << name << "'" << did_you_mean(name, known) << " ("
                   << known_dialects(context_) << ")";
  }
}

void SetChecker::natives() {
  for (const NativeDecl& decl : llvm::ArrayRef(set().natives).drop_front())
    native(decl);
}

void SetChecker::native(const NativeDecl& decl) {
  llvm::StringRef name = set().name(decl.name);
  CheckedNative& checked = rules_->natives.emplace_back();
  checked.decl = &decl;
  checked.name = name.str();
  checked.native = find_rule_native(context_, name);
  natives_[decl.name] = static_cast<Index>(rules_->natives.size() - 1);
  if (!checked.native) {
    error_at(decl.span) << "native '$" << name << "' is not registered"
                        << did_you_mean(name, rule_native_names(context_));
  } else {
    check_signature(decl, *checked.native);
  }
  if (!decl.means)
    return;
  auto meaning = std::make_shared<CheckedRule>();
  if (RuleChecker(*this, *meaning).check_meaning(decl))
    checked.meaning = std::move(meaning);
}

static std::string type_list(llvm::ArrayRef<NativeType> types) {
  llvm::SmallVector<llvm::StringRef, 4> words;
  for (NativeType type : types)
    words.push_back(native_type_word(type));
  return llvm::join(words, ", ");
}

bool SetChecker::check_signature(const NativeDecl& decl, const RuleNative& registered) {
  llvm::SmallVector<NativeType, 4> params;
  for (const NativeParam& param : decl.params)
    params.push_back(param.type);
  llvm::StringRef name = set().name(decl.name);
  if (decl.kind != registered.kind) {
    error_at(decl.span) << "native '$" << name << "' is declared as '"
                        << native_kind_word(decl.kind) << "' but registered as '"
                        << native_kind_word(registered.kind) << "'";
    return false;
  }
  if (llvm::ArrayRef(params) != llvm::ArrayRef(registered.params)) {
    error_at(decl.span) << "native '$" << name << "' is declared (" << type_list(params)
                        << ") but registered as (" << type_list(registered.params) << ")";
    return false;
  }
  if (decl.results != registered.results) {
    error_at(decl.span) << "native '$" << name << "' is declared to give ("
                        << type_list(decl.results) << ") but registered to give ("
                        << type_list(registered.results) << ")";
    return false;
  }
  return true;
}

void SetChecker::tables() {
  for (const Table& each : llvm::ArrayRef(set().tables).drop_front())
    table(each);
}

void SetChecker::table(const Table& table) {
  CheckedTable& checked = rules_->tables.emplace_back();
  checked.name = set().name(table.name).str();
  auto [known, added] = tables_.try_emplace(table.name, rules_->tables.size() - 1);
  if (!added) {
    error_at(table.span).note(location(set().tables[known->second].span), "the first one is here")
        << "two tables are called '" << checked.name << "'";
    return;
  }
  checked.enumeration = find_enum(table.enumeration, table.span);
  if (!checked.enumeration)
    return;
  auto number = [&](Name name, Index span) -> std::optional<std::int64_t> {
    if (const EnumCase* found = checked.enumeration->find(std::string_view(set().name(name))))
      return found->value;
    error_at(set().spans[span]) << "'" << set().name(name) << "' is no case of '"
                                << checked.enumeration->name << "'; its cases are "
                                << list_cases(*checked.enumeration);
    return std::nullopt;
  };
  llvm::ArrayRef<Index> from = set().list(table.from), to = set().list(table.to);
  llvm::ArrayRef<Index> from_spans = set().list(table.from_spans);
  llvm::ArrayRef<Index> to_spans = set().list(table.to_spans);
  auto span_at = [](llvm::ArrayRef<Index> spans, std::size_t i) {
    return i < spans.size() ? spans[i] : 0;
  };
  for (std::size_t i = 0; i < from.size(); ++i) {
    auto key = number(from[i], span_at(from_spans, i)), value = number(to[i], span_at(to_spans, i));
    if (!key || !value)
      continue;
    if (llvm::any_of(checked.entries, [&](auto entry) { return entry.first == *key; }))
      error_at(set().spans[span_at(from_spans, i)])
          << "table '" << checked.name << "' has two entries for '" << set().name(from[i]) << "'";
    checked.entries.emplace_back(*key, *value);
  }
  llvm::sort(checked.entries);
  if (checked.enumeration->bits)
    return;
  llvm::SmallVector<llvm::StringRef, 16> missing;
  for (const EnumCase& entry : checked.enumeration->cases)
    if (!checked.find(entry.value))
      missing.emplace_back(entry.name.data(), entry.name.size());
  if (!missing.empty())
    error_at(table.span) << "table '" << checked.name << "' has no entry for '"
                         << llvm::join(missing, "', '") << "'";
}

void SetChecker::rule_names() {
  llvm::DenseMap<Name, Index> first;
  for (Index i = 1; i < set().rules.size(); ++i) {
    const Rule& rule = set().rules[i];
    auto [known, added] = first.try_emplace(rule.name, i);
    if (!added)
      error_at(rule.name_span)
              .note(location(set().rules[known->second].name_span), "the first one is here")
          << "rule '" << set().name(rule.name) << "' is already defined";
  }
}

void SetChecker::tests() {
  llvm::DenseSet<Name> names, tested;
  llvm::SmallVector<llvm::StringRef, 32> all;
  for (const Rule& rule : llvm::ArrayRef(set().rules).drop_front())
    if (names.insert(rule.name).second)
      all.push_back(set().name(rule.name));
  for (const Test& test : llvm::ArrayRef(set().tests).drop_front()) {
    tested.insert(test.rule);
    if (!names.contains(test.rule))
      error_at(test.span) << "no rule is called '" << set().name(test.rule) << "'"
                          << did_you_mean(set().name(test.rule), all);
  }
  if (!options_.needs_tests)
    return;
  for (const Rule& rule : llvm::ArrayRef(set().rules).drop_front())
    if (!rule.unverified && !tested.contains(rule.name))
      warning_at(rule.name_span) << "rule '" << set().name(rule.name) << "' has no test; add 'test "
                                 << set().name(rule.name) << "' or 'unverified \"why\"'";
}

// Looking up. -------------------------------------------------------------------------------------

// Where a name stands in what is at a place; all of that when it is not there as such.
Span SetChecker::name_span(Name name, Span span) const {
  llvm::StringRef text = llvm::StringRef(set().text).slice(span.begin, span.end);
  std::size_t at = text.find(set().name(name));
  if (at == llvm::StringRef::npos)
    return span;
  auto begin = static_cast<std::uint32_t>(span.begin + at);
  return {begin, begin + static_cast<std::uint32_t>(set().name(name).size())};
}

const OpInfo* SetChecker::find_op(Name name, Span span) {
  span = name_span(name, span);
  auto [known, added] = ops_.try_emplace(name, nullptr);
  if (!added && known->second)
    return known->second;
  llvm::StringRef text = set().name(name);
  llvm::SmallVector<const OpInfo*, 2> found;
  auto add = [&](const OpInfo* op) {
    if (op && op->is_registered() && !llvm::is_contained(found, op))
      found.push_back(op);
  };
  add(context_.op_info(text));
  for (Name use : set().uses)
    add(context_.op_info(llvm::StringRef((set().name(use) + "." + text).str())));
  if (found.size() == 1)
    return known->second = found[0];
  if (found.size() > 1) {
    error_at(span) << "'" << text << "' is an op of both '" << found[0]->dialect_name << "' and '"
                   << found[1]->dialect_name << "'; write the dialect";
    return nullptr;
  }
  // A near name of the same length of path: with the dialect, or without.
  std::vector<llvm::StringRef> candidates;
  for (const DialectInfo* dialect : context_.dialects()) {
    bool is_used =
        llvm::any_of(set().uses, [&](Name use) { return dialect->name == set().name(use); });
    for (const OpInfo* op : dialect->ops) {
      candidates.push_back(op->name);
      if (is_used)
        candidates.push_back(op->name.str().drop_front(dialect->name.str().size() + 1));
    }
  }
  InFlightDiagnostic error = error_at(span);
  error << "unknown op '" << text << "'" << did_you_mean(text, candidates);
  auto [dialect, rest] = text.split('.');
  if (set().uses.empty() && rest.empty())
    error << " (no dialect is named by 'use')";
  return nullptr;
}

Index SetChecker::find_native(Name name, Span span) {
  if (Index found = natives_.lookup(name))
    return found;
  llvm::SmallVector<llvm::StringRef, 8> names;
  for (const auto& entry : natives_)
    names.push_back(set().name(entry.first));
  llvm::sort(names);
  error_at(span) << "native '$" << set().name(name) << "' is not declared"
                 << did_you_mean(set().name(name), names);
  return 0;
}

Index SetChecker::find_table(Name name) const {
  return tables_.lookup(name);
}

// Capitals and underscores do not count, so that MLIR's names of enumerations do too.
static std::string plain_name(llvm::StringRef name) {
  std::string plain;
  for (char c : name)
    if (c != '_')
      plain += llvm::toLower(c);
  return plain;
}

const EnumDef* SetChecker::find_enum(Name name, Span span) {
  llvm::StringRef text = set().name(name);
  std::vector<std::string> plain_names;
  llvm::StringMap<llvm::StringRef> spellings;
  const EnumDef* found = nullptr;
  for (const DialectInfo* dialect : context_.dialects()) {
    bool is_used =
        llvm::any_of(set().uses, [&](Name use) { return dialect->name == set().name(use); });
    for (const EnumDef* def : dialect->enums) {
      llvm::StringRef full(def->name.data(), def->name.size());
      llvm::StringRef own = full.substr(full.find('.') + 1);
      plain_names.push_back(plain_name(full));
      spellings[plain_names.back()] = full;
      if (is_used) {
        plain_names.push_back(plain_name(own));
        spellings[plain_names.back()] = own;
      }
      bool is_it = full == text || (is_used && plain_name(own) == plain_name(text));
      if (is_it && !found)
        found = def;
    }
  }
  if (found)
    return found;
  std::vector<llvm::StringRef> names(plain_names.begin(), plain_names.end());
  llvm::StringRef nearest = spellings.lookup(nearest_name(plain_name(text), names));
  InFlightDiagnostic error = error_at(span);
  error << "unknown enumeration '" << text << "'";
  if (!nearest.empty())
    error << "; did you mean '" << nearest << "'?";
  return nullptr;
}

TypeConstraint SetChecker::find_constraint(Name name, Span span) {
  span = name_span(name, span);
  if (!has_constraints_)
    collect_type_constraints(context_, constraints_);
  has_constraints_ = true;
  auto found = constraints_.find(set().name(name));
  if (found != constraints_.end())
    return found->second;
  std::vector<llvm::StringRef> names;
  for (const auto& entry : constraints_)
    names.push_back(entry.getKey());
  llvm::sort(names);
  error_at(span) << "unknown constraint '" << set().name(name) << "'"
                 << did_you_mean(set().name(name), names);
  return {};
}

// The text was read once already, so it can only fail when the set comes from another context.
template <typename Read>
static auto read_quietly(Context& context, Read read) {
  ScopedDiagnosticHandler handler(context.diagnostics(), [](const Diagnostic&) { return true; });
  return read();
}

Type SetChecker::read_type(Name text, Span span) {
  auto [known, added] = types_.try_emplace(text);
  if (added)
    known->second = read_quietly(context_, [&] { return parse_type(context_, set().name(text)); });
  if (!known->second)
    error_at(span) << "'" << set().name(text) << "' is no type";
  return known->second;
}

Attribute SetChecker::read_attribute(Name text, Span span) {
  auto [known, added] = attributes_.try_emplace(text);
  if (added)
    known->second =
        read_quietly(context_, [&] { return parse_attribute(context_, set().name(text)); });
  if (!known->second)
    error_at(span) << "'" << set().name(text) << "' is no attribute";
  return known->second;
}

llvm::SmallVector<llvm::StringRef, 48> SetChecker::function_names() const {
  llvm::SmallVector<llvm::StringRef, 48> names;
  for (unsigned i = 0; i < num_builtins; ++i)
    names.push_back(builtin_name(static_cast<Builtin>(i)));
  for (const Table& table : llvm::ArrayRef(set().tables).drop_front())
    names.push_back(set().name(table.name));
  return names;
}

}  // namespace pliron::rules
