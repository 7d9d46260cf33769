#include "passes/alias.h"

#include "ir/block.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/MathExtras.h"

namespace pliron {

// ---- Addresses ----------------------------------------------------------------------------------

// The operand from whose object the value is derived, or null.
static Value derived_from(Value address) {
  Operation* op = address.defining_op();
  const auto* derived = op ? op->interface<DerivedAddressInterface>() : nullptr;
  return derived ? derived->base(op) : Value();
}

static std::optional<std::int64_t> offset_from_base(Value address) {
  Operation* op = address.defining_op();
  const auto* derived = op->interface<DerivedAddressInterface>();
  return derived->offset ? derived->offset(op) : std::nullopt;
}

AliasAnalysis::Step AliasAnalysis::origin(Value address) {
  llvm::SmallVector<Value, 8> chain;
  Step step{address, 0, true};
  // In unreachable code an address can be derived from itself: then the walk meets a value that it has
  // passed at a power of two of its steps (Brent's algorithm).
  Value passed;
  for (Value at = address;;) {
    if (std::uint32_t known = steps_.get(at)) {
      step = all_steps_[known - 1];
      break;
    }
    Value base = derived_from(at);
    if (!base || base == passed || base == at) {
      step = {at, 0, true};
      break;
    }
    chain.push_back(at);
    if (llvm::isPowerOf2_64(chain.size()))
      passed = at;
    at = base;
  }
  while (!chain.empty()) {
    Value at = chain.pop_back_val();
    std::optional<std::int64_t> offset = offset_from_base(at);
    if (!offset || llvm::AddOverflow(step.offset, *offset, step.offset))
      step.is_known = false;
    all_steps_.push_back(step);
    steps_[at] = static_cast<std::uint32_t>(all_steps_.size());
  }
  return step;
}

static bool is_noalias_argument(Value value) {
  Block* block = value.owner_block();
  Operation* function = block && block->is_entry() ? block->parent_op() : nullptr;
  const auto* arguments = function ? function->interface<NoAliasArgumentsInterface>() : nullptr;
  return arguments && arguments->is_noalias(function, value.index());
}

// Whether an address of the object gets to where it cannot be followed.
bool AliasAnalysis::is_captured(Value base) const {
  llvm::SmallVector<Value, 8> worklist{base};
  llvm::DenseSet<Value> seen{base};
  while (!worklist.empty()) {
    for (OpOperand& use : worklist.pop_back_val().uses()) {
      Operation* op = use.owner();
      const auto* access = op->interface<AccessInterface>();
      if (access && access->is_access(op, use.index()))
        continue;
      if (op->num_results() != 1 || derived_from(op->result(0)) != use.get())
        return true;
      if (seen.insert(op->result(0)).second)
        worklist.push_back(op->result(0));
    }
  }
  return false;
}

AliasAnalysis::Kind AliasAnalysis::kind_of(Value base) {
  std::uint8_t& known = kinds_[base];
  if (known == 0) {
    Kind kind = Kind::Unknown;
    if (Operation* op = base.defining_op()) {
      if (op->has(Trait::Allocates) && op->num_results() == 1)
        kind = is_captured(base) ? Kind::Identified : Kind::Private;
      else if (op->interface<NamedObjectInterface>())
        kind = Kind::Identified;
    } else if (is_noalias_argument(base)) {
      kind = is_captured(base) ? Kind::Identified : Kind::Private;
    }
    known = static_cast<std::uint8_t>(1 + static_cast<unsigned>(kind));
  }
  return static_cast<Kind>(known - 1);
}

AliasAnalysis::Object AliasAnalysis::object(Value address) {
  Step step = origin(address);
  Object object{step.base, std::nullopt, kind_of(step.base)};
  if (step.is_known)
    object.offset = step.offset;
  Operation* op = step.base.defining_op();
  const auto* named = op ? op->interface<NamedObjectInterface>() : nullptr;
  if (named) {
    Attribute name = named->name(op);
    if (name)
      object.base = first_of_name_.try_emplace(name, step.base).first->second;
    else
      object.kind = Kind::Unknown;
  }
  return object;
}

void AliasAnalysis::clear() {
  steps_.clear();
  all_steps_.clear();
  kinds_.clear();
  first_of_name_.clear();
}

AliasResult AliasAnalysis::alias(const MemoryLocation& a, const MemoryLocation& b) {
  if (a.address == b.address)
    return AliasResult::Must;
  Object x = object(a.address), y = object(b.address);
  if (x.base != y.base) {
    bool is_private = x.kind == Kind::Private || y.kind == Kind::Private;
    bool differ = x.kind != Kind::Unknown && y.kind != Kind::Unknown;
    return is_private || differ ? AliasResult::No : AliasResult::May;
  }
  if (!x.offset || !y.offset)
    return AliasResult::May;
  if (*x.offset == *y.offset)
    return AliasResult::Must;
  const MemoryLocation& lower = *x.offset < *y.offset ? a : b;
  std::uint64_t distance =
      *x.offset < *y.offset
          ? static_cast<std::uint64_t>(*y.offset) - static_cast<std::uint64_t>(*x.offset)
          : static_cast<std::uint64_t>(*x.offset) - static_cast<std::uint64_t>(*y.offset);
  return lower.size && *lower.size <= distance ? AliasResult::No : AliasResult::May;
}

}  // namespace pliron
