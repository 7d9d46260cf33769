#include "tools/driver/view.h"

#include "ir/graphviz.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"

namespace pliron::driver {

std::string view_as_dot(Operation* module, View view) {
  std::string text;
  llvm::raw_string_ostream os(text);
  switch (view) {
    case View::None:
      break;
    case View::Cfg:
      write_cfg_dot(module, os);
      break;
    case View::Regions:
      write_region_tree_dot(module, os);
      break;
    case View::CallGraph:
      write_call_graph_dot(module, os);
      break;
  }
  return text;
}

LogicalResult draw_dot(Context& context, llvm::StringRef dot_file) {
  llvm::ErrorOr<std::string> program = llvm::sys::findProgramByName("dot");
  if (!program)
    return success();
  llvm::SmallString<128> svg(dot_file), temporary;
  llvm::sys::path::replace_extension(svg, "svg");
  llvm::sys::fs::createUniquePath(svg + ".%%%%%%%%", temporary, /*MakeAbsolute=*/false);
  std::string message;
  llvm::StringRef arguments[] = {*program, "-Tsvg", "-o", temporary, dot_file};
  bool ok = llvm::sys::ExecuteAndWait(*program, arguments, std::nullopt, {}, /*SecondsToWait=*/0,
                                      /*MemoryLimit=*/0, &message) == 0 &&
            !llvm::sys::fs::rename(temporary, svg);
  if (ok)
    return success();
  (void)llvm::sys::fs::remove(temporary);
  return context.emit_error(Location())
         << "'" << *program << "' could not draw " << dot_file
         << (message.empty() ? "" : ": " + message) << "; the .dot file is complete";
}

}  // namespace pliron::driver
