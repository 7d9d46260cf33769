//! Option::unwrap on None.
// RUN: not pliron-run %s --device=cpu --kernel=unwrap_none --grid=1 --block=4 --arg='u32[4]:iota' --arg='u32[4]:zeros' 2>&1 | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

// CHECK: unwrap_none.rs:[[#@LINE+5]]:{{[0-9]+}}: error: {{.*}}called `Option::unwrap()` on a `None` value
// CHECK: thread (2, 0, 0) of kernel 'unwrap_none'
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn unwrap_none(x: &[u32], out: &mut [u32]) {
    let i = _thread_idx_x() as usize;
    out[i] = x.get(2 * i).copied().unwrap();
}
