//! Nothing that could be launched.
// RUN: %reject %s | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

// CHECK: no_kernel.rs:{{[0-9]+}}:{{[0-9]+}}: error: there is no kernel here; declare one as `pub unsafe extern "ptx-kernel" fn`
pub unsafe fn add(out: &mut [u32]) {
    out[_thread_idx_x() as usize] += 1;
}
