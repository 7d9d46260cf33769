#include "passes/rule_verifier/rule_verifier.h"

#include <atomic>
#include <map>

#include "ir/random.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/ThreadPool.h"
#include "passes/rule_verifier/rule_trial.h"

namespace pliron::rules {

llvm::StringRef rule_verdict_word(RuleVerdict verdict) {
  static constexpr llvm::StringLiteral words[] = {"verified", "sampled", "not verified",
                                                  "never matched", "WRONG"};
  return words[static_cast<std::size_t>(verdict)];
}

namespace {

// Counts through all ways to pick one of each of several. Without any there is one way.
class Odometer {
 public:
  explicit Odometer(std::vector<std::uint64_t> sizes)
      : sizes_(std::move(sizes)), at_(sizes_.size(), 0) {}
  std::uint64_t operator[](std::size_t i) const { return at_[i]; }
  bool advance() {
    for (std::size_t i = 0; i < at_.size(); ++i) {
      if (++at_[i] < sizes_[i])
        return true;
      at_[i] = 0;
    }
    return false;
  }

 private:
  std::vector<std::uint64_t> sizes_, at_;
};

// How many ways there are, or as many as can be counted.
std::uint64_t product(llvm::ArrayRef<std::uint64_t> sizes) {
  std::uint64_t all = 1;
  for (std::uint64_t size : sizes)
    if (size == 0 || __builtin_mul_overflow(all, size, &all))
      return UINT64_MAX;
  return all;
}

class RuleVerifier {
 public:
  RuleVerifier(const CheckedRules& set, const CheckedRule& rule, const VerifyRulesOptions& options)
      : set_(set), rule_(rule), options_(options), domain_(rule), random_(options.seed) {
    report_.rule = &rule;
  }

  RuleReport run() {
    if (!can_try())
      return report_;
    trial_.emplace(set_, rule_, types_);
    try_all({});
    // What takes constants only was not tried yet.
    if (!is_over() && matched_ == 0)
      if (std::vector<Var> variables = constant_questions(); !variables.empty())
        try_all(variables);
    if (report_.verdict == RuleVerdict::Wrong)
      explain_wrong();
    else if (!cannot_)
      conclude();
    report_.inputs = inputs_;
    return report_;
  }

 private:
  // Of types of which some are large: how many choices are looked at, and how many are tried.
  static constexpr std::size_t max_large_types = 400, max_large_choices = 40;

  bool not_verified(std::string why) {
    report_.verdict = RuleVerdict::NotVerified;
    report_.detail = std::move(why);
    cannot_ = true;
    return false;
  }

  bool can_try() {
    if (!rule_.unverified.empty())
      return not_verified(rule_.unverified);
    if (rule_.is_convert)
      return not_verified("it converts types");
    const OpInfo& root = rule_.root_op();
    if (!root.hooks.eval)
      return not_verified((root.name.str() + " has no eval").str());
    std::string reason;
    return types_.collect(rule_, reason) || not_verified(reason);
  }

  bool is_over() const { return cannot_ || report_.verdict == RuleVerdict::Wrong; }

  // Variables that conditions ask whether they are constants.
  std::vector<Var> constant_questions() const {
    std::vector<Var> variables;
    for (const CheckedExpr& expr : llvm::ArrayRef(rule_.exprs).drop_front()) {
      if (expr.op != ExprOp::Builtin || expr.builtin != Builtin::Const)
        continue;
      const CheckedExpr& arg = rule_.exprs[rule_.list(expr.args)[0]];
      if (arg.op == ExprOp::Variable && rule_.variables[arg.variable].kind == VarKind::Value &&
          !llvm::is_contained(variables, arg.variable))
        variables.push_back(arg.variable);
    }
    return variables;
  }

