#pragma once
// The order of global variables in PTX. LLVM's back end writes what an initializer refers to before
// the variable itself, as PTX demands, but takes the references of one initializer in the order of
// a table of addresses, so that the same module could give another text each time.

namespace llvm {
class Module;
}

namespace pliron::nvptx {

// Moves each global variable behind those that its initializer refers to, and keeps the order
// otherwise; then the back end has nothing left to choose. Linear in the size of the initializers.
void order_globals(llvm::Module& module);

}  // namespace pliron::nvptx
