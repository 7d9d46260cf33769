#pragma once
// What the fuzz targets have in common: contexts with all dialects, and what must hold of whatever
// an input is. A mistake ends the program, which is how libFuzzer learns of it.

#include <memory>
#include <optional>

#include "ir/bytecode.h"
#include "ir/context.h"
#include "ir/parser.h"

namespace fuzz {

// A context that keeps its diagnostics to itself. Types and attributes stay as long as the context,
// so it is a new one every so many inputs.
class Contexts {
 public:
  explicit Contexts(unsigned inputs_per_context = 100) : inputs_per_context_(inputs_per_context) {}
  pliron::Context& next();
  // Errors that were reported since next(), and those of them without a location.
  unsigned errors() const { return errors_; }
  unsigned without_location() const { return without_location_; }

 private:
  std::unique_ptr<pliron::Context> context_;
  std::optional<pliron::ScopedDiagnosticHandler> handler_;
  unsigned inputs_per_context_, uses_ = 0, errors_ = 0, without_location_ = 0;
};

// Reads an input, which is read or refused with an error that has a location. What is read prints;
// what verifies as well comes back from its text, in the custom form, and from bytecode as it was.
void check(llvm::StringRef input);

}  // namespace fuzz
