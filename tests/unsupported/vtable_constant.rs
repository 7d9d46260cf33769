//! A static that holds a trait object.
// RUN: %reject %s | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

trait Shape: Sync {
    fn area(&self) -> u32;
}
struct Square(u32);
impl Shape for Square {
    fn area(&self) -> u32 {
        self.0 * self.0
    }
}
static SHAPES: [&dyn Shape; 2] = [&Square(2), &Square(3)];

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn vtable_constant(out: &mut [u32]) {
    let i = _thread_idx_x() as usize;
    // CHECK: vtable_constant.rs:[[#@LINE+1]]:{{[0-9]+}}: error: {{.*}}dyn
    out[i] = SHAPES[i % 2].area();
}
