#pragma once
// Whether IR is valid: structure (terminators, isolation, block arguments that fit what branches
// pass), dominance, each op's record, each op's own verify hook, symbols defined once. It reports
// every problem that it finds, at the innermost op, and never asserts on IR that was built through the
// public interface.

#include "ir/operation.h"

namespace pliron {

// Checks `root` and all that is in it. Problems are reported as errors.
LogicalResult verify(Operation* root);

}  // namespace pliron
