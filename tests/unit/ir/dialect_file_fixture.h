#pragma once
// What the tests of dialect files share.

#include <string>
#include <vector>

#include "ir/dialect_file.h"
#include "ir/parser.h"
#include "ir/printer.h"
#include "llvm/Support/raw_ostream.h"

namespace pliron {

// Loads and writes dialect files, and collects what is reported.
struct DialectFileFixture {
  Context context;
  std::vector<std::string> reported;  // "line:column: message", notes behind " | "
  ScopedDiagnosticHandler handler;

  DialectFileFixture()
      : handler(context.diagnostics(), [this](const Diagnostic& diagnostic) {
          std::string text = describe(diagnostic);
          for (const Diagnostic& note : diagnostic.notes)
            text += " | " + describe(note);
          reported.push_back(text);
          return true;
        }) {}
  static std::string describe(const Diagnostic& diagnostic) {
    Location place = diagnostic.location;
    std::string text = place.is_unknown()
                           ? "?"
                           : std::to_string(place.line()) + ":" + std::to_string(place.column());
    return text + ": " + diagnostic.message;
  }
  LogicalResult load(llvm::StringRef text) {
    return load_dialect_file(context, llvm::MemoryBufferRef(text, "shapes.pliron-dialect"));
  }
  std::string dump(llvm::StringRef name) {
    std::string text;
    llvm::raw_string_ostream os(text);
    print_dialect(context, *context.dialect(name), os);
    return text;
  }
  std::string print(Operation* op, bool generic = false) {
    std::string text;
    llvm::raw_string_ostream os(text);
    PrintOptions options;
    options.generic = generic;
    print_op(op, os, options);
    return text;
  }
  OwningOp parse(llvm::StringRef text) {
    return parse_source(context, llvm::MemoryBufferRef(text, "test.mlir"));
  }
};

inline std::string join(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines)
    text += line + "\n";
  return text;
}

}  // namespace pliron
