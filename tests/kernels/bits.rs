//! Shifts, rotates, counts and the other things that integers can do to their bits.
// RUN: %check %s --kernel=bits --grid=2 --block=200 --compare=1,2,3 --arg='i32[]=-2147483648,-2147483647,-65536,-1000,-33,-2,-1,0,1,2,7,31,32,33,255,256,46341,65536,2147483646,2147483647' \
// RUN:   --arg='u32[400]:zeros' --arg='i32[400]:zeros' --arg='u64[400]:zeros'

#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn bits(v: &[i32], u: &mut [u32], s: &mut [i32], w: &mut [u64]) {
    let i = (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as usize;
    if i >= u.len() {
        return;
    }
    let (x, y) = (v[i / v.len()], v[i % v.len()]);
    let (a, b) = (x as u32, y as u32);

    u[i] = a.rotate_left(b % 37)
        ^ a.rotate_right(b)
        ^ (a >> (b & 31))
        ^ (a << (b & 31)).swap_bytes()
        ^ a.reverse_bits()
        ^ a.leading_zeros()
        ^ a.trailing_zeros() << 6
        ^ a.count_ones() << 12
        ^ b.leading_ones() << 18
        ^ b.trailing_ones() << 24
        ^ a.abs_diff(b)
        ^ a.checked_ilog2().unwrap_or(99) << 3
        ^ a.checked_next_power_of_two().unwrap_or(77)
        ^ a.div_ceil(b | 1)
        ^ (a.is_power_of_two() as u32) << 30;

    s[i] = (x >> (b % 32))
        ^ (!y).signum()
        ^ x.rotate_left(3)
        ^ x.wrapping_div_euclid(y | 1)
        ^ x.wrapping_rem_euclid(y | 1)
        ^ x.wrapping_pow(b & 7)
        ^ x.midpoint(y)
        ^ i32::from_be_bytes(y.to_le_bytes())
        ^ x.min(y).max(-5).clamp(-1000, 1000)
        ^ (x.is_negative() as i32);

    let c = (a as u64) << 32 | b as u64;
    w[i] = c.rotate_left(b % 64)
        ^ c.leading_zeros() as u64
        ^ (c.trailing_zeros() as u64) << 8
        ^ (c.count_ones() as u64) << 16
        ^ c.swap_bytes()
        ^ c.reverse_bits()
        ^ c >> (b % 64)
        ^ ((c as i64) >> (a % 64)) as u64;
}
