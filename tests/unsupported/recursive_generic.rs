//! Recursion through a generic function.
// RUN: %reject %s | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

fn power<T: Copy + core::ops::Mul<Output = T>>(x: T, n: u32, one: T) -> T {
    if n == 0 {
        one
    } else {
        // CHECK: recursive_generic.rs:[[#@LINE+1]]:13: error: call of `power::<f32>`, an instance of a generic function {{.*}} without generic parameters
        x * power(x, n - 1, one)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn recursive_generic(out: &mut [f32]) {
    let i = _thread_idx_x();
    out[i as usize] = power(1.5, i, 1.0);
}