  void try_all(llvm::ArrayRef<Var> constants) {
    trial_->left().collect(random_, constants);
    attr_sizes_.clear();
    for (const OpenAttrs& open : trial_->left().attrs()) {
      attr_sizes_.push_back(open.size());
      attrs_are_complete_ &= open.is_complete;
    }
    PatternTypes::Choices choices = types_.choices(*set_.context, random_, max_large_types);
    for (const PatternTypes::Choice& choice : choices.small) {
      if (is_over())
        return;
      try_types(choice);
    }
    if (is_over())
      return;
    for (const PatternTypes::Choice& choice : choices.small)
      try_undef(choice);
    std::size_t valid = 0, first = tallies_.size(), tried = 0;
    for (const PatternTypes::Choice& choice : choices.large) {
      if (is_over() || valid == max_large_choices)
        break;
      ++tried;
      valid += try_types(choice);
    }
    // Where types are sampled, nothing is exhaustive.
    if (tried < choices.large.size() || tried == max_large_types)
      for (auto& [choice, tally] : llvm::MutableArrayRef(tallies_).drop_front(first))
        tally.is_exhaustive = false;
  }

  // The sizes of the domains of constants and then of inputs, whose IR has been built.
  std::vector<std::uint64_t> constant_sizes(const PatternTypes::Choice& choice) {
    std::vector<std::uint64_t> sizes;
    for (const OpenConstant& open : trial_->left().constants())
      sizes.push_back(ValueDomain::size(choice[open.type]));
    return sizes;
  }
  std::vector<std::uint64_t> input_sizes() {
    std::vector<std::uint64_t> sizes;
    for (const LeftInput& input : trial_->left().inputs()) {
      std::uint64_t size = ValueDomain::size(input.value.type());
      sizes.push_back(size == 0 ? 0 : size + 1);
    }
    return sizes;
  }

  llvm::SmallVector<llvm::APInt, 4> constants_at(const PatternTypes::Choice& choice,
                                                 const Odometer& at) {
    llvm::SmallVector<llvm::APInt, 4> constants;
    for (auto [i, open] : llvm::enumerate(trial_->left().constants()))
      constants.push_back(ValueDomain::value(choice[open.type], at[attr_sizes_.size() + i]));
    return constants;
  }
  llvm::SmallVector<llvm::APInt, 4> sample_constants(const PatternTypes::Choice& choice) {
    llvm::SmallVector<llvm::APInt, 4> constants;
    for (const OpenConstant& open : trial_->left().constants())
      constants.push_back(domain_.sample(choice[open.type], random_));
    return constants;
  }

  // Whether the types make a left side at all.
  bool try_types(const PatternTypes::Choice& choice) {
    // One that is valid says what inputs there are.
    Odometer attrs(attr_sizes_);
    bool valid = false;
    constexpr int max_tries = 8;
    int tries = 0;
    do {
      llvm::SmallVector<unsigned, 8> picked = attrs_at(attrs);
      for (int i = 0; i < 2 && !valid; ++i) {
        RuleTrial::Start start = trial_->start(choice, picked, sample_constants(choice), true);
        if (start == RuleTrial::Start::Wrong)
          return found_wrong(choice);
        if (start == RuleTrial::Start::CannotTry)
          return not_verified(trial_->reason());
        valid |= start != RuleTrial::Start::Invalid;
      }
    } while (!valid && ++tries < max_tries && attrs.advance());
    if (!valid)
      return false;
    any_valid_ = true;
    std::vector<std::uint64_t> outer = attr_sizes_, constants = constant_sizes(choice);
    outer.insert(outer.end(), constants.begin(), constants.end());
    std::vector<std::uint64_t> inputs = input_sizes();
    std::uint64_t all = product({product(outer), product(inputs)});
    Tally tally;
    // Making IR costs as much as evaluating many inputs.
    constexpr std::uint64_t max_starts = 1 << 14;
    tally.is_exhaustive = product(outer) <= max_starts && all <= options_.max_exhaustive &&
                          all + inputs_ <= options_.max_inputs;
    if (tally.is_exhaustive)
      try_every(choice, outer, inputs, tally);
    else
      try_samples(choice, outer, inputs, tally);
    tally.is_exhaustive &= tally.unknown == 0 && attrs_are_complete_;
    if (tally.evaluated > 0)
      tallies_.emplace_back(choice, tally);
    return true;
  }

