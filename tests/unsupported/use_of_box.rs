//! There is no allocator.
// RUN: %reject %s | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

extern crate alloc;

// CHECK: error[E0463]: can't find crate for `alloc`
// CHECK: use_of_box.rs:[[#@LINE-3]]:1
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn use_of_box(out: &mut [u32]) {
    out[_thread_idx_x() as usize] = *alloc::boxed::Box::new(5);
}
