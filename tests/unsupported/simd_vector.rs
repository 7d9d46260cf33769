//! A SIMD vector.
// RUN: %reject %s | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
#![feature(repr_simd,core_intrinsics)]
use core::arch::nvptx::*;

#[repr(simd)]
#[derive(Clone, Copy)]
struct F4([f32; 4]);

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn simd_vector(x: &[f32; 4], out: &mut [f32; 4]) {
    // CHECK: simd_vector.rs:[[#@LINE+1]]:{{[0-9]+}}: error: {{.*}}simd{{.*}}not supported
    *out = core::mem::transmute(core::intrinsics::simd::simd_add(F4(*x), F4([1.0; 4])));
    _syncthreads();
}
