#pragma once
// State that libraries above `ir` keep for a context, such as the rules that dialects offer. It
// goes with the context, in front of everything else in it.

#include <memory>

#include "ir/context.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace pliron {

class ContextExtension {
 public:
  virtual ~ContextExtension() = default;
};

// The extension under `key`, the address of something of the library's own; made by `make` when it
// is first asked for. Safe to call from several threads.
ContextExtension& context_extension(Context& context, const void* key,
                                    llvm::function_ref<std::unique_ptr<ContextExtension>()> make);

}  // namespace pliron
