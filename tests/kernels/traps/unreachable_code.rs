//! unreachable! and todo! are panics too.
// RUN: not pliron-run %s --device=cpu --kernel=unreachable_code --grid=1 --block=4 --arg='u32[4]:iota' --arg='u32[4]:zeros' 2>&1 | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

// CHECK: unreachable_code.rs:[[#@LINE+5]]:14: error: {{.*}}internal error: entered unreachable code
// CHECK: thread (2, 0, 0) of kernel 'unreachable_code'
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn unreachable_code(x: &[u32], out: &mut [u32]) {
    let i = _thread_idx_x() as usize;
    out[i] = match x[i] {
        0 => 1,
        1 => 4,
        _ => unreachable!(),
    };
}
