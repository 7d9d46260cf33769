// strip-debug-info: forgets where ops and block arguments came from.
//
//   llvm.return loc("a.rs":3:5)        =>        llvm.return loc(unknown)
//
// Needs: nothing. Preserves: all analyses.

#include "ir/walk.h"
#include "passes/builtin_passes.h"

namespace pliron {

static LogicalResult run_strip_debug_info(Operation* root, PassContext&) {
  walk(root, [](Operation* op) {
    op->set_location(Location::unknown());
    for (Region& region : op->regions())
      for (Block* block : region.blocks())
        for (unsigned i = 0; i < block->num_arguments(); ++i)
          block->argument(i).set_location(Location::unknown());
  });
  return success();
}

const PassDef strip_debug_info_pass{
    .name = "strip-debug-info",
    .summary = "Makes all locations unknown.",
    .preserves = Analyses::all(),
    .run = run_strip_debug_info,
};

}  // namespace pliron
