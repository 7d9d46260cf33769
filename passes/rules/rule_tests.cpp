#include "passes/rules/rule_tests.h"

#include "ir/dialect.h"
#include "ir/equivalence.h"
#include "ir/lexer.h"
#include "ir/parser.h"
#include "ir/printer.h"
#include "ir/verifier.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "passes/op_utils.h"
#include "passes/rules/parser.h"

namespace pliron::rules {

namespace {

// What bodies are put into, and what `yield` becomes.
struct CaseOp : Op<CaseOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "rule_test.case",
      .summary = "The body of a test of a rewrite rule.",
      .regions = {{"body"}},
      .traits = {Trait::IsolatedFromAbove, Trait::NoTerminator},
  };
};
struct YieldOp : Op<YieldOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "rule_test.yield",
      .summary = "Ends a block with the values that count.",
      .operands = {{"values", Variadic{AnyType}}},
      .traits = {Trait::Terminator},
  };
};
// Where original and converted values meet in tests of `convert` rules.
struct CastOp : Op<CastOp> {
  using Op::Op;
  static constexpr OpDef def{
      .name = "rule_test.cast",
      .summary = "A value of another type, or several, that stands for the same.",
      .operands = {{"values", Variadic{AnyType}}},
      .results = {{"results", Variadic{AnyType}}},
      .traits = {Trait::Pure},
  };
};

Dialect test_dialect() {
  return {.name = "rule_test",
          .summary = "Bodies of tests of rewrite rules.",
          .ops = ops<CaseOp, CastOp, YieldOp>()};
}

// A body as text that the IR parser reads. Values that are yielded get a name that the parser
// keeps, and `yield` becomes an op without operands.
class BodyText {
 public:
  // A value that is yielded.
  struct Use {
    std::string name;  // without `%`
    unsigned number = 0;
    const char* place = nullptr;
  };

  BodyText(const RuleSet& set, const Test& test, Span body)
      : set_(set), start_(set.text.data() + body.begin) {
    llvm::StringRef inside =
        llvm::StringRef(set.text).slice(body.begin, body.end).drop_front().drop_back();
    read(inside);
    write(test, inside);
  }

  llvm::StringRef text() const { return text_; }
  llvm::ArrayRef<llvm::SmallVector<Use, 2>> yields() const { return yields_; }

  // The place in the rule file of what was read at a line and column of the text.
  Span place_of(unsigned line, unsigned column) const {
    std::size_t at = 0;
    for (unsigned i = 1; i < line; ++i)
      at = text_.find('\n', at) + 1;
    at += column - 1;
    const Piece* best = nullptr;
    for (const Piece& piece : pieces_)
      if (piece.at <= at)
        best = &piece;
    if (!best)
      return span_at(start_);
    return span_at(best->origin + std::min(at - best->at, best->size));
  }

 private:
  struct Piece {
    std::size_t at;      // in the text
    const char* origin;  // in the rule file
    std::size_t size;
  };
  struct Edit {
    llvm::StringRef old;
    std::string now;
  };

  Span span_at(const char* place) const {
    auto offset = static_cast<std::uint32_t>(place - set_.text.data());
    return {offset, offset + 1};
  }

  // Finds the yields, and what names stand for values that are yielded.
  void read(llvm::StringRef inside) {
    Lexer lexer(inside);
    std::vector<pliron::Token> values;
    llvm::StringMap<std::string> renamed;
    unsigned depth = 0;
    pliron::Token token = lexer.next();
    auto next = [&] { token = lexer.next(); };
    while (!token.is(pliron::TokenKind::Eof)) {
      if (token.is(pliron::TokenKind::LBrace))
        ++depth;
      if (token.is(pliron::TokenKind::RBrace))
        --depth;
      if (token.is(pliron::TokenKind::PercentId))
        values.push_back(token);
      if (!token.is_keyword("yield") || depth > 0) {
        next();
        continue;
      }
      llvm::StringRef keyword = token.text;
      const char* end = token.end();
      llvm::SmallVector<Use, 2>& uses = yields_.emplace_back();
      next();
      while (token.is(pliron::TokenKind::PercentId)) {
        Use use{token.name().str(), 0, token.place()};
        if (llvm::all_of(use.name, [](char c) { return llvm::isDigit(c); })) {
          std::string& name = renamed[use.name];
          name = "rule_test_value_" + use.name;
          use.name = name;
        }
        end = token.end();
        next();
        if (token.is(pliron::TokenKind::HashId) && !token.name().getAsInteger(10, use.number)) {
          end = token.end();
          next();
        }
        uses.push_back(std::move(use));
        if (!token.is(pliron::TokenKind::Comma))
          break;
        next();
      }
      edits_.push_back({{keyword.data(), static_cast<std::size_t>(end - keyword.data())},
                        "\"rule_test.yield\"() : () -> ()"});
    }
    for (const pliron::Token& value : values) {
      auto found = renamed.find(value.name());
      if (found != renamed.end())
        edits_.push_back({value.text, "%" + found->second});
    }
    llvm::sort(edits_, [](const Edit& a, const Edit& b) { return a.old.data() < b.old.data(); });
  }

