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

namespace {

struct Mistake {
  llvm::StringRef problem;
  std::string first = {}, second = {};
};

}  // namespace

[[noreturn]] static void stop(const Mistake& mistake) {
  llvm::errs() << "MISTAKE: " << mistake.problem << '\n';
  if (!mistake.first.empty() || !mistake.second.empty())
    llvm::errs() << "---- first\n" << mistake.first << "---- second\n" << mistake.second;
  std::abort();
}

// What is wrong with how an input is read, in one context for each of three things that are read.
static std::optional<Mistake> find_mistake(llvm::StringRef input, Contexts (&contexts)[3]) {
  OwningOp module = read_source(contexts[0].next(), llvm::MemoryBufferRef(input, "input"));
  if (!module) {
    if (contexts[0].errors() == 0)
      return Mistake{"refused without an error"};
    if (contexts[0].without_location() > 0)
      return Mistake{"an error without a location"};
    return std::nullopt;
  }
  std::string text = print(module.get(), true);
  if (failed(verify(module.get()))) {
    if (contexts[0].errors() == 0)
      return Mistake{"does not verify, and no error says why"};
    return std::nullopt;
  }
  std::string custom = print(module.get(), false);
  OwningOp parsed = read_source(contexts[1].next(), llvm::MemoryBufferRef(custom, "custom"));
  if (!parsed)
    return Mistake{"the custom form does not read back", text, custom};
  if (std::string again = print(parsed.get(), true); again != text)
    return Mistake{"the custom form reads back as something else", text, again};
  std::string bytes;
  llvm::raw_string_ostream os(bytes);
  if (failed(write_bytecode(module.get(), os)))
    return Mistake{"bytecode is not written", text};
  OwningOp read = read_source(contexts[2].next(), llvm::MemoryBufferRef(bytes, "bytes"));
  if (!read)
    return Mistake{"bytecode does not read back", text};
  if (std::string again = print(read.get(), true); again != text)
    return Mistake{"bytecode reads back as something else", text, again};
  return std::nullopt;
}

void check(llvm::StringRef input) {
  static Contexts contexts[3];
  if (!find_mistake(input, contexts))
    return;
  // What a name of a type stands for and the keys of blobs depend on what else the contexts have
  // read.
  Contexts fresh[3] = {Contexts(1), Contexts(1), Contexts(1)};
  if (std::optional<Mistake> mistake = find_mistake(input, fresh))
    stop(*mistake);
}

}  // namespace fuzz
