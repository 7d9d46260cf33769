#include "ir/memory_use.h"

#include "ir/context_impl.h"

namespace pliron {

std::uint64_t ir_bytes_in_use(Context& context) {
  return context.impl().bytes_in_use();
}

}  // namespace pliron
