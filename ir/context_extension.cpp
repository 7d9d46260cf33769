#include "ir/context_extension.h"

#include "ir/context_impl.h"

namespace pliron {

ContextExtension& context_extension(Context& context, const void* key,
                                    llvm::function_ref<std::unique_ptr<ContextExtension>()> make) {
  Context::Impl& impl = context.impl();
  std::lock_guard lock(impl.extension_mutex);
  std::unique_ptr<ContextExtension>& extension = impl.extensions[key];
  if (!extension)
    extension = make();
  return *extension;
}

}  // namespace pliron
