//! 64 and 128 bits: products, quotients, comparisons, shifts, conversions.
// RUN: %check %s --kernel=wide_integers --grid=2 --block=128 --compare=1,2,3 \
// RUN:   --arg=u64[]=0,1,2,3,10,4294967295,4294967296,4294967297,9223372036854775807,9223372036854775808,18446744073709551615,12345678901234567890,1000000007,281474976710655 \
// RUN:   --arg='u64[200]:zeros' --arg='i64[200]:zeros' --arg='u64[400]:zeros'

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn wide_integers(v: &[u64], u: &mut [u64], s: &mut [i64], w: &mut [u64]) {
    let i = (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as usize;
    if i >= u.len() {
        return;
    }
    let (a, b) = (v[i / v.len() % v.len()], v[i % v.len()]);

    u[i] = a.wrapping_mul(b) ^ a / (b | 1) ^ a % (b | 1) ^ a.saturating_mul(b) ^ a.checked_add(b).unwrap_or(9);

    let (x, y) = (a as i64, b as i64);
    s[i] = x.wrapping_sub(y)
        ^ x.wrapping_div(y | 1)
        ^ x.wrapping_rem(y | 1)
        ^ x.saturating_add(y)
        ^ x.checked_mul(y).unwrap_or(-7)
        ^ (x.cmp(&y) as i64);

    let product = a as u128 * b as u128;
    let c = (b as u128) << 64 | a as u128;
    let d = -(a as i128) * (y as i128);
    let mixed = product.wrapping_add(c) ^ c >> (a % 128) as u32 ^ c << (b % 128) as u32 ^ (d >> 3) as u128;
    let mixed = mixed ^ ((product > c) as u128) << 5 ^ ((d < -5) as u128) << 77 ^ c.rotate_left(a as u32);
    w[2 * i] = mixed as u64 ^ c.leading_zeros() as u64 ^ d.count_ones() as u64;
    w[2 * i + 1] = (mixed >> 64) as u64 ^ product.trailing_zeros() as u64 ^ (d as f64).to_bits();
}
