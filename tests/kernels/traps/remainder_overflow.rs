//! i32::MIN % -1 overflows even when overflow is not checked.
// RUN: not pliron-run %s --device=cpu --kernel=remainder_overflow --grid=1 --block=4 --arg='u32[4]:iota' --arg='u32[4]:zeros' 2>&1 | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

// CHECK: remainder_overflow.rs:[[#@LINE+5]]:14: error: {{.*}}attempt to compute the remainder of {{.*}}, which would overflow
// CHECK: thread (2, 0, 0) of kernel 'remainder_overflow'
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn remainder_overflow(x: &[u32], out: &mut [u32]) {
    let i = _thread_idx_x() as usize;
    out[i] = (i32::MIN % (1 - x[i] as i32 | 1)) as u32;
}
