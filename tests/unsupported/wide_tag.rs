//! Discriminants that need 128 bits.
// RUN: %reject %s | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
#![feature(repr128)]
use core::arch::nvptx::*;

#[repr(i128)]
#[derive(Clone, Copy)]
enum Huge {
    Low = i128::MIN,
    High = i128::MAX,
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn wide_tag(out: &mut [u64]) {
    let i = _thread_idx_x() as usize;
    // CHECK: wide_tag.rs:[[#@LINE+1]]:{{[0-9]+}}: error: type `Huge` is not supported: the discriminant of its variant 0 is not known, or takes more than 64 bits
    let huge = if i % 2 == 0 { Huge::Low } else { Huge::High };
    out[i] = (core::hint::black_box(huge) as i128 >> 70) as u64;
}
