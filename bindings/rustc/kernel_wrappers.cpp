#include "bindings/rustc/kernel_wrappers.h"

#include "bindings/rustc/rust_scanner.h"
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

// The attributes that fix a function's symbol, with which rustc never inlines it.
static bool fixes_symbol(StringRef attribute) {
  RustScanner scanner(attribute);
  if (scanner.eat("unsafe"))
    scanner.eat("(");
  return scanner.at("no_mangle") || scanner.at("export_name");
}

std::string without_kernel_abi(StringRef source) {
  std::string text = source.str();
  auto blank = [&](const char* begin, const char* end) {
    for (std::size_t i = begin - source.begin(); i < std::size_t(end - source.begin()); ++i)
      if (text[i] != '\n')
        text[i] = ' ';
  };
  RustScanner scanner(source);
  while (!scanner.token().empty()) {
    const char* begin = scanner.token().begin();
    if (scanner.eat("#")) {
      if (!scanner.at("["))
        continue;
      StringRef inside = scanner.take_group();
      if (fixes_symbol(inside))
        blank(begin, std::min(inside.end() + 1, source.end()));
    } else if (scanner.eat("extern")) {
      if (is_kernel_abi(scanner.string_value().value_or("")))
        blank(begin, scanner.token().end());
    } else {
      scanner.take();
    }
  }
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