  struct Tally {
    bool is_exhaustive = false;
    std::uint64_t evaluated = 0, unknown = 0;
  };

  llvm::SmallVector<unsigned, 8> attrs_at(const Odometer& at) {
    llvm::SmallVector<unsigned, 8> picked;
    for (std::size_t i = 0; i < attr_sizes_.size(); ++i)
      picked.push_back(static_cast<unsigned>(at[i]));
    return picked;
  }

  bool start(const PatternTypes::Choice& choice, llvm::ArrayRef<unsigned> attrs,
             llvm::ArrayRef<llvm::APInt> constants) {
    // Whether IR is valid depends on types and attributes; constants are all alike.
    bool check = last_attrs_ != attrs || last_types_ != choice;
    last_attrs_.assign(attrs.begin(), attrs.end());
    last_types_ = choice;
    RuleTrial::Start start = trial_->start(choice, attrs, constants, check);
    if (start == RuleTrial::Start::Invalid)
      last_attrs_.assign(1, ~0U);  // ask again
    if (start == RuleTrial::Start::Wrong)
      found_wrong(choice);
    if (start == RuleTrial::Start::CannotTry)
      not_verified(trial_->reason());
    return start == RuleTrial::Start::Ready;
  }

  void try_every(const PatternTypes::Choice& choice, const std::vector<std::uint64_t>& outer,
                 const std::vector<std::uint64_t>& input_sizes, Tally& tally) {
    Odometer at(outer);
    do {
      if (is_over())
        return;
      if (!start(choice, attrs_at(at), constants_at(choice, at)))
        continue;
      try_all_inputs(choice, input_sizes, tally);
    } while (at.advance());
  }

  void try_all_inputs(const PatternTypes::Choice& choice, const std::vector<std::uint64_t>& sizes,
                      Tally& tally) {
    llvm::ArrayRef<LeftInput> inputs = trial_->left().inputs();
    std::vector<ProgramInput> values(inputs.size());
    Odometer at(sizes);
    do {
      for (std::size_t i = 0; i < inputs.size(); ++i) {
        Type type = inputs[i].value.type();
        values[i].value = at[i] == 0 ? EvalValue::poison(value_width(type))
                                     : EvalValue{ValueDomain::value(type, at[i] - 1)};
      }
      if (!try_one(choice, values, tally))
        return;
    } while (at.advance());
  }

  // Every choice of attributes with some constants each, and inputs that are shared among them.
  void try_samples(const PatternTypes::Choice& choice, const std::vector<std::uint64_t>& outer,
                   const std::vector<std::uint64_t>& input_sizes, Tally& tally) {
    constexpr std::uint64_t wanted = 64, max_tries = 600;
    bool all_constants = product(outer) <= wanted;
    std::uint64_t starts = all_constants ? product(outer) : wanted;
    std::uint64_t each = std::max<std::uint64_t>(options_.samples / starts, 24);
    Odometer at(all_constants ? outer : attr_sizes_);
    std::uint64_t matched = 0;
    for (std::uint64_t tries = 0; tries < max_tries && matched < wanted && !is_over(); ++tries) {
      if (start(choice, attrs_at(at),
                all_constants ? constants_at(choice, at) : sample_constants(choice))) {
        ++matched;
        sample_inputs(choice, input_sizes, each, tally);
      }
      if (!at.advance() && all_constants)
        return;
    }
  }

