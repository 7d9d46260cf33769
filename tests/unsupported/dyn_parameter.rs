//! A trait object as a parameter of a kernel: there is no statement to point at, so the kernel is.
// RUN: %reject %s | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]

pub trait Shape {
    fn area(&self) -> u32;
}

// CHECK: dyn_parameter.rs:[[#@LINE+2]]:{{[0-9]+}}: error: type `&dyn Shape` is not supported because of `dyn Shape`: trait objects
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn dyn_parameter(out: &mut [u32], shape: &dyn Shape) {
    out[0] = shape.area();
}
