#include "passes/rule_verifier/eval_program.h"

#include "ir/block.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"
#include "passes/matcher/rule_match.h"
#include "passes/op_utils.h"

namespace pliron::rules {

using llvm::APInt;

bool is_number_type(Type type) {
  // Formats of fewer bits do without zeros, infinities or NaNs.
  constexpr unsigned min_float_width = 16;
  FloatType real = type.try_as<FloatType>();
  IntegerType integer = type.try_as<IntegerType>();
  return (integer && integer.width() > 0) || (real && real.width() >= min_float_width);
}

unsigned value_width(Type type) {
  if (IntegerType integer = type.try_as<IntegerType>())
    return std::max(integer.width(), 1U);
  if (FloatType real = type.try_as<FloatType>())
    return real.width();
  return 1;
}

// Choices of an op. ----------------------------------------------------------------------------

namespace {

// What an op that chooses is given: for wide results only these, which is why an op whose result
// has more bits is not taken apart when it can be anything.
constexpr unsigned max_choice_width = 5;
constexpr std::uint64_t num_wide_choices = 16;

std::uint64_t num_choices(unsigned width) {
  return width <= max_choice_width ? std::uint64_t{1} << width : num_wide_choices;
}

bool same_values(llvm::ArrayRef<EvalValue> a, llvm::ArrayRef<EvalValue> b) {
  return a.size() == b.size() && llvm::all_of(llvm::zip(a, b), [](const auto& pair) {
           const auto& [x, y] = pair;
           return x.is_poison == y.is_poison && (x.is_poison || x.bits == y.bits);
         });
}

llvm::SmallVector<EvalValue, 6> corners(Type type) {
  unsigned width = value_width(type);
  llvm::SmallVector<EvalValue, 6> values;
  values.push_back(EvalValue::poison(width));
  values.push_back({APInt::getZero(width)});
  if (FloatType real = type.try_as<FloatType>()) {
    const llvm::fltSemantics& format = real.semantics();
    values.push_back({APInt::getSignMask(width)});
    values.push_back({llvm::APFloat(format, 1).bitcastToAPInt()});
    values.push_back({llvm::APFloat::getNaN(format).bitcastToAPInt()});
  } else {
    values.push_back({APInt(width, 1)});
    values.push_back({APInt::getAllOnes(width)});
  }
  return values;
}

}  // namespace

bool ChoiceFinder::may_choose(Operation* op) {
  llvm::hash_code hash = llvm::hash_value(&op->info());
  for (unsigned i = 0; i < op->num_attr_slots(); ++i)
    hash = llvm::hash_combine(hash, op->attr_slot(i).storage());
  for (Value operand : op->operands())
    hash = llvm::hash_combine(hash, operand.type().storage());
  for (Value result : op->results())
    hash = llvm::hash_combine(hash, result.type().storage());
  auto [entry, is_new] = known_.try_emplace(static_cast<std::uint64_t>(hash) >> 2, false);
  if (!is_new)
    return entry->second;
  llvm::SmallVector<llvm::SmallVector<EvalValue, 6>, 3> domains;
  for (Value operand : op->operands())
    domains.push_back(corners(operand.type()));
  llvm::SmallVector<unsigned, 3> at(domains.size(), 0);
  llvm::SmallVector<EvalValue, 3> operands(domains.size());
  llvm::SmallVector<EvalValue, 2> first, other;
  bool differs = false;
  while (!differs) {
    for (std::size_t i = 0; i < at.size(); ++i)
      operands[i] = domains[i][at[i]];
    EvalStatus status = eval_op(op, {.operands = operands}, first);
    for (std::uint64_t choice : {std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{4},
                                 std::uint64_t{8}, ~std::uint64_t{0}}) {
      if (status != EvalStatus::Done)
        break;
      (void)eval_op(op, {.operands = operands, .arbitrary = APInt(64, choice)}, other);
      differs |= !same_values(first, other);
    }
    std::size_t place = 0;
    while (place < at.size() && ++at[place] == domains[place].size())
      at[place++] = 0;
    if (place == at.size())
      break;
  }
  return entry->second = differs;
}

// Compiling. -----------------------------------------------------------------------------------

static bool is_poison_op(Operation* op) {
  Attribute constant = op->num_results() == 1 ? constant_value(op->result(0)) : Attribute();
  return constant ? is_poison(constant)
                  : op->num_operands() == 0 && op->name().ends_with(".poison");
}

std::uint32_t EvalProgram::number_of(Value value) {
  auto [entry, is_new] = numbers_.try_emplace(value, static_cast<std::uint32_t>(values_.size()));
  if (is_new)
    values_.push_back(EvalValue::poison(value_width(value.type())));
  return entry->second;
}

// A value that no step makes. False when the op at hand must become a step.
static bool fixed_value(Operation* op, EvalValue& value) {
  if (is_poison_op(op)) {
    value.is_poison = true;
    return true;
  }
  if (op->num_results() != 1)
    return false;
  Attribute constant = constant_value(op->result(0));
  if (!constant)
    return false;
  if (std::optional<APInt> bits = constant_bits(constant))
    value = {*bits};
  else if (std::optional<llvm::APFloat> real = constant_real(constant))
    value = {real->bitcastToAPInt()};
  else
    return false;
  return true;
}

static bool is_of_numbers(Operation* op, std::string& reason) {
  auto check = [&](Value value) {
    if (!is_number_type(value.type()) && reason.empty())
      llvm::raw_string_ostream(reason)
          << op->name() << " of " << value.type() << " is not evaluated";
  };
  for (Value operand : op->operands())
    check(operand);
  for (Value result : op->results())
    check(result);
  return reason.empty();
}

bool EvalProgram::compile(llvm::ArrayRef<Value> inputs, llvm::ArrayRef<Value> outputs,
                          llvm::ArrayRef<Operation*> also, ChoiceFinder& choices,
                          std::string& reason) {
  *this = EvalProgram();
  reason.clear();
  for (Value input : inputs)
    number_of(input);
  undef_.assign(inputs.size(), 0);
  llvm::SmallVector<Operation*, 8> needed, worklist(also.begin(), also.end());
  auto need = [&](Value value) {
    if (Operation* def = numbers_.contains(value) ? nullptr : value.defining_op())
      worklist.push_back(def);
  };
  for (Value output : outputs)
    need(output);
  llvm::DenseMap<Operation*, bool> seen;
  while (!worklist.empty()) {
    Operation* op = worklist.pop_back_val();
    if (!seen.try_emplace(op, true).second)
      continue;
    EvalValue fixed = EvalValue::poison(op->num_results() ? value_width(op->result(0).type()) : 1);
    if (fixed_value(op, fixed)) {
      values_[number_of(op->result(0))] = fixed;
      continue;
    }
    if (op->num_results() > 0 && numbers_.contains(op->result(0)))
      continue;  // an input
    if (!op->info().hooks.eval) {
      reason = (op->name() + " has no eval").str();
      return false;
    }
    if (!is_of_numbers(op, reason))
      return false;
    needed.push_back(op);
    for (Value operand : op->operands())
      need(operand);
  }
  llvm::sort(needed, [](Operation* a, Operation* b) { return a->is_before(b); });
  for (Operation* op : needed) {
    Step& step = steps_.emplace_back();
    step.op = op;
    for (Value operand : op->operands())
      step.operands.push_back(number_of(operand));
    step.first_result = static_cast<std::uint32_t>(values_.size());
    for (Value result : op->results())
      number_of(result);
    step.may_choose = choices.may_choose(op);
    may_choose_ |= step.may_choose;
  }
  for (Value output : outputs)
    outputs_.push_back(number_of(output));
  return true;
}

// Running. -------------------------------------------------------------------------------------

unsigned EvalProgram::Choices::choose(unsigned count) {
  if (count <= 1)
    return 0;
  if (next == made.size())
    made.emplace_back(0, count);
  made[next].second = count;
  return made[next++].first;
}

// The next way to choose, like an odometer whose last wheel turns first.
bool EvalProgram::Choices::advance() {
  made.truncate(next);
  next = 0;
  while (!made.empty() && made.back().first + 1 >= made.back().second)
    made.pop_back();
  if (made.empty())
    return false;
  ++made.back().first;
  return true;
}

EvalValue EvalProgram::read(std::uint32_t number, Choices* choices) {
  if (number >= undef_.size() || !undef_[number])
    return values_[number];
  unsigned width = values_[number].bits.getBitWidth();
  if (width > max_choice_width) {
    choices->is_lost = true;
    return values_[number];
  }
  return {APInt(width, choices->choose(1U << width))};
}

EvalStatus EvalProgram::run_step(const Step& step, Choices* choices) {
  operands_.clear();
  for (std::uint32_t number : step.operands)
    operands_.push_back(choices ? read(number, choices) : values_[number]);
  EvalStatus status = eval_op(step.op, {.operands = operands_}, results_);
  if (status != EvalStatus::Done)
    return status;
  // What others' code gives is not to be trusted.
  for (unsigned i = 0; i < step.op->num_results(); ++i)
    if (i >= results_.size() ||
        results_[i].bits.getBitWidth() != values_[step.first_result + i].bits.getBitWidth())
      return EvalStatus::Unknown;
  if (choices && step.may_choose) {
    // The different results that it can have, the first one by default.
    llvm::SmallVector<llvm::SmallVector<EvalValue, 2>, 8> options{results_};
    unsigned width = results_.empty() ? 1 : results_[0].bits.getBitWidth();
    for (std::uint64_t i = 1; i < num_choices(width); ++i) {
      (void)eval_op(step.op, {.operands = operands_, .arbitrary = APInt(64, i)}, others_);
      if (llvm::none_of(options, [&](const auto& known) { return same_values(known, others_); }))
        options.push_back(others_);
    }
    if (width > max_choice_width) {
      (void)eval_op(step.op, {.operands = operands_, .arbitrary = APInt(64, 0x10)}, others_);
      if (llvm::none_of(options, [&](const auto& known) { return same_values(known, others_); }))
        choices->is_lost = true;
    }
    results_ = options[choices->choose(static_cast<unsigned>(options.size()))];
  }
  for (unsigned i = 0; i < step.op->num_results(); ++i)
    values_[step.first_result + i] = results_[i];
  return status;
}

EvalStatus EvalProgram::run_with(llvm::ArrayRef<ProgramInput> inputs, Outcome& outcome,
                                 Choices* choices) {
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    values_[i] = inputs[i].value;
    undef_[i] = inputs[i].is_undef;
  }
  outcome.values.clear();
  outcome.status = EvalStatus::Done;
  for (const Step& step : steps_) {
    outcome.status = run_step(step, choices);
    if (outcome.status == EvalStatus::Unknown)
      unknown_op_ = step.op;
    if (outcome.status != EvalStatus::Done)
      return outcome.status;
  }
  for (std::uint32_t number : outputs_)
    outcome.values.push_back(choices ? read(number, choices) : values_[number]);
  return outcome.status;
}

