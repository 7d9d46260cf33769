//! Structs that end in a slice, behind references, and arrays by value, whose iterator is one of them.
// RUN: %check %s --kernel=unsized_structs --grid=1 --block=32 --arg='u32[32]:rand(31)' --arg='u32[32]:zeros' --compare=1

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[repr(C)]
struct Packet<T: ?Sized> {
    kind: u8,
    count: u32,
    data: T,
}

#[inline(never)]
fn sum(packet: &Packet<[u16]>) -> u32 {
    let data: u32 = packet.data.iter().map(|v| *v as u32).sum();
    data * packet.kind as u32 + packet.count + packet.data.len() as u32
}

#[inline(never)]
fn clear(packet: &mut Packet<[u16]>, at: usize) {
    packet.data[at] = 9;
    packet.count += 1;
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn unsized_structs(x: &[u32], out: &mut [u32]) {
    let i = _thread_idx_x() as usize;
    let mut packet = Packet { kind: x[i] as u8, count: 7, data: [1, 2, i as u16, (x[i] >> 20) as u16] };
    clear(&mut packet, i % 4);
    let mut h = sum(&packet);
    for v in [x[i], 5, h] {
        h = h.wrapping_mul(31).wrapping_add(v);
    }
    for (k, v) in packet.data.into_iter().enumerate().skip(1) {
        h = h.wrapping_mul(31) ^ (v as u32) << k;
    }
    out[i] = h;
}
