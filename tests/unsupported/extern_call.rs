//! A function of another language, which nobody links.
// RUN: %reject %s | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

unsafe extern "C" {
    fn compute(v: u32) -> u32;
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn extern_call(out: &mut [u32]) {
    let i = _thread_idx_x();
    // CHECK: extern_call.rs:[[#@LINE+1]]:{{[0-9]+}}: error: call of `compute`, whose body is not in this crate
    out[i as usize] = compute(i);
}
