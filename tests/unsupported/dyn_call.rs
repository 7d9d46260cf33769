//! A method of a trait object.
// RUN: %reject %s | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

trait Shape {
    fn area(&self) -> u32;
}
struct Square(u32);
struct Line(u32);
impl Shape for Square {
    fn area(&self) -> u32 {
        self.0 * self.0
    }
}
impl Shape for Line {
    fn area(&self) -> u32 {
        self.0
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn dyn_call(out: &mut [u32]) {
    let i = _thread_idx_x();
    let (square, line) = (Square(i), Line(i));
    // CHECK: dyn_call.rs:[[#@LINE+1]]:62: error: type `&dyn Shape` is not supported because of `dyn Shape`: trait objects (`dyn`) cannot be called on the GPU; use generics or an enum
    let shape: &dyn Shape = if i % 2 == 0 { &square } else { &line };
    out[i as usize] = shape.area();
}
