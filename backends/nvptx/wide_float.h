#pragma once
// Conversions between 128-bit integers and floating point. LLVM makes them library calls, and a GPU
// has no such library.

namespace llvm {
class Module;
}

namespace pliron::nvptx {

// Expands sitofp, uitofp, fptosi, fptoui, fptosi.sat and fptoui.sat between i128 and f16, f32 or
// f64 (scalars) into integer operations. To floating point they round to nearest even; to integers
// they truncate, saturate, and take NaN to 0, all as Rust's `as` does. Depends on no target.
void expand_wide_float_conversions(llvm::Module& module);

}  // namespace pliron::nvptx
