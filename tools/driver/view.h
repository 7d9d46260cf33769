#pragma once
// `pliron-opt --view=...`: a picture of a module instead of its text.

#include "ir/operation.h"

namespace pliron::driver {

enum class View : std::uint8_t { None, Cfg, Regions, CallGraph };

// The picture as Graphviz DOT (ir/graphviz.h).
std::string view_as_dot(Operation* module, View view);

// Draws a DOT file that has been written, PATH.dot, to PATH.svg with Graphviz's `dot`. Does nothing
// when that is not installed.
LogicalResult draw_dot(Context& context, llvm::StringRef dot_file);

}  // namespace pliron::driver
