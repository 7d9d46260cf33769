//! A generic function that stays a function.
// RUN: %reject %s | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[inline(never)]
fn largest<T: Copy + PartialOrd>(v: &[T]) -> T {
    let mut best = v[0];
    for x in v {
        if *x > best {
            best = *x;
        }
    }
    best
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn generic_instance(x: &[f32], out: &mut [f32]) {
    // CHECK: generic_instance.rs:[[#@LINE+1]]:{{[0-9]+}}: error: call of `largest::<f32>`, an instance of a generic function {{.*}}#[inline(always)]
    out[_thread_idx_x() as usize] = largest(x);
}
