//! Integer division by zero.
// RUN: not pliron-run %s --device=cpu --kernel=divide_by_zero --grid=1 --block=4 --arg='u32[4]:iota' --arg='u32[4]:zeros' 2>&1 | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

// CHECK: divide_by_zero.rs:[[#@LINE+6]]:14: error: {{.*}}attempt to divide `{}` by zero
// CHECK-NEXT: out[i] = 100 / x[i];
// CHECK: thread (0, 0, 0) of kernel 'divide_by_zero'
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn divide_by_zero(x: &[u32], out: &mut [u32]) {
    let i = _thread_idx_x() as usize;
    out[i] = 100 / x[i];
}
