#pragma once
// The part of the verifier that holds an op against its record: numbers and types of operands,
// results, regions and successors, attributes, traits, the ops around and inside it; and then the
// verifiers of interfaces and its own. For the verifier only.

#include <string>

#include "ir/operation.h"

namespace pliron {

// Reports everything in which `op` itself differs from its record; true when nothing does. For an
// unregistered op only checks that operands and types are there.
bool verify_record(Operation* op);

// Runs the verifiers of the op's interfaces, supers first, then its own. They may rely on the
// record. True when nothing is wrong.
bool verify_hooks(Operation* op);

// How messages call an operand: `operand #1 ("rhs")`, without a name where no record gives one.
std::string operand_label(Operation* op, unsigned i);

}  // namespace pliron
