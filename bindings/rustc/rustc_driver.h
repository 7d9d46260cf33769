#pragma once
// From a Rust source file to a self-contained MIR text: runs rustc with the options that make its
// MIR fit for a GPU, then asks it for what MIR does not say and adds that as a trailer (trailer.h).

#include <memory>
#include <string>

#include "bindings/rustc/rustc_session.h"
#include "ir/result.h"
#include "llvm/Support/MemoryBuffer.h"

namespace pliron {
class Context;
}

namespace pliron::rustc {

// rustc's MIR text with our trailer. Saved to a file, it can be read back without rustc.
class MirText {
 public:
  MirText(std::string name, std::string text) : name_(std::move(name)), text_(std::move(text)) {}

  const std::string& str() const { return text_; }
  // What diagnostics call it: the source's name with `.mir`.
  const std::string& name() const { return name_; }
  // A copy for Module::open.
  std::unique_ptr<llvm::MemoryBuffer> buffer() const {
    return llvm::MemoryBuffer::getMemBufferCopy(text_, name_);
  }

 private:
  std::string name_;
  std::string text_;
};

// Compiles one crate. rustc's own warnings and errors go straight to stderr; when it fails, one
// error is reported on top. A layout that rustc does not give is left out, not an error.
FailureOr<MirText> compile_to_mir(Context& context, llvm::StringRef input,
                                  const CompileOptions& options = {});

}  // namespace pliron::rustc
