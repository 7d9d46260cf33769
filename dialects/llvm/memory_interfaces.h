#pragma once
// What passes ask of this dialect's addresses, objects and symbols (passes/alias.h,
// passes/symbol_visibility.h).

namespace pliron {
class Context;
}

namespace pliron::llvm_dialect {

void attach_memory_interfaces(Context& context);
// Those of passes/int_range_interface.h.
void attach_int_range_interfaces(Context& context);

}  // namespace pliron::llvm_dialect
