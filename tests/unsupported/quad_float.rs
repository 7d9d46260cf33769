//! f128, which no GPU has.
// RUN: %reject %s | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
#![feature(f128)]
use core::arch::nvptx::*;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn quad_float(out: &mut [f64]) {
    // CHECK: quad_float.rs:[[#@LINE+2]]:{{[0-9]+}}: error: {{.*}}f128{{.*}}not supported{{.*}}use f64
    let i = _thread_idx_x();
    let third = i as f128 / 3.0;
    out[i as usize] = third as f64;
}
