//! assert_eq!, whose panic formats both sides.
// RUN: not pliron-run %s --device=cpu --kernel=assertion_eq --grid=1 --block=4 --arg='u32[4]:iota' --arg='u32[4]:zeros' 2>&1 | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

// CHECK: assertion_eq.rs:[[#@LINE+5]]:16: error: assertion failed
// CHECK: thread (1, 0, 0) of kernel 'assertion_eq'
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn assertion_eq(x: &[u32], out: &mut [u32]) {
    let i = _thread_idx_x() as usize;
    assert_eq!(x[i], 0);
    out[i] = 1;
}
