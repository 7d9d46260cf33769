#include "passes/rule_verifier/rule_trial.h"

#include "ir/dialect.h"
#include "ir/verifier.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "passes/matcher/apply_rule.h"
#include "passes/matcher/naive_matcher.h"

namespace pliron::rules {

static thread_local ErrorSink* error_sink = nullptr;

ErrorSink::ErrorSink() : outer_(error_sink) {
  error_sink = this;
}
ErrorSink::~ErrorSink() {
  error_sink = outer_;
}
void ErrorSink::take(const Diagnostic& diagnostic) {
  if (error_sink && error_sink->first_.empty())
    error_sink->first_ = diagnostic.message;
}

namespace {

// Collects what a rule makes.
class NewOps : public RewriteListener {
 public:
  void op_inserted(Operation* op) override { ops.push_back(op); }
  void op_erased(Operation* op) override { llvm::erase(ops, op); }
  llvm::SmallVector<Operation*, 8> ops;
};

// Takes conditions that are a call of a predicate about values, whose code would look at the IR,
// out of the rule.
std::vector<Promise> take_promises(const CheckedRules& set, CheckedRule& rule) {
  std::vector<Promise> promises;
  llvm::erase_if(rule.conditions, [&](const CheckedCondition& condition) {
    const CheckedExpr& call = rule.exprs[condition.expr];
    if (condition.variable != no_var || call.op != ExprOp::Native)
      return false;
    const CheckedNative& native = set.natives[call.native];
    bool is_of_constants =
        !native.native->params.empty() && llvm::none_of(native.native->params, [](NativeType type) {
          return type == NativeType::Value || type == NativeType::Values ||
                 type == NativeType::Block;
        });
    if (native.native->kind != NativeKind::Pred || is_of_constants)
      return false;
    Promise promise{condition.expr, &native, {}};
    if (native.meaning) {
      promise.meaning = *native.meaning;
      promise.is_known = true;
      for (Variable& variable : promise.meaning.variables) {
        promise.is_known &= variable.kind != VarKind::Values && variable.kind != VarKind::Block;
        if (variable.kind == VarKind::Value)
          variable.kind = VarKind::Let;
      }
    }
    promises.push_back(std::move(promise));
    return true;
  });
  return promises;
}

}  // namespace

RuleTrial::RuleTrial(const CheckedRules& set, const CheckedRule& rule, const PatternTypes& types)
    : set_(set),
      rule_(rule),
      promises_(take_promises(set, rule_)),
      types_(types),
      left_(set, rule, types) {}

std::string RuleTrial::promises() const {
  std::string text;
  for (const Promise& promise : promises_)
    text += (text.empty() ? "$" : ", $") + promise.native->name;
  return text;
}

std::string RuleTrial::unknown_promises() const {
  for (const Promise& promise : promises_)
    if (!promise.is_known)
      return "$" + promise.native->name;
  return "";
}

std::string RuleTrial::opaque_op() const {
  for (const LeftInput& input : left_.inputs())
    if (Operation* def = input.value.defining_op())
      return def->name().str();
  return "";
}

// Making. --------------------------------------------------------------------------------------

bool RuleTrial::matches() {
  return match_rule(match_, set_, rule_, left_.root());
}

RuleTrial::Start RuleTrial::start(const PatternTypes::Choice& types, llvm::ArrayRef<unsigned> attrs,
                                  llvm::ArrayRef<llvm::APInt> constants, bool check) {
  choice_ = types;
  attr_choice_.assign(attrs.begin(), attrs.end());
  constant_choice_.assign(constants.begin(), constants.end());
  ErrorSink errors;
  if (!left_.build(choice_, attr_choice_, constant_choice_))
    return Start::Invalid;
  if (check && failed(verify(left_.frame())))
    return Start::Invalid;
  if (!matches())
    return Start::NoMatch;
  result_types_.clear();
  for (Value result : left_.root()->results())
    result_types_.push_back(result.type());
  llvm::SmallVector<Value, 8> inputs;
  for (const LeftInput& input : left_.inputs())
    inputs.push_back(input.value);
  llvm::SmallVector<Value, 2> outputs;
  for (Value result : left_.root()->results())
    outputs.push_back(result);
  if (!left_program_.compile(inputs, outputs, {}, choices_, reason_))
    return Start::CannotTry;
  return compile(check);
}

RuleTrial::Start RuleTrial::compile(bool check) {
  Operation* root = left_.root();
  Block* block = root->block();
  NewOps made;
  Rewriter rewriter(root->context(), &made);
  replacement_.clear();
  auto constant = [&](llvm::ArrayRef<const OpInfo*> users, Attribute value, Type type) {
    return make_constant(rewriter, block, users, root->location(), value, type);
  };
  auto replace = [&](Operation*, llvm::ArrayRef<llvm::SmallVector<Value, 1>> results) {
    for (const auto& values : results)
      replacement_.insert(replacement_.end(), values.begin(), values.end());
  };
  ErrorSink errors;
  if (!apply_rule(match_, {.rewriter = rewriter, .constant = constant, .replace = replace}))
    return Start::NoMatch;
  if (!left_.frame()->region(0).has_one_block()) {
    reason_ = "it makes blocks";
    return Start::CannotTry;
  }
  if (replacement_.size() != result_types_.size())
    return wrong("gives " + std::to_string(replacement_.size()) + " values for " +
                     std::to_string(result_types_.size()),
                 {});
  for (auto [value, type] : llvm::zip_equal(replacement_, result_types_)) {
    if (value.type() == type)
      continue;
    std::string text;
    llvm::raw_string_ostream(text)
        << "gives a value of type " << value.type() << " for one of " << type;
    return wrong(std::move(text), {});
  }
  if (check && failed(verify(left_.frame())))
    return wrong("makes IR that is not valid: " + errors.first(), {});
  llvm::SmallVector<Value, 8> inputs;
  for (const LeftInput& input : left_.inputs())
    inputs.push_back(input.value);
  return right_program_.compile(inputs, replacement_, made.ops, choices_, reason_)
             ? Start::Ready
             : Start::CannotTry;
}

// Trying. --------------------------------------------------------------------------------------

// Of the inputs of the last run of the left side. What is about poison is taken as true: code that
// looks at IR knows of a value what holds unless it is poison.
bool RuleTrial::promises_hold() {
  for (const Promise& promise : promises_) {
    if (!promise.is_known)
      continue;
    RuleMatch match;
    match.start(set_, promise.meaning, left_.root());
    match.lets.resize(promise.meaning.variables.size());
    bool is_open = false;
    llvm::ArrayRef<Index> args = rule_.list(rule_.exprs[promise.call].args);
    for (std::size_t i = 0; i < args.size() && i < match.lets.size(); ++i) {
      const CheckedExpr& arg = rule_.exprs[args[i]];
      std::optional<ExprValue> value = evaluate(match_, args[i]);
      if (!value)
        return false;
      if (arg.type != ExprType::Value) {
        match.lets[i] = *value;
        match.variables[i] = {true, value->pointer, {}, {}};
        continue;
      }
      const EvalValue* bits = left_program_.value_of(value->value());
      is_open |= !bits || bits->is_poison;
      match.lets[i] = ExprValue::of_bits(bits ? bits->bits : llvm::APInt(1, 0));
    }
    if (!is_open && !check_conditions(match))
      return false;
  }
  return true;
}

bool RuleTrial::duplicates(std::size_t input) const {
  auto number = static_cast<std::uint32_t>(input);
  return right_program_.uses_of(number) > left_program_.uses_of(number);
}

static std::string beside(std::string outcome, const std::string& inputs) {
  return inputs.empty() ? outcome : outcome + ' ' + inputs;
}

RuleTrial::Result RuleTrial::evaluate_inputs(llvm::ArrayRef<ProgramInput> inputs) {
  bool chooses = left_program_.may_choose() || right_program_.may_choose() ||
                 llvm::any_of(inputs, [](const ProgramInput& input) { return input.is_undef; });
  if (!chooses || !promises_.empty()) {
    EvalStatus status = left_program_.run(inputs, left_outcome_);
    if (status == EvalStatus::UndefinedBehavior)
      return Result::Right;
    if (status == EvalStatus::Unknown) {
      reason_ = (left_program_.unknown_op()->name() + " cannot say what it gives").str();
      return Result::Unknown;
    }
    if (!promises_hold())
      return Result::Excluded;
  }
  if (chooses)
    return compare_all(inputs);
  if (right_program_.run(inputs, right_outcome_) == EvalStatus::Unknown) {
    reason_ = (right_program_.unknown_op()->name() + " cannot say what it gives").str();
    return Result::Unknown;
  }
  switch (compare_outcomes(left_outcome_, right_outcome_, result_types_)) {
    case Mismatch::None:
      return Result::Right;
    case Mismatch::Undefined:
      wrong("has undefined behaviour where the left side has none", inputs);
      break;
    case Mismatch::Poison:
      wrong("gives poison where the left side does not", inputs);
      break;
    case Mismatch::Value:
      wrong("gives another value", inputs);
      break;
  }
  report_.left = beside(outcome_text("the left side", left_outcome_), report_.left);
  report_.right = outcome_text("the right side", right_outcome_);
  return Result::Wrong;
}

RuleTrial::Result RuleTrial::compare_all(llvm::ArrayRef<ProgramInput> inputs) {
  if (!left_program_.run_all(inputs, left_outcomes_) ||
      !right_program_.run_all(inputs, right_outcomes_)) {
    reason_ = "it may choose in too many ways";
    return Result::Unknown;
  }
  for (const Outcome& right : right_outcomes_) {
    bool is_allowed = llvm::any_of(left_outcomes_, [&](const Outcome& left) {
      return compare_outcomes(left, right, result_types_) == Mismatch::None;
    });
    if (is_allowed)
      continue;
    bool is_undefined = right.status == EvalStatus::UndefinedBehavior;
    wrong(is_undefined ? "may have undefined behaviour where the left side has none"
                       : "may give what the left side cannot give",
          inputs);
    report_.left = beside(outcomes_text(left_outcomes_), report_.left);
    report_.right = outcome_text("the right side", right, "may ");
    return Result::Wrong;
  }
  return Result::Right;
}

// Telling. -------------------------------------------------------------------------------------

RuleTrial::Start RuleTrial::wrong(std::string mistake, llvm::ArrayRef<ProgramInput> inputs) {
  report_.verdict = RuleVerdict::Wrong;
  report_.mistake = std::move(mistake);
  std::string given = assignment(inputs);
  report_.left = given.empty() ? "" : "for " + given;
  report_.right = "";
  return Start::Wrong;
}

static void append_attr(const OpInfo& op, unsigned slot, Attribute attr, llvm::raw_ostream& os) {
  SlotShape shape = slot_shape(op, slot);
  std::optional<std::int64_t> number = enum_number(shape, attr);
  os << op.attr_names[slot].str() << " of " << op.name.str() << " = ";
  if (shape.kind == SlotKind::Enum && number)
    print_enum(*shape.enumeration, *number, os);
  else if (shape.kind == SlotKind::Unit)
    os << "set";
  else
    os << attr;
}

std::string RuleTrial::assignment(llvm::ArrayRef<ProgramInput> inputs) const {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::ListSeparator comma;
  for (auto [input, value] : llvm::zip(left_.inputs(), inputs)) {
    os << comma << input.name << " = ";
    if (value.is_undef)
      os << "undef";
    else
      os << value_text(value.value, input.value.type());
    os << " : " << input.value.type();
  }
  // Before inputs have values their types are what matters.
  for (const LeftInput& input : left_.inputs().drop_front(inputs.size()))
    os << comma << input.name << " of type " << input.value.type();
  for (auto [open, value] : llvm::zip(left_.constants(), constant_choice_))
    os << comma << rule_.variables[open.variable].name << " = "
       << value_text({value}, choice_[open.type]) << " : " << choice_[open.type];
  for (auto [open, number] : llvm::zip(left_.attrs(), attr_choice_))
    for (const OpenAttrs::Slot& slot : open.slots)
      if (Attribute attr = slot.choices[number]; attr && slot.choices.size() > 1) {
        os << comma;
        append_attr(*rule_.nodes[slot.node].op, slot.slot, attr, os);
      }
  if (text.empty() && !result_types_.empty())
    os << "type " << result_types_[0];
  return text;
}

static std::string values_text(const Outcome& outcome, llvm::ArrayRef<Type> types) {
  std::string text;
  for (auto [value, type] : llvm::zip(outcome.values, types))
    text += (text.empty() ? "" : ", ") + value_text(value, type);
  return outcome.values.size() == 1 ? text : "(" + text + ")";
}

// "the left side may give 3".
std::string RuleTrial::outcome_text(llvm::StringRef side, const Outcome& outcome,
                                    llvm::StringRef may) const {
  bool is_undefined = outcome.status == EvalStatus::UndefinedBehavior;
  std::string text = (side + " " + may).str();
  if (is_undefined)
    return text + (may.empty() ? "has" : "have") + " undefined behaviour";
  return text + (may.empty() ? "gives " : "give ") + values_text(outcome, result_types_);
}

std::string RuleTrial::outcomes_text(llvm::ArrayRef<Outcome> outcomes) const {
  constexpr std::size_t max_shown = 4;
  if (outcomes.size() == 1)
    return outcome_text("the left side", outcomes[0]);
  std::string text;
  for (const Outcome& outcome : outcomes.take_front(max_shown))
    text +=
        (text.empty() ? "the left side gives one of " : ", ") + values_text(outcome, result_types_);
  return outcomes.size() > max_shown ? text + ", ..." : text;
}

}  // namespace pliron::rules
