#pragma once
// Random programs in the `llvm` dialect, for comparing what they compute before and after a
// transform. A program is a module with a function `main` without parameters that returns an i64: a
// hash of all that the program has computed. It always ends, never traps, reads only memory that it
// has written, and has neither undefined behaviour nor poison, so its result is one number.
//
// What it is made of: integers of 1 to 64 bits and doubles; locals in scalars, arrays and structs,
// read and written at constant and at masked indices, copied, filled and passed by address;
// globals; branches, switches, loops with few rounds, early exits and early returns; calls of other
// functions by name and by address, and functions that call themselves.

#include "ir/block.h"

namespace pliron::execution {

// The same seed gives the same program. The dialects builtin and llvm must be registered.
OwningOp make_program(Context& context, std::uint64_t seed);

}  // namespace pliron::execution
