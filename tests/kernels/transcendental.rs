//! sin, exp and their kind come from libdevice on a GPU and from the C library on a CPU.
// REQUIRES: libdevice
// RUN: %check %s --kernel=transcendental --grid=1 --block=128 --arg='f32[128]:rand(9)' --compare=1,2 --rtol=1e-6 \
// RUN:   --arg='f32[128]:zeros' --arg='f64[128]:zeros'

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
#![feature(core_intrinsics)]
#![allow(internal_features)]
use core::arch::nvptx::*;
use core::intrinsics::*;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn transcendental(v: &[f32], single: &mut [f32], double: &mut [f64]) {
    let i = _thread_idx_x() as usize;
    let x = v[i] + 0.25;
    single[i] = match i % 8 {
        0 => sinf32(x),
        1 => cosf32(x),
        2 => expf32(x),
        3 => exp2f32(x),
        4 => logf32(x),
        5 => log2f32(x),
        6 => log10f32(x),
        _ => powf32(x, 2.5),
    };
    let x = x as f64;
    double[i] = match i % 8 {
        0 => sinf64(x),
        1 => cosf64(x),
        2 => expf64(x),
        3 => exp2f64(x),
        4 => logf64(x),
        5 => log2f64(x),
        6 => powif64(x, 3),
        _ => powf64(x, -1.5),
    };
}
