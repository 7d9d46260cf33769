//! vprintf is declared in core::arch::nvptx, but pliron has no output stream.
// RUN: %reject %s | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn device_print(out: &mut [u32]) {
    let i = _thread_idx_x();
    // CHECK: device_print.rs:[[#@LINE+1]]:{{[0-9]+}}: error: {{.*}}vprintf
    out[i as usize] = vprintf(b"hello\n\0".as_ptr(), core::ptr::null()) as u32;
}
