#pragma once
// What the tests of the PTX back end share: modules from text, diagnostics as text, and ptxas where
// there is one.

#include <memory>
#include <string>

#include "backends/nvptx/cuda_files.h"
#include "backends/nvptx/nvptx.h"
#include "ir/context.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"

#include <doctest/doctest.h>

namespace pliron::nvptx {

// Keeps what is reported.
class Reports {
 public:
  explicit Reports(Context& context)
      : handler_(context.diagnostics(), [this](const Diagnostic& diagnostic) {
          Location place = diagnostic.location.first_file_position();
          if (!place.is_unknown()) {
            text += place.file().str() + ":" + std::to_string(place.line()) + ":" +
                    std::to_string(place.column()) + ": ";
          }
          text += diagnostic.message + "\n";
          return true;
        }) {}

  bool contains(llvm::StringRef part) const { return llvm::StringRef(text).contains(part); }

  std::string text;

 private:
  ScopedDiagnosticHandler handler_;
};

// One compilation: contexts, diagnostics and a module.
struct Compilation {
  explicit Compilation(llvm::StringRef ir) : reports(context) {
    llvm::SMDiagnostic error;
    module = llvm::parseAssemblyString(ir, error, llvm_context);
    REQUIRE_MESSAGE(module, error.getMessage().str());
  }

  // All three steps; empty if one fails, with the reason in `reports`.
  std::string ptx(const NvptxOptions& options = {}) {
    if (failed(prepare(context, *module, options)) || failed(optimize(context, *module, options))) {
      return {};
    }
    FailureOr<std::string> text = emit_ptx(context, *module, options);
    return failed(text) ? std::string() : *text;
  }

  Context context;
  Reports reports;
  llvm::LLVMContext llvm_context;
  std::unique_ptr<llvm::Module> module;
};

inline bool contains(llvm::StringRef text, llvm::StringRef part) {
  return text.contains(part);
}

// Fails the test if ptxas rejects the text; accepts anything where there is no ptxas
// (ptxas_test.cpp says so).
inline void check_with_ptxas(const std::string& ptx, llvm::StringRef arch) {
  PtxCheck check = check_ptx(ptx, arch);
  CHECK_MESSAGE(check.verdict != PtxVerdict::Rejected, check.log << ptx);
}

// For `TEST_CASE(...* needs_libdevice())`: skipped, and counted as such, where there is none.
inline doctest::skip needs_libdevice() {
  return doctest::skip(!find_libdevice());
}
inline doctest::skip needs_ptxas() {
  return doctest::skip(!find_ptxas());
}

}  // namespace pliron::nvptx
