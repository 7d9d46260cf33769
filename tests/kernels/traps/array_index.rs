//! A dynamic index into an array on the stack.
// RUN: not pliron-run %s --device=cpu --kernel=array_index --grid=1 --block=4 --arg='u32[4]:iota' --arg='u32[4]:zeros' 2>&1 | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

// CHECK: array_index.rs:[[#@LINE+6]]:14: error: {{.*}}index out of bounds
// CHECK: thread (3, 0, 0) of kernel 'array_index'
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn array_index(x: &[u32], out: &mut [u32]) {
    let i = _thread_idx_x() as usize;
    let a = [x[0], x[1] + 5, 7];
    out[i] = a[x[i] as usize];
}
