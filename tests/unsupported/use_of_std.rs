//! The standard library is not there.
// RUN: %reject %s | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

extern crate std;

// CHECK: error[E0463]: can't find crate for `std`
// CHECK: use_of_std.rs:[[#@LINE-3]]:1
// CHECK: error: rustc
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn use_of_std(out: &mut [u32]) {
    out[_thread_idx_x() as usize] = std::vec![1, 2, 3][0];
}