EvalStatus EvalProgram::run(llvm::ArrayRef<ProgramInput> inputs, Outcome& outcome) {
  return run_with(inputs, outcome, nullptr);
}

bool EvalProgram::run_all(llvm::ArrayRef<ProgramInput> inputs, std::vector<Outcome>& outcomes) {
  outcomes.clear();
  Choices choices;
  for (unsigned runs = 0; runs < max_outcomes; ++runs) {
    Outcome outcome;
    if (run_with(inputs, outcome, &choices) == EvalStatus::Unknown)
      return false;
    if (choices.is_lost)
      return false;
    bool is_known = llvm::any_of(outcomes, [&](const Outcome& other) {
      return other.status == outcome.status && same_values(other.values, outcome.values);
    });
    if (!is_known)
      outcomes.push_back(std::move(outcome));
    if (!choices.advance())
      return true;
  }
  return false;
}

unsigned EvalProgram::uses_of(std::uint32_t input) const {
  auto count = llvm::count(outputs_, input);
  for (const Step& step : steps_)
    count += llvm::count(step.operands, input);
  return static_cast<unsigned>(count);
}

const EvalValue* EvalProgram::value_of(Value value) const {
  auto found = numbers_.find(value);
  return found == numbers_.end() ? nullptr : &values_[found->second];
}

// Comparing. -----------------------------------------------------------------------------------

static bool same_bits(const EvalValue& a, const EvalValue& b, Type type) {
  if (a.bits == b.bits)
    return true;
  FloatType real = type.try_as<FloatType>();
  return real && llvm::APFloat(real.semantics(), a.bits).isNaN() &&
         llvm::APFloat(real.semantics(), b.bits).isNaN();
}

Mismatch compare_outcomes(const Outcome& left, const Outcome& right, llvm::ArrayRef<Type> types) {
  if (left.status == EvalStatus::UndefinedBehavior)
    return Mismatch::None;
  if (right.status == EvalStatus::UndefinedBehavior)
    return Mismatch::Undefined;
  for (std::size_t i = 0; i < types.size(); ++i) {
    if (left.values[i].is_poison)
      continue;
    if (right.values[i].is_poison)
      return Mismatch::Poison;
    if (!same_bits(left.values[i], right.values[i], types[i]))
      return Mismatch::Value;
  }
  return Mismatch::None;
}

}  // namespace pliron::rules
