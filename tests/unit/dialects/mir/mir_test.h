#pragma once
// What the tests of the `mir` dialect share: a context with all that its IR needs, and its
// diagnostics.

#include <string>

#include "dialects/builtin/ops.h"
#include "dialects/gpu/ops.h"
#include "dialects/llvm/ops.h"
#include "dialects/mir/ops.h"
#include "ir/parser.h"
#include "ir/printer.h"
#include "ir/verifier.h"

namespace pliron::mir {

class MirTest {
 public:
  MirTest()
      : handler_(context.diagnostics(), [this](const Diagnostic& diagnostic) {
          errors += diagnostic.message + "\n";
          return true;
        }) {
    context.register_dialect(builtin::dialect());
    context.register_dialect(gpu::dialect());
    context.register_dialect(llvm_dialect::dialect());
    context.register_dialect(mir::dialect());
  }

  Type type(llvm::StringRef text) { return parse_type(context, text); }
  Attribute attribute(llvm::StringRef text) { return parse_attribute(context, text); }
  // A module from its text; null after errors.
  OwningOp module(llvm::StringRef text) {
    return parse_source(context, llvm::MemoryBufferRef(text, "test.mlir"));
  }

  Context context;
  std::string errors;  // a line for each diagnostic

 private:
  ScopedDiagnosticHandler handler_;
};

template <typename T>
std::string text_of(T value) {
  std::string text;
  llvm::raw_string_ostream(text) << value;
  return text;
}

}  // namespace pliron::mir
