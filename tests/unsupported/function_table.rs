//! A static table of functions.
// RUN: %reject %s | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

fn double(v: u32) -> u32 {
    v * 2
}
fn square(v: u32) -> u32 {
    v * v
}
static TABLE: [fn(u32) -> u32; 2] = [double, square];

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn function_table(out: &mut [u32]) {
    let i = _thread_idx_x();
    // CHECK: function_table.rs:[[#@LINE+1]]:{{[0-9]+}}: error: {{.*}}`fn(u32) -> u32`{{.*}}: function pointers cannot be called on the GPU; {{.*}} match
    out[i as usize] = TABLE[i as usize % 2](i);
}
