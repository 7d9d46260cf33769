#pragma once
// What the tests of the MIR parser share.

#include <doctest/doctest.h>

#include <memory>
#include <string>

#include "bindings/rustc/mir_module.h"
#include "ir/context.h"

namespace pliron::rustc {

inline constexpr const char* mir_header =
    "// WARNING: This output format is intended for human consumers only\n"
    "// and is subject to change without notice. Knock yourself out.\n";

// A MIR text opened in a context of its own. Diagnostics are collected in `errors`.
struct OpenedMir {
  explicit OpenedMir(const std::string& text, bool has_header = true) {
    handler = std::make_unique<ScopedDiagnosticHandler>(
        context.diagnostics(), [this](const Diagnostic& diagnostic) {
          errors.push_back(diagnostic);
          return true;
        });
    std::string all = (has_header ? mir_header : "") + text;
    auto opened = Module::open(context, llvm::MemoryBuffer::getMemBufferCopy(all, "test.mir"));
    if (succeeded(opened))
      module = std::move(*opened);
  }
  Context context;
  std::vector<Diagnostic> errors;
  std::unique_ptr<ScopedDiagnosticHandler> handler;
  std::unique_ptr<Module> module;
};

// The body of the only item in `fn f() -> () {` .. `}` with these declarations and statements.
inline const Body* only_body(OpenedMir& mir) {
  REQUIRE(mir.module);
  REQUIRE(mir.module->items().size() == 1);
  auto body = mir.module->body(*mir.module->items()[0]);
  if (failed(body))
    return nullptr;
  return *body;
}

}  // namespace pliron::rustc
