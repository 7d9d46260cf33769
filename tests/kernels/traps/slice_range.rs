//! A range that ends behind the slice: the panic is in core, the place is ours.
// RUN: not pliron-run %s --device=cpu --kernel=slice_range --grid=1 --block=4 --arg='u32[4]:iota' --arg='u32[4]:zeros' 2>&1 | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

// CHECK: slice_range.rs:[[#@LINE+6]]:{{[0-9]+}}: error:
// CHECK-NEXT: x[i..i + 2]
// CHECK: thread (3, 0, 0) of kernel 'slice_range'
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn slice_range(x: &[u32], out: &mut [u32]) {
    let i = _thread_idx_x() as usize;
    out[i] = x[i..i + 2].iter().sum();
}