  void add(llvm::StringRef text, const char* origin, std::size_t size) {
    pieces_.push_back({text_.size(), origin, size});
    text_ += text;
  }

  void write(const Test& test, llvm::StringRef inside) {
    std::string head = "\"rule_test.case\"() ({\n";
    if (!test.args.empty()) {
      head += "^rule_test_entry(";
      for (std::size_t i = 0; i < test.args.size(); ++i)
        head += (i > 0 ? ", " : "") + set_.name(test.args[i].name).str() + ": " +
                set_.name(set_.exprs[test.args[i].type].subject).str();
      head += "):\n";
    }
    add(head, start_, 0);
    const char* at = inside.data();
    for (const Edit& edit : edits_) {
      auto before = static_cast<std::size_t>(edit.old.data() - at);
      add({at, before}, at, before);
      add(edit.now, edit.old.data(), 0);
      at = edit.old.end();
    }
    auto rest = static_cast<std::size_t>(inside.end() - at);
    add({at, rest}, at, rest);
    add("\n}) : () -> ()\n", inside.end(), 0);
  }

  const RuleSet& set_;
  const char* start_;
  std::vector<llvm::SmallVector<Use, 2>> yields_;
  std::vector<Edit> edits_;
  std::vector<Piece> pieces_;
  std::string text_;
};

class TestRunner {
 public:
  TestRunner(Context& context, std::shared_ptr<const CheckedRules> rules, ApplyRules apply)
      : context_(context), rules_(std::move(rules)), set_(*rules_->source), apply_(apply) {}

  // Whether the test passed.
  bool run(const Test& test) {
    const CheckedRule* rule = rules_->find(set_.name(test.rule));
    if (!rule)
      return false;
    OwningOp before = read(test, test.before);
    OwningOp after =
        before ? read(test, test.after.empty() ? test.before : test.after) : OwningOp();
    if (!before || !after)
      return false;
    auto only = std::make_shared<CheckedRules>(*rules_);
    only->rules = {*rule};
    FailureOr<bool> fired = apply_(before.get(), only);
    if (failed(fired) || failed(verify(before.get())))
      return false;
    bool wants_change = !test.after.empty();
    if (!*fired && wants_change)
      return fail(test, "rule '" + rule->name + "' did not fire");
    tidy(case_of(before.get()));
    tidy(case_of(after.get()));
    if (equivalent(case_of(before.get()), case_of(after.get())))
      return true;
    return fail(test, (wants_change ? "expected the IR on the right, got:\n"
                                    : "rule '" + rule->name +
                                          "' fired, and 'unchanged' is expected; got:\n") +
                          difference(text_of(after.get()), text_of(before.get())));
  }

 private:
  bool fail(const Test& test, const llvm::Twine& message) {
    context_.emit_error(rules_->location(test.span))
        << "test '" << set_.name(test.rule) << "': " << message;
    return false;
  }

  static Operation* case_of(Operation* module) {
    for (Operation* op : module->region(0).front()->ops())
      if (op->is<CaseOp>())
        return op;
    return module;
  }

  // A body as a module with one case in it; null after errors.
  OwningOp read(const Test& test, Span span) {
    BodyText body(set_, test, span);
    static constexpr llvm::StringLiteral file = "<rule test>";
    bool ok = true;
    OwningOp module;
    std::vector<Diagnostic> errors;
    {
      ScopedDiagnosticHandler handler(context_.diagnostics(), [&](const Diagnostic& diagnostic) {
        errors.push_back(diagnostic);
        return true;
      });
      module = parse_source(context_, llvm::MemoryBufferRef(body.text(), file));
      ok = module && yield_values(case_of(module.get()), body) && succeeded(verify(module.get()));
    }
    for (Diagnostic& diagnostic : errors) {
      move_to_rule_file(diagnostic, body, file);
      context_.diagnostics().report(std::move(diagnostic));
    }
    return ok ? std::move(module) : OwningOp();
  }

  void move_to_rule_file(Diagnostic& diagnostic, const BodyText& body, llvm::StringRef file) {
    Location place = diagnostic.location.first_file_position();
    if (!place.is_unknown() && place.file() == file)
      diagnostic.location = rules_->location(body.place_of(place.line(), place.column()));
    for (Diagnostic& note : diagnostic.notes)
      move_to_rule_file(note, body, file);
  }

