//! A struct that ends in a slice.
// RUN: %reject %s | FileCheck %s

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[repr(C)]
pub struct Packet<T: ?Sized> {
    kind: u32,
    data: T,
}

#[inline(never)]
fn sum(packet: &Packet<[u32]>) -> u32 {
    // CHECK: unsized_tail.rs:[[#@LINE+1]]:{{[0-9]+}}: error: {{.*}}not supported
    packet.kind + packet.data.iter().sum::<u32>()
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn unsized_tail(out: &mut [u32]) {
    let i = _thread_idx_x();
    out[i as usize] = sum(&Packet { kind: i, data: [1, 2, i] });
}
