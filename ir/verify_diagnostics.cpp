#include "ir/verify_diagnostics.h"

#include <map>

#include "llvm/Support/Regex.h"

namespace pliron {

static Severity severity_from(llvm::StringRef name) {
  return name == "error"     ? Severity::Error
         : name == "warning" ? Severity::Warning
         : name == "remark"  ? Severity::Remark
                             : Severity::Note;
}

DiagnosticVerifier::DiagnosticVerifier(Context& context, llvm::MemoryBufferRef buffer)
    : context_(context), file_(buffer.getBufferIdentifier()) {
  read_expectations(buffer);
  handler_ = context.diagnostics().push_handler([this](const Diagnostic& diagnostic) {
    receive(diagnostic);
    for (const Diagnostic& note : diagnostic.notes)
      receive(note);
    return true;
  });
}
DiagnosticVerifier::~DiagnosticVerifier() {
  if (active_)
    context_.diagnostics().remove_handler(handler_);
}

void DiagnosticVerifier::read_expectations(llvm::MemoryBufferRef buffer) {
  llvm::Regex pattern(
      "expected-(error|warning|remark|note)(-re)? *(@([+-][0-9]+|above|below|"
      "unknown))? *\\{\\{(.*)\\}\\}$");
  llvm::StringRef rest = buffer.getBuffer();
  unsigned line = 0, last_plain_line = 0;
  std::vector<std::size_t> for_next_plain_line;
  while (!rest.empty()) {
    auto [text, behind] = rest.split('\n');
    rest = behind;
    ++line;
    text = text.rtrim();
    llvm::SmallVector<llvm::StringRef, 6> parts;
    if (!text.contains("expected-") || !pattern.match(text, &parts)) {
      last_plain_line = line;
      for (std::size_t i : for_next_plain_line)
        expectations_[i].line = line;
      for_next_plain_line.clear();
      continue;
    }
    auto column = static_cast<unsigned>(parts[0].begin() - text.begin() + 1);
    Expectation expectation{severity_from(parts[1]), line, parts[5].str(), !parts[2].empty(),
                            Location::file_line_col(context_, file_, line, column)};
    int offset = 0;
    if (parts[4] == "unknown")
      expectation.line = 0;
    else if (parts[4] == "above")
      expectation.line = last_plain_line;
    else if (parts[4] == "below")
      for_next_plain_line.push_back(expectations_.size());
    else if (!parts[4].empty() && !parts[4].ltrim('+').getAsInteger(10, offset))
      expectation.line = static_cast<unsigned>(static_cast<int>(line) + offset);
    expectations_.push_back(std::move(expectation));
  }
}

// The text of a regular expectation is literal but for its {{ }} parts.
static std::string to_regex(llvm::StringRef text) {
  std::string regex;
  while (!text.empty()) {
    auto [literal, behind] = text.split("{{");
    regex += llvm::Regex::escape(literal);
    auto [part, rest] = behind.split("}}");
    if (!part.empty())
      regex += "(" + part.str() + ")";
    text = rest;
  }
  return regex;
}

bool DiagnosticVerifier::matches(const Expectation& expectation, const Diagnostic& diagnostic) {
  if (expectation.severity != diagnostic.severity)
    return false;
  Location at = diagnostic.location.first_file_position();
  bool has_position = !at.is_unknown() && at.file() == file_;
  if (has_position ? at.line() != expectation.line : expectation.line != 0)
    return false;
  if (!expectation.is_regex)
    return llvm::StringRef(diagnostic.message).contains(expectation.text);
  return llvm::Regex(to_regex(expectation.text)).match(diagnostic.message);
}

void DiagnosticVerifier::receive(const Diagnostic& diagnostic) {
  for (Expectation& expectation : expectations_) {
    if (expectation.met || !matches(expectation, diagnostic))
      continue;
    expectation.met = true;
    return;
  }
  problems_.push_back(
      {diagnostic.location,
       ("unexpected " + severity_name(diagnostic.severity) + ": " + diagnostic.message).str()});
}

LogicalResult DiagnosticVerifier::finish() {
  context_.diagnostics().remove_handler(handler_);
  active_ = false;
  for (const Expectation& expectation : expectations_)
    if (!expectation.met)
      problems_.push_back({expectation.place, ("expected " + severity_name(expectation.severity) + " \"" +
                                               expectation.text + "\" was not produced")
                                                  .str()});
  std::multimap<unsigned, const Problem*> by_line;
  for (const Problem& problem : problems_) {
    Location at = problem.place.first_file_position();
    by_line.emplace(at.is_unknown() ? 0 : at.line(), &problem);
  }
  for (auto [line, problem] : by_line)
    context_.emit_error(problem->place) << problem->message;
  return success(problems_.empty());
}

}  // namespace pliron
