#include "bindings/rustc/kernel_wrappers.h"

#include "bindings/rustc/rust_spelling.h"
#include "llvm/ADT/STLExtras.h"

namespace pliron::rustc {

using llvm::StringRef;

static bool is_left_over(const Module& module, const Terminator& terminator) {
  if (terminator.kind != TerminatorKind::Call || terminator.targets.empty())
    return false;
  const Constant* callee = terminator.callee.constant;
  if (!callee || !callee->path)
    return false;
  StringRef base = callee->path->base;
  bool is_provided = base.starts_with("core::intrinsics::") ||
                     base.starts_with("core::core_arch::") || base.starts_with("core::fmt::");
  return base.starts_with("core::") && !is_provided && module.find(callee->path).empty();
}

bool needs_wrappers(Module& module) {
  for (const Kernel& kernel : module.kernels())
    for (const Item* item : module.find(kernel.path))
      if (const Body* body = module.body_if_readable(*item))
        for (const Block& block : body->blocks)
          if (block.exists && is_left_over(module, block.terminator))
            return true;
  return false;
}

// Blanks every place from `start` to the next `end`.
static void blank(std::string& text, StringRef start, StringRef end) {
  for (std::size_t at = 0; (at = text.find(start.data(), at, start.size())) != std::string::npos;) {
    std::size_t behind = text.find(end.data(), at, end.size());
    if (behind == std::string::npos)
      return;
    std::size_t length = behind + end.size() - at;
    text.replace(at, length, length, ' ');
  }
}

// Kernels become ordinary functions; no position changes. Functions with a fixed symbol are never
// inlined, so that goes too.
static std::string without_kernel_abi(StringRef source) {
  std::string text = source.str();
  blank(text, "extern \"ptx-kernel\"", "ptx-kernel\"");
  blank(text, "#[unsafe(no_mangle)]", "]");
  blank(text, "#[no_mangle]", "]");
  blank(text, "#[unsafe(export_name", ")]");
  blank(text, "#[export_name", "]");
  return text;
}

std::optional<WrappedCrate> wrap_kernels(Module& module, const RustcSession& session,
                                         const HirFacts& crate) {
  constexpr unsigned levels = 4;
  llvm::StringSet<> local_types;
  for (const HirType& type : crate.types)
    local_types.insert(type.path);
  RustSpelling spelling(std::move(local_types), llvm::DenseMap<const Type*, ClosureCaptures>());
  WrappedCrate result;
  result.source = without_kernel_abi(session.source()) + "\n";
  for (auto [n, kernel] : llvm::enumerate(module.kernels())) {
    llvm::ArrayRef<const Item*> items = module.find(kernel.path);
    if (items.size() != 1)
      return std::nullopt;
    std::string parameters, arguments;
    for (auto [i, type] : llvm::enumerate(items[0]->params)) {
      std::optional<std::string> text = spelling.print(type);
      if (!text)
        return std::nullopt;
      std::string name = (wrapper_prefix + "p" + llvm::Twine(i)).str();
      parameters += name + ": " + *text + ", ";
      arguments += name + ", ";
    }
    std::string callee = "crate::" + kernel.path->spelling.str();
    for (unsigned level = 0; level < levels; ++level) {
      std::string name = (wrapper_prefix + llvm::Twine(n) + "_" + llvm::Twine(level)).str();
      result.source += "#[allow(warnings)] pub unsafe fn " + name + "(" + parameters +
                       ") { unsafe { " + callee + "(" + arguments + ") } }\n";
      callee = "crate::" + name;
      if (level + 1 == levels)
        result.paths.push_back(name);
    }
  }
  return result;
}

}  // namespace pliron::rustc
