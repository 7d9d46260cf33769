#include "ir/known_signatures.h"

namespace pliron {

// The place of ops that are likely to have one signature.
Operation*& KnownSignatures::slot(Operation* op) {
  constexpr std::uint64_t factor = 0x9e3779b97f4a7c15u;
  std::uint64_t hash = op->info().kind;
  auto mix = [&](const void* pointer) { hash = (hash ^ to_word(pointer)) * factor; };
  if (op->num_operands() > 0 && op->operand(0))
    mix(op->operand(0).type().storage());
  if (op->num_results() > 0)
    mix(op->result(0).type().storage());
  for (unsigned i = 0; i < op->num_attr_slots(); ++i)
    mix(op->attr_slot(i).storage());
  return ops_[hash * factor >> (64 - bits)];
}

bool KnownSignatures::is_same(Operation* a, Operation* b) {
  if (&a->info() != &b->info() || a->num_operands() != b->num_operands() ||
      a->num_results() != b->num_results() || a->num_successors() != b->num_successors())
    return false;
  for (unsigned i = 0; i < a->num_operands(); ++i)
    if (!b->operand(i) || a->operand(i).type() != b->operand(i).type())
      return false;
  for (unsigned i = 0; i < a->num_results(); ++i)
    if (a->result(i).type() != b->result(i).type())
      return false;
  for (unsigned i = 0; i < a->num_attr_slots(); ++i)
    if (a->attr_slot(i) != b->attr_slot(i))
      return false;
  return true;
}

bool KnownSignatures::contains(Operation* op) {
  if (op->num_regions() > 0)
    return false;
  Operation*& recent = recent_[op->info().kind & ((1u << recent_bits) - 1)];
  if (recent && is_same(recent, op))
    return true;
  Operation* known = slot(op);
  if (!known || !is_same(known, op))
    return false;
  recent = known;
  return true;
}

void KnownSignatures::add(Operation* op) {
  if (op->num_regions() == 0)
    slot(op) = op;
}

}  // namespace pliron