  // Gives the yields their operands, now that values have types.
  bool yield_values(Operation* test_case, const BodyText& body) {
    llvm::StringMap<Value> values;
    llvm::SmallVector<Operation*, 4> yields;
    for (Block* block : test_case->region(0).blocks()) {
      for (Value argument : block->arguments())
        values[argument.name().str()] = argument;
      for (Operation* op : block->ops()) {
        if (op->num_results() > 0)
          values[op->result(0).name().str()] = op->result(0);
        if (op->is<YieldOp>())
          yields.push_back(op);
      }
    }
    for (auto [op, uses] : llvm::zip(yields, body.yields())) {
      llvm::SmallVector<Value, 2> operands;
      for (const BodyText::Use& use : uses) {
        Value value = values.lookup(use.name);
        Operation* def = value ? value.defining_op() : nullptr;
        if (def && use.number < def->num_results())
          value = def->result(use.number);
        if (!value) {
          auto at = static_cast<std::uint32_t>(use.place - set_.text.data());
          context_.emit_error(rules_->location({at, at + 1})) << "no value of this name is there";
          return false;
        }
        operands.push_back(value);
      }
      OperationState state(op->location(), context_.op_info(YieldOp::def.name));
      state.operands.assign(operands.begin(), operands.end());
      Builder::before(op).create(state);
      op->erase();
    }
    return true;
  }

  // Removes what is not used, and puts constants to the front, each once, in the order of their
  // first uses.
  void tidy(Operation* test_case) {
    Block* entry = test_case->region(0).front();
    if (!entry)
      return;
    bool changed = true;
    while (changed) {
      changed = false;
      for (Block* block : test_case->region(0).blocks()) {
        for (Operation* op : block->ops()) {
          bool is_dead = op->num_results() > 0 && !op->has_uses() && is_removable_when_unused(op);
          if (!is_dead)
            continue;
          op->erase();
          changed = true;
        }
      }
    }
    llvm::SmallVector<Operation*, 8> constants;
    for (Block* block : test_case->region(0).blocks()) {
      for (Operation* op : block->ops()) {
        for (Value operand : op->operands().to_vector()) {
          Operation* def = operand.defining_op();
          if (!def || !def->has(Trait::ConstantLike) || llvm::is_contained(constants, def))
            continue;
          auto same =
              llvm::find_if(constants, [&](Operation* other) { return equivalent(other, def); });
          if (same == constants.end())
            constants.push_back(def);
          else
            operand.replace_all_uses_with((*same)->result(0));
        }
      }
    }
    Operation* first = entry->front();
    for (Operation* constant : constants) {
      if (constant == first) {
        first = first->next();
        continue;
      }
      constant->move_before(first);
    }
    for (Block* block : test_case->region(0).blocks())
      for (Operation* op : block->ops())
        if (op->has(Trait::ConstantLike) && !op->has_uses())
          op->erase();
  }

  // What is in the case, without its frame.
  static std::string text_of(Operation* module) {
    std::string text;
    llvm::raw_string_ostream os(text);
    print_op(case_of(module), os);
    llvm::SmallVector<llvm::StringRef, 16> lines;
    llvm::StringRef(text).trim().split(lines, '\n');
    std::string inside;
    for (llvm::StringRef line : llvm::ArrayRef(lines).drop_front().drop_back())
      inside += (line.trim() + "\n").str();
    return inside;
  }

  // Lines of both texts: those that are the same once, others with `-` (expected) or `+` (there).
  static std::string difference(llvm::StringRef expected, llvm::StringRef there) {
    llvm::SmallVector<llvm::StringRef, 16> a, b;
    expected.rtrim().split(a, '\n');
    there.rtrim().split(b, '\n');
    // The longest common subsequence; bodies of tests are short.
    static constexpr std::size_t max_lines = 1000;
    if (a.size() > max_lines || b.size() > max_lines)
      return there.str();
    std::vector<std::vector<unsigned>> common(a.size() + 1, std::vector<unsigned>(b.size() + 1));
    for (std::size_t i = a.size(); i-- > 0;)
      for (std::size_t j = b.size(); j-- > 0;)
        common[i][j] =
            a[i] == b[j] ? common[i + 1][j + 1] + 1 : std::max(common[i + 1][j], common[i][j + 1]);
    std::string text;
    std::size_t i = 0, j = 0;
    while (i < a.size() || j < b.size()) {
      bool is_same = i < a.size() && j < b.size() && a[i] == b[j];
      bool is_old =
          !is_same && i < a.size() && (j == b.size() || common[i + 1][j] >= common[i][j + 1]);
      llvm::StringRef line = is_same || is_old ? a[i] : b[j];
      text += ((is_same ? "    " : is_old ? "  - " : "  + ") + line + "\n").str();
      i += is_same || is_old;
      j += is_same || !is_old;
    }
    text.pop_back();
    return text;
  }

  Context& context_;
  std::shared_ptr<const CheckedRules> rules_;
  const RuleSet& set_;
  ApplyRules apply_;
};

}  // namespace

RuleTestResult run_rule_tests(Context& context, std::shared_ptr<const CheckedRules> rules,
                              ApplyRules apply) {
  context.register_dialect(test_dialect());
  RuleTestResult result;
  TestRunner runner(context, rules, apply);
  for (const Test& test : llvm::ArrayRef(rules->source->tests).drop_front()) {
    ++result.run;
    result.failed += !runner.run(test);
  }
  return result;
}

}  // namespace pliron::rules
