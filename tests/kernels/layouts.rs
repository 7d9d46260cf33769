//! Structs of every kind: nested, packed, aligned, transparent, empty, generic, by value and by reference;
//! unions; and values seen as other types.
// RUN: %check %s --kernel=layouts --grid=1 --block=50 --arg='u32[50]:rand(21)' --arg='u64[50]:zeros' --compare=1

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[derive(Clone, Copy, Default)]
struct Mixed {
    a: u8,
    b: u64,
    c: u16,
    d: (u8, u32),
    nothing: (),
    e: [u16; 3],
}

#[repr(C, packed)]
#[derive(Clone, Copy)]
struct Packed {
    a: u8,
    b: u32,
    c: u16,
}

#[repr(C, align(16))]
#[derive(Clone, Copy)]
struct Aligned {
    a: u8,
    b: Wrapper,
}

#[repr(transparent)]
#[derive(Clone, Copy)]
struct Wrapper(u32);

struct Pair<A, B> {
    first: A,
    second: B,
}

#[repr(C)]
union Bits {
    float: f32,
    int: u32,
    bytes: [u8; 4],
}

#[inline(never)]
fn make(v: u32) -> Mixed {
    Mixed { a: v as u8, b: v as u64 * 3, d: (7, v ^ 1), ..Default::default() }
}

#[inline(never)]
fn change(mut m: Mixed, by: &Mixed) -> (Mixed, u8) {
    m.c += 2;
    m.e[by.a as usize % 3] = 9;
    m.d.1 = m.d.1.wrapping_add(by.d.1);
    (m, m.a ^ by.a)
}

#[inline(never)]
fn small(v: u32) -> (u32, bool) {
    (v / 3, v % 3 == 1)
}

#[inline(never)]
fn wrapped(w: Wrapper, _: (), p: Pair<u8, Wrapper>) -> Wrapper {
    Wrapper(w.0 + p.first as u32 + p.second.0)
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn layouts(x: &[u32], out: &mut [u64]) {
    let i = _thread_idx_x() as usize;
    let v = x[i] >> 4;
    let m = make(v);
    let (n, o) = change(m, &make(v + 1));
    let mut h = n.b ^ (n.c as u64) << 40 ^ (n.d.1 as u64) << 8 ^ n.d.0 as u64 ^ o as u64 ^ m.e[0] as u64;
    h = h * 31 + n.e.iter().map(|e| *e as u64).sum::<u64>();

    let mut p = Packed { a: 1, b: v, c: 5 };
    p.b += 1;
    let b = p.b;
    p.c ^= p.a as u16;
    h = h * 31 + b as u64 + { p.c } as u64 + size_of::<Packed>() as u64;

    let a = [Aligned { a: 3, b: Wrapper(v) }; 2];
    h = h * 31 + a[i % 2].b.0 as u64 + a[1].a as u64 + (align_of::<Aligned>() + size_of::<[Aligned; 2]>()) as u64;

    let (third, is_one) = small(v);
    h = h * 31 + third as u64 + is_one as u64;
    h = h * 31 + wrapped(Wrapper(v), (), Pair { first: 200, second: Wrapper(4) }).0 as u64;

    let mut bits = Bits { float: v as f32 };
    bits.bytes[0] = 0x11;
    h = h * 31 + bits.int as u64;
    h = h * 31 + core::mem::transmute::<[u16; 4], u64>([1, v as u16, 3, 4]);
    h = h * 31 + core::mem::transmute::<u32, [u8; 4]>(v)[2] as u64;
    let mut swapped = (v, 5);
    core::mem::swap(&mut swapped.0, &mut swapped.1);
    h = h * 31 + core::mem::replace(&mut swapped.1, 0) as u64 + swapped.1 as u64 + swapped.0 as u64;
    out[i] = h;
}
