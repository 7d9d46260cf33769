//! panic! with arguments: the GPU does not format, and says so, at the branch that leads to the panic.
// RUN: not pliron-run %s --device=cpu --kernel=formatted_panic --grid=1 --block=4 --arg='u32[4]:iota' --arg='u32[4]:zeros' 2>&1 | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

// CHECK: formatted_panic.rs:[[#@LINE+5]]:8: error: panic with a formatted message
// CHECK: thread (2, 0, 0) of kernel 'formatted_panic'
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn formatted_panic(x: &[u32], out: &mut [u32]) {
    let i = _thread_idx_x() as usize;
    if x[i] >= 2 {
        panic!("{} is too large for thread {i}", x[i]);
    }
    out[i] = 1;
}
