//! A struct that ends in a trait object.
// RUN: %reject %s | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

struct Packet<T: ?Sized> {
    kind: u32,
    data: T,
}

// CHECK: unsized_tail.rs:[[#@LINE+9]]:{{[0-9]+}}: error: type `&Packet<dyn core::ops::Fn{{.*}}` is not supported{{.*}}
#[inline(never)]
fn call(packet: &Packet<dyn Fn(u32) -> u32>) -> u32 {
    (packet.data)(packet.kind)
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn unsized_tail(out: &mut [u32]) {
    let i = _thread_idx_x() as usize;
    out[i] = call(core::hint::black_box(&Packet { kind: 5, data: |v| v + 1 }));
}
