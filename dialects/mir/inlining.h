#pragma once
// Calls and functions of this dialect for the inliner (passes/inlining.h).

namespace pliron {
class Context;
}

namespace pliron::mir {

void attach_inlining_interfaces(Context& context);

}  // namespace pliron::mir
