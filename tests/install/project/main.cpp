// A project outside of the tree: a context, and a diagnostic that arrives at a handler.
#include <llvm/Support/raw_ostream.h>

#include "ir/context.h"
#include "ir/location.h"

int main() {
  pliron::Context context;
  bool reported = false;
  pliron::ScopedDiagnosticHandler handler(context.diagnostics(), [&](const pliron::Diagnostic&) {
    reported = true;
    return true;
  });
  context.emit_error(pliron::Location()) << "hello from outside";
  llvm::outs() << (reported ? "a context reports diagnostics\n" : "no diagnostic arrived\n");
  return reported ? 0 : 1;
}
