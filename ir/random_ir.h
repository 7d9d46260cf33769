#pragma once
// Random valid IR of any registered dialect, made from the records of its ops, types and
// attributes: for property tests (ir/self_test.h) and for whoever needs IR to try something on.
//
// A record says what an op takes; values, types, symbols and blocks are chosen from what is around
// so that they fit, or made. What a record does not say, because the op's verify hook does, is
// found by trying: an op that its hook refuses is made again with other choices. Ops that are
// refused each time are missing from the IR, so whoever wants to know which ops were covered has to
// look.
//
// Operands for which there is no value come from ops of the dialect without operands, from
// `builtin.unrealized_conversion_cast`, or from an unregistered op when the context allows those.

#include "ir/dialect.h"
#include "ir/operation.h"

namespace pliron {

class Random;

struct RandomIrOptions {
  // About how many ops a module has, besides those that only give others their operands.
  unsigned size = 20;
  // How deep regions nest below the module.
  unsigned max_depth = 4;
  // Whether ops and block arguments get locations, and values and blocks names.
  bool locations = true;
  bool names = true;
};

// A module that the verifier accepts, with ops of `dialect`; null when no try gave one, which means
// that a verify hook refused what it had accepted before, or that `builtin.module` is not
// registered. `wanted`, an op of the dialect or null, is tried more often than others. The same
// `random`, in a context with the same dialects, gives the same module.
OwningOp random_module(const DialectInfo& dialect, Random& random, const OpInfo* wanted = nullptr,
                       const RandomIrOptions& options = {});

// A location of any kind; unknown now and then.
Location random_location(Context& context, Random& random);

}  // namespace pliron
