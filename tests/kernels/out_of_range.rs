//! An index past the end of a slice traps; what is reported is the place in this file.
// RUN: not pliron-run %s --device=cpu --kernel=out_of_range --grid=1 --block=4 --arg='f32[4]:iota' \
// RUN:   --arg='f32[4]:zeros' --out=1=%t.npy 2>&1 | FileCheck %s
// RUN: not ls %t.npy
// RUN: %check %s --kernel=out_of_range --grid=1 --block=3 --arg='f32[4]:iota' --arg='f32[4]:zeros' --compare=1

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

// CHECK: out_of_range.rs:[[#@LINE+6]]:14: error: {{.*}}index
// CHECK-NEXT: out[i] = a[i + 1];
// CHECK: block (0, 0, 0), thread (3, 0, 0) of kernel 'out_of_range'
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn out_of_range(a: &[f32], out: &mut [f32]) {
    let i = _thread_idx_x() as usize;
    out[i] = a[i + 1];
}
