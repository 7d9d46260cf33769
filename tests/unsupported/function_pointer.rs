//! A function chosen at run time.
// RUN: %reject %s | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[inline(never)]
fn double(v: u32) -> u32 {
    v * 2
}
#[inline(never)]
fn square(v: u32) -> u32 {
    v * v
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn function_pointer(out: &mut [u32]) {
    let i = _thread_idx_x();
    // CHECK: function_pointer.rs:[[#@LINE+1]]:{{[0-9]+}}: error: type `fn(u32) -> u32` is not supported: function pointers cannot be called on the GPU; {{.*}} match
    let f: fn(u32) -> u32 = if i % 2 == 0 { double } else { square };
    out[i as usize] = f(i);
}
