//! A closure behind `&dyn Fn`, which two functions share.
// RUN: %reject %s | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[inline(never)]
fn apply(f: &dyn Fn(u32) -> u32, v: u32) -> u32 {
    f(v) + 1
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn dyn_closure(out: &mut [u32]) {
    let i = _thread_idx_x();
    // CHECK: dyn_closure.rs:[[#@LINE+1]]:{{[0-9]+}}: error: {{.*}}trait objects (`dyn`) cannot be called on the GPU; use generics or an enum
    out[i as usize] = apply(&|v| v * i, i) + apply(&|v| v + i, i);
}
