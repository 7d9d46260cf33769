//! assert! with and without a message.
// RUN: not pliron-run %s --device=cpu --kernel=assertion --grid=1 --block=4 --arg='u32[4]:iota' --arg='u32[4]:zeros' 2>&1 | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

// CHECK: assertion.rs:[[#@LINE+6]]:5: error: {{.*}}assertion failed: x[i] < 2
// CHECK-NEXT: assert!(x[i] < 2);
// CHECK: thread (2, 0, 0) of kernel 'assertion'
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn assertion(x: &[u32], out: &mut [u32]) {
    let i = _thread_idx_x() as usize;
    assert!(x[i] < 2);
    assert!(out.len() == 4, "no message");
    out[i] = 1;
}
