#pragma once
// Ops of the `mir` dialect: rustc's MIR with places turned into addresses.
//
// Every local is a `mir.alloca` in the entry block; scalars and pointers (thin and fat) go through
// load and store and become SSA values by mem2reg; aggregates stay in memory, are copied by
// `mir.copy`, and their fields are reached by address. By-value aggregates cross calls by address:
// an argument marked `mir.indirect` points to the callee's own copy, a result that is an aggregate
// is written through a first argument marked `mir.sret`.

#include "dialects/mir/ops_control.h"
#include "dialects/mir/ops_memory.h"
#include "dialects/mir/ops_values.h"
#include "ir/dialect.h"

namespace pliron::mir {

// The dialect's records, for Context::register_dialect.
Dialect dialect();

}  // namespace pliron::mir
