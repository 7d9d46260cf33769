#pragma once
// The toy dialect with what passes want to know of it, and a way to run a pipeline on a text.

#include <doctest/doctest.h>

#include "ir/verifier.h"
#include "passes/builtin_passes.h"
#include "passes/memory_slots.h"
#include "tests/unit/ir/toy_dialect.h"

namespace toy {

inline Type slot_type(Operation* alloc) {
  return alloc->result(0).type().as<PtrType>().param<"pointee">();
}
inline Value default_value(Operation* alloc, Type type, Builder& builder) {
  return UndefOp::build(builder, alloc->location()).results(type).create().result<"result">();
}
inline Value loaded_value(Operation* op, const MemorySlot&) {
  return op->result(0);
}
inline Value stored_value(Operation* op, const MemorySlot& slot) {
  StoreOp store = op->as<StoreOp>();
  return store.operand<"address">() == slot.address ? store.operand<"value">() : Value();
}
inline bool is_marker(Operation*, const MemorySlot&) {
  return true;
}

inline void attach_interfaces(Context& context) {
  static constexpr PromotableAllocInterface slot{slot_type, default_value};
  static constexpr PromotableMemInterface load{.loaded_value = loaded_value};
  static constexpr PromotableMemInterface store{.stored_value = stored_value};
  static constexpr PromotableMemInterface lifetime{.is_marker = is_marker};
  context.attach_interface("toy.alloca", PromotableAllocInterface::id, &slot);
  context.attach_interface("toy.load", PromotableMemInterface::id, &load);
  context.attach_interface("toy.store", PromotableMemInterface::id, &store);
  context.attach_interface("toy.lifetime", PromotableMemInterface::id, &lifetime);
}

// Runs a pipeline on the functions of a module, which must be valid before and after.
inline void run_on_functions(Playground& playground, Operation* module, llvm::StringRef passes) {
  PassRegistry registry;
  register_builtin_passes(registry);
  std::string text = ("builtin.module(toy.func(" + passes + "))").str();
  auto pipeline = parse_pass_pipeline(playground.context, registry, text);
  REQUIRE_MESSAGE(succeeded(pipeline), playground.take_messages());
  bool ok = succeeded(run_passes(*pipeline, module));
  std::string problem = playground.take_messages() + print(module);
  REQUIRE_MESSAGE(ok, problem);
}

// The lines of a printed function between its braces, two blanks less deep and without comments.
inline std::string body_of(Operation* module) {
  std::string printed = print(module), body;
  llvm::SmallVector<llvm::StringRef, 32> lines;
  llvm::StringRef(printed).split(lines, '\n');
  for (llvm::StringRef line : lines) {
    line = line.split("//").first.rtrim();
    // The function is the one op of the module, so its lines are the ones that are deeper.
    if (line.consume_front("  ") && line.starts_with("  "))
      body += line.str() + '\n';
    else if (line.starts_with("^"))
      body += line.str() + '\n';
  }
  return body;
}

// What a pipeline makes of a function with that body.
inline std::string run_on_body(Playground& playground, llvm::StringRef passes, llvm::StringRef type,
                               llvm::StringRef body) {
  std::string text = ("\"toy.func\"() <{sym_name = \"f\", function_type = " + type + "}> ({\n" +
                      body + "}) : () -> ()\n")
                         .str();
  OwningOp module = playground.parse(text);
  REQUIRE_MESSAGE(module, playground.take_messages());
  run_on_functions(playground, module.get(), passes);
  return body_of(module.get());
}
inline std::string run_on_body(llvm::StringRef passes, llvm::StringRef type, llvm::StringRef body) {
  Playground playground;
  attach_interfaces(playground.context);
  return run_on_body(playground, passes, type, body);
}

}  // namespace toy
