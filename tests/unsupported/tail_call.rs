//! A guaranteed tail call.
// RUN: %reject %s | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
#![feature(explicit_tail_calls)]
#![allow(incomplete_features)]
use core::arch::nvptx::*;

#[inline(never)]
fn count(n: u32, sum: u32) -> u32 {
    if n == 0 {
        return sum;
    }
    // CHECK: tail_call.rs:[[#@LINE+1]]:{{[0-9]+}}: error: a guaranteed tail call (`become`) is not supported; use an ordinary call or a loop
    become count(n - 1, sum + n)
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn tail_call(out: &mut [u32]) {
    let i = _thread_idx_x();
    out[i as usize] = count(i, 0);
}