  // Floats: each combination of corners, if they are few, then others.
  void sample_inputs(const PatternTypes::Choice& choice,
                     const std::vector<std::uint64_t>& input_sizes, std::uint64_t count,
                     Tally& tally) {
    llvm::ArrayRef<LeftInput> inputs = trial_->left().inputs();
    std::vector<ProgramInput> values(inputs.size());
    std::vector<std::vector<EvalValue>> corners;
    std::vector<std::uint64_t> corner_sizes;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
      Type type = inputs[i].value.type();
      std::vector<EvalValue>& some = corners.emplace_back();
      some.push_back(EvalValue::poison(value_width(type)));
      if (FloatType real = type.try_as<FloatType>()) {
        for (const llvm::APInt& bits : ValueDomain::float_corners(real))
          some.push_back({bits});
      } else {
        for (std::uint64_t n = 0; n + 1 < std::min<std::uint64_t>(input_sizes[i], 5); ++n)
          some.push_back({ValueDomain::value(type, n)});
        if (some.size() == 1)
          some.push_back({domain_.sample(type, random_)});
      }
      corner_sizes.push_back(some.size());
    }
    bool has_floats = llvm::any_of(
        inputs, [](const LeftInput& input) { return input.value.type().is<FloatType>(); });
    if (has_floats && product(corner_sizes) <= std::max<std::uint64_t>(count, 600)) {
      Odometer at(corner_sizes);
      do {
        for (std::size_t i = 0; i < inputs.size(); ++i)
          values[i].value = corners[i][at[i]];
        if (!try_one(choice, values, tally))
          return;
      } while (at.advance());
    }
    for (std::uint64_t n = 0; n < (inputs.empty() ? 1 : count); ++n) {
      for (std::size_t i = 0; i < inputs.size(); ++i)
        values[i].value = domain_.sample_or_poison(inputs[i].value.type(), random_);
      if (!try_one(choice, values, tally))
        return;
    }
  }

  // False when a mistake is found.
  bool try_one(const PatternTypes::Choice& choice, llvm::ArrayRef<ProgramInput> values,
               Tally& tally) {
    ++inputs_;
    switch (trial_->evaluate_inputs(values)) {
      case RuleTrial::Result::Right:
        ++tally.evaluated;
        ++matched_;
        return true;
      case RuleTrial::Result::Excluded:
        return true;
      case RuleTrial::Result::Unknown:
        ++tally.unknown;
        unknown_reason_ = trial_->reason();
        return true;
      case RuleTrial::Result::Wrong:
        break;
    }
    return found_wrong(choice);
  }

  bool found_wrong(const PatternTypes::Choice&) {
    report_ = trial_->report();
    report_.rule = &rule_;
    return false;
  }

  // Inputs that the right side uses more often, as undef, which is chosen anew at each use; the
  // others have any value.
  void try_undef(const PatternTypes::Choice& choice) {
    constexpr unsigned max_width = 3;
    constexpr std::uint64_t max_tries = 2000;
    if (is_over() || llvm::any_of(choice, [](Type type) {
          IntegerType integer = type ? type.try_as<IntegerType>() : IntegerType();
          return integer && integer.width() > max_width;
        }))
      return;
    std::vector<std::uint64_t> outer = attr_sizes_, constants = constant_sizes(choice);
    outer.insert(outer.end(), constants.begin(), constants.end());
    Odometer at(outer);
    std::uint64_t tries = 0;
    constexpr int max_starts = 1000;
    for (int starts = 0; starts < max_starts && tries < max_tries && !is_over(); ++starts) {
      if (start(choice, attrs_at(at), constants_at(choice, at))) {
        std::uint64_t before = tries;
        for (std::size_t undef = 0; undef < trial_->left().inputs().size(); ++undef)
          if (!is_over() && !trial_->left().inputs()[undef].value.is_result() &&
              trial_->duplicates(undef))
            tries += try_undef_input(choice, undef);
        // Which inputs are used more often does not depend on constants.
        if (tries == before)
          return;
      }
      if (!at.advance())
        return;
    }
  }

