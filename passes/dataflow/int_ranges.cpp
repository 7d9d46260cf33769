#include "passes/dataflow/int_ranges.h"

#include "ir/builtin_attributes.h"
#include "ir/eval.h"
#include "ir/walk.h"
#include "passes/int_range_interface.h"

namespace pliron {

// So many changes of a value in a cycle are followed exactly; then it is widened.
static constexpr unsigned max_changes = 4;
// So many facts about a value are kept, so that one that is compared over and over does not cost
// the square of that. As a bound of others it has any number of readers.
static constexpr unsigned max_facts = 16;

// 0 for types that are no integers.
static unsigned width_of(Type type) {
  IntegerType integer = type.try_as<IntegerType>();
  return integer ? integer.width() : 0;
}

static bool is_too_wide(Operation* op) {
  for (Value operand : op->operands())
    if (width_of(operand.type()) > max_computed_width)
      return true;
  for (Value result : op->results())
    if (width_of(result.type()) > max_computed_width)
      return true;
  return false;
}

static std::optional<IntPredicate> predicate_of(Operation* op) {
  const auto* compare = op->interface<IntCompareInterface>();
  if (!compare || width_of(op->operand(0).type()) == 0)
    return std::nullopt;
  return compare->predicate(op);
}

// Whether the condition of a branch, its first operand, is true or false on the way to a successor.
static std::optional<bool> condition_on_way(Operation* branch, unsigned successor) {
  auto* hook = branch->info().hooks.taken_successor;
  if (!hook || branch->num_operands() == 0 || width_of(branch->operand(0).type()) != 1)
    return std::nullopt;
  llvm::SmallVector<Attribute, 4> constants(branch->num_operands());
  int taken[2];
  for (bool condition : {false, true}) {
    constants[0] = IntegerAttr::boolean(branch->context(), condition);
    taken[condition] = hook(branch, constants);
  }
  if (taken[0] < 0 || taken[1] < 0 || taken[0] == taken[1])
    return std::nullopt;
  if (static_cast<unsigned>(taken[1]) == successor)
    return true;
  return static_cast<unsigned>(taken[0]) == successor ? std::optional(false) : std::nullopt;
}

IntRanges::IntRanges(Operation* root, DominanceInfo& dominance) : dominance_(dominance) {
  walk(root, [&](Operation* op) {
    if (op->num_results() == 1 && predicate_of(op))
      add_facts(op);
  });
}

void IntRanges::add_facts(Operation* compare) {
  for (OpOperand& use : compare->result(0).uses()) {
    Operation* user = use.owner();
    if (use.index() != 0)
      continue;
    if (const auto* check = user->interface<RuntimeCheckInterface>()) {
      add_fact({compare, check->expected(user), nullptr, user, 0});
      continue;
    }
    add_branch(user, compare);
    for (unsigned i = 0; i < user->num_successors(); ++i) {
      Block* target = user->successor(i);
      bool is_only_way = !target->is_entry() && !target->first_use()->next_use();
      if (std::optional<bool> condition = condition_on_way(user, i); condition && is_only_way)
        add_fact({compare, *condition, target, nullptr, 0});
    }
  }
}

void IntRanges::add_fact(Fact fact) {
  for (unsigned i : {0, 1}) {
    Value value = fact.compare->operand(i), bound = fact.compare->operand(1 - i);
    if (value == bound || num_facts_.get(value) == max_facts)
      continue;
    ++num_facts_[value];
    std::uint32_t& first = first_fact_[value];
    fact.next = first;
    facts_.push_back(fact);
    first = static_cast<std::uint32_t>(facts_.size());
    add_reader(bound, value, nullptr);
  }
}

// refine_edge() asks for the bound where a branch on a comparison passes on what is compared.
void IntRanges::add_branch(Operation* branch, Operation* compare) {
  for (unsigned i : {0, 1}) {
    Value value = compare->operand(i), bound = compare->operand(1 - i);
    if (value != bound && llvm::is_contained(branch->operands().to_vector(), value))
      add_reader(bound, value, branch);
  }
}

void IntRanges::add_reader(Value bound, Value refined, Operation* branch) {
  std::uint32_t& first = first_reader_[bound];
  readers_.push_back({refined, branch, first});
  first = static_cast<std::uint32_t>(readers_.size());
}

// ---- Lattice ------------------------------------------------------------------------------------

std::optional<IntRange> IntRanges::range(LatticeValue value, Type type) const {
  unsigned width = width_of(type);
  if (value == lattice_bottom || width == 0)
    return std::nullopt;
  return value == lattice_top ? IntRange::full(width) : ranges_[value - 1];
}

LatticeValue IntRanges::lattice_value(const IntRange& range) {
  if (range.is_full())
    return lattice_top;
  ranges_.push_back(range);
  return static_cast<LatticeValue>(ranges_.size());
}

LatticeValue IntRanges::join(LatticeValue a, LatticeValue b) {
  const IntRange &x = ranges_[a - 1], &y = ranges_[b - 1];
  if (x.contains(y))
    return a;
  return y.contains(x) ? b : lattice_value(x.join(y));
}

LatticeValue IntRanges::widen(Value value, LatticeValue old, LatticeValue joined) {
  std::uint8_t& changes = num_changes_[value];
  if (joined == lattice_top || ++changes <= max_changes)
    return joined;
  changes = max_changes;
  return lattice_value(ranges_[old - 1].widen(ranges_[joined - 1]));
}

// ---- Ops ----------------------------------------------------------------------------------------

bool IntRanges::has_transfer(const OpInfo& info) {
  return info.interface<IntRangeInterface>() || info.interface<IntCompareInterface>() ||
         info.has(Trait::ConstantLike);
}

void IntRanges::transfer(Operation* op, llvm::ArrayRef<LatticeValue> operands,
                         llvm::MutableArrayRef<LatticeValue> results) {
  if (is_too_wide(op))
    return;
  llvm::SmallVector<IntRange, 4> known, found;
  for (Value result : op->results())
    found.push_back(IntRange::full(std::max(width_of(result.type()), 1u)));
  for (auto [i, value] : llvm::enumerate(operands))
    known.push_back(range(value, op->operand(i).type()).value_or(IntRange::full(1)));
  if (std::optional<IntPredicate> predicate = predicate_of(op)) {
    found[0] = int_range::compare_result(*predicate, known[0], known[1]);
  } else if (const auto* table = op->interface<IntRangeInterface>()) {
    table->infer(op, known, found);
  } else if (op->has(Trait::ConstantLike)) {
    IntegerAttr value = op->attr_as<IntegerAttr>("value");
    if (value && value.value().getBitWidth() == width_of(op->result(0).type()))
      found[0] = IntRange::constant(value.value());
  }
  for (auto [i, range] : llvm::enumerate(found))
    if (width_of(op->result(i).type()) != 0)
      results[i] = lattice_value(range);
}

int IntRanges::taken_successor(Operation* op, llvm::ArrayRef<LatticeValue> operands) {
  llvm::SmallVector<Attribute, 4> constants;
  for (auto [i, value] : llvm::enumerate(operands)) {
    Type type = op->operand(i).type();
    std::optional<IntRange> known = range(value, type);
    std::optional<llvm::APInt> constant = known ? known->constant() : std::nullopt;
    constants.push_back(constant ? Attribute(IntegerAttr::get(type, *constant)) : Attribute());
  }
  return op->info().hooks.taken_successor(op, constants);
}

// ---- What comparisons say -----------------------------------------------------------------------

LatticeValue IntRanges::apply(Value value, LatticeValue known, Operation* compare, bool is_true) {
  IntPredicate predicate = *predicate_of(compare);
  if (!is_true)
    predicate = inverse(predicate);
  Value other = compare->operand(1);
  if (value != compare->operand(0)) {
    other = compare->operand(0);
    predicate = swapped(predicate);
  }
  std::optional<IntRange> bound = range(solver_->value(other), other.type());
  std::optional<IntRange> mine = range(known, value.type());
  if (!bound || !mine || other == value)
    return known;
  IntRange refined = mine->intersect(int_range::allowed(predicate, *bound));
  return refined == *mine ? known : lattice_value(refined);
}

LatticeValue IntRanges::refine(Value value, LatticeValue known, Operation* at) {
  for (std::uint32_t next = first_fact_.get(value); next != 0;) {
    const Fact fact = facts_[next - 1];
    next = fact.next;
    bool holds = fact.check ? dominance_.properly_dominates(fact.check, at)
                            : dominance_.dominates(fact.block, at->block());
    if (holds)
      known = apply(value, known, fact.compare, fact.is_true);
  }
  return known;
}

LatticeValue IntRanges::refine_edge(Value value, LatticeValue known, Operation* branch,
                                    unsigned successor) {
  std::optional<bool> condition = condition_on_way(branch, successor);
  if (!condition)
    return known;
  Operation* compare = branch->operand(0).defining_op();
  if (!compare || !predicate_of(compare) ||
      (compare->operand(0) != value && compare->operand(1) != value))
    return known;
  return apply(value, known, compare, *condition);
}

void IntRanges::for_each_reader(Value value, llvm::function_ref<void(Operation*)> visit) {
  Value last;  // facts from one comparison come together
  for (std::uint32_t next = first_reader_.get(value); next != 0;) {
    const Reader& reader = readers_[next - 1];
    next = reader.next;
    if (reader.branch) {
      visit(reader.branch);
    } else if (reader.refined != std::exchange(last, reader.refined)) {
      for (OpOperand& use : reader.refined.uses())
        visit(use.owner());
    }
  }
}

}  // namespace pliron
