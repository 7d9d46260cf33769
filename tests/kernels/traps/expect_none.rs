//! Option::expect on None says what was expected.
// RUN: not pliron-run %s --device=cpu --kernel=expect_none --grid=1 --block=4 --arg='u32[4]:iota' --arg='u32[4]:zeros' 2>&1 | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

// CHECK: expect_none.rs:[[#@LINE+5]]:{{[0-9]+}}: error: {{.*}}three is too large
// CHECK: thread (3, 0, 0) of kernel 'expect_none'
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn expect_none(x: &[u32], out: &mut [u32]) {
    let i = _thread_idx_x() as usize;
    out[i] = (x[i] < 3).then_some(5).expect("three is too large");
}
