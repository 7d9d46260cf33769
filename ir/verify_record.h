#pragma once
// The part of the verifier that holds an op against its record: numbers and types of operands,
// results, regions and successors, and attributes. For the verifier only.

#include <string>

#include "ir/operation.h"

namespace pliron {

// Reports everything in which `op` itself differs from its record; true when nothing does. For an
// unregistered op only checks that operands and types are there.
bool verify_record(Operation* op);

// How messages call an operand: `operand #1 ("rhs")`, without a name where no record gives one.
std::string operand_label(Operation* op, unsigned i);

}  // namespace pliron
