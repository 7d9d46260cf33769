#pragma once
// What the inliner asks of calls and functions: tables of function pointers that a dialect attaches
// to its ops when it is registered. Which function a call means is said by its attribute `callee`
// (ir/call_graph.h), what a function gives back by its terminators with Trait::ReturnLike.

#include "ir/operation.h"

namespace pliron {

enum class InlineHint : std::uint8_t {
  None,    // as the costs say
  Always,  // whatever it costs
  Never,
};

// For calls by name.
struct InlinableCallInterface {
  static constexpr InterfaceDef def{.name = "pliron.inlinable_call",
                                    .summary = "A call that the body of the function may replace."};
  // Whether the body of `function` may stand here: both agree on types and conventions, and nothing
  // about the call would be lost that it needs.
  bool (*can_inline)(Operation* call, Operation* function) = nullptr;
  InlineHint (*hint)(Operation* call) = nullptr;  // null: None
  // What the function's parameters get.
  OperandRange (*arguments)(Operation* call) = nullptr;
  // Takes from a call that has been copied into another function, as part of a body, what was right
  // only where it stood, as that it is a tail call. May be null.
  void (*moved)(Operation* call) = nullptr;
};

// For functions.
struct InlinableFunctionInterface {
  static constexpr InterfaceDef def{.name = "pliron.inlinable_function",
                                    .summary = "A function whose body may replace calls of it."};
  // Whether the body is what a call runs, and may run in another function. The body has blocks.
  bool (*can_inline)(Operation* function) = nullptr;
  InlineHint (*hint)(Operation* function) = nullptr;  // null: None
};

}  // namespace pliron