  std::uint64_t try_undef_input(const PatternTypes::Choice& choice, std::size_t undef) {
    llvm::ArrayRef<LeftInput> inputs = trial_->left().inputs();
    std::vector<std::uint64_t> sizes = input_sizes();
    sizes[undef] = 1;
    std::vector<ProgramInput> values(inputs.size());
    Odometer at(sizes);
    std::uint64_t tries = 0;
    Tally tally;
    do {
      for (std::size_t i = 0; i < inputs.size(); ++i) {
        Type type = inputs[i].value.type();
        values[i].is_undef = i == undef;
        values[i].value = at[i] == 0 && i != undef
                              ? EvalValue::poison(value_width(type))
                              : EvalValue{ValueDomain::value(type, at[i] == 0 ? 0 : at[i] - 1)};
      }
      ++tries;
      if (!try_one(choice, values, tally))
        break;
    } while (at.advance());
    return tries;
  }

  // Telling. -----------------------------------------------------------------------------------

  void forget_mistake() {
    report_ = RuleReport();
    report_.rule = &rule_;
  }

  void explain_wrong() {
    // Of what cannot be seen through nothing is known.
    if (std::string native = trial_->unknown_promises(); !native.empty()) {
      forget_mistake();
      not_verified("'" + native + "' does not say what it means");
    } else if (std::string op = trial_->opaque_op(); !op.empty()) {
      forget_mistake();
      not_verified(op + " has no eval, and what it gives matters");
    }
  }

  void conclude() {
    if (matched_ == 0) {
      if (!unknown_reason_.empty()) {
        not_verified(unknown_reason_);
        return;
      }
      if (!any_valid_ && !attrs_are_complete_) {
        not_verified("no attributes were found that make the left side valid");
        return;
      }
      report_.verdict = RuleVerdict::NeverMatched;
      report_.detail = any_valid_ ? "no input satisfies the left side and the conditions"
                                  : "no types make the left side valid";
      return;
    }
    std::string exhaustive = types_text(true), sampled = types_text(false);
    report_.verdict = exhaustive.empty() ? RuleVerdict::Sampled : RuleVerdict::Verified;
    if (!exhaustive.empty())
      report_.detail = "all inputs at " + exhaustive;
    if (!sampled.empty())
      report_.detail += (exhaustive.empty() ? "samples at " : ", samples at ") + sampled;
    if (std::string promises = trial_->promises(); !promises.empty())
      report_.detail += ", given what " + promises + " promises";
    if (std::string op = trial_->opaque_op(); !op.empty())
      report_.detail += ", whatever " + op + " gives";
  }

  // Widths are those of the widest integers. A width counts as exhaustive when all choices of types
  // with it are.
  std::string types_text(bool wants_exhaustive) const {
    std::map<std::pair<bool, unsigned>, bool> widths;  // (is a float, bits) -> is exhaustive
    for (const auto& [choice, tally] : tallies_) {
      std::pair<bool, unsigned> widest{false, 0};
      for (Type type : choice) {
        FloatType real = type ? type.try_as<FloatType>() : FloatType();
        IntegerType integer = type ? type.try_as<IntegerType>() : IntegerType();
        if (real || integer)
          widest =
              std::max(widest, {static_cast<bool>(real), real ? real.width() : integer.width()});
      }
      auto [entry, is_new] = widths.try_emplace(widest, tally.is_exhaustive);
      entry->second &= tally.is_exhaustive;
    }
    std::vector<std::string> names;
    std::vector<unsigned> integers;
    for (auto [width, is_exhaustive] : widths) {
      if (is_exhaustive != wants_exhaustive)
        continue;
      if (!width.first && width.second > 0)
        integers.push_back(width.second);
      names.push_back((width.first ? "f" : "i") + std::to_string(width.second));
    }
    // "i1 to i5, i8".
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
      std::size_t last = i;
      while (last + 1 < integers.size() && integers[last + 1] == integers[last] + 1)
        ++last;
      text += (text.empty() ? "" : ", ") + names[i];
      if (last > i + 1)
        text += " to " + names[last];
      else if (last == i + 1)
        text += ", " + names[last];
      i = last;
    }
    return text;
  }

