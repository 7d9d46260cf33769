//! core::arch::nvptx::trap itself.
// RUN: not pliron-run %s --device=cpu --kernel=trap_call --grid=1 --block=4 --arg='u32[4]:iota' --arg='u32[4]:zeros' 2>&1 | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

// CHECK: trap_call.rs:[[#@LINE+6]]:{{[0-9]+}}: error:
// CHECK: thread (3, 0, 0) of kernel 'trap_call'
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn trap_call(x: &[u32], out: &mut [u32]) {
    let i = _thread_idx_x() as usize;
    if x[i] == 3 {
        trap();
    }
    out[i] = 1;
}
