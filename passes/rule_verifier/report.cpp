// What is said of the verdicts.

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "passes/rule_verifier/rule_verifier.h"

namespace pliron::rules {

llvm::StringRef rule_verdict_word(RuleVerdict verdict) {
  static constexpr llvm::StringLiteral words[] = {"verified", "sampled", "not verified",
                                                  "never matched", "WRONG"};
  return words[static_cast<std::size_t>(verdict)];
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
