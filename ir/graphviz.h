#pragma once
// Pictures of IR as Graphviz DOT, for `dot -Tsvg`. Node names count from 0 in the IR's order, so equal
// IR gives equal text.

#include "ir/block.h"

namespace pliron {

// The CFG of each region with more than one block under `root`, a cluster for each; a node shows a
// block's ops, as many as fit on a page. Back edges are dashed, unreachable blocks grey.
void write_cfg_dot(Operation* root, llvm::raw_ostream& os);

// The tree of ops that have regions, and how many ops and blocks each region holds.
void write_region_tree_dot(Operation* root, llvm::raw_ostream& os);

// The functions under `module` and the calls between them. Functions that call themselves, by way of
// others or not, are in a cluster; calls that may go anywhere lead to a node of their own.
void write_call_graph_dot(Operation* module, llvm::raw_ostream& os);

}  // namespace pliron
