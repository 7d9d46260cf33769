//! Not Rust at all: rustc says what is wrong.
// RUN: %reject %s | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

// CHECK: error: expected
// CHECK: syntax_error.rs:[[#@LINE+4]]:
// CHECK: error: rustc
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn syntax_error(out: &mut [u32]) {
    out[_thread_idx_x() as usize] = = 1;
}
