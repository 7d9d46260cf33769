//! Enums around 128-bit integers, whose tags have 128 bits too.
// RUN: %check %s --kernel=wide_options --grid=1 --block=32 --arg='u64[32]:zeros' --arg='u64[64]:rand(3)' --compare=0

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;
use core::num::NonZeroU128;

#[derive(Clone, Copy)]
enum Wide {
    None,
    Signed(i128),
    Pair(u64, u128),
}

#[inline(never)]
fn make(i: u64, v: u128) -> Wide {
    match i % 3 {
        0 => Wide::None,
        1 => Wide::Signed(-(v as i128)),
        _ => Wide::Pair(i, v),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn wide_options(out: &mut [u64], bits: &[u64]) {
    let i = _thread_idx_x() as usize;
    let a = bits[2 * i] as u128 * bits[2 * i + 1] as u128 * if i % 2 == 0 { 1 } else { 3 };
    let b = (bits[i] as u128) << (i * 4);
    let sum = a.checked_add(b << 60);
    let product = (a as i128).checked_mul(bits[i] as i128 % 5 - 2);
    let quotient = a.checked_div(b & 1);
    let nonzero = NonZeroU128::new(b & 2);
    let wide = match make(i as u64, a) {
        Wide::None => 1,
        Wide::Signed(v) => v as u64,
        Wide::Pair(x, v) => x ^ (v >> 64) as u64,
    };
    out[i] = sum.map_or(1, |v| (v >> 64) as u64)
        ^ product.map_or(2, |v| (v >> 32) as u64)
        ^ quotient.map_or(4, |v| v as u64)
        ^ nonzero.map_or(8, |v| v.get() as u64 + 16)
        ^ wide;
}
