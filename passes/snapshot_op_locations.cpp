// snapshot-op-locations: writes the IR to a file and makes the place of each op there its location,
// so that diagnostics, traces and debuggers of later passes point into that file.
//
//   llvm.return loc("a.rs":3:5)   =>   llvm.return loc("snapshot.mlir":7:5)
//                                 =>   llvm.return loc(fused["a.rs":3:5,
//                                 "low"("snapshot.mlir":7:5)])
//                                      with the option tag=low
//
// Needs: that the IR can be printed and read again; only the op at hand is written. Preserves: all
// analyses, since only locations change.
//
// The text is parsed again and gives the places of the ops, which come in the same order: so places
// are right whatever form an op has, without the printer having to know them.

#include "ir/context.h"
#include "ir/parser.h"
#include "ir/printer.h"
#include "ir/walk.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "passes/builtin_passes.h"

namespace pliron {

static LogicalResult write_text(Operation* root, llvm::StringRef file, llvm::StringRef text) {
  std::error_code error;
  llvm::raw_fd_ostream os(file, error, llvm::sys::fs::OF_Text);
  if (!error) {
    os << text;
    os.close();
    error = os.error();
    os.clear_error();
  }
  if (error)
    return root->emit_error() << "cannot write the snapshot '" << file << "': " << error.message();
  return success();
}

// All ops inside `root` and itself, in the order of the text.
static std::vector<Operation*> ops_in_order(Operation* root) {
  std::vector<Operation*> ops;
  walk_pre_order(root, [&](Operation* op) {
    ops.push_back(op);
    return WalkResult::Advance;
  });
  return ops;
}

static LogicalResult run_snapshot_op_locations(Operation* root, PassContext& context) {
  llvm::StringRef file = context.option<llvm::StringRef>("filename");
  llvm::StringRef tag = context.option<llvm::StringRef>("tag");
  if (file.empty())
    return root->context().emit_error(context.location())
           << "snapshot-op-locations needs a file to write to: "
              "snapshot-op-locations{filename=FILE}";
  std::string text;
  llvm::raw_string_ostream os(text);
  print_op(root, os, {.generic = context.option<bool>("generic")});
  OwningOp module = parse_source(root->context(), llvm::MemoryBufferRef(text, file));
  if (!module)
    return root->emit_error() << "the snapshot of this op cannot be read again";
  std::vector<Operation*> ops = ops_in_order(root), places = ops_in_order(module.get());
  // What is no module is read into one.
  std::size_t first = places.size() - ops.size();
  if (places.size() < ops.size() || &places[first]->info() != &root->info())
    return root->emit_error() << "the snapshot of this op reads as another one";
  if (failed(write_text(root, file, text)))
    return failure();
  for (std::size_t i = 0; i < ops.size(); ++i) {
    Location place = places[first + i]->location();
    if (!tag.empty())
      place = Location::fused(
          root->context(), {ops[i]->location(), Location::name(root->context(), tag, place)}, {});
    ops[i]->set_location(place);
  }
  return success();
}

const PassDef snapshot_op_locations_pass{
    .name = "snapshot-op-locations",
    .summary = "Writes the IR to a file and makes the places there the ops' locations.",
    .preserves = Analyses::all(),
    .options = {{"filename", "The file that is written.", ""},
                {"tag", "Keeps the old locations, and adds the new ones under this name.", ""},
                {"generic", "Whether all ops are written in the generic form.", false}},
    .run = run_snapshot_op_locations,
};

}  // namespace pliron