  const CheckedRules& set_;
  const CheckedRule& rule_;
  const VerifyRulesOptions& options_;
  ValueDomain domain_;
  Random random_;
  PatternTypes types_;
  std::optional<RuleTrial> trial_;
  RuleReport report_;
  std::vector<std::uint64_t> attr_sizes_;
  bool attrs_are_complete_ = true, any_valid_ = false, cannot_ = false;
  llvm::SmallVector<unsigned, 8> last_attrs_;
  PatternTypes::Choice last_types_;
  std::uint64_t inputs_ = 0, matched_ = 0;
  std::string unknown_reason_;
  std::vector<std::pair<PatternTypes::Choice, Tally>> tallies_;
};

}  // namespace

std::vector<RuleReport> verify_rules(const CheckedRules& rules, const VerifyRulesOptions& options) {
  register_rule_verifier_dialect(*rules.context);
  ScopedDiagnosticHandler mute(rules.context->diagnostics(), [](const Diagnostic& diagnostic) {
    ErrorSink::take(diagnostic);
    return true;
  });
  std::vector<const CheckedRule*> chosen;
  for (const CheckedRule& rule : rules.rules)
    if (llvm::StringRef(rule.name).contains(options.filter))
      chosen.push_back(&rule);
  std::vector<RuleReport> reports(chosen.size());
  std::atomic<std::size_t> next = 0;
  auto work = [&] {
    for (std::size_t i; (i = next.fetch_add(1)) < chosen.size();)
      reports[i] = RuleVerifier(rules, *chosen[i], options).run();
  };
  if (options.threads <= 1) {
    work();
    return reports;
  }
  llvm::DefaultThreadPool pool(llvm::hardware_concurrency(options.threads));
  for (unsigned i = 0; i < options.threads; ++i)
    pool.async(work);
  pool.wait();
  return reports;
}

LogicalResult report_verification(const CheckedRules& rules, llvm::StringRef file,
                                  llvm::ArrayRef<RuleReport> reports, llvm::raw_ostream& os) {
  constexpr RuleVerdict order[] = {RuleVerdict::Verified, RuleVerdict::Sampled,
                                   RuleVerdict::NotVerified, RuleVerdict::NeverMatched,
                                   RuleVerdict::Wrong};
  unsigned counts[std::size(order)] = {};
  for (const RuleReport& report : reports) {
    ++counts[static_cast<std::size_t>(report.verdict)];
    os << llvm::left_justify(rule_verdict_word(report.verdict), 14) << report.rule->name;
    llvm::StringRef detail = report.verdict == RuleVerdict::Wrong ? report.mistake : report.detail;
    os << ": " << detail << '\n';
  }
  os << file << ": " << reports.size() << (reports.size() == 1 ? " rule: " : " rules: ");
  llvm::ListSeparator comma;
  for (RuleVerdict verdict : order)
    if (unsigned count = counts[static_cast<std::size_t>(verdict)]; count > 0)
      os << comma << count << ' ' << rule_verdict_word(verdict).lower();
  os << '\n';
  os.flush();
  bool ok = true;
  for (const RuleReport& report : reports) {
    const CheckedRule& rule = *report.rule;
    if (report.verdict == RuleVerdict::NeverMatched) {
      ok = false;
      (void)(rules.context->emit_error(rule.location)
             << "rule '" << rule.name << "' was never matched: " << report.detail);
    }
    if (report.verdict != RuleVerdict::Wrong)
      continue;
    ok = false;
    const Rule& source = rules.source->rules[rule.source];
    InFlightDiagnostic error = rules.context->emit_error(rule.location);
    error << "rule '" << rule.name << "' is wrong: the right side " << report.mistake;
    if (!report.left.empty())
      error.note(rules.location(rule.nodes[rule.match].span), report.left);
    if (!report.right.empty())
      error.note(rules.location(source.result_span), report.right);
  }
  return success(ok);
}

}  // namespace pliron::rules
