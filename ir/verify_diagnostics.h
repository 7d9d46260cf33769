#pragma once
// Checks that a run reports exactly what comments in its input say it does:
//
//   // expected-error@+1 {{use of undeclared SSA value}}
//   "foo.bar"(%x) : (i32) -> ()
//
// The kinds are error, warning, remark and note. `@+N` and `@-N` count lines from the comment,
// `@below` and `@above` mean the next and the last line without such a comment, `@unknown` a
// diagnostic without a position; nothing means the comment's own line. The text has to occur in the
// message; with `expected-error-re` parts in {{ }} are regular expressions.

#include <vector>

#include "ir/context.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace pliron {

class DiagnosticVerifier {
 public:
  // Reads the expectations of `buffer`, and catches all diagnostics until finish() or its own end.
  DiagnosticVerifier(Context& context, llvm::MemoryBufferRef buffer);
  ~DiagnosticVerifier();
  DiagnosticVerifier(const DiagnosticVerifier&) = delete;

  // Reports as errors what was expected but did not come, and what came unexpected, in the order of
  // lines. Success when there is nothing to report.
  LogicalResult finish();

 private:
  struct Expectation {
    Severity severity;
    unsigned line;  // 0: a diagnostic without a position
    std::string text;
    bool is_regex;
    Location place;  // of the comment
    bool met = false;
  };
  struct Problem {
    Location place;
    std::string message;
  };

  void read_expectations(llvm::MemoryBufferRef buffer);
  void receive(const Diagnostic& diagnostic);
  bool matches(const Expectation& expectation, const Diagnostic& diagnostic);

  Context& context_;
  std::string file_;
  std::vector<Expectation> expectations_;
  std::vector<Problem> problems_;
  DiagnosticEngine::HandlerId handler_;
  bool active_ = true;
};

}  // namespace pliron
