#pragma once
// From `mir` to the `llvm` dialect: functions with LLVM's calling conventions, fat pointers as two
// values, layouts as byte offsets, Rust's guarantees as parameter attributes, panics as traps.
// README.md of this folder says what becomes of what. It does not choose a device: ops of `gpu` are
// kept and lowered by passes of their own.

#include "passes/pass_manager.h"

namespace pliron::mir {

struct ToLlvmOptions {
  // Whether a * b + c may be rounded once. Faster, and what GPUs are measured with; off where
  // results must agree with rustc's native ones bit for bit.
  bool contract = true;
};

// The discardable attribute of a module that sets ToLlvmOptions::contract for the pass: "off" or
// "on".
inline constexpr llvm::StringLiteral fp_contract_attr = "pliron.fp_contract";

// Converts all mir.func and mir.global directly inside `module`, which must be valid. After an
// error, which has been reported, the IR is as it was.
LogicalResult convert_to_llvm(Operation* module, const ToLlvmOptions& options);

// `mir-to-llvm`, on builtin.module; options come from the module's attributes.
extern const PassDef mir_to_llvm_pass;

// Adds the passes of this dialect to a registry.
void register_passes(PassRegistry& registry);

}  // namespace pliron::mir
