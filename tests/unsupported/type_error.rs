//! Rust that does not type-check.
// RUN: %reject %s | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

// CHECK: error[E0308]: mismatched types
// CHECK: type_error.rs:[[#@LINE+4]]:
// CHECK: error: rustc
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn type_error(out: &mut [u32]) {
    out[_thread_idx_x() as usize] = 1.5;
}
