//! Result::unwrap on Err, inside a function that is not inlined.
// RUN: not pliron-run %s --device=cpu --kernel=unwrap_err --grid=1 --block=4 --arg='u32[4]:iota' --arg='u32[4]:zeros' 2>&1 | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[inline(never)]
fn convert(v: u32) -> u8 {
    // CHECK: unwrap_err.rs:[[#@LINE+1]]:{{[0-9]+}}: error: {{.*}}called `Result::unwrap()` on an `Err` value
    u8::try_from(v * 100).unwrap()
}

// CHECK: thread (3, 0, 0) of kernel 'unwrap_err'
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn unwrap_err(x: &[u32], out: &mut [u32]) {
    let i = _thread_idx_x() as usize;
    out[i] = convert(x[i]) as u32;
}
