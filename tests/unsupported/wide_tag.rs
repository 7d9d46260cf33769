//! A 128-bit discriminant.
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

#[inline(never)]
fn pick(v: u32) -> Huge {
    if v % 2 == 0 {
        Huge::Low
    } else {
        Huge::High
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn wide_tag(out: &mut [u64]) {
    // CHECK: wide_tag.rs:[[#@LINE+2]]:{{[0-9]+}}: error: {{.*}}not supported
    let i = _thread_idx_x();
    out[i as usize] = (pick(i) as i128 >> 70) as u64;
}
