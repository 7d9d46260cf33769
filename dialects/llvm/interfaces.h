#pragma once
// What dialect-free transforms (passes/) ask of this dialect, as tables of function pointers.

namespace pliron {
class Context;
}

namespace pliron::llvm_dialect {

// Memory, for mem2reg and sroa. In slots.cpp.
void attach_slot_interfaces(Context& context);
// Calls and branches, for inline and simplify-cfg. In interfaces.cpp.
void attach_control_interfaces(Context& context);
// The operands that llvm.switch passes on. In verify_control.cpp.
void attach_switch_interfaces(Context& context);

}  // namespace pliron::llvm_dialect
