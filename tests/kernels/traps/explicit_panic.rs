//! panic! with a message. MIR does not say where a macro was used, so the branch that leads there is shown.
// RUN: not pliron-run %s --device=cpu --kernel=explicit_panic --grid=1 --block=4 --arg='u32[4]:iota' --arg='u32[4]:zeros' 2>&1 | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

// CHECK: explicit_panic.rs:[[#@LINE+6]]:8: error: only small numbers
// CHECK-NEXT: if x[i] == 1 {
// CHECK: thread (1, 0, 0) of kernel 'explicit_panic'
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn explicit_panic(x: &[u32], out: &mut [u32]) {
    let i = _thread_idx_x() as usize;
    if x[i] == 1 {
        panic!("only small numbers");
    }
    out[i] = 1;
}
