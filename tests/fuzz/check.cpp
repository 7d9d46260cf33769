#include "tests/fuzz/check.h"

#include <cstdlib>

#include "dialects/builtin/ops.h"
#include "dialects/gpu/nvvm.h"
#include "dialects/gpu/ops.h"
#include "dialects/llvm/ops.h"
#include "dialects/mir/ops.h"
#include "ir/dialect_file.h"
#include "ir/printer.h"
#include "ir/verifier.h"

using namespace pliron;

namespace fuzz {

// Types that are recursive by name, with and without a format.
static constexpr llvm::StringLiteral recursive = R"(
dialect lang "Classes that refer to each other." {
  type class "A class." { recursive params(name: string, fields: type_list) }
  type record "A class with a syntax." {
    recursive
    params(name: string, base: optional type(base(!lang.record)), fields: type_list, size: uint = "0")
    format "`<` $name `:` (`extends` qualified($base)^)? `{` $fields `}` (`size` $size^)? `>`"
  }
  type ref "A reference." { params(to: type) format "`<` $to `>`" }
})";

Context& Contexts::next() {
  if (uses_++ % inputs_per_context_ == 0) {
    handler_.reset();
    context_ = std::make_unique<Context>();
    context_->register_dialect(builtin::dialect());
    context_->register_dialect(llvm_dialect::dialect());
    context_->register_dialect(gpu::dialect());
    context_->register_dialect(nvvm::dialect());
    context_->register_dialect(mir::dialect());
    (void)load_dialect_file(*context_, llvm::MemoryBufferRef(recursive, "lang.pliron-dialect"));
    context_->allow_unregistered();
    handler_.emplace(context_->diagnostics(), [this](const Diagnostic& diagnostic) {
      if (diagnostic.severity == Severity::Error) {
        ++errors_;
        without_location_ += diagnostic.location.is_unknown();
      }
      return true;
    });
  }
  errors_ = without_location_ = 0;
  return *context_;
}

static std::string print(Operation* op, bool is_generic) {
  std::string text;
  llvm::raw_string_ostream os(text);
  print_op(op, os, {.generic = is_generic, .locations = true});
  return text;
}

[[noreturn]] static void stop(llvm::StringRef problem, llvm::StringRef a = "",
                              llvm::StringRef b = "") {
  llvm::errs() << "MISTAKE: " << problem << '\n';
  if (!a.empty() || !b.empty())
    llvm::errs() << "---- first\n" << a << "---- second\n" << b;
  std::abort();
}

// In one context for each of three things that are read.
static void check(llvm::StringRef input, Contexts (&contexts)[3], bool is_fresh) {
  OwningOp module = read_source(contexts[0].next(), llvm::MemoryBufferRef(input, "input"));
  if (!module) {
    if (contexts[0].errors() == 0)
      stop("refused without an error");
    if (contexts[0].without_location() > 0)
      stop("an error without a location");
    return;
  }
  std::string text = print(module.get(), true);
  // The keys of blobs depend on what else the context has read.
  if (!is_fresh && llvm::StringRef(text).contains("{-#")) {
    module.reset();
    Contexts fresh[3] = {Contexts(1), Contexts(1), Contexts(1)};
    return check(input, fresh, true);
  }
  if (failed(verify(module.get()))) {
    if (contexts[0].errors() == 0)
      stop("does not verify, and no error says why");
    return;
  }
  std::string custom = print(module.get(), false);
  OwningOp parsed = read_source(contexts[1].next(), llvm::MemoryBufferRef(custom, "custom"));
  if (!parsed)
    stop("the custom form does not read back", text, custom);
  if (std::string again = print(parsed.get(), true); again != text)
    stop("the custom form reads back as something else", text, again);
  std::string bytes;
  llvm::raw_string_ostream os(bytes);
  if (failed(write_bytecode(module.get(), os)))
    stop("bytecode is not written", text);
  OwningOp read = read_source(contexts[2].next(), llvm::MemoryBufferRef(bytes, "bytes"));
  if (!read)
    stop("bytecode does not read back", text);
  if (std::string again = print(read.get(), true); again != text)
    stop("bytecode reads back as something else", text, again);
}

void check(llvm::StringRef input) {
  static Contexts contexts[3];
  // What a name stands for depends on what else the context has read.
  if (input.contains("struct<\"") || input.contains("lang.")) {
    Contexts fresh[3] = {Contexts(1), Contexts(1), Contexts(1)};
    return check(input, fresh, true);
  }
  check(input, contexts, false);
}

}  // namespace fuzz
