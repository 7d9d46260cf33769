#include "passes/rewrite/termination.h"

#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"

namespace pliron {

// What an op is, down to three ops above it; further up and outside values count by identity.
static std::uint64_t hash_of(Operation* op, unsigned depth) {
  llvm::hash_code hash = llvm::hash_combine(&op->info(), op->num_operands());
  for (unsigned i = 0; i < op->num_attr_slots(); ++i)
    hash = llvm::hash_combine(hash, op->attr_slot(i).storage());
  for (Value result : op->results())
    hash = llvm::hash_combine(hash, result.type().storage());
  for (Value operand : op->operands()) {
    Operation* def = operand.defining_op();
    if (def && (depth > 0 || def->has(Trait::ConstantLike)))
      hash = llvm::hash_combine(hash, operand.index(), hash_of(def, depth > 0 ? depth - 1 : 0));
    else
      hash = llvm::hash_combine(hash, operand.impl());
  }
  return static_cast<std::uint64_t>(hash);
}

static std::string text_of(Operation* op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (op->num_regions() == 0)
    op->print(os);
  else
    os << op->name();
  return llvm::StringRef(text).split('\n').first.rtrim().str();
}

bool TerminationGuard::has_grown() {
  if (!is_counted_)
    expect(count_rest_());
  is_counted_ = true;
  return ops_ > 8 * start_ + 1000;
}

void TerminationGuard::prepare(Operation* root) {
  if (!trail_.chain)
    trail_.chain = ++num_chains_;
  std::uint64_t hash = hash_of(root, 3);
  bool is_known = seen_.lookup({hash, trail_.chain}) > 0;
  firing_ = {rule_, trail_.chain, hash, is_known ? text_of(root) : std::string()};
}

void TerminationGuard::record() {
  std::uint32_t times = ++seen_[{firing_.hash, firing_.chain}];
  if (times >= 3 && verdict_ == Verdict::Fine) {
    verdict_ = Verdict::PingPong;
    find_guilty();
  }
  if (ring_.size() < ring_size)
    ring_.push_back(firing_);
  else
    ring_[ring_next_] = firing_;
  ring_next_ = (ring_next_ + 1) % ring_size;
  if (trail_.generation >= long_generation)
    check_length();
}

// Long chains are fine as long as ops become fewer by them: there must be an end then.
void TerminationGuard::check_length() {
  if (long_firings_++ % 4096 != 0 || verdict_ != Verdict::Fine)
    return;
  if (long_firings_ > 1 && ops_ + 1024 > ops_then_) {
    verdict_ = Verdict::Endless;
    for (const Firing& firing : ring_)
      if (!llvm::is_contained(guilty_, firing.rule))
        guilty_.push_back(firing.rule);
    times_ = long_firings_;
  }
  ops_then_ = ops_;
}

// The rules of the last turn of the circle, in the order in which they fired, and how often.
void TerminationGuard::find_guilty() {
  guilty_ = {firing_.rule};
  first_state_ = firing_.text;
  times_ = trail_.generation;
  for (std::size_t i = 0; i < ring_.size(); ++i) {
    const Firing& other = ring_[(ring_next_ + ring_.size() - 1 - i) % ring_.size()];
    if (other.chain != firing_.chain)
      continue;
    if (other.hash == firing_.hash)
      break;
    if (second_state_.empty())
      second_state_ = other.text;
    if (!llvm::is_contained(guilty_, other.rule))
      guilty_.push_back(other.rule);
  }
  std::reverse(guilty_.begin(), guilty_.end());
  // With an op more each time it is growth that the user sees.
  std::int64_t growth = 0;
  for (std::uint32_t rule : guilty_)
    growth += rule < growth_.size() ? growth_[rule] : 0;
  if (growth + 1 >= trail_.generation)
    verdict_ = Verdict::Grows;
}

std::uint32_t TerminationGuard::fastest_growing() const {
  return growth_.empty() ? rule_
                         : static_cast<std::uint32_t>(llvm::max_element(growth_) - growth_.begin());
}

InFlightDiagnostic TerminationGuard::report(Context& context) const {
  auto names = [&] {
    std::string text = guilty_.size() > 1 ? "rules " : "rule ";
    for (std::size_t i = 0; i < guilty_.size(); ++i) {
      if (i > 0)
        text += i + 1 == guilty_.size() ? " and " : ", ";
      text += "'" + rule_name_(guilty_[i]) + "'";
    }
    return text;
  };
  if (verdict_ == Verdict::Grows || guilty_.empty()) {
    return context.emit_error(root_location_)
           << "rule '" << rule_name_(fastest_growing()) << "' keeps growing the IR: " << start_
           << " ops became " << ops_;
  }
  if (verdict_ == Verdict::Endless) {
    return context.emit_error(root_location_)
           << names() << (guilty_.size() > 1 ? " come" : " comes") << " to no end here (fired "
           << times_ << " times in a chain and the IR does not get smaller)";
  }
  InFlightDiagnostic error = context.emit_error(root_location_);
  if (guilty_.size() > 1)
    error << names() << " undo each other here (fired " << times_ << " times)";
  else
    error << names() << " gives the op that it started from again (fired " << times_ << " times)";
  if (!first_state_.empty())
    error.note(root_location_, "one state is: " + first_state_);
  if (!second_state_.empty())
    error.note(root_location_, "the other is: " + second_state_);
  return error;
}

}  // namespace pliron
