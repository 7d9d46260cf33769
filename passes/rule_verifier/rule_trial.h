#pragma once
// One rule on one left side: matched and applied by the code that passes use, and then both sides
// are evaluated.

#include "passes/matcher/rule_match.h"
#include "passes/rule_verifier/left_side.h"
#include "passes/rule_verifier/rule_verifier.h"
#include "passes/rule_verifier/value_domain.h"

namespace pliron::rules {

// A condition `$f(%x)` whose promise (`means`) is asked of the inputs instead of the code of the
// IR.
struct Promise {
  Index call = 0;  // of the rule's expressions
  const CheckedNative* native = nullptr;
  CheckedRule meaning;    // its variables are read as bits; unused when
  bool is_known = false;  // nothing is promised: then it is taken as true
};

// Texts of errors that are reported on this thread while it lives, which nobody else gets to see;
// all that verify rules have a handler that looks for it (see mute_errors()).
class ErrorSink {
 public:
  ErrorSink();
  ~ErrorSink();
  const std::string& first() const { return first_; }
  static void take(const Diagnostic& diagnostic);

 private:
  std::string first_;
  ErrorSink* outer_;
};

class RuleTrial {
 public:
  RuleTrial(const CheckedRules& set, const CheckedRule& rule, const PatternTypes& types);

  LeftSide& left() { return left_; }
  enum class Start : std::uint8_t {
    Invalid,  // the IR of the left side is not valid for these types and attributes
    NoMatch,
    Ready,
    CannotTry,  // reason()
    Wrong,      // report()
  };
  // Builds, matches and applies. With `check` the IR is verified as well.
  Start start(const PatternTypes::Choice& types, llvm::ArrayRef<unsigned> attrs,
              llvm::ArrayRef<llvm::APInt> constants, bool check);
  enum class Result : std::uint8_t {
    Right,
    Excluded,  // a promise does not hold
    Unknown,   // an op could not say, or might choose in too many ways
    Wrong,     // report()
  };
  // Of the last left side that is Ready; one value for each of left().inputs().
  Result evaluate_inputs(llvm::ArrayRef<ProgramInput> inputs);
  // Whether the right side uses an input more often than the left side.
  bool duplicates(std::size_t input) const;

  const std::string& reason() const { return reason_; }
  // mistake, left and right of a wrong rule.
  const RuleReport& report() const { return report_; }
  // Promises that were asked for: "$non_negative", and of those the ones that say nothing.
  std::string promises() const;
  std::string unknown_promises() const;
  // The op without `eval` inside the left side, whose results are inputs; "" when there is none.
  std::string opaque_op() const;

 private:
  bool matches();
  Start compile(bool check);
  bool promises_hold();
  Start wrong(std::string mistake, llvm::ArrayRef<ProgramInput> inputs);
  std::string assignment(llvm::ArrayRef<ProgramInput> inputs) const;
  std::string outcome_text(llvm::StringRef side, const Outcome& outcome,
                           llvm::StringRef may = "") const;
  std::string outcomes_text(llvm::ArrayRef<Outcome> outcomes) const;
  Result compare_all(llvm::ArrayRef<ProgramInput> inputs);

  const CheckedRules& set_;
  CheckedRule rule_;  // without the promises
  std::vector<Promise> promises_;
  const PatternTypes& types_;
  LeftSide left_;
  RuleMatch match_;
  ChoiceFinder choices_;
  EvalProgram left_program_, right_program_;
  Outcome left_outcome_, right_outcome_;
  std::vector<Outcome> left_outcomes_, right_outcomes_;
  std::vector<Value> replacement_;
  llvm::SmallVector<Type, 2> result_types_;
  PatternTypes::Choice choice_;
  llvm::SmallVector<unsigned, 8> attr_choice_;
  llvm::SmallVector<llvm::APInt, 4> constant_choice_;
  std::string reason_;
  RuleReport report_;
};

}  // namespace pliron::rules
